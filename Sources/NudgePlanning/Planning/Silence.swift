package import NudgeTime

/// The time since a person was last known to be there, and the reminder days that are chosen in it.
///
/// A silence begins after the last day on which the person recorded something or opened the app. Reminders come on all
/// of the first seven days of the schedule, then on every third one, and then once a week. After 61 days, a farewell
/// takes their place, and nothing follows. Paused days don't count.
package struct Silence: Hashable, Sendable {
  /// A part of a silence, by the number of reminders in it.
  package enum Stage: String, CaseIterable, Hashable, Sendable {
    /// On every day of the schedule.
    case steady
    /// On every third day of the schedule.
    case less
    /// Once a week.
    case rare
    /// The day of the farewell.
    case farewell
    /// Not at all.
    case resting
  }

  /// The number of days of the schedule on which all reminders come.
  package static let steadyDays = 7
  /// The number of days of the schedule up to which every third one is chosen.
  static let lessDays = 21
  /// The days of the schedule that are chosen after the steady ones.
  static let lessChosen: Set<Int> = [10, 13, 16, 19]
  /// The minimum number of days between rare reminders.
  static let daysBetweenRare = 7
  /// The number of days after which the farewell comes.
  static let daysUntilFarewell = 61
  /// The minimum number of days of the schedule after which the farewell comes.
  static let reminderDaysUntilFarewell = 8

  /// The last day on which the person was known to be there.
  package let since: CivilDate
  /// The days of the schedule after the steady ones that are chosen, in ascending order.
  fileprivate(set) var chosen: [CivilDate] = []
  /// The last of the steady days, or `nil` if the schedule ends before it.
  fileprivate(set) var steadyEnd: CivilDate?
  /// The last day of the stage `less`, or `nil` if the silence ends before it.
  fileprivate(set) var lessEnd: CivilDate?
  /// The day from which on no reminder comes, or `nil` if the schedule ends before it.
  fileprivate(set) var end: CivilDate?
  /// The day of the farewell, or `nil` if there isn't one.
  fileprivate(set) var farewell: CivilDate?

  init(since: CivilDate) { self.since = since }

  /// Returns the stage of a day, which must be after `since`.
  package func stage(on day: CivilDate) -> Stage {
    guard let steadyEnd, day > steadyEnd else { return .steady }
    if let end, day >= end { return day == farewell ? .farewell : .resting }
    guard let lessEnd, day > lessEnd else { return .less }
    return .rare
  }

  /// Returns the first day after a given one on which a reminder or the farewell comes, or `nil` if there isn't one.
  ///
  /// The day must be after the steady ones.
  package func nextChosen(after day: CivilDate) -> CivilDate? {
    chosen.first { $0 > day } ?? farewell.flatMap { $0 > day ? $0 : nil }
  }

  /// Returns the reason that a reminder doesn't come on a day of the schedule, or `nil` if it comes.
  func answer(toReminderOn day: CivilDate) -> Reason? {
    switch stage(on: day) {
    case .steady: nil
    case .less, .rare: chosen.contains(day) ? nil : nextChosen(after: day).map { .resting(until: $0) } ?? .resting
    case .farewell, .resting: .resting
    }
  }
}

extension PersonPlan {
  // MARK: Silences

  /// Returns the last day before a given one on which the person was known to be there, or `nil` if none is known or if
  /// reminders don't relent.
  ///
  /// Only what is known when the day begins counts, so the stage never changes during a day.
  func lastDayPresent(before day: CivilDate) -> CivilDate? {
    guard person.preferences.reminders.relent, person.preferences.reminders.isEnabled else { return nil }
    var last = person.joined.flatMap { $0 <= day ? $0.adding(days: -1) : nil }
    if let recorded = record.lastOn(at: calendar.start(of: day).advanced(bySeconds: -1)) {
      last = max(last ?? recorded, recorded)
    }
    if let seen = seen.last(where: { $0 < day }) { last = max(last ?? seen, seen) }
    return last
  }

  /// Returns the first day, on or after a given one, on which the person is known to be there.
  func nextDayPresent(from day: CivilDate) -> CivilDate? {
    let joined = person.joined.flatMap { $0.adding(days: -1) }
    return [record.firstDay(onOrAfter: day), seen.first { $0 >= day }, joined.flatMap { $0 >= day ? $0 : nil }]
      .compactMap(\.self).min()
  }

