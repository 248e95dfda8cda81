/// How one language speaks of recurrence rules: a pattern for each phrase, and how the phrases are put together.
///
/// These are not part of the catalog: no notification contains them, and a missing one could not be replaced. A pattern
/// is parsed when a sentence needs it.
struct RecurrencePhrases: Sendable {
  /// The language and script of the words.
  let locale: LocaleTag
  /// The ICU skeleton of a weekday's name.
  let weekdaySkeleton: String
  /// The ICU skeleton of a month's name.
  let monthSkeleton: String
  /// The ICU skeleton of the hour: `j` as the person's region has it, `H` from 0 to 23.
  let hourSkeleton: String
  /// What stands between ordinals that share their first and last words, as in 第 1、3 天; `nil` if each has its own, as
  /// in `the 1st and 3rd`.
  let ordinalSeparator: String?
  /// What stands between limits, the widest first.
  let limitSeparator: String
  /// What stands between conditions that a day has to meet together.
  let conditionSeparator: String
  /// Returns the ICU pattern of a phrase.
  let pattern: @Sendable (RecurrencePhrase) -> String

  /// Every language there is, English first.
  static let all = [english, simplifiedChinese, traditionalChinese]

  /// The words for a person with a locale, by `LocaleTag.fallbackChain`.
  static func best(for locale: LocaleTag) -> RecurrencePhrases {
    for link in locale.fallbackChain {
      if let phrases = all.first(where: { $0.locale == link }) { return phrases }
    }
    return english
  }

  /// Parses the pattern of a phrase.
  func message(_ phrase: RecurrencePhrase) -> Message {
    do throws(MessageSyntaxError) {
      return try Message(pattern(phrase))
    } catch {
      preconditionFailure("\(locale), \(phrase): \(error)")
    }
  }
}
