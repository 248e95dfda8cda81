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

  /// Creates a value from JSON that `JSONBytes` wrote, which is valid and doesn't contain whitespace.
  package init(written json: JSONBytes) {
    self = JSONBuffer(json.bytes).read { (start) in
      var json = start
      return JSONTree(&json)
    }
  }

  private init(_ json: inout JSONCursor) {
    switch json.byte(at: json.offset) {
    case UInt8(ascii: "{"):
      var members: [Member] = []
      json.offset += 1
      while json.byte(at: json.offset) != UInt8(ascii: "}") {
        if !members.isEmpty { json.offset += 1 }
        let key = Self.text(&json)
        json.offset += 1
        members.append(Member(key, JSONTree(&json)))
      }
      json.offset += 1
      self = .object(members)
    case UInt8(ascii: "["):
      var items: [JSONTree] = []
      json.offset += 1
      while json.byte(at: json.offset) != UInt8(ascii: "]") {
        if !items.isEmpty { json.offset += 1 }
        items.append(JSONTree(&json))
      }
      json.offset += 1
      self = .array(items)
    case UInt8(ascii: "\""): self = .text(Self.text(&json))
    default:
      let start = json.offset
      while json.offset < json.count, !",]}".utf8.contains(json.byte(at: json.offset)) { json.offset += 1 }
      let word = String(decoding: (start..<json.offset).map { json.byte(at: $0) }, as: UTF8.self)
      self =
        switch word {
        case "true": .boolean(true)
        case "false": .boolean(false)
        case "null": .null
        default: Int(word).map(Self.integer) ?? .decimal(Double(word) ?? .nan)
        }
    }
  }

  private static func text(_ json: inout JSONCursor) -> String {
    json.offset += 1
    guard let text = try? json.restOfText() else { preconditionFailure("invalid JSON") }
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
