package import NudgePlanning

/// The title and body that a platform receives, which exclude the person's own text if personal text is hidden.
package struct VisibleText: Hashable, Sendable {
  /// The title.
  package var title: String
  /// The body, which may be empty.
  package var body: String

  /// Creates a notification's text, or its private text if personal text is hidden.
  ///
  /// A notification without private text contains nothing personal, so its text can always be shown.
  package init(_ notification: NotificationRequest, personalText: PersonalText) {
    let hidden = personalText == .hidden ? notification.privateText : nil
    title = hidden?.title ?? notification.title
    body = hidden?.body ?? notification.body
  }
}

/// Whether a person's own text may appear outside the app, such as on a locked screen or a provider's servers.
///
///     let encoder = APNsEncoder(personalText: .hidden, topic: "org.example.app")
public enum PersonalText: String, CaseIterable, Codable, Hashable, Sendable {
  /// The notification's text is used unchanged.
  case included
  /// The notification's private text is used instead, such as “A moment from your log”.
  case hidden
}

extension NotificationRequest.Action {
  /// The IDs of the buttons that don't open the app.
  private static let quiet: Set<String> = ["later", "snooze", "snooze-for", "not-now"]

  /// A Boolean value indicating whether the button opens the app.
  ///
  /// Buttons that were added by a catalog open the app, because otherwise a tap would appear to do nothing.
  var opensApp: Bool { !Self.quiet.contains(id) }
}
