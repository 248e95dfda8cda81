internal import Nudge

/// What the page says about each state of the browser's permission.
///
/// The script shows the one that applies.
struct BrowserView {
  var pushKey: String
  var states: [State]
  /// How many devices are connected.
  var devicesText: String?

  struct State {
    /// The permission and the subscription, such as `granted-none`.
    var state: String
    var stateTitle: String
    var stateBody: String
    /// What comes, before the browser asks.
    var promptBody: String?
    var stateButton: String?
    var isConnected: Bool
  }

  /// - Returns: `nil` if the server can't send to browsers.
  init?(pushKey: String?, _ person: Person, deviceCount: Int, _ planner: Planner, _ words: PageWords) throws {
    guard let pushKey else { return nil }
    self.pushKey = pushKey
    devicesText = deviceCount > 0 ? try words.notices.text("devices", ["n": .number(deviceCount)]) : nil
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
  }

  private static let possible: [(DeviceState.Web.NotificationPermission, DeviceState.Web.PushSubscription)] = [
    (.default, .absent), (.granted, .absent), (.granted, .active), (.granted, .expired), (.denied, .absent),
    (.unsupported, .absent),
  ]
}
