internal import NudgeText
public import NudgeTime

extension PersonPlan {
  /// Returns the person's next notifications, each with its reasons.
  ///
  /// These are the notifications that `notifications(in:)` returns, without their text. The forecast also includes
  /// milestones that the person hasn't reached yet, on the date they would be reached at the current pace.
  ///
  /// - Parameters:
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - count: The number of notifications to find, at least 0. Expected milestones aren't counted.
  /// - Returns: The forecast, which contains fewer notifications if there aren't enough before the end of year 9999.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the last notification.
  public func forecast(after now: Timestamp, count: Int) throws(PlanError) -> Forecast {
    try forecast(of: SpanPlan(self, collecting: SkippedCandidates()), after: now, count: count)
  }

  /// Returns the person's next reminders and expected milestones, without a daily limit.
  ///
  /// - Parameters:
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - count: The number of reminders to find, at least 0.
  /// - Returns: The forecast, in which no other notification counts.
  /// - Throws: `PlanError`.
  package func reminderForecast(after now: Timestamp, count: Int) throws(PlanError) -> Forecast {
    try forecast(
      of: SpanPlan(remindersAlone, collecting: SkippedCandidates(of: [.reminder])), after: now, count: count)
  }

  private func forecast(of span: consuming SpanPlan, after now: Timestamp, count: Int) throws(PlanError) -> Forecast {
    var forecast = Forecast(
      occurrences: [], skipped: [], progress: nil, streakPeriod: record.counter.period.unit, earned: [])
    let neverFires = moment(holding: now) == nil || !person.preferences.notificationsEnabled
    if count > 0 {
      try span.forEachPiece(after: now) { span, candidates in
        let rest = candidates.prefix(count - forecast.occurrences.count)
        forecast.occurrences += rest.map(occurrence)
        let last = rest.count < candidates.count || forecast.occurrences.count == count ? rest.last : nil
        forecast.skipped += span.skippedInSpan().filter { ($0.timestamp ?? .min) <= last?.moment ?? .max }
        if neverFires { forecast.skipped.removeLast(max(0, forecast.skipped.count - Self.mostListedIfNothingFires)) }
        return neverFires
          ? forecast.skipped.count < Self.mostListedIfNothingFires : forecast.occurrences.count < count
      }
    }
    (forecast.progress, forecast.earned) = progress(at: now)
    try addExpectedMilestones(
      to: &forecast, after: now, areCelebrated: span.plan.person.preferences.milestones.isEnabled)
    func rank(_ kind: Kind) -> Int { kind == .reminder ? 1 : 0 }
    forecast.occurrences.sort {
      ($0.timestamp, rank($0.kind), $0.id.rawValue) < ($1.timestamp, rank($1.kind), $1.id.rawValue)
    }
    forecast.skipped.sort { ($0.timestamp ?? .max, $0.id.rawValue) < ($1.timestamp ?? .max, $1.id.rawValue) }
    return forecast
  }

  /// The maximum number of candidates in a forecast if nothing fires, because quiet hours never end or all notifications
  /// are off.
  private static let mostListedIfNothingFires = 7

  /// Returns the earliest time at which asking again can find a new notification: the time of the next notification.
  ///
  /// Plan at this time, and then at each time that this function returns for the previous one. Your backend then sends
  /// exactly what a single plan of the whole period would have sent. Make a plan and call this function again when the
  /// person's preferences or history change.
  ///
  /// - Parameter now: The lower bound, exclusive, in UTC.
  /// - Returns: A time after `now`, in UTC, or `nil` if there isn't another notification before the end of year 9999
  ///   unless something changes.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the next notification. Days without candidates are skipped.
  public func nextMoment(after now: Timestamp) throws(PlanError) -> Timestamp? {
    var span = SpanPlan(self)
    return try span.next(1, after: now).first?.moment
  }

  /// Returns the person's next notifications with their text.
  ///
  /// - Parameters:
  ///   - now: The lower bound, exclusive, in UTC.
  ///   - end: The upper bound, exclusive, in UTC.
  ///   - count: The maximum number of notifications to return.
  /// - Returns: At most `count` notifications, the earliest first.
  /// - Throws: `PlanError`.
  /// - Complexity: The same as for a plan that ends with the last returned notification.
  package func upcoming(
    after now: Timestamp, until end: Timestamp = .max, count: Int
  ) throws(PlanError) -> [NotificationRequest] {
    var span = SpanPlan(self)
    return try compose(span.next(count, after: now, until: end))
  }
}
