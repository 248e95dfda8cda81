#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// A JSON value from an untrusted source.
enum ReplyJSON: Decodable {
  case string(String)
  case number(Double)
  case list([ReplyJSON])
  case object([String: ReplyJSON])
  /// A Boolean value or null.
  case other

  /// The maximum nesting depth.
  private static let maximumDepth = 32

  /// Parses a body, or returns `nil` if it is too long, nested too deeply, or not valid JSON.
  init?(_ body: [UInt8]) {
    guard body.count <= PushProvider.Reply.maximumBodySize,
      let value = try? JSONDecoder().decode(ReplyJSON.self, from: Data(body))
    else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    let isObject = (try? decoder.container(keyedBy: AnyKey.self)) != nil
    if isObject || (try? decoder.unkeyedContainer()) != nil {
      guard decoder.codingPath.count < Self.maximumDepth else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "nested too deeply"))
      }
      self = isObject ? .object(try [String: ReplyJSON](from: decoder)) : .list(try [ReplyJSON](from: decoder))
    } else if let text = try? String(from: decoder) {
      self = .string(text)
    } else if let number = try? Double(from: decoder) {
      self = .number(number)
    } else {
      self = .other
    }
  }

  subscript(key: String) -> ReplyJSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var list: [ReplyJSON]? { if case .list(let values) = self { values } else { nil } }

  /// A key type used only to check whether a value is an object.
  private enum AnyKey: CodingKey {}
}
