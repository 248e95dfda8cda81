public import NudgeTime

/// Says in a sentence what a recurrence rule means, so that a person can check it: `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH`
/// is "every 2 weeks on Monday and Thursday", 每 2 周的周一和周四.
///
/// Every part of a rule that decides when it recurs is said; two rules have the same sentence only if they recur alike
/// from every start. What changes nothing is left out: WKST if no week is counted or chosen from, SKIP if every day
/// named exists. Weeks begin on Monday if the sentence names no other day.
///
/// A sentence begins in lower case and has no full stop, so that it can stand inside another or behind a label. Its
/// words are those of the catalog's kind `schedules`, in the first language of `LocaleTag.fallbackChain` that the
/// catalog has. Names, numbers, ordinals, lists, dates and times are ICU's, in the form of the person's region; dates
/// are Gregorian in all regions, as rules are.
///
/// It may be used from any thread; calls that need a list or a name of the calendar take turns. What it opens is kept.
public struct RecurrenceWording: Sendable {
  /// The kind of the catalog that holds the phrases.
  package static let kind = Kind(rawValue: "schedules")

  private let words: Deferred<RecurrenceWords>

  /// Creates a wording that has looked up and opened nothing yet.
  ///
  /// - Parameters:
  ///   - catalog: The words, such as `Catalog.shipped`.
  ///   - locale: The person's locale.
  ///   - renderer: Writes numbers and dates; sharing one shares what it keeps open of ICU.
  public init(catalog: Catalog, locale: LocaleTag, renderer: Renderer = Renderer()) {
    words = Deferred { RecurrenceWords(catalog: catalog, locale: locale, renderer: renderer) }
  }

  /// The language and script of the sentences, such as `zh-Hans`; `nil` if the catalog has no words for the person.
  public var language: LocaleTag? { words.value.language }

  /// Says what a rule means by itself.
  ///
  /// What its start will fill in is said to be the start's: `FREQ=YEARLY` is "every year on the same date as the
  /// start". Nothing is said of the time of day if the rule names none. A time without seconds has those of the start.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The sentence.
  /// - Throws: `ComposeError` if the catalog has no words for a part of the sentence, or ICU fails.
  /// - Complexity: O(*n*) in the number of the rule's values.
  public func text(_ rule: RecurrenceRule) throws(ComposeError) -> String {
    try RecurrenceSentence(rule: rule, start: nil, words: words.value).text()
  }

  /// Says what a recurrence means: its rule, with what the start fills in.
  ///
  /// `FREQ=YEARLY` from November 22 at 20:00 is "every year on November 22 at 8:00 PM". The start itself is said only
  /// where something is counted from it: an interval over 1, COUNT, elapsed time. Times are those of the recurrence's
  /// zone, which is not named; those of UTC, if there is no zone, are.
  ///
  /// - Parameter recurrence: The recurrence.
  /// - Returns: The sentence.
  /// - Throws: `ComposeError` if the catalog has no words for a part of the sentence, or ICU fails.
  /// - Complexity: O(*n*) in the number of the rule's values.
  public func text(_ recurrence: Recurrence) throws(ComposeError) -> String {
    let start = RecurrenceStart(recurrence)
    return try RecurrenceSentence(rule: recurrence.rule, start: start, words: words.value).text()
  }
}

/// What a recurrence adds to its rule: a start, and the zone of its times.
struct RecurrenceStart {
  /// The start on its own clock.
  let civil: CivilDateTime
  /// Whether every occurrence is a whole day.
  let isWholeDay: Bool
  /// Whether there is no zone and the clocks are those of UTC, which the sentence then has to say.
  let isUTC: Bool
  private let zone: Zone?

  init(_ recurrence: Recurrence) {
    zone = recurrence.zone
    isWholeDay = recurrence.isWholeDay
    switch recurrence.start {
    case .date(let date):
      civil = CivilDateTime(date: date, time: .midnight)
      isUTC = false
    case .local(let local):
      civil = local
      isUTC = false
    case .utc(let timestamp):
      civil = (recurrence.zone ?? .utc).civil(at: timestamp)
      isUTC = recurrence.zone == nil
    }
  }

  /// What the clocks show at a moment; `nil` if they show that at another moment too, and earlier.
  func civil(at timestamp: Timestamp) -> CivilDateTime? {
    let clock = zone ?? .utc
    let civil = clock.civil(at: timestamp)
    return clock.timestamp(for: civil) == timestamp ? civil : nil
  }
}
