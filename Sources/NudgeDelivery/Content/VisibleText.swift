package import NudgePlanning

/// The title and body that a platform gets; if personal text is hidden, without the person's own words.
package struct VisibleText: Hashable, Sendable {
  /// The first line.
  package var title: String
  /// The text below; may be empty.
  package var body: String

  /// Takes a notification's text, or its private text if personal text is hidden.
  ///
  /// A notification without private text contains nothing personal, so its text may always be shown.
  package init(_ notification: NotificationRequest, personalText: PersonalText) {
    let hidden = personalText == .hidden ? notification.privateText : nil
    title = hidden?.title ?? notification.title
    body = hidden?.body ?? notification.body
  }
}

/// Whether a person's own words may appear where others can see them, such as on a locked screen or on a provider's servers.
///
///     let encoder = APNsEncoder(personalText: .hidden, topic: "org.example.app")
public enum PersonalText: String, CaseIterable, Codable, Hashable, Sendable {
  /// The text appears as it is.
  case included
  /// The notification's private text appears instead, such as “A moment from your log”.
  case hidden
}

extension NotificationRequest.Action {
  /// The buttons that put something off and open nothing.
  private static let quiet: Set<String> = ["later", "snooze", "snooze-for", "not-now"]

  /// Whether the button opens the app.
  ///
  /// A button that a catalog adds does, since a tap would otherwise seem to do nothing.
  var opensApp: Bool { !Self.quiet.contains(id) }
}
