internal import Nudge

/// The pause that a person is in, or the form that begins one.
struct PauseView {
  /// When the current pause ends.
  var pausedText: String?
  /// The first day that a pause can end on.
  var today: String
  /// A pause of a week.
  var suggestion: String
  var pauseError: String?

  init(_ person: Person, _ planner: Planner, _ words: PageWords, error: String?, at now: Timestamp) throws {
    let day = try planner.day(of: person, at: now)
    let last = person.preferences.pauses.filter { $0.contains(day) }.map(\.upperBound).max()
    pausedText = try last.map { try words.notices.text("paused", ["day": .date($0)]) }
    today = "\(day)"
    suggestion = "\(day.adding(days: 6) ?? day)"
    pauseError = error
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

  /// Ends pauses that contain a day on the day before.
  mutating func resume(on day: CivilDate) {
    pauses = pauses.compactMap { pause in
      guard pause.contains(day) else { return pause }
      guard pause.lowerBound < day, let yesterday = day.adding(days: -1) else { return nil }
      return pause.lowerBound...yesterday
    }
  }
}
