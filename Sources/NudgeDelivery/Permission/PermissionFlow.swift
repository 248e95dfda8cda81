internal import NudgeRequests

/// The steps from an app that is opened to scheduled notifications: reads what is allowed, offers to ask, builds and schedules.
///
/// A state machine without side effects: `handle(_:)` takes an event and returns what the app must do. It asks only after the person
/// has pressed the screen's button, and never asks again for what was denied, even if a late reading says otherwise; on Android the
/// system asks twice, and so may the app. It reads again whenever the app returns to the front. docs/delivery.md has the table.
///
///     var flow = PermissionFlow()
///     for effect in flow.handle(.returnedToFront) { … }
///
/// An app can keep it as JSON, so that it remembers what was denied; only the flow reads that JSON.
public struct PermissionFlow: Codable, Hashable, Sendable {
  /// What the flow waits for.
  public enum State: Codable, Hashable, Sendable {
    /// The app to come to the front for the first time.
    case unread
    /// The reading of what the device allows.
    case reading
    /// The answer to a question of the system.
    case asking(Permission)
    /// The requests to be built.
    case building
    /// The system to accept the requests.
    case scheduling
    /// The person, or the app's return to the front.
    case settled
  }

  /// What the flow waits for.
  public private(set) var state = State.unread
  /// What the device allows, as last read, with what was denied since; `nil` before the first reading.
  public private(set) var device: DeviceState?
  /// What failed last; `nil` once something else has happened.
  public private(set) var failure: Failure?
  /// How many times each permission was denied since it was last granted.
  private var denials: [Permission: Int] = [:]
  /// Whether a question interrupted the scheduling of what is already allowed.
  private var isInterrupted = false

  /// Creates a flow that knows nothing yet; `returnedToFront` starts it.
  public init() {}

  /// What follows from what the device allows; `nil` before the first reading.
  public var decision: DeliveryDecision? { device.map { DeliveryDecision($0) } }

  /// What the permission screen shows; `nil` before the first reading.
  public var screen: PermissionScreen? { device.map { PermissionScreen($0, failure: failure) } }

  /// Handles an event.
  ///
  /// An event that makes no sense in the current state, such as an answer without a question, changes nothing.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What the app must do, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    // The answer may have been lost with the screen that waited for it.
    case (.asking, .returnedToFront): return [.readSettings]
    // A reading in progress may have begun before the person was in the settings.
    case (_, .returnedToFront): return read()

    case (.asking(let permission), .settingsRead(let read)):
      // A question may still be on the screen. A page of the settings is not: the person left it unchanged.
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
      // No reading follows that would lead back to scheduling.
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
    // Even if something better may still be asked for, what is allowed already delivers.
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

  /// Does what the button of the screen does.
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

  // MARK: What was denied

  /// Returns a reading with the known denials, for a system that has not caught up.
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

  /// Replaces `undecided` by `denied` if the permission was denied; a denial is forgotten once the permission is granted.
  private mutating func remember<Value: Equatable>(
    _ permission: Permission, in value: inout Value, isGranted: Bool, _ undecided: Value, _ denied: Value
  ) {
    if isGranted { denials[permission] = nil }
    if denials[permission] != nil, value == undecided { value = denied }
  }

  // MARK: Vocabulary

  /// Something that happened.
  public enum Event: Hashable, Sendable {
    /// The app came to the front, also when it was opened.
    case returnedToFront
    /// What the device allows was read.
    case settingsRead(DeviceState)
    /// The person pressed the button of the screen.
    case pressed
    /// The person answered the system's question with yes.
    case granted
    /// The person answered the system's question with no.
    case denied
    /// The system's question was closed without an answer.
    case dismissed
    /// The system could not ask; the reason is for a log.
    case requestFailed(reason: String)
    /// The requests are built; they are values, and nothing is scheduled yet.
    case built
    /// The requests could not be built; the reason is for a log.
    case buildFailed(reason: String)
    /// The system has accepted the requests.
    case scheduled
    /// The system has not accepted the requests; the reason is for a log.
    case scheduleFailed(reason: String)
  }

  /// Something that the app must do.
  public enum Effect: Hashable, Sendable {
    /// Read what the device allows; `settingsRead` answers.
    case readSettings
    /// Make the system ask; `granted`, `denied`, `dismissed` or `requestFailed` answers, or the return to the front.
    case ask(Permission)
    /// Open a page of the settings; the return to the front answers.
    case openSettings(DeliveryDecision.SettingsTarget)
    /// Show the permission screen.
    case show(PermissionScreen)
    /// Plan and build the requests; `built` or `buildFailed` answers.
    case build
    /// Schedule what was built, and remove what is no longer part of it; `scheduled` or `scheduleFailed` answers.
    case schedule
    /// Remove everything that is scheduled.
    case unschedule
  }

  /// What failed; the reason is the system's, for a log, not for the person.
  public enum Failure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The system could not ask for a permission.
    case request(Permission, reason: String)
    /// The requests could not be built.
    case build(reason: String)
    /// The system did not accept the requests.
    case schedule(reason: String)

    /// What failed, in one sentence, and the system's reason.
    public var description: String {
      switch self {
      case .request(let permission, let reason):
        "The system could not ask for the permission \(permission.rawValue): \(reason)"
      case .build(let reason): "The notifications could not be built: \(reason)"
      case .schedule(let reason): "The system did not accept the notifications: \(reason)"
      }
    }
  }

  /// Something that only the person can allow, and only outside the app.
  public enum Permission: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// To ring as an alarm, through silent mode; AlarmKit on iOS.
    case alarms
    /// To notify.
    case notifications
    /// To notify at the exact minute; on Android a page of the system's settings, which reports no answer.
    case exactTiming
    /// To receive push messages; on the web.
    case pushSubscription

    /// The permissions that next steps ask for.
    static let ofStep: [DeliveryDecision.NextStep: Permission] = [
      .requestAlarmAuthorization: .alarms, .requestNotificationPermission: .notifications,
      .requestExactTiming: .exactTiming, .subscribePush: .pushSubscription,
    ]
  }
}
