package import NudgeText

/// The text of one notification, all in one language.
package struct ComposedText: Hashable, Sendable {
  /// The locale of the text, which may be a later entry of the requested locale's fallback chain.
  package var locale: LocaleTag
  /// The id of the variant.
  package var variant: String
  /// The first line.
  package var title: String
  /// The text below the title; empty if the catalog has only a title.
  package var body: String
  /// The buttons, in order.
  package var actions: [NotificationRequest.Action]
  /// The text to show if previews are off; `nil` if the notification's own text may be shown.
  package var privateText: NotificationRequest.PrivateText?
}
