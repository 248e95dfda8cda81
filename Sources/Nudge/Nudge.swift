@_exported public import NudgeCatalog
@_exported public import NudgeDelivery
@_exported public import NudgePlanning
@_exported public import NudgeRequests
@_exported public import NudgeText
@_exported public import NudgeTime

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Planner {
  /// Creates a planner with the words that ship with Nudge and the newest time zone data on this machine.
  ///
  ///     let planner = Planner()
  ///     for notification in try planner.notifications(for: person, from: now, for: .days(2)) {
  ///       print(notification.at, notification.title)
  ///     }
  ///
  /// The zone data is the newer of the system's and that compiled into Nudge. Keep the planner: it reads zones and words
  /// once, and can be shared between threads.
  ///
  /// - Parameter celebration: When a milestone is celebrated.
  public init(celebration: Celebration = .atOnce) {
    self.init(
      catalog: .shipped, zones: .newest(among: ZoneDatabase.systemDirectories), celebration: celebration)
  }
}

extension Timestamp {
  /// Creates the timestamp of a date.
  ///
  ///     let now = Timestamp(Date())
  ///
  /// A fraction of a second is cut off, towards the past. A date outside the years 1 to 9999 becomes `min` or `max`.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let bounds = Double(Timestamp.min.secondsSinceEpoch)...Double(Timestamp.max.secondsSinceEpoch)
    // What is not a number is neither above nor below.
    self = bounds.contains(seconds) ? Timestamp(secondsSinceEpoch: Int64(seconds)) ?? .min : seconds > 0 ? .max : .min
  }
}

extension Date {
  /// Creates the date of a timestamp, exactly.
  public init(_ timestamp: Timestamp) {
    self.init(timeIntervalSince1970: Double(timestamp.secondsSinceEpoch))
  }
}
