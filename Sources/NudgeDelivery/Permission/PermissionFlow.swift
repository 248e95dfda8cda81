/// The way from an app that is opened to notifications that are scheduled: reads what is allowed, offers to ask, builds and schedules.
///
/// A state machine that decides and does nothing itself: `handle(_:)` takes what happened, and gives what is to be done. It asks only after the
/// person has pressed the screen's button, and never asks again for what was denied, whatever a late reading says; on Android the system asks
/// twice, and so may the app. It reads again whenever the app returns to the front. docs/delivery.md has it as a table.
///
///     var flow = PermissionFlow()
///     for effect in flow.handle(.returnedToFront) { … }
public struct PermissionFlow: Hashable, Sendable {
  /// What the flow waits for.
  public enum State: Hashable, Sendable {
    /// The app's first turn to the front.
    case unread
    /// What the device allows.
    case reading
    /// The answer to a question of the system's.
    case asking(Permission)
    /// The requests that were to be built.
    case building
    /// The system's word that they are scheduled.
    case scheduling
    /// The person, or the app's return to the front.
    case settled
  }

  /// What the flow waits for.
  public private(set) var state = State.unread
  /// What the device allows, as last read, with what was denied since; `nil` before the first reading.
  public private(set) var device: DeviceState?
  /// What went wrong last; `nil` once something else has happened.
  public private(set) var failure: Failure?
  /// How often each permission was denied since it was last given.
  private var denials: [Permission: Int] = [:]
  /// Whether a question came between what is allowed and its being scheduled.
  private var isInterrupted = false

  /// Creates a flow that knows nothing yet; `returnedToFront` begins it.
  public init() {}

  /// What follows from what the device allows; `nil` before the first reading.
  public var decision: DeliveryDecision? { device.map { DeliveryDecision($0) } }

  /// What the permission screen shows; `nil` before the first reading.
  public var screen: PermissionScreen? { device.map { PermissionScreen($0, failure: failure) } }

  /// Takes what happened.
  ///
  /// What makes no sense in the present state, such as an answer that nobody waits for, changes nothing.
  ///
  /// - Parameter event: What happened.
  /// - Returns: What is to be done, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    // A reading under way may have begun before the person was in the settings.
    case (.unread, .returnedToFront), (.reading, .returnedToFront), (.building, .returnedToFront),
      (.scheduling, .returnedToFront), (.settled, .returnedToFront):
      state = .reading
      return [.readSettings]
    // The answer may have been lost with the screen that waited for it.
    case (.asking, .returnedToFront): return [.readSettings]

    case (.asking(let permission), .settingsRead(let read)):
      // A question may still be on the screen; who is back from a page of the settings has left it as it is.
      if permission == .exactTiming { denials[permission, default: 0] += 1 }
      let read = remembering(read)
      if permission != .exactTiming, Permission(DeliveryDecision(read).nextStep) == permission {
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
      state = .reading
      return [.readSettings]
    case (.asking(let permission), .denied):
      denials[permission, default: 0] += 1
      state = .reading
      return [.readSettings]
    case (.asking, .dismissed):
      state = .reading
      return [.readSettings]
    case (.asking(let permission), .requestFailed(let reason)):
      let isInterrupted = isInterrupted
      let effects = fail(.request(permission, reason: reason))
      guard isInterrupted else { return effects }
      // No reading follows that would lead back to it.
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

  /// What a reading leads to: a screen, and requests to build where they would be delivered.
  private mutating func proceed(with read: DeviceState) -> [Effect] {
    device = read
    failure = nil
    isInterrupted = false
    let decision = DeliveryDecision(read)
    // Where something better may still be asked for, what is allowed already delivers.
    let builds = decision.delivery != .unavailable && read.hasUpcoming
    state = builds ? .building : .settled
    return show() + [builds ? .build : .unschedule]
  }

  private mutating func fail(_ failure: Failure) -> [Effect] {
    self.failure = failure
    isInterrupted = false
    state = .settled
    return show()
  }

  /// What the button of the screen does.
  private mutating func press() -> [Effect] {
    guard let screen, let decision else { return [] }
    switch screen.control {
    case .enable:
      guard let permission = Permission(decision.nextStep) else { return [] }
      state = .asking(permission)
      return [.ask(permission)]
    case .settings: return screen.settingsTarget.map { [.openSettings($0)] } ?? []
    case .retry:
      if case .request(let permission, _)? = failure {
        failure = nil
        state = .asking(permission)
        return [.ask(permission)]
      }
      state = .reading
      return [.readSettings]
    case .readOnly, .masterSwitch, .message: return []
    }
  }

  private func show() -> [Effect] { screen.map { [.show($0)] } ?? [] }

  // MARK: What was denied

  /// A reading with what was denied in it, where the system has not caught up.
  private mutating func remembering(_ read: DeviceState) -> DeviceState {
    var state = read
    switch read.platform {
    case .ios(var ios):
      if isDenied(.alarms, unless: ios.alarmKit == .authorized), ios.alarmKit == .notDetermined {
        ios.alarmKit = .denied
      }
      if isDenied(.notifications, unless: ios.notificationPermission.delivers),
        ios.notificationPermission == .notDetermined
      {
        ios.notificationPermission = .denied
      }
      state.platform = .ios(ios)
    case .android(var android):
      if isDenied(.notifications, unless: android.notificationPermission == .granted) {
        if (denials[.notifications] ?? 0) > 1 {
          android.notificationPermission = .permanentlyDenied
        } else if android.notificationPermission == .notDetermined {
          android.notificationPermission = .denied
        }
      }
      if isDenied(.exactTiming, unless: [.granted, .notRequired].contains(android.exactTiming)),
        android.exactTiming == .notDetermined
      {
        android.exactTiming = .denied
      }
      state.platform = .android(android)
    case .web(var web):
      if isDenied(.notifications, unless: web.notificationPermission == .granted),
        web.notificationPermission == .default
      {
        web.notificationPermission = .denied
      }
      state.platform = .web(web)
    case .linux: break
    }
    return state
  }

  /// Whether a permission counts as denied: once it is given, a denial is forgotten.
  private mutating func isDenied(_ permission: Permission, unless isGiven: Bool) -> Bool {
    if isGiven { denials[permission] = nil }
    return denials[permission] != nil
  }
}
