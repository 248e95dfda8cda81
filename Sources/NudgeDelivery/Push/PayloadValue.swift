internal import NudgeJSON

/// A value of JSON that a caller adds to a payload.
public enum PayloadValue: Hashable, Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// Another number, which is finite.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// Null.
  case null
  /// A list.
  case list([PayloadValue])
  /// Keys and values.
  case object([String: PayloadValue])

  /// Whether all numbers are.
  var isFinite: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .list(let values): values.allSatisfy(\.isFinite)
    case .object(let members): members.values.allSatisfy(\.isFinite)
    case .string, .integer, .boolean, .null: true
    }
  }

  /// Writes the value, keys in order of their bytes.
  func write(to json: JSONBytes) {
    switch self {
    case .string(let value): json.string(value)
    case .integer(let value): json.integer(value)
    case .number(let value): json.decimal(value)
    case .boolean(let value): json.boolean(value)
    case .null: json.raw("null")
    case .list(let values):
      json.list(values) { $0.write(to: json) }
    case .object(let members):
      var members = PayloadMembers(members)
      json.mark("{")
      members.writeRest(to: json)
      json.mark("}")
    }
  }
}

extension PayloadValue: Encodable {
  /// Encodes the value as itself.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the encoder throws.
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
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Takes a text.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Takes a whole number.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Takes a number.
  ///
  /// - Parameter value: The number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Takes true or false.
  ///
  /// - Parameter value: Which.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Takes a list.
  ///
  /// - Parameter elements: Its values.
  public init(arrayLiteral elements: PayloadValue...) { self = .list(elements) }

  /// Takes keys and values; of a key that is there twice, the last.
  ///
  /// - Parameter elements: The keys and values.
  public init(dictionaryLiteral elements: (String, PayloadValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}
