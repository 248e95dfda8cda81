internal import NudgeTime

/// Something that happened, for standard output.
struct DesktopReport: Hashable {
  /// What happened.
  enum Event: Hashable {
    /// It is on the screen; `due` where that is later than it should have been.
    case shown(due: Timestamp?)
    /// It comes again at a moment.
    case snoozed(until: Timestamp)
    /// It would come, or come again, too late, and does not.
    case letGo
    /// An achievement was added to the history.
    case added
    /// The person asked to see it: its words, and the achievement that it shows again.
    case viewed(title: String, body: String, achievement: AchievementText?)
    /// It was closed without a button.
    case closed
    /// It is not wanted any more, and taken off the screen or not shown again.
    case withdrawn
    /// It is what comes next.
    case next(at: Timestamp)
  }

  /// An achievement as it is told.
  struct AchievementText: Hashable {
    var at: String
    var title: String?
  }

  /// When it happened.
  var at: Timestamp
  /// Which notification.
  var id: String
  var event: Event
}
