public import NudgeTime

extension PersonPlan {
  /// The person's time zone.
  public var zone: Zone { calendar.zone }

  /// Returns the day on the person's calendar at a given time.
  ///
  ///     let yesterday = plan.day(at: now).adding(days: -1)
  ///
  /// - Parameter moment: The time, in UTC.
  /// - Returns: A civil day, as in `explanation(on:)`, which the person's time zone and `dayStart` determine.
  public func day(at moment: Timestamp) -> CivilDate { calendar.day(of: moment) }

  /// Returns the day on the person's calendar that an achievement belongs to.
  ///
  /// - Parameter achievement: An achievement. If its offset from UTC is known, it belongs to the civil day that it had
  ///   there; otherwise, the person's time zone decides.
  /// - Returns: A civil day, which can be tomorrow's if it was recorded farther east.
  public func day(of achievement: Achievement) -> CivilDate { calendar.day(of: achievement.moment) }

  /// Returns the offset from UTC of the person's clock at a given time.
  ///
  /// An achievement that is recorded now keeps its day on later trips if you store the offset with it:
  ///
  ///     person = try plan.recording(Achievement(at: now, offset: plan.offset(at: now), title: "Ran 5 km"))
  ///
  /// - Parameter moment: The time, in UTC.
  /// - Returns: The offset.
  public func offset(at moment: Timestamp) -> UTCOffset { calendar.zone.offset(at: moment) }

  /// Returns when the quiet hours that include a given time end.
  ///
  /// A plan has nothing in quiet hours. Check this before you send a notification later than planned:
  ///
  ///     if let end = plan.quietHoursEnd(at: now) { try await queue.hold(request, until: end) }
  ///
  /// - Parameter moment: The time, in UTC.
  /// - Returns: The first later time outside all quiet hours, `Timestamp.max` if they never end, or `nil` if the time
  ///   isn't in quiet hours.
  public func quietHoursEnd(at moment: Timestamp) -> Timestamp? {
    let end = self.moment(holding: moment) ?? .max
    return end == moment ? nil : end
  }

  /// Returns a Boolean value indicating whether a notification should still be sent at a given time.
  ///
  /// Check this before you send a notification later than planned, because the person may have recorded something or
  /// changed their preferences since:
  ///
  ///     guard plan.isStillDue(notification, at: now) else { return }
  ///
  /// - Parameters:
  ///   - notification: One of the person's notifications, from this plan or an earlier one.
  ///   - moment: The time at which it would be sent, in UTC.
  /// - Returns: `false` if the notification has expired, if the person doesn't allow its kind or has paused
  ///   notifications, or if it asks the person to record something and they have done so.
  public func isStillDue(_ notification: NotificationRequest, at moment: Timestamp) -> Bool {
    moment < notification.expires && person.preferences.allows(notification.kind) && !isPaused(day(at: moment))
      && answer(to: notification, at: moment) == nil
  }

  /// Returns the person with one more achievement, even if only a summary of their history is known.
  ///
  ///     person = try plan.recording(Achievement(at: now))
  ///
  /// If the history is a list of achievements, the achievement is added to it. If the history is a summary, its count,
  /// streak, last day, and freezes are updated. Streaks are counted in the person's time zone and periods. An
  /// achievement before the summary's `lastOn` only increases the count. If a new streak becomes as long as the longest
  /// one, its milestone is removed from `sent`, so that it is celebrated again.
  ///
  /// - Parameter achievement: The achievement.
  /// - Returns: The person, for whom you can make another plan.
  /// - Throws: `PlanError.person` if the achievement's values are out of bounds, or there are too many.
  /// - Complexity: O(1), or O(*n*) if the person's achievements must be copied.
  public func recording(_ achievement: Achievement) throws(PlanError) -> Person {
    var person = person
    do throws(PersonError) {
      guard case .summary(let summary) = person.history.record else {
        try person.history.record(achievement)
        return person
      }
      try achievement.validate()
      let greatest = History.greatestCount
      if summary.count >= greatest { throw PersonError("progress.count", .outOfRange(0...greatest)) }
      let updated = record.adding(achievement, to: summary)
      person.history.record = .summary(updated)
      // The longest streak grows together with the current one, unless it was an earlier streak.
      if updated.currentStreak > summary.currentStreak, updated.currentStreak == summary.longestStreak {
        person.history.sent.removeAll { $0 == .streak(updated.currentStreak) }
      }
      return person
    } catch {
      throw .person(error)
    }
  }
}
