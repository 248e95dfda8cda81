extension MessageNode {
  /// A plural, a selectordinal or a select, with one text for each case.
  package struct Branches: Hashable, Sendable {
    /// By what a branch is chosen.
    package enum Kind: Hashable, Sendable {
      /// The plural category of a number: `plural`.
      case plural
      /// The category of a number's place in an order: `selectordinal`.
      case selectOrdinal
      /// A word: `select`.
      case select
    }

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
