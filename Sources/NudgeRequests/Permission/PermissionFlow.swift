/// A state machine that guides an app from launch to scheduled notifications.
///
/// The flow reads the permissions, offers to request missing ones, and builds and schedules requests. It has no side
/// effects: `handle(_:)` receives an event and returns the effects that the app must perform. The complete table is in
/// docs/delivery.md.
///
///     var flow = PermissionFlow()
///     for effect in flow.handle(.returnedToFront) { … }
///
/// The flow only requests a permission after the person has pressed the screen's button, chosen the permission, or
/// turned on the app's own switch. It never requests a denied permission again, even if the system still reports it as
/// undecided, except on Android, where the system allows two requests. A postponed request is not repeated
/// automatically. The flow reads the permissions again whenever the app returns to the foreground.
///
/// A flow is `Codable` so that an app can store what was denied and postponed. Its JSON format is an implementation
/// detail.
public struct PermissionFlow: Codable, Hashable, Sendable {
  /// A state of the flow, named after what the flow is waiting for.
  public enum State: Codable, Hashable, Sendable {
    /// The flow is waiting for the app to come to the foreground for the first time.
    case unread
    /// The flow is waiting for the device state to be read.
    case reading
    /// The flow is waiting for the person to respond to a system prompt.
    case asking(Permission)
    /// The flow is waiting for the requests to be built.
    case building
    /// The flow is waiting for the system to accept the requests.
    case scheduling
    /// The flow is waiting for the person, or for the app to return to the foreground.
    case settled
  }

  /// The current state.
  public private(set) var state = State.unread
  /// The most recent failure, or `nil` if another event has occurred since.
  public private(set) var failure: Failure?
  /// The most recently read device state.
  private var reading: DeviceState?
  /// The number of times each permission has been denied since it was last granted.
  private var denials: [Permission: Int] = [:]
  /// The permissions whose requests the person postponed.
  private var postponed: Set<Permission> = []
  /// The permission that the person chose in the app, which is requested after the device state is next read.
  private var chosen: Permission?
  /// The permissions that have been requested since the person turned on the app's own switch, or `nil` once that has
  /// been resolved.
  private var askedBySwitch: Set<Permission>?
  /// Whether the app's own switch was turned back off because the permission can only be granted in the settings.
  private var isRefused = false
  /// Whether a permission prompt interrupted the scheduling of notifications that are already allowed.
  private var isInterrupted = false

  /// Creates a flow.
  ///
  /// The first event should be `returnedToFront`.
  public init() {}

  /// The most recently read device state with later responses applied, or `nil` if it hasn't been read yet.
  ///
  /// Permissions that were denied are reported as denied, even if the system reports the change late. After the person
  /// postponed alarms, AlarmKit is `unavailable`.
  public var device: DeviceState? { reading.map(remembering) }

  /// The decision for the device state, or `nil` if the state hasn't been read yet.
  public var decision: DeliveryDecision? { device.map { DeliveryDecision($0) } }

  /// The contents of the permission screen, or `nil` if the device state hasn't been read yet.
  ///
  /// The screen has no `prompt` if the person postponed that request. If the app's own switch was turned back off
  /// because a permission is denied, the screen shows what is missing.
  public var screen: Screen? {
    guard var device else { return nil }
    if isRefused { device.deliveryEnabled = true }
    var screen = Screen(device, failure: failure)
    if isRefused { (screen.status, screen.cause) = (.off, nil) }
    if let permission = neededPermission, postponed.contains(permission) { screen.prompt = nil }
    return screen
  }

  /// The permission that the next step requests, or `nil` if it doesn't request one.
  private var neededPermission: Permission? { decision.flatMap { Permission.ofStep[$0.nextStep] } }

  /// Handles an event.
  ///
  /// Events that don't apply to the current state, such as a response without a request, have no effect.
  ///
  /// - Parameter event: The event.
  /// - Returns: The effects that the app must perform, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    // The screen that was waiting for the response may be gone, along with the response.
    case (.asking, .returnedToFront): return [.clearBadge, .readSettings]
    // The current read may have started before the person changed the settings.
    case (_, .returnedToFront): return [.clearBadge] + read()

    case (.asking(let permission), .settingsRead(let read)):
      // A system prompt may still be open, but a settings page can't be: the person left it without making a change.
      if permission == .exactTiming { denials[permission, default: 0] += 1 }
      note(read)
      return permission != .exactTiming && neededPermission == permission ? [] : proceed()
    case (.unread, .settingsRead(let read)), (.reading, .settingsRead(let read)):
      note(read)
      return proceed()
    case (_, .settingsRead(let read)):
      let before = device
      note(read)
      return device == before ? [] : proceed()

    case (.building, .pressed), (.scheduling, .pressed):
      let effects = press()
      if case .asking = state { isInterrupted = true }
      return effects
    case (.settled, .pressed), (.asking, .pressed): return press()
    case (.building, .notNow), (.scheduling, .notNow), (.settled, .notNow):
      guard let permission = neededPermission else { return [] }
      let before = device
      postponed.insert(permission)
      return device == before ? show() : proceed()
    case (.asking, .chose), (.unread, .chose): return []
    case (_, .chose(let permission)):
      postponed.remove(permission)
      chosen = permission
      return read()
    case (_, .switched(let isOn)):
      askedBySwitch = isOn ? [] : nil
      chosen = nil
      isRefused = false
      return read()

