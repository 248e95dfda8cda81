extension Renderer {
  /// Returns the branches that `render` would select, in the order of the pattern.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: The locale, as for `render`.
  ///   - arguments: The argument values by name.
  /// - Returns: One decision for each plural and select that `render` would evaluate.
  /// - Throws: A `RenderError` if an argument that determines a branch is missing, has the wrong type, or isn't finite,
  ///   or if ICU fails. Other arguments aren't checked.
  /// - Complexity: O(*n*) in the length of the message.
  package func explain(
    _ message: Message, locale: LocaleTag, arguments: MessageArguments
  ) throws(RenderError) -> [BranchDecision] {
    try withState { state throws(RenderError) in
      let (bound, formats) = try unsafe Self.icu(locale) { () throws(ICUFailure) in
        try unsafe state.bind(message, locale: locale)
      }
      return try unsafe arguments.withEntries { entries throws(RenderError) in
        try unsafe MessageWriter(formats: formats, message: bound, arguments: entries)
          .decisions(message.storage.program)
      }
    }
  }
}

extension MessageWriter {
  /// Returns the decisions made while executing the steps, without writing any text.
  fileprivate func decisions(_ program: MessageProgram) throws(RenderError) -> [BranchDecision] {
    var decisions: [BranchDecision] = []
    var next = 0
    while next < program.steps.count {
      switch program.steps[next] {
      case .literal, .insert, .format, .pluralNumber: next += 1
      case .jump(let target): next = target
      case .select(let index):
        let select = program.selects[index]
        let choice = unsafe try choice(in: select)
        let word = choice.map { select.words[$0].word } ?? PluralCategory.other.rawValue
        decisions.append(BranchDecision(argument: program.names[select.slot], construct: .select, branch: word))
        next = choice.map { select.words[$0].target } ?? select.other
      case .plural(let index):
        let plural = program.plurals[index]
        var decision = BranchDecision(
          argument: program.names[plural.slot], construct: plural.ordinal ? .selectOrdinal : .plural, branch: "")
        switch unsafe try choice(in: plural, asks: true) {
        case .exact(let index):
          let value = plural.exact[index].value
          decision.branch = "=" + value.decimalText
          next = plural.exact[index].target
        case .category(let index):
          let category = PluralCategory.allCases[index]
          let other = plural.targets[MessageProgram.other]
          decision.category = category
          decision.branch = plural.targets[index] == other ? PluralCategory.other.rawValue : category.rawValue
          next = plural.targets[index]
        }
        decisions.append(decision)
      }
    }
    return decisions
  }
}

/// The selection of a branch in a plural or select.
package struct BranchDecision: Hashable, Sendable {
  /// The construct that contains the branches, as written in a pattern.
  package enum Construct: String, Hashable, Sendable {
    /// A branch is selected by the plural category of a number.
    case plural
    /// A branch is selected by the ordinal category of a number.
    case selectOrdinal = "selectordinal"
    /// A branch is selected by a word.
    case select
  }

  /// The name of the argument that determined the branch.
  package var argument: String
  /// The construct that contains the branches.
  package var construct: Construct
  /// The plural category of the number minus the plural's offset.
  ///
  /// The category is `nil` for a select, or if the number has its own branch.
  package var category: PluralCategory?
  /// The selector of the selected branch, such as `one`, `=0`, or `other`.
  package var branch: String
}
