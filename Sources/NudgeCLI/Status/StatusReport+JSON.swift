internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText

extension StatusReport {
  /// The answer as one JSON object with sorted keys; what there is none of is `null`.
  func json() throws -> String {
    try JSONText.text(
      of: Document(
        platform: platform.rawValue, decision: decision, statusLabel: words.status,
        screen: ScreenRecord(screen: screen, words: words)))
  }

  private struct Document: Encodable {
    var platform: String
    var decision: DeliveryDecision
    var statusLabel: String
    var screen: ScreenRecord

    enum CodingKeys: CodingKey {
      case platform, nextStep, delivery, status, statusLabel, blocked, alarmWordAllowed, settingsTarget,
        canRepromptInApp
      case quiet, screen
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(platform, forKey: .platform)
      try container.encode(decision.nextStep.rawValue, forKey: .nextStep)
      try container.encode(decision.delivery.rawValue, forKey: .delivery)
      try container.encode(decision.status.rawValue, forKey: .status)
      try container.encode(statusLabel, forKey: .statusLabel)
      try container.encode(decision.blocked, forKey: .blocked)
      try container.encode(decision.alarmWordAllowed, forKey: .alarmWordAllowed)
      try container.encode(decision.settingsTarget?.rawValue, forKey: .settingsTarget)
      try container.encode(decision.canRepromptInApp, forKey: .canRepromptInApp)
      try container.encode(decision.quiet, forKey: .quiet)
      try container.encode(screen, forKey: .screen)
    }
  }

  private struct ScreenRecord: Encodable {
    var screen: PermissionScreen
    var words: PermissionScreen.Words

    enum CodingKeys: CodingKey {
      case message, control, icon, title, body, button, settingsTarget, prompt, locale
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(screen.message.rawValue, forKey: .message)
      try container.encode(screen.control.rawValue, forKey: .control)
      try container.encode(screen.icon.rawValue, forKey: .icon)
      try container.encode(words.title, forKey: .title)
      try container.encode(words.body, forKey: .body)
      try container.encode(
        screen.button.map { ButtonRecord(action: $0.rawValue, title: words.button ?? "") }, forKey: .button)
      try container.encode(screen.settingsTarget?.rawValue, forKey: .settingsTarget)
      try container.encode(words.prompt.map { PromptRecord(title: $0.title, body: $0.body) }, forKey: .prompt)
      try container.encode(words.locale.identifier, forKey: .locale)
    }
  }

  private struct ButtonRecord: Encodable {
    var action: String
    var title: String
  }

  private struct PromptRecord: Encodable {
    var title: String
    var body: String
  }
}
