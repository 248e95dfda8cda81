internal import NudgeTime

/// Keeps the periods on which freezes were spent.
struct FreezeObserver: StreakObserver {
  private(set) var frozen: [CivilDate] = []

  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {
    if event == .frozen { frozen.append(CivilDate(clampingDaysSinceEpoch: from)) }
  }
}
