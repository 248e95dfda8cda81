package import NudgeJSON
package import NudgePlanning
internal import NudgeRequests
package import NudgeTime

/// Encodes notifications as the lines of `nudge plan --encode`: one JSON object each, keys sorted.
///
/// A line has `id`, `person` and `utc`, and what the platform takes: `headers` and `payload` for APNs and Web Push, `payload` for
/// FCM, `category` and `request` for UserNotifications. docs/payloads.md lists all keys.
///
///     let encoder = LineEncoder(APNsEncoder(personalText: .hidden, topic: "org.example.app"))
///     for notification in plan { print(try encoder.line(for: notification, of: person)) }
package struct LineEncoder: Sendable {
  private enum Form: Sendable {
    case push(any PayloadWriter)
    case userNotifications(personalText: PersonalText, pinsTimeZone: Bool, zones: ZoneDatabase)
  }

  private let form: Form

  /// Creates an encoder for Apple's push service.
  package init(_ encoder: APNsEncoder) { form = .push(encoder) }

  /// Creates an encoder for Firebase Cloud Messaging.
  package init(_ encoder: FCMEncoder) { form = .push(encoder) }

  /// Creates an encoder for Web Push, before encryption.
  package init(_ encoder: WebPushEncoder) { form = .push(encoder) }

  /// Creates an encoder for requests that an app on iOS adds itself.
  ///
  /// - Parameters:
  ///   - personalText: Whether the requests may include the person's own text.
  ///   - pinsTimeZone: Whether the requests stay in the person's zone instead of following the device's clock.
  ///   - zones: The zones of the planner.
  package init(userNotifications personalText: PersonalText, pinsTimeZone: Bool = false, zones: ZoneDatabase) {
    form = .userNotifications(personalText: personalText, pinsTimeZone: pinsTimeZone, zones: zones)
  }

  /// Checks that the options are valid, as `line` does too.
  ///
  /// - Throws: `PayloadError`.
  package func validate() throws(PayloadError) {
    if case .push(let encoder) = form { try encoder.validate() }
  }

  /// Returns one line of JSON, without a line break.
  ///
  /// - Parameters:
  ///   - notification: A notification of the person's plan, sent at the moment of firing.
  ///   - person: The person, whose time zone requests of UserNotifications depend on.
  /// - Returns: The line. Equal inputs give equal bytes.
  /// - Throws: `PayloadError`.
  package func line(for notification: NotificationRequest, of person: Person) throws(PayloadError) -> String {
    let json = JSONBytes()
    try write(notification, of: person, to: json)
    return String(decoding: json.bytes.dropLast(), as: UTF8.self)
  }

  /// Writes a line with its break; nothing if it throws.
  package func write(_ notification: NotificationRequest, of person: Person, to json: JSONBytes) throws(PayloadError) {
    switch form {
    case .push(let encoder):
      let start = json.count
      let seconds = try notification.secondsLeft(sentAt: nil)
      let headers = encoder.headers(for: notification, secondsLeft: seconds)
      json.mark("{")
      if !headers.isEmpty { json.member("headers", headers) }
      json.member("id", notification.id.rawValue)
      json.key("payload")
      do throws(PayloadError) { try encoder.write(notification, sentAt: nil, to: json) } catch {
        json.removeLast(to: start)
        throw error
      }
      json.member("person", notification.person)
    case .userNotifications(let personalText, let pinsTimeZone, let zones):
      json.mark("{")
      json.object("category") { UserNotificationRequest.Category(notification).writeMembers(to: json) }
      json.member("id", notification.id.rawValue)
      json.member("person", notification.person)
      // A person with a plan has a valid zone.
      let zone = (try? zones.zone(person.timeZone)) ?? .utc
      let request = UserNotificationRequest(notification, personalText: personalText, in: zone, isPinned: pinsTimeZone)
      json.object("request") { request.writeMembers(to: json) }
    }
    json.key("utc")
    json.utc(notification.timestamp)
    json.raw("}\n")
  }
}
