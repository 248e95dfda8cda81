internal import NudgeText

extension MessageFault.Kind {
  /// The rule that a fault of this sort breaks.
  var rule: LintRule.Code {
    switch self {
    case .syntax: "S01"
    case .strayBrace: "S02"
    case .missingOther: "S03"
    case .numberSignInSelect: "S04"
    case .unknownStyle: "S06"
    case .unknownSkeleton: "S07"
    case .tooLarge: "S08"
    case .duplicateBranch: "S09"
    case .unknownCategory: "P04"
    }
  }
}
