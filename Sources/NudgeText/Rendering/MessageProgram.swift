/// A message compiled to a sequence of steps for rendering, with forward jumps for branches.
///
/// Programs don't depend on a locale, so all renderers share them. This type is a class so that rendering only retains
/// a single reference, instead of one for each array.
@safe final class MessageProgram: Sendable {
  /// The index of `other` in `PluralCategory.allCases`.
  static let other = 5

  enum Step: Sendable {
    /// Appends a range of `literals`.
    case literal(Range<Int>)
    /// Inserts the argument in a slot as is.
    case insert(slot: Int)
    /// Inserts the argument in a slot, formatted by `formats[format]`.
    case format(slot: Int, format: Int)
    /// Inserts the number in a slot minus an offset, for `#`.
    case pluralNumber(slot: Int, offset: Int)
    /// Jumps to a branch of `plurals[plural]`.
    case plural(Int)
    /// Jumps to a branch of `selects[select]`.
    case select(Int)
    /// Jumps to a later step.
    case jump(Int)
  }

  /// The formatting of a plural's number that determines its category.
  ///
  /// ICU uses the formatting in the `other` branch.
  enum Operand: Sendable, Equatable {
    /// The number is formatted in the plain format.
    case plain
    /// The number is formatted in the named style `formats[format]`.
    case formatted(format: Int)
    /// The number is used without formatting, as ICU does if the branch uses a skeleton or a rule set.
    case exact

    var isFormatted: Bool { if case .formatted = self { true } else { false } }
  }

  struct Plural: Sendable {
    var slot: Int
    var ordinal: Bool
    var offset: Int
    var operand: Operand
    /// The values with their own branches, and the first step of each branch.
    var exact: [(value: Double, target: Int)]
    /// The first step for each category in `PluralCategory.allCases`.
    ///
    /// Categories without a branch use the step for `other`.
    var targets: [Int]
    /// A Boolean value indicating whether a category other than `other` has a branch, so that the category must be
    /// determined.
    var needsCategory: Bool
  }

  struct Select: Sendable {
    var slot: Int
    /// The words and the first steps of their branches, except for `other`.
    var words: [(word: String, target: Int)]
    var other: Int
  }

  /// The argument names.
  ///
  /// Slots are indices into this array.
  let names: [String]
  /// The names as keys for lookup in `MessageArguments`.
  let keys: [ArgumentKey]
  /// All literal text as UTF-8.
  ///
  /// The memory is only modified in `init`.
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

  /// Returns a pointer to a range of the literal text, which is followed by `OutputBuffer.padding` bytes.
  ///
  /// The pointer is valid for the lifetime of this object.
  @unsafe func literal(_ range: Range<Int>) -> UnsafePointer<UInt8> {
    unsafe UnsafePointer(literals + range.lowerBound)
  }
}

/// A compiler that flattens nodes into the arrays of a `MessageProgram`.
struct MessageCompiler {
  private(set) var names: [String] = []
  private(set) var literals: [UInt8] = []
  private(set) var formats: [ArgumentFormat] = []
  private(set) var plurals: [MessageProgram.Plural] = []
  private(set) var selects: [MessageProgram.Select] = []
  private(set) var steps: [MessageProgram.Step] = []

  /// Appends the steps for a list of nodes.
  ///
  /// `plural` is the plural whose branch contains the nodes, if any.
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
        // The parser only creates this node in plural branches.
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

  /// Appends each branch, followed by a jump to the end, and passes the first step of each branch to `body`.
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

  /// Returns a plural's operand, which is determined by the first insertion of the number in the `other` branch.
  ///
  /// Insertions in nested branches are ignored.
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
