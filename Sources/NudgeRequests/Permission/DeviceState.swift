/// The permissions and settings on a device at a given time, as reported by the platform.
///
/// The app reads the state from the system. Permissions can be changed in the system settings, so read the state again
/// whenever the app returns to the foreground. The decision for each state is listed in docs/delivery.md.
///
///     let state = DeviceState(.android(.init(notificationPermission: .granted, exactTiming: .denied)))
///
/// In JSON, a state is a single object that contains `platform`, `deliveryEnabled`, `upcoming`, and the platform's
/// values.
public struct DeviceState: Hashable, Sendable {
  /// A platform and its permissions.
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

  /// The platform and its permissions.
  public var platform: Platform
  /// A Boolean value indicating whether the app's own notification switch is on.
  public var deliveryEnabled: Bool
  /// A Boolean value indicating whether there is at least one future notification to schedule.
  public var hasUpcoming: Bool

  /// Creates a state.
  public init(_ platform: Platform, deliveryEnabled: Bool = true, hasUpcoming: Bool = true) {
    self.platform = platform
    self.deliveryEnabled = deliveryEnabled
    self.hasUpcoming = hasUpcoming
  }

  // MARK: iOS

  /// The permissions on iOS.
  public struct IOS: Codable, Hashable, Sendable {
    /// The AlarmKit authorization.
    ///
    /// The value is also `unavailable` if the person hasn't chosen alarms, because alarms break through silent mode.
    public var alarmKit: AlarmKit
    /// The UserNotifications authorization.
    public var notificationPermission: NotificationPermission
    /// A Boolean value indicating whether any upcoming item, such as a milestone, is a notification even if alarms are
    /// allowed.
    ///
    /// If so, the permission for notifications is requested after the permission for alarms.
    public var needsNotifications: Bool

    /// Creates a state.
    public init(
      alarmKit: AlarmKit = .unavailable, notificationPermission: NotificationPermission,
      needsNotifications: Bool = false
    ) {
      self.alarmKit = alarmKit
      self.notificationPermission = notificationPermission
      self.needsNotifications = needsNotifications
    }

