/// What a notification shows and how it behaves, as `UNMutableNotificationContent` has it.
///
/// Attachments are files on the device, and not part of this.
///
/// Source: Apple, "UNMutableNotificationContent"
/// <https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent>
public struct UserNotificationContent: Codable, Hashable, Sendable {
  /// The first line.
  public var title: String
  /// The second line; empty for none.
  public var subtitle: String
  /// What follows; empty for none.
  public var body: String
  /// The number on the app's icon, 0 or more; 0 removes it, `nil` leaves it as it is.
  public var badge: Int?
  /// `default`, or the name of a file in the app; `nil` for no sound.
  public var sound: String?
  /// What is shown together; empty where all of the app's are.
  public var threadIdentifier: String
  /// The `UserNotificationCategory` that has its buttons; empty for none.
  public var categoryIdentifier: String
  /// What the app gets back with it, nobody sees.
  public var userInfo: [String: String]
  /// The scene or window that a tap brings to the front; `nil` for the app's own choice.
  public var targetContentIdentifier: String?
  /// How loudly it comes.
  public var interruptionLevel: UserNotificationInterruptionLevel
  /// What is shown first among those of the app; 0 to 1.
  public var relevanceScore: Double
  /// What a Focus filter of the app looks at; `nil` for nothing.
  public var filterCriteria: String?

  /// Creates content.
  ///
  /// - Parameters:
  ///   - title: The first line.
  ///   - subtitle: The second line; empty for none.
  ///   - body: What follows; empty for none.
  ///   - badge: The number on the app's icon; 0 removes it, `nil` leaves it.
  ///   - sound: `default`, or the name of a file in the app; `nil` for no sound.
  ///   - threadIdentifier: What is shown together.
  ///   - categoryIdentifier: The category that has its buttons.
  ///   - userInfo: What the app gets back with it.
  ///   - targetContentIdentifier: The scene or window that a tap brings to the front.
  ///   - interruptionLevel: How loudly it comes.
  ///   - relevanceScore: What is shown first among those of the app; 0 to 1.
  ///   - filterCriteria: What a Focus filter of the app looks at.
  public init(
    title: String = "", subtitle: String = "", body: String = "", badge: Int? = nil, sound: String? = nil,
    threadIdentifier: String = "", categoryIdentifier: String = "", userInfo: [String: String] = [:],
    targetContentIdentifier: String? = nil, interruptionLevel: UserNotificationInterruptionLevel = .active,
    relevanceScore: Double = 0, filterCriteria: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.badge = badge
    self.sound = sound
    self.threadIdentifier = threadIdentifier
    self.categoryIdentifier = categoryIdentifier
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
    self.interruptionLevel = interruptionLevel
    self.relevanceScore = relevanceScore
    self.filterCriteria = filterCriteria
  }

  /// Reads content, and validates it.
  ///
  /// - Parameter decoder: Where from; what is absent is as in `init`.
  /// - Throws: `DecodingError`; with a `UserNotificationError` beneath it for what the platform would not take.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String { try container.decodeIfPresent(String.self, forKey: key) ?? "" }
    self.init(
      title: try text(.title), subtitle: try text(.subtitle), body: try text(.body),
      badge: try container.decodeIfPresent(Int.self, forKey: .badge),
      sound: try container.decodeIfPresent(String.self, forKey: .sound), threadIdentifier: try text(.threadIdentifier),
      categoryIdentifier: try text(.categoryIdentifier),
      userInfo: try container.decodeIfPresent([String: String].self, forKey: .userInfo) ?? [:],
      targetContentIdentifier: try container.decodeIfPresent(String.self, forKey: .targetContentIdentifier),
      interruptionLevel: try container.decodeIfPresent(
        UserNotificationInterruptionLevel.self, forKey: .interruptionLevel) ?? .active,
      relevanceScore: try container.decodeIfPresent(Double.self, forKey: .relevanceScore) ?? 0,
      filterCriteria: try container.decodeIfPresent(String.self, forKey: .filterCriteria))
    try decoder.validated(validate)
  }

  /// Looks whether the platform would take it.
  ///
  /// - Throws: `UserNotificationError`, the first there is.
  public func validate() throws(UserNotificationError) {
    if let badge, badge < 0 { throw .badgeBelowZero(badge) }
    if sound == "" { throw .emptySound }
    guard (0...1).contains(relevanceScore) else { throw .relevanceOutOfRange(relevanceScore) }
  }
}
