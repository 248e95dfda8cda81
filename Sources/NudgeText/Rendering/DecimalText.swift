/// A decimal number kept as its digits, such as `-12.50`: no digit is lost to binary fractions.
///
/// An optional minus sign, digits, and optionally a point with digits after it; at most 40 characters. No exponent, no
/// grouping, no plus sign.
public struct DecimalText: Hashable, Sendable {
  /// The number as it was written.
  public let text: String

  /// Reads a number; `nil` for text of another form.
  ///
  /// - Parameter text: Such as `-12.50`.
  public init?(_ text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let digits = text.utf8.first == 0x2D ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: 0x2E, maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } }) else {
      return nil
    }
    self.text = text
  }

  /// The value, if it is whole and fits; `12.00` is 12.
  var integer: Int64? {
    let parts = text.utf8.split(separator: 0x2E, maxSplits: 1)
    guard parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == 0x30 } }) else { return nil }
    return parts.first.flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
  }

  /// The nearest double.
  var double: Double { Double(text) ?? .nan }
}
