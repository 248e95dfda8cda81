internal import NudgeText

/// Parses JSON numbers without losing precision.
///
/// Whole numbers are parsed as 64-bit integers, and numbers with a fraction or an exponent as doubles. If neither type
/// can represent a number exactly, it is parsed as a decimal that keeps all of its digits.
///
/// Source: RFC 8259, section 6 <https://www.rfc-editor.org/rfc/rfc8259#section-6>
enum NumberReader {
  /// The reason that a word is not a valid number.
  struct Fault: Error, Hashable {
    /// The text that follows the argument's name in a message, such as `is not a number`.
    var reason: String
    var hint: String?
  }

  /// Parses a word as a number.
  static func read(_ word: String) -> Result<ArgumentValue, Fault> {
    if ["nan", "inf", "infinity"].contains(word.drop { $0 == "-" || $0 == "+" }.lowercased()) {
      return .failure(Fault(reason: "is \(word), but a message requires a finite number"))
    }
    guard let match = word.wholeMatch(of: /(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?/) else {
      let isDigits = word.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
      return .failure(
        Fault(
          reason: isDigits ? "is \(word), which is not a JSON number" : "is \(word)",
          hint: isDigits ? "use a number such as 3, -12.5 or 1e6" : nil))
    }
    let (_, sign, whole, fraction, exponent) = match.output
    if fraction == nil, exponent == nil, let integer = Int64(word) { return .success(.integer(integer)) }

    let digits = String(whole) + (fraction ?? "")
    if fraction != nil || exponent != nil, let double = Double(word), double.isFinite,
      holds(double, digits: digits, point: whole.count, exponent: exponent)
    {
      return .success(.double(double))
    }
    if let power = Int(exponent ?? "0"), abs(power) <= 40,
      let decimal = DecimalText(String(sign) + written(digits, point: whole.count + power))
    {
      return .success(.decimal(decimal))
    }
    return .failure(
      Fault(
        reason: "is a number longer than 40 characters",
        hint: "a number with an exponent must have at most 15 digits and be at most 1e308"))
  }

  /// Returns whether a double's shortest form represents these digits exactly.
  private static func holds(_ double: Double, digits: String, point: Int, exponent: Substring?) -> Bool {
    let significant = String(digits.drop { $0 == "0" })
    guard !significant.isEmpty else { return true }
    guard let power = Int(exponent ?? "0") else { return false }
    // The shortest digits that identify this double, followed by an exponent if its description has one.
    let parts = double.magnitude.description.split(separator: "e")
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let shortest = halves.joined()
    let shortestPoint = halves[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    return trimmed(shortest) == trimmed(digits)
      && shortestPoint - leadingZeros(shortest) == point + power - leadingZeros(digits)
  }

  private static func leadingZeros(_ digits: String) -> Int { digits.prefix { $0 == "0" }.count }

  /// Returns the digits with leading and trailing zeros removed.
  private static func trimmed(_ digits: String) -> String {
    let start = digits.drop { $0 == "0" }
    return String(start.reversed().drop { $0 == "0" }.reversed())
  }

  /// Inserts a decimal point at a position that may be before, within or after the digits.
  private static func written(_ digits: String, point: Int) -> String {
    let padded = String(repeating: "0", count: max(0, 1 - point)) + digits
    let point = max(point, 1)
    let whole = padded.prefix(point) + String(repeating: "0", count: max(0, point - padded.count))
    let fraction = padded.dropFirst(point)
    return String(whole) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
