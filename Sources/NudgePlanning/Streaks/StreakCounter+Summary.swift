public import NudgeTime

extension StreakCounter {
  /// How the streak of a summary stands, where only that is known.
  ///
  /// The periods since the summary's last day are decided as with a history. Whether the streak was repaired before is not known, so
  /// one repair is open to it.
  ///
  /// - Parameters:
  ///   - summary: Its `currentStreak` is the streak that stood as `lastOn` ended; its `lastOn`, where missing, is taken to be the
  ///     period before today's, and one after today to be today. Where it is in a pause, nothing before it in its period is known to
  ///     count.
  ///   - freezesHeld: How many freezes were held as `lastOn` ended, 0 to 2; a number past these counts as the nearest. Of the dated freezes
  ///     in `allowances` those after `lastOn` come on top.
  ///   - today: The day of asking.
  /// - Returns: The state; `since` is `nil`, and `frozen` has the periods after `lastOn` alone.
  /// - Complexity: O(*n*) in the number of purchases, pauses and repairs.
  public func state(of summary: Progress, freezesHeld: Int = 0, on today: CivilDate) -> StreakState {
    let last = Int(today.daysSinceEpoch)
    let lastOn = min(
      summary.lastOn.map { Int($0.daysSinceEpoch) } ?? period.lastDay(of: last) - period.length, last)
    var run = StreakRun(
      self, today: last, lastOn: lastOn,
      summary: (
        streak: max(0, summary.currentStreak), longest: max(0, summary.longestStreak),
        held: min(max(0, freezesHeld), StreakAllowances.mostFreezesHeld)
      ))
    var observer = FreezeObserver()
    var state = state(of: &run, lastOn: summary.lastOn, &observer)
    state.frozen = observer.frozen
    return state
  }
}
