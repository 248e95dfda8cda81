package import NudgeJSON
package import NudgePlanning
internal import NudgeRequests
package import NudgeTime

/// Encodes notifications as the output lines of `nudge plan --encode`.
///
/// Each line is a JSON object with sorted keys. It contains `id`, `person` and `utc`, along with the platform's keys:
/// `headers` and `payload` for APNs and Web Push, `payload` for FCM, and `category` and `request` for
/// UserNotifications. All keys are documented in docs/payloads.md.
///
///     let encoder = LineEncoder(APNsEncoder(personalText: .hidden, topic: "org.example.app"))
///     for notification in plan { print(try encoder.line(for: notification, of: person)) }
package struct LineEncoder: Sendable {
  private enum Form: Sendable {
    case push(any PayloadWriter)
    case userNotifications(personalText: PersonalText, pinsTimeZone: Bool, zones: ZoneDatabase)
  }

  private let form: Form

  /// Creates an encoder for the Apple Push Notification service.
  package init(_ encoder: APNsEncoder) { form = .push(encoder) }

  /// Creates an encoder for Firebase Cloud Messaging.
  package init(_ encoder: FCMEncoder) { form = .push(encoder) }

  /// Creates an encoder for Web Push.
  ///
  /// The payloads are not encrypted.
  package init(_ encoder: WebPushEncoder) { form = .push(encoder) }

  /// Creates an encoder for requests that an iOS app schedules on the device.
  ///
  /// - Parameters:
  ///   - personalText: Whether the requests may include the person's own text.
  ///   - pinsTimeZone: Whether the requests stay in the person's time zone instead of following the device's clock.
  ///   - zones: The planner's time zones.
  package init(userNotifications personalText: PersonalText, pinsTimeZone: Bool = false, zones: ZoneDatabase) {
    form = .userNotifications(personalText: personalText, pinsTimeZone: pinsTimeZone, zones: zones)
  }

  /// Checks that the options are valid.
  ///
  /// `line` performs this check as well.
  ///
  /// - Throws: `PayloadError`.
  package func validate() throws(PayloadError) {
    if case .push(let encoder) = form { try encoder.validate() }
  }

  /// Returns one line of JSON, without a trailing newline.
  ///
  /// - Parameters:
  ///   - notification: A notification from the person's plan, which will be sent at its scheduled time.
  ///   - person: The person to notify. Their time zone affects requests for UserNotifications.
  /// - Returns: The line. Equal inputs produce identical bytes.
  /// - Throws: `PayloadError`.
  package func line(for notification: NotificationRequest, of person: Person) throws(PayloadError) -> String {
    let json = JSONBytes()
    try write(notification, of: person, to: json)
    return String(decoding: json.bytes.dropLast(), as: UTF8.self)
  }

  /// Writes a line and a trailing newline, or nothing if an error is thrown.
  package func write(_ notification: NotificationRequest, of person: Person, to json: JSONBytes) throws(PayloadError) {
    switch form {
    case .push(let encoder):
      let start = json.count
      let seconds = try notification.secondsLeft(sentAt: nil)
      let headers = encoder.headers(for: notification, secondsLeft: seconds)
      json.mark("{")
      if !headers.isEmpty { json.member("headers", headers) }
      json.member("id", notification.id)
      json.key("payload")
      do throws(PayloadError) { try encoder.write(notification, sentAt: nil, to: json) } catch {
        json.removeLast(to: start)
        throw error
      }
      json.member("person", notification.person)
    case .userNotifications(let personalText, let pinsTimeZone, let zones):
      json.mark("{")
      json.object("category") { UserNotificationRequest.Category(notification).writeMembers(to: json) }
      json.member("id", notification.id)
      json.member("person", notification.person)
      // A person who has a plan always has a valid time zone.
      let zone = (try? zones.zone(person.timeZone)) ?? .utc
      let request = UserNotificationRequest(notification, personalText: personalText, in: zone, isPinned: pinsTimeZone)
      json.object("request") { request.writeMembers(to: json) }
    }
    json.key("utc")
    json.utc(notification.timestamp)
    json.raw("}\n")
  }
}
