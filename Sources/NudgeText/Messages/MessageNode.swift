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
    /// The stretches of the pattern that it comes from, without the apostrophes that quote; the first starts at 0.
    package var runs: [Run]
    /// Where an apostrophe starts a quotation; a translator who meant the apostrophe itself is surprised there.
    package var quotations: [TextPosition]

    /// A stretch of text that stands in the pattern as it is, on one line.
    package struct Run: Hashable, Sendable {
      /// The index of its first Unicode scalar in the text.
      package var start: Int
      /// Where it starts in the pattern.
      package var position: TextPosition
    }

    /// Where a scalar of the text stands in the pattern.
    ///
    /// - Parameter index: Counted in Unicode scalars of `text`, from 0; one past its end is the place behind it.
    /// - Returns: The place in the pattern, quotations accounted for.
    package func position(ofScalar index: Int) -> TextPosition {
      guard let run = runs.last(where: { $0.start <= index }) else { return TextPosition(line: 1, column: 1) }
      return TextPosition(line: run.position.line, column: run.position.column + index - run.start)
    }
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
