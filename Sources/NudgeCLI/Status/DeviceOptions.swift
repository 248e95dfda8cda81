internal import ArgumentParser
internal import NudgeDelivery
internal import NudgeText

/// What a device and its person allow.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("ios, android, web or linux.", valueName: "platform"),
    completion: .list(SelectionContext.Platform.allCases.map(\.rawValue)),
    transform: { try Choices.one($0, of: "platform") })
  var platform: SelectionContext.Platform

  @Option(
    help: ArgumentHelp(
      """
      On ios notDetermined, denied, authorized, provisional or ephemeral; on android notDetermined, denied (once), permanentlyDenied or granted; \
      on web default, granted, denied or unsupported. (default: notDetermined; on web default)
      """, valueName: "state"),
    completion: .list([
      "notDetermined", "denied", "authorized", "provisional", "ephemeral", "permanentlyDenied", "granted", "default",
      "unsupported",
    ]))
  var notificationPermission: String?

  @Option(
    help: ArgumentHelp(
      "ios: unavailable, notDetermined, authorized or denied; unavailable also where the person has not chosen alarms. (default: unavailable)",
      valueName: "state"),
    completion: .list(DeviceState.IOS.AlarmKit.allCases.map(\.rawValue)), transform: Choices.state)
  var alarmKit: DeviceState.IOS.AlarmKit?

  @Option(
    help: ArgumentHelp(
      "android: notRequired (API 30 and below), notDetermined, granted or denied. (default: notDetermined)",
      valueName: "state"),
    completion: .list(DeviceState.Android.ExactTiming.allCases.map(\.rawValue)), transform: Choices.state)
  var exactTiming: DeviceState.Android.ExactTiming?

  @Option(
    help: ArgumentHelp("android: enabled or blocked. (default: enabled)", valueName: "state"),
    completion: .list(DeviceState.Android.Channel.allCases.map(\.rawValue)), transform: Choices.state)
  var channel: DeviceState.Android.Channel?

  @Option(
    help: ArgumentHelp("web: none, active or expired. (default: none)", valueName: "state"),
    completion: .list(DeviceState.Web.PushSubscription.allCases.map(\.rawValue)), transform: Choices.state)
  var pushSubscription: DeviceState.Web.PushSubscription?

  @Option(
    help: ArgumentHelp("linux, where it is needed: running, activatable, absent or noSessionBus.", valueName: "state"),
    completion: .list(DeviceState.Linux.Server.allCases.map(\.rawValue)), transform: Choices.state)
  var server: DeviceState.Linux.Server?

  @Flag(help: "The person's own master switch in the app is off.")
  var noDelivery = false

  @Flag(help: "Nothing is coming up.")
  var noUpcoming = false

  /// What the options say; what is left out is as on a fresh install.
  ///
  /// - Throws: `ValidationError` about a value, or an option of another platform.
  func state() throws -> DeviceState {
    try refuseOptionsOfOtherPlatforms()
    let state: DeviceState.Platform =
      switch platform {
      case .ios:
        .ios(
          DeviceState.IOS(
            alarmKit: alarmKit ?? .unavailable, notificationPermission: try permission() ?? .notDetermined))
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

  /// The options of each platform, in the order of the help.
  private static let options: [SelectionContext.Platform: [String]] = [
    .ios: ["--notification-permission", "--alarm-kit"],
    .android: ["--notification-permission", "--exact-timing", "--channel"],
    .web: ["--notification-permission", "--push-subscription"],
    .linux: ["--server"],
  ]

  private var given: [String] {
    [
      ("--notification-permission", notificationPermission != nil), ("--alarm-kit", alarmKit != nil),
      ("--exact-timing", exactTiming != nil), ("--channel", channel != nil),
      ("--push-subscription", pushSubscription != nil), ("--server", server != nil),
    ].filter(\.1).map(\.0)
  }

  private func refuseOptionsOfOtherPlatforms() throws {
    let own = Self.options[platform] ?? []
    guard let stray = given.first(where: { !own.contains($0) }) else { return }
    let owners = SelectionContext.Platform.allCases.filter { Self.options[$0]?.contains(stray) == true }
    throw ValidationError(
      "\(stray) is for \(owners.map(\.rawValue).joined(separator: ", ")); \(platform.rawValue) has \(own.joined(separator: ", "))."
    )
  }

  /// What other platforms call a state.
  private static let sameElsewhere = [
    "authorized": ["granted"], "granted": ["authorized"], "notDetermined": ["default", "prompt"],
    "default": ["notDetermined", "not-determined", "prompt"],
  ]

  /// The permission, among the states that the platform has.
  private func permission<State: RawRepresentable & CaseIterable>() throws -> State? where State.RawValue == String {
    guard let text = notificationPermission else { return nil }
    let known = State.allCases.map(\.rawValue)
    if !known.contains(text), let own = known.first(where: { Self.sameElsewhere[$0]?.contains(text) == true }) {
      throw ValidationError(
        "The value '\(text)' is invalid for '--notification-permission <state>': \(platform.rawValue) calls it \(own).")
    }
    do { return try Choices.state(text) } catch let error as ValidationError {
      throw ValidationError(
        "The value '\(text)' is invalid for '--notification-permission <state>': \(error.message)"
      )
    }
  }

  private func knownServer() throws -> DeviceState.Linux.Server {
    guard let server else {
      throw ValidationError(
        "--server is missing: say whether the desktop's notification service is running, activatable, absent or noSessionBus."
      )
    }
    return server
  }
}
