public import NudgePlanning
public import NudgeRequests
public import NudgeTime

extension NotificationRequest {
  /// Returns the notification to show again after the person postponed it.
  ///
  /// The result is the same notification at a later moment. If that moment falls within quiet hours, the notification
  /// moves to their end. The id stays the same, so the notification replaces the first one on every platform and counts
  /// once. It also expires at the same moment, because its text is no longer true afterward.
  ///
  ///     if let again = try request.shownAgain(after: response, for: person, zones: planner.zones) {
  ///       store(again)  // send it at again.timestamp, or pass it to PendingNotifications
  ///     }
  ///
  /// - Parameters:
  ///   - response: The person's response to this notification.
  ///   - person: The person as they are now, whose time zone, preferences and history apply.
  ///   - zones: The planner's time zones.
  ///   - later: The delay of `later`, in minutes, 1 or more.
  /// - Returns: The notification, or `nil` if the response does not postpone it, if the response belongs to another
  ///   notification, if the person does not allow its kind or any notification at that moment, if the notification asks
  ///   to record something and the person has done so since, or if it would have expired.
  /// - Throws: `ZoneError` if the person's time zone is not in the database.
  /// - Complexity: O(*n*) in the number of achievements.
  public func shownAgain(
    after response: NotificationResponse, for person: Person, zones: ZoneDatabase,
    later: Int = ResponseAction.defaultMinutes
  ) throws(ZoneError) -> NotificationRequest? {
    guard response.id == id.rawValue, person.id == self.person, person.preferences.allows(kind),
      let minutes = ResponseAction(after: response).minutes(later: later), minutes >= 1
    else { return nil }
    let zone = try zones.zone(person.timeZone)
    // The clock of a device can be wrong, but a response never precedes its notification.
    let responded = max(response.timestamp, timestamp)
    let earliest = responded.advanced(bySeconds: Int64(min(minutes, 1_000_000)) * 60)
    guard let moment = person.preferences.quietHours.firstMomentOutside(from: earliest, in: zone), moment < expires
    else { return nil }
    let days = person.preferences.dayStart
    let today = days.date(of: moment, in: zone)
    guard !person.preferences.pauses.contains(where: { $0.contains(today) }) else { return nil }
    let isAnswered = person.history.hasAchievement(since: days.date(of: local), by: moment, days, in: zone)
    guard opens != .record || !isAnswered else { return nil }
    var again = self
    again.timestamp = moment
    again.offset = zone.offset(at: moment)
    return again
  }
}

extension History {
  /// Returns whether an achievement on a day or later is known at a moment.
  fileprivate func hasAchievement(since day: CivilDate, by moment: Timestamp, _ days: StreakDay, in zone: Zone) -> Bool
  {
    switch record {
    case .summary(let summary): summary.lastOn.map { day <= $0 } ?? false
    case .achievements(let achievements):
      achievements.contains { achievement in
        switch achievement.moment {
        case .timestamp(let timestamp): timestamp <= moment && day <= days.date(of: timestamp, in: zone)
        case .date(let date): day <= date && date <= days.date(of: moment, in: zone)
        }
      }
    case nil: false
    }
  }
}