    /// Decodes a state.
    ///
    /// The key `needsNotifications` is optional and defaults to `false`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        alarmKit: try values.decode(AlarmKit.self, forKey: .alarmKit),
        notificationPermission: try values.decode(NotificationPermission.self, forKey: .notificationPermission),
        needsNotifications: try values.decodeIfPresent(Bool.self, forKey: .needsNotifications) ?? false)
    }

    /// The authorization to send notifications.
    public typealias NotificationPermission = UserNotificationRequest.Permission

    /// The authorization to schedule alarms.
    ///
    /// The raw value is the name used in JSON and on the command line.
    ///
    /// Source: `AlarmManager.AuthorizationState`, iOS 26 and later.
    public enum AlarmKit: String, CaseIterable, Codable, Hashable, Sendable {
      /// AlarmKit isn't available on the device or in the build, or the person hasn't chosen alarms.
      case unavailable
      /// The person hasn't been asked yet.
      case notDetermined
      /// Alarms are allowed.
      case authorized
      /// The person denied alarms.
      case denied
    }
  }

  // MARK: Android

  /// The permissions on Android.
  public struct Android: Codable, Hashable, Sendable {
    /// The permission to post notifications.
    public var notificationPermission: NotificationPermission
    /// The state of the notification channel, whose importance is set by the person.
    public var channel: Channel
    /// The permission for exact timing.
    public var exactTiming: ExactTiming

    /// Creates a state.
    public init(notificationPermission: NotificationPermission, channel: Channel = .enabled, exactTiming: ExactTiming) {
      self.notificationPermission = notificationPermission
      self.channel = channel
      self.exactTiming = exactTiming
    }

    /// The `POST_NOTIFICATIONS` permission.
    ///
    /// The raw value is the name used in JSON and on the command line. Before API level 33, the value is `granted`, or
    /// `permanentlyDenied` if the person turned off notifications in the settings.
    public enum NotificationPermission: String, CaseIterable, Codable, Hashable, Sendable {
      /// The person has never responded to the system prompt, or has dismissed it.
      case notDetermined
      /// The person denied the permission once.
      ///
      /// The system can show its prompt one more time, after the app has explained why.
      case denied
      /// The person denied the permission permanently, and can only allow notifications in the settings.
      case permanentlyDenied
      /// Notifications are allowed.
      case granted
    }

    /// The state of a notification channel.
    ///
    /// The raw value is the name used in JSON and on the command line.
    public enum Channel: String, CaseIterable, Codable, Hashable, Sendable {
      /// The channel shows notifications.
      case enabled
      /// The person turned off the channel in the settings.
      case blocked
    }

    /// The `SCHEDULE_EXACT_ALARM` permission.
    ///
    /// The raw value is the name used in JSON and on the command line.
    public enum ExactTiming: String, CaseIterable, Codable, Hashable, Sendable {
      /// No permission is required: the API level is 30 or below, or `USE_EXACT_ALARM` was granted at installation.
      case notRequired
      /// The app hasn't asked yet.
      case notDetermined
      /// Exact timing is allowed.
      case granted
      /// The person didn't allow exact timing, or revoked the permission.
      case denied
    }
  }

  // MARK: Web

  /// The permissions in a browser.
  public struct Web: Codable, Hashable, Sendable {
    /// The permission to show notifications.
    public var notificationPermission: NotificationPermission
    /// The state of the push subscription.
    public var pushSubscription: PushSubscription

    /// Creates a state.
    public init(notificationPermission: NotificationPermission, pushSubscription: PushSubscription) {
      self.notificationPermission = notificationPermission
      self.pushSubscription = pushSubscription
    }

    /// The value of `Notification.permission`.
    ///
    /// The raw value is the name used in JSON and on the command line.
    public enum NotificationPermission: String, CaseIterable, Codable, Hashable, Sendable {
      /// The person hasn't been asked yet, or closed the prompt without responding.
      case `default`
      /// The site may show notifications.
      case granted
      /// The site may not show notifications, and the browser won't ask again.
      case denied
      /// The browser doesn't support notifications.
      case unsupported
    }

    /// The state of a push subscription.
    ///
    /// The raw value is the name used in JSON and on the command line.
    public enum PushSubscription: String, CaseIterable, Codable, Hashable, Sendable {
      /// There is no subscription, so the browser doesn't receive messages.
      ///
      /// The raw value is `none`.
      case absent = "none"
      /// The browser receives push messages.
      case active
      /// The browser or the push service ended the subscription.
      case expired
    }
  }

  // MARK: Linux

  /// The state of a Linux desktop, which doesn't require a permission.
  public struct Linux: Codable, Hashable, Sendable {
    /// The state of the desktop's notification service.
    public var server: Server

    /// Creates a state.
    public init(server: Server) {
      self.server = server
    }

    /// The state of `org.freedesktop.Notifications` on the session bus.
    ///
    /// The raw value is the name used in JSON and on the command line.
    public enum Server: String, CaseIterable, Codable, Hashable, Sendable {
      /// A service owns the name.
      case running
      /// No service owns the name, but the bus can start one on demand.
      case activatable
      /// No service owns the name, and none can be started.
      case absent
      /// There is no session bus, as in a remote login.
      case noSessionBus
    }
  }
}

extension DeviceState: Codable {
  private enum Name: String, Codable {
    case ios, android, web, linux
  }

  private enum CodingKeys: String, CodingKey {
    case platform, deliveryEnabled
    case hasUpcoming = "upcoming"
  }

  /// Decodes a state.
  ///
  /// The keys `deliveryEnabled` and `upcoming` are optional and default to `true`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    platform =
      switch try values.decode(Name.self, forKey: .platform) {
      case .ios: .ios(try IOS(from: decoder))
      case .android: .android(try Android(from: decoder))
      case .web: .web(try Web(from: decoder))
      case .linux: .linux(try Linux(from: decoder))
      }
    deliveryEnabled = try values.decodeIfPresent(Bool.self, forKey: .deliveryEnabled) ?? true
    hasUpcoming = try values.decodeIfPresent(Bool.self, forKey: .hasUpcoming) ?? true
  }

  /// Encodes the state as a single object.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ name: Name, _ state: some Encodable) throws {
      try values.encode(name, forKey: .platform)
      try state.encode(to: encoder)
    }
    switch platform {
    case .ios(let state): try encode(.ios, state)
    case .android(let state): try encode(.android, state)
    case .web(let state): try encode(.web, state)
    case .linux(let state): try encode(.linux, state)
    }
    try values.encode(deliveryEnabled, forKey: .deliveryEnabled)
    try values.encode(hasUpcoming, forKey: .hasUpcoming)
  }
}

extension UserNotificationRequest.Permission {
  /// A Boolean value indicating whether notifications reach the person, even if only quietly or temporarily.
  var delivers: Bool { [.authorized, .provisional, .ephemeral].contains(self) }
}
