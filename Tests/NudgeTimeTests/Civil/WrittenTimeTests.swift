import NudgeTime
import Testing

@Suite("Times as people write them")
struct WrittenTimeTests {
  @Test(arguments: [
    ("20:00", "20:00:00"), ("08:00", "08:00:00"), ("8:00", "08:00:00"), ("8:30:15", "08:30:15"),
    (" 20:00 ", "20:00:00"),
    ("20.00", "20:00:00"), ("8.05", "08:05:00"), ("2000", "20:00:00"), ("0830", "08:30:00"), ("20", "20:00:00"),
    ("0", "00:00:00"), ("08", "08:00:00"), ("20h", "20:00:00"), ("8h30", "08:30:00"), ("20H15", "20:15:00"),
    ("8pm", "20:00:00"), ("8 pm", "20:00:00"), ("8 PM", "20:00:00"), ("8:30pm", "20:30:00"), ("8:30 p.m.", "20:30:00"),
    ("8:00\u{202F}PM", "20:00:00"), ("8am", "08:00:00"), ("12am", "00:00:00"), ("12:30 am", "00:30:00"),
    ("12pm", "12:00:00"), ("1 p.m.", "13:00:00"), ("20：00", "20:00:00"), ("20点", "20:00:00"), ("20時15分", "20:15:00"),
    ("晚上8点", "20:00:00"), ("晚上8点半", "20:30:00"), ("下午8:00", "20:00:00"), ("早上8点5分", "08:05:00"),
    ("中午12点", "12:00:00"), ("下午12:30", "12:30:00"), ("凌晨0点", "00:00:00"), ("晚上20:00", "20:00:00"),
    ("２０：００", "20:00:00"), ("8点", "08:00:00"), ("8点半", "08:30:00"), ("12点", "12:00:00"), ("8点整", "08:00:00"),
    ("下午3点半", "15:30:00"), ("早8点", "08:00:00"), ("晚8点", "20:00:00"), ("中午", "12:00:00"), ("Noon", "12:00:00"),
    ("　晚上８点　", "20:00:00"),
  ])
  func areReadByTheirMeaning(text: String, time: String) throws {
    #expect(try TimeOfDay(written: text) == TimeOfDay(time))
  }

