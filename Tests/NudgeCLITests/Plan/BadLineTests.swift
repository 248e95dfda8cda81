import Foundation
import Nudge
import NudgeReports
import NudgeTestSupport
import Testing

@Suite("nudge plan, bad lines")
struct BadLineTests {
  struct Probe: CustomTestStringConvertible, Sendable {
    var name: String
    var line: [UInt8]
    var column: Int
    var error: String

    init(_ name: String, _ line: some Sequence<UInt8>, _ column: Int, _ error: String) {
      self.name = name
      self.line = Array(line)
      self.column = column
      self.error = error
    }

    var testDescription: String { name }
  }

  private static let start = #"{"id":"a","timeZone":"UTC","#

  static let probes: [Probe] = [
    Probe(
      "truncated UTF-8", (start + "\"name\":\"x").utf8 + [0xE6, 0xA9], 37,
      "name: Invalid UTF-8. Convert text in another encoding, such as with iconv -f GBK -t UTF-8, or -f BIG5 for Traditional Chinese."
    ),
    Probe("curly quotation mark", "{“id”:\"a\"}".utf8, 2, "Write \" instead of “."),
    Probe("full-width colon", "{\"id\"：\"a\"}".utf8, 6, "id: Write : instead of ：."),
    Probe("full-width comma", "{\"id\":\"a\"，\"timeZone\":\"UTC\"}".utf8, 10, "id: Write , instead of ，."),
    Probe(
      "NUL", (start + "\u{0}").utf8, 28,
      "Expected a key in double quotation marks."),
    Probe(
      "NUL in text", (start + "\"name\":\"\u{0}\"}").utf8, 36,
      "name: Unescaped control character. Use an escape sequence such as \\n."),
    Probe(
      "byte order mark", "\u{FEFF}{\"id\":\"a\",\"timeZone\":\"UTC\"}".utf8, 1,
      "Unexpected byte order mark; remove it."),
    Probe(
      "day of the month in a list",
      (start + "\"preferences\":{\"reminders\":{\"frequency\":\"monthly\",\"on\":[15]}}}").utf8, 84,
      "preferences.reminders.on[0]: Must be a string, not a number. A day of the month has no brackets, such as \"on\":15."
    ),
    Probe("key twice", (start + "\"id\":\"b\"}").utf8, 28, "id: Duplicate key."),
    Probe(
      "1e999", (start + "\"preferences\":{\"dailyLimit\":1e999}}").utf8, 56,
      "preferences.dailyLimit: Must be an integer, such as 2, without a fraction or an exponent."
    ),
    Probe(
      "lone surrogate", (start + #""name":"\ud800"}"#).utf8, 36,
      "name: Unpaired surrogate. Write the character itself."),
    Probe(
      "100,000 lists in lists", (start + "\"freezes\":").utf8 + [UInt8](repeating: UInt8(ascii: "["), count: 100_000),
      39,
      "freezes[0]: Must be a string, not an array."),
    Probe(
      "100,000 lists", [UInt8](repeating: UInt8(ascii: "["), count: 100_000), 1,
      #"Must be an object, not an array. Example: {"id":"u-1","timeZone":"Europe/Berlin"}."#),
    Probe(
      "zone with ..", #"{"id":"a","timeZone":"../../etc/passwd"}"#.utf8, 22,
      "timeZone: Invalid time zone name. Use a name such as America/New_York."),
    Probe(
      "zone that nobody knows", #"{"id":"橋","timeZone":"Asia/Shangai"}"#.utf8, 22,
      "timeZone: There is no zone Asia/Shangai in \(Fixtures.zoneinfo). Did you mean Asia/Shanghai or Asia/Khandyga?"),
    Probe(
      "a century away", (start + #""progress":{"count":1,"lastOn":"2126-11-22"}}"#).utf8, 59,
      "progress.lastOn: 2126-11-22 is more than a day after the end of the plan, set by --until or --days. A history can't contain future dates."
    ),
    Probe("unfinished", start.utf8, 28, "Expected a key in double quotation marks."),
    Probe(
      "no JSON", "people".utf8, 1,
      #"This is not JSON. A person is an object such as {"id":"u-1","timeZone":"Europe/Berlin"}."#),
    Probe(
      "two people", #"{"id":"a","timeZone":"UTC"}{"id":"b","timeZone":"UTC"}"#.utf8, 28,
      "Unexpected text after the object."),
    Probe(
      "escape for a terminal", (start + "\"\u{1B}[2J\u{202E}\":1}").utf8, 29,
      "Unescaped control character. Use an escape sequence such as \\n."),
    Probe(
      "1 MiB and a byte", [UInt8](repeating: UInt8(ascii: " "), count: (1 << 20) + 1), 1,
      "Must not be longer than 1 MiB."),
  ]

  /// One record with the right place, and the lines around it are answered.
  @Test(arguments: probes)
  func isToldOnce(probe: Probe) throws {
    let folder = try TemporaryFolder()
    for end in ["\n", "\r\n"] {
      let lines = ["\(People.line("first"))\(end)".utf8, "\(end)\(People.line("last"))\(end)".utf8].map(Array.init)
      let path = try folder.write("people", lines[0] + probe.line + lines[1])
      let run = try CommandRun(["plan", path] + People.span)
      #expect(run.code == 1)
      #expect(try People.values("person", in: run.output) == ["first", "last"])
      let records = run.complaints.split(separator: "\n")
      #expect(records.count == 1, "\(run.complaints.prefix(1_000))")
      let record = try #require(
        try JSONSerialization.jsonObject(with: Data((records.first ?? "").utf8)) as? [String: Any])
      #expect(record["line"] as? Int == 2)
      #expect(record["column"] as? Int == probe.column)
      #expect(record["error"] as? String == probe.error)
      #expect(record.count == 3)
      #expect(!run.complaints.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }

  /// Without its line break, the last line is a line like others.
  @Test func isToldAtTheEndToo() throws {
    let run = try CommandRun(["plan"] + People.span, input: "\(People.line("a"))\n\(People.line("b"))\n{\"id\":\"c\",")
    #expect(run.code == 1)
    #expect(try People.values("person", in: run.output) == ["a", "b"])
    #expect(run.complaints == #"{"column":11,"error":"Expected a key in double quotation marks.","line":3}"# + "\n")
  }

  /// A person of exactly 1 MiB is read, with a byte order mark before and a carriage return after them.
  @Test func isNotTheLongestThatMayBe() throws {
    let folder = try TemporaryFolder()
    let person = People.line("a")
    let line = person + String(repeating: " ", count: (1 << 20) - person.utf8.count)
    for text in ["\(line)\n", "\u{FEFF}\(line)\r\n", "\(People.line("b"))\n\(line)"] {
      let run = try CommandRun(["plan", try folder.write("people", text.utf8)] + People.span)
      #expect(run.code == 0 && run.complaints == "")
      #expect(try People.values("person", in: run.output).last == "a")
    }
  }

  #if os(Linux)
  /// 100 MB without a line break, in a process that may not have as much memory.
  @Test func isNotKeptWhereItIsTooLong() throws {
    let run = try Shell(
      #"""
      { printf '%s\n' "$1"; head -c 100000000 /dev/zero | tr '\0' '['; printf '\n%s\n' "$1"
        head -c 100000000 /dev/zero | tr '\0' '{'; } |
        { ulimit -d 90000; "$nudge" plan --from 2026-11-22T00:00:00Z --jobs 1 2>&1; }
      """#, People.line("a"))
    #expect(run.code == 1)
    #expect(
      run.lines.filter { !$0.hasPrefix(#"{"action"#) } == [
        #"{"column":1,"error":"Must not be longer than 1 MiB.","line":2}"#,
        #"{"column":1,"error":"Must not be longer than 1 MiB.","line":4}"#,
      ])
    #expect(run.lines.count == 4)
  }
  #endif

  /// A server reads the same people, skips the same blank lines, and writes the same records.
  @Test(arguments: [People.line("first"), "\u{FEFF}", "\u{FEFF} \u{0C}", "\u{0C}", "  "])
  func areTheSameInAServer(first: String) throws {
    let spaces = [-1, 0, 1, 4, 5, 6].map { [UInt8](repeating: UInt8(ascii: " "), count: (1 << 20) + $0) }
    let texts = [
      "", "\r", " \t\r", "\r\r", " \u{0C}\r", "\u{FEFF}", "\u{FEFF}\(People.line("b"))", "\u{A0}", "{", "[]",
    ]
    let bytes = (UInt8.min...UInt8.max).filter { $0 != UInt8(ascii: "\n") }.map { [$0] }
    let lines = [Array(first.utf8)] + bytes + texts.map { Array($0.utf8) } + spaces + [Array(People.line("last").utf8)]
    let input = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    let folder = try TemporaryFolder()
    let run = try CommandRun(["plan", try folder.write("people", input)] + People.span)

    let from = try Timestamp(rfc3339: "2026-11-22T00:00:00Z")
    var people = PeopleLines(planner: Planner(), span: from..<from.advanced(bySeconds: 86_400))
    var answer: [UInt8] = []
    var rest = input[...]
    while let more = people.next(from: &rest) { answer += more }
    answer += people.finish()
    let answers = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    let records = answers.filter { $0.hasPrefix(#"{"column""#) }
    let plans = answers.filter { !$0.hasPrefix(#"{"column""#) }
    for (found, expected) in zip(run.complaints.split(separator: "\n"), records) where found != expected {
      Issue.record("the command writes \(found), a server \(expected)")
    }
    #expect(run.complaints.split(separator: "\n").count == records.count)
    #expect(run.output.split(separator: "\n") == plans)
    #expect(records.contains { $0.hasSuffix(#""line":13}"#) }, "a form feed isn't white space in JSON")
  }

  /// As many as there are, in the order of their lines.
  @Test func areToldInOrder() throws {
    let lines = (1...4_000).map { $0 % 2 == 0 ? People.line("p-\($0)") : "{\"id\":\($0)}" }
    let run = try CommandRun(["plan", "--jobs", "8"] + People.span, input: lines.joined(separator: "\n"))
    #expect(run.code == 1)
    let records = try run.complaints.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(records.map { $0["line"] as? Int } == stride(from: 1, through: 4_000, by: 2).map(Optional.some))
  }
}
