#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// JSON from a provider, whatever its shape.
enum ReplyJSON: Decodable {
  case string(String)
  case number(Double)
  case list([ReplyJSON])
  case object([String: ReplyJSON])
  /// True, false or null.
  case other

  /// The deepest nesting that is read.
  private static let maximumDepth = 32

  /// Reads a body; `nil` if it is too long or too deep, or not JSON.
  init?(_ body: [UInt8]) {
    guard body.count <= ProviderReply.maximumBodySize,
      let value = try? JSONDecoder().decode(ReplyJSON.self, from: Data(body))
    else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      try Self.checkDepth(of: decoder)
      var members: [String: ReplyJSON] = [:]
      for key in container.allKeys { members[key.stringValue] = try container.decode(ReplyJSON.self, forKey: key) }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      try Self.checkDepth(of: decoder)
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

  /// Refuses an object or list inside too many others; the decoder itself refuses far deeper ones before it reads any.
  private static func checkDepth(of decoder: any Decoder) throws {
    guard decoder.codingPath.count < maximumDepth else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "nested too deeply"))
    }
  }
}