  /// An hour that can be in the morning or in the evening, and what is no time.
  @Test(arguments: [
    ("8", 2), ("12", 3), ("", 1), ("midnight", 1), ("8:0", 4), ("8:5pm", 4), ("20:", 4), ("800", 4),
    ("20000", 5), ("20:00x", 6), ("13pm", 1), ("0am", 1), ("2000pm", 1), ("8 o'clock", 3), ("-8", 1), ("晚上12点", 3),
    ("晚上1点", 3), ("上午12:00", 3), ("+8:00", 1), ("8:30:5", 7),
    ("8点半5", 4), ("8点5分钟", 5), ("点", 1), ("晚上", 3), ("8点 半", 4),
  ])
  func areNotGuessed(text: String, column: Int) {
    #expect(throws: CivilError.malformed(column: column, form: "time", example: "20:00")) {
      try TimeOfDay(written: text)
    }
  }

  @Test func areWithinTheDay() {
    #expect(throws: CivilError.hourOutOfRange(24)) { try TimeOfDay(written: "24:00") }
    #expect(throws: CivilError.minuteOutOfRange(60)) { try TimeOfDay(written: "8:60pm") }
  }

  /// Every time that the strict reader reads is the same for the forgiving one.
  @Test func includeThoseOfTheClock() throws {
    for minute in 0..<1_440 {
      let text = try #require(TimeOfDay(secondsFromMidnight: minute * 60)).description
      #expect(try TimeOfDay(written: text) == TimeOfDay(text))
      #expect(try TimeOfDay(written: text.prefix(5)) == TimeOfDay(text))
    }
  }

  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), ("2026/11/20", "2026-11-20"), ("2026/1/9", "2026-01-09"),
    ("2026.11.20", "2026-11-20"),
    ("2026-11-20 10:00", "2026-11-20T10:00:00"), ("2026-11-20 10:00:30", "2026-11-20T10:00:30"),
    ("2026/11/20 8:05", "2026-11-20T08:05:00"), ("2026-11-20 8:05 pm", "2026-11-20T20:05:00"),
    ("2026-11-20T10:00", "2026-11-20T10:00:00"), ("2026-11-20T10:00:00Z", "2026-11-20T10:00:00Z"),
    ("2026-11-20T10:00+01:00", "2026-11-20T09:00:00Z"), ("2026-11-20 10:00:00.5+01:00", "2026-11-20T09:00:00Z"),
    ("2026-11-20 10:00:00 +0100", "2026-11-20T09:00:00Z"), (" 2026-11-20 ", "2026-11-20"),
    ("2026年11月20日", "2026-11-20"), ("2026年1月9号", "2026-01-09"), ("2026年11月20", "2026-11-20"),
    ("２０２６－１１－２０", "2026-11-20"), ("2026—11—20", "2026-11-20"), ("2026年11月20日晚上8点", "2026-11-20T20:00:00"),
    ("2026/11/20　20：05", "2026-11-20T20:05:00"), ("2026-11-20 下午3点半", "2026-11-20T15:30:00"),
  ])
  func haveADateBeforeThem(text: String, time: String) throws {
    #expect(try CalendarTime(written: text).iso8601 == time)
  }

  @Test(arguments: [
    "20-11-2026", "11/20/2026", "2026-11/20", "2026-11", "2026-11-20 10", "2026-11-20x", "2026-11-20,", "11月20日",
    "26年11月20日", "2026年11日", "2026年11月", "2026-11-20日", "2026年13月1日", "2026-11-20 晚上1点", "2026-11-20 8点半x",
  ])
  func haveTheYearFirst(text: String) {
    #expect(throws: CivilError.self) { try CalendarTime(written: text) }
  }

  /// What follows the time is a title, even if it begins with a number.
  @Test(arguments: [
    ("2026-11-20 Ran 5 km", "2026-11-20", " Ran 5 km"), ("2026-11-20 10 km", "2026-11-20", " 10 km"),
    ("2026-11-20\t3:15 marathon", "2026-11-20", "\t3:15 marathon"),
    ("2026-11-20 10:30 swam", "2026-11-20T10:30:00", " swam"),
    ("2026-11-20 10:30 pmol", "2026-11-20T10:30:00", " pmol"),
    ("2026-11-20 10:30 +1000 points", "2026-11-20T10:30:00", " +1000 points"),
    ("2026-11-20T10:00:00+01:00\tx", "2026-11-20T09:00:00Z", "\tx"), ("2026-11-20", "2026-11-20", ""),
    ("2026年11月20日跑步5公里", "2026-11-20", "跑步5公里"), ("2026年11月20日 8点 起床", "2026-11-20T08:00:00", " 起床"),
    ("2026-11-20 8点起床", "2026-11-20", " 8点起床"), ("２０２６/11/20　１０：３０　游泳", "2026-11-20T10:30:00", "　游泳"),
    ("2026-11-20 10：30\tswam", "2026-11-20T10:30:00", "\tswam"), ("2026-11-20 é", "2026-11-20", " é"),
  ])
  func beginALine(line: String, time: String, rest: String) throws {
    let found = try CalendarTime.written(atStartOf: line)
    #expect(found.time.iso8601 == time)
    #expect(found.rest == rest)
  }

  @Test func haveTheColumnOfTheCharacter() {
    #expect(throws: CivilError.malformed(column: 8, form: "date or time", example: "2026-11-22 20:00")) {
      try CalendarTime(written: "2026年11日")
    }
  }

  /// Each scalar stays in its place, so that a position in one text is a position in the other.
  @Test(arguments: [
    ("２０：３０－８：００", "20:30-8:00"), ("mon，thu；sat、sun", "mon,thu;sat,sun"), ("22:00～8:00〜9", "22:00~8:00~9"),
    ("1—2–3−4", "1-2-3-4"), ("a　b\u{202F}c\u{A0}d", "a b c d"), ("周日 é ÿ", "周日 é ÿ"), ("", ""),
  ])
  func haveASCIIForms(text: String, folded: String) {
    #expect(text.inASCIIForms == folded)
    #expect(text.inASCIIForms.unicodeScalars.count == text.unicodeScalars.count)
    #expect(folded.inASCIIForms == folded)
  }
}
