internal import Crypto
internal import Hummingbird
internal import NudgeStore

/// Lets requests with a valid key pass.
struct KeyMiddleware<Context: RequestContext>: RouterMiddleware {
  let store: any Store

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let value = request.headers[.authorization], value.lowercased().hasPrefix("bearer ") else {
      throw Problem(
        .unauthorized, "The request needs the header Authorization: Bearer KEY. nudged keys add makes a key.")
    }
    let key = value.dropFirst("bearer ".count).drop { $0 == " " }
    guard try await store.hasKey(hash: APIKey.hash(String(key))) else {
      throw Problem(.unauthorized, "The key isn't valid.")
    }
    return try await next(request, context)
  }
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
