import NudgeTime
import Testing

@testable import NudgeText

/// Dates in the calendar of a locale, and months and years that were counted in the Gregorian one.
@Suite("Calendars of dates")
struct CalendarTests {
  private let renderer = Renderer()
  private let november = try? CivilDate(year: 2026, month: 11, day: 1)

  private func text(_ pattern: String, _ locale: String, _ value: ArgumentValue) throws -> String {
    try renderer.render(Message(pattern), locale: LocaleTag(locale), arguments: ["d": value])
  }

  @Test(arguments: [
    ("en-SA", "November", "2026"), ("en-IR", "November", "2026"), ("en-AF", "November", "2026"),
    ("fa", "نوامبر", "۲۰۲۶"), ("en-u-ca-hebrew", "November", "2026"), ("en-u-ca-chinese", "November", "2026"),
    ("en-TH", "November", "2569"), ("en-TH-u-ca-gregory", "November", "2026"), ("zh-u-ca-roc", "十一月", "民国115年"),
    ("zh-Hans-SA", "十一月", "2026年"), ("en-US", "November", "2026"),
  ])
  func namesACountedMonthAndYear(locale: String, month: String, year: String) throws {
    let date = try #require(november)
    #expect(try text("{d, date, ::MMMM}", locale, .period(date)) == month)
    #expect(try text("{d, date, ::y}", locale, .period(date)) == year)
  }

  /// The values of a date and of a month don't share a cache.
  @Test func keepsDatesApartFromMonths() throws {
    let date = try #require(november)
    for _ in 0..<3 {
      #expect(try text("{d, date, ::MMMMd}", "en-IR", .date(date)) == "Aban 10")
      #expect(try text("{d, date, ::MMMMd}", "en-IR", .period(date)) == "November 1")
      #expect(try text("{d, date}", "en-IR", .period(date)) == "Nov 1, 2026")
      #expect(try text("{d}", "en-IR", .period(date)) == "11/1/26")
      #expect(try text("{d, date, ::MMMMd}", "en-IR-u-ca-gregory", .date(date)) == "November 1")
    }
    // Like a date, a month has no time of day.
    #expect(throws: RenderError.self) { try text("{d, time, short}", "en-IR", .period(date)) }
  }

  /// In every calendar, the same as ICU with the identifier of the locale.
  @Test(arguments: LocaleCalendar.allCases) func agreesWithICU(calendar: LocaleCalendar) throws {
    let date = try #require(november)
    for language in ["en", "zh-Hant", "ar-EG", "th"] {
      let tag = try LocaleTag(language).with(calendar)
      for style in [DateStyle.short, .long, .skeleton("yMMMEd"), .skeleton("MMMMd")] {
        var patterns: ICUPatterns?
        let format = try ICUDate(
          date: style, time: nil, locale: "\(tag.with(nil).icuIdentifier)@calendar=\(calendar.icuType)",
          patterns: &patterns)
        var output = OutputBuffer()
        try format.append(localSeconds: Int64(date.daysSinceEpoch) * 86_400, to: &output)
        #expect(try renderer.date(date, style: style, locale: tag) == output.text, "\(tag) \(style)")
      }
    }
  }

  /// A language writes the months of a region's calendar as numbers in ICU exactly if its dates are Gregorian there.
  @Test func datesWithNumberedMonthsAreGregorian() throws {
    let date = try #require(november)
    let calendars = Set(Self.regions.map { LocaleData.calendar(of: LocaleTag(language: "en", region: $0)) })
      .filter { !$0.hasGregorianMonths }
    #expect(calendars.contains(.persian))
    var numbering: Set<String> = []
    for language in LocaleData.languages where try LocaleTag(language).inICU.language == language {
      // Names such as Jumada I can contain a number in one calendar.
      if try calendars.allSatisfy({ try numbersMonths(language, $0, of: date) }) { numbering.insert(language) }
    }
    #expect(numbering == LocaleTag.languagesThatNumberMonths)
  }

  /// Returns whether the month of a date beside its day is a number.
  private func numbersMonths(_ language: String, _ calendar: LocaleCalendar, of date: CivilDate) throws -> Bool {
    let tag = try LocaleTag(language).with(calendar)
    let text = try renderer.date(date, style: .skeleton("MMMMd"), locale: tag)
    // A language without data has the texts of the root locale.
    if text == (try renderer.date(date, style: .skeleton("MMMMd"), locale: LocaleTag("en").with(calendar))) {
      return false
    }
    return text.split { !$0.isWholeNumber }.count > 1 && !text.contains("├")
  }

  private static let regions = ["SA", "IR", "AF", "TH", "ET", "IL", "IN", "TW", "JP", "AE", "CN", "EG"]

  /// In every region of ICU, Chinese dates have the months of the Gregorian calendar, unless the tag names another one.
  @Test(arguments: ["zh", "zh-Hans", "zh-Hant", "yue", "nan", "ja"]) func chineseDatesAreGregorian(language: String)
    throws
  {
    let date = try CivilDate("2026-11-21")
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for region in letters.flatMap({ first in letters.map { "\(first)\($0)" } }) {
      guard let tag = try? LocaleTag("\(language)-\(region)") else { continue }
      #expect(tag.usedCalendar.hasGregorianMonths)
      for style in [DateStyle.short, .medium, .long, .full, .skeleton("MMMd"), .skeleton("yMMMEd")] {
        let text = try renderer.date(date, style: style, locale: tag)
        #expect(text.contains("11") && text.contains("21"), "\(tag) \(style): \(text)")
      }
    }
    let named = try LocaleTag("\(language)-SA-u-ca-islamic-umalqura")
    #expect(try renderer.date(date, style: .skeleton("MMMd"), locale: named).contains("6月11日"))
  }
}
