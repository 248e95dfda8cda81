internal import ArgumentParser
internal import NudgePlanning
internal import NudgeTime

/// When reminders come.
struct CadenceOptions: ParsableArguments {
  @Option(
    name: .customLong("frequency"),
    help: ArgumentHelp(
      "How often: daily, three-days, weekly, weekdays, monthly, or every:N days. (default: daily)",
      valueName: "frequency"),
    completion: .list(Choices.frequencies), transform: Choices.frequency)
  var frequency: ReminderDays?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      On which weekdays (weekly, weekdays), several with commas; or on which day of the month (monthly), where 31 or last is \
      the last day of every month. (default: the anchor's)
      """, valueName: "day"),
    completion: .list(Choices.weekdayNames), transform: Choices.days)
  var on: [[Day]] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("At which time of day, several with commas. (default: 20:00)", valueName: "time"),
    transform: Choices.times)
  var at: [[TimeOfDay]] = []

  @Option(
    help: ArgumentHelp(
      "The first day, from which days are counted, such as 2026-11-01. (default: today)", valueName: "date"),
    transform: Choices.date)
  var anchor: CivilDate?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      When nothing may fire; what would is held to the end. With weekdays before it, such as "sat,sun 22:00-10:00", for \
      the nights that begin on those.
      """, valueName: "from-to"),
    transform: Choices.window)
  var quietHours: [DailyWindow] = []

  @Option(
    help: ArgumentHelp("How many reminders to show. (default: 5)", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 10_000) })
  var count = 5

  /// A day as `--on` names it.
  enum Day: Hashable {
    case weekday(Weekday)
    /// 1 to 31.
    case monthDay(Int)
  }

  /// The names of the options given that a rule has no place for.
  var namesGiven: [String] {
    [
      ("--frequency", frequency != nil), ("--on", !on.isEmpty), ("--at", !at.isEmpty),
      ("--anchor", anchor != nil),
    ]
    .filter(\.1).map(\.0)
  }

  func validate() throws {
    let days = on.flatMap(\.self)
    if at.flatMap(\.self).count > Preferences.Reminders.maximumTimes {
      throw ValidationError(
        "--at: at most \(Preferences.Reminders.maximumTimes) times a day, one each quarter of an hour.")
    }
    let monthDays = days.filter { if case .monthDay = $0 { true } else { false } }
    switch frequency ?? .everyDays(1) {
    case .everyDays, .rule:
      if !days.isEmpty {
        throw ValidationError("--on goes with --frequency weekly, weekdays or monthly; a daily reminder has no day.")
      }
    case .weekly:
      if !monthDays.isEmpty {
        throw ValidationError(
          "--on wants a weekday here, such as sunday; days of the month go with --frequency monthly.")
      }
    case .monthly:
      if monthDays.count != days.count {
        throw ValidationError("--on wants a day of the month here, 1 to 31; weekdays go with --frequency weekly.")
      }
      if days.count > 1 { throw ValidationError("--on wants one day of the month.") }
    }
  }

  /// On which days reminders come, with those of `--on`.
  var days: ReminderDays {
    let days = on.flatMap(\.self)
    if days.isEmpty { return frequency ?? .everyDays(1) }
    let monthDay = days.lazy.compactMap { if case .monthDay(let day) = $0 { day } else { nil } }.first
    if let monthDay { return .monthly(onDay: monthDay) }
    return .weekly(on: WeekdaySet(days.compactMap { if case .weekday(let day) = $0 { day } else { nil } }))
  }

  /// The cadence in a zone, counted from `today` if no anchor is given.
  func cadence(in zone: Zone, today: CivilDate) throws -> Cadence {
    let anchor = anchor ?? today
    let times = at.isEmpty ? Preferences.Reminders.defaultTimes : at.flatMap(\.self)
    return try Cadence(days.frequency(anchor: anchor) ?? .daily, at: times, anchor: anchor, zone: zone)
  }

  /// Whether the days depend on an anchor that was not given, and so on today.
  var isCountedFromToday: Bool {
    guard anchor == nil else { return false }
    return switch days {
    case .everyDays(let interval): interval > 1
    case .weekly(let weekdays): weekdays == nil
    case .monthly(let day): day == nil
    case .rule: false
    }
  }
}
