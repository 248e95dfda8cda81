internal import NudgePlanning
internal import NudgeText

extension ComposeError {
  /// What is wrong, for people.
  var wording: String {
    switch self {
    case .unknownKind(let kind): "the catalog has no kind \(kind)."
    case .noLocale(let chain):
      "the catalog has no words for \(chain.map(\.identifier).joined(separator: ", ")), not even English."
    case .noEligibleVariant(let kind, let style, let locale):
      "no variant of \(kind) in \(style.rawValue) and \(locale) fits these values; see the conditions in Templates/."
    case .missingText(let key, let locale): "the catalog has no text \(key) in \(locale)."
    case .syntax(let key, let locale, let error):
      "\(key) in \(locale) is not a message: \(error.faults.first?.reason ?? "")."
    case .render(let key, let locale, let error): "\(key) in \(locale) cannot be rendered: \(error)."
    }
  }
}
