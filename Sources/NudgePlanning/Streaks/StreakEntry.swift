public import NudgeTime

package typealias StreakEntry = PlanExplanation.StreakEntry

extension PlanExplanation {
  /// What one period, or a run of alike ones, did to a streak; or what became of a freeze that was bought.
  public struct StreakEntry: Hashable, Codable, Sendable, CustomStringConvertible {
    /// What happened; spelled as in JSON.
    public enum Event: String, Hashable, Codable, Sendable, CaseIterable {
      /// Something was recorded, and no streak stood.
      case started
      /// Something was recorded, and the streak grew by one.
      case extended
      /// Nothing was recorded; a freeze was spent.
      case frozen
      /// Nothing that counts was recorded, and a pause excuses it. Such periods that follow each other are one entry.
      case paused
      /// Nothing was recorded; a repair bridges it.
      case repaired
      /// Nothing was recorded, and the streak ended. The entry lasts until the next streak starts, whatever pauses are in between.
      case ended
      /// The period of today, which has not counted yet and still can.
      case open
      /// A freeze was bought on this day and is held.
      case freezeBought = "freeze-bought"
      /// A freeze was bought on this day while two were held, and is not kept.
      case freezeNotKept = "freeze-not-kept"
    }

    /// What happened.
    public var event: Event
    /// The first day; the day itself for a freeze that was bought.
    public var from: CivilDate
    /// The last day; the day itself for a freeze that was bought.
    public var through: CivilDate
    /// The length of the streak after it.
    public var streak: Int
    /// How many freezes are held after it.
    public var freezesHeld: Int

    /// Such as `2026-11-22 extended: streak 7, freezes 1`, or `2026-11-23...2026-11-29 paused: streak 7, freezes 1`.
    public var description: String {
      let span = from == through ? "\(from)" : "\(from)...\(through)"
      return "\(span) \(event.rawValue): streak \(streak), freezes \(freezesHeld)"
    }
  }
}

/// Writes down every event, those that go on as one entry.
struct StreakLog: StreakObserver {
  private(set) var entries: [StreakEntry] = []
  /// The last entry that is about a period; purchases may stand after it.
  private var lastPeriod: Int?

  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {
    let entry = StreakEntry(
      event: event, from: CivilDate(clampingDaysSinceEpoch: from), through: CivilDate(clampingDaysSinceEpoch: through),
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
    case .started, .extended, .frozen, .repaired, .open: break
    }
    lastPeriod = entries.count
    entries.append(entry)
  }
}
