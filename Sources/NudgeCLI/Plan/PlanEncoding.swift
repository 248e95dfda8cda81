/// What becomes of a notification.
enum PlanEncoding: String, CaseIterable {
  /// A line of JSON that knows no platform.
  case notification
}
