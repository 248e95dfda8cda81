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
/// change to ``sending`` is committed before the first byte leaves the process, so a process that dies never sends a
/// notification again that it may have sent already.
public enum DeliveryState: String, CaseIterable, Codable, Hashable, Sendable {
  /// It will be sent when it is due.
  case planned
  /// A process is about to send it. If the process dies, another one sends it.
  case claimed
  /// A process may have sent it, and hasn't received an answer yet.
  case sending
  /// The provider accepted it.
  case accepted
  /// The provider didn't accept it, or never received it, and it will be sent again.
  case retry
  /// The device is gone, and it was deleted.
  case dropped
  /// The provider rejected it for a reason that the operator has to fix.
  case dead
  /// It may or may not have been sent, because the process died or the connection was lost before an answer came.
  case unknown
  /// It wasn't sent before it expired.
  case expired
  /// It is no longer in the person's plan, the person or device is gone, or it was refused and has been postponed.
  case cancelled

  /// Whether the delivery can still be sent.
  public var isOpen: Bool {
    switch self {
    case .planned, .claimed, .sending, .retry: true
    case .accepted, .dropped, .dead, .unknown, .expired, .cancelled: false
    }
  }

  /// Whether a delivery can change from this state to another one.
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
