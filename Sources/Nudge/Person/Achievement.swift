public import NudgeTime

/// Something that a person recorded.
public struct Achievement: Hashable, Sendable {
  /// When it was recorded.
  public enum Moment: Hashable, Sendable {
    /// At a moment.
    case timestamp(Timestamp)
    /// On a civil day of the person's own calendar, the time unknown.
    case date(CivilDate)
  }

  /// When it was recorded.
  public var moment: Moment
  /// What the person called it; personal, for no log and no error text.
  public var title: String?

  /// Creates an achievement.
  ///
  /// - Parameters:
  ///   - moment: When it was recorded.
  ///   - title: What the person called it.
  public init(at moment: Moment, title: String? = nil) {
    self.moment = moment
    self.title = title
  }
}
