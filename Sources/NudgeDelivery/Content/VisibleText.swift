public import NudgePlanning

/// The title and body that a platform gets; if previews are hidden, without the person's own text.
public struct VisibleText: Hashable, Sendable {
  /// The first line.
  public var title: String
  /// The text below; may be empty.
  public var body: String

  /// Takes a notification's text, or its private text if previews are hidden.
  ///
  /// A notification without private text contains nothing personal, so its text may always be shown.
  public init(_ notification: NotificationRequest, personalText: PersonalText) {
    let hidden = personalText == .hidden ? notification.privateText : nil
    title = hidden?.title ?? notification.title
    body = hidden?.body ?? notification.body
  }
}

/// Whether a person's own text may appear where others can see it, such as on a locked screen or on a provider's servers.
public enum PersonalText: String, CaseIterable, Hashable, Sendable {
  /// The text appears as it is.
  case included
  /// The kind's private text appears instead.
  case hidden
}

extension ComposedText.Action {
  /// The buttons that put something off and open nothing.
  private static let quiet: Set<String> = ["later", "snooze", "snooze-for", "not-now"]

  /// Whether the button opens the app.
  ///
  /// A button that a catalog adds does, since a tap would otherwise seem to do nothing.
  var opensApp: Bool { !Self.quiet.contains(id) }
}
