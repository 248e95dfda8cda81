internal import NudgePlanning
internal import NudgeText

extension PreviewReport {
  /// What a sequence comes to, in one style and locale.
  struct SequenceSummary {
    var style: Style
    var locale: LocaleTag
    var turns: Int
    /// How many variants were shown.
    var variants: Int
    /// The fewest turns from one showing of a variant to the next; `nil` where none came twice.
    var smallestGap: Int?

    /// The summary in words, with what was assumed.
    func wording(_ recording: Recording) -> String {
      let repeats =
        switch smallestGap {
        case nil: "none twice"
        case 1: "the closest repeat is the very next one"
        case let gap?: "the closest repeat is \(gap) turns later"
        }
      let reminders = turns == 1 ? "1 reminder" : "\(turns) reminders"
      return "\(reminders), \(variants) \(variants == 1 ? "variant" : "variants"), \(repeats); "
        + "taken that \(recording.wording)"
    }
  }
}
