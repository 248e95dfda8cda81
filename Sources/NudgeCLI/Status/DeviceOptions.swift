internal import ArgumentParser
internal import NudgeDelivery
internal import NudgeText
internal import NudgeTime

/// The options that describe a device's state and its user's choices.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Platform: ios, android, web or linux.", valueName: "platform"),
    completion: .list(SelectionContext.Platform.allCases.map(\.rawValue)),
    transform: {
      try Choices.one(
        $0, of: "platform",
        synonyms: [
          "iphone": "ios", "ipad": "ios", "apple": "ios", "browser": "web", "desktop": "linux",
        ])
    })
  var platform: SelectionContext.Platform

  @Option(
    help: ArgumentHelp(
      """
      Notification permission. ios: notDetermined, denied, authorized, provisional or ephemeral. android: notDetermined, \
      denied (once), permanentlyDenied or granted. web: default, granted, denied or unsupported. (default: notDetermined, \
      or default on web)
      """, valueName: "state"),
    completion: .list(permissions))
  var notificationPermission: String?

  /// The notification permissions of all platforms.
  static let permissions = [
    "notDetermined", "denied", "authorized", "provisional", "ephemeral", "permanentlyDenied", "granted", "default",
    "unsupported",
  ]

  @Option(
    help: ArgumentHelp(
      "AlarmKit authorization. ios: unavailable, notDetermined, authorized or denied. Use unavailable also if the person has not chosen alarms. (default: unavailable)",
      valueName: "state"),
    completion: .list(DeviceState.IOS.AlarmKit.allCases.map(\.rawValue)), transform: Choices.state)
  var alarmKit: DeviceState.IOS.AlarmKit?

  @Option(
    help: ArgumentHelp(
      "Exact alarm permission. android: notRequired (API 30 and below), notDetermined, granted or denied. (default: notDetermined)",
      valueName: "state"),
    completion: .list(DeviceState.Android.ExactTiming.allCases.map(\.rawValue)), transform: Choices.state)
  var exactTiming: DeviceState.Android.ExactTiming?

  @Option(
    help: ArgumentHelp("Notification channel. android: enabled or blocked. (default: enabled)", valueName: "state"),
    completion: .list(DeviceState.Android.Channel.allCases.map(\.rawValue)), transform: Choices.state)
  var channel: DeviceState.Android.Channel?

  @Option(
    help: ArgumentHelp("Push subscription. web: none, active or expired. (default: none)", valueName: "state"),
    completion: .list(DeviceState.Web.PushSubscription.allCases.map(\.rawValue)), transform: Choices.state)
  var pushSubscription: DeviceState.Web.PushSubscription?

  @Option(
    help: ArgumentHelp(
      "Notification service. linux: running, activatable, absent or noSessionBus. Required on linux.",
      valueName: "state"),
    completion: .list(DeviceState.Linux.Server.allCases.map(\.rawValue)), transform: Choices.state)
  var server: DeviceState.Linux.Server?

  @Flag(help: "Something upcoming is no alarm, such as a milestone. ios.")
  var needsNotifications = false

  @Flag(help: "The person has turned off notifications in the app.")
  var noDelivery = false

  @Flag(help: "No notifications are upcoming.")
  var noUpcoming = false

  /// Returns the device state that the options describe.
  ///
  /// Omitted options default to the values of a fresh install.
  ///
  /// - Throws: `ValidationError` if a value is invalid, or if an option is for another platform.
  func state() throws -> DeviceState {
    try refuseOptionsOfOtherPlatforms()
    let state: DeviceState.Platform =
      switch platform {
      case .ios:
        .ios(
          DeviceState.IOS(
            alarmKit: alarmKit ?? .unavailable, notificationPermission: try permission() ?? .notDetermined,
            needsNotifications: needsNotifications))
      case .android:
        .android(
          DeviceState.Android(
            notificationPermission: try permission() ?? .notDetermined, channel: channel ?? .enabled,
            exactTiming: exactTiming ?? .notDetermined))
      case .web:
        .web(
          DeviceState.Web(
            notificationPermission: try permission() ?? .default, pushSubscription: pushSubscription ?? .absent))
      case .linux: .linux(DeviceState.Linux(server: try knownServer()))
      }
    return DeviceState(state, deliveryEnabled: !noDelivery, hasUpcoming: !noUpcoming)
  }

  func validate() throws { _ = try state() }

  /// The options that only some platforms support, in the order of the help text.
  private var options: [(name: String, isGiven: Bool, platforms: [SelectionContext.Platform])] {
    [
      ("--notification-permission", notificationPermission != nil, [.ios, .android, .web]),
      ("--alarm-kit", alarmKit != nil, [.ios]), ("--exact-timing", exactTiming != nil, [.android]),
      ("--channel", channel != nil, [.android]), ("--push-subscription", pushSubscription != nil, [.web]),
      ("--server", server != nil, [.linux]), ("--needs-notifications", needsNotifications, [.ios]),
    ]
  }

  /// The platform's options that were omitted, with the states of a fresh install, such as `--channel enabled`.
  var assumedStates: [String] {
    let defaults: [(name: String, state: String)] =
      switch platform {
      case .ios: [("--notification-permission", "notDetermined"), ("--alarm-kit", "unavailable")]
      case .android:
        [("--notification-permission", "notDetermined"), ("--exact-timing", "notDetermined"), ("--channel", "enabled")]
      case .web: [("--notification-permission", "default"), ("--push-subscription", "none")]
      case .linux: []
      }
    return defaults.filter { option in options.contains { $0.name == option.name && !$0.isGiven } }
      .map { "\($0.name) \($0.state)" }
  }

  private func refuseOptionsOfOtherPlatforms() throws {
    guard let stray = options.first(where: { $0.isGiven && !$0.platforms.contains(platform) }) else { return }
    let owners = stray.platforms.map(\.rawValue).joined(separator: ", ")
    let own = options.filter { $0.platforms.contains(platform) }.map(\.name).joined(separator: ", ")
    throw ValidationError("\(stray.name) requires --platform \(owners); \(platform.rawValue) supports \(own).")
  }

  /// The names that other platforms use for each state.
  private static let sameElsewhere = [
    "authorized": ["granted"], "granted": ["authorized"], "notDetermined": ["default", "prompt"],
    "default": ["notDetermined", "prompt"],
  ]

  /// Returns the permission as one of the platform's states, or `nil` if none was given.
  private func permission<State: RawRepresentable & CaseIterable>() throws -> State? where State.RawValue == String {
    guard let text = notificationPermission else { return nil }
    let known = State.allCases.map(\.rawValue)
    do {
      if NearestMatch.same(as: text, among: known) == nil,
        let own = known.first(where: { NearestMatch.same(as: text, among: Self.sameElsewhere[$0] ?? []) != nil })
      {
        throw ValidationError("Use \(own) on \(platform.rawValue).")
      }
      return try Choices.state(text)
    } catch let error as ValidationError {
      throw ValidationError("The value '\(text)' is invalid for '--notification-permission <state>': \(error.message)")
    }
  }

  private func knownServer() throws -> DeviceState.Linux.Server {
    guard let server else {
      throw ValidationError(
        "--platform linux requires --server: running, activatable, absent or noSessionBus."
      )
    }
    return server
  }
}
