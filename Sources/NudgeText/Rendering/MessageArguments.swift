/// Values by name, for messages: a short list that is searched from the front, which for the few arguments of a message is
/// quicker than hashing, and costs nothing to fill again for the next person.
///
///     var arguments: MessageArguments = ["count": .integer(49), "name": .text("Ada")]
///     arguments["count"] = .integer(50)
///
/// The order has no meaning, but takes part in equality.
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
  public init(_ values: some Sequence<(name: String, value: ArgumentValue)>) {
    for (name, value) in values { self[name] = value }
  }

  /// Creates a list of what a dictionary holds, by name in ascending order.
  ///
  /// - Parameter dictionary: Values by name.
  public init(_ dictionary: [String: ArgumentValue]) {
    entries = dictionary.sorted { $0.key < $1.key }.map { Entry(key: ArgumentKey($0.key), value: $0.value) }
  }

  /// The value of a name; `nil` where there is none, and to take it away.
  ///
  /// - Parameter name: As in the message.
  /// - Returns: The value, if there is one.
  /// - Complexity: O(*n*) in the number of arguments.
  public subscript(name: String) -> ArgumentValue? {
    get {
      entries.first { $0.key.name == name }?.value
    }
    set {
      let index = entries.firstIndex { $0.key.name == name }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: ArgumentKey(name), value: value))
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
