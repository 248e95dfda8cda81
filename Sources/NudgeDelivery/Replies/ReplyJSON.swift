#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// JSON of somebody else's, read without expecting anything.
enum ReplyJSON: Decodable {
  case string(String)
  case number(Double)
  case list([ReplyJSON])
  case object([String: ReplyJSON])
  /// True, false or null.
  case other

  /// The deepest nesting that is read.
  private static let maximumDepth = 32

  /// Reads a body; `nil` where it is too long or too deep, or is no JSON.
  init?(_ body: [UInt8]) {
    guard body.count <= ProviderReply.maximumBodySize, Self.depth(of: body) <= Self.maximumDepth,
      let value = try? JSONDecoder().decode(ReplyJSON.self, from: Data(body))
    else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: ReplyJSON] = [:]
      for key in container.allKeys { members[key.stringValue] = try container.decode(ReplyJSON.self, forKey: key) }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [ReplyJSON] = []
      while !container.isAtEnd { values.append(try container.decode(ReplyJSON.self)) }
      self = .list(values)
    } else {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .string(text)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .other
      }
    }
  }

  subscript(key: String) -> ReplyJSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var list: [ReplyJSON]? { if case .list(let values) = self { values } else { nil } }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int?

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// How deep brackets are nested, those in texts left out.
  private static func depth(of body: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    var isText = false
    var isEscaped = false
    for byte in body {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}
