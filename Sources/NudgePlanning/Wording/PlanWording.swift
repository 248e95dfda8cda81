internal import NudgeCatalog
package import NudgeText
package import NudgeTime

/// Describes reasons, and the names and times of notifications, in a person's language.
///
/// The text is from the kind `reasons`. If the given catalog doesn't contain that kind, the shipped catalog is used.
package struct PlanWording: Sendable {
  /// The kind that contains the text.
  static let kind = Kind(rawValue: "reasons")

  /// The phrases of the kind `reasons`.
  package private(set) var phrases: Phrases
  /// The unit in which streaks are counted.
  private var unit = StreakState.Period.day
  /// The schedule that determines the times of reminders whose id doesn't contain one, if it is known.
  private var schedule: Schedule?
  /// The time at which the person's day begins.
  private var streakDay = StreakDay.midnight
  /// A Boolean value indicating whether quiet hours never end.
  private var isAlwaysQuiet = false

  /// Creates a wording.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that contains the text.
  ///   - locale: The reader's locale.
  ///   - renderer: The text renderer. Share a renderer to share its cached ICU objects.
  package init(catalog: Catalog, locale: LocaleTag, renderer: Renderer) {
    phrases = Phrases(Self.kind, in: catalog.orShipped(for: Self.kind), locale: locale, renderer: renderer)
  }

  /// Returns the wording for a person's plan: with the unit of their streaks, the times of their reminders, the
  /// beginning of their day, and their quiet hours.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - schedule: The schedule of the person's reminders.
  /// - Returns: The wording, in the same language.
  package func adapted(to person: Person, on schedule: Schedule) -> PlanWording {
    var wording = self
    wording.unit = StreakPeriod(schedule, weekStart: person.preferences.weekStart).unit
    wording.schedule = schedule
    wording.streakDay = person.preferences.dayStart
    let windows = person.preferences.quietHours
    wording.isAlwaysQuiet =
      !windows.isEmpty
      && windows.firstMomentOutside(from: Timestamp(secondsSinceEpoch: 0) ?? .min, in: schedule.zone) == nil
    return wording
  }

  /// The value of the `unit` argument.
  private var unitName: ArgumentValue { .text(unit.rawValue) }

  /// The wording, with dates that can stand beside the names of Gregorian months.
  package var besideGregorianMonths: PlanWording {
    var wording = self
    wording.phrases = phrases.besideGregorianMonths
    return wording
  }

  // MARK: Names

  /// Returns what a notification is about, for use within a sentence, such as `reminder` or `streak of 7 days`.
  ///
  /// A kind without a name, which can only come from a custom catalog, is represented by its id.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - threshold: A milestone's streak or count; `nil` for other kinds, and for milestones in general.
  /// - Returns: The subject, without an article.
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  package func name(of kind: Kind, threshold: Int? = nil) throws(ComposeError) -> String {
    guard Kind.known.contains(kind) else { return kind.rawValue }
    guard let threshold else { return try phrases.say("name-\(kind)") }
    return try phrases.say("name-of-\(kind)", ["n": .integer(Int64(threshold)), "unit": unitName])
  }

  /// Returns what the notification with the given id is about.
  package func name(of id: NotificationID) throws(ComposeError) -> String {
    guard let (kind, threshold) = id.subject else { return id.rawValue }
    return try name(of: kind, threshold: threshold)
  }

  /// Returns the length of a streak, such as `7 days`.
  package func length(_ streak: Int) throws(ComposeError) -> String {
    try phrases.say("length", ["n": .integer(Int64(streak)), "unit": unitName])
  }

  // MARK: Reasons

  /// Returns reasons as a single clause, without a trailing period.
  ///
  /// - Parameters:
  ///   - reasons: The reasons, at least one.
  ///   - id: The notification's id, if it is known, which determines a reminder's slot.
  ///   - local: The local time at which the notification fires or would fire, if it is known.
  ///   - pace: The recent pace, if it is known.
  /// - Returns: The clause.
  /// - Throws: `ComposeError` if a phrase is missing from the catalog.
  package func text(
    _ reasons: [Reason], of id: NotificationID? = nil, at local: CivilDateTime? = nil,
    pace: AchievementSummary.Pace? = nil
  ) throws(ComposeError) -> String {
    let slot = id.flatMap(slot)
    var clauses: [String] = []
    let merged = reasons.filter { $0.word == .mergedWith }
    // A reminder that doesn't fire is listed at the time to which it was moved, without the reason that moved it.
    let isMoved = slot.map { $0 != (local ?? $0) } ?? false
    let movesItself = reasons.contains { Self.reasonsToMove.contains($0) }
    let isOnAnotherDay = slot.map { $0.date != (local ?? $0).date } ?? false
    if isMoved, !movesItself { clauses.append(try movedText("moved-from", slot, isOnAnotherDay: isOnAnotherDay)) }
    for reason in reasons {
      if merged.count > 1, reason.word == .mergedWith { continue }
      // A milestone that was moved wasn't reached just now, nor always on the day before.
      let isEarlier = movesItself && [.earned, .earnedTheDayBefore].contains(reason)
      clauses.append(
        try isEarlier ? phrases.say("earned-earlier") : text(reason, slot, isOnAnotherDay: isOnAnotherDay, pace))
    }
    if merged.count > 1 { clauses.append(try text(ofMerged: merged)) }
    guard var joined = clauses.first else { return "" }
    for clause in clauses.dropFirst() {
      joined = try phrases.say("two-reasons", ["first": .text(joined), "last": .text(clause)])
    }
    return joined
  }

  /// Returns whether the time zone skipped the whole day of a slot, as Samoa did on December 30, 2011.
  private func isOnSkippedDay(_ slot: CivilDateTime) -> Bool {
    guard let zone = schedule?.zone, let timestamp = zone.timestamp(for: slot) else { return false }
    let shifted = zone.civil(at: timestamp)
    return slot.timestamp(at: .utc).advanced(bySeconds: 86_400) <= shifted.timestamp(at: .utc)
  }

  /// Returns a clause that lists the notifications merged into one.
  private func text(ofMerged reasons: [Reason]) throws(ComposeError) -> String {
    let ids = reasons.compactMap { if case .id(let id) = $0.detail { id } else { nil } }
    let names = try ids.map { id throws(ComposeError) in try name(of: id) }
    let others: String
    do throws(RenderError) { others = try phrases.renderer.list(names, locale: phrases.locale) } catch {
      throw .render(key: phrases.kind.rawValue, phrases.locale, reason: "\(error)")
    }
    return try phrases.say("merged-with-several", ["others": .text(others)])
  }

  /// The reasons that explain why a reminder's time differs from its slot.
  private static let reasonsToMove: Set<Reason> = [
    .heldByQuietHours, .shiftedByClockChange, .deferred, .noRoomOnTheNextDay,
  ]

  /// Returns a reminder's slot, or `nil` if the id isn't a reminder's or its time isn't known.
  private func slot(of id: NotificationID) -> CivilDateTime? {
    guard let (date, time) = id.reminderSlot, let time = time ?? schedule?.times(on: date).first else { return nil }
    return CivilDateTime(date: date, time: time)
  }

  private func text(
    _ reason: Reason, _ slot: CivilDateTime?, isOnAnotherDay: Bool, _ pace: AchievementSummary.Pace?
  ) throws(ComposeError) -> String {
    guard let word = reason.word else { return reason.rawValue }
    var phrase = word.rawValue
    var arguments: MessageArguments = [:]
    var isKnown = true
    switch word {
    // A period that is neither a day nor a week begins with the reminder's day.
    case .alreadyRecorded where unit != .week && (isOnAnotherDay || unit != .day && slot != nil):
      phrase = "next-day-" + phrase
      arguments["day"] = slot.map { .date(streakDay.date(of: $0)) }
    case .shiftedByClockChange where isOnAnotherDay:
      phrase = slot.map(isOnSkippedDay) == true ? "skipped-day" : "next-day-" + phrase
      arguments["day"] = slot.map { .date($0.date) }
      arguments["time"] = slot.map { .instant($0.timestamp(at: .utc), .utc) }
    case .shiftedByClockChange, .firstOfRepeatedTime, .secondOfRepeatedTime, .heldByQuietHours:
      return try movedText(phrase, slot, isOnAnotherDay: isOnAnotherDay && word == .heldByQuietHours)
    case .droppedByQuietHours where isAlwaysQuiet: phrase = "unending-quiet-hours"
    case .alreadyRecorded: arguments["unit"] = unitName
    case .atRecentPace:
      isKnown = pace != nil
      if let pace {
        arguments = [
          "n": .integer(Int64(pace.count)), "days": .integer(Int64(pace.days)),
          "pace": .text(pace.days == 1 ? "today" : "days"),
        ]
      }
    case .notAReminderDay where reason.detail == nil, .notARetrievalDay where reason.detail == nil: isKnown = false
    default:
      switch reason.detail {
      case .local(let local): arguments["time"] = .instant(local.timestamp(at: .utc), .utc)
      case .day(let day): arguments["day"] = .date(day)
      case .id(let id): arguments["other"] = .text(try name(of: id))
      case nil: break
      }
    }
    if !isKnown { phrase = "unknown-" + phrase }
    return try phrases.say(phrase, arguments)
  }

  /// Returns a clause about the time from which a reminder was moved, which isn't known without a slot.
  private func movedText(
    _ phrase: String, _ slot: CivilDateTime?, isOnAnotherDay: Bool
  ) throws(ComposeError) -> String {
    guard let slot else { return try phrases.say("unknown-" + phrase) }
    return isOnAnotherDay
      ? try phrases.say("next-day-" + phrase, ["time": .instant(slot.timestamp(at: .utc), .utc)])
      : try phrases.say(phrase, ["time": Self.value(of: slot.time)])
  }

  // MARK: Dates and times

  /// Returns a date such as `Sun, Nov 22, 2026`.
  package func date(_ date: CivilDate) throws(ComposeError) -> String {
    try phrases.say("date", ["day": .date(date)])
  }

  /// Returns a date and time such as `Sun, Nov 22, 2026, 8:00 PM`.
  ///
  /// Seconds are included if they aren't 0. Pass `true` for `withSeconds` to always include them, so that adjacent
  /// lines align.
  package func moment(
    _ timestamp: Timestamp, _ offset: UTCOffset, withSeconds: Bool = false
  ) throws(ComposeError) -> String {
    let hasSeconds = withSeconds || timestamp.civil(at: offset).time.second != 0
    return try phrases.say(hasSeconds ? "moment-with-seconds" : "moment", ["time": .instant(timestamp, offset)])
  }

  /// Returns a time of day such as `8:00 PM`.
  package func time(_ time: TimeOfDay) throws(ComposeError) -> String {
    try phrases.say(time.second == 0 ? "clock" : "clock-with-seconds", ["time": Self.value(of: time)])
  }

  /// Returns a time of day as an argument value.
  package static func value(of time: TimeOfDay) -> ArgumentValue {
    .instant(Timestamp(secondsSinceEpoch: Int64(time.secondsFromMidnight)) ?? .min, .utc)
  }

  // MARK: Streaks

  /// Returns sentences that describe a streak's state.
  package func sentences(of streak: StreakState) throws(ComposeError) -> [String] {
    guard streak.current > 0 else {
      guard streak.longest > 0 else { return [try phrases.say("no-streak-yet")] }
      return [try phrases.say("no-streak-now", ["longest": .text(try length(streak.longest))])]
    }
    var sentences = [
      try phrases.say(
        "streak-now", ["length": .text(try length(streak.current)), "longest": .text(try length(streak.longest))])
    ]
    if streak.freezesHeld > 0 {
      sentences.append(try phrases.say("freezes", ["n": .integer(Int64(streak.freezesHeld))]))
    }
    if let day = streak.standsThrough { sentences.append(try phrases.say("lasts-through", ["day": .date(day)])) }
    return sentences
  }

  /// Returns a streak log entry as one line.
  package func text(of entry: StreakEntry) throws(ComposeError) -> String {
    let event =
      switch entry.event {
      case .freezeBought: "bought"
      case .freezeNotKept: "unkept"
      default: entry.event.rawValue
      }
    let first = try date(entry.from)
    return try phrases.say(
      "log",
      [
        "when": .text(entry.from == entry.through ? first : "\(first)–\(try date(entry.through))"),
        "event": .text(event), "length": .text(try length(entry.streak)), "n": .integer(Int64(entry.freezesHeld)),
      ])
  }
}
