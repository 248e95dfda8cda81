/// What the permission screen shows of a state: one line with its help, an icon, and the one control that belongs to it.
///
/// A permission is never a writable toggle, since no app can give it to itself; the person's own master switch is one.
public struct PermissionScreen: Hashable, Sendable {
  /// What stands beside the words; the raw value is the spelling in JSON.
  public enum Control: String, CaseIterable, Hashable, Sendable {
    /// A button that lets the system ask, or connects the browser.
    case enable
    /// The state, to be read only: all is well.
    case readOnly
    /// A button to a page of the settings.
    case settings
    /// A button that does once more what failed.
    case retry
    /// The person's own master switch, off.
    case masterSwitch
    /// Nothing but the words; spelled `none`.
    case message = "none"
  }

  /// Which help text is shown.
  public var message: Message
  /// What stands beside it.
  public var control: Control
  /// What the button does, by its id among the actions of the catalog; `nil` where there is none.
  public var button: Button?
  /// The icon, by its name among the SF Symbols.
  public var icon: Icon
  /// The label of the next delivery.
  public var status: DeliveryDecision.Status
  /// The page that the button opens; `nil` where it opens none.
  public var settingsTarget: DeliveryDecision.SettingsTarget?
  /// The page that the words name unless the caller names another; `nil` where they name none.
  public var settingsPage: SettingsPage?
  /// The explanation to show before the system asks; `nil` where it does not.
  public var prompt: Prompt?

  /// Finds what is shown.
  ///
  /// - Parameters:
  ///   - state: What the device and the person allow.
  ///   - failure: What went wrong last; it is told instead of the state, unless the person's switch is off.
  public init(_ state: DeviceState, failure: PermissionFlow.Failure? = nil) {
    let decision = DeliveryDecision(state)
    message = Message(state, decision, failure)
    button = message.button
    control = message.control
    icon = message.icon
    status = decision.status
    settingsPage = message.settingsPage
    settingsTarget = button == .openSettings ? decision.settingsTarget ?? .app : nil
    prompt = control == .enable ? Prompt(decision.nextStep) : nil
  }
}
