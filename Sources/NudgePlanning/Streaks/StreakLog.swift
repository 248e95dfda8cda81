internal import NudgeTime

/// Writes down every event, those that go on as one entry.
struct StreakLog: StreakObserver {
  private(set) var entries: [StreakEntry] = []
  private(set) var frozen: [CivilDate] = []
  /// The last entry that is about a period; purchases may stand after it.
  private var lastPeriod: Int?

  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {
    let entry = StreakEntry(
      event, from: CivilDate(clampingDaysSinceEpoch: from), through: CivilDate(clampingDaysSinceEpoch: through),
      streak: run.streak, freezesHeld: run.held)
    switch event {
    case .freezeBought, .freezeNotKept:
      entries.append(entry)
      return
    case .paused, .ended:
      if let lastPeriod, entries[lastPeriod].event == event {
        entries[lastPeriod].through = entry.through
        return
      }
    case .frozen: frozen.append(entry.from)
    case .started, .extended, .repaired, .open: break
    }
    lastPeriod = entries.count
    entries.append(entry)
  }
}
