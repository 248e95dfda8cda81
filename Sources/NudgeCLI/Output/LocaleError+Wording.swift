internal import NudgeText

extension LocaleError {
  /// What is wrong with a locale, and what would be right.
  var wording: String {
    let hint = nearest.map { "Did you mean \($0)?" } ?? "Locales are like en, en-GB or zh-Hant-HK."
    return switch reason {
    case .malformed: "It is not a locale. \(hint)"
    case .noLanguage: "It stands for no language. \(hint)"
    case .unknownLanguage(let code): "There is no language \(code.forTerminal). \(hint)"
    case .unknownScript(let code): "There is no script \(code.forTerminal). \(hint)"
    case .unknownRegion(let code): "There is no region \(code.forTerminal). \(hint)"
    }
  }
}
