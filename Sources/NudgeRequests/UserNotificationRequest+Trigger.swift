extension UserNotificationRequest {
  /// The condition under which a notification fires, with one case for each subclass of `UNNotificationTrigger`.
  ///
  /// In JSON, a trigger is an object whose `type` is the case name. The other keys are the labels of the associated
  /// values.
  ///
  ///     let trigger = UserNotificationRequest.Trigger.timeInterval(seconds: 600, repeats: false)
  ///
  /// Source: Apple, "UNNotificationTrigger"
  /// <https://developer.apple.com/documentation/usernotifications/unnotificationtrigger>
  public enum Trigger: Hashable, Sendable {
    /// The notification is sent by a server.
    ///
    /// Only the system can create push triggers.
    case push
    /// The notification fires a number of seconds after it is added.
    ///
    /// The interval must be positive, and at least 60 seconds if the trigger repeats. The interval measures elapsed
    /// time, so a daily reminder would drift when clocks change or when the device moves to another time zone.
    case timeInterval(seconds: Double, repeats: Bool)
    /// The notification fires when the date and time match the components.
    case calendar(components: UserNotificationRequest.CalendarComponents, repeats: Bool)
    /// The notification fires when the device enters or leaves a region.
    case location(region: UserNotificationRequest.Region, repeats: Bool)

    /// The minimum interval of a repeating trigger, in seconds.
    public static let minimumRepeatingInterval = 60.0

    /// Checks that the platform would accept the trigger.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError` for the first problem found.
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

  /// Decodes and validates a trigger.
  ///
  /// `repeats` defaults to `false`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`. If the trigger is invalid, the underlying error is a
  ///   `UserNotificationRequest.ValidationError`.
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

  /// Encodes the trigger as an object with a `type` key.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
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
  /// A circular geographic region, with the properties of `CLCircularRegion`.
  ///
  /// The request's identifier is used as the region's identifier.
  ///
  ///     let park = UserNotificationRequest.Region(latitude: 52.5145, longitude: 13.3501, radius: 500)
  public struct Region: Codable, Hashable, Sendable {
    /// The latitude in degrees north of the equator, from -90 to 90.
    public var latitude: Double
    /// The longitude in degrees east of Greenwich, from -180 to 180.
    public var longitude: Double
    /// The radius in meters, which must be positive.
    ///
    /// Devices may not be able to detect distances below about 100 meters.
    public var radius: Double
    /// A Boolean value indicating whether the notification fires when the device enters the region.
    public var notifyOnEntry: Bool
    /// A Boolean value indicating whether the notification fires when the device leaves the region.
    public var notifyOnExit: Bool

    /// A numeric region property.
    ///
    /// The raw value is the property's key in JSON.
    public enum Measure: String, CaseIterable, Hashable, Sendable {
      /// The latitude in degrees north of the equator.
      case latitude
      /// The longitude in degrees east of Greenwich.
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

    /// Decodes and validates a region.
    ///
    /// `notifyOnEntry` defaults to `true`, and `notifyOnExit` to `false`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`. If the region is invalid, the underlying error is a
    ///   `UserNotificationRequest.ValidationError`.
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

    /// Checks that the region is valid and can trigger a notification.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError` for the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
      guard (-90...90).contains(latitude) else { throw .regionOutOfRange(.latitude, latitude) }
      guard (-180...180).contains(longitude) else { throw .regionOutOfRange(.longitude, longitude) }
      guard radius > 0, radius.isFinite else { throw .regionOutOfRange(.radius, radius) }
      guard notifyOnEntry || notifyOnExit else { throw .regionWithoutEvent }
    }
  }
}
