internal import NudgeInput
public import NudgePlanning
public import NudgeRequests
public import NudgeTime

extension NotificationRequest {
  /// Returns the notification to show again after the person has postponed it.
  ///
  /// The result is the same notification at a later time. If that time falls within quiet hours, the notification is
  /// moved to the end of the quiet hours. Its ID doesn't change, so it replaces the first notification on every
  /// platform and is counted once. It also expires at the same time as before, because its text may no longer be true
  /// afterward.
  ///
  ///     if let again = try request.shownAgain(after: response, for: person, zones: planner.zones) {
  ///       store(again)  // send it at again.timestamp, or pass it to PendingNotifications
  ///     }
  ///
  /// - Parameters:
  ///   - response: The person's response to this notification.
  ///   - person: The person's current data, whose time zone, preferences and history apply.
  ///   - zones: The planner's time zones.
  ///   - later: The delay in minutes for the `later` action, at least 1.
  /// - Returns: The notification, or `nil` if the response doesn't postpone it, if the response is for another
  ///   notification, if the person doesn't allow its kind or any notification at that time, if the notification asks
  ///   the person to record something and they have done so since, or if it would have expired.
  /// - Throws: `ZoneError` if the database doesn't contain the person's time zone.
  /// - Complexity: O(*n*), where *n* is the number of achievements.
  public func shownAgain(
    after response: NotificationResponse, for person: Person, zones: ZoneDatabase,
    later: Int = ResponseAction.defaultMinutes
  ) throws(ZoneError) -> NotificationRequest? {
    guard response.id == id.rawValue, person.id == self.person, person.preferences.allows(kind),
      let minutes = ResponseAction(after: response).minutes(later: later), minutes >= 1
    else { return nil }
    let zone = try zones.zone(named: person.timeZone)
    // A device's clock can be wrong, but a response never precedes its notification.
    let responded = max(response.timestamp, timestamp)
    let earliest = responded.advanced(bySeconds: Int64(min(minutes, 1_000_000)) * 60)
    guard let moment = person.preferences.quietHours.firstMomentOutside(from: earliest, in: zone), moment < expires
    else { return nil }
    guard isCurrent(for: person, at: moment, in: zone) else { return nil }
    var again = self
    again.timestamp = moment
    again.offset = zone.offset(at: moment)
    return again
  }

  /// Returns whether a planned notification should still be sent at a given time.
  ///
  /// Check this before sending a notification later than planned, because the person may have recorded something or
  /// changed their preferences since.
  ///
  ///     guard try request.isCurrent(for: person, at: now, zones: planner.zones) else { return }
  ///
  /// - Parameters:
  ///   - person: The person's current data.
  ///   - moment: The time at which the notification would be sent.
  ///   - zones: The planner's time zones.
  /// - Returns: `false` if the notification has expired, if the person doesn't allow its kind or has paused
  ///   notifications, or if the notification asks the person to record something and they have done so since.
  /// - Throws: `ZoneError` if the database doesn't contain the person's time zone.
  /// - Complexity: O(*n*), where *n* is the number of achievements.
  public func isCurrent(for person: Person, at moment: Timestamp, zones: ZoneDatabase) throws(ZoneError) -> Bool {
    let zone = try zones.zone(named: person.timeZone)
    return person.preferences.allows(kind) && moment < expires && isCurrent(for: person, at: moment, in: zone)
  }

  private func isCurrent(for person: Person, at moment: Timestamp, in zone: Zone) -> Bool {
    let days = person.preferences.dayStart
    let today = days.date(of: moment, in: zone)
    guard !person.preferences.pauses.contains(where: { $0.contains(today) }) else { return false }
    return opens != .record || !person.history.hasAchievement(since: days.date(of: local), by: moment, days, in: zone)
  }
}

extension History {
  /// Returns whether an achievement on or after a day is known at a given time.
  fileprivate func hasAchievement(since day: CivilDate, by moment: Timestamp, _ days: StreakDay, in zone: Zone) -> Bool
  {
    switch record {
    case .summary(let summary): summary.lastOn.map { day <= $0 } ?? false
    case .achievements(let achievements):
      achievements.contains { achievement in
        days.isKnown(achievement.moment, at: moment, in: zone) && day <= days.date(of: achievement.moment, in: zone)
      }
    case nil: false
    }
  }
}
