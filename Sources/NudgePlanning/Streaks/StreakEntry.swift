public import NudgeTime

package typealias StreakEntry = PlanExplanation.StreakEntry

extension PlanExplanation {
  /// A streak log entry: the effect of a period, or of a run of periods with the same effect, or the outcome of buying
  /// a freeze.
  public struct StreakEntry: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The kind of event.
    ///
    /// The raw value is used in JSON.
    public enum Event: String, Hashable, Codable, Sendable, CaseIterable {
      /// Something was recorded while there wasn't a streak.
      case started
      /// Something was recorded, and the streak grew by one.
      case extended
      /// Nothing was recorded, and a freeze was used.
      case frozen
      /// Nothing that counts was recorded, but a pause keeps the streak alive.
      ///
      /// Consecutive paused periods share an entry.
      case paused
      /// Nothing was recorded, but the period was repaired.
      case repaired
      /// Nothing was recorded, and the streak ended.
      ///
      /// The entry extends to the start of the next streak, including any pauses.
      case ended
      /// The current period doesn't count yet, but still can.
      case open
      /// A freeze was bought on this day and is held.
      case freezeBought = "freeze-bought"
      /// A freeze was bought on this day but isn't kept, because two were already held.
      case freezeNotKept = "freeze-not-kept"
    }

    /// The kind of event.
    public var event: Event
    /// The first day.
    ///
    /// For a freeze, this is the day on which it was bought.
    public var from: CivilDate
    /// The last day.
    ///
    /// For a freeze, this is the day on which it was bought.
    public var through: CivilDate
    /// The length of the streak after the event.
    public var streak: Int
    /// The number of freezes held after the event.
    public var freezesHeld: Int

    /// The entry as a line of text, such as `2026-11-22 extended: streak 7, freezes 1`.
    ///
    /// An entry that covers multiple days has a line such as `2026-11-23...2026-11-29 paused: streak 7, freezes 1`.
    public var description: String {
      let span = from == through ? "\(from)" : "\(from)...\(through)"
      return "\(span) \(event.rawValue): streak \(streak), freezes \(freezesHeld)"
    }
  }
}

/// An observer that logs every event.
///
/// Consecutive paused or ended periods share an entry.
struct StreakLog: StreakObserver {
  private(set) var entries: [StreakEntry] = []
  /// The index of the last entry about a period.
  ///
  /// It can be followed by entries about freezes.
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
