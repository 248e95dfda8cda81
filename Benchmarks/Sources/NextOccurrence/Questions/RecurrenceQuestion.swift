import NudgeTime

/// Nudge's `Recurrence`, the general engine, which knows all rules of RFC 5545.
struct RecurrenceQuestion: Question, ~Copyable {
  private let recurrence: Recurrence
  private let moment: Timestamp

  init(_ query: Query, zones: ZoneDatabase) throws {
    let rule: RecurrenceRule =
      switch query.rule {
      case .daily: try RecurrenceRule(.daily)
      case .everyThreeDays: try RecurrenceRule(.daily, interval: 3)
      case .weekly: try RecurrenceRule(.weekly, byDay: [NthWeekday(query.anchor.weekday)])
      case .monthlyByDay: try RecurrenceRule(.monthly, byDay: [NthWeekday(2, .tuesday)])
      }
    let start = CivilDateTime(date: query.anchor, time: Rule.time)
    recurrence = try Recurrence(rule, start: .local(start), zone: zones.zone(query.zone))
    moment = Timestamp(query.moment)
  }

  borrowing func next() -> Int64 {
    recurrence.next(after: moment)?.timestamp.secondsSinceEpoch ?? unanswered
  }
}
