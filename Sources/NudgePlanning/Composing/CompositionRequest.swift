public import NudgeText
public import NudgeTime

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
  /// The person's civil date on which the words are shown; decides which revision of the catalog speaks.
  public var date: CivilDate
  /// Which occurrence of its kind this is, from 0, such as `Cadence.index(of:)` tells, so that nothing is stored.
  public var index: Int
  /// The index at which the catalog's revision of that date starts, counted as `index`; 0 for the first revision.
  ///
  /// For a reminder `Catalog.revisionStart(on:in:)` tells it.
  public var revisionStart: Int
  /// The values that messages show; whole numbers also decide which variants fit.
  public var arguments: MessageArguments
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
  ///   - date: The person's civil date on which the words are shown.
  ///   - index: Which occurrence of its kind this is, from 0.
  ///   - revisionStart: The index at which the catalog's revision of that date starts.
  ///   - arguments: The values that messages show.
  ///   - context: What else decides which variants fit.
  ///   - lastShown: The id of the variant that the person saw last.
  public init(
    person: String, kind: Kind, style: Style, locale: LocaleTag, date: CivilDate, index: Int, revisionStart: Int = 0,
    arguments: MessageArguments, context: SelectionContext = SelectionContext(), lastShown: String? = nil
  ) {
    self.person = person
    self.kind = kind
    self.style = style
    self.locale = locale
    self.date = date
    self.index = index
    self.revisionStart = revisionStart
    self.arguments = arguments
    self.context = context
    self.lastShown = lastShown
  }
}