  /// Returns the silence that a day is in.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - known: A silence of the person, which is returned if the day is in it.
  /// - Returns: The silence, or `nil` if all reminders come.
  package func silence(on day: CivilDate, known: Silence? = nil) -> Silence? {
    guard let last = lastDayPresent(before: day), last.days(to: day) > Silence.steadyDays else { return nil }
    return known?.since == last ? known : silence(since: last)
  }

  /// Returns the silence that begins after a day and is never broken.
  ///
  /// - Complexity: O(1), because no more than 61 days of the schedule are visited, pauses aside.
  func silence(since last: CivilDate) -> Silence {
    var silence = Silence(since: last)
    var count = 0
    var elapsedWhenChosen = 0
    var next = reminderDay(after: last)
    while let day = next {
      if let pause = pause(on: day) {
        next = reminderDay(after: pause.upperBound)
        continue
      }
      next = reminderDay(after: day)
      count += 1
      if count <= Silence.steadyDays {
        if count == Silence.steadyDays { silence.steadyEnd = day }
        continue
      }
      let elapsed = unpausedDays(after: last, through: day)
      if elapsed >= Silence.daysUntilFarewell, count >= Silence.reminderDaysUntilFarewell {
        silence.end = silence.end ?? day
        if canSayFarewell(on: day) {
          silence.farewell = day
          break
        }
        if count > Self.mostFarewellDays { break }
        continue
      }
      if count <= Silence.lessDays { silence.lessEnd = day }
      let isChosen =
        count <= Silence.lessDays
        ? Silence.lessChosen.contains(count) : elapsed - elapsedWhenChosen >= Silence.daysBetweenRare
      if isChosen {
        silence.chosen.append(day)
        elapsedWhenChosen = elapsed
      }
    }
    return silence
  }

  /// Returns a Boolean value indicating whether quiet hours and pauses allow a farewell on a day of the schedule.
  ///
  /// Nothing else stops it, because it has the highest priority of all that a silent person gets.
  private func canSayFarewell(on day: CivilDate) -> Bool {
    guard let occurrence = firstSlot(of: day), let held = moment(holding: occurrence.timestamp) else { return false }
    let firingDay = calendar.day(of: held)
    return firingDay <= day.adding(days: 1) ?? day && !isPaused(firingDay)
  }

  /// Returns the first slot of a day of the schedule.
  private func firstSlot(of day: CivilDate) -> Occurrence? {
    var moment = calendar.start(of: day).advanced(bySeconds: -1)
    while let occurrence = schedule.next(after: moment) {
      let own = calendar.streakDay.date(of: occurrence.slot)
      if own >= day { return own == day ? occurrence : nil }
      moment = occurrence.timestamp
    }
    return nil
  }

  /// Returns a Boolean value indicating whether reminders come on a slot's day.
  func isChosen(_ slot: CivilDateTime) -> Bool {
    let day = calendar.streakDay.date(of: slot)
    return silence(on: day)?.answer(toReminderOn: day) == nil
  }

  /// Returns a Boolean value indicating whether reminders come less often from the next day of the schedule on, unless
  /// the person answers.
  func relents(after day: CivilDate) -> Bool {
    guard let next = reminderDay(after: day), let last = lastDayPresent(before: day) else { return false }
    return silence(since: last).stage(on: next) != .steady
  }

  /// The maximum number of days of the schedule on which a farewell is tried.
  private static let mostFarewellDays = 400

  /// Returns the first day of the schedule after a day.
  func reminderDay(after day: CivilDate) -> CivilDate? {
    var moment = calendar.end(of: day).advanced(bySeconds: -1)
    while let occurrence = schedule.next(after: moment) {
      let own = calendar.streakDay.date(of: occurrence.slot)
      if own > day { return own }
      moment = max(moment, occurrence.timestamp)
    }
    return nil
  }

  /// Returns the number of days after a day up to another one that aren't paused.
  private func unpausedDays(after last: CivilDate, through day: CivilDate) -> Int {
    let first = last.adding(days: 1) ?? .max
    return record.counter.allowances.pauses.reduce(last.days(to: day)) { days, pause in
      let (from, through) = (max(pause.lowerBound, first), min(pause.upperBound, day))
      return from <= through ? days - from.days(to: through) - 1 : days
    }
  }
}
