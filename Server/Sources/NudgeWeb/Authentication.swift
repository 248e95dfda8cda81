internal import Crypto
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore

/// Lets requests pass whose key can be used for everything.
struct KeyMiddleware: RouterMiddleware {
  let backend: Backend

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    guard try await key(of: request, context).scope == .all else {
      throw Problem(.limitedKey, "The key can only be used for GET /metrics.")
    }
    return try await next(request, context)
  }

  /// Returns the key of a request.
  func key(of request: Request, _ context: WebContext) async throws -> StoredKey {
    let values = request.headers[values: .authorization]
    guard values.count == 1, values[0].lowercased().hasPrefix("bearer ") else {
      throw Self.problem(
        .missingKey, "The request needs the header Authorization: Bearer KEY. nudged keys add makes a key.")
    }
    let text = values[0].dropFirst("bearer ".count).drop { $0 == " " }
    guard let key = try await backend.store.key(hash: APIKey.hash(String(text))) else {
      backend.failures.log(
        .warning, "a key isn't valid", ["from": "\(context.remoteAddress?.ipAddress ?? "unknown")"])
      throw Self.problem(.invalidKey, "The key isn't valid.")
    }
    RequestTrace.current?.key = key.name
    return key
  }

  private static func problem(_ kind: Problem.Kind, _ title: String) -> Problem {
    var problem = Problem(kind, title)
    problem.headers[.wwwAuthenticate] = "Bearer"
    return problem
  }
}

/// Lets requests from this machine pass, and others with any valid key.
struct MetricsMiddleware: RouterMiddleware {
  let backend: Backend

  /// The headers that reverse proxies add.
  ///
  /// A request with one of them doesn't come from this machine itself.
  private static let forwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].compactMap {
    HTTPField.Name($0)
  }

  func handle(
    _ request: Request, context: WebContext, next: (Request, WebContext) async throws -> Response
  ) async throws -> Response {
    let isForwarded = Self.forwarded.contains { request.headers.contains($0) }
    if isForwarded || context.remoteAddress?.isThisMachine != true {
      _ = try await KeyMiddleware(backend: backend).key(of: request, context)
    }
    return try await next(request, context)
  }
}

extension SocketAddress {
  /// A Boolean value indicating whether a connection from this address comes from this machine.
  var isThisMachine: Bool { ipAddress != nil && isLoopback }
}

/// A key of the API.
///
/// Only its hash is stored.
public enum APIKey {
  /// Makes a key with 256 random bits.
  public static func make() -> String {
    var random = SystemRandomNumberGenerator()
    let digits = Array("abcdefghijklmnopqrstuvwxyz234567")
    return "nudge_" + String((0..<52).map { _ in digits[Int.random(in: 0..<32, using: &random)] })
  }

  /// A key has so many random bits that a fast hash suffices.
  public static func hash(_ key: String) -> String {
    SHA256.hash(data: Array(key.utf8)).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0" + text : text
    }.joined()
  }
}
