/// Private-use characters that mark text formatted by ICU.
///
/// The marks are removed from the finished sentence.
enum WrittenMark {
  /// The mark before and after a date.
  static let date: Unicode.Scalar = "\u{E000}"
  /// The mark before and after a time of day.
  static let time: Unicode.Scalar = "\u{E001}"

  static func around(_ text: String, _ mark: Unicode.Scalar) -> String { "\(mark)\(text)\(mark)" }
}

extension String {
  /// The assembled sentence without `WrittenMark`s.
  var withoutWrittenMarks: String {
    String(UnicodeScalarView(unicodeScalars.filter { $0 != WrittenMark.date && $0 != WrittenMark.time }))
  }

  /// Returns the assembled sentence with spacing that follows Chinese typography, and without `WrittenMark`s.
  ///
  /// A space is inserted between a Han character and a Latin letter or digit, in either order. Dates and times
  /// formatted by ICU, which are enclosed in `WrittenMark`s, are left unchanged. Spaces aren't inserted around a date,
  /// except between the date and the digits of a time, but a space is inserted after the digits of a time. Adjacent
  /// pairs of full-width parentheses are merged into one pair, separated by a comma.
  ///
  /// - Complexity: O(*n*)
  func spacingHan() -> String {
    var result = String.UnicodeScalarView()
    var mark: Unicode.Scalar?
    var last: (scalar: Unicode.Scalar, mark: Unicode.Scalar?)?
    for scalar in unicodeScalars {
      if scalar == WrittenMark.date || scalar == WrittenMark.time {
        mark = mark == nil ? scalar : nil
        // Treat two adjacent marked texts as separate texts.
        if mark != nil, let previous = last, previous.mark == mark { last = (previous.scalar, nil) }
        continue
      }
      if scalar == "（", last?.scalar == "）" {
        result.removeLast()
        result.append("，")
        last = ("，", mark)
        continue
      }
      if let last, Self.needsSpace(last.scalar, last.mark, scalar, mark) { result.append(" ") }
      result.append(scalar)
      last = (scalar, mark)
    }
    return String(result)
  }

  private static func needsSpace(
    _ left: Unicode.Scalar, _ leftMark: Unicode.Scalar?, _ right: Unicode.Scalar, _ rightMark: Unicode.Scalar?
  ) -> Bool {
    guard (isHan(left) && isAlphanumeric(right)) || (isAlphanumeric(left) && isHan(right)) else { return false }
    if leftMark == nil, rightMark == nil { return true }
    if leftMark == rightMark { return false }
    // A marked date ends with a Han character, unless it includes a time, in which case it ends with a digit.
    if leftMark == WrittenMark.date { return rightMark == WrittenMark.time || isAlphanumeric(left) }
    return rightMark != WrittenMark.date
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool { (0x4E00...0x9FFF).contains(scalar.value) }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
}
