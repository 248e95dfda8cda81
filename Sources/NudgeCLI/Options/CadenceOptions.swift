internal import ArgumentParser
internal import NudgePlanning
internal import NudgeTime

/// The options that define the reminder schedule.
struct CadenceOptions: ParsableArguments {
  @Option(
    name: .customLong("frequency"),
    help: ArgumentHelp(
      "How often to remind: daily, three-days, weekly, weekdays, monthly, or every:N days. (default: daily, or what --on names)",
      valueName: "frequency"),
    completion: .list(Choices.frequencies), transform: Choices.givenFrequency)
  var givenFrequency: GivenFrequency?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      """
      Weekdays (with weekly or weekdays) or day of the month (with monthly), such as sunday, mon,thu, mon-fri or 15. 31 and last \
      mean the last day of each month. (default: the anchor's day)
      """, valueName: "day"),
    completion: .list(Choices.weekdayNames), transform: Choices.days)
  var on: [[Day]] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Times of day, such as 20:00 or 8pm, separated by commas. (default: 20:00)", valueName: "time"),
    transform: Choices.times)
  var at: [[TimeOfDay]] = []

  @Option(
    help: ArgumentHelp(
      "Date from which days are counted, such as 2026-11-01. (default: today)", valueName: "date"),
    transform: Choices.date)
  var anchor: CivilDate?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      Time span without reminders; a reminder in it is delayed until it ends. Weekdays limit the span to the nights that \
      begin on them: "sat,sun 22:00-10:00". May be repeated.
      """, valueName: "from-to"),
    transform: Choices.window)
  var quietHours: [DailyWindow] = []

  /// A frequency, and how a text that has two meanings was read.
  struct GivenFrequency: Hashable {
    var days: Preferences.ReminderDays
    /// The text, the interval in days, and the interval that some people mean by it, such as 4 and 3 for `每隔3天`.
    var reading: Reading?

    struct Reading: Hashable {
      var text: String
      var interval: Int
      var other: Int
    }
  }

  /// The given frequency.
  var frequency: Preferences.ReminderDays? { givenFrequency?.days }

  /// A day given with `--on`.
  enum Day: Hashable {
    case weekday(Weekday)
    /// A day of the month, from 1 to 31.
    case monthDay(Int)
  }

  /// The names of the given options that can't be combined with a rule.
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
        "--at: at most \(Preferences.Reminders.maximumTimes) times a day are allowed, one per quarter of an hour.")
    }
    let monthDays = days.filter { if case .monthDay = $0 { true } else { false } }
    switch frequency ?? impliedFrequency {
    case .everyDays(let count) where count > 7 && count % 7 == 0 && !days.isEmpty && monthDays.isEmpty:
      let codes = days.compactMap { day -> String? in
        guard case .weekday(let weekday) = day else { return nil }
        return weekday.spelling.prefix(2).uppercased()
      }
      let rule = "FREQ=WEEKLY;INTERVAL=\(count / 7);BYDAY=\(codes.joined(separator: ","))"
      throw ValidationError("Weekdays of every \(count / 7) weeks require a rule; use --rule \"\(rule)\" instead.")
    case .everyDays, .rule:
      if !days.isEmpty {
        throw ValidationError(
          "--on requires --frequency weekly, weekdays or monthly; daily, three-days and every:N count days instead. "
            + "Leave out --on or --frequency.")
      }
    case .weekly:
      if !monthDays.isEmpty {
        throw ValidationError(
          "--on must be a weekday here, such as sunday; a day of the month requires --frequency monthly.")
      }
    case .monthly:
      if monthDays.count != days.count {
        throw ValidationError(
          "--on must be a day of the month here, 1 to 31; a weekday requires --frequency weekly, and a weekday of each "
            + "month a rule, such as --rule \"FREQ=MONTHLY;BYDAY=-1FR\" for the last Friday.")
      }
      if days.count > 1 {
        let numbers = days.compactMap { day -> String? in
          guard case .monthDay(let number) = day else { return nil }
          return number == 31 ? "-1" : String(number)
        }
        let part = "BYMONTHDAY=\(numbers.joined(separator: ","))"
        throw ValidationError(
          "--on must be a single day of the month; use --rule \"FREQ=MONTHLY;\(part)\" instead.")
      }
    }
  }

  /// The frequency that `--on` implies, which is daily by default.
  private var impliedFrequency: Preferences.ReminderDays {
    switch on.first?.first {
    case .weekday: .weekly(on: nil)
    case .monthDay: .monthly(onDay: nil)
    case nil: .everyDays(1)
    }
  }

  /// The reminder days, including those given with `--on`.
  var days: Preferences.ReminderDays {
    let days = on.flatMap(\.self)
    if days.isEmpty { return frequency ?? impliedFrequency }
    let monthDay = days.lazy.compactMap { if case .monthDay(let day) = $0 { day } else { nil } }.first
    if let monthDay { return .monthly(onDay: monthDay) }
    return .weekly(on: WeekdaySet(days.compactMap { if case .weekday(let day) = $0 { day } else { nil } }))
  }

  /// Returns the cadence in a time zone, counting days from `today` if no anchor is given.
  func cadence(in zone: Zone, today: CivilDate) throws -> Cadence {
    var days = days
    // A person's file without `on` and `anchor` means the same days.
    switch assumedDay?.role {
    case .weekday: days = .weekly(on: WeekdaySet([Person.defaultAnchor.weekday]))
    case .monthDay: days = .monthly(onDay: Person.defaultAnchor.day)
    case .firstDay, .start, nil: break
    }
    let anchor = anchor ?? today
    let times = at.isEmpty ? Preferences.Reminders.defaultTimes : at.flatMap(\.self)
    return try Cadence(days.frequency(anchor: anchor) ?? .daily, at: times, anchor: anchor, zone: zone)
  }

  /// A Boolean value indicating whether `--on` names none of the days that the frequency alone means, as in
  /// `--frequency weekdays --on saturday`.
  var replacesWeekdays: Bool {
    guard case .weekly(let usual?) = frequency, case .weekly(let days?) = days else { return false }
    return Weekday.allCases.allSatisfy { !usual.contains($0) || !days.contains($0) }
  }

  /// The setting that a date determines because an option is missing, or `nil` if the days don't depend on it.
  var assumedDay: Note.AssumedDay? {
    guard anchor == nil else { return nil }
    if case .everyDays(let interval) = days { return interval > 1 ? .firstDay(option: "--anchor") : nil }
    return Note.AssumedDay(days, anchor: Person.defaultAnchor, option: "--on")
  }
}

/// The option that sets how many reminders are listed.
struct CountOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of reminders to show. (default: 5)", valueName: "count"),
    transform: { try Choices.number($0, atLeast: 1, atMost: 10_000) })
  var count = 5
}
