@_exported public import NudgeCatalog
@_exported public import NudgeDelivery
@_exported public import NudgePlanning
@_exported public import NudgeRequests
@_exported public import NudgeText
@_exported public import NudgeTime

extension Planner {
  /// Creates a planner with the message catalog that ships with Nudge and the newest time zone data on this machine.
  ///
  ///     let planner = Planner()
  ///     for notification in try planner.notifications(for: person, from: now, for: .days(2)) {
  ///       print(notification.at, notification.title)
  ///     }
  ///
  /// The planner uses either the system's time zone data or the data compiled into Nudge, whichever is newer. It loads
  /// zones and messages once and can be shared between threads, so create a single planner and reuse it.
  ///
  /// - Parameter celebration: When to celebrate milestones.
  public init(celebration: Celebration = .atOnce) {
    self.init(
      catalog: .shipped, zones: .newest(among: ZoneDatabase.systemDirectories), celebration: celebration)
  }
}
