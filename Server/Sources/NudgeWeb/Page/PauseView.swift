internal import Nudge

/// The pause that a person is in, or the form that begins one.
struct PauseView {
  /// The sentence with the last day of the current pause, or of the one that begins tomorrow, or `nil` without a pause.
  var pausedText: String?
  /// A Boolean value indicating whether the pause begins tomorrow.
  var beginsTomorrow = false
  /// The first day that a pause can end on.
  var firstDay: String
  /// A pause of a week.
  var suggestion: String
  /// That today isn't part of the pause.
  var tomorrowHelp: String?
  var pauseError: String?

  init(_ plan: PersonPlan, _ words: PageWords, error: String?, at now: Timestamp) throws {
    let today = plan.day(at: now)
    let first = plan.firstDayOfPause(at: now)
    let pauses = plan.person.preferences.pauses
    if let last = pauses.filter({ $0.contains(today) }).map(\.upperBound).max() {
      pausedText = try words.notices.text("paused", ["day": .date(last)])
    } else if let last = pauses.filter({ $0.lowerBound == today.adding(days: 1) }).map(\.upperBound).max() {
      pausedText = try words.notices.text("pause-begins", ["day": .date(last)])
      beginsTomorrow = true
    }
    firstDay = "\(first)"
    suggestion = "\(first.adding(days: 6) ?? first)"
    tomorrowHelp = first > today ? try words.notices.text("pause-tomorrow") : nil
    pauseError = error
  }
}

extension PersonPlan {
  /// Returns the first day of a pause that the person begins now.
  ///
  /// What is recorded on a paused day doesn't count toward a streak. If something has been recorded today, the pause
  /// therefore begins tomorrow. The same applies to tomorrow's date, where the person was, farther east.
  func firstDayOfPause(at now: Timestamp) -> CivilDate {
    let today = day(at: now)
    let hasRecorded =
      switch person.history.record {
      case .summary(let summary): summary.lastOn.map { $0 >= today } ?? false
      case .achievements(let achievements):
        achievements.contains { achievement in
          switch achievement.moment {
          case .timestamp(let time, _): time <= now && day(of: achievement) >= today
          case .date(let day): day == today
          }
        }
      case nil: false
      }
    return hasRecorded ? today.adding(days: 1) ?? today : today
  }
}

extension Preferences {
  /// Adds a pause, and merges it with the pauses that it overlaps.
  mutating func pause(_ days: ClosedRange<CivilDate>) {
    let others = pauses.filter { $0.overlaps(days) }
    let first = others.map(\.lowerBound).min().map { Swift.min($0, days.lowerBound) } ?? days.lowerBound
    let last = others.map(\.upperBound).max().map { Swift.max($0, days.upperBound) } ?? days.upperBound
    pauses.removeAll { $0.overlaps(days) }
    pauses.append(first...last)
  }

  /// Ends pauses that contain a day on the day before, and removes those that begin on the next day.
  mutating func resume(on day: CivilDate) {
    pauses = pauses.compactMap { pause in
      guard pause.contains(day) else { return pause.lowerBound == day.adding(days: 1) ? nil : pause }
      guard pause.lowerBound < day, let yesterday = day.adding(days: -1) else { return nil }
      return pause.lowerBound...yesterday
    }
  }
}
