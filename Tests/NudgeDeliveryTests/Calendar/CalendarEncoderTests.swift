import NudgeDelivery
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("CalendarEncoder")
struct CalendarEncoderTests {
  private func encoder(_ personalText: PersonalText) throws -> CalendarEncoder {
    CalendarEncoder(stamp: try #require(Timestamp(secondsSinceEpoch: 1_795_300_000)), personalText: personalText)
  }

  @Test func writesAnEventWithAnAlarm() throws {
    let text = try encoder(.included).calendar(for: [try SampleNotification.retrieval()])
    let expected = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Nudge//Nudge//EN
      CALSCALE:GREGORIAN
      BEGIN:VEVENT
      UID:retrieval-2026-11-22-3ec96d7cdacf15f3b608aa36f3deb252@nudge.invalid
      DTSTAMP:20261121T222640Z
      DTSTART:20261122T120000Z
      DURATION:PT15M
      SUMMARY:From last year
      DESCRIPTION:“Sorbet für Zoë 🍧”
      CATEGORIES:retrieval
      CLASS:PRIVATE
      TRANSP:TRANSPARENT
      BEGIN:VALARM
      ACTION:DISPLAY
      DESCRIPTION:From last year
      TRIGGER:PT0S
      END:VALARM
      END:VEVENT
      END:VCALENDAR

      """
    #expect(text.replacingLineEnds == expected)
  }

  @Test func hidesWhatAPersonWroteWherePreviewsAreOff() throws {
    let text = try encoder(.hidden).calendar(for: [try SampleNotification.retrieval()])
    #expect(text.contains("SUMMARY:A moment from your log\r\n"))
    #expect(text.contains("DESCRIPTION:Open to see it.\r\n"))
    for word in ["Sorbet", "Zoë", "🍧"] { #expect(!text.contains(word)) }
  }

  @Test func writesNothingForNobody() throws {
    #expect(try encoder(.included).calendar(for: []) == "")
  }

  @Test func namesEventsOfTwoPeopleDifferentlyAndTheirIdsNowhere() throws {
    var other = try SampleNotification.retrieval()
    other.person = "u-18"
    let encoder = try encoder(.included)
    let texts = [encoder.calendar(for: [try SampleNotification.retrieval()]), encoder.calendar(for: [other])]
    #expect(texts[0] != texts[1])
    for text in texts { #expect(!text.contains("u-1")) }
  }
}

extension String {
  fileprivate var replacingLineEnds: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\r" }))
  }
}
