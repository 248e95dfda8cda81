internal import Nudge

/// The text for each state of the browser's permission.
///
/// The script shows the one that applies.
struct BrowserView {
  var pushKey: String
  var states: [State]

  struct State {
    /// The permission and the subscription, such as `granted-none`.
    var state: String
    var stateTitle: String
    var stateBody: String
    /// The text that is shown before the browser asks for the permission, or `nil` if it doesn't ask.
    var promptBody: String?
    var stateButton: String?
    var isConnected: Bool
    /// A Boolean value indicating whether the person needs a code for the app that a phone makes of the page.
    var needsCode = false
  }

  /// - Returns: `nil` if the server can't send to browsers.
  init?(pushKey: String?, _ person: Person, _ planner: Planner, _ words: PageWords) throws {
    guard let pushKey else { return nil }
    self.pushKey = pushKey
    states = try Self.possible.map { permission, subscription in
      let screen = PermissionFlow.Screen(
        DeviceState(
          .web(.init(notificationPermission: permission, pushSubscription: subscription)),
          deliveryEnabled: person.preferences.notificationsEnabled))
      let text = try screen.words(in: planner.catalog, locale: person.locale)
      return State(
        state: "\(permission.rawValue)-\(subscription.rawValue)", stateTitle: text.title, stateBody: text.body,
        promptBody: text.prompt?.body, stateButton: text.button,
        isConnected: permission == .granted && subscription == .active)
    }
    // All browsers on iOS can show notifications only if the page is on the Home Screen (SirAllap/agentglass#414).
    states.append(
      State(
        state: "unsupported-home", stateTitle: try words.notices.text("home-title"),
        stateBody: try words.notices.text("home-body"), isConnected: false, needsCode: true))
  }

  private static let possible: [(DeviceState.Web.NotificationPermission, DeviceState.Web.PushSubscription)] = [
    (.default, .absent), (.granted, .absent), (.granted, .active), (.granted, .expired), (.denied, .absent),
    (.unsupported, .absent),
  ]
}
