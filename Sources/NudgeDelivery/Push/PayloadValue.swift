internal import NudgeJSON

/// A custom JSON value in a payload, which can be written as a Swift literal.
///
///     let encoder = APNsEncoder(custom: ["campaign": "spring", "ids": [1, 2]])
public enum PayloadValue: Codable, Hashable, Sendable {
  /// A string.
  case string(String)
  /// An integer.
  case integer(Int)
  /// A floating-point number, which must be finite.
  case number(Double)
  /// A Boolean value.
  case boolean(Bool)
  /// Null.
  case null
  /// An array.
  case list([PayloadValue])
  /// An object.
  case object([String: PayloadValue])

  /// A Boolean value indicating whether all numbers in the value are finite.
  var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .list(let values): values.allSatisfy(\.isFinite)
    case .object(let members): members.values.allSatisfy(\.isFinite)
    case .string, .integer, .boolean, .null: true
    }
  }

  /// Writes the value, with keys sorted by their UTF-8 bytes.
  func write(to json: JSONBytes) {
    switch self {
    case .string(let value): json.string(value)
    case .integer(let value): json.integer(value)
    case .number(let value): json.decimal(value)
    case .boolean(let value): json.boolean(value)
    case .null: json.raw("null")
    case .list(let values): json.list(values) { $0.write(to: json) }
    case .object(let members):
      var members = PayloadMembers(members)
      json.mark("{")
      members.writeRest(to: json)
      json.mark("}")
    }
  }

  /// The value as a line of JSON with sorted keys, which ends with a newline.
  package var line: String {
    let json = JSONBytes()
    write(to: json)
    return json.text + "\n"
  }

  /// Decodes any JSON value.
  ///
  /// A number without a fraction is decoded as an integer.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    self.init(try JSONTree(from: decoder))
  }

  private init(_ tree: JSONTree) {
    self =
      switch tree {
      case .null: .null
      case .boolean(let value): .boolean(value)
      case .integer(let value): .integer(value)
      case .decimal(let value): .number(value)
      case .text(let value): .string(value)
      case .array(let items): .list(items.map(PayloadValue.init))
      case .object(let members):
        .object(Dictionary(members.map { ($0.key, PayloadValue($0.value)) }) { _, last in last })
      }
  }

  /// Encodes the value without a wrapper.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error thrown by the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .boolean(let value): try container.encode(value)
    case .null: try container.encodeNil()
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension PayloadValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Creates a Boolean value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates null.
  public init(nilLiteral: ()) { self = .null }

  /// Creates an array.
  public init(arrayLiteral elements: PayloadValue...) { self = .list(elements) }

  /// Creates an object.
  ///
  /// If a key occurs more than once, the last value is used.
  public init(dictionaryLiteral elements: (String, PayloadValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

/// Custom members of a JSON object, merged with Nudge's own members so that all keys are sorted by their UTF-8 bytes.
struct PayloadMembers {
  /// The keys that Nudge writes.
  static let ownKeys: Set<String> = [
    "attachment", "attachmentType", "expires", "id", "kind", "opens", "utc", "variant",
  ]

  private var rest: ArraySlice<(key: String, value: PayloadValue)>

  init(_ members: [String: PayloadValue]) {
    rest = Self.sorted(members)[...]
  }

  private static func sorted(_ members: [String: PayloadValue]) -> [(key: String, value: PayloadValue)] {
    members.isEmpty ? [] : members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Checks that none of the custom keys is reserved and that all values can be encoded.
  ///
  /// - Parameters:
  ///   - members: The custom keys and values.
  ///   - isReserved: A closure that returns whether a key is reserved.
  /// - Throws: `PayloadError.reservedKey` or `.notANumber` for the first invalid key in byte order.
  static func check(_ members: [String: PayloadValue], isReserved: (String) -> Bool) throws(PayloadError) {
    for (key, value) in sorted(members) {
      if isReserved(key) { throw .reservedKey(key) }
      if !value.isFinite { throw .notANumber(key: key) }
    }
  }

  /// Writes the custom members that precede a payload key in sort order, followed by that key.
  ///
  /// - Parameters:
  ///   - name: The key, which must consist of ASCII characters that don't need escaping in JSON.
  ///   - json: The output.
  mutating func key(_ name: StaticString, to json: JSONBytes) {
    if !rest.isEmpty {
      let bytes = Array("\(name)".utf8)
      while let next = rest.first, next.key.utf8.lexicographicallyPrecedes(bytes) { write(next, to: json) }
    }
    json.key(name)
  }

  /// Writes the remaining custom members, which follow the payload's last key in sort order.
  mutating func writeRest(to json: JSONBytes) {
    while let next = rest.first { write(next, to: json) }
  }

  private mutating func write(_ member: (key: String, value: PayloadValue), to json: JSONBytes) {
    json.member(text: member.key) { member.value.write(to: json) }
    rest.removeFirst()
  }
}
