import Foundation
import NudgeTestSupport
import Testing

/// A person's JSON is read from files and pipes.
@Suite("People in files")
struct PersonInputTests {
  /// The example of the documentation is on several lines, and each command reads it from a file and a pipe.
  @Test func isAPersonInEveryCommand() throws {
    let page = try Fixtures.projectFile("docs/person.md")
    let start = try #require(page.firstRange(of: "```json\n"))
    let json = page[start.upperBound..<(try #require(page[start.upperBound...].firstRange(of: "```"))).lowerBound]
    #expect(json.contains("\n "))
    let folder = try TemporaryFolder()
    let file = try folder.write("me.json", json.utf8)
    for command in [["next", "--person"], ["preview", "--kind", "reminder", "--person"], ["plan", "--days", "30"]] {
      let zone = command[0] == "plan" ? [] : ["--time-zone", "Asia/Shanghai"]
      let fromFile = try CommandRun(command + [file] + zone + CommandRun.now)
      #expect(fromFile.code == 0, "\(command): \(fromFile.complaints)")
      #expect(fromFile.complaints == "" && !fromFile.output.isEmpty)
      let fromPipe = try CommandRun(command + ["-"] + zone + CommandRun.now, input: String(json))
      #expect(fromPipe.output == fromFile.output)
    }
  }

  @Test func isNamedInErrorsIfItComesFromAPipe() throws {
    let malformed = try CommandRun(["next", "--person", "-"], input: "{\n\"id\":1}")
    #expect(malformed.code == 65)
    #expect(
      malformed.complaints
        == "nudge: --person: standard input:2:6: id: Must be a string, not a number.\n")
    let zone = try CommandRun(["next", "--person", "-"], input: #"{"id":"a","timeZone":"Nowhere"}"#)
    #expect(zone.complaints.hasPrefix("nudge: --person: in standard input, timeZone: There is no zone Nowhere"))
    let long = try CommandRun(["preview", "--person", "-"], input: String(repeating: " ", count: (1 << 20) + 1))
    #expect(long.complaints == "nudge: --person: standard input is larger than 1 MiB.\n")
  }

  /// Options don't silently replace a part of the person.
  @Test func isNotMixedWithOptions() throws {
    let json = #"{"id":"a","timeZone":"America/Denver"}"#
    let day = try CommandRun(["next", "--person", "-", "--day-start", "3am"] + CommandRun.now, input: json)
    #expect(day.code == 64)
    #expect(
      day.complaints.hasPrefix(
        "Error: --person already contains the schedule and the progress; leave out --day-start."), "\(day.complaints)")
    for command in [["next"], ["preview", "--kind", "reminder"]] {
      func complaints(_ zone: String) throws -> String {
        try CommandRun(
          command + ["--locale", "en", "--person", "-", "--time-zone", zone] + CommandRun.now, input: json
        ).complaints
      }
      #expect(
        try complaints("Asia/Tokyo") == "nudge: --time-zone replaces the person’s time zone, America/Denver\n")
      #expect(try complaints("America/Denver") == "")
    }
  }

  /// A shell's `<(command)` is a path of a pipe.
  @Test func isAPersonInAPipe() throws {
    let run = try CommandRun(
      ["next", "--person", "/dev/stdin", "--format", "json"] + CommandRun.now, input: #"{"id":"a","timeZone":"UTC"}"#)
    #expect(run.code == 0 && run.complaints == "", "\(run.complaints)")
    let folder = try CommandRun(["next", "--person", "/"])
    #expect(folder.complaints == "nudge: --person: / is a folder or a device; specify a file.\n")
  }

  /// Java leaves out seconds that are 0.
  @Test func isAPersonWithATimeOfAnotherProgram() throws {
    func run(_ at: String) throws -> CommandRun {
      try CommandRun(
        ["next", "--person", "-"] + CommandRun.now,
        input: #"{"id":"a","timeZone":"UTC","achievements":[{"at":"\#(at)"}]}"#)
    }
    for at in ["2026-11-20T08:00Z", "2026-11-20T08:00+02:00"] {
      let run = try run(at)
      #expect(run.code == 0, "\(run.complaints)")
    }
    for at in ["2026-11-20T08:00:00", "2026-11-20T08:00", "2026-11-20 08:00:00.5"] {
      #expect(
        try run(at).complaints
          == "nudge: --person: standard input:1:50: achievements[0].at: The offset from UTC is missing; add Z or an offset such as +02:00.\n"
      )
    }
    #expect(try run("2026-11-20T08:00.5Z").code == 65)
  }

  /// An achievement on a line of its own doesn't make a person a history.
  @Test func isAPersonWithAFault() throws {
    let json = "{\"id\":\"a\",\"timeZone\":\"UTC\",\"achievements\":[\n{\"at\":\"2026-11-20\"}\n],}"
    let run = try CommandRun(["next", "--person", "-"], input: json)
    #expect(
      run.complaints == "nudge: --person: standard input:3:3: Unexpected comma before the closing brace. Remove it.\n")
  }

  /// A file that can't contain JSON is named for what it is, once, although it can have any number of lines.
  @Test(arguments: [
    ([0x1F, 0x8B, 0x08, 0x0A, 0x0A], "is compressed; decompress it, such as with zcat."),
    (
      [0xFF, 0xFE, 0x7B, 0x00, 0x0A, 0x00],
      "is not in UTF-8; convert it to UTF-8, such as with iconv -f UTF-16 -t UTF-8."
    ),
    ([0x7B, 0x00, 0x0A, 0x00], "is not in UTF-8; convert it to UTF-8, such as with iconv -f UTF-16 -t UTF-8."),
    (
      [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0],
      "is not in UTF-8; convert it to UTF-8, such as with iconv -f UTF-32 -t UTF-8."
    ),
    ([0x7B, 0, 0, 0, 0x0A, 0, 0, 0], "is not in UTF-8; convert it to UTF-8, such as with iconv -f UTF-32 -t UTF-8."),
  ])
  func isNamedIfItIsNoText(bytes: [UInt8], error: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("me.json", bytes)
    for (command, subject) in [
      (["plan"], ""), (["next", "--person"], "--person: "), (["preview", "--person"], "--person: "),
    ] {
      let run = try CommandRun(command + [file])
      #expect(run.code == 65 && run.output == "")
      #expect(run.complaints == "nudge: \(subject)\(file) \(error)\n")
    }
    // The people before it are planned.
    let people = try folder.write("people.ndjson", "{\"id\":\"a\",\"timeZone\":\"UTC\"}\n".utf8)
    let run = try CommandRun(["plan", "--from", "2026-11-22T00:00:00Z", people, file])
    #expect(run.code == 65 && run.output.contains(#""person":"a""#))
  }

  @Test(arguments: ["", "\n", " \r\n"]) func isNamedIfItIsEmpty(input: String) throws {
    let run = try CommandRun(["next", "--person", "-"], input: input)
    #expect(run.code == 65)
    #expect(
      run.complaints
        == "nudge: --person: standard input is empty. A person is an object such as {\"id\":\"u-1\",\"timeZone\":\"Europe/Berlin\"}.\n"
    )
  }

  @Test func isOnePersonAtATime() throws {
    let line = #"{"id":"a","timeZone":"UTC"}"#
    let run = try CommandRun(["next", "--person", "-"], input: "\(line)\n\(line)\n")
    #expect(run.code == 65)
    #expect(
      run.complaints
        == "nudge: --person: standard input:2:1: Unexpected text after the object. Use nudge plan to plan for several people, one per line, or keep one of them.\n"
    )
  }
}
