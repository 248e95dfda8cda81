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
/// The flow only asks for a permission after the person pressed the screen's button, chose the permission, or turned
/// the app's own switch on. It never asks again for a permission that was denied, even if the system still reports it as
/// undecided. On Android, where the system asks twice, the flow does as well. A question that the person postponed does
/// not come back by itself. The flow reads the permissions again whenever the app returns to the foreground.
///
/// A flow is `Codable`, so that an app can store what was denied and postponed. The format of its JSON is an
/// implementation detail.
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
  /// The last failure, or `nil` if something else has happened since.
  public private(set) var failure: Failure?
  /// The last device state that was read.
  private var reading: DeviceState?
  /// The number of times that each permission was denied since it was last granted.
  private var denials: [Permission: Int] = [:]
  /// The permissions whose question the person postponed.
  private var postponed: Set<Permission> = []
  /// The permission that the person chose in the app, to ask for after the next reading.
  private var chosen: Permission?
  /// The permissions that were asked for since the person turned the app's own switch on, or `nil` once that is
  /// settled.
  private var askedBySwitch: Set<Permission>?
  /// Whether the app's own switch was turned back off, because only the settings could help.
  private var isRefused = false
  /// Whether a permission prompt interrupted the scheduling of notifications that are already allowed.
  private var isInterrupted = false

  /// Creates a flow.
  ///
  /// Its first event should be `returnedToFront`.
  public init() {}

  /// The last device state that was read, with later answers applied, or `nil` before the first reading.
  ///
  /// A permission that was denied is denied in it, even if the system reports that late. AlarmKit is `unavailable` after
  /// the person postponed alarms.
  public var device: DeviceState? { reading.map(remembering) }

  /// The decision for the device state, or `nil` before the first reading.
  public var decision: DeliveryDecision? { device.map { DeliveryDecision($0) } }

  /// The contents of the permission screen, or `nil` before the first reading.
  ///
  /// The screen has no `prompt` if the person postponed that question. If the app's own switch was turned back off
  /// because a permission is denied, the screen shows what is missing.
  public var screen: Screen? {
    guard var device else { return nil }
    if isRefused { device.deliveryEnabled = true }
    var screen = Screen(device, failure: failure)
    if isRefused { (screen.status, screen.cause) = (.off, nil) }
    if let permission = neededPermission, postponed.contains(permission) { screen.prompt = nil }
    return screen
  }

  /// The permission that the next step asks for, or `nil` if it asks for none.
  private var neededPermission: Permission? { decision.flatMap { Permission.ofStep[$0.nextStep] } }

  /// Handles an event.
  ///
  /// An event that does not apply to the current state, such as an answer without a question, changes nothing.
  ///
  /// - Parameter event: The event.
  /// - Returns: The effects that the app must perform, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    // The screen that waited for the answer may be gone, and the answer with it.
    case (.asking, .returnedToFront): return [.clearBadge, .readSettings]
    // A reading in progress may have started before the person changed the settings.
    case (_, .returnedToFront): return [.clearBadge] + read()

    case (.asking(let permission), .settingsRead(let read)):
      // A prompt may still be open. A settings page is not: the person left it without a change.
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

  /// Shows the screen for the last reading, and asks for a permission, or builds the requests if they would be
  /// delivered.
  private mutating func proceed() -> [Effect] {
    guard let reading, let decision else { return [] }
    failure = nil
    let needed = neededPermission
    // The requests are built even if a better permission is missing, because the existing ones are sufficient for
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
      // A question that the system can still ask follows when the switch is turned on again.
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

  /// Stores a reading, and forgets what was denied or postponed before it was granted.
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

  /// Returns a reading with known answers applied, because the system may report them late or not at all.
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

  /// Replaces `undecided` with `denied` if the permission was denied since it was last granted.
  private func remember<Value: Equatable>(
    _ permission: Permission, in value: inout Value, _ undecided: Value, _ denied: Value
  ) {
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
    /// The person postponed the question of the permission screen, with the prompt's button `not-now`.
    ///
    /// The question does not come back by itself. On iOS, the question about notifications follows the one about
    /// alarms.
    case notNow
    /// The person chose a permission in the app, such as alarms in its settings.
    ///
    /// The flow asks for it at once, even if it was postponed. If it was denied, the screen leads to the settings.
    case chose(Permission)
    /// The person turned the app's own switch for notifications on or off.
    ///
    /// If it was turned on, the flow asks for a missing permission at once. If nothing can be delivered even then,
    /// `turnOff` turns the switch back.
    case switched(on: Bool)
    /// The person granted the permission in the system prompt.
    case granted
    /// The person denied the permission in the system prompt.
    case denied
    /// The system prompt was closed without an answer.
    ///
    /// The question counts as postponed.
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
    /// Turn the app's own switch for notifications off, because nothing can be delivered.
    ///
    /// The screen that follows explains why. An app can show it as an alert.
    case turnOff
    /// Remove the badge from the app's icon, because the person has opened the app.
    case clearBadge
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
