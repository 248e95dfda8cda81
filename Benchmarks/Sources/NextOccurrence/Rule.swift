import NudgeTime

/// What recurs; always at 20:00, a time that no zone's clocks skip or repeat in the years asked for.
enum Rule: String, CaseIterable {
  /// What most people choose.
  case daily = "Time:NextOccurrence:Daily"
  /// Has a phase, which only the anchor knows, so no engine can work from the moment alone.
  case everyThreeDays = "Time:NextOccurrence:EveryThreeDays"
  /// On the anchor's weekday.
  case weekly = "Time:NextOccurrence:Weekly"
  /// On the second Tuesday (`FREQ=MONTHLY;BYDAY=2TU`): a day that is to be searched within its month.
  case monthlyByDay = "Time:NextOccurrence:MonthlyByDay"

  /// The time of day of all rules.
  static let time = TimeOfDay(secondsFromMidnight: 20 * 3_600) ?? .midnight

  /// Whether the rule names a date.
  ///
  /// - Parameters:
  ///   - date: Any date.
  ///   - anchor: The first date.
  /// - Returns: `false` before the anchor.
  func falls(on date: CivilDate, anchor: CivilDate) -> Bool {
    guard date >= anchor else { return false }
    return switch self {
    case .daily: true
    case .everyThreeDays: anchor.days(to: date) % 3 == 0
    case .weekly: date.weekday == anchor.weekday
    case .monthlyByDay: date.weekday == .tuesday && (8...14).contains(date.day)
    }
  }
}
