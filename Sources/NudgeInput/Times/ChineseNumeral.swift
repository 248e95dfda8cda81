/// A reader for whole numbers below 100 in Chinese numerals, such as `八`, `十五`, or `三十`.
package enum ChineseNumeral {
  private static let digits: [Character: Int] = [
    "零": 0, "〇": 0, "一": 1, "二": 2, "两": 2, "兩": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
  ]

  /// Returns the number at the beginning of a text, or `nil` if the text doesn't begin with a numeral.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number, and how many characters it has.
  package static func prefix(of text: some Collection<Character>) -> (value: Int, count: Int)? {
    let start = Array(text.prefix(3))
    guard let first = start.first else { return nil }
    func ones(at index: Int) -> Int? { index < start.count ? digits[start[index]].flatMap { $0 > 0 ? $0 : nil } : nil }
    if first == "十" { return ones(at: 1).map { (10 + $0, 2) } ?? (10, 1) }
    guard let digit = digits[first] else { return nil }
    // A zero precedes a single digit, as in `八点零五分`.
    if digit == 0 { return ones(at: 1).map { ($0, 2) } ?? (0, 1) }
    guard start.dropFirst().first == "十" else { return (digit, 1) }
    return ones(at: 2).map { (digit * 10 + $0, 3) } ?? (digit * 10, 2)
  }

  /// Returns a text with each Chinese numeral in ASCII digits, as in `每3天`.
  package static func replaced(in text: some StringProtocol) -> String {
    var result = ""
    var rest = Substring(text)
    while let character = rest.first {
      if let (value, count) = prefix(of: rest) {
        result += String(value)
        rest = rest.dropFirst(count)
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result
  }
}
