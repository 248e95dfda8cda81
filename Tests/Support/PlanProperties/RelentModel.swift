internal import NudgePlanning
internal import NudgeTime

/// A slow model of the days on which a person who doesn't respond is reminded, from the rules in docs/plans.md.
///
/// It counts every day of a silence again for each question.
struct RelentModel {
  enum Verdict: Hashable {
    case reminded
    case left
    case farewell
    case resting
  }

  let person: Person
  /// The days on which something is recorded, each with the earliest time.
  let recorded: [CivilDate: Timestamp]
  /// Returns the start of a day.
  let start: (CivilDate) -> Timestamp
  /// Returns a Boolean value indicating whether a farewell can be said on a day of the schedule.
  let canSayFarewell: (CivilDate) -> Bool

  /// Returns the verdict on a day of the schedule, or `nil` for another day.
  func verdict(on day: CivilDate) -> Verdict? {
    guard isReminderDay(day) else { return nil }
    guard let last = lastDayPresent(before: day) else { return .reminded }
    return verdict(on: day, inSilenceSince: last)
  }

  /// Returns a Boolean value indicating whether a reminder or a farewell would follow a day if the person never
  /// responded.
  func isFollowed(_ day: CivilDate) -> Bool {
    guard let last = lastDayPresent(before: day) else { return true }
    return (1...500).contains { days in
      guard let later = day.adding(days: days), isReminderDay(later) else { return false }
      let verdict = verdict(on: later, inSilenceSince: last)
      return verdict == .reminded || verdict == .farewell
    }
  }

  /// Returns the last day before another one on which the person was there, or `nil` if none is known or if reminders
  /// don't relent.
  private func lastDayPresent(before day: CivilDate) -> CivilDate? {
    let preferences = person.preferences
    guard preferences.reminders.relent, preferences.reminders.isEnabled else { return nil }
    var known = recorded.filter { $0.key < day && $0.value < start(day) }.map(\.key)
    if case .summary(let summary) = person.history.record, let lastOn = summary.lastOn {
      known.append(min(lastOn, day.adding(days: -1) ?? .min))
    }
    let joined = person.joined.flatMap { $0 <= day ? $0.adding(days: -1) : nil }
    return (known + person.history.seen.filter { $0 < day } + [joined].compactMap(\.self)).max()
  }

  private func verdict(on day: CivilDate, inSilenceSince last: CivilDate) -> Verdict {
    let preferences = person.preferences
    var (count, elapsed, chosen) = (0, 0, 0)
    var hasSaidFarewell = false
    var verdict = Verdict.reminded
    var next = last.adding(days: 1)
    while let today = next, today <= day {
      next = today.adding(days: 1)
      if preferences.pauses.contains(where: { $0.contains(today) }) { continue }
      elapsed += 1
      guard isReminderDay(today) else { continue }
      count += 1
      if elapsed >= 61, count >= 8 {
        let isFarewell = !hasSaidFarewell && canSayFarewell(today)
        verdict = isFarewell ? .farewell : .resting
        if isFarewell { hasSaidFarewell = true }
      } else if count <= 7 {
        verdict = .reminded
      } else if count <= 21 {
        verdict = [10, 13, 16, 19].contains(count) ? .reminded : .left
      } else {
        verdict = elapsed - chosen >= 7 ? .reminded : .left
      }
      if count > 7, verdict == .reminded { chosen = elapsed }
    }
    return verdict
  }

  /// Returns a Boolean value indicating whether a schedule of days, weekdays or days of a month contains a day.
  private func isReminderDay(_ day: CivilDate) -> Bool {
    let reminders = person.preferences.reminders
    // A time before the start of the day belongs to the day before.
    return reminders.times.contains { time in
      let date = time < person.preferences.dayStart.start ? day.adding(days: 1) ?? .max : day
      guard date >= person.anchor, let frequency = reminders.days.frequency(anchor: person.anchor) else { return false }
      switch frequency {
      case .everyDays(let days): return person.anchor.days(to: date) % days == 0
      case .weekly(let weekdays): return weekdays.contains(date.weekday)
      case .monthly(let wanted):
        let (year, month, _) = date.components
        return date.day == min(wanted, CivilDate.length(ofMonth: month, year: year))
      }
    }
  }
}
