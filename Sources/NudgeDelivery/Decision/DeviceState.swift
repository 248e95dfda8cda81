/// What a device and its person allow at a moment, as the platform tells it.
///
/// A value that the caller reads from the system; it is read again whenever the app returns to the front, as permissions change in the system's
/// settings. docs/delivery.md has what follows from each.
public struct DeviceState: Hashable, Sendable {
  /// What the platform itself allows.
  public enum Platform: Hashable, Sendable {
    /// iPhone and iPad.
    case ios(IOS)
    /// Android.
    case android(Android)
    /// A browser.
    case web(Web)
    /// A Linux desktop.
    case linux(Linux)
  }

  /// What the platform itself allows.
  public var platform: Platform
  /// The person's own master switch in the app.
  public var deliveryEnabled: Bool
  /// Whether at least one future notification would be armed.
  public var hasUpcoming: Bool

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - platform: What the platform itself allows.
  ///   - deliveryEnabled: The person's own master switch in the app.
  ///   - hasUpcoming: Whether at least one future notification would be armed.
  public init(_ platform: Platform, deliveryEnabled: Bool = true, hasUpcoming: Bool = true) {
    self.platform = platform
    self.deliveryEnabled = deliveryEnabled
    self.hasUpcoming = hasUpcoming
  }
}
