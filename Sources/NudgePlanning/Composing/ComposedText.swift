package import NudgeText

/// The words of one notification, all in one language.
package struct ComposedText: Hashable, Sendable {
  /// The locale of the words, which may be further along the fallback chain than the one asked for.
  package var locale: LocaleTag
  /// The id of the variant.
  package var variant: String
  /// The first line.
  package var title: String
  /// What follows it; empty where the catalog has a title alone.
  package var body: String
  /// The buttons, in order.
  package var actions: [NotificationRequest.Action]
  /// What to show where previews are off; `nil` where the words themselves may be shown.
  package var privateText: NotificationRequest.PrivateText?
}
