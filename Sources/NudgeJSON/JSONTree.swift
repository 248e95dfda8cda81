/// A JSON value of any kind, which connects `Codable` to the byte-based readers and writers, so that each format is
/// defined only once.
package enum JSONTree: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  case array([JSONTree])
  /// An object, whose members keep their order.
  case object([Member])

  /// A key and its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONTree

    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// The value as JSON.
  package var bytes: [UInt8] {
    let json = JSONBytes()
    write(to: json)
    return json.bytes
  }

  /// Writes the value.
  package func write(to json: JSONBytes) {
    switch self {
    case .null: json.raw("null")
    case .boolean(let value): json.boolean(value)
    case .integer(let value): json.integer(value)
    case .decimal(let value): json.decimal(value)
    case .text(let value): json.string(value)
    case .array(let items): json.list(items) { $0.write(to: json) }
    case .object(let members):
      json.mark("{")
      for member in members {
        json.separate()
        json.string(member.key)
        json.mark(":")
        member.value.write(to: json)
      }
      json.mark("}")
    }
  }

  /// Creates a value from JSON that `JSONBytes` wrote.
  package init(written json: JSONBytes) {
    guard let tree = JSONTree(json.bytes) else { preconditionFailure("invalid JSON") }
    self = tree
  }

  /// Creates a value from JSON as defined by RFC 8259, or returns `nil` if it is invalid or nested too deeply.
  ///
  /// An integer that doesn't fit `Int` is a decimal.
  package init?(_ json: some Collection<UInt8>, maximumDepth: Int = 512) {
    let tree = JSONBuffer(json).read { start in
      var json = start
      guard let tree = JSONTree(&json, maximumDepth) else { return nil as JSONTree? }
      json.skipSpace()
      return json.offset == json.count ? tree : nil
    }
    guard let tree else { return nil }
    self = tree
  }

  private init?(_ json: inout JSONCursor, _ depth: Int) {
    if json.take("{") {
      guard depth > 0 else { return nil }
      var members: [Member] = []
      while !json.take("}") {
        guard members.isEmpty || json.take(","), let key = Self.text(&json), json.take(":"),
          let value = JSONTree(&json, depth - 1)
        else { return nil }
        members.append(Member(key, value))
      }
      self = .object(members)
    } else if json.take("[") {
      guard depth > 0 else { return nil }
      var items: [JSONTree] = []
      while !json.take("]") {
        guard items.isEmpty || json.take(","), let item = JSONTree(&json, depth - 1) else { return nil }
        items.append(item)
      }
      self = .array(items)
    } else if json.byte(at: json.offset) == UInt8(ascii: "\"") {
      guard let text = Self.text(&json) else { return nil }
      self = .text(text)
    } else {
      let start = json.offset
      while json.offset < json.count, !" \t\r\n,]}".utf8.contains(json.byte(at: json.offset)) { json.offset += 1 }
      guard let value = Self(word: String(decoding: (start..<json.offset).map(json.byte), as: UTF8.self)) else {
        return nil
      }
      self = value
    }
  }

  private init?(word: String) {
    switch word {
    case "true": self = .boolean(true)
    case "false": self = .boolean(false)
    case "null": self = .null
    default:
      guard Self.isNumber(word) else { return nil }
      if let integer = Int(word) {
        self = .integer(integer)
      } else if let decimal = Double(word), decimal.isFinite {
        self = .decimal(decimal)
      } else {
        return nil
      }
    }
  }

  /// Returns whether text is a number in JSON, unlike `+1`, `01`, `.5`, `0x1` and `nan`, which Swift reads as well.
  private static func isNumber(_ word: String) -> Bool {
    var rest = word.utf8[...]
    func take(_ marks: String) -> Bool {
      guard let first = rest.first, marks.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }
    func takeDigits() -> Bool {
      guard take("0123456789") else { return false }
      rest = rest.drop { (0x30...0x39).contains($0) }
      return true
    }
    _ = take("-")
    guard take("0") || takeDigits() else { return false }
    if take("."), !takeDigits() { return false }
    if take("eE") {
      _ = take("+-")
      guard takeDigits() else { return false }
    }
    return rest.isEmpty
  }

  private static func text(_ json: inout JSONCursor) -> String? {
    guard json.take("\""), let text = try? json.restOfText() else { return nil }
    return json.string(text)
  }
}

extension JSONTree: Codable {
  /// Any key.
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Decodes any JSON value.
  ///
  /// Containers are requested first. A database column contains text, and a decoder for it, such as GRDB's, throws an
  /// error of its own when a container is requested, in order to start again with a JSON decoder. That error is
  /// rethrown; only `DecodingError` means that the value has another type.
  package init(from decoder: any Decoder) throws {
    func ifPresent<Container>(_ container: () throws -> Container) throws -> Container? {
      do { return try container() } catch is DecodingError { return nil }
    }
    if let members = try ifPresent({ try decoder.container(keyedBy: Key.self) }) {
      self = .object(
        try members.allKeys.map { Member($0.stringValue, try members.decode(JSONTree.self, forKey: $0)) })
    } else if var items = try ifPresent({ try decoder.unkeyedContainer() }) {
      var array: [JSONTree] = []
      while !items.isAtEnd { array.append(try items.decode(JSONTree.self)) }
      self = .array(array)
    } else {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if value.decodeNil() {
        self = .null
      } else if let boolean = try? value.decode(Bool.self) {
        self = .boolean(boolean)
      } else if let integer = try? value.decode(Int.self) {
        self = .integer(integer)
      } else {
        let decimal = try value.decode(Double.self)
        guard decimal.isFinite else {
          throw DecodingError.dataCorruptedError(in: value, debugDescription: "The number must be finite.")
        }
        self = .decimal(decimal)
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for member in members { try container.encode(member.value, forKey: Key(stringValue: member.key)) }
    case .array(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(item) }
    case .text(let value): try Self.encode(value, to: encoder)
    case .integer(let value): try Self.encode(value, to: encoder)
    case .decimal(let value): try Self.encode(value, to: encoder)
    case .boolean(let value): try Self.encode(value, to: encoder)
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }

  private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
