public import NudgeRequests

/// What a device and its person allow at a moment, as the platform reports it.
///
/// The caller reads it from the system, again whenever the app returns to the front, since permissions change in the system's
/// settings. docs/delivery.md lists what follows from each state.
///
///     let state = DeviceState(.android(.init(notificationPermission: .granted, exactTiming: .denied)))
///
/// In JSON it is one object: `platform`, `deliveryEnabled`, `upcoming`, and the values of the platform.
public struct DeviceState: Hashable, Sendable {
  /// What the platform allows.
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

  /// What the platform allows.
  public var platform: Platform
  /// The person's own master switch in the app.
  public var deliveryEnabled: Bool
  /// Whether at least one future notification would be scheduled.
  public var hasUpcoming: Bool

  /// Creates a state.
  public init(_ platform: Platform, deliveryEnabled: Bool = true, hasUpcoming: Bool = true) {
    self.platform = platform
    self.deliveryEnabled = deliveryEnabled
    self.hasUpcoming = hasUpcoming
  }

  // MARK: iOS

  /// What iOS allows.
  public struct IOS: Codable, Hashable, Sendable {
    /// What AlarmKit allows; `unavailable` also if the person has not chosen alarms, since an alarm breaks through silent mode.
    public var alarmKit: AlarmKit
    /// What UserNotifications allows.
    public var notificationPermission: NotificationPermission

    /// Creates a state.
    public init(alarmKit: AlarmKit = .unavailable, notificationPermission: NotificationPermission) {
      self.alarmKit = alarmKit
      self.notificationPermission = notificationPermission
    }

    /// The authorization to notify.
    public typealias NotificationPermission = UserNotificationRequest.Permission

    /// The authorization to ring as an alarm; the raw value is the spelling in JSON and on the command line.
    ///
    /// Source: `AlarmManager.AuthorizationState`, iOS 26 and later.
    public enum AlarmKit: String, CaseIterable, Codable, Hashable, Sendable {
      /// The device or the build has no AlarmKit, or the person has not chosen alarms.
      case unavailable
      /// The person has not been asked yet.
      case notDetermined
      /// Alarms are allowed.
      case authorized
      /// The person said no.
      case denied
    }
  }

  // MARK: Android

  /// What Android allows.
  public struct Android: Codable, Hashable, Sendable {
    /// Whether the app may post notifications.
    public var notificationPermission: NotificationPermission
    /// Whether the notification channel shows them; the person sets its importance.
    public var channel: Channel
    /// Whether exact timing is allowed.
    public var exactTiming: ExactTiming

    /// Creates a state.
    public init(notificationPermission: NotificationPermission, channel: Channel = .enabled, exactTiming: ExactTiming) {
      self.notificationPermission = notificationPermission
      self.channel = channel
      self.exactTiming = exactTiming
    }

    /// `POST_NOTIFICATIONS`; the raw value is the spelling in JSON and on the command line.
    ///
    /// Before API 33 it is `granted`, or `permanentlyDenied` if the person turned notifications off in the settings.
    public enum NotificationPermission: String, CaseIterable, Codable, Hashable, Sendable {
      /// The question was never answered, or swiped away.
      case notDetermined
      /// Denied once: the system asks once more, after the app has explained why.
      case denied
      /// Denied permanently; only the settings help.
      case permanentlyDenied
      /// Notifications are allowed.
      case granted
    }

    /// The notification channel; the raw value is the spelling in JSON and on the command line.
    public enum Channel: String, CaseIterable, Codable, Hashable, Sendable {
      /// It shows what is posted to it.
      case enabled
      /// The person has turned it off in the settings.
      case blocked
    }

    /// `SCHEDULE_EXACT_ALARM`; the raw value is the spelling in JSON and on the command line.
    public enum ExactTiming: String, CaseIterable, Codable, Hashable, Sendable {
      /// API 30 and below, which require no permission; also if `USE_EXACT_ALARM` is granted at install.
      case notRequired
      /// The app has not asked yet.
      case notDetermined
      /// Exact timing is allowed.
      case granted
      /// The person has left it off or revoked it.
      case denied
    }
  }

  // MARK: Web

  /// What a browser allows.
  public struct Web: Codable, Hashable, Sendable {
    /// Whether the site may notify.
    public var notificationPermission: NotificationPermission
    /// Whether the browser receives push messages.
    public var pushSubscription: PushSubscription

    /// Creates a state.
    public init(notificationPermission: NotificationPermission, pushSubscription: PushSubscription) {
      self.notificationPermission = notificationPermission
      self.pushSubscription = pushSubscription
    }

    /// `Notification.permission`; the raw value is the spelling in JSON and on the command line.
    public enum NotificationPermission: String, CaseIterable, Codable, Hashable, Sendable {
      /// The person has not been asked yet, or closed the question without an answer.
      case `default`
      /// The site may notify.
      case granted
      /// The site may not notify, and the browser does not ask again.
      case denied
      /// The browser has no notifications.
      case unsupported
    }

    /// The push subscription; the raw value is the spelling in JSON and on the command line.
    public enum PushSubscription: String, CaseIterable, Codable, Hashable, Sendable {
      /// There is none, so nothing reaches the browser; spelled `none`.
      case absent = "none"
      /// Push messages arrive.
      case active
      /// The browser or the push service has ended it.
      case expired
    }
  }

  // MARK: Linux

  /// What a Linux desktop has; it requires no permission.
  public struct Linux: Codable, Hashable, Sendable {
    /// The notification service of the desktop.
    public var server: Server

    /// Creates a state.
    public init(server: Server) {
      self.server = server
    }

    /// `org.freedesktop.Notifications` on the session bus; the raw value is the spelling in JSON and on the command line.
    public enum Server: String, CaseIterable, Codable, Hashable, Sendable {
      /// A service owns the name.
      case running
      /// No service owns the name, and the bus starts one on demand.
      case activatable
      /// No service owns the name, and none can be started.
      case absent
      /// There is no session bus, such as in a remote login.
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

  /// Reads a state; `deliveryEnabled` and `upcoming` are `true` if absent.
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

  /// Writes the state as one object.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The encoder's errors.
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
  /// Whether notifications reach the person, even if only quietly or for a while.
  var delivers: Bool { [.authorized, .provisional, .ephemeral].contains(self) }
}
