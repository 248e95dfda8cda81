import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgePlanning

@Suite("HistoryReader")
struct HistoryReaderTests {
  /// What a history gives, in pieces of `size` bytes: titles or times of achievements, and faults.
  private func read(_ bytes: [UInt8], inPiecesOf size: Int = .max) -> [HistoryReader.Result] {
    var reader = HistoryReader(in: .utc)
    var results: [HistoryReader.Result] = []
    var start = 0
    while start < bytes.count {
      let end = start + min(size, bytes.count - start)
      reader.read(bytes[start..<end]) { results.append($0) }
      start = end
    }
    reader.finish { results.append($0) }
    return results
  }

  private func read(_ text: String) -> [HistoryReader.Result] { read(Array(text.utf8)) }

  private func achievement(_ moment: String, _ title: String? = nil) throws -> HistoryReader.Result {
    .success(Achievement(at: try Achievement.Moment(moment), title: title))
  }

  private func fault(_ line: Int, _ reason: HistoryFault.Reason) -> HistoryReader.Result {
    .failure(HistoryFault(line: line, reason: reason))
  }

  @Test func readsTextInAnyPieces() throws {
    let text = "\u{FEFF}2026-11-20T08:00:00+01:00\tRan 5 km\r\n\n2026-11-19\n 2026-11-18 \tA\ttab\n2026-11-17T08:00:00Z"
    let expected = [
      try achievement("2026-11-20T08:00:00+01:00", "Ran 5 km"), try achievement("2026-11-19"),
      try achievement("2026-11-18", "A\ttab"), try achievement("2026-11-17T08:00:00Z"),
    ]
    for size in [1, 2, 3, 7, 64, .max] {
      #expect(read(Array(text.utf8), inPiecesOf: size) == expected, "pieces of \(size)")
    }
  }

