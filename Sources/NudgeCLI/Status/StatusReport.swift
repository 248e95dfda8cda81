internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText

/// The report of `nudge status`, before it is formatted.
struct StatusReport {
  let platform: SelectionContext.Platform
  let state: DeviceState
  let decision: DeliveryDecision
  let screen: PermissionFlow.Screen
  let words: PermissionFlow.Screen.Words
  /// The row for notifications beside alarms, if they are denied, and its text.
  private let notifications: (screen: PermissionFlow.Screen, words: PermissionFlow.Screen.Words)?
  /// The phrases that describe the decision.
  private let output: OutputWords

  /// Creates a report by deciding the delivery and rendering the text.
  ///
  /// - Parameters:
  ///   - state: The device state, which includes the user's choices.
  ///   - platform: The state's platform.
  ///   - composer: A composer for the catalog.
  ///   - locale: The locale of the text.
  ///   - settingsPage: The system's name for the settings page that the text mentions, or `nil` to use its usual name.
  /// - Throws: `ComposeError` if a text is missing from the catalog.
  init(
    _ state: DeviceState, platform: SelectionContext.Platform, composer: Composer, locale: LocaleTag,
    settingsPage: String?
  ) throws(ComposeError) {
    self.platform = platform
    self.state = state
    decision = DeliveryDecision(state)
    screen = PermissionFlow.Screen(state)
    words = try screen.words(by: composer, locale: locale, settingsPage: settingsPage)
    notifications = try PermissionFlow.Screen.notifications(besideAlarmsOf: state).map { screen throws(ComposeError) in
      (screen, try screen.words(by: composer, locale: locale, settingsPage: settingsPage))
    }
    output = OutputWords(.status, in: composer.catalog, locale: locale)
  }

  // MARK: Text

  /// Returns the report as text: the label, the next step, the delivery, and the screen's text.
  func text() throws(ComposeError) -> String {
    var rows = [("label-next", try output.say(nextStep)), ("label-delivery", try output.say(delivery))]
    if case .ios = state.platform {
      rows.append(("label-wording", try output.say(decision.alarmWordAllowed ? "may-say-alarm" : "not-an-alarm")))
    }
    let button = words.button.map { "  [\($0)]" } ?? ""
    rows += [("label-screen", words.title + button), ("", words.body)]
    if let words = notifications?.words {
      let button = words.button.map { "  [\($0)]" } ?? ""
      rows += [("label-notifications", words.title + button), ("", words.body)]
    }
    if let prompt = words.prompt {
      rows += [
        ("label-asking", prompt.title + prompt.actions.map { "  [\($0.title)]" }.joined()), ("", prompt.body),
      ]
    }
    let cells = try rows.map { label, text throws(ComposeError) in
      [label.isEmpty ? "" : try output.say(label), text.wordsForTerminal]
    }
    return ([Terminal.bold(words.status.wordsForTerminal), ""] + Columns.aligned(cells)).joined(separator: "\n") + "\n"
  }

  /// The phrase that describes the next step.
  private var nextStep: String {
    switch decision.nextStep {
    case .requestAlarmAuthorization: "request-alarm"
    case .requestNotificationPermission:
      switch state.platform {
      case .android(let android) where android.notificationPermission == .denied: "request-notifications-again"
      case .ios: "request-notifications-once"
      case .web: "request-notifications-in-browser"
      case .android, .linux: "request-notifications"
      }
    case .requestExactTiming: "request-exact-timing"
    case .subscribePush: "subscribe-push"
    case .openSettings:
      switch decision.settingsTarget {
      case .channel?: "open-channel-settings"
      case .site?: "open-site-settings"
      case .app?, nil: "open-app-settings"
      }
    case .schedule: "schedule"
    case .nothing: waiting
    }
  }

  /// The phrase that explains why there is nothing to do.
  private var waiting: String {
    switch decision.status {
    case .off: "wait-for-switch"
    case .needed:
      switch state.platform {
      case .linux(let linux) where linux.server == .noSessionBus: "nothing-without-session"
      case .linux: "nothing-without-service"
      case .ios, .android, .web: "nothing-in-browser"
      }
    case .nothingUpcoming, .precise, .notification, .alarm: "wait-for-upcoming"
    }
  }

  /// The phrase that describes the delivery.
  private var delivery: String {
    switch decision.delivery {
    case .alarm: return "as-alarms"
    case .preciseNotification: return "as-notifications-on-time"
    case .notification where decision.quiet: return "as-quiet-notifications"
    case .notification:
      if case .android = state.platform { return "as-late-notifications" }
      return "as-notifications"
    case .unavailable:
      if decision.status == .off { return "not-as-turned-off" }
      if case .linux = state.platform { return "not-without-service" }
      if decision.nextStep == .subscribePush { return "not-without-subscription" }
      if decision.nextStep == .nothing { return "not-in-browser" }
      return decision.settingsTarget == .channel ? "not-as-channel-blocked" : "not-without-permission"
    }
  }

  // MARK: JSON

  /// Returns the report as a JSON object with sorted keys.
  ///
  /// Missing values are written as `null`.
  func json() throws -> String {
    try JSONOutput.text(
      of: JSONValue.object([
        "platform": platform.rawValue, "nextStep": decision.nextStep.rawValue, "delivery": decision.delivery.rawValue,
        "status": decision.status.rawValue, "statusLabel": words.status, "cause": (decision.cause?.rawValue).orNull,
        "scheduleLabel": words.schedule.orNull, "blocked": decision.blocked,
        "alarmWordAllowed": decision.alarmWordAllowed, "settingsTarget": (decision.settingsTarget?.rawValue).orNull,
        "canRepromptInApp": decision.canRepromptInApp, "quiet": decision.quiet,
        "screen": Self.value(of: screen, words),
        "notifications": notifications.map { Self.value(of: $0.screen, $0.words) },
      ]))
  }

  private static func value(of screen: PermissionFlow.Screen, _ words: PermissionFlow.Screen.Words) -> JSONValue {
    let button = screen.button.map { JSONValue.object(["action": $0.rawValue, "title": words.button ?? ""]) }
    let prompt = words.prompt.map { JSONValue.object(["title": $0.title, "body": $0.body]) }
    return JSONValue.object([
      "message": screen.message.rawValue, "control": screen.control.rawValue, "icon": screen.icon.rawValue,
      "title": words.title, "body": words.body, "button": button.orNull,
      "settingsTarget": (screen.settingsTarget?.rawValue).orNull, "prompt": prompt.orNull, "locale": words.locale,
    ])
  }
}
