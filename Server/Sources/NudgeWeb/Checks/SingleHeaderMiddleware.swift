internal import HTTPTypes
internal import Hummingbird

/// Refuses requests that repeat a header which has a single value.
///
/// Clients, proxies and this server could disagree about which one counts.
///
/// Headers that are lists, such as `Accept`, can be given several times (RFC 9110, section 5.3).
struct SingleHeaderMiddleware<Context: RequestContext>: RouterMiddleware {
  private static var single: [HTTPField.Name] {
    [
      .authorization, .contentType, .contentLength, .contentEncoding, .transferEncoding, .idempotencyKey, .origin,
      .secFetchSite,
    ]
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    for name in Self.single where request.headers[values: name].count > 1 {
      throw Problem(.invalidHeader, "The header \(name) must be given only once.")
    }
    // The first one is the authority of the request, and only others are among the headers.
    guard !request.headers.contains(.host) else {
      throw Problem(.invalidHeader, "The header Host must be given only once.")
    }
    return try await next(request, context)
  }
}

extension HTTPField.Name {
  fileprivate static let host = {
    guard let name = HTTPField.Name("Host") else { preconditionFailure("the name isn't a token") }
    return name
  }()
}
