import NudgeTime
import Testing

@testable import NudgeText

/// Values that tests share.
enum Samples {
  /// Eight locales with plural rules, digits, scripts and orders as different as languages have them.
  static let locales = ["en", "en-GB", "zh-Hans", "zh-Hant", "ar", "ru", "fr", "ja"].map(tag)

  static func tag(_ text: String) -> LocaleTag {
    let parts = text.split(separator: "-").map(String.init)
    return LocaleTag(
      language: parts[0], script: parts.dropFirst().first { $0.count == 4 },
      region: parts.dropFirst().first { $0.count < 4 })
  }

  /// 2026-11-23T01:00:00Z as a clock five hours behind shows it: Sunday, 22 November, 20:00.
  static func evening() throws -> ArgumentValue {
    .instant(
      try #require(Timestamp(secondsSinceEpoch: 1_795_395_600)), try #require(UTCOffset(seconds: -18_000)))
  }

  static func date(_ year: Int = 2026, _ month: Int = 11, _ day: Int = 22) throws -> CivilDate {
    try CivilDate(year: year, month: month, day: day)
  }
}
