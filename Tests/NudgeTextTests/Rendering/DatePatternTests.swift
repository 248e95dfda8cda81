import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgeText

@Suite("Dates as ICU writes them")
struct DatePatternTests {
  /// Languages with other digits, orders, names in two cases, and marks of their own.
  static let locales =
    DecimalPatternTests.locales + [
      "en_GB", "en_CA", "de", "nl", "da", "fi", "nb", "cs", "sk", "sl", "uk", "be", "mk", "sr_Latn", "hu", "ro", "lt",
      "et", "is", "ga", "cy", "eu", "ca", "gl", "pt", "it", "el", "tr", "az", "uz", "mn", "ka", "hy", "ko", "vi", "id",
      "ms", "fil", "sw", "am", "si", "km", "lo", "pa", "gu", "kn", "ml", "or", "as", "zu", "af", "es_US", "zh_Hant_HK",
      "en_US_POSIX", "ar_AE", "sd", "ug", "vai", "yue", "bo", "ii", "en@calendar=iso8601",
    ]
  /// Locales whose calendar isn't the Gregorian one.
  static let otherCalendars = [
    "fa", "ckb_IR", "th", "ar_SA", "ps", "en_US@calendar=hebrew", "ja@calendar=japanese", "zh@calendar=chinese",
  ]
  static let styles: [(date: DateStyle?, time: DateStyle?)] =
    [DateStyle.short, .medium, .long, .full].map { ($0, nil) }
    + [(nil, .short), (nil, .medium), (.short, .short), (.full, .medium)]
    + [
      "MMMMd", "yMMMEd", "MMMd", "yMd", "EEEEE", "EEEEEEd", "LLLL", "cccc", "MMMMM", "yMMMM", "Hms", "hmm", "jm",
      "yyMd",
    ]
    .map { (.skeleton($0), nil) }

  private static func opened(_ locale: String) throws -> [ICUDate] {
    var patterns: ICUPatterns?
    return try styles.map { try ICUDate(date: $0.date, time: $0.time, locale: locale, patterns: &patterns) }
  }

  private static func text(_ write: (inout OutputBuffer) throws -> Void) rethrows -> String {
    var output = OutputBuffer()
    try write(&output)
    return output.text
  }

  /// Every day of a leap year, and days of all years with any time.
  @Test(arguments: locales + otherCalendars)
  func everyDayIsWrittenAsByICU(locale: String) throws {
    var random = SeededGenerator(seed: 7)
    let leapYear = (Int64(21_184)..<21_550).map { $0 * 86_400 + $0 * 7_919 % 86_400 }
    let others = (0..<60).map { _ in Int64.random(in: -719_162 * 86_400..<2_932_897 * 86_400, using: &random) }
    let edges: [Int64] = [0, -1, 43_199, 43_200, 86_399, -719_162 * 86_400 - 1, 2_932_897 * 86_400]
    for format in try Self.opened(locale) {
      var cached = CachedDate(format)
      for seconds in leapYear + others + edges {
        let written = try Self.text { try cached.append(localSeconds: seconds, to: &$0) }
        let expected = try Self.text { try format.append(localSeconds: seconds, to: &$0) }
        if written != expected { Issue.record("\(locale), \(format.parts), \(seconds): \(written), not \(expected)") }
      }
    }
  }

  /// Only day periods other than AM and PM need ICU in these languages.
  @Test(arguments: ["en", "zh_Hans", "de", "fr", "es", "ru", "ar_EG", "hi", "ja", "ko", "ne", "my", "bn", "mr"])
  func commonFormatsHavePatterns(locale: String) throws {
    for format in try Self.opened(locale) {
      let hasDayPeriods = format.parts.contains { part in
        if case .field(UInt8(ascii: "B"), count: _) = part { true } else { false }
      }
      let pattern = DatePattern(format)
      #expect((pattern == nil) == hasDayPeriods, "\(format.parts)")
    }
  }

  @Test(arguments: otherCalendars)
  func otherCalendarsHaveNone(locale: String) throws {
    for format in try Self.opened(locale) {
      let isNil = DatePattern(format) == nil
      #expect(isNil, "\(format.parts)")
    }
  }

  @Test func patternsConsistOfFieldsAndLiterals() {
    func letter(_ scalar: Unicode.Scalar, _ count: Int) -> DatePatternPart {
      .field(UInt8(ascii: scalar), count: count)
    }
    let known: [(pattern: String, parts: [DatePatternPart])] = [
      ("d. MMMM y", [letter("d", 1), .literal(". "), letter("M", 4), .literal(" "), letter("y", 1)]),
      ("d 'de' MMM", [letter("d", 1), .literal(" de "), letter("M", 3)]),
      ("h 'o''clock' a''", [letter("h", 1), .literal(" o'clock "), letter("a", 1), .literal("'")]),
      ("y年", [letter("y", 1), .literal("年")]),
      ("", []),
    ]
    for (pattern, parts) in known { #expect(DatePatternPart.parts(of: pattern) == parts, "\(pattern)") }
  }

  /// ICU appends what it has no pattern for together with the name of the field, in the same cases in every locale.
  @Test func refusesTheNamesOfFieldsInEveryLocale() throws {
    let date = try CivilDate("2026-12-31")
    let renderer = Renderer()
    for language in LocaleData.languages {
      let tag = try LocaleTag(language)
      for skeleton in ["yMMMEd", "MMMMd", "yMMMM", "LLLL", "E", "MMMEd", "Gy", "GyMMMd", "yQQQ", "d", "D", "MEd"] {
        #expect(throws: Never.self) { try renderer.date(date, style: .skeleton(skeleton), locale: tag) }
      }
      for skeleton in ["yD", "yd", "GD", "MMMMWd", "yMMMF", "Gd"] {
        var patterns: ICUPatterns?
        #expect(throws: ICUFailure.self, "\(tag) \(skeleton)") {
          try ICUDate(date: .skeleton(skeleton), time: nil, locale: tag.icuFormatIdentifier, patterns: &patterns)
        }
      }
    }
  }

  /// A skeleton is accepted exactly if its English pattern prints each of its fields.
  @Test func acceptsWhatPrintsAllFields() throws {
    let letters = ["G", "y", "Q", "MMM", "MMMM", "d", "E", "D", "w", "W", "F"]
    let date = try CivilDate("2026-12-31")
    // A sample of what each field prints on that day.
    let texts = [
      "G": "AD", "y": "2026", "Q": "4", "MMM": "Dec", "MMMM": "December", "d": "31", "E": "Thu", "D": "365", "w": "1",
      "W": "5", "F": "5",
    ]
    let renderer = Renderer()
    for first in letters {
      for second in letters where first.first != second.first {
        for third in letters where third.first != first.first && third.first != second.first {
          let skeleton = first + second + third
          guard SkeletonCheck.faultInDateSkeleton(skeleton) == nil else { continue }
          let text = try renderer.date(date, style: .skeleton(skeleton), locale: .english)
          #expect([first, second, third].allSatisfy { text.contains(texts[$0] ?? "") }, "\(skeleton): \(text)")
          #expect(!text.contains("├") && !text.contains(":"), "\(skeleton): \(text)")
        }
      }
    }
  }
}
