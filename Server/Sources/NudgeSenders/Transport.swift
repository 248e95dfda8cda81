public import Nudge

/// Sends an HTTP request and waits for the answer.
///
/// ``HTTP2Client`` is for APNs and FCM, and ``HTTPTransport`` for endpoints that browsers and users choose. Tests have others.
public protocol Transport: Sendable {
  func send(_ request: PushMessage, to url: String, at now: Timestamp) async -> TransportResult

  /// Sends later requests for a host over a new connection.
  func reconnect(to url: String) async
}

extension Transport {
  public func reconnect(to url: String) async {}
}

/// The result of a request.
public enum TransportResult: Hashable, Sendable {
  case reply(PushProvider.Reply)
  /// It never left this process: no connection, no TLS session or no stream could be opened.
  case notSent(String)
  /// It may have been received.
  case unanswered(String)
}
