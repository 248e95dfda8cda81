extension Renderer {
  /// Returns which branches `render` would take, in the order in which they are met.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - locale: As for `render`.
  ///   - arguments: Values by name.
  /// - Returns: One decision for each plural and select on the path; empty if there is none.
  /// - Throws: An argument that decides is missing, has the wrong type or is not finite, or ICU fails; other arguments
  ///   are not looked at.
  /// - Complexity: O(*n*) in the length of the message.
  public func explain(
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
  /// Follows the steps without writing.
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

/// Which branch of a plural or a select a message took, and why.
public struct BranchDecision: Hashable, Sendable {
  /// By what a branch is chosen, as it is written in a pattern.
  public enum Construct: String, Hashable, Sendable {
    /// By the plural category of a number.
    case plural
    /// By the category of a number's place in an order.
    case selectOrdinal = "selectordinal"
    /// By a word.
    case select
  }

  /// The argument that decided.
  public var argument: String
  /// By what the branch was chosen.
  public var construct: Construct
  /// The category that the language gives the number, less the plural's offset; `nil` for a select, and if the number
  /// has a branch of its own.
  public var category: PluralCategory?
  /// The selector of the branch that was taken, such as `one`, `=0` or `other`.
  public var branch: String
}
