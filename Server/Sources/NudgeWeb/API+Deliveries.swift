internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

extension API {
  private struct DeliveryList: Encodable {
    var deliveries: [Item]

    struct Item: Encodable {
      var notification: String
      var device: String
      var showing: Int?
      var state: DeliveryState
      var at: String
      var due: String
      var expires: String
      var changedAt: String
      var attempts: Int
      var nextTry: String?
      var status: Int?
      var reason: String?
      var process: String?

      init(_ delivery: Delivery) {
        notification = delivery.key.notification.rawValue
        device = delivery.key.device
        showing = delivery.key.showing == 0 ? nil : delivery.key.showing
        state = delivery.state
        at = "\(delivery.moment)"
        due = "\(delivery.due)"
        expires = "\(delivery.expires)"
        changedAt = "\(delivery.changedAt)"
        attempts = delivery.attempt
        nextTry = delivery.nextTry.map { "\($0)" }
        status = delivery.status
        reason = delivery.reason
        process = delivery.process
      }
    }
  }

  func getDeliveries(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    var query = QueryReader(request)
    let since = query.time("since") ?? backend.clock.now().advanced(bySeconds: -30 * 86_400)
    let limit = query.number("limit", 1...1_000) ?? 100
    try query.check()
    let deliveries = try await backend.read(of: id) {
      try await backend.store.deliveries(of: id, since: since, limit: limit)
    }
    return try JSONResponse.make(DeliveryList(deliveries: deliveries.map(DeliveryList.Item.init)))
  }

  static let eventActions = ["opened", "dismissed", "add", "later", "snooze", "mute", "keep", "not-this"]

  func postEvent(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let person = try personID(context)
    var body = try await body(of: request)
    let notification = body.notification("notification")
    let action = body.word("action", of: Self.eventActions)
    let at = body.time("at") ?? backend.clock.now()
    let text = body.text("text")
    try body.check()
    guard let notification, let action else { throw Problem.invalid("", "Must be an event.") }
    let event = Event(person: person, notification: notification, action: action, at: at)
    try await backend.respond(
      event, of: try await backend.person(person), text: text, achievement: IdempotencyKey.newID())
    return Response(status: .accepted)
  }
}

extension BodyReader {
  /// Reads the ID of a notification.
  mutating func notification(_ key: String) -> NotificationID? {
    guard let text = required(key) else { return nil }
    if let id = NotificationID(rawValue: text) { return id }
    complain(key, "Must be the ID of a notification, such as reminder-2026-11-22.")
    return nil
  }
}
