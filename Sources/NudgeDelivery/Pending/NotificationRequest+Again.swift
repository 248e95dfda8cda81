public import NudgePlanning
public import NudgeRequests
public import NudgeTime

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension NotificationRequest {
  /// Returns the notification to show again after the person has put it off.
  ///
  /// It is the same notification at a new moment, after the quiet hours if the moment falls into them. The id is the same, so it replaces
  /// the first one everywhere, and counts once. It expires when the first one does: its words would be untrue after that.
  ///
  ///     if let again = try request.shownAgain(after: response, for: person, zones: planner.zones) {
  ///       store(again)  // send it at again.timestamp, or pass it to PendingNotifications
  ///     }
  ///
  /// - Parameters:
  ///   - response: The person's response to this notification.
  ///   - person: The person, for time zone, quiet hours and pauses.
  ///   - zones: The zones of the planner.
  ///   - later: How long `later` waits, in minutes, 1 or more.
  /// - Returns: `nil` if the response puts nothing off or is to another notification, if the person is not to be notified then, or if the
  ///   words would have expired.
  /// - Throws: `ZoneError` if the person's time zone is not in the database.
  public func shownAgain(
    after response: NotificationResponse, for person: Person, zones: ZoneDatabase,
    later: Int = ResponseAction.defaultMinutes
  ) throws(ZoneError) -> NotificationRequest? {
    guard response.id == id.rawValue, person.id == self.person, person.preferences.notificationsEnabled,
      let minutes = ResponseAction(after: response).minutes(later: later), minutes >= 1,
      let responded = Timestamp(response.at)
    else { return nil }
    let zone = try zones.zone(person.timeZone)
    let earliest = responded.advanced(bySeconds: Int64(min(minutes, 1_000_000)) * 60)
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

extension Timestamp {
  /// The second in which a date is; `nil` outside the years 1 to 9999.
  fileprivate init?(_ date: Date) {
    guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)) else { return nil }
    self.init(secondsSinceEpoch: seconds)
  }
}
