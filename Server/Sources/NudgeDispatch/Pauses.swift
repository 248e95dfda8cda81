internal import Nudge
internal import NudgeStore
internal import Synchronization

/// Services that asked to wait, and configurations that are refused.
final class Pauses: Sendable {
  struct Pause: Hashable {
    var start: Timestamp
    var end: Timestamp
    var reason: String
  }

  private let pauses = Mutex<[String: Pause]>([:])

  /// Begins a pause if an answer asks for one.
  ///
  /// - Returns: Whether nothing was paused before.
  func note(_ answer: Answer, from address: Device.Address, at now: Timestamp) -> Bool {
    guard let seconds = answer.pause, seconds > 0, answer.scope != .device else { return false }
    let place = answer.scope == .service ? address.service : address.configuration
    let fallback = answer.status.map { "the provider's last answer was \($0)" } ?? "the provider asked to wait"
    let end = now.advanced(bySeconds: Int64(seconds))
    return pauses.withLock { pauses in
      pauses = pauses.filter { $0.value.contains(now) }
      let known = pauses[place]
      guard known.map({ $0.end < end }) ?? true else { return false }
      pauses[place] = Pause(start: now, end: end, reason: answer.reason ?? fallback)
      return known == nil
    }
  }

  /// Returns the pause of an address that ends last, or `nil` if something can be sent to it.
  func pause(of address: Device.Address, at now: Timestamp) -> Pause? {
    pauses.withLock { pauses in
      guard !pauses.isEmpty else { return nil }
      return [address.service, address.configuration].compactMap { pauses[$0] }.filter { $0.contains(now) }
        .max { $0.end < $1.end }
    }
  }
}

extension Pauses.Pause {
  /// A clock that is set back ends a pause.
  fileprivate func contains(_ now: Timestamp) -> Bool { start <= now && now < end }
}

extension Device.Address {
  /// The name of the service that a device belongs to: its host, or the provider for APNs and FCM.
  var service: String {
    switch self {
    case .webPush(let url, _, _), .webhook(let url, _):
      String(url.drop { $0 != "/" }.drop { $0 == "/" }.prefix { !"/?#".contains($0) })
    case .apns, .fcm: provider.rawValue
    }
  }

  /// The name of the configuration that is used to send to the device, which its provider can refuse.
  ///
  /// Clients register an app and its environment, so a wrong one stops no others.
  var configuration: String {
    switch self {
    case .webPush, .webhook, .fcm: "configuration of \(service)"
    case .apns(_, let topic, let environment): "configuration of \(topic) in \(environment.rawValue)"
    }
  }
}
