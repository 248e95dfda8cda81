internal import NudgeDelivery
internal import NudgeText

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// JSON for other programs: sorted keys, two spaces unless it is on one line, a line break at the end; the same values give the same bytes.
enum JSONText {
  static func text(of value: some Encodable, onOneLine: Bool = false) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if !onOneLine { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}

/// A value of the command's JSON.
///
/// A key without a value is absent; `.orNull` writes it as `null`.
typealias JSONValue = PayloadValue

/// The members of an object, in any order.
typealias JSONMembers = KeyValuePairs<String, (any JSONConvertible)?>

extension JSONValue {
  /// An object of those keys that have a value.
  static func object(_ members: JSONMembers, and more: JSONMembers = [:]) -> JSONValue {
    let known = (Array(members) + more).compactMap { key, value in value.map { (key, $0.json) } }
    return .object(Dictionary(known) { first, _ in first })
  }
}

/// A value that JSON can hold.
protocol JSONConvertible {
  var json: JSONValue { get }
}

extension String: JSONConvertible { var json: JSONValue { .string(self) } }
extension Int: JSONConvertible { var json: JSONValue { .integer(self) } }
extension Bool: JSONConvertible { var json: JSONValue { .boolean(self) } }
extension JSONValue: JSONConvertible { var json: JSONValue { self } }
extension Array: JSONConvertible where Element: JSONConvertible { var json: JSONValue { .list(map(\.json)) } }

extension Optional where Wrapped: JSONConvertible {
  /// The value, or `null` for `nil`.
  var orNull: JSONValue { self?.json ?? .null }
}
