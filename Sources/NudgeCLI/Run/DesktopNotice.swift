internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText

/// What a desktop is asked to show.
struct DesktopNotice: Hashable {
  /// The notification's name.
  var id: String
  /// What it is about, such as `reminder`.
  var kind: String
  /// The first line; plain text.
  var title: String
  /// What follows it; plain text, may be empty.
  var body: String
  /// The buttons, in order.
  var actions: [ComposedText.Action]
  /// Whether it comes without sound and without urgency.
  var isQuiet: Bool

  /// Takes what a plan says.
  ///
  /// - Parameters:
  ///   - notification: What is to be said.
  ///   - previews: Whether what the person wrote may be seen.
  ///   - hasHistory: Whether there is a file to add to; without one there is no such button.
  init(_ notification: NotificationRequest, previews: Previews, hasHistory: Bool) {
    let text = VisibleText(notification, previews: previews)
    self.init(
      id: notification.id.rawValue, kind: notification.kind.rawValue, title: text.title, body: text.body,
      actions: notification.actions.filter { hasHistory || $0.id != "add" },
      isQuiet: notification.interruptionLevel == .passive)
  }

  /// Takes each part.
  init(id: String, kind: String, title: String, body: String, actions: [ComposedText.Action], isQuiet: Bool) {
    self.id = id
    self.kind = kind
    self.title = title
    self.body = body
    self.actions = actions
    self.isQuiet = isQuiet
  }
}
