internal import Crypto
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NudgeSenders
internal import NudgeStore

/// Lets requests with a valid key pass.
struct KeyMiddleware<Context: RequestContext>: RouterMiddleware {
  let store: any Store

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    try await check(request)
    return try await next(request, context)
  }

  func check(_ request: Request) async throws {
    let values = request.headers[values: .authorization]
    guard values.count == 1, values[0].lowercased().hasPrefix("bearer ") else {
      throw Self.problem("The request needs the header Authorization: Bearer KEY. nudged keys add makes a key.")
    }
    let key = values[0].dropFirst("bearer ".count).drop { $0 == " " }
    guard try await store.hasKey(hash: APIKey.hash(String(key))) else { throw Self.problem("The key isn't valid.") }
  }

  private static func problem(_ title: String) -> Problem {
    var problem = Problem(.unauthorized, title)
    problem.headers[.wwwAuthenticate] = "Bearer"
    return problem
  }
}

/// Lets requests from this machine pass, and others with a valid key.
struct OperatorMiddleware: RouterMiddleware {
  let store: any Store

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
      try await KeyMiddleware<WebContext>(store: store).check(request)
    }
    return try await next(request, context)
  }
}

extension SocketAddress {
  /// Whether a connection from this address comes from this machine.
  fileprivate var isThisMachine: Bool { ipAddress != nil && isLoopback }
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
