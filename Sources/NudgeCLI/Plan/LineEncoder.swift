internal import NudgeDelivery
internal import NudgeJSON
internal import NudgePlanning
internal import NudgeTime

/// Writes notifications as a platform takes them, one line of JSON each, keys in alphabetical order; docs/payloads.md tells them.
enum LineEncoder: Sendable {
  case apns(APNsEncoder)
  case fcm(FCMEncoder)
  case webPush(WebPushEncoder)
  /// On the person's clock, whose zones these are.
  case userNotifications(previews: Previews, pinsZone: Bool, ZoneDatabase)

  /// Writes a line, or nothing where it throws.
  func write(_ notification: NotificationRequest, of person: Person, to json: JSONBytes) throws(PayloadError) {
    let start = json.count
    do throws(PayloadError) {
      switch self {
      case .apns(let encoder):
        json.raw(#"{"headers":"#)
        json.headers(encoder.headers(for: notification))
        json.mark(",")
        id(notification, to: json)
        json.raw(#","payload":"#)
        try encoder.write(notification, sentAt: nil, to: json)
      case .fcm(let encoder):
        json.mark("{")
        id(notification, to: json)
        json.raw(#","payload":"#)
        try encoder.write(notification, sentAt: nil, to: json)
      case .webPush(let encoder):
        json.raw(#"{"headers":"#)
        json.headers(try encoder.headers(for: notification, sentAt: nil))
        json.mark(",")
        id(notification, to: json)
        json.raw(#","payload":"#)
        try encoder.write(notification, sentAt: nil, to: json)
      case .userNotifications:
        json.raw(#"{"category":"#)
        UserNotificationCategory(notification).write(to: json)
        json.mark(",")
        id(notification, to: json)
      }
    } catch {
      json.removeLast(to: start)
      throw error
    }
    json.raw(#","person":"#)
    json.string(notification.person)
    if case .userNotifications(let previews, let pinsZone, let zones) = self {
      json.raw(#","request":"#)
      // Who has a plan has a zone.
      let zone = (try? zones.zone(person.timeZone)) ?? .utc
      UserNotificationRequest(notification, previews: previews, in: zone, isPinned: pinsZone).write(to: json)
    }
    json.raw(#","utc":"#)
    json.utc(notification.timestamp)
    json.raw("}\n")
  }

  private func id(_ notification: NotificationRequest, to json: JSONBytes) {
    json.raw(#""id":"#)
    json.string(notification.id.rawValue)
  }
}
