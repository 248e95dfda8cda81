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
