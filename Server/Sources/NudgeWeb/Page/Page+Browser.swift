internal import Crypto
internal import Hummingbird
internal import Nudge
internal import NudgeSenders
internal import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension Page {
  func test(_ posted: PostedForm) async throws -> Response {
    let results = try await backend.sendTest(to: posted.visit.person.id, if: posted.visit.precondition)
    let isSent = results.contains { $0.state == .accepted }
    let notice: PageNotice = results.isEmpty ? .testNoDevice : isSent ? .testSent : .testFailed
    return try await finish(posted, notice)
  }

  // MARK: Subscriptions

  /// What `PushSubscription.toJSON()` returns in a browser.
  private struct Subscription: Decodable {
    var endpoint: String
    var keys: Keys?

    struct Keys: Decodable {
      var p256dh: String
      var auth: String
    }

    /// A device's ID.
    ///
    /// A browser has one subscription, whose endpoint is secret.
    var device: String { "web-" + Base64URL.encode(SHA256.hash(data: Array(endpoint.utf8)).prefix(12)) }
  }

  func subscribe(_ request: Request) async throws -> Response {
    let visit = try await scriptVisit(request)
    let subscription: Subscription = try await decode(request)
    guard let keys = subscription.keys,
      (try? TargetURL(subscription.endpoint, allowsLoopback: backend.allowsLoopback)) != nil,
      (try? SubscriptionKeys(p256dh: keys.p256dh, auth: keys.auth)) != nil
    else { throw HTTPError(.unprocessableContent) }
    let known = try await backend.store.devices(of: visit.person.id).first { $0.id == subscription.device }
    let address = Device.Address.webPush(endpoint: subscription.endpoint, p256dh: keys.p256dh, auth: keys.auth)
    // The script sends the subscription at each visit, which doesn't change anything as a rule.
    if known?.address != address {
      let device = Device(
        person: visit.person.id, id: subscription.device, address: address, registeredAt: visit.now)
      guard try await backend.store.putDevice(device, if: visit.precondition, at: visit.now) != .gone else {
        throw PageError.signedOut
      }
      backend.wake()
    }
    return Response(status: .noContent)
  }

  func unsubscribe(_ request: Request) async throws -> Response {
    let visit = try await scriptVisit(request)
    let subscription: Subscription = try await decode(request)
    _ = try await backend.store.deleteDevice(
      subscription.device, of: visit.person.id, if: visit.precondition, withAddress: nil, at: visit.now)
    backend.wake()
    return Response(status: .noContent)
  }

  private func decode<Value: Decodable>(_ request: Request) async throws -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(try await API.bytes(of: request)))
    } catch is DecodingError { throw HTTPError(.unprocessableContent) }
  }

  // MARK: Responses

  /// What the service worker reports about a notification.
  private struct Reported: Decodable {
    var notification: String
    var action: String
  }

  private static let actions = ["opened", "dismissed", "add", "later", "snooze", "view"]

  func respond(_ request: Request) async throws -> Response {
    let visit = try await scriptVisit(request)
    let reported: Reported = try await decode(request)
    guard let notification = NotificationID(rawValue: reported.notification), Self.actions.contains(reported.action)
    else { throw HTTPError(.unprocessableContent) }
    let event = Event(person: visit.person.id, notification: notification, action: reported.action, at: visit.now)
    try await backend.respond(event, of: visit.record, text: nil, achievement: IdempotencyKey.newID())
    return Response(status: .accepted)
  }
}
