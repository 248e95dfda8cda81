internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText

extension StatusReport {
  /// The answer as one JSON object with sorted keys; a value that does not exist is `null`.
  func json() throws -> String {
    let button = screen.button.map { JSONValue.object(["action": $0.rawValue, "title": words.button ?? ""]) }
    let prompt = words.prompt.map { JSONValue.object(["title": $0.title, "body": $0.body]) }
    return try JSONText.text(
      of: JSONValue.object([
        "platform": platform.rawValue, "nextStep": decision.nextStep.rawValue, "delivery": decision.delivery.rawValue,
        "status": decision.status.rawValue, "statusLabel": words.status, "blocked": decision.blocked,
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
