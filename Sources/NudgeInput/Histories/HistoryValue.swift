internal import NudgeTime

/// The meaning of a value that says whether something was done.
package enum HistoryValue: Hashable, Sendable {
  /// A word or a mark that only says yes.
  case yes
  /// A word or a mark that only says no.
  case no
  /// A word that says that something was done.
  case done
  /// A word that says that something failed or was left out.
  case missed
  /// A word that says that nothing was done, but that can also mean something else, such as `open`.
  case notDone
  /// A number or a percentage.
  case number(Double)
  /// A number out of another one, such as `3/5`.
  case share(Double, of: Double)

  /// No word or number is longer, in UTF-8 bytes.
  private static let maximumLength = 40

  /// Finds the meaning of a text that isn't blank, or returns `nil` if it isn't known.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    let text = text.inASCIIForms.trimmingSpaces
    if let number = Self.number(text) {
      self = .number(number)
      return
    }
    if text.last == "%", let number = Self.number(String(text.dropLast()).trimmingSpaces) {
      self = .number(number)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0).trimmingSpaces }
    if parts.count == 2, let part = Self.number(parts[0]), let whole = Self.number(parts[1]) {
      self = .share(part, of: whole)
      return
    }
    let word = Self.form(text)
    if word.isEmpty, !text.isEmpty, text.allSatisfy({ $0 == "-" }) {
      self = .no
      return
    }
    let ending = HistoryWords.valueEndings.first { word.count > $0.count && word.hasSuffix($0) }
    let stem = ending.map { String(word.dropLast($0.count)) } ?? word
    guard let meaning = HistoryWords.values[word] ?? HistoryWords.values[stem] else { return nil }
    self = meaning
  }

  /// A Boolean value indicating whether the value says, on its own, that nothing was done.
  package var isNo: Bool {
    switch self {
    case .yes, .done: false
    case .no, .missed, .notDone: true
    case .number(let number): number <= 0
    case .share(let part, _): part <= 0
    }
  }

  /// Returns a text in lowercase and without spaces, punctuation, and variation selectors.
  private static func form(_ text: Substring) -> String {
    var form = ""
    for scalar in text.lowercased().unicodeScalars where !scalar.isIgnored { form.unicodeScalars.append(scalar) }
    return form
  }

  /// Returns a number, or `nil` if the text is something else.
  ///
  /// A number can have an exponent (`1e3`), and a point or a comma before its decimals. Commas that separate groups of
  /// three digits, as in `1,500,000` and `1,500`, are dropped.
  static func number(_ text: Substring) -> Double? {
    guard let last = text.utf8.last, (0x30...0x39).contains(last),
      text.utf8.allSatisfy("+-.,0123456789eE".utf8.contains)
    else { return nil }
    let groups = text.drop { $0 == "+" || $0 == "-" }.split(separator: ",", omittingEmptySubsequences: false)
    let hasGroups =
      groups.count > 1 && (1...3).contains(groups[0].count) && groups[0] != "0"
      && groups.dropFirst().allSatisfy { $0.prefix(while: \.isNumber).count == 3 }
    return Double(String(hasGroups ? text.filter { $0 != "," } : String(text.map { $0 == "," ? "." : $0 })))
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether the scalar is a space, punctuation, or a variation selector.
  var isIgnored: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .spaceSeparator, .control:
      true
    default: properties.isVariationSelector
    }
  }
}
