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
  /// Creates a planner with the message catalog that ships with Nudge and the newest time zone data on this machine.
  ///
  ///     let planner = Planner()
  ///     for notification in try planner.notifications(for: person, from: now, for: .days(2)) {
  ///       print(notification.at, notification.title)
  ///     }
  ///
  /// The planner uses either the system's time zone data or the data compiled into Nudge, whichever is newer. It loads
  /// zones and messages once and can be shared between threads, so create one planner and keep it.
  ///
  /// - Parameter celebration: When milestones are celebrated.
  public init(celebration: Celebration = .atOnce) {
    self.init(
      catalog: .shipped, zones: .newest(among: ZoneDatabase.systemDirectories), celebration: celebration)
  }
}

extension Timestamp {
  /// Creates a timestamp from a date.
  ///
  ///     let now = Timestamp(Date())
  ///
  /// Fractions of a second are rounded down. Dates outside the years 1 to 9999 are clamped to `min` or `max`.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    let bounds = Double(Timestamp.min.secondsSinceEpoch)...Double(Timestamp.max.secondsSinceEpoch)
    // The bounds do not contain NaN, which becomes `min`.
    self = bounds.contains(seconds) ? Timestamp(secondsSinceEpoch: Int64(seconds)) ?? .min : seconds > 0 ? .max : .min
  }
}

extension Date {
  /// Creates a date from a timestamp, without loss of precision.
  public init(_ timestamp: Timestamp) {
    self.init(timeIntervalSince1970: Double(timestamp.secondsSinceEpoch))
  }
}
