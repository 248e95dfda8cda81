internal import NudgeTime

/// What a recurrence adds to its rule: a start, and the clocks that times are told on.
struct RecurrenceStart {
  /// The start on its own clock.
  let civil: CivilDateTime
  /// Whether every occurrence is a whole day.
  let isWholeDay: Bool
  /// Whether there is no zone and the clocks are those of UTC, which the sentence then has to say.
  let isUTC: Bool
  private let zone: Zone?

  init(_ recurrence: Recurrence) {
    zone = recurrence.zone
    isWholeDay = recurrence.isWholeDay
    switch recurrence.start {
    case .date(let date):
      civil = CivilDateTime(date: date, time: .midnight)
      isUTC = false
    case .local(let local):
      civil = local
      isUTC = false
    case .utc(let timestamp):
      civil = (recurrence.zone ?? .utc).civil(at: timestamp)
      isUTC = recurrence.zone == nil
    }
  }

  /// What the clocks show at a moment; `nil` where they show that at another moment too, and earlier.
  func civil(at timestamp: Timestamp) -> CivilDateTime? {
    let clock = zone ?? .utc
    let civil = clock.civil(at: timestamp)
    return clock.timestamp(for: civil) == timestamp ? civil : nil
  }
}
