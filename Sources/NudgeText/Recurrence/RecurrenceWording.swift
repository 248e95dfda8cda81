package import NudgeTime

/// Describes a recurrence rule in a sentence, so that a person can check it.
///
///     let wording = RecurrenceWording(catalog: .shipped, locale: .english)
///     try wording.text(RecurrenceRule("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH"))  // every 2 weeks on Monday and Thursday
///
/// In Chinese, the same rule is 每 2 周的周一和周四.
///
/// The sentence includes every part of a rule that affects its occurrences. Two rules have the same sentence only if
/// they have the same occurrences from every start. Parts without an effect are omitted, such as WKST if weeks are
/// neither counted nor selected from, and SKIP if every specified day exists. Weeks begin on Monday unless the sentence
/// names another day.
///
/// A sentence begins with a lowercase letter and doesn't end with a period, so that it can be part of another sentence
/// or follow a label. Its phrases come from the catalog's kind `schedules`, in the first language of
/// `LocaleTag.fallbackChain` that the catalog supports. ICU formats names, numbers, ordinals, lists, dates and times
/// for the person's region. Months and yearly dates are Gregorian in all regions, as they are in rules, and other dates
/// are in the locale's calendar.
///
/// A wording can be used from any thread. ICU objects are cached, and calls that need a list or a calendar name are
/// serialized.
package struct RecurrenceWording: Sendable {
  /// The kind that contains the catalog's recurrence phrases.
  package static let kind = Kind(rawValue: "schedules")

  private let words: Deferred<RecurrenceWords>

  /// Creates a wording.
  ///
  /// Phrases and ICU objects are loaded when they are first needed.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, such as `Catalog.shipped`.
  ///   - locale: The person's locale.
  ///   - renderer: The renderer for numbers and dates. Share a renderer to share its cached ICU objects.
  package init(catalog: Catalog, locale: LocaleTag, renderer: Renderer = Renderer()) {
    words = Deferred { RecurrenceWords(catalog: catalog, locale: locale, renderer: renderer) }
  }

  /// The language and script of the sentences, such as `zh-Hans`, or `nil` if the catalog doesn't support any of the
  /// person's languages.
  package var language: LocaleTag? { words.value.language }

  /// Returns weekdays with their preposition, such as `on Saturday and Sunday`.
  package func onWeekdays(_ weekdays: WeekdaySet) throws(ComposeError) -> String {
    try words.value.onWeekdays(weekdays.weekdays)
  }

  /// Returns a sentence that describes a rule whose start is unknown.
  ///
  /// The sentence refers to the start for everything that will be filled in from it. For example, `FREQ=YEARLY` is
  /// "every year on the same date as the start". If the rule doesn't specify a time of day, neither does the sentence.
  /// A time without seconds has the same seconds as the start.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The sentence.
  /// - Throws: `ComposeError` if the catalog doesn't contain the text for a part of the sentence, or if ICU fails.
  /// - Complexity: O(*n*), where *n* is the number of values in the rule.
  package func text(_ rule: RecurrenceRule) throws(ComposeError) -> String {
    try RecurrenceSentence(rule: rule, start: nil, words: words.value).text()
  }

  /// Returns a sentence that describes a recurrence: a rule with everything that its start fills in.
  ///
  /// For example, `FREQ=YEARLY` starting on November 22 at 20:00 is "every year on November 22 at 8:00 PM". The
  /// sentence mentions the start only if something is counted from it: an interval above 1, COUNT, or elapsed time.
  /// Times are in the recurrence's time zone, which the sentence doesn't name. If the start is in UTC and there is no
  /// time zone, the sentence states that times are in UTC.
  ///
  /// - Parameter recurrence: The recurrence.
  /// - Returns: The sentence.
  /// - Throws: `ComposeError` if the catalog doesn't contain the text for a part of the sentence, or if ICU fails.
  /// - Complexity: O(*n*), where *n* is the number of values in the rule.
  package func text(_ recurrence: Recurrence) throws(ComposeError) -> String {
    let start = RecurrenceStart(recurrence)
    return try RecurrenceSentence(rule: recurrence.rule, start: start, words: words.value).text()
  }
}

extension RecurrenceWording {
  /// Returns sentences that describe recurrences, one for all those that differ only in their time of day, such as
  /// "every day at 8:30 AM and 8:00 PM".
  ///
  /// - Parameter recurrences: The recurrences.
  /// - Returns: The sentences, in the order of the first recurrence that each describes.
  /// - Throws: `ComposeError`, like `text(_:)`.
  /// - Complexity: O(*n*²), where *n* is the number of recurrences, in addition to `text(_:)`.
  package func texts(_ recurrences: [Recurrence]) throws(ComposeError) -> [String] {
    var groups: [(first: Recurrence, times: [TimeOfDay])] = []
    for recurrence in recurrences {
      let time = recurrence.timeFilledInFromStart
      let index = groups.firstIndex { first, times in
        !times.isEmpty && time != nil && first.rule == recurrence.rule && first.zone == recurrence.zone
          && RecurrenceStart(first).civil.date == RecurrenceStart(recurrence).civil.date
      }
      if let index, let time {
        groups[index].times.append(time)
      } else {
        groups.append((recurrence, time.map { [$0] } ?? []))
      }
    }
    return try groups.map { group throws(ComposeError) in
      try RecurrenceSentence(
        rule: group.first.rule, start: RecurrenceStart(group.first), times: Array(Set(group.times)).sorted(),
        words: words.value
      ).text()
    }
  }
}

extension Recurrence {
  /// The time of day that the rule takes from a local start, or `nil` if combining the rule with the same rule at
  /// another time would change its meaning.
  fileprivate var timeFilledInFromStart: TimeOfDay? {
    guard case .local(let civil) = start, !rule.frequency.isElapsed, rule.bySetPosition.isEmpty,
      rule.byHour.isEmpty, rule.byMinute.isEmpty, rule.bySecond.isEmpty
    else { return nil }
    if case .count = rule.end { return nil }
    return civil.time
  }
}

/// The start of a recurrence and its time zone.
struct RecurrenceStart {
  /// The start in local time.
  let civil: CivilDateTime
  /// A Boolean value indicating whether every occurrence is a whole day.
  let isWholeDay: Bool
  /// A Boolean value indicating whether times are in UTC because there is no time zone, in which case the sentence has
  /// to state it.
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

  /// Returns the local time at a moment, or `nil` if an earlier moment has the same local time.
  func civil(at timestamp: Timestamp) -> CivilDateTime? {
    let clock = zone ?? .utc
    let civil = clock.civil(at: timestamp)
    return clock.timestamp(for: civil) == timestamp ? civil : nil
  }
}

extension LocaleTag {
  /// Returns the locale for dates beside the description of recurrences.
  ///
  /// If the description names Gregorian months or days of the month, so are the dates, unless the locale itself
  /// specifies another calendar. Otherwise, dates are in the calendar of the locale.
  package func beside(_ recurrences: [Recurrence]) -> LocaleTag {
    recurrences.contains { $0.rule.namesMonths } ? besideGregorianMonths : self
  }
}

extension RecurrenceRule {
  /// A Boolean value indicating whether the rule's days are those of Gregorian months, years, or weeks of the year.
  var namesMonths: Bool {
    frequency == .monthly || frequency == .yearly
      || ![byMonth, byMonthDay, byYearDay, byWeekNumber].allSatisfy(\.isEmpty)
  }
}
