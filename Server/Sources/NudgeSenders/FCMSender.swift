public import Nudge
public import NudgeDispatch
public import NudgeStore
internal import Synchronization

/// Sends notifications to apps that use Firebase Cloud Messaging.
public struct FCMSender: Sender {
  private let transport: any Transport
  private let tokens: SharedToken
  private let encoder: FCMEncoder
  private let url: String
  private let pace = Pace(perSecond: 10_000)

  /// An access token is valid for 60 minutes.
  private static let tokenLifetime: Int64 = 50 * 60

  /// - Parameters:
  ///   - transport: Sends the requests. Must speak HTTP/2.
  ///   - url: The address of another service than Google's, without a slash at the end, or `nil`.
  public init(transport: any Transport, account: FCMAccount, store: any Store, url: String? = nil) {
    self.transport = transport
    encoder = FCMEncoder(project: account.project)
    self.url = "\(url ?? "https://fcm.googleapis.com")/v1/projects/\(account.project)/messages:send"
    tokens = SharedToken(account.name, in: store, lifetime: Self.tokenLifetime, minimumAge: 0) { now in
      try await account.token(at: now, over: transport)
    }
  }

  public func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer {
    guard case .fcm(let token) = device.address else {
      return Answer(.dead, reason: "the device is not an app that uses Firebase")
    }
    do {
      let message = try encoder.message(for: notification, to: .token(token), sentAt: now)
      await pace.wait()
      return try await PushExchange(
        provider: .fcm, transport: transport, tokens: tokens, notification: notification, delivery: delivery,
        device: device
      ).send(message, to: url, at: now)
    } catch let error as TokenError {
      return error.answer(for: notification, attempt: delivery.attempt)
    } catch {
      return Answer(.dead, reason: "\(error)")
    }
  }
}

/// Keeps requests below a rate.
///
/// FCM allows 600,000 requests a minute for a project.
final class Pace: Sendable {
  private let interval: Duration
  private let next = Mutex(ContinuousClock.now)

  /// The maximum time by which requests may be ahead of the rate.
  private static let burst = Duration.seconds(1)

  init(perSecond rate: Int) { interval = .seconds(1) / rate }

  /// Waits until the next request may be sent.
  func wait() async {
    let start = next.withLock { next in
      next = max(next, .now - Self.burst)
      next += interval
      return next
    }
    // Not canceled with the task, because the delivery has been marked.
    if start > .now { await Task { try? await Task.sleep(until: start, clock: .continuous) }.value }
  }
}
