internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The answer of `nudge next`, before it is written as text, JSON or a calendar.
struct NextReport {
  var forecast: Forecast
  /// When reminders come.
  var schedule: Schedule
  /// The person; without a file, one made from the options.
  var person: Person
  var now: Timestamp

  var zone: Zone { schedule.zone }

  /// What counts once in a streak.
  var streakPeriod: StreakPeriod { StreakPeriod(schedule, weekStart: person.preferences.weekStart) }

  /// The first day, from which days are counted; `nil` if there are only single dates.
  var anchor: CivilDate? {
    switch schedule {
    case .cadence(let cadence): return cadence.anchor
    case .recurrences(let set):
      guard let first = set.recurrences.first else { return nil }
      return switch first.start {
      case .date(let date): date
      case .local(let civil): civil.date
      case .utc(let timestamp): zone.civil(at: timestamp).date
      }
    }
  }

  /// The reminders as an iCalendar object.
  ///
  /// - Parameters:
  ///   - planner: Whose words the events show: the reminder's private text, which fits anybody at any time.
  ///   - locale: The language of the words.
  ///   - count: How many reminders are listed if no rule can stand for them.
  /// - Returns: The object, whose lines end with CR LF.
  /// - Throws: `Failure` if there is no reminder, `ComposeError` if there are no words, and `PlanError`.
  func calendar(by planner: Planner, locale: LocaleTag, count: Int) throws -> String {
    guard let words = try Composer(catalog: planner.catalog).privateText(of: .reminder, locale: locale) else {
      throw Failure(.badData, "the catalog has no private text for reminder, which a calendar's events say.")
    }
    let calendar = ReminderCalendar(
      schedule, for: person, by: planner, title: words.title, body: words.body, count: count)
    let text = try calendar.text(after: now)
    if text.isEmpty { throw Failure(.faults, "no reminder comes after \(now), so a calendar has nothing to hold.") }
    return text
  }
}
