extension Double {
  /// The shortest decimal digits that stand for this number and no other, without an exponent.
  ///
  /// For numbers of patterns, which have at most 15 characters: finite, and not too small to be written out.
  var decimalText: String {
    let text = description
    guard let mark = text.firstIndex(of: "e") else { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    // Such as 1.5e-05, or -1e-05.
    let exponent = Int(text[text.index(after: mark)...]) ?? 0
    let mantissa = text[..<mark].filter { $0 != "-" && $0 != "." }
    let sign = self < 0 ? "-" : ""
    return exponent < 0
      ? sign + "0." + String(repeating: "0", count: -exponent - 1) + mantissa
      : sign + mantissa + String(repeating: "0", count: max(exponent + 1 - mantissa.count, 0))
  }
}