  @Test func readsTimesAsPeopleWriteThem() throws {
    let berlin = try ZoneDatabase.compiledIn.zone("Europe/Berlin")
    var reader = HistoryReader(in: berlin)
    var results: [HistoryReader.Result] = []
    let text = """
      2026-11-20 Ran 5 km
      2026/11/19\tRead
      2026-11-18 10:00  Called Ada
      2026-11-17 10:00:30
      2026-11-16 10:00:00 +0000 Fixed the gate
      2026-11-15 10 km
      """
    reader.read(text.utf8) { results.append($0) }
    reader.finish { results.append($0) }
    #expect(
      results == [
        try achievement("2026-11-20", "Ran 5 km"), try achievement("2026-11-19", "Read"),
        try achievement("2026-11-18T09:00:00Z", "Called Ada"), try achievement("2026-11-17T09:00:30Z"),
        try achievement("2026-11-16T10:00:00+00:00", "Fixed the gate"), try achievement("2026-11-15", "10 km"),
      ])
  }

  @Test func knowsALineThatIsMeantAsJSON() throws {
    #expect(read("[{\"at\":\"2026-11-20\"}]\n") == [fault(1, .notAnObject)])
    #expect(
      read("{\"at\":\"2026-11-20\"}\nat: 2026-11-19\n2026-11-18\n") == [
        try achievement("2026-11-20"), fault(2, .notAnObject), try achievement("2026-11-18"),
      ])
  }

  @Test func readsObjectsLineByLine() throws {
    let text = """
      {"at":"2026-11-20T08:00:00Z","title":"Ran \\"far\\"","id":17}
      {"title":"no time"}
      {"at":17}
      {"at":"2026-11-31"}
      {"at":"2026-11-19"
      {"at":"2026-11-18","title":null}
      """
    #expect(
      read(text) == [
        try achievement("2026-11-20T08:00:00Z", "Ran \"far\""), fault(2, .missingTime),
        fault(3, .notAString(key: "at")),
        fault(4, .value(.dayOutOfRange(31, year: 2026, month: 11, length: 30))), fault(5, .notAnObject),
        try achievement("2026-11-18"),
      ])
  }

  @Test func readsCSVByItsHeader() throws {
    let text = #"""
      id, Title ,AT
      1,"Ran, then ""rested""",2026-11-20
      2,"Two
      lines",2026-11-19
      3,Jumped 5" high,2026-11-18
      4,No time,
      5,Short
      6,,2026-11-17T08:00:00Z
      """#
    #expect(
      read(text) == [
        try achievement("2026-11-20", "Ran, then \"rested\""), try achievement("2026-11-19", "Two\nlines"),
        try achievement("2026-11-18", "Jumped 5\" high"), fault(6, .missingTime), fault(7, .missingTime),
        try achievement("2026-11-17T08:00:00Z"),
      ])
  }

  @Test func losesOneLineToAQuoteThatDoesNotEnd() throws {
    #expect(
      read("at,title\n2026-11-20,\"open\n2026-11-19,fine\n2026-11-18,\"also open\n") == [
        fault(2, .malformedQuote), try achievement("2026-11-19", "fine"), fault(4, .malformedQuote),
      ])
    let long = "at,title\n2026-11-20,\"open\n" + String(repeating: "2026-11-19,fine\n", count: 500)
    let results = read(long)
    #expect(results.first == fault(2, .malformedQuote))
    #expect(results.count == 501)
    #expect(results.last == (try achievement("2026-11-19", "fine")))
  }

  @Test func usesTheRestAfterALineThatCannotBeRead() throws {
    #expect(
      read("when,what\n2026-11-20\nyesterday\n2026-11-19\n") == [
        fault(1, .headerWithoutTime), try achievement("2026-11-20"),
        fault(3, .time(.malformed(column: 1, form: "date or time", example: "2026-11-22 20:00"))),
        try achievement("2026-11-19"),
      ])
    #expect(read("") == [])
    #expect(read("\n \n") == [])
  }

  @Test(arguments: ["date,title", "Time,Title", "title,at,date"]) func findsTheColumnOfTheTime(header: String) throws {
    let isLast = header.hasSuffix("date")
    let record = isLast ? "Ran,2026-11-20,2026-11-01" : "2026-11-20,Ran"
    #expect(read("\(header)\n\(record)\n") == [try achievement("2026-11-20", "Ran")])
  }

  @Test func joinsADateAndATimeOfDay() throws {
    let text = """
      date,time,title
      2026-11-20,20:00,Ran
      2026/11/19, 8pm ,Swam
      2026-11-18,,Read
      2026-11-17
      2026-11-16T07:30:00Z,00:45,Slept
      2026-11-15,late,Sang
      """
    let results = read(text)
    #expect(
      results.dropLast() == [
        try achievement("2026-11-20T20:00:00Z", "Ran"), try achievement("2026-11-19T20:00:00Z", "Swam"),
        try achievement("2026-11-18", "Read"), try achievement("2026-11-17"),
        try achievement("2026-11-16T07:30:00Z", "Slept"),
      ])
    guard case .failure(let fault)? = results.last, case .value = fault.reason else {
      Issue.record("\(results)")
      return
    }
    #expect(fault.line == 7)
  }

  @Test func listsLinesWhoseTitleBeginsLikeATime() throws {
    var reader = HistoryReader(in: .utc)
    let lines = [
      "2026-11-20 8点起床", "2026-11-20\t8点起床", "2026-11-20 20:00 8点起床", "2026-11-20 Ran", "2026-11-20 晚上1点 跑步",
    ]
    reader.read(Array(lines.joined(separator: "\n").utf8)) { _ in }
    reader.finish { _ in }
    #expect(reader.linesWithTimeInTitle == [1, 5])
  }

  @Test func listsLinesWhoseTitleBeginsWithATimeZone() throws {
    var reader = HistoryReader(in: .utc)
    let lines = [
      "2026-11-20 10:00 PM PST Ran", "2026-11-20T22:00:00 UTC x", "2026-11-20 22:00 (CET)", "2026-11-20 22:00\tPST Ran",
      "2026-11-20 22:00 Ran", "2026-11-20 22:00 Estonia", "2026-11-20 PST", "2026-11-20 22:00Z UTC",
      "2026-11-20 22:00:00 -0800 PST", "2026-11-20 22:00 UTC+8 x",
    ]
    reader.read(Array(lines.joined(separator: "\n").utf8)) { _ in }
    reader.finish { _ in }
    #expect(reader.linesWithZoneInTitle == [1, 3])
  }

  /// `+00:00` is an offset, and the other forms say nothing about it.
  @Test(arguments: [
    ("+00:00", "+00:00"), (" +0000", "+00:00"), ("+00", "Z"), ("-00:00", "Z"), ("Z", "Z"), (" UTC", "Z"),
    (" +0000 UTC", "Z"), ("+01", "+01:00"),
  ])
  func readsTheOffsetThatIsKnown(offset: String, known: String) throws {
    let expected = try achievement("2026-11-20T08:00:00\(known)", "Ran")
    #expect(read("2026-11-20 08:00:00\(offset) Ran\n") == [expected])
    #expect(read("2026-11-20 08:00:00\(offset)\tRan\n") == [expected])
    #expect(read("at,title\n2026-11-20 08:00:00\(offset),Ran\n") == [expected])
    #expect(read(#"{"at":"2026-11-20 08:00:00\#(offset)","title":"Ran"}"#) == [expected])
  }

  @Test(arguments: [
    ("2026-11-20T08:00:00+00:00\n2026-11-19\n", "Europe/Berlin", true),
    ("2026-11-20T08:00:00+00:00\n2026-11-19T08:00:00+01:00\n", "Europe/Berlin", false),
    ("2026-11-20T08:00:00Z\n2026-11-20T08:00:00+00\n2026-11-20 08:00\n", "Europe/Berlin", false),
    ("2026-11-20T08:00:00+00:00\n", "Europe/London", false), ("2026-07-20T08:00:00+00:00\n", "Europe/London", true),
    ("2026-07-20T08:00:00+00:00\n", "UTC", false),
  ])
  func knowsOffsetsThatNobodySet(text: String, zone: String, isForeign: Bool) throws {
    var reader = HistoryReader(in: try ZoneDatabase.compiledIn.zone(zone))
    reader.read(text.utf8) { _ in }
    reader.finish { _ in }
    #expect(reader.hasOnlyForeignUTC == isForeign)
  }

  @Test(arguments: ["2026-11-20 20:00跑步", "2026-11-22：跑步", "2026-11-22: Ran", " 2026/11/22-Ran"])
  func namesAMissingSpace(line: String) {
    #expect(read(line) == [fault(1, .noSpaceAfterTime)])
  }

  /// A number alone, as in the second line, can also be a part of the title.
  @Test func readsATimeInAColumnOfItsOwn() throws {
    #expect(
      read("2026-11-20\t20:00\tRan\n2026-11-21\t20\tpages\n2026-11-22\t20:00 Ran\n") == [
        try achievement("2026-11-20T20:00:00Z", "Ran"), try achievement("2026-11-21", "20\tpages"),
        try achievement("2026-11-22", "20:00 Ran"),
      ])
  }

  @Test func namesAMissingHeader() throws {
    #expect(read("2026-11-19，学包饺子\n") == [fault(1, .commaAfterTime)])
    #expect(
      read("2026-11-20,Ran\n2026/11/19 10:00, Swam\n2026-11-18\n2026-11-1x,Read\n") == [
        fault(1, .commaAfterTime), fault(2, .commaAfterTime), try achievement("2026-11-18"),
        fault(4, .time(.malformed(column: 10, form: "date or time", example: "2026-11-22 20:00"))),
      ])
  }

  @Test func takesATitleWithCommasForNoHeader() throws {
    #expect(
      read("2026-11-20\tSmiled, at, last\n2026-11-19\n") == [
        try achievement("2026-11-20", "Smiled, at, last"), try achievement("2026-11-19"),
      ])
    #expect(
      read(#"{"at": "2026-11-20", "title": "look, at, me"}"#) == [try achievement("2026-11-20", "look, at, me")])
  }

  @Test func refusesALineOverOneMebibyteAndGoesOn() throws {
    let long = Array("2026-11-20\t".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 3 << 20)
    #expect(
      read(long + Array("\n2026-11-19\n".utf8), inPiecesOf: 65_536) == [
        fault(1, .tooLong), try achievement("2026-11-19"),
      ])
    let longest = Array("2026-11-20\t".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: (1 << 20) - 11)
    #expect(read(longest).count == 1)
    #expect(throws: Never.self) { try read(longest)[0].get() }
  }

  /// A title in another encoding would be shown as `�`.
  @Test(arguments: ["2026-11-20\tCaf", "2026-11-20 Caf", #"{"at":"2026-11-20","title":"Caf"#])
  func refusesALineInAnotherEncoding(beginning: String) throws {
    let lines = Array("\(beginning)".utf8) + [0xE9] + Array("\n2026-11-21\tTea\n".utf8)
    let results = read(lines)
    #expect(results.first == .failure(HistoryFault(line: 1, reason: .notUTF8)))
    #expect(results.dropFirst() == [try achievement("2026-11-21", "Tea")])
  }

  @Test func refusesARecordInAnotherEncoding() throws {
    let bytes = Array("at,title\n2026-11-20,Caf".utf8) + [0xE9] + Array("\n2026-11-21,Tea\n".utf8)
    #expect(
      read(bytes)
        == [.failure(HistoryFault(line: 2, reason: .notUTF8)), try achievement("2026-11-21", "Tea")])
  }

  /// Random bytes around good lines: no trap, and every line answered or passed over.
  @Test func survivesNoise() throws {
    let seed: UInt64 = 4_180
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "at,title\n", "2026-11-20", "\t", "\"", ",", "{", "}", "\"at\":", "\n", "\r\n", "T08:00:00Z", "\0", "é", "x",
    ]
    for round in 0..<3_000 {
      let text = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined()
      let bytes = Array(text.utf8)
      let whole = read(bytes)
      #expect(whole == read(bytes, inPiecesOf: 3), "round \(round), seed \(seed)")
      #expect(whole.count <= bytes.count { $0 == UInt8(ascii: "\n") } + 1, "round \(round), seed \(seed)")
    }
  }
}
