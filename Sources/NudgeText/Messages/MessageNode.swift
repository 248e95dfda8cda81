/// A node in a parsed message.
package enum MessageNode: Hashable, Sendable {
  /// Literal text with apostrophes resolved.
  case text(Text)
  /// An argument to insert.
  case argument(Argument)
  /// A `#` in a plural branch, which represents the plural's number minus its offset.
  case pluralNumber(TextPosition)
  /// A plural, selectordinal, or select.
  case branches(Branches)

  /// Literal text between arguments.
  package struct Text: Hashable, Sendable {
    /// The text with apostrophes resolved.
    package var text: String
    /// The parts of the pattern that the text consists of, without quoting apostrophes.
    ///
    /// The first run starts at index 0.
    package var runs: [Run]
    /// The positions of the apostrophes that start a quotation.
    ///
    /// In these positions, a translator may have intended a literal apostrophe.
    package var quotations: [TextPosition]

    /// A part of the text that appears verbatim on one line of the pattern.
    package struct Run: Hashable, Sendable {
      /// The index of the run's first Unicode scalar in the text.
      package var start: Int
      /// The position of the run's first Unicode scalar in the pattern.
      package var position: TextPosition
    }

    /// Returns the position in the pattern of a Unicode scalar in the text.
    ///
    /// - Parameter index: A zero-based index into the Unicode scalars of `text`. The index after the last scalar is
    ///   also valid.
    /// - Returns: The position in the pattern, taking quotations into account.
    package func position(ofScalar index: Int) -> TextPosition {
      guard let run = runs.last(where: { $0.start <= index }) else { return TextPosition(line: 1, column: 1) }
      return TextPosition(line: run.position.line, column: run.position.column + index - run.start)
    }
  }

  /// An argument to insert.
  package struct Argument: Hashable, Sendable {
    /// The name between the braces.
    package var name: String
    /// The format of the argument.
    package var format: ArgumentFormat
    /// The position of the opening brace.
    package var position: TextPosition
  }
}

extension MessageNode {
  /// A plural, selectordinal, or select, with one text for each branch.
  package struct Branches: Hashable, Sendable {
    /// The construct, such as a plural or a select.
    ///
    /// The raw value is the construct's keyword in a pattern.
    package typealias Kind = BranchDecision.Construct

    /// The condition for selecting a branch.
    package enum Selector: Hashable, Sendable {
      /// `=n`: the number, before subtracting the offset, is equal to this value.
      case exactly(Double)
      /// A plural category, or a word in a select. A branch for `other` is always present.
      case keyword(String)

      /// Returns whether both selectors match the same values.
      ///
      /// Words are compared byte by byte, as in ICU.
      func isSame(as other: Selector) -> Bool {
        guard case .keyword(let word) = self, case .keyword(let otherWord) = other else { return self == other }
        return word.utf8.elementsEqual(otherWord.utf8)
      }
    }

    /// A text and the condition for selecting it.
    package struct Branch: Hashable, Sendable {
      /// The condition for selecting the branch.
      package var selector: Selector
      /// The position of the selector.
      package var position: TextPosition
      /// The text of the branch.
      package var nodes: [MessageNode]
    }

    /// The name of the argument.
    package var name: String
    /// The construct, such as a plural or a select.
    package var kind: Kind
    /// The number that is subtracted before the category is determined and `#` is printed.
    ///
    /// For a select, the offset is 0.
    package var offset: Int
    /// The position of the opening brace.
    package var position: TextPosition
    /// The branches, in the order of the pattern.
    ///
    /// No two branches have the same selector.
    package var branches: [Branch]
  }
}

/// A class of numbers for which a language uses the same form of a word.
///
/// CLDR defines which classes a language has and which numbers belong to them. Every language has `other`.
///
/// Source: <https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// For example, 0 in Arabic.
  case zero
  /// For example, 1 in English, and 1, 21, and 31 in Russian.
  case one
  /// For example, 2 in Arabic.
  case two
  /// For example, 2 to 4 in Russian.
  case few
  /// For example, 5 to 20 in Russian.
  case many
  /// All other numbers. This is the only category in Chinese and Japanese.
  case other
}
