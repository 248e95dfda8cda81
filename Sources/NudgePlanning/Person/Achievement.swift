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

  /// Its id, where it has one; 1 to 256 bytes.
  public var id: String?
  /// When it was recorded.
  public var moment: Moment
  /// What the person called it; personal, for no log and no error text.
  public var title: String?

  /// Creates an achievement.
  ///
  /// - Parameters:
  ///   - moment: When it was recorded.
  ///   - id: Its id.
  ///   - title: What the person called it.
  public init(at moment: Moment, id: String? = nil, title: String? = nil) {
    self.id = id
    self.moment = moment
    self.title = title
  }
}
