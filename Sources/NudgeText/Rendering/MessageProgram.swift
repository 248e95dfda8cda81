/// A message flattened for rendering: steps that are taken in order, with jumps forward for branches.
///
/// Nothing here depends on a locale, so one program serves all renderers. A class, so that rendering holds one reference and
/// not one for each list.
@safe final class MessageProgram: Sendable {
  /// The place of `other` in `PluralCategory.allCases`.
  static let other = 5

  enum Step: Sendable {
    /// Appends that range of `literals`.
    case literal(Range<Int>)
    /// Inserts the argument of a slot as it is.
    case insert(slot: Int)
    /// Inserts the argument of a slot in the form `formats[format]`.
    case format(slot: Int, format: Int)
    /// Inserts the number of a slot less an offset: `#`.
    case pluralNumber(slot: Int, offset: Int)
    /// Jumps to a branch of `plurals[plural]`.
    case plural(Int)
    /// Jumps to a branch of `selects[select]`.
    case select(Int)
    /// Jumps to a later step.
    case jump(Int)
  }

  /// In which form a plural's number decides its category.
  ///
  /// ICU asks for the number as the branch `other` writes it.
  enum Operand: Sendable, Equatable {
    /// As plain number formatting writes it.
    case plain
    /// As `formats[format]`, a named style, writes it.
    case formatted(format: Int)
    /// With exactly its digits: ICU does so where the branch writes it by a skeleton or a rule set.
    case exact

    var isFormatted: Bool { if case .formatted = self { true } else { false } }
  }

  struct Plural: Sendable {
    var slot: Int
    var ordinal: Bool
    var offset: Int
    var operand: Operand
    /// Values with a branch of their own, and the steps at which those start.
    var exact: [(value: Double, target: Int)]
    /// The step for each of `PluralCategory.allCases`; that of `other` where a category has no branch.
    var targets: [Int]
    /// Whether any category but `other` has a branch, so that the category matters.
    var needsCategory: Bool
  }

  struct Select: Sendable {
    var slot: Int
    /// Words and their steps, without `other`.
    var words: [(word: String, target: Int)]
    var other: Int
  }

  /// The arguments' names; a slot is an index here.
  let names: [String]
  /// The same, as `MessageArguments` look them up.
  let keys: [ArgumentKey]
  /// All literal text, as UTF-8; written by `init` and never again.
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

  /// Where a range of the literal text lies, with `OutputBuffer.padding` behind it; valid as long as this object.
  @unsafe func literal(_ range: Range<Int>) -> UnsafePointer<UInt8> {
    unsafe UnsafePointer(literals + range.lowerBound)
  }
}
