public import Nudge
public import NudgeStore

/// Sends notifications to one provider's devices.
///
/// A sender doesn't decide what is sent or when, and stores nothing.
public protocol Sender: Sendable {
  /// Encodes a notification, sends it, and waits for the answer.
  ///
  /// A sender sets its own deadline, after which it gives up waiting. Canceling the task doesn't interrupt a request,
  /// because its result would be unknown then.
  func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer
}

/// A provider's answer to a notification.
public struct Answer: Hashable, Sendable {
  /// A state that ``DeliveryState/sending`` can become.
  public var state: DeliveryState
  /// The number of seconds to wait before the next attempt, in the state ``DeliveryState/retry``, or in the state
  /// ``DeliveryState/unknown`` if the provider may be sent to again.
  public var wait: Int?
  /// The deliveries that the answer concerns.
  public var scope: Scope
  /// The time for which nothing else is sent within ``scope``, in seconds, or `nil` if others can be sent.
  public var pause: Int?
  /// The HTTP status.
  public var status: Int?
  /// The provider's reason, without personal data.
  public var reason: String?

  /// The deliveries that an answer can concern.
  public enum Scope: Hashable, Sendable {
    /// This device only.
    case device
    /// All devices of the same service, because it is overloaded or unreachable.
    case service
    /// Everything that is sent with the same configuration, which has to be fixed.
    ///
    /// For APNs, that is an app in one environment.
    case sender
  }

  public init(
    _ state: DeliveryState, wait: Int? = nil, scope: Scope = .device, pause: Int? = nil, status: Int? = nil,
    reason: String? = nil
  ) {
    self.state = state
    self.wait = wait
    self.scope = scope
    self.pause = pause
    self.status = status
    self.reason = reason
  }
}
