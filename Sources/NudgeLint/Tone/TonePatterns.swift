internal import NudgeAuthoring
internal import NudgeText

/// A way in which a text can hurt or press its reader.
enum ToneCategory: CaseIterable {
  // No style may use these.
  case guilt, threat, comparison, absence, sarcasm, begging
  // The gentle style may not use these, nor the words that `ForbiddenWords.pressure` lists.
  case countdown, obligation
  // This is allowed, but rarely the best choice.
  case permission

  var rule: RuleCode {
    switch self {
    case .guilt, .threat, .comparison, .absence, .sarcasm, .begging: "M04"
    case .countdown, .obligation: "M02"
    case .permission: "M07"
    }
  }

  /// What a text in this category does, as a phrase that follows the text.
  var action: String {
    switch self {
    case .guilt: "makes the reader feel guilty"
    case .threat: "threatens with a loss"
    case .comparison: "compares the reader"
    case .absence: "points out what is missing"
    case .sarcasm: "mocks the reader"
    case .begging: "begs"
    case .countdown: "applies pressure with a time limit"
    case .obligation: "makes writing a duty"
    case .permission: "gives permission like a form"
    }
  }

  /// What to write instead.
  var hint: String {
    switch self {
    case .guilt: "mention what the reader did, and nothing that they didn't do"
    case .threat: "say what the reader has, and that it stays"
    case .comparison: "mention only the reader's own entries, without measuring them"
    case .absence: "mention what is there, or say that the reader is welcome"
    case .sarcasm: "say it as you would to a friend who had a hard day"
    case .begging: "offer something to the reader, and ask for nothing on behalf of the app"
    case .countdown: "leave out the time, or say that any time is fine"
    case .obligation: "make it an invitation, and leave the choice to the reader"
    case .permission: "ask the reader, or say what is there, as in “What would you like to add?”"
    }
  }
}

/// The patterns in one language that the tone rules search for, by category.
///
/// To add a pattern, add it to the list of its category, in the notation of `PhrasePattern`. Prefer grammar to single
/// words: `<you> [<adverb>] <haven’t> … <written>` also finds sentences that weren't anticipated.
struct TonePatterns: Sendable {
  struct Finding {
    var category: ToneCategory
    var match: PhraseList.Match
  }

  let lists: [ToneCategory: PhraseList]
  /// Endings that leave a choice to the reader, such as “or not”.
  let permissionEndings: PhraseList

  /// Returns the patterns for a locale's language, or `nil` if the language doesn't have any.
  static func patterns(of locale: LocaleTag) -> TonePatterns? {
    switch locale.language {
    case "en": EnglishPatterns.patterns
    case "zh": ChinesePatterns.patterns
    default: nil
    }
  }

  /// Returns the findings in the given categories, without those that overlap a finding in an earlier category.
  func findings(of categories: [ToneCategory], in reading: PathReading) -> [Finding] {
    var findings: [Finding] = []
    for category in categories {
      let matches = lists[category]?.matches(in: reading) ?? []
      findings += matches.filter { match in !findings.contains { $0.match.range.overlaps(match.range) } }
        .map { Finding(category: category, match: $0) }
    }
    return findings
  }
}
