public import NudgePlanning

/// The title and body that a platform gets; with previews off, without anything that the person wrote.
public struct VisibleText: Hashable, Sendable {
  /// The first line.
  public var title: String
  /// What follows it; may be empty.
  public var body: String

  /// Takes a notification's words, or its private text.
  ///
  /// A notification without private text holds nothing personal, and its words may be shown.
  ///
  /// - Parameters:
  ///   - notification: What is to be said.
  ///   - previews: Whether what the person wrote may be seen.
  public init(_ notification: NotificationRequest, previews: Previews) {
    if previews == .hidden, let hidden = notification.privateText {
      title = hidden.title
      body = hidden.body
    } else {
      title = notification.title
      body = notification.body
    }
  }
}
