/// A collection of argument values by name, for rendering messages.
///
/// For example:
///
/// ```swift
/// var arguments: MessageArguments = ["count": .integer(49), "name": .text("Ada")]
/// arguments["count"] = .integer(50)
/// ```
///
/// The collection is an array with linear search. For the small number of arguments in a message, this is faster than
/// hashing, and the array can be reused for the next person by replacing its values. Names are compared byte by byte,
/// and the order of the arguments isn't significant.
package struct MessageArguments: Hashable, Sendable {
  /// An argument's name and value.
  struct Entry: Hashable, Sendable {
    var key: ArgumentKey
    var value: ArgumentValue
  }

  private(set) var entries: [Entry] = []

  /// Creates an empty collection.
  package init() {}

  /// Creates an empty collection with memory for a number of arguments.
  package init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Appends an argument, whose name must not be in the collection yet.
  package mutating func append(_ key: ArgumentKey, _ value: ArgumentValue) {
    entries.append(Entry(key: key, value: value))
  }

  /// Returns the value for a name, or `nil` if the collection doesn't contain it.
  package func value(_ key: ArgumentKey) -> ArgumentValue? { entries.first { $0.key == key }?.value }

  /// Creates a collection of names and values.
  ///
  /// - Parameter values: The names and values. If a name appears twice, its last value is used.
  /// - Complexity: O(*n*²) in the number of values.
  package init(_ values: some Sequence<(name: String, value: ArgumentValue)>) {
    for (name, value) in values { self[name] = value }
  }

  /// Creates a collection from a dictionary, sorted by name.
  ///
  /// - Parameter dictionary: The values by name.
  package init(_ dictionary: [String: ArgumentValue]) {
    entries = dictionary.sorted { $0.key < $1.key }.map { Entry(key: ArgumentKey($0.key), value: $0.value) }
  }

  /// Accesses the value for a name.
  ///
  /// Assign `nil` to remove the argument.
  ///
  /// - Parameter name: The argument's name in the message.
  /// - Returns: The value, or `nil` if the collection doesn't contain the name.
  /// - Complexity: O(*n*) in the number of arguments.
  package subscript(name: String) -> ArgumentValue? {
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

  /// Calls `body` with a pointer to the entries.
  @inline(__always)
  func withEntries<Result>(
    _ body: (UnsafeBufferPointer<Entry>) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    try unsafe entries.withUnsafeBufferPointer(body)
  }

  /// The argument names, in the order in which they were added.
  package var names: [String] { entries.map(\.key.name) }

  /// A Boolean value indicating whether the collection is empty.
  package var isEmpty: Bool { entries.isEmpty }
}

extension MessageArguments {
  /// Returns whether both collections have the same values for the same names.
  package static func == (left: MessageArguments, right: MessageArguments) -> Bool {
    left.entries.count == right.entries.count
      && left.entries.allSatisfy { entry in right.entries.contains { $0 == entry } }
  }

  /// Hashes the names and values, independent of their order.
  ///
  /// - Parameter hasher: The hasher to use.
  package func hash(into hasher: inout Hasher) {
    let sum = entries.reduce(0) { sum, entry in
      var each = Hasher()
      each.combine(entry)
      return sum ^ each.finalize()
    }
    hasher.combine(sum)
  }
}

extension MessageArguments: Sequence {
  /// Returns an iterator over the names and values, in the order in which the names were added.
  ///
  /// - Returns: An iterator.
  package func makeIterator() -> some IteratorProtocol<(name: String, value: ArgumentValue)> {
    entries.lazy.map { (name: $0.key.name, value: $0.value) }.makeIterator()
  }
}

extension MessageArguments: ExpressibleByDictionaryLiteral {
  /// Creates a collection of names and values.
  ///
  /// If a name appears twice, its last value is used.
  ///
  /// - Parameter elements: The names and values.
  package init(dictionaryLiteral elements: (String, ArgumentValue)...) {
    for (name, value) in elements { self[name] = value }
  }
}

/// The name of an argument.
///
/// As in ICU, names are compared byte by byte, so é as one Unicode scalar and é as two Unicode scalars are different
/// names.
package struct ArgumentKey: Hashable, Sendable {
  /// The first seven bytes of the name and its length, which are sufficient to distinguish nearly all names.
  let start: UInt64
  /// The name.
  package let name: String

  package init(_ name: String) {
    var start: UInt64 = 0
    for byte in name.utf8.prefix(7) { start = start << 8 | UInt64(byte) }
    start |= UInt64(truncatingIfNeeded: min(name.utf8.count, 255)) << 56
    self.start = start
    self.name = name
  }

  @inline(__always)
  package static func == (left: ArgumentKey, right: ArgumentKey) -> Bool {
    left.start == right.start && (left.isWhole || left.name.utf8.elementsEqual(right.name.utf8))
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    if !isWhole { name.utf8.forEach { hasher.combine($0) } }
  }

  /// A Boolean value indicating whether `start` contains the whole name.
  ///
  /// The most significant byte of `start` is the length of the name.
  @inline(__always)
  private var isWhole: Bool { Self.isWhole(start) }

  /// Returns whether a key's `start` contains its whole name.
  @inline(__always)
  static func isWhole(_ start: UInt64) -> Bool { start >> 56 <= 7 }
}
