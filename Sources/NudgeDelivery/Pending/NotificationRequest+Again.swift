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
  ///   - person: The person, whose time zone, quiet hours and pauses apply.
  ///   - zones: The planner's time zones.
  ///   - later: The delay of `later`, in minutes, 1 or more.
  /// - Returns: The notification, or `nil` if the response does not postpone it, if the response belongs to another
  ///   notification, if the person does not receive notifications at that moment, or if the notification would have
  ///   expired.
  /// - Throws: `ZoneError` if the person's time zone is not in the database.
  public func shownAgain(
    after response: NotificationResponse, for person: Person, zones: ZoneDatabase,
    later: Int = ResponseAction.defaultMinutes
  ) throws(ZoneError) -> NotificationRequest? {
    guard response.id == id.rawValue, person.id == self.person, person.preferences.notificationsEnabled,
      let minutes = ResponseAction(after: response).minutes(later: later), minutes >= 1
    else { return nil }
    let zone = try zones.zone(person.timeZone)
    let earliest = Timestamp(response.at).advanced(bySeconds: Int64(min(minutes, 1_000_000)) * 60)
    guard let moment = person.preferences.quietHours.firstMomentOutside(from: earliest, in: zone), moment < expires
    else { return nil }
    let date = zone.civil(at: moment).date
    guard !person.preferences.pauses.contains(where: { $0.contains(date) }) else { return nil }
    var again = self
    again.timestamp = moment
    again.offset = zone.offset(at: moment)
    return again
  }
}
