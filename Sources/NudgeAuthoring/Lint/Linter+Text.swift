extension Linter {
  /// What is wrong with the words: typography, Chinese, length, platform, tone, variety, privacy.
  static var textualChecks: [any LintCheck.Type] {
    [
      TypographyCheck.self, ChineseCheck.self, PlatformCheck.self, ToneCheck.self, PrivacyCheck.self, LengthCheck.self,
      VarietyCheck.self,
    ]
  }
}
