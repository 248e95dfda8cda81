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
