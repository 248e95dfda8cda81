public import NudgeText

/// For whom, about what, and with which values words are wanted.
public struct CompositionRequest: Hashable, Sendable {
  /// The person's id; decides, with kind and style, in which order variants come.
  public var person: String
  /// What the notification is about.
  public var kind: Kind
  /// The voice.
  public var style: Style
  /// The person's language, script and region.
  public var locale: LocaleTag
  /// Which occurrence of its kind this is, from 0; from the civil date for a calendar kind, so that nothing is stored.
  public var index: Int
  /// The values that messages show; whole numbers also decide which variants fit.
  public var arguments: [String: ArgumentValue]
  /// What else decides which variants fit; its integers and given arguments are filled in from `arguments`.
  public var context: SelectionContext
  /// The id of the variant that the person saw last, where that is known.
  public var lastShown: String?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - person: The person's id.
  ///   - kind: What the notification is about.
  ///   - style: The voice.
  ///   - locale: The person's language, script and region.
  ///   - index: Which occurrence of its kind this is, from 0.
  ///   - arguments: The values that messages show.
  ///   - context: What else decides which variants fit.
  ///   - lastShown: The id of the variant that the person saw last.
  public init(
    person: String, kind: Kind, style: Style, locale: LocaleTag, index: Int, arguments: [String: ArgumentValue],
    context: SelectionContext = SelectionContext(), lastShown: String? = nil
  ) {
    self.person = person
    self.kind = kind
    self.style = style
    self.locale = locale
    self.index = index
    self.arguments = arguments
    self.context = context
    self.lastShown = lastShown
  }
}
