public import NudgeText

/// The words of one notification, all in one language.
public struct ComposedText: Hashable, Sendable {
  /// The locale of the words, which may be further along the fallback chain than the one asked for.
  public var locale: LocaleTag
  /// The id of the variant.
  public var variant: String
  /// The first line.
  public var title: String
  /// What follows it; empty where the catalog has a title alone.
  public var body: String
  /// The buttons, in order.
  public var actions: [Action]
  /// What to show where previews are off; `nil` where the words themselves may be shown.
  public var privateText: PrivateText?

  /// A button.
  public struct Action: Hashable, Sendable {
    /// Its id, such as `later`.
    public var id: String
    /// The words on it.
    public var title: String
  }

  /// A title and body that hold nothing personal.
  public struct PrivateText: Hashable, Sendable {
    /// The first line.
    public var title: String
    /// What follows it.
    public var body: String
  }
}
