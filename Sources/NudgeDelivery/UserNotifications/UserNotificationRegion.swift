/// A circle on the earth, as `CLCircularRegion` has it; its name is that of the request.
public struct UserNotificationRegion: Codable, Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double
  /// Metres, above 0.
  public var radius: Double
  /// Whether the notification comes on entering.
  public var notifyOnEntry: Bool
  /// Whether the notification comes on leaving.
  public var notifyOnExit: Bool

  /// A number of the region; the raw value is the spelling in JSON.
  public enum Measure: String, CaseIterable, Hashable, Sendable {
    /// Degrees north of the equator.
    case latitude
    /// Degrees east of Greenwich.
    case longitude
    /// Metres.
    case radius
  }

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north of the equator, -90 to 90.
  ///   - longitude: Degrees east of Greenwich, -180 to 180.
  ///   - radius: Metres, above 0; a device may not tell less than about 100.
  ///   - notifyOnEntry: Whether the notification comes on entering.
  ///   - notifyOnExit: Whether the notification comes on leaving.
  public init(
    latitude: Double, longitude: Double, radius: Double, notifyOnEntry: Bool = true, notifyOnExit: Bool = false
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.radius = radius
    self.notifyOnEntry = notifyOnEntry
    self.notifyOnExit = notifyOnExit
  }

  /// Reads a region, and validates it.
  ///
  /// - Parameter decoder: Where from; `notifyOnEntry` may be absent for `true`, `notifyOnExit` for `false`.
  /// - Throws: `DecodingError`; with a `UserNotificationError` beneath it for what is no region.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      latitude: try container.decode(Double.self, forKey: .latitude),
      longitude: try container.decode(Double.self, forKey: .longitude),
      radius: try container.decode(Double.self, forKey: .radius),
      notifyOnEntry: try container.decodeIfPresent(Bool.self, forKey: .notifyOnEntry) ?? true,
      notifyOnExit: try container.decodeIfPresent(Bool.self, forKey: .notifyOnExit) ?? false)
    try decoder.validated(validate)
  }

  /// Looks whether there is such a place, and whether anything comes of it.
  ///
  /// - Throws: `UserNotificationError`, the first there is.
  public func validate() throws(UserNotificationError) {
    guard (-90...90).contains(latitude) else { throw .regionOutOfRange(.latitude, latitude) }
    guard (-180...180).contains(longitude) else { throw .regionOutOfRange(.longitude, longitude) }
    guard radius > 0, radius.isFinite else { throw .regionOutOfRange(.radius, radius) }
    guard notifyOnEntry || notifyOnExit else { throw .regionWithoutEvent }
  }
}
