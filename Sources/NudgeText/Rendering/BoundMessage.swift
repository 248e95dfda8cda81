/// A message that is bound to a locale's formats and ready to be rendered.
///
/// Steps are trivial values that point to objects kept alive by the message, so that reading a step doesn't require
/// reference counting.
@safe struct BoundMessage: ~Copyable {
  /// A `MessageProgram.Step` together with its format.
  @unsafe enum Step {
    /// Appends literal text.
    case literal(UnsafePointer<UInt8>, count: Int)
    /// Inserts the argument in a slot as is.
    case insert(slot: Int)
    /// Inserts a number.
    case number(slot: Int, UnsafeMutablePointer<CachedNumber>)
    /// Inserts a date or a time.
    case date(slot: Int, UnsafeMutablePointer<CachedDate>)
    /// Inserts a plural's number minus its offset.
    case pluralNumber(slot: Int, offset: Int, UnsafeMutablePointer<CachedNumber>)
    /// Jumps to a plural branch.
    case plural(UnsafePointer<Plural>)
    /// Jumps to a branch of `program.selects[select]`.
    case select(Int)
    /// Jumps to a later step.
    case jump(Int)
  }

  /// A `MessageProgram.Plural` together with its plural rules.
  @unsafe struct Plural {
    /// The index among the program's plurals.
    var index: Int
    var slot: Int
    var offset: Int
    /// A Boolean value indicating whether a whole number's category only depends on the number itself, not on its
    /// format.
    var countsIntegers: Bool
    var needsCategory: Bool
    var rules: UnsafeMutablePointer<CachedPlurals>
    var exact: UnsafePointer<(value: Double, target: Int)>
    var exactCount: Int
    /// The indices of the steps for the six categories.
    var targets: UnsafePointer<Int>
  }

  /// The number that identifies the message.
  let number: Int
  let program: MessageProgram
  /// The formats, in the order of the program's formats.
  let formats: [LocaleFormats.Format]
  let steps: UnsafeMutablePointer<Step>
  let stepCount: Int
  /// The `start` of each argument name in the program.
  let keyStarts: UnsafeMutablePointer<UInt64>
  private let plainNumber: Kept<CachedNumber>?
  private let rules: [Kept<CachedPlurals>]
  private let plurals: UnsafeMutablePointer<Plural>
  /// The concatenated lists of exact values of all plurals.
  private let exact: UnsafeMutablePointer<(value: Double, target: Int)>
  private let targets: UnsafeMutablePointer<Int>

  init(_ storage: Message.Storage, formats source: LocaleFormats) throws(ICUFailure) {
    let program = storage.program
    var formats: [LocaleFormats.Format] = []
    for format in program.formats { formats.append(try source.format(format)) }
    var rules: [Kept<CachedPlurals>] = []
    for plural in program.plurals { rules.append(try source.plurals(ordinal: plural.ordinal)) }
    // Open this format even if `#` isn't used, because nearly every message with a plural needs it and most locales
    // have already opened it.
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
        guard let plainNumber else { preconditionFailure("# outside a plural") }
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

/// A cache of the messages rendered in a locale, keyed by message number.
///
/// A message is stored in its home slot or in one of the next few slots. If all of these are occupied, the table grows,
/// or an entry is evicted if the table has reached its maximum size.
@safe struct BoundMessages {
  @unsafe private struct Place {
    var number = -1
    var message: UnsafeMutablePointer<BoundMessage>?
  }

  /// The maximum number of slots, which exceeds the number of messages in one locale of the largest catalog.
  private static let maximumCount = 4096
  private static let initialCount = 16
  private static let probes = 4

  private var places = unsafe [Place](repeating: Place(), count: initialCount)
  /// The messages that `places` points to.
  private var messages: [Kept<BoundMessage>?] = Array(repeating: nil, count: initialCount)

  /// Returns the hash of a message number.
  ///
  /// Hashing spreads the numbers out: they count all messages in a process, so a locale may use only every thousandth
  /// number.
  @inline(__always)
  private static func mixed(_ number: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(number)) &* 0x9e37_79b9_7f4a_7c15) >> 40)
  }

  /// Returns the message with a given number, or `nil` if it isn't cached.
  ///
  /// The pointer is valid until the table changes.
  @unsafe func find(_ number: Int) -> UnsafeMutablePointer<BoundMessage>? {
    unsafe places.withUnsafeBufferPointer { places in
      for probe in 0..<Self.probes {
        let place = unsafe places[(Self.mixed(number) &+ probe) & (places.count - 1)]
        if unsafe place.number == number { return unsafe place.message }
      }
      return nil
    }
  }

  mutating func add(_ message: Kept<BoundMessage>) {
    while !place(message) {
      guard unsafe places.count < Self.maximumCount else {
        put(message, at: unsafe Self.mixed(message.pointer.pointee.number) & (places.count - 1))
        return
      }
      let smaller = messages
      unsafe places = Array(repeating: Place(), count: 2 * smaller.count)
      messages = Array(repeating: nil, count: 2 * smaller.count)
      for known in smaller { if let known { _ = place(known) } }
    }
  }

  private mutating func place(_ message: Kept<BoundMessage>) -> Bool {
    for probe in 0..<Self.probes {
      let index = unsafe (Self.mixed(message.pointer.pointee.number) &+ probe) & (places.count - 1)
      guard messages[index] == nil else { continue }
      put(message, at: index)
      return true
    }
    return false
  }

  private mutating func put(_ message: Kept<BoundMessage>, at index: Int) {
    unsafe places[index] = Place(number: message.pointer.pointee.number, message: message.pointer)
    messages[index] = message
  }
}

/// A value at a fixed address.
///
/// Message steps point to the value without reference counting.
///
/// The owner of a pointer must keep this object alive, directly or through another object.
@safe final class Kept<Value: ~Copyable> {
  let pointer: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }
}
