internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText

/// The report of `nudge status`, before it is formatted.
struct StatusReport {
  let platform: SelectionContext.Platform
  let state: DeviceState
  let decision: DeliveryDecision
  let screen: PermissionFlow.Screen
  let words: PermissionFlow.Screen.Words

  /// Decides the delivery and renders the text.
  ///
  /// - Parameters:
  ///   - state: The state of the device and the choices of its user.
  ///   - platform: The platform of the state.
  ///   - composer: A composer with the catalog.
  ///   - locale: The locale of the text.
  ///   - settingsPage: The system's name for the settings page that a text mentions, or `nil` for the usual name.
  /// - Throws: `ComposeError` if the catalog lacks a text.
  init(
    _ state: DeviceState, platform: SelectionContext.Platform, composer: Composer, locale: LocaleTag,
    settingsPage: String?
  ) throws(ComposeError) {
    self.platform = platform
    self.state = state
    decision = DeliveryDecision(state)
    screen = PermissionFlow.Screen(state)
    words = try screen.words(by: composer, locale: locale, settingsPage: settingsPage)
  }

  // MARK: Text

  /// Returns the report as text: the label, the next step, the delivery, and the text of the screen.
  func text() -> String {
    var rows = [("Next", nextStep), ("Delivery", delivery)]
    if case .ios = state.platform {
      rows.append(("Words", decision.alarmWordAllowed ? "May say alarm." : "Must not say alarm."))
    }
    let button = words.button.map { "  [\($0)]" } ?? ""
    rows += [("Screen", words.title + button), ("", words.body)]
    if let prompt = words.prompt {
      rows += [("Asking", prompt.title + prompt.actions.map { "  [\($0.title)]" }.joined()), ("", prompt.body)]
    }
    let lines = [Terminal.bold(words.status.wordsForTerminal), ""]
    return (lines + Columns.aligned(rows.map { [$0.0, $0.1.wordsForTerminal] })).joined(separator: "\n") + "\n"
  }

  /// A sentence that describes the next step.
  private var nextStep: String {
    switch decision.nextStep {
    case .requestAlarmAuthorization: "Offer alarms. The system asks once."
    case .requestNotificationPermission:
      switch state.platform {
      case .android(let android) where android.notificationPermission == .denied:
        "Offer notifications, and say why. The system asks once more."
      case .web: "Offer notifications. The browser asks, after a click."
      default: "Offer notifications. The system asks\(platform == .ios ? " once" : "")."
      }
    case .requestExactTiming: "Offer the system’s page for exact timing, and say why."
    case .subscribePush: "Connect the browser to its push service; no question is asked."
    case .openSettings:
      switch decision.settingsTarget {
      case .channel?: "Offer the channel’s page of the system’s settings."
      case .site?: "Say where the browser has the site’s settings; the site cannot open them."
      case .app?, nil: "Offer the app’s page of the system’s settings. The system does not ask again."
      }
    case .schedule: "Schedule what is coming up."
    case .nothing: waiting
    }
  }

  /// A sentence that explains why there is nothing to do.
  private var waiting: String {
    switch decision.status {
    case .off: "Nothing, until the person turns notifications on in the app."
    case .needed:
      switch state.platform {
      case .linux(let linux) where linux.server == .noSessionBus:
        "Nothing here. A desktop session may have a notification service."
      case .linux: "Nothing here. The desktop wants a notification service."
      default: "Nothing here. Another browser may do."
      }
    case .nothingUpcoming, .precise, .notification, .alarm: "Nothing, until something is coming up."
    }
  }

  /// A sentence that describes the delivery.
  private var delivery: String {
    switch decision.delivery {
    case .alarm: "As alarms, also in silent mode and Focus."
    case .preciseNotification: "As notifications, at their exact minute."
    case .notification where decision.quiet: "As notifications, without banner and sound."
    case .notification:
      if case .android = state.platform { "As notifications, a little late at times." } else { "As notifications." }
    case .unavailable:
      if decision.status == .off {
        "None. The person has turned them off in the app."
      } else if case .linux = state.platform {
        "None. The notification service is missing."
      } else if decision.nextStep == .subscribePush {
        "None. The push subscription is missing."
      } else if decision.nextStep == .nothing {
        "None. The browser has no notifications."
      } else if decision.settingsTarget == .channel {
        "None. The channel is blocked."
      } else {
        "None. The permission is missing."
      }
    }
  }

  // MARK: JSON

  /// Returns the report as a JSON object with sorted keys.
  ///
  /// Missing values are `null`.
  func json() throws -> String {
    let button = screen.button.map { JSONValue.object(["action": $0.rawValue, "title": words.button ?? ""]) }
    let prompt = words.prompt.map { JSONValue.object(["title": $0.title, "body": $0.body]) }
    return try JSONText.text(
      of: JSONValue.object([
        "platform": platform.rawValue, "nextStep": decision.nextStep.rawValue, "delivery": decision.delivery.rawValue,
        "status": decision.status.rawValue, "statusLabel": words.status, "cause": (decision.cause?.rawValue).orNull,
        "scheduleLabel": words.schedule.orNull, "blocked": decision.blocked,
        "alarmWordAllowed": decision.alarmWordAllowed, "settingsTarget": (decision.settingsTarget?.rawValue).orNull,
        "canRepromptInApp": decision.canRepromptInApp, "quiet": decision.quiet,
        "screen": JSONValue.object([
          "message": screen.message.rawValue, "control": screen.control.rawValue, "icon": screen.icon.rawValue,
          "title": words.title, "body": words.body, "button": button.orNull,
          "settingsTarget": (screen.settingsTarget?.rawValue).orNull, "prompt": prompt.orNull,
          "locale": words.locale.identifier,
        ]),
      ]))
  }
}
