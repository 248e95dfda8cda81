internal import Hummingbird

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The fields of a posted form, in the order in which they came.
///
/// Source: URL Standard, application/x-www-form-urlencoded parsing
/// <https://url.spec.whatwg.org/#urlencoded-parsing>
struct FormFields {
  /// The most fields that a form may have.
  static let maximumCount = 20_000

  var all: [(name: String, value: String)]

  init(_ body: some Collection<UInt8>) throws(PageError) {
    let pairs = body.split(separator: UInt8(ascii: "&"))
    guard pairs.count <= Self.maximumCount else { throw .refused }
    all = pairs.map { pair in
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
    }
  }

  /// The last value with a name.
  subscript(name: String) -> String? { all.last { $0.name == name }?.value }

  private static func decoded(_ bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        result.append(UInt8(ascii: " "))
      } else if byte == UInt8(ascii: "%"), let decoded = hexadecimal(rest.prefix(2)) {
        result.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
    let digits = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return digits.count == 2 ? UInt8(digits[0] * 16 + digits[1]) : nil
  }
}
