internal import Foundation
internal import NudgeTime

/// Foundation's calendars, one for each zone, and what both of its engines prepare in the same way.
struct FoundationCalendars: ZoneSource {
  private let calendars: [String: Calendar]

  /// The release of the data compiled into Foundation, which reads no zone files.
  let release = TimeZone.timeZoneDataVersion

  init() throws {
    calendars = try Dictionary(
      uniqueKeysWithValues: QueryMaker.zones.map { name in
        guard let zone = TimeZone(identifier: name) else { throw Failure("Foundation does not know \(name)") }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return (name, calendar)
      })
  }

  /// Returns the calendar of a query's zone, and the anchor at the time of day of all rules.
  ///
  /// - Parameter query: The question.
  /// - Returns: Both.
  /// - Throws: `Failure` if Foundation has no such moment.
  func start(of query: Query) throws -> (calendar: Calendar, start: Date) {
    let (year, month, day) = query.anchor.components
    guard let calendar = calendars[query.zone],
      let start = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: Rule.time.hour))
    else { throw Failure("Foundation has no \(query.anchor) in \(query.zone)") }
    return (calendar, start)
  }
}

extension Date {
  init(_ secondsSinceEpoch: Int64) {
    self.init(timeIntervalSince1970: Double(secondsSinceEpoch))
  }

  var secondsSinceEpoch: Int64 { Int64(timeIntervalSince1970) }
}

/// Foundation's `Calendar.nextDate(after:matching:)`.
///
/// No components match every third day, so that rule counts whole days from the anchor with
/// `dateComponents(_:from:to:)` and `date(byAdding:value:to:)`.
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
    // The range includes its lower bound, but the moment itself is excluded.
    let later = moment.addingTimeInterval(1)..<Date.distantFuture
    return rule.recurrences(of: start, in: later).first { _ in true }?.secondsSinceEpoch ?? unanswered
  }
}
