/// Marks around a text that ICU wrote, from private use; they are gone from a whole sentence.
enum WrittenMark {
  /// Before and after a date.
  static let date: Unicode.Scalar = "\u{E000}"
  /// Before and after a time of day.
  static let time: Unicode.Scalar = "\u{E001}"

  static func around(_ text: String, _ mark: Unicode.Scalar) -> String { "\(mark)\(text)\(mark)" }
}

extension String {
  /// Returns this sentence, put together from pieces, without `WrittenMark`s.
  var withoutWrittenMarks: String {
    String(UnicodeScalarView(unicodeScalars.filter { $0 != WrittenMark.date && $0 != WrittenMark.time }))
  }

  /// Returns this sentence, put together from pieces, as Chinese is set.
  ///
  /// A space goes between Han and a Latin letter or digit, on either side. Dates and times that ICU wrote, in
  /// `WrittenMark`s, stay as they are, and no space goes around a date, but for one between it and the digits of a
  /// time, and one behind the digits of a time; the marks are removed. Of two pairs of full-width parentheses side by
  /// side one is made, with a comma in it. Text without Han loses its marks alone.
  ///
  /// - Complexity: O(*n*)
  func spacingHan() -> String {
    var result = String.UnicodeScalarView()
    var mark: Unicode.Scalar?
    var last: (scalar: Unicode.Scalar, mark: Unicode.Scalar?)?
    for scalar in unicodeScalars {
      if scalar == WrittenMark.date || scalar == WrittenMark.time {
        mark = mark == nil ? scalar : nil
        // Two texts side by side are not one.
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
    // A date ends with Han, but for one with a time behind it.
    if leftMark == WrittenMark.date { return rightMark == WrittenMark.time || isAlphanumeric(left) }
    return rightMark != WrittenMark.date
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool { (0x4E00...0x9FFF).contains(scalar.value) }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
  }
}
