/// The state of one notification for one device.
///
/// A delivery moves along these arrows and no others:
///
/// ```text
/// planned ──▶ claimed ──▶ sending ──▶ accepted
///    ▲           │           ├─────▶ retry ──▶ claimed
///    └───────────┘           ├─────▶ dropped
///                            ├─────▶ dead
///                            └─────▶ unknown
/// claimed ──▶ retry
/// planned, claimed, retry ──▶ expired, cancelled
/// ```
///
/// Each arrow is one update that only has an effect if the delivery is still in the state that the arrow starts from. The
/// change to ``sending`` is committed before the first byte leaves the process, so what a process that dies may have sent is
/// known. If nobody knows whether it arrived, it becomes ``unknown``, or ``retry`` if its provider may be sent to again:
/// webhooks always, because each attempt has the same ID by which the receiver recognizes it.
public enum DeliveryState: String, CaseIterable, Codable, Hashable, Sendable {
  /// It will be sent when it is due.
  case planned
  /// A process is about to send it. If the process dies, another one sends it.
  case claimed
  /// A process may have sent it, and hasn't received an answer yet.
  case sending
  /// The provider accepted it.
  case accepted
  /// It will be sent again, because the provider didn't accept it, never received it, or recognizes it if it did.
  case retry
  /// The device is gone, and it was deleted.
  case dropped
  /// The provider rejected it for a reason that the operator has to fix.
  case dead
  /// It may or may not have been sent, because the process died or the connection was lost before an answer came, and it isn't
  /// sent again.
  case unknown
  /// It wasn't accepted before it expired.
  case expired
  /// It is no longer in the person's plan, the person or device is gone, or it wasn't accepted and has been postponed.
  case cancelled

  /// A Boolean value indicating whether the delivery is still to be sent, or is being sent.
  public var isOpen: Bool {
    switch self {
    case .planned, .claimed, .sending, .retry: true
    case .accepted, .dropped, .dead, .unknown, .expired, .cancelled: false
    }
  }

  /// Returns a Boolean value indicating whether a delivery can change from this state to another one.
  public func canBecome(_ next: DeliveryState) -> Bool {
    switch (self, next) {
    case (.planned, .claimed), (.planned, .expired), (.planned, .cancelled): true
    case (.retry, .claimed), (.retry, .expired), (.retry, .cancelled): true
    case (.claimed, .planned), (.claimed, .sending), (.claimed, .cancelled), (.claimed, .expired): true
    // The change to sending failed.
    case (.claimed, .retry): true
    case (.sending, .accepted), (.sending, .retry), (.sending, .dropped), (.sending, .dead), (.sending, .unknown): true
    default: false
    }
  }
}
