internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The report of `nudge next`, before it is formatted as text, JSON or a calendar.
struct NextReport {
  var forecast: Forecast
  /// The reminder schedule.
  var schedule: Schedule
  /// The person, built from the options if no file was given.
  var person: Person
  var now: Timestamp
  /// The reader's time zone, which determines the current local time of a floating schedule.
  var here: Zone

  var zone: Zone { schedule.zone }

  /// The moment after which the schedule is computed: now, or for a floating schedule, the local time as if in UTC.
  var start: Timestamp { Self.start(of: schedule, at: now, in: here) }

  static func start(of schedule: Schedule, at now: Timestamp, in here: Zone) -> Timestamp {
    schedule.isFloating ? now.advanced(bySeconds: Int64(here.offset(at: now).seconds)) : now
  }

  /// The day from which days are counted, or `nil` if the schedule consists of single dates.
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

  /// Returns the reminders as an iCalendar object.
  ///
  /// - Parameters:
  ///   - planner: The planner that contains the catalog. Events show the reminders' private text, which is appropriate
  ///     for any person at any time.
  ///   - locale: The language of the text.
  ///   - count: The number of reminders to list if they can't be represented by a rule.
  /// - Returns: The object, with CR LF line endings.
  /// - Throws: `Failure` if there are no reminders, `ComposeError` if the text is missing from the catalog, or
  ///   `PlanError`.
  func calendar(by planner: Planner, locale: LocaleTag, count: Int) throws -> String {
    guard let words = try Composer(catalog: planner.catalog).privateText(of: .reminder, locale: locale) else {
      throw Failure(.badData, "the catalog has no private text for reminder, which calendar events require.")
    }
    let calendar = ReminderCalendar(
      schedule, for: person, by: planner, title: words.title, body: words.body, count: count)
    let text = try calendar.text(after: start)
    if text.isEmpty { throw Failure(.faults, "there are no reminders after \(now), so the calendar would be empty.") }
    return text
  }
}
