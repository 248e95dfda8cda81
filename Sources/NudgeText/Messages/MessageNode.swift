/// A part of a parsed message.
package enum MessageNode: Hashable, Sendable {
  /// Literal text with apostrophes resolved.
  case text(Text)
  /// An argument to insert.
  case argument(Argument)
  /// `#` in a branch of a plural: the plural's number minus its offset.
  case pluralNumber(TextPosition)
  /// A plural, selectordinal, or select.
  case branches(Branches)

  /// Literal text between arguments.
  package struct Text: Hashable, Sendable {
    /// The text with apostrophes resolved.
    package var text: String
    /// The parts of the pattern from which the text comes, without quoting apostrophes.
    ///
    /// The first one starts at index 0.
    package var runs: [Run]
    /// The positions at which an apostrophe starts a quotation.
    ///
    /// A translator may have meant a literal apostrophe there.
    package var quotations: [TextPosition]

    /// A part of the text that appears unchanged on one line of the pattern.
    package struct Run: Hashable, Sendable {
      /// The index of its first Unicode scalar in the text.
      package var start: Int
      /// The position of its first scalar in the pattern.
      package var position: TextPosition
    }

    /// Returns the position in the pattern of a scalar of the text.
    ///
    /// - Parameter index: A zero-based index in the Unicode scalars of `text`. The index after the last scalar is valid
    ///   too.
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
  /// A plural, selectordinal, or select, with one text for each case.
  package struct Branches: Hashable, Sendable {
    /// The kind of decision.
    ///
    /// The raw value is its keyword in a pattern.
    package typealias Kind = BranchDecision.Construct

    /// The condition for choosing a branch.
    package enum Selector: Hashable, Sendable {
      /// `=n`: the number, before subtracting the offset, is equal to this value.
      case exactly(Double)
      /// A plural category or a word of a select. `other` is always present.
      case keyword(String)

      /// Returns whether both selectors match the same values.
      ///
      /// Words are compared byte by byte, as in ICU.
      func isSame(as other: Selector) -> Bool {
        guard case .keyword(let word) = self, case .keyword(let otherWord) = other else { return self == other }
        return word.utf8.elementsEqual(otherWord.utf8)
      }
    }

    /// A text and the condition for choosing it.
    package struct Branch: Hashable, Sendable {
      /// The condition for choosing the branch.
      package var selector: Selector
      /// The position of the selector.
      package var position: TextPosition
      /// The text of the branch.
      package var nodes: [MessageNode]
    }

    /// The name of the argument.
    package var name: String
    /// The kind of decision.
    package var kind: Kind
    /// The number to subtract before the category is determined and `#` is printed.
    ///
    /// It is 0 for a select.
    package var offset: Int
    /// The position of the opening brace.
    package var position: TextPosition
    /// The branches, in the order of the pattern.
    ///
    /// Their selectors are unique.
    package var branches: [Branch]
  }
}

/// A class of numbers that use the same form of a word in some language.
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
  /// All other numbers. It is the only category of Chinese and Japanese.
  case other
}
