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
      }
    }
  }

  func getDeliveries(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    _ = try await backend.person(id)
    let since = try moment(request, "since") ?? backend.clock.now().advanced(bySeconds: -30 * 86_400)
    let limit = try number(request, "limit", 1...1_000) ?? 100
    let deliveries = try await backend.store.deliveries(of: id, since: since, limit: limit)
    return try JSONResponse.make(DeliveryList(deliveries: deliveries.map(DeliveryList.Item.init)))
  }

  /// The longest span of a plan, in seconds.
  private static let longestPlan: Int64 = 366 * 86_400

  func getPlan(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let person = try await backend.person(try personID(context)).person
    let from = try moment(request, "from") ?? backend.clock.now()
    let until = try moment(request, "until") ?? from.advanced(bySeconds: 7 * 86_400)
    guard from <= until, until.secondsSinceEpoch - from.secondsSinceEpoch <= Self.longestPlan else {
      throw Problem(.badRequest, "until must not be before from, nor more than 366 days after it.")
    }
    let lines = try backend.planner.notifications(for: person, in: from..<until).map { $0.json() + "\n" }
    return Response(
      status: .ok, headers: [.contentType: "application/x-ndjson"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: lines.joined())))
  }

  private struct EventBody: Decodable {
    var notification: String
    var action: String
    var at: String?
    var text: String?
  }

  private static let actions = ["opened", "dismissed", "add", "later", "snooze", "mute"]

  func postEvent(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let body: EventBody = try await decode(request)
    guard let notification = NotificationID(rawValue: body.notification) else {
      throw Problem.invalid("/notification", "Must be the ID of a notification, such as reminder-2026-11-22.")
    }
    guard Self.actions.contains(body.action) else {
      throw Problem.invalid("/action", "Must be one of \(Self.actions.joined(separator: ", ")).")
    }
    var at = backend.clock.now()
    if let text = body.at {
      guard let moment = try? Timestamp(rfc3339: text) else {
        throw Problem.invalid("/at", "Must be a time such as 2026-11-22T20:00:00Z.")
      }
      at = moment
    }
    let event = Event(person: try personID(context), notification: notification, action: body.action, at: at)
    try await backend.respond(event, text: body.text)
    return Response(status: .accepted)
  }
}
