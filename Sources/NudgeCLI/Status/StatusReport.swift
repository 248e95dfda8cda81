internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText

/// What a device allows, ready to be written.
struct StatusReport {
  let platform: SelectionContext.Platform
  let state: DeviceState
  let decision: DeliveryDecision
  let screen: PermissionScreen
  let words: PermissionScreen.Words

  /// Decides, and finds the words.
  ///
  /// - Parameters:
  ///   - state: What the device and the person allow.
  ///   - platform: The platform of the state.
  ///   - composer: Knows the catalog.
  ///   - locale: Whose words.
  ///   - settingsPage: What the system calls the page that a text names; `nil` for the usual name.
  /// - Throws: `ComposeError` where the catalog lacks words.
  init(
    _ state: DeviceState, platform: SelectionContext.Platform, composer: Composer, locale: LocaleTag,
    settingsPage: String?
  ) throws(ComposeError) {
    self.platform = platform
    self.state = state
    decision = DeliveryDecision(state)
    screen = PermissionScreen(state)
    words = try screen.words(by: composer, locale: locale, settingsPage: settingsPage)
  }
}
