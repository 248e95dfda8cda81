extension UserNotificationRequest {
  /// When a notification fires, with one case for each subclass of `UNNotificationTrigger`.
  ///
  /// In JSON it is an object whose `type` is the name of the case; the other keys are the labels of its associated values.
  ///
  /// Source: Apple, "UNNotificationTrigger" <https://developer.apple.com/documentation/usernotifications/unnotificationtrigger>
  public enum Trigger: Hashable, Sendable {
    /// When a server sends it. Only the system creates these.
    case push
    /// A number of seconds after it is added, above 0, and at least 60 if it repeats.
    ///
    /// It counts elapsed time, so a reminder for a time of day drifts across a clock change or a journey.
    case timeInterval(seconds: Double, repeats: Bool)
    /// When clock and calendar match the components.
    case calendar(components: UserNotificationRequest.CalendarComponents, repeats: Bool)
    /// When the device enters or leaves a region.
    case location(region: UserNotificationRequest.Region, repeats: Bool)

    /// The shortest repeating interval, in seconds.
    public static let minimumRepeatingInterval = 60.0

    /// Checks that the platform accepts the trigger.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError`, the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
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
}

extension UserNotificationRequest.Trigger: Codable {
  private enum Name: String, Codable {
    case push, timeInterval, calendar, location
  }

  private enum CodingKeys: CodingKey {
    case type, seconds, components, region, repeats
  }

  /// Reads a trigger and validates it; `repeats` is `false` if absent.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`, with a `UserNotificationRequest.ValidationError` as its underlying error if the trigger is invalid.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let repeats = try values.value(.repeats, or: false)
    switch try values.decode(Name.self, forKey: .type) {
    case .push: self = .push
    case .timeInterval:
      self = .timeInterval(seconds: try values.decode(Double.self, forKey: .seconds), repeats: repeats)
    case .calendar:
      self = .calendar(
        components: try values.decode(UserNotificationRequest.CalendarComponents.self, forKey: .components),
        repeats: repeats)
    case .location:
      self = .location(
        region: try values.decode(UserNotificationRequest.Region.self, forKey: .region), repeats: repeats)
    }
    try decoder.validated(validate)
  }

  /// Writes the trigger as an object with its `type`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ name: Name, _ key: CodingKeys, _ value: some Encodable, _ repeats: Bool) throws {
      try values.encode(name, forKey: .type)
      try values.encode(value, forKey: key)
      try values.encode(repeats, forKey: .repeats)
    }
    switch self {
    case .push: try values.encode(Name.push, forKey: .type)
    case .timeInterval(let seconds, let repeats): try encode(.timeInterval, .seconds, seconds, repeats)
    case .calendar(let components, let repeats): try encode(.calendar, .components, components, repeats)
    case .location(let region, let repeats): try encode(.location, .region, region, repeats)
    }
  }
}

extension UserNotificationRequest {
  /// A circle on the earth, with the properties of `CLCircularRegion`; its identifier is that of the request.
  public struct Region: Codable, Hashable, Sendable {
    /// Degrees north of the equator, -90 to 90.
    public var latitude: Double
    /// Degrees east of Greenwich, -180 to 180.
    public var longitude: Double
    /// The radius in meters, above 0; devices may not resolve less than about 100.
    public var radius: Double
    /// Whether the notification fires on entering.
    public var notifyOnEntry: Bool
    /// Whether the notification fires on leaving.
    public var notifyOnExit: Bool

    /// A number of the region; the raw value is the spelling in JSON.
    public enum Measure: String, CaseIterable, Hashable, Sendable {
      /// Degrees north of the equator.
      case latitude
      /// Degrees east of Greenwich.
      case longitude
      /// The radius in meters.
      case radius
    }

    /// Creates a region.
    public init(
      latitude: Double, longitude: Double, radius: Double, notifyOnEntry: Bool = true, notifyOnExit: Bool = false
    ) {
      self.latitude = latitude
      self.longitude = longitude
      self.radius = radius
      self.notifyOnEntry = notifyOnEntry
      self.notifyOnExit = notifyOnExit
    }

    /// Reads a region and validates it; `notifyOnEntry` is `true` if absent, `notifyOnExit` is `false`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`, with a `UserNotificationRequest.ValidationError` as its underlying error if the region is invalid.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        latitude: try values.decode(Double.self, forKey: .latitude),
        longitude: try values.decode(Double.self, forKey: .longitude),
        radius: try values.decode(Double.self, forKey: .radius),
        notifyOnEntry: try values.value(.notifyOnEntry, or: true),
        notifyOnExit: try values.value(.notifyOnExit, or: false))
      try decoder.validated(validate)
    }

    /// Checks that the place exists and that the notification can fire.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError`, the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
      guard (-90...90).contains(latitude) else { throw .regionOutOfRange(.latitude, latitude) }
      guard (-180...180).contains(longitude) else { throw .regionOutOfRange(.longitude, longitude) }
      guard radius > 0, radius.isFinite else { throw .regionOutOfRange(.radius, radius) }
      guard notifyOnEntry || notifyOnExit else { throw .regionWithoutEvent }
    }
  }
}
