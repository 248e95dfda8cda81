import Foundation
import NudgeTestSupport
import Testing

/// A history is read as people write it.
@Suite("Histories in files")
struct HistoryInputTests {
  @Test func hasANoteIfATitleBeginsLikeATime() throws {
    let history = "2026-11-19 8点起床\n2026-11-20 晚上 8 点 跑步\n"
    let run = try CommandRun.next("--history", "-", input: history)
    #expect(run.code == 0)
    #expect(
      run.complaints
        == "nudge: standard input has 1 line whose date has no time, but whose title begins like one: line 1; write the time as in 2026-11-22 20:00\n"
    )
  }

  @Test func hasANoteIfATitleBeginsWithATimeZone() throws {
    let run = try CommandRun.next("--history", "-", input: "2026-11-19 10:00 PM Ran\n2026-11-20 10:00 PM PST Ran\n")
    #expect(run.code == 0)
    #expect(
      run.complaints
        == "nudge: standard input has 1 line with a time zone after the time, which became part of the title: line 2; write an offset instead, as in 2026-11-22 20:00-05:00\n"
    )
  }

  @Test func isAHistoryByHand() throws {
    let history = """
      2026-11-20 Ran 5 km
      2026/11/19
      2026-11-18 10:00:00 Called Ada
      """
    let run = try CommandRun.next("--history", "-", "--format", "json", input: history)
    #expect(run.code == 0 && run.complaints == "")
    #expect(try (run.object()["streak"] as? [String: Any])?["currentStreak"] as? Int == 3)
    // A time without an offset is on the person's clock, and a day can begin after midnight.
    let night = try CommandRun.next(
      "--history", "-", "--day-start", "03:00", "--format", "json", input: "2026-11-21 01:30\n")
    #expect(try (night.object()["streak"] as? [String: Any])?["lastOn"] as? String == "2026-11-20")
  }

  /// Rows that mean "not done" aren't achievements: iSoron/uhabits#284, iSoron/uhabits#5, shub39/Grit#217,
  /// daya0576/beaverhabits#158.
  @Test func isWhatWasDone() throws {
    let run = try CommandRun.next(
      "--history", "-", input: "Date,Value,Notes\n2026-11-20,NO,\n2026-11-19,UNKNOWN,\n2026-11-18,YES_MANUAL,\n")
    #expect(run.code == 0 && run.output.contains("1 achievement, "), "\(run.output)")
    #expect(
      run.complaints == """
        nudge: standard input: these columns are not read: Notes
        nudge: standard input has 2 lines that say that nothing was done, which are not counted, the first of them line 2

        """)
    let habits = try CommandRun.next(
      "--history", "-", input: "Date,Meditate,Run,\n2026-11-20,2,0,\n2026-11-19,2,2,\n")
    #expect(habits.code == 0 && habits.output.contains("3 achievements, "), "\(habits.output)")
    #expect(
      habits.complaints
        == "nudge: standard input: each of these columns is read as a habit, and each time that one of them was done counts: Meditate, Run\n"
    )
    let keys = try CommandRun.next(
      "--history", "-", input: #"{"at":"2026-11-20","mood":5,"id":"a"}"# + "\n" + #"{"at":"2026-11-19","mood":4}"#)
    #expect(keys.code == 0 && keys.complaints == "nudge: standard input: these keys are not read: mood, id\n")
  }

  @Test func isToldWhichValueSaysNothing() throws {
    let run = try CommandRun.next("--history", "-", input: "date,Status\n2026-11-20,rained\n2026-11-19,done\n")
    #expect(run.code == 1 && run.output.contains("1 achievement, "))
    #expect(
      run.complaints == """
        nudge: standard input:2: "Status" is "rained", which does not say whether something was done; use a number, or a word \
        such as yes, no, true, false, done, skipped, missed or failed.

        """)
  }

  @Test func hasANoteOnWhatItsValuesSay() throws {
    let run = try CommandRun.next(
      "--history", "-", input: "date,title,went well\n2026-11-20,Ran,no\n2026-11-19,Ran,yes\n")
    #expect(run.code == 0 && run.output.contains("1 achievement, "))
    #expect(
      run.complaints == """
        nudge: standard input: the values of these say whether something was done: went well
        nudge: standard input has 1 line that says that nothing was done, which is not counted: line 2

        """)
  }

  @Test func hasANoteIfEveryOffsetIsUTC() throws {
    let run = try CommandRun.next(
      "--history", "-", "--time-zone", "Europe/Berlin", input: "2026-11-19T08:00:00+00:00\n2026-11-20T08:00:00+00:00\n")
    #expect(run.code == 0)
    #expect(
      run.complaints
        == "nudge: standard input: every offset is +00:00, so its days are those of UTC; if the offset isn’t known, write Z instead\n"
    )
    for offset in ["+00", "Z", " UTC", "+01:00"] {
      let run = try CommandRun.next(
        "--history", "-", "--time-zone", "Europe/Berlin", input: "2026-11-19 08:00:00\(offset) Ran\n")
      #expect(run.code == 0 && run.complaints == "", "\(run.complaints)")
    }
  }

  /// What isn't empty, and has nothing in it, doesn't look like a success.
  @Test(arguments: ["at,title\n", "Date,Value,Notes\r\n2026-11-20,NO,\r\n", #"{"at":"2026-11-20","done":false}"#])
  func hasANoteIfNothingIsFound(input: String) throws {
    let run = try CommandRun.next("--history", "-", input: input)
    #expect(run.complaints.hasSuffix("nudge: standard input is not empty, but no achievement was found in it\n"))
    #expect(try CommandRun.next("--history", "-", input: "\u{FEFF}\r\n\n").complaints == "")
  }

  /// Reports: ddeboer/data-import#315, WarrenWilkinson/read-csv#7; ryancramerdesign/ImportPagesCSV#9; duckdb/duckdb#1627.
  @Test(arguments: [
    "at,title\r2026-11-20,x\r2026-11-19,y\r2026-11-18,z\r",
    "at;title\r\n2026-11-20;Lauf\r\n2026-11-19;Brot gebacken\r\n2026-11-18;x\r\n",
    "2026-11-20 08:00:00+00 ran\r2026-11-19 08:00:00+00\r\n2026-11-18 08:00:00+00 ran",
    #"{"date":"2026-11-20"}"# + "\r" + #"{"date":"2026-11-19"}"# + "\r" + #"{"date":"2026-11-18"}"#,
  ])
  func isReadAsItWasWritten(input: String) throws {
    let run = try CommandRun.next("--history", "-", input: input)
    #expect(run.code == 0 && run.complaints == "", "\(run.complaints)")
    #expect(run.output.contains("3 achievements, "), "\(run.output)")
  }

  @Test func isNoHistoryIfNoLineIsValid() throws {
    let run = try CommandRun.next("--history", "-", input: "yesterday\n[1]\n")
    #expect(run.code == 1)
    #expect(
      run.complaints == """
        nudge: standard input:1: the line must begin with a date or time, year first, such as 2026-11-20, 2026-11-20 08:00 or \
        2026-11-20T08:00:00+01:00.
        nudge: standard input:2: the line is not a JSON object; use a line such as {"at":"2026-11-20","title":"Ran 5 km"}.

        """)
    #expect(!run.output.contains("recorded"))
    #expect(try CommandRun.next("--history", "-", input: "").output.contains("Nothing is recorded yet."))
  }

  @Test(arguments: [
    (#"{"at":"yesterday"}"#, "at must be a date or time, year first, such as 2026-11-20,"),
    (
      #"{"at":"2026-02-30"}"#,
      "Day 30 does not exist in month 2 of 2026, which has 28 days; use a form such as 2026-11-20,"
    ),
    (#"{"at":20261120}"#, #"at must be a string in quotation marks, such as "at":"2026-11-20"."#),
    (#"{"at":"2026-11-20","title":5}"#, #"title must be a string in quotation marks, such as "title":"Ran 5 km"."#),
    (#"{"title":"x"}"#, #"at is missing, the date or time of the achievement, such as "2026-11-20"."#),
  ])
  func isToldWhatIsWrongInJSON(line: String, error: String) throws {
    let run = try CommandRun.next("--history", "-", input: line + "\n{\"at\":\"2026-11-20\"}\n")
    #expect(run.code == 1)
    #expect(run.complaints.hasPrefix("nudge: standard input:1: \(error)"), "\(run.complaints)")
  }

  @Test func isAHistoryInChinese() throws {
    let history = """
      2026年11月20日 跑步5公里
      ２０２６－１１－１９　读书
      2026年11月18日游泳
      2026-11-17 晚上8点 写日记
      """
    let run = try CommandRun.next("--history", "-", "--format", "json", input: history)
    #expect(run.code == 0 && run.complaints == "", "\(run.complaints)")
    #expect(try (run.object()["streak"] as? [String: Any])?["currentStreak"] as? Int == 4)
  }

  /// A history in another encoding is a single error, which names a command that converts it.
  @Test(arguments: [
    ([0xC5, 0xDC, 0xB2, 0xBD, 0x0A], "GBK -t UTF-8, or -f BIG5 for Traditional Chinese"),
    (Array("2026-11-20 ".utf8) + [0xC5, 0xDC, 0xB2, 0xBD, 0x0A], "GBK -t UTF-8, or -f BIG5 for Traditional Chinese"),
    ([0xFF, 0xFE, 0x32, 0x00, 0x0A, 0x00], "UTF-16 -t UTF-8"),
    ([0x32, 0x00, 0x30, 0x00, 0x0A, 0x00], "UTF-16 -t UTF-8"),
    ([0xFF, 0xFE, 0, 0, 0x32, 0, 0, 0], "UTF-32 -t UTF-8"), ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x32], "UTF-32 -t UTF-8"),
    ([0x32, 0, 0, 0, 0x30, 0, 0, 0], "UTF-32 -t UTF-8"), ([0, 0, 0, 0x32, 0, 0, 0, 0x30], "UTF-32 -t UTF-8"),
  ])
  func namesTheEncodingOfAHistory(bytes: [UInt8], encoding: String) throws {
    let folder = try TemporaryFolder()
    let history = try folder.write("mine.txt", bytes + bytes)
    let run = try CommandRun.next("--history", history)
    #expect(run.code == 65)
    #expect(
      run.complaints
        == "nudge: --history: \(history) is not in UTF-8; convert it to UTF-8, such as with iconv -f \(encoding).\n"
    )
  }

  /// A single line in another encoding doesn't make the other ones invalid.
  @Test func namesALineInAnotherEncoding() throws {
    let folder = try TemporaryFolder()
    let lines = Array("2026-11-20 跑步\n2026-11-21 ".utf8) + [0xC5, 0xDC, 0xB2, 0xBD, 0x0A]
    let history = try folder.write("mine.txt", lines)
    let run = try CommandRun.next("--history", history)
    #expect(run.code == 1)
    #expect(
      run.complaints.hasPrefix("nudge: \(history):2: the line is not in UTF-8; convert it to UTF-8, such as with"))
  }

  @Test func isNamedIfItIsCompressed() throws {
    let folder = try TemporaryFolder()
    let history = try folder.write("mine.gz", [0x1F, 0x8B, 0x08, 0x00, 0x0A])
    let run = try CommandRun.next("--history", history)
    #expect(run.code == 65)
    #expect(run.complaints == "nudge: --history: \(history) is compressed; decompress it, such as with zcat.\n")
  }

  /// A file in the place of the other one is an error that says so.
  @Test func isNoPersonInPlaceOfAHistory() throws {
    let folder = try TemporaryFolder()
    let person = try folder.write("me.json", "{\"id\":\"a\",\n\"timeZone\":\"UTC\"}\n".utf8)
    let history = try folder.write("mine.txt", "2026-11-20\tRan 5 km\n".utf8)
    let swapped = try CommandRun.next("--history", person)
    #expect(swapped.code == 65)
    #expect(
      swapped.complaints == "nudge: --history: \(person) is a person instead of a history; use --person \(person).\n")
    let input = "{\n\"id\": \"a\",\n\"timeZone\": \"UTC\",\n\"achievements\": [\n{\"at\": \"2026-11-20\"}\n]}\n"
    let piped = try CommandRun.next("--history", "-", input: input)
    #expect(piped.code == 65)
    #expect(
      piped.complaints == "nudge: --history: standard input is a person instead of a history; use --person -.\n")
    let other = try CommandRun(["next", "--person", history])
    #expect(other.code == 65)
    #expect(
      other.complaints == "nudge: --person: \(history) is a history instead of a person; use --history \(history).\n")
  }
}
