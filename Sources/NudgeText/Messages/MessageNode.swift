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

extension MessageNode {
  /// A plural, a selectordinal or a select, with one text for each case.
  package struct Branches: Hashable, Sendable {
    /// By what a branch is chosen; the raw value is its word in a pattern.
    package typealias Kind = BranchDecision.Construct

    /// When a branch is chosen.
    package enum Selector: Hashable, Sendable {
      /// `=n`: the number is exactly this, before the offset is taken away.
      case exactly(Double)
      /// A plural category, or a word of a select; `other` is always there.
      case keyword(String)

      /// Whether both choose the same: words are compared byte by byte, as ICU does.
      func isSame(as other: Selector) -> Bool {
        guard case .keyword(let word) = self, case .keyword(let otherWord) = other else { return self == other }
        return word.utf8.elementsEqual(otherWord.utf8)
      }
    }

    /// One text and when it is chosen.
    package struct Branch: Hashable, Sendable {
      /// When it is chosen.
      package var selector: Selector
      /// Where the selector stands.
      package var position: TextPosition
      /// The text.
      package var nodes: [MessageNode]
    }

    /// The argument's name.
    package var name: String
    /// By what a branch is chosen.
    package var kind: Kind
    /// What is taken from the number before its category is asked for and `#` printed; 0 for a select.
    package var offset: Int
    /// Where the opening brace stands.
    package var position: TextPosition
    /// The branches, in the order of the pattern.
    ///
    /// No two have the same selector.
    package var branches: [Branch]
  }
}

/// A class of numbers that take the same form of a word in some language.
///
/// Which numbers belong to which class, and which classes a language has, is CLDR's to say. Every language has `other`.
///
/// Source: <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// Such as 0 in Arabic.
  case zero
  /// Such as 1 in English, and 1, 21 and 31 in Russian.
  case one
  /// Such as 2 in Arabic.
  case two
  /// Such as 2 to 4 in Russian.
  case few
  /// Such as 5 to 20 in Russian.
  case many
  /// All the rest; the only class of Chinese and Japanese.
  case other
}
