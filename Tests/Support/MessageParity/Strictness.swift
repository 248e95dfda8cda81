package import NudgeText

/// A pattern that ICU takes and `Message` refuses on purpose.
package enum Strictness: String, CaseIterable {
  /// ICU prints a `}` without `{`. Whoever wrote it has lost its other half.
  case strayBrace = "stray brace"
  /// `choice` chooses by ranges and knows no language's rules; `plural` replaces it, in ICU's own words.
  case choice
  /// Deeper plurals and selects than people can translate.
  case depth
  /// Longer than any text a notification shows; the bound keeps what reading costs in bounds.
  case length
  /// A number's style that is a pattern, such as `0.00`: ICU takes any word that it does not know for one.
  case numberPattern = "number pattern"
  /// A date's style that is a pattern, such as `yyyy-MM-dd`: the same in all languages, and a typing error prints letters.
  case datePattern = "date pattern"
  /// A comma without a style behind it.
  case emptyStyle = "empty style"
  /// A rule set of `spellout`, `ordinal` or `duration`, whose names differ between languages.
  case ruleSet = "rule set"
  /// `#` in a select inside a plural, where ICU prints `#`.
  case numberSignInSelect = "# in a select"
  /// Two branches with one selector, of which ICU takes the first; or with two that look alike, `é` composed and not.
  case twins
  /// A plural's keyword that is no category, so that its branch is never taken.
  case keyword
  /// `=n` in another form than digits with a point, such as `=1e3` or `=∞`, or with more digits than are exact.
  case exactForm = "form of =n"
  /// An offset that is not whole, negative, or above a million.
  case offsetForm = "form of offset"
  /// A date skeleton with letters that are no fields, twice or too often, or none: ICU drops them in silence.
  case dateSkeleton = "date skeleton"
  /// A number skeleton that asks for so many zeros that writing them takes long, or that is empty.
  case numberSkeleton = "number skeleton"

  /// Whether a fault of a pattern is of this sort: by what `Message` says, and by what stands there.
  func explains(_ fault: MessageFault, in places: Places) -> Bool {
    // What stands at the fault, in lower case, by scalars: a mark may be followed by what would join it.
    let rest = Array(places.text(from: fault.position).lowercased().unicodeScalars)
    let reason = fault.reason
    return switch self {
    case .strayBrace: rest.begins(with: "}") && reason == #""}" without "{""#
    case .choice: rest.begins(with: "choice")
    case .depth: rest.begins(with: "{") && reason.hasPrefix("nested deeper")
    case .length: places.scalars.count > Message.maximumLength
    case .numberPattern: !rest.begins(with: "::") && reason.hasPrefix("unknown number style")
    case .datePattern:
      !rest.begins(with: "::") && (reason.hasPrefix("unknown date style") || reason.hasPrefix("unknown time style"))
    case .emptyStyle: rest.begins(with: ",") && reason.hasPrefix("style is missing")
    case .ruleSet: reason.hasSuffix("cannot have a style")
    case .numberSignInSelect: rest.begins(with: "#")
    case .twins: reason.hasPrefix("duplicate branch")
    case .keyword: !rest.begins(with: "=") && reason.hasPrefix("unknown plural keyword")
    case .exactForm: rest.begins(with: "=") && reason.hasSuffix(#"is not "=" and a number"#)
    case .offsetForm: reason.hasPrefix("offset \"") && reason.contains("is not a whole number")
    case .dateSkeleton: reason.hasPrefix("date skeleton")
    case .numberSkeleton: reason.contains("number skeleton \"\"") || reason.hasSuffix("is not between 1E-20 and 1E20")
    }
  }

  /// Why ICU takes a pattern that `Message` refuses; `nil` where a fault of it is of no sort.
  package static func explanation(of faults: [MessageFault], in pattern: String) -> [Strictness]? {
    let places = Places(pattern)
    var found: [Strictness] = []
    for fault in faults {
      guard let strictness = allCases.first(where: { $0.explains(fault, in: places) }) else { return nil }
      if !found.contains(strictness) { found.append(strictness) }
    }
    return found
  }
}

extension [Unicode.Scalar] {
  fileprivate func begins(with text: String) -> Bool { starts(with: text.unicodeScalars) }
}
