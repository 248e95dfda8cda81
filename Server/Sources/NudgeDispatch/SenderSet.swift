public import NudgeStore
internal import Synchronization

/// The senders of a process, which new settings can replace while it runs.
public final class SenderSet: Sendable {
  private let senders: Mutex<[Device.Provider: any Sender]>

  public init(_ senders: [Device.Provider: any Sender]) { self.senders = Mutex(senders) }

  /// The sender of a provider, or `nil` if the provider isn't configured.
  public subscript(provider: Device.Provider) -> (any Sender)? { senders.withLock { $0[provider] } }

  /// Uses other senders from now on.
  ///
  /// A delivery that is being sent keeps its sender.
  public func replace(with new: [Device.Provider: any Sender]) { senders.withLock { $0 = new } }
}
