internal import Crypto
internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore

extension Page {
  func test(_ posted: PostedForm) async throws -> Response {
    let results = try await backend.sendTest(to: posted.visit.person.id, if: posted.visit.precondition)
    let isSent = results.contains { $0.state == .accepted }
    let notice: PageNotice = results.isEmpty ? .testNoDevice : isSent ? .testSent : .testFailed
    return try await finish(posted, notice)
  }

  // MARK: Subscriptions

  /// A browser's push subscription, as `PushSubscription.toJSON()` returns it there.
  private struct Subscription {
    var endpoint: String
    /// The keys, which aren't needed to end a subscription.
    var keys: (p256dh: String, auth: String)?
    /// The endpoint that this one replaces, if the browser knows it.
    var old: String?

    var device: DeviceEndpoint { DeviceEndpoint(url: endpoint) }
  }

  /// Reads a subscription.
  ///
  /// - Parameter isNew: Whether the server may send to it, so that it must be one that it can send to.
  private func subscription(_ request: Request, isNew: Bool) async throws -> Subscription {
    var body = try BodyReader(await API.bytes(of: request))
    let endpoint = isNew ? body.endpoint("endpoint", allowing: backend.networks) : body.required("endpoint")
    let keys = isNew ? body.subscriptionKeys("keys") : nil
    let old = body.text("old")
    // Browsers and later scripts may add something.
    body.acceptAll()
    try body.check()
    guard let endpoint else { throw Problem.invalid("", "Must be a subscription.") }
    return Subscription(endpoint: endpoint, keys: keys, old: old)
  }

  func subscribe(_ request: Request) async throws -> Response {
    try await subscribe(try await scriptVisit(request), try await subscription(request, isNew: true))
  }

  /// Stores a subscription that the script has found at a visit, or that replaces one which the browser has lost.
  ///
  /// A device that isn't stored stays disconnected until the person connects it: they have disconnected it elsewhere.
  func renew(_ request: Request) async throws -> Response {
    let visit = try await scriptVisit(request)
    let subscription = try await subscription(request, isNew: true)
    let old = subscription.old.map { DeviceEndpoint(url: $0) }
    let devices = try await backend.store.devices(of: visit.person.id)
    let replaced = devices.filter { old?.isOf($0.id) ?? visit.session.owns($0.id) }
    guard !replaced.isEmpty || devices.contains(where: { subscription.device.isOf($0.id) }) else {
      throw Problem(.noSuchDevice, "This browser isn't connected, or was disconnected elsewhere.")
    }
    let response = try await subscribe(visit, subscription)
    for device in replaced where old != nil && !subscription.device.isOf(device.id) {
      _ = try await backend.store.deleteDevice(
        device.id, of: visit.person.id, if: visit.precondition, withAddress: device.address, at: visit.now)
    }
    return response
  }

  private func subscribe(_ visit: Visit, _ subscription: Subscription) async throws -> Response {
    guard let keys = subscription.keys else { throw Problem.invalid("/keys", "Is missing.") }
    let id = visit.session.device(subscription.device)
    let known = try await backend.store.devices(of: visit.person.id).first { $0.id == id }
    let address = Device.Address.webPush(endpoint: subscription.endpoint, p256dh: keys.p256dh, auth: keys.auth)
    // The script sends the subscription at each visit, which doesn't change anything as a rule.
    if known?.address != address {
      let device = Device(
        person: visit.person.id, id: id, address: address, registeredAt: visit.now)
      guard try await backend.store.putDevice(device, if: visit.precondition, at: visit.now) != .gone else {
        throw PageError.signedOut
      }
      backend.wake()
      // The browser may have signed out in the meantime.
      if try await backend.store.hasSessionEnded(visit.session.id) {
        _ = try await backend.store.deleteDevice(
          id, of: visit.person.id, if: visit.precondition, withAddress: address, at: visit.now)
        throw PageError.signedOut
      }
    }
    return Response(status: .noContent)
  }

  func unsubscribe(_ request: Request) async throws -> Response {
    let visit = try await scriptVisit(request)
    let subscription = try await subscription(request, isNew: false)
    for device in try await backend.store.devices(of: visit.person.id) where subscription.device.isOf(device.id) {
      _ = try await backend.store.deleteDevice(
        device.id, of: visit.person.id, if: visit.precondition, withAddress: nil, at: visit.now)
    }
    backend.wake()
    return Response(status: .noContent)
  }

  // MARK: Responses

  private static let actions = ["opened", "dismissed", "add", "later", "snooze", "view", "keep", "not-this"]
  /// The age of the oldest reports, in seconds: a week.
  private static let maximumAge: Int64 = 7 * 86_400

  func respond(_ request: Request) async throws -> Response {
    let visit = try await scriptVisit(request)
    var body = try BodyReader(await API.bytes(of: request))
    let notification = body.notification("notification")
    let action = body.word("action", of: Self.actions)
    // When the person did it, if it couldn't be sent at that time.
    let reportedAt = body.text("at")
    // Identifies the report, which may be sent several times.
    let id = body.text("id", 0...255)
    // The person whom the notification was for, as in `PageAccess.personTag(_:)`.
    let person = body.text("person")
    body.acceptAll()
    try body.check()
    guard let notification, let action else { throw Problem.invalid("", "Must be a response.") }
    // Somebody else uses the browser by now.
    guard person.map({ $0 == access.personTag(visit.session.holder) }) ?? true else {
      throw Problem(.noLonger, "The notification was for somebody who doesn't use this browser any more.")
    }
    // A browser's clock can be wrong.
    let earliest = visit.now.advanced(bySeconds: -Self.maximumAge)
    let at = min(max(reportedAt.flatMap { try? Timestamp(rfc3339: $0) } ?? visit.now, earliest), visit.now)
    let event = Event(person: visit.person.id, notification: notification, action: action, at: at)
    try await once(id, visit) {
      try await backend.respond(event, of: visit.record, text: nil, achievement: IdempotencyKey.newID())
    }
    return Response(status: .accepted)
  }

  /// Does something that the service worker may ask for several times, because it didn't get the answer.
  private func once(_ id: String?, _ visit: Visit, _ body: () async throws -> Void) async throws {
    guard let id else { return try await body() }
    let key = IdempotencyKey.hash(["page", access.personTag(visit.session.holder), id])
    let request = RepeatableRequest(key: key, content: key, person: visit.person.id)
    switch try await backend.store.startRequest(request, at: backend.clock.now()) {
    case .finished, .different: return
    case .running: throw Problem(.requestIsRunning, "The same response is still being stored.")
    case .started(let run):
      do { try await body() } catch {
        try await backend.store.abandonRequest(run)
        throw error
      }
      let done = StoredResponse(status: HTTPResponse.Status.accepted.code, contentType: nil, body: [])
      try await backend.store.finishRequest(run, done, at: backend.clock.now())
    }
  }
}
