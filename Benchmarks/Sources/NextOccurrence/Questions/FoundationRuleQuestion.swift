import Foundation
import NudgeTime

/// Foundation's `Calendar.RecurrenceRule`.
struct FoundationRuleQuestion: Question, ~Copyable {
  private let rule: Calendar.RecurrenceRule
  private let start: Date
  private let moment: Date

  private static let weekdays: [Weekday: Locale.Weekday] = [
    .monday: .monday, .tuesday: .tuesday, .wednesday: .wednesday, .thursday: .thursday, .friday: .friday,
    .saturday: .saturday, .sunday: .sunday,
  ]

  init(_ query: Query, zones: FoundationCalendars) throws {
    let calendar: Calendar
    (calendar, start) = try zones.start(of: query)
    moment = Date(query.moment)
    let weekday = Self.weekdays[query.anchor.weekday] ?? .monday
    rule =
      switch query.rule {
      case .daily: Calendar.RecurrenceRule(calendar: calendar, frequency: .daily)
      case .everyThreeDays: Calendar.RecurrenceRule(calendar: calendar, frequency: .daily, interval: 3)
      case .weekly: Calendar.RecurrenceRule(calendar: calendar, frequency: .weekly, weekdays: [.every(weekday)])
      case .monthlyByDay: Calendar.RecurrenceRule(calendar: calendar, frequency: .monthly, weekdays: [.nth(2, weekday)])
      }
  }

  borrowing func next() -> Int64 {
    // The range holds its lower bound, which is to be excluded.
    let later = moment.addingTimeInterval(1)..<Date.distantFuture
    return rule.recurrences(of: start, in: later).first { _ in true }?.secondsSinceEpoch ?? unanswered
  }
}
