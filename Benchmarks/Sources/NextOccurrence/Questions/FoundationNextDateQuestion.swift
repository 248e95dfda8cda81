import Foundation
import NudgeTime

/// Foundation's `Calendar.nextDate(after:matching:)`; for every three days, which no components match, whole days from the anchor
/// on: `dateComponents(_:from:to:)` and `date(byAdding:value:to:)`.
struct FoundationNextDateQuestion: Question, ~Copyable {
  private enum Pattern {
    case matching(DateComponents)
    case stepping(days: Int, from: Date)
  }

  private let pattern: Pattern
  private let calendar: Calendar
  private let moment: Date

  init(_ query: Query, zones: FoundationCalendars) throws {
    let start: Date
    (calendar, start) = try zones.start(of: query)
    moment = Date(query.moment)
    // Foundation's weekdays begin with Sunday, which is 1.
    let weekday = query.anchor.weekday.rawValue % 7 + 1
    var components = DateComponents(hour: Rule.time.hour, minute: 0, second: 0)
    switch query.rule {
    case .daily: pattern = .matching(components)
    case .everyThreeDays: pattern = .stepping(days: 3, from: start)
    case .weekly:
      components.weekday = weekday
      pattern = .matching(components)
    case .monthlyByDay:
      components.weekday = weekday
      components.weekdayOrdinal = 2
      pattern = .matching(components)
    }
  }

  borrowing func next() -> Int64 {
    let next: Date? =
      switch pattern {
      case .matching(let components):
        calendar.nextDate(after: moment, matching: components, matchingPolicy: .nextTime)
      case .stepping(let days, let start): step(days, from: start)
      }
    return next?.secondsSinceEpoch ?? unanswered
  }

  private borrowing func step(_ step: Int, from start: Date) -> Date? {
    if moment < start { return start }
    guard let days = calendar.dateComponents([.day], from: start, to: moment).day else { return nil }
    return calendar.date(byAdding: .day, value: (days / step + 1) * step, to: start)
  }
}
