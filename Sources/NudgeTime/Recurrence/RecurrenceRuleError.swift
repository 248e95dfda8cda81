/// Why a recurrence rule is none, and where.
public struct RecurrenceRuleError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// Not a part with a name, an equals sign and a value.
    case malformed(expected: String)
    /// A name that is no part of a rule; the nearest names, best first.
    case unknownPart(String, nearest: [String])
    /// The same part twice.
    case repeatedPart
    /// No FREQ.
    case missingFrequency
    /// A word that the part does not take; those it does.
    case unknownValue(String, known: [String])
    /// A number out of the part's bounds, as it was written.
    case outOfRange(String)
    /// UNTIL is no date that exists.
    case noSuchDate(CivilError)
    /// COUNT and UNTIL in one rule; RFC 5545 allows one of them.
    case countAndUntil
    /// A weekday's place, as in `1MO`, where the period is neither a month nor a year.
    case ordinalOutsideMonthOrYear(RecurrenceRule.Frequency)
    /// A weekday's place, as in `1MO`, beside BYWEEKNO.
    case ordinalWithWeekNumber
    /// BYMONTHDAY in a weekly rule.
    case monthDayInWeekly
    /// BYYEARDAY in a daily, weekly or monthly rule.
    case yearDayInFrequency(RecurrenceRule.Frequency)
    /// BYWEEKNO in a rule that is not yearly.
    case weekNumberOutsideYearly(RecurrenceRule.Frequency)
    /// BYSETPOS without another BY part to choose from.
    case setPositionAlone
    /// More text than `RecurrenceRule.maximumLength`.
    case tooLong
  }

  /// What is wrong.
  public let reason: Reason
  /// The part it is wrong in, where there is one.
  public let part: RecurrenceRule.Part?
  /// Where in the text it is wrong, in characters from 1; `nil` where the rule was not read from text.
  public internal(set) var column: Int?

  init(_ reason: Reason, in part: RecurrenceRule.Part? = nil, column: Int? = nil) {
    self.reason = reason
    self.part = part
    self.column = column
  }
}

extension RecurrenceRuleError: CustomStringConvertible {
  /// The reason, and what would be right.
  public var description: String {
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

  /// What was written, cut at 40 characters.
  private static func shown(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  /// The numbers that the part allows, in words.
  private var bounds: String? {
    guard let part, let bounds = part.bounds else { return nil }
    let range = "\(bounds.lowerBound) to \(bounds.upperBound)"
    return part.countsFromEnd ? "\(range), or -\(bounds.lowerBound) to -\(bounds.upperBound) from the end" : range
  }
}
