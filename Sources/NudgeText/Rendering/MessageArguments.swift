/// Values by name, for messages: a short list that is searched from the front, which for the few arguments of a message
/// is quicker than hashing, and costs nothing to fill again for the next person.
///
///     var arguments: MessageArguments = ["count": .integer(49), "name": .text("Ada")]
///     arguments["count"] = .integer(50)
///
/// Names are compared byte by byte. The order has no meaning.
public struct MessageArguments: Hashable, Sendable {
  /// One argument.
  struct Entry: Hashable, Sendable {
    var key: ArgumentKey
    var value: ArgumentValue
  }

  private(set) var entries: [Entry] = []

  /// Creates an empty list.
  public init() {}

  /// Creates a list of names and values.
  ///
  /// - Parameter values: Of two values for one name the later one counts.
  /// - Complexity: O(*n*²) in the number of values.
  public init(_ values: some Sequence<(name: String, value: ArgumentValue)>) {
    for (name, value) in values { self[name] = value }
  }

  /// Creates a list of what a dictionary holds, by name in ascending order.
  ///
  /// - Parameter dictionary: Values by name.
  public init(_ dictionary: [String: ArgumentValue]) {
    entries = dictionary.sorted { $0.key < $1.key }.map { Entry(key: ArgumentKey($0.key), value: $0.value) }
  }

  /// The value of a name; `nil` if there is none, and to remove it.
  ///
  /// - Parameter name: As in the message.
  /// - Returns: The value, if there is one.
  /// - Complexity: O(*n*) in the number of arguments.
  public subscript(name: String) -> ArgumentValue? {
    get {
      let key = ArgumentKey(name)
      return entries.first { $0.key == key }?.value
    }
    set {
      let key = ArgumentKey(name)
      let index = entries.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// Calls `body` with the entries where they lie.
  @inline(__always)
  func withEntries<Result>(
    _ body: (UnsafeBufferPointer<Entry>) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    try unsafe entries.withUnsafeBufferPointer(body)
  }

  /// The names that have a value, in the order in which they were given.
  public var names: [String] { entries.map(\.key.name) }

  /// Whether there is no argument.
  public var isEmpty: Bool { entries.isEmpty }
}

extension MessageArguments {
  /// Whether both have the same values for the same names.
  public static func == (left: MessageArguments, right: MessageArguments) -> Bool {
    left.entries.count == right.entries.count
      && left.entries.allSatisfy { entry in right.entries.contains { $0 == entry } }
  }

  /// Feeds names and values to a hasher, whatever their order.
  ///
  /// - Parameter hasher: Takes one number for all of them.
  public func hash(into hasher: inout Hasher) {
    let sum = entries.reduce(0) { sum, entry in
      var each = Hasher()
      each.combine(entry)
      return sum ^ each.finalize()
    }
    hasher.combine(sum)
  }
}

extension MessageArguments: Sequence {
  /// Walks through names and values, in the order in which the names were given.
  ///
  /// - Returns: An iterator.
  public func makeIterator() -> some IteratorProtocol<(name: String, value: ArgumentValue)> {
    entries.lazy.map { (name: $0.key.name, value: $0.value) }.makeIterator()
  }
}

extension MessageArguments: ExpressibleByDictionaryLiteral {
  /// Creates a list; of two values for one name the later one counts.
  ///
  /// - Parameter elements: Names and values.
  public init(dictionaryLiteral elements: (String, ArgumentValue)...) {
    for (name, value) in elements { self[name] = value }
  }
}

/// An argument's name, compared byte by byte as ICU does: é of one scalar and of two are two names.
struct ArgumentKey: Hashable, Sendable {
  /// The first seven bytes of the name and its length, which tell nearly all names apart.
  let start: UInt64
  /// The name.
  let name: String

  init(_ name: String) {
    var start: UInt64 = 0
    for byte in name.utf8.prefix(7) { start = start << 8 | UInt64(byte) }
    start |= UInt64(truncatingIfNeeded: min(name.utf8.count, 255)) << 56
    self.start = start
    self.name = name
  }

  @inline(__always)
  static func == (left: ArgumentKey, right: ArgumentKey) -> Bool {
    left.start == right.start && (left.isWhole || left.name.utf8.elementsEqual(right.name.utf8))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    if !isWhole { name.utf8.forEach { hasher.combine($0) } }
  }

  /// Whether `start` holds all of the name: a longer one has its length above the seven bytes.
  @inline(__always)
  private var isWhole: Bool { Self.isWhole(start) }

  /// Whether a key's `start` holds all of a name.
  @inline(__always)
  static func isWhole(_ start: UInt64) -> Bool { start >> 56 <= 7 }
}
