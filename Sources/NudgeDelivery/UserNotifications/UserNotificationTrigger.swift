/// When a notification comes, as the subclasses of `UNNotificationTrigger` have it.
///
/// In JSON it is an object whose `type` is the case's name; the other keys are the labels of what it holds.
///
/// Source: Apple, "UNNotificationTrigger" <https://developer.apple.com/documentation/usernotifications/unnotificationtrigger>
public enum UserNotificationTrigger: Hashable, Sendable {
  /// When a server sends it; the system alone makes such.
  case push
  /// So many seconds after it is added, above 0, and 60 or more if it repeats.
  ///
  /// It counts elapsed time: what is said at a time of the clock drifts with it across a clock change, or a journey.
  case timeInterval(seconds: Double, repeats: Bool)
  /// When a clock and a calendar show something.
  case calendar(components: UserNotificationCalendarComponents, repeats: Bool)
  /// When the device comes to a place, or leaves it.
  case location(region: UserNotificationRegion, repeats: Bool)

  /// The least time between two firings, in seconds.
  public static let minimumRepeatingInterval = 60.0

  /// Looks whether the platform would take it.
  ///
  /// - Throws: `UserNotificationError`, the first there is.
  public func validate() throws(UserNotificationError) {
    switch self {
    case .push: break
    case .timeInterval(let seconds, let repeats):
      guard seconds > 0, seconds.isFinite else { throw .intervalNotPositive(seconds) }
      if repeats, seconds < Self.minimumRepeatingInterval {
        throw .repeatingIntervalTooShort(seconds, minimum: Self.minimumRepeatingInterval)
      }
    case .calendar(let components, let repeats):
      try components.validate()
      if repeats, components.isFullDate { throw .repeatsOnFullDate }
    case .location(let region, _): try region.validate()
    }
  }
}

extension UserNotificationTrigger: Codable {
  private enum Name: String, Codable {
    case push
    case timeInterval
    case calendar
    case location
  }

  private enum CodingKeys: CodingKey {
    case type
    case seconds
    case components
    case region
    case repeats
  }

  /// Reads a trigger, and validates it.
  ///
  /// - Parameter decoder: Where from; `repeats` may be absent for `false`.
  /// - Throws: `DecodingError`; with a `UserNotificationError` beneath it for what the platform would not take.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let repeats = try container.decodeIfPresent(Bool.self, forKey: .repeats) ?? false
    switch try container.decode(Name.self, forKey: .type) {
    case .push: self = .push
    case .timeInterval:
      self = .timeInterval(seconds: try container.decode(Double.self, forKey: .seconds), repeats: repeats)
    case .calendar:
      self = .calendar(
        components: try container.decode(UserNotificationCalendarComponents.self, forKey: .components),
        repeats: repeats)
    case .location:
      self = .location(region: try container.decode(UserNotificationRegion.self, forKey: .region), repeats: repeats)
    }
    try decoder.validated(validate)
  }

  /// Writes the trigger as an object with its `type`.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .push: try container.encode(Name.push, forKey: .type)
    case .timeInterval(let seconds, let repeats):
      try container.encode(Name.timeInterval, forKey: .type)
      try container.encode(seconds, forKey: .seconds)
      try container.encode(repeats, forKey: .repeats)
    case .calendar(let components, let repeats):
      try container.encode(Name.calendar, forKey: .type)
      try container.encode(components, forKey: .components)
      try container.encode(repeats, forKey: .repeats)
    case .location(let region, let repeats):
      try container.encode(Name.location, forKey: .type)
      try container.encode(region, forKey: .region)
      try container.encode(repeats, forKey: .repeats)
    }
  }
}
