internal import Nudge

extension Page {
  /// Returns the settings form, which says what the streak becomes if the changes are saved.
  func settingsView(
    _ draft: SettingsDraft, _ plan: PersonPlan, _ visit: Visit, showsErrors: Bool
  ) throws -> SettingsView {
    var view = try SettingsView(draft, visit.words, showsErrors: showsErrors)
    guard draft.isChanged else { return view }
    let stored = try visit.plan.forecast(after: visit.now, count: 0)
    let changed = try plan.forecast(after: visit.now, count: 0)
    guard changed.streak != stored.streak else { return view }
    view.streakText = try visit.words.journal.text(
      "streak-preview",
      [
        "n": .number(changed.streak.current), "longest": .number(changed.streak.longest),
        "unit": .text(changed.streak.unit),
      ])
    return view
  }
}

extension Forecast {
  fileprivate struct Streak: Equatable {
    var current: Int
    var longest: Int
    var unit: String
  }

  fileprivate var streak: Streak {
    Streak(
      current: progress?.currentStreak ?? 0, longest: progress?.longestStreak ?? 0, unit: streakPeriod.rawValue)
  }
}
