public import NudgePlanning
public import NudgeRequests
internal import NudgeTime

extension NotificationRequest {
  /// Returns the notification to show again after the person has postponed it.
  ///
  /// The result is the same notification at a later time. If that time falls within quiet hours, the notification is
  /// moved to the end of the quiet hours. Its ID doesn't change, so it replaces the first notification on every
  /// platform and is counted once. It also expires at the same time as before, because its text may no longer be true
  /// afterward.
  ///
  ///     if let again = request.shownAgain(after: response, for: plan) {
  ///       store(again)  // send it at again.timestamp, or pass it to PendingNotifications
  ///     }
  ///
  /// - Parameters:
  ///   - response: The person's response to this notification.
  ///   - plan: The person's current plan.
  ///   - later: The delay in minutes for the `later` action, at least 1.
  /// - Returns: The notification, or `nil` if the response doesn't postpone it, if the response is for another
  ///   notification, if the person doesn't allow its kind or any notification at that time, if the notification asks
  ///   the person to record something and they have done so since, or if it would have expired.
  public func shownAgain(
    after response: NotificationResponse, for plan: PersonPlan, later: Int = ResponseAction.defaultMinutes
  ) -> NotificationRequest? {
    guard response.id == id.rawValue, plan.person.id == person,
      let minutes = ResponseAction(after: response).minutes(later: later), minutes >= 1
    else { return nil }
    // A device's clock can be wrong, but a response never precedes its notification.
    let responded = max(response.timestamp, timestamp)
    let earliest = responded.advanced(bySeconds: Int64(min(minutes, 1_000_000)) * 60)
    let moment = plan.quietHoursEnd(at: earliest) ?? earliest
    guard plan.isStillDue(self, at: moment) else { return nil }
    var again = self
    again.timestamp = moment
    again.offset = plan.offset(at: moment)
    return again
  }
}
