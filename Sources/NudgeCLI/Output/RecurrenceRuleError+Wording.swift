internal import NudgeTime

extension RecurrenceRuleError {
  /// What is wrong with a rule, and what would be right.
  var wording: String {
    let name = part?.rawValue ?? "The rule"
    switch reason {
    case .malformed(let expected): return "Here should be \(expected)."
    case .unknownPart(let text, let nearest):
      let text = Self.shown(text)
      let hint =
        nearest.isEmpty
        ? "Parts are \(RecurrenceRule.Part.allCases.map(\.rawValue).joined(separator: ", "))."
        : "Did you mean \(nearest.joined(separator: " or "))?"
      return "There is no part \(text) in a recurrence rule. \(hint)"
    case .repeatedPart: return "\(name) is there twice."
    case .missingFrequency: return "FREQ is missing, such as FREQ=DAILY."
    case .unknownValue(let text, let known):
      let text = Self.shown(text)
      let what = text.isEmpty ? "\(name) has no value" : "\(name) cannot be \(text)"
      return "\(what); it is one of \(known.joined(separator: ", "))."
    case .outOfRange(let text): return "\(name) cannot be \(Self.shown(text))\(bounds.map { "; it is \($0)" } ?? "")."
    case .noSuchDate(let error): return error.wording(example: "20261231 or 20261231T225959Z")
    case .countAndUntil: return "A rule ends with COUNT or with UNTIL, not with both."
    case .ordinalOutsideMonthOrYear(let frequency):
      return """
        A number before a weekday, such as 1MO, counts within a month or a year; with FREQ=\(frequency.rawValue) it means \
        nothing. Leave the number out, or use FREQ=MONTHLY or FREQ=YEARLY.
        """
    case .ordinalWithWeekNumber:
      return "With BYWEEKNO a weekday has no number before it, since each week has it once."
    case .monthDayInWeekly: return "BYMONTHDAY does not go with FREQ=WEEKLY; use FREQ=MONTHLY or FREQ=DAILY."
    case .yearDayInFrequency(let frequency):
      return "BYYEARDAY does not go with FREQ=\(frequency.rawValue); use FREQ=YEARLY."
    case .weekNumberOutsideYearly(let frequency):
      return "BYWEEKNO does not go with FREQ=\(frequency.rawValue); use FREQ=YEARLY."
    case .setPositionAlone:
      return "BYSETPOS chooses among what another part names, such as BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1."
    case .tooLong: return "The rule is longer than \(RecurrenceRule.maximumLength) bytes."
    }
  }

  /// What was written, fit for a terminal and not too long.
  private static func shown(_ text: String) -> String {
    (text.count > 40 ? text.prefix(40) + "…" : text[...]).description.forTerminal
  }

  /// The numbers that the part takes, in words.
  private var bounds: String? {
    guard let part, let bounds = part.bounds else { return nil }
    let range = "\(bounds.lowerBound) to \(bounds.upperBound)"
    return part.countsFromEnd ? "\(range), or -\(bounds.lowerBound) to -\(bounds.upperBound) from the end" : range
  }
}
