import NudgeTime

/// Nudge's `Cadence`, which knows the rules that people choose from a list.
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
