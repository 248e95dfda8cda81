internal import NudgeTime

/// Nudge's `Cadence`, which supports the rules that people choose from a list.
struct CadenceQuestion: Question, ~Copyable {
  private let cadence: Cadence
  private let moment: Timestamp

  init(_ query: Query, zones: ZoneDatabase) throws {
    let frequency: Frequency
    switch query.rule {
    case .daily: frequency = .daily
    case .everyThreeDays: frequency = .threeDays
    case .weekly: frequency = .weekly(on: WeekdaySet([query.anchor.weekday]))
    case .monthlyByDay: throw Failure("a cadence has no second Tuesday; ask the general engine")
    }
    cadence = try Cadence(frequency, at: [Rule.time], anchor: query.anchor, zone: zones.zone(query.zone))
    moment = Timestamp(query.moment)
  }

  borrowing func next() -> Int64 {
    cadence.next(after: moment)?.timestamp.secondsSinceEpoch ?? unanswered
  }
}

/// Nudge's `Recurrence`, the general engine, which supports all rules of RFC 5545.
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
