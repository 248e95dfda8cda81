/// One part of a parsed message, in the order of the pattern.
package enum MessageNode: Hashable, Sendable {
  /// Text as it is printed, apostrophes resolved.
  case text(Text)
  /// An argument that is inserted.
  case argument(Argument)
  /// `#` in a branch of a plural: its number less its offset.
  case pluralNumber(TextPosition)
  /// A plural, a selectordinal or a select.
  case branches(Branches)

  /// Text between arguments.
  package struct Text: Hashable, Sendable {
    /// The text as it is printed.
    package var text: String
    /// Where it starts in the pattern.
    package var position: TextPosition
    /// Where an apostrophe starts a quotation; a translator who meant the apostrophe itself is surprised there.
    package var quotations: [TextPosition]
  }

  /// An argument that is inserted.
  package struct Argument: Hashable, Sendable {
    /// The name between the braces.
    package var name: String
    /// The form in which it is written.
    package var format: ArgumentFormat
    /// Where its opening brace stands.
    package var position: TextPosition
  }
}
