extension NotificationRequest {
  /// The notification as `nudge plan` writes it, one line of JSON with its keys in alphabetical order; docs/plans.md tells them.
  ///
  /// - Parameter timeZoneData: The release of the zone data that the plan was made with, such as `planner.zones.version`.
  /// - Returns: The line, without a break.
  public func json(timeZoneData: String?) -> String {
    let lines = PlanLines(timeZoneData: timeZoneData)
    lines.write([self])
    return String(decoding: lines.json.bytes.dropLast(), as: UTF8.self)
  }
}
