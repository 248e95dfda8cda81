package import NudgeDelivery
internal import NudgeJSON
internal import NudgeText

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// Encodes reports for other programs as indented JSON, which people also read.
///
/// The output has sorted keys and ends with a newline. It is indented by two spaces. The same characters are escaped as
/// in `JSONBytes`, which writes streamed lines. Equal values produce identical bytes.
package enum JSONOutput {
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    // The encoder has already escaped what JSON requires, so any remaining line breaks are its own.
    func isRaw(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x7F && JSONBytes.needsEscape(scalar) }
    guard text.unicodeScalars.contains(where: isRaw) else { return text + "\n" }
    return text.unicodeScalars.map { isRaw($0) ? JSONBytes.unitEscape($0) : String($0) }.joined() + "\n"
  }
}

/// A value in the command's JSON output.
///
/// Keys without a value are omitted. Use `orNull` to write `null` instead.
package typealias JSONValue = PayloadValue

/// The members of a JSON object, in any order.
package typealias JSONMembers = KeyValuePairs<String, (any JSONConvertible)?>

extension JSONValue {
  /// Returns an object that contains only the keys that have a value.
  package static func object(_ members: JSONMembers, and more: JSONMembers = [:]) -> JSONValue {
    let known = (Array(members) + more).compactMap { key, value in value.map { (key, $0.json) } }
    return .object(Dictionary(known) { first, _ in first })
  }
}

/// A type that can be converted to JSON.
package protocol JSONConvertible {
  var json: JSONValue { get }
}

extension String: JSONConvertible { package var json: JSONValue { .string(self) } }
extension Int: JSONConvertible { package var json: JSONValue { .integer(self) } }
extension Bool: JSONConvertible { package var json: JSONValue { .boolean(self) } }
extension JSONValue: JSONConvertible { package var json: JSONValue { self } }
extension Array: JSONConvertible where Element: JSONConvertible { package var json: JSONValue { .list(map(\.json)) } }

extension Optional where Wrapped: JSONConvertible {
  /// The wrapped value, or `null` if there is none.
  package var orNull: JSONValue { self?.json ?? .null }
}
