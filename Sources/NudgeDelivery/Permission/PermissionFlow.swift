internal import NudgeRequests

/// A state machine that leads an app from its launch to scheduled notifications.
///
/// The flow reads the permissions, offers to ask for missing ones, and builds and schedules requests. It has no side
/// effects: `handle(_:)` takes an event and returns the effects that the app must perform. docs/delivery.md contains
/// the complete table.
///
///     var flow = PermissionFlow()
///     for effect in flow.handle(.returnedToFront) { … }
///
/// The flow only asks for a permission after the person presses the screen's button. It never asks again for a
/// permission that was denied, even if the system still reports it as undecided. On Android, where the system asks
/// twice, the flow does as well. It reads the permissions again whenever the app returns to the foreground.
///
/// A flow is `Codable`, so that an app can store what was denied. The format of its JSON is an implementation detail.
public struct PermissionFlow: Codable, Hashable, Sendable {
  /// A state of the flow, named after what the flow waits for.
  public enum State: Codable, Hashable, Sendable {
    /// The flow waits for the app to come to the foreground for the first time.
    case unread
    /// The flow waits for the device state to be read.
    case reading
    /// The flow waits for the person to answer a system prompt.
    case asking(Permission)
    /// The flow waits for the requests to be built.
    case building
    /// The flow waits for the system to accept the requests.
    case scheduling
    /// The flow waits for the person, or for the app to return to the foreground.
    case settled
  }

  /// The current state.
  public private(set) var state = State.unread
  /// The last device state that was read, with later denials applied, or `nil` before the first reading.
  public private(set) var device: DeviceState?
  /// The last failure, or `nil` if something else has happened since.
  public private(set) var failure: Failure?
  /// The number of times that each permission was denied since it was last granted.
  private var denials: [Permission: Int] = [:]
  /// Whether a permission prompt interrupted the scheduling of notifications that are already allowed.
  private var isInterrupted = false

  /// Creates a flow.
  ///
  /// Its first event should be `returnedToFront`.
  public init() {}

  /// The decision for the device state, or `nil` before the first reading.
  public var decision: DeliveryDecision? { device.map { DeliveryDecision($0) } }

  /// The contents of the permission screen, or `nil` before the first reading.
  public var screen: PermissionFlow.Screen? { device.map { PermissionFlow.Screen($0, failure: failure) } }

  /// Handles an event.
  ///
  /// An event that does not apply to the current state, such as an answer without a question, changes nothing.
  ///
  /// - Parameter event: The event.
  /// - Returns: The effects that the app must perform, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    // The screen that waited for the answer may be gone, and the answer with it.
    case (.asking, .returnedToFront): return [.readSettings]
    // A reading in progress may have started before the person changed the settings.
    case (_, .returnedToFront): return read()

    case (.asking(let permission), .settingsRead(let read)):
      // A prompt may still be open. A settings page is not: the person left it without a change.
      if permission == .exactTiming { denials[permission, default: 0] += 1 }
      let read = remembering(read)
      if permission != .exactTiming, Permission.ofStep[DeliveryDecision(read).nextStep] == permission {
        device = read
        return []
      }
      return proceed(with: read)
    case (.unread, .settingsRead(let read)), (.reading, .settingsRead(let read)):
      return proceed(with: remembering(read))
    case (_, .settingsRead(let read)):
      let read = remembering(read)
      return read == device ? [] : proceed(with: read)

    case (.building, .pressed), (.scheduling, .pressed):
      let effects = press()
      if case .asking = state { isInterrupted = true }
      return effects
    case (.settled, .pressed), (.asking, .pressed): return press()

    case (.asking(let permission), .granted):
      denials[permission] = nil
      return read()
    case (.asking(let permission), .denied):
      denials[permission, default: 0] += 1
      return read()
    case (.asking, .dismissed): return read()
    case (.asking(let permission), .requestFailed(let reason)):
      let isInterrupted = isInterrupted
      let effects = fail(.request(permission, reason: reason))
      guard isInterrupted else { return effects }
      // No new reading leads back to scheduling, so the flow continues here.
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

  /// Shows the screen for a reading, and builds the requests if they would be delivered.
  private mutating func proceed(with read: DeviceState) -> [Effect] {
    device = read
    failure = nil
    isInterrupted = false
    // The requests are built even if a better permission is missing, because the existing ones are sufficient for
    // delivery.
    let builds = DeliveryDecision(read).delivery != .unavailable && read.hasUpcoming
    state = builds ? .building : .settled
    return show() + [builds ? .build : .unschedule]
  }

  private mutating func fail(_ failure: Failure) -> [Effect] {
    self.failure = failure
    isInterrupted = false
    state = .settled
    return show()
  }

  private mutating func ask(_ permission: Permission) -> [Effect] {
    state = .asking(permission)
    return [.ask(permission)]
  }

  /// Returns the effects of pressing the screen's button.
  private mutating func press() -> [Effect] {
    guard let screen, let decision else { return [] }
    switch screen.control {
    case .enable: return Permission.ofStep[decision.nextStep].map { ask($0) } ?? []
    case .settings: return screen.settingsTarget.map { [.openSettings($0)] } ?? []
    case .retry:
      guard case .request(let permission, _)? = failure else { return read() }
      failure = nil
      return ask(permission)
    case .readOnly, .masterSwitch, .message: return []
    }
  }

