internal import NudgeTime

/// The times of a person's days.
extension PersonPlan {
  /// Returns the first of the person's reminder times in a day.
  func dayTime(on day: CivilDate) -> TimeOfDay {
    usualTime ?? calendar.first(of: schedule.times(on: day)) ?? .midnight
  }

  /// Returns the moment of the first of the person's reminder times in a day or, if quiet hours cover the rest of the
  /// day from that time, the day's first moment outside quiet hours.
  ///
  /// Something that is true only on this day is therefore said on it, unless quiet hours cover the entire day.
  func usualMoment(on day: CivilDate) -> Timestamp? {
    guard let usual = calendar.moment(on: day, at: dayTime(on: day)) else { return nil }
    let end = calendar.end(of: day)
    guard let held = moment(holding: usual), held != usual, held >= end,
      let first = moment(holding: calendar.start(of: day)), first < end
    else { return usual }
    return first
  }

  /// Returns the earliest time at or after a moment that is outside quiet hours, or `nil` if quiet hours never end.
  func moment(holding moment: Timestamp) -> Timestamp? {
    if person.preferences.quietHours.isEmpty { return moment }
    return person.preferences.quietHours.firstMomentOutside(from: moment, in: calendar.zone)
  }

  /// Returns a Boolean value indicating whether a day is part of a pause.
  func isPaused(_ day: CivilDate) -> Bool {
    person.preferences.pauses.contains { $0.contains(day) }
  }

  /// Returns the candidate for a slot, which is valid until the next slot.
  func candidate(for occurrence: Occurrence, until end: Timestamp) -> Candidate {
    let id = NotificationID.reminder(
      at: occurrence.slot, isOneOfSeveral: schedule.isOneOfSeveral(occurrence),
      isLaterPassing: occurrence.adjustment == .laterPassing)
    return Candidate(
      id: id, subject: .reminder(occurrence), moment: occurrence.timestamp,
      day: calendar.day(of: occurrence.timestamp), end: end, reasons: Reason.reasons(of: occurrence))
  }

  /// Returns the id of a streak milestone that is reached on a day.
  ///
  /// - Parameters:
  ///   - threshold: The streak.
  ///   - day: A day of the period that reaches it, or `nil` if it isn't known.
  ///   - isAgain: Whether an earlier streak was at least as long.
  /// - Returns: The id, with the last day of the period if the streak is reached again.
  func id(ofStreak threshold: Int, on day: CivilDate?, isAgain: Bool) -> NotificationID {
    guard isAgain, let day else { return .streak(threshold) }
    // The id contains the period's last day, because the summary for a period can change within it.
    return .streak(threshold, againOn: record.counter.period.days(around: day).upperBound)
  }

  /// Returns an occurrence, without text, for a candidate that fires.
  func occurrence(_ candidate: Candidate) -> Forecast.Occurrence {
    var slot: CivilDateTime?
    if case .reminder(let occurrence) = candidate.subject { slot = occurrence.slot }
    return Forecast.Occurrence(
      id: candidate.id, kind: candidate.kind, slot: slot, timestamp: candidate.moment,
      offset: calendar.zone.offset(at: candidate.moment), status: .scheduled,
      threshold: candidate.threshold > 0 ? candidate.threshold : nil, reasons: candidate.reasons)
  }
}
