public import Nudge

/// Sends an HTTP request and waits for the answer.
///
/// The one implementation for production is ``HTTPTransport``; tests have others.
public protocol Transport: Sendable {
  func send(_ request: PushMessage, to url: String, at now: Timestamp) async -> TransportResult
}

/// What became of a request.
public enum TransportResult: Hashable, Sendable {
  case reply(PushProvider.Reply)
  /// It never left this process: no connection, no TLS session or no stream could be opened.
  case notSent(String)
  /// It may have been received.
  case unanswered(String)
}