  private func show() -> [Effect] { screen.map { [.show($0)] } ?? [] }

  // MARK: Denials

  /// Returns a reading with known denials applied, because the system may report them late.
  private mutating func remembering(_ read: DeviceState) -> DeviceState {
    var state = read
    switch read.platform {
    case .ios(var ios):
      remember(.alarms, in: &ios.alarmKit, isGranted: ios.alarmKit == .authorized, .notDetermined, .denied)
      let delivers = ios.notificationPermission.delivers
      remember(.notifications, in: &ios.notificationPermission, isGranted: delivers, .notDetermined, .denied)
      state.platform = .ios(ios)
    case .android(var android):
      let isGranted = android.notificationPermission == .granted
      remember(.notifications, in: &android.notificationPermission, isGranted: isGranted, .notDetermined, .denied)
      if denials[.notifications, default: 0] > 1 { android.notificationPermission = .permanentlyDenied }
      let isExact = [.granted, .notRequired].contains(android.exactTiming)
      remember(.exactTiming, in: &android.exactTiming, isGranted: isExact, .notDetermined, .denied)
      state.platform = .android(android)
    case .web(var web):
      let isGranted = web.notificationPermission == .granted
      remember(.notifications, in: &web.notificationPermission, isGranted: isGranted, .default, .denied)
      state.platform = .web(web)
    case .linux: break
    }
    return state
  }

  /// Replaces `undecided` with `denied` if the permission was denied.
  ///
  /// A denial is forgotten when the permission is granted.
  private mutating func remember<Value: Equatable>(
    _ permission: Permission, in value: inout Value, isGranted: Bool, _ undecided: Value, _ denied: Value
  ) {
    if isGranted { denials[permission] = nil }
    if denials[permission] != nil, value == undecided { value = denied }
  }

  // MARK: Events, effects and failures

  /// An event that the flow handles.
  public enum Event: Hashable, Sendable {
    /// The app came to the foreground, or was launched.
    case returnedToFront
    /// The device state was read.
    case settingsRead(DeviceState)
    /// The person pressed the button of the permission screen.
    case pressed
    /// The person granted the permission in the system prompt.
    case granted
    /// The person denied the permission in the system prompt.
    case denied
    /// The system prompt was closed without an answer.
    case dismissed
    /// The system could not ask for the permission.
    ///
    /// The reason is for a log.
    case requestFailed(reason: String)
    /// The requests are built.
    ///
    /// Nothing is scheduled yet.
    case built
    /// The requests could not be built.
    ///
    /// The reason is for a log.
    case buildFailed(reason: String)
    /// The system accepted the requests.
    case scheduled
    /// The system did not accept the requests.
    ///
    /// The reason is for a log.
    case scheduleFailed(reason: String)
  }

  /// An effect that the app must perform.
  public enum Effect: Hashable, Sendable {
    /// Read the device state, and then send `settingsRead`.
    case readSettings
    /// Show the system prompt, and then send `granted`, `denied`, `dismissed` or `requestFailed`.
    ///
    /// If the prompt does not report an answer, `returnedToFront` follows it.
    case ask(Permission)
    /// Open a settings page.
    ///
    /// `returnedToFront` follows when the person comes back.
    case openSettings(DeliveryDecision.SettingsTarget)
    /// Show the permission screen.
    case show(PermissionFlow.Screen)
    /// Plan and build the requests, and then send `built` or `buildFailed`.
    case build
    /// Schedule the built requests and remove all others, and then send `scheduled` or `scheduleFailed`.
    case schedule
    /// Remove all scheduled requests.
    case unschedule
  }

  /// A failure of the flow, with the system's reason.
  ///
  /// The reason is intended for a log, and not for the person.
  public enum Failure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The system could not ask for a permission.
    case request(Permission, reason: String)
    /// The requests could not be built.
    case build(reason: String)
    /// The system did not accept the requests.
    case schedule(reason: String)

    /// The failure in one sentence, followed by the system's reason.
    public var description: String {
      switch self {
      case .request(let permission, let reason):
        "The system could not ask for the permission \(permission.rawValue): \(reason)"
      case .build(let reason): "The notifications could not be built: \(reason)"
      case .schedule(let reason): "The system did not accept the notifications: \(reason)"
      }
    }
  }

  /// A permission that only the person can grant, and only outside the app.
  public enum Permission: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// The permission to schedule alarms that ring in silent mode (AlarmKit on iOS).
    case alarms
    /// The permission to send notifications.
    case notifications
    /// The permission to show notifications at their exact minute.
    ///
    /// On Android, the person grants it on a page of the system settings, which reports no answer.
    case exactTiming
    /// The subscription to push messages in a browser.
    case pushSubscription

    /// The permission that each next step asks for.
    static let ofStep: [DeliveryDecision.NextStep: Permission] = [
      .requestAlarmAuthorization: .alarms, .requestNotificationPermission: .notifications,
      .requestExactTiming: .exactTiming, .subscribePush: .pushSubscription,
    ]
  }
}
