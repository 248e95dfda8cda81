/// A message with the formats of a locale that it needs, ready to be written.
///
/// Its steps are plain bytes that point to what the lists beside them keep alive, so that to take one counts no reference.
@safe struct BoundMessage: ~Copyable {
  /// A `MessageProgram.Step` with its format.
  @unsafe enum Step {
    /// Appends literal text.
    case literal(UnsafePointer<UInt8>, count: Int)
    /// Inserts the argument of a slot as it is.
    case insert(slot: Int)
    /// Inserts a number.
    case number(slot: Int, UnsafeMutablePointer<CachedNumber>)
    /// Inserts a date or a time.
    case date(slot: Int, UnsafeMutablePointer<CachedDate>)
    /// Inserts the number of a plural less its offset.
    case pluralNumber(slot: Int, offset: Int, UnsafeMutablePointer<CachedNumber>)
    /// Jumps to a branch of a plural.
    case plural(UnsafePointer<Plural>)
    /// Jumps to a branch of `program.selects[select]`.
    case select(Int)
    /// Jumps to a later step.
    case jump(Int)
  }

  /// A `MessageProgram.Plural` with its rules.
  @unsafe struct Plural {
    /// The place among the program's plurals.
    var index: Int
    var slot: Int
    var offset: Int
    /// Whether a whole number decides by itself, and not in a form of its own.
    var countsIntegers: Bool
    var needsCategory: Bool
    var rules: UnsafeMutablePointer<CachedPlurals>
    var exact: UnsafePointer<(value: Double, target: Int)>
    var exactCount: Int
    /// The steps of the six categories.
    var targets: UnsafePointer<Int>
  }

  /// The message's.
  let number: Int
  let program: MessageProgram
  /// In the order of the program's formats.
  let formats: [LocaleFormats.Format]
  let steps: UnsafeMutablePointer<Step>
  let stepCount: Int
  /// The `start` of each of the program's names.
  let keyStarts: UnsafeMutablePointer<UInt64>
  private let plainNumber: Kept<CachedNumber>?
  private let rules: [Kept<CachedPlurals>]
  private let plurals: UnsafeMutablePointer<Plural>
  /// The lists of each of `plurals`, one after another.
  private let exact: UnsafeMutablePointer<(value: Double, target: Int)>
  private let targets: UnsafeMutablePointer<Int>

  init(_ storage: Message.Storage, formats source: LocaleFormats) throws(ICUFailure) {
    let program = storage.program
    var formats: [LocaleFormats.Format] = []
    for format in program.formats { formats.append(try source.format(format)) }
    var rules: [Kept<CachedPlurals>] = []
    for plural in program.plurals { rules.append(try source.plurals(ordinal: plural.ordinal)) }
    // Opened whether or not `#` occurs: nearly every message needs it, and most locales have it already.
    let plainNumber = program.plurals.isEmpty ? nil : try source.number()

    number = storage.number
    self.program = program
    self.formats = formats
    self.rules = rules
    self.plainNumber = plainNumber
    unsafe keyStarts = Self.copy(program.keys.map(\.start))
    unsafe exact = Self.copy(program.plurals.flatMap(\.exact))
    unsafe targets = Self.copy(program.plurals.flatMap(\.targets))
    unsafe plurals = .allocate(capacity: max(program.plurals.count, 1))
    var (exactSoFar, targetsSoFar) = (0, 0)
    for (index, plural) in program.plurals.enumerated() {
      let bound = unsafe Plural(
        index: index, slot: plural.slot, offset: plural.offset, countsIntegers: !plural.operand.isFormatted,
        needsCategory: plural.needsCategory, rules: rules[index].pointer, exact: exact + exactSoFar,
        exactCount: plural.exact.count, targets: targets + targetsSoFar)
      unsafe (plurals + index).initialize(to: bound)
      exactSoFar += plural.exact.count
      targetsSoFar += plural.targets.count
    }
    stepCount = program.steps.count
    unsafe steps = .allocate(capacity: max(stepCount, 1))
    for (index, step) in program.steps.enumerated() {
      let bound: Step
      switch step {
      case .literal(let range): unsafe bound = .literal(program.literal(range), count: range.count)
      case .insert(let slot): unsafe bound = .insert(slot: slot)
      case .format(let slot, let format):
        switch formats[format] {
        case .number(let number): unsafe bound = .number(slot: slot, number.pointer)
        case .date(let date): unsafe bound = .date(slot: slot, date.pointer)
        }
      case .pluralNumber(let slot, let offset):
        guard let plainNumber else { preconditionFailure("# stands in a plural") }
        unsafe bound = .pluralNumber(slot: slot, offset: offset, plainNumber.pointer)
      case .plural(let plural): unsafe bound = .plural(plurals + plural)
      case .select(let select): unsafe bound = .select(select)
      case .jump(let target): unsafe bound = .jump(target)
      }
      unsafe (steps + index).initialize(to: bound)
    }
  }

  deinit {
    unsafe keyStarts.deallocate()
    unsafe plurals.deallocate()
    unsafe exact.deallocate()
    unsafe targets.deallocate()
    unsafe steps.deallocate()
  }

  @unsafe private static func copy<Element>(_ list: [Element]) -> UnsafeMutablePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(list.count, 1))
    unsafe copy.initialize(from: list, count: list.count)
    return unsafe copy
  }
}
