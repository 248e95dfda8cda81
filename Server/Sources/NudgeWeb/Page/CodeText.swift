/// A code that a person reads on one device and types on another: 50 random bits in Crockford's base32.
///
/// Source: Base 32 <https://www.crockford.com/base32.html>
struct CodeText: Hashable, Sendable {
  static let length = 10
  private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  /// Ten digits.
  let text: String

  /// Makes a random code.
  init() {
    var random = SystemRandomNumberGenerator()
    text = String((0..<Self.length).map { _ in Self.digits[Int.random(in: 0..<32, using: &random)] })
  }

  /// Reads a code as people type it, or returns `nil` if it can't be one.
  ///
  /// Lowercase letters, `O` for 0, `I` and `L` for 1, and the wide characters of Chinese keyboards are accepted.
  /// Whatever is neither a letter nor a digit is ignored, because a code is copied with spaces, quotation marks or the
  /// period of its sentence.
  init?(_ typed: String) {
    guard typed.utf8.count <= 200 else { return nil }
    var text = ""
    for scalar in typed.unicodeScalars where !Self.isIgnored(scalar) {
      let narrow = (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
      switch Character(narrow).uppercased() {
      case "O": text.append("0")
      case "I", "L": text.append("1")
      case let digit where digit.count == 1 && Self.digits.contains(Character(digit)): text += digit
      default: return nil
      }
    }
    guard text.count == Self.length else { return nil }
    self.text = text
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      false
    case .nonspacingMark, .spacingMark, .enclosingMark: scalar.properties.isDefaultIgnorableCodePoint
    default: true
    }
  }

  /// The code in two groups, which are easier to read.
  var grouped: String { "\(text.prefix(5))-\(text.dropFirst(5))" }
}