    case (.asking(let permission), .granted):
      denials[permission] = nil
      return read()
    case (.asking(let permission), .denied):
      denials[permission, default: 0] += 1
      return read()
    case (.asking(let permission), .dismissed):
      postponed.insert(permission)
      return read()
    case (.asking(let permission), .requestFailed(let reason)):
      let isInterrupted = isInterrupted
      let effects = fail(.request(permission, reason: reason))
      guard isInterrupted else { return effects }
      // No new read leads back to scheduling, so continue here.
      state = .building
      return effects + [.build]

    case (.building, .built):
      state = .scheduling
      return [.schedule]
    case (.building, .buildFailed(let reason)): return fail(.build(reason: reason))
    case (.scheduling, .scheduled):
      state = .settled
      return show()
    case (.scheduling, .scheduleFailed(let reason)): return fail(.schedule(reason: reason))

    default: return []
    }
  }

  private mutating func read() -> [Effect] {
    state = .reading
    return [.readSettings]
  }

  /// Shows the screen for the most recent device state, and requests a permission or builds the requests that would be
  /// delivered.
  private mutating func proceed() -> [Effect] {
    guard let reading, let decision else { return [] }
    failure = nil
    let needed = neededPermission
    // Build the requests even if a better permission is missing, because the existing permissions are sufficient for
    // delivery.
    let builds = decision.delivery != .unavailable && reading.hasUpcoming
    let isChosen = needed != nil && needed == chosen
    chosen = nil
    isInterrupted = false
    if let needed, isChosen || (decision.blocked && askedBySwitch?.contains(needed) == false) {
      askedBySwitch?.insert(needed)
      isInterrupted = builds
      let question = ask(needed)
      return show() + question
    }
    if askedBySwitch != nil, decision.blocked {
      // If the system can still prompt, it does so when the switch is turned on again.
      isRefused = needed == nil
      askedBySwitch = nil
      self.reading?.deliveryEnabled = false
      state = .settled
      return [.turnOff] + show() + [.unschedule]
    }
    askedBySwitch = nil
    state = builds ? .building : .settled
    return show() + [builds ? .build : .unschedule]
  }

  private mutating func fail(_ failure: Failure) -> [Effect] {
    self.failure = failure
    isInterrupted = false
    askedBySwitch = nil
    state = .settled
    return show()
  }

  private mutating func ask(_ permission: Permission) -> [Effect] {
    postponed.remove(permission)
    state = .asking(permission)
    return [.ask(permission)]
  }

  /// Returns the effects of pressing the screen's button.
  private mutating func press() -> [Effect] {
    guard let screen else { return [] }
    switch screen.control {
    case .enable: return neededPermission.map { ask($0) } ?? []
    case .settings: return screen.settingsTarget.map { [.openSettings($0)] } ?? []
    case .retry:
      switch failure {
      case .request(let permission, _)?:
        failure = nil
        return ask(permission)
      case .build?, .schedule?:
        failure = nil
        state = .building
        return [.build]
      case nil: return read()
      }
    case .readOnly, .masterSwitch, .message: return []
    }
  }

  private func show() -> [Effect] { screen.map { [.show($0)] } ?? [] }

  // MARK: What the flow remembers

  /// Stores a device state, and clears the recorded denials and postponements of permissions that have been granted.
  private mutating func note(_ read: DeviceState) {
    reading = read
    for permission in Permission.granted(on: read.platform) {
      denials[permission] = nil
      postponed.remove(permission)
    }
    if isRefused {
      var on = remembering(read)
      on.deliveryEnabled = true
      isRefused = !read.deliveryEnabled && DeliveryDecision(on).blocked
    }
  }

  /// Returns a device state with known responses applied, because the system may report them late or not at all.
  private func remembering(_ read: DeviceState) -> DeviceState {
    var state = read
    switch read.platform {
    case .ios(var ios):
      if ios.alarmKit == .notDetermined {
        ios.alarmKit =
          denials[.alarms] != nil ? .denied : postponed.contains(.alarms) ? .unavailable : .notDetermined
      }
      remember(.notifications, in: &ios.notificationPermission, .notDetermined, .denied)
      state.platform = .ios(ios)
    case .android(var android):
      remember(.notifications, in: &android.notificationPermission, .notDetermined, .denied)
      if denials[.notifications, default: 0] > 1 { android.notificationPermission = .permanentlyDenied }
      remember(.exactTiming, in: &android.exactTiming, .notDetermined, .denied)
      state.platform = .android(android)
    case .web(var web):
      remember(.notifications, in: &web.notificationPermission, .default, .denied)
      state.platform = .web(web)
    case .linux: break
    }
    return state
  }

  /// Replaces `undecided` with `denied` if the permission has been denied since it was last granted.
  private func remember<Value: Equatable>(
    _ permission: Permission, in value: inout Value, _ undecided: Value, _ denied: Value
  ) {
    if denials[permission] != nil, value == undecided { value = denied }
  }

  // MARK: Events, effects and failures

  /// An event that the flow handles.
  public enum Event: Hashable, Sendable {
    /// The app came to the foreground or was launched.
    case returnedToFront
    /// The device state was read.
    case settingsRead(DeviceState)
    /// The person pressed the permission screen's button.
    case pressed
    /// The person postponed the permission screen's request by pressing the prompt's `not-now` button.
    ///
    /// The request is not repeated automatically. On iOS, the request for alarms is followed by the request for
    /// notifications.
    case notNow
    /// The person chose a permission in the app, such as alarms in its settings.
    ///
    /// The flow requests it immediately, even if it was postponed. If it was denied, the screen leads to the settings.
    case chose(Permission)
    /// The person turned the app's own notification switch on or off.
    ///
    /// If it was turned on, the flow immediately requests any missing permission. If nothing can be delivered even
    /// then, `turnOff` turns the switch back off.
    case switched(on: Bool)
    /// The person granted the permission in the system prompt.
    case granted
    /// The person denied the permission in the system prompt.
    case denied
    /// The system prompt was closed without a response.
    ///
    /// The request is treated as postponed.
    case dismissed
    /// The system couldn't request the permission.
    ///
    /// The reason is intended for a log.
    case requestFailed(reason: String)
    /// The requests have been built.
    ///
    /// Nothing has been scheduled yet.
    case built
    /// The requests couldn't be built.
    ///
    /// The reason is intended for a log.
    case buildFailed(reason: String)
    /// The system accepted the requests.
    case scheduled
    /// The system didn't accept the requests.
    ///
    /// The reason is intended for a log.
    case scheduleFailed(reason: String)
  }

  /// An effect that the app must perform.
  public enum Effect: Hashable, Sendable {
    /// Read the device state, and then send `settingsRead`.
    case readSettings
    /// Show the system prompt, and then send `granted`, `denied`, `dismissed` or `requestFailed`.
    ///
    /// If the prompt doesn't report a response, it is followed by `returnedToFront`.
    case ask(Permission)
    /// Open a settings page.
    ///
    /// The event `returnedToFront` follows when the person comes back.
    case openSettings(DeliveryDecision.SettingsTarget)
    /// Show the permission screen.
    case show(PermissionFlow.Screen)
    /// Plan and build the requests, and then send `built` or `buildFailed`.
    case build
    /// Schedule the built requests, remove all others, and then send `scheduled` or `scheduleFailed`.
    case schedule
    /// Remove all scheduled requests.
    case unschedule
    /// Turn off the app's own notification switch, because nothing can be delivered.
    ///
    /// The screen that follows explains why, and can be shown as an alert.
    case turnOff
    /// Remove the badge from the app icon, because the person has opened the app.
    case clearBadge
  }

  /// A failure in the flow, with the system's reason.
  ///
  /// The reason is intended for a log, not for the person.
  public enum Failure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The system couldn't request a permission.
    case request(Permission, reason: String)
    /// The requests couldn't be built.
    case build(reason: String)
    /// The system didn't accept the requests.
    case schedule(reason: String)

    /// A sentence that describes the failure, followed by the system's reason.
    public var description: String {
      switch self {
      case .request(let permission, let reason):
        "The system could not ask for the permission \(permission.rawValue): \(reason)"
      case .build(let reason): "The notifications could not be built: \(reason)"
      case .schedule(let reason): "The system did not accept the notifications: \(reason)"
      }
    }
  }

  /// A permission that only the person can grant, outside the app.
  public enum Permission: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// The permission to schedule alarms that ring in silent mode (AlarmKit on iOS).
    case alarms
    /// The permission to send notifications.
    case notifications
    /// The permission to show notifications at the exact minute.
    ///
    /// On Android, the person grants it on a system settings page, which doesn't report a response.
    case exactTiming
    /// The subscription to push messages in a browser.
    case pushSubscription

    /// The permission that each next step requests.
    static let ofStep: [DeliveryDecision.NextStep: Permission] = [
      .requestAlarmAuthorization: .alarms, .requestNotificationPermission: .notifications,
      .requestExactTiming: .exactTiming, .subscribePush: .pushSubscription,
    ]

    /// Returns the permissions that a platform reports as granted.
    static func granted(on platform: DeviceState.Platform) -> [Permission] {
      let all: [(Permission, isGranted: Bool)] =
        switch platform {
        case .ios(let ios):
          [(.alarms, ios.alarmKit == .authorized), (.notifications, ios.notificationPermission.delivers)]
        case .android(let android):
          [
            (.notifications, android.notificationPermission == .granted),
            (.exactTiming, [.granted, .notRequired].contains(android.exactTiming)),
          ]
        case .web(let web):
          [
            (.notifications, web.notificationPermission == .granted),
            (.pushSubscription, web.pushSubscription == .active),
          ]
        case .linux: []
        }
      return all.filter(\.isGranted).map(\.0)
    }
  }
}
