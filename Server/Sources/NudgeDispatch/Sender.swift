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
  func send(_ notification: NotificationRequest, to device: Device, attempt: Int, at now: Timestamp) async -> Answer
}

/// What a provider made of a notification.
public struct Answer: Hashable, Sendable {
  /// A state that ``DeliveryState/sending`` can become.
  public var state: DeliveryState
  /// The number of seconds to wait before the next attempt, in the state ``DeliveryState/retry``.
  public var wait: Int?
  /// Who has to wait.
  public var scope: PushProvider.Action.Scope
  /// The HTTP status.
  public var status: Int?
  /// The provider's reason, without personal data.
  public var reason: String?

  public init(
    _ state: DeliveryState, wait: Int? = nil, scope: PushProvider.Action.Scope = .device, status: Int? = nil,
    reason: String? = nil
  ) {
    self.state = state
    self.wait = wait
    self.scope = scope
    self.status = status
    self.reason = reason
  }
}
