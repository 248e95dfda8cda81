package import NudgeText

/// A notification's text, all in one language.
package struct ComposedText: Hashable, Sendable {
  /// The locale of the text, which may be a later entry in the requested locale's fallback chain.
  package var locale: LocaleTag
  /// The variant's id.
  package var variant: String
  /// The first line of the text.
  package var title: String
  /// The text below the title, or an empty string if the catalog contains only a title.
  package var body: String
  /// The buttons, in order.
  package var actions: [NotificationRequest.Action]
  /// The text to show if previews are off, or `nil` if the notification's own text may be shown.
  package var privateText: NotificationRequest.PrivateText?
}
