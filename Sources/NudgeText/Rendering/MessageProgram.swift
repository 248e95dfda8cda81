/// A message flattened for rendering into a sequence of steps with forward jumps for branches.
///
/// A program does not depend on a locale, so all renderers share it. It is a class so that rendering holds one
/// reference instead of one for each list.
@safe final class MessageProgram: Sendable {
  /// The index of `other` in `PluralCategory.allCases`.
  static let other = 5

  enum Step: Sendable {
    /// Appends a range of `literals`.
    case literal(Range<Int>)
    /// Inserts the argument of a slot as is.
    case insert(slot: Int)
    /// Inserts the argument of a slot in the format `formats[format]`.
    case format(slot: Int, format: Int)
    /// Inserts the number of a slot minus an offset, for `#`.
    case pluralNumber(slot: Int, offset: Int)
    /// Jumps to a branch of `plurals[plural]`.
    case plural(Int)
    /// Jumps to a branch of `selects[select]`.
    case select(Int)
    /// Jumps to a later step.
    case jump(Int)
  }

  /// The form of a plural's number that determines its category.
  ///
  /// ICU uses the number as the `other` branch writes it.
  enum Operand: Sendable, Equatable {
    /// As plain number formatting writes it.
    case plain
    /// As the named style `formats[format]` writes it.
    case formatted(format: Int)
    /// With exactly its own digits. ICU does this if the branch uses a skeleton or a rule set.
    case exact

    var isFormatted: Bool { if case .formatted = self { true } else { false } }
  }

  struct Plural: Sendable {
    var slot: Int
    var ordinal: Bool
    var offset: Int
    var operand: Operand
    /// The values with a branch of their own, and the first steps of those branches.
    var exact: [(value: Double, target: Int)]
    /// The step for each category in `PluralCategory.allCases`.
    ///
    /// A category without a branch uses the step of `other`.
    var targets: [Int]
    /// Whether a category other than `other` has a branch, so that the category matters.
    var needsCategory: Bool
  }

  struct Select: Sendable {
    var slot: Int
    /// The words and their steps, without `other`.
    var words: [(word: String, target: Int)]
    var other: Int
  }

  /// The names of the arguments.
  ///
  /// A slot is an index in this array.
  let names: [String]
  /// The names as keys for lookups in `MessageArguments`.
  let keys: [ArgumentKey]
  /// All literal text as UTF-8.
  ///
  /// Only `init` writes to it.
  private nonisolated(unsafe) let literals: UnsafeMutablePointer<UInt8>
  let formats: [ArgumentFormat]
  let plurals: [Plural]
  let selects: [Select]
  let steps: [Step]

  init(nodes: [MessageNode]) {
    var compiler = MessageCompiler()
    compiler.append(nodes, plural: nil)
    names = compiler.names
    keys = compiler.names.map(ArgumentKey.init)
    unsafe literals = .allocate(capacity: compiler.literals.count + OutputBuffer.padding)
    unsafe literals.initialize(repeating: 0, count: compiler.literals.count + OutputBuffer.padding)
    unsafe literals.update(from: compiler.literals, count: compiler.literals.count)
    formats = compiler.formats
    plurals = compiler.plurals
    selects = compiler.selects
    steps = compiler.steps
  }

  deinit { unsafe literals.deallocate() }

  /// Returns the address of a range of the literal text, followed by `OutputBuffer.padding` bytes.
  ///
  /// It is valid as long as this object.
  @unsafe func literal(_ range: Range<Int>) -> UnsafePointer<UInt8> {
    unsafe UnsafePointer(literals + range.lowerBound)
  }
}

/// A compiler that flattens nodes into the lists of a `MessageProgram`.
struct MessageCompiler {
  private(set) var names: [String] = []
  private(set) var literals: [UInt8] = []
  private(set) var formats: [ArgumentFormat] = []
  private(set) var plurals: [MessageProgram.Plural] = []
  private(set) var selects: [MessageProgram.Select] = []
  private(set) var steps: [MessageProgram.Step] = []

  /// Appends the steps of nodes.
  ///
  /// `plural` is the plural to whose branch they belong, if any.
  mutating func append(_ nodes: [MessageNode], plural: (slot: Int, offset: Int)?) {
    for node in nodes {
      switch node {
      case .text(let text):
        let start = literals.count
        literals.append(contentsOf: text.text.utf8)
        steps.append(.literal(start..<literals.count))
      case .argument(let argument):
        let slot = slot(of: argument.name)
        steps.append(
          argument.format == .plain
            ? .insert(slot: slot) : .format(slot: slot, format: index(of: argument.format)))
      case .pluralNumber:
        // The parser creates this node only in branches of a plural.
        if let plural { steps.append(.pluralNumber(slot: plural.slot, offset: plural.offset)) }
      case .branches(let branches):
        if branches.kind == .select {
          appendSelect(branches)
        } else {
          appendPlural(branches)
        }
      }
    }
  }

  private mutating func appendPlural(_ node: MessageNode.Branches) {
    let slot = slot(of: node.name)
    var plural = MessageProgram.Plural(
      slot: slot, ordinal: node.kind == .selectOrdinal, offset: node.offset, operand: operand(of: node), exact: [],
      targets: [], needsCategory: false)
    let index = plurals.count
    plurals.append(plural)
    steps.append(.plural(index))
    var categories: [String: Int] = [:]
    appendBranches(node.branches, plural: (slot, node.offset)) { selector, target in
      switch selector {
      case .exactly(let value): plural.exact.append((value, target))
      case .keyword(let keyword): categories[keyword] = target
      }
    }
    // The parser guarantees that `other` exists.
    let other = categories[PluralCategory.other.rawValue] ?? steps.count
    plural.targets = PluralCategory.allCases.map { categories[$0.rawValue] ?? other }
    plural.needsCategory = categories.count > 1
    plurals[index] = plural
  }

  private mutating func appendSelect(_ node: MessageNode.Branches) {
    var select = MessageProgram.Select(slot: slot(of: node.name), words: [], other: 0)
    let index = selects.count
    selects.append(select)
    steps.append(.select(index))
    appendBranches(node.branches, plural: nil) { selector, target in
      switch selector {
      case .keyword("other"): select.other = target
      case .keyword(let word): select.words.append((word, target))
      case .exactly: break
      }
    }
    selects[index] = select
  }

  /// Appends each branch and a jump to the end, and passes the start of each branch to `body`.
  private mutating func appendBranches(
    _ branches: [MessageNode.Branches.Branch], plural: (slot: Int, offset: Int)?,
    _ body: (MessageNode.Branches.Selector, Int) -> Void
  ) {
    var jumps: [Int] = []
    for branch in branches {
      body(branch.selector, steps.count)
      append(branch.nodes, plural: plural)
      jumps.append(steps.count)
      steps.append(.jump(0))
    }
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  /// Returns the operand of a plural, from the first place in the `other` branch that writes the number.
  ///
  /// Nested branches are ignored.
  ///
  /// Source: `MessageFormat::PluralSelectorProvider::select` and `findFirstPluralNumberArg` in ICU's msgfmt.cpp.
  private mutating func operand(of node: MessageNode.Branches) -> MessageProgram.Operand {
    let other = node.branches.first { $0.selector == .keyword("other") }
    for part in other?.nodes ?? [] {
      switch part {
      case .pluralNumber:
        return .plain
      case .argument(let argument) where ArgumentKey(argument.name) == ArgumentKey(node.name):
        switch argument.format {
        case .plain, .number(.decimal): return .plain
        case .number(.skeleton), .spellout, .ordinal, .duration, .date, .time: return .exact
        case .number: return .formatted(format: index(of: argument.format))
        }
      case .text, .argument, .branches:
        continue
      }
    }
    return .plain
  }

  private mutating func slot(of name: String) -> Int {
    let key = ArgumentKey(name)
    if let slot = names.firstIndex(where: { ArgumentKey($0) == key }) { return slot }
    names.append(name)
    return names.count - 1
  }

  private mutating func index(of format: ArgumentFormat) -> Int {
    if let index = formats.firstIndex(of: format) { return index }
    formats.append(format)
    return formats.count - 1
  }
}
