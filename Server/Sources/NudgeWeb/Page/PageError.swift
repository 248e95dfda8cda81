internal import Hummingbird

/// The reason that a request to a person's page has no result.
///
/// Each is a page of its own.
enum PageError: String, Error {
  /// A link that was used before.
  case used
  case expired
  /// A link that this server didn't make.
  case invalid
  /// The browser has no access to a page.
  case signedOut = "signed-out"
  /// Plain HTTP from another machine.
  case insecure
  /// A form of another site, without the session's token, or with content that the page doesn't send.
  case refused
  /// Too many wrong codes.
  case tooMany = "many"
  /// An address without a page.
  case missing
  /// A mistake of the server.
  case failed

  var status: HTTPResponse.Status {
    switch self {
    case .used, .expired: .gone
    case .invalid, .signedOut, .insecure, .refused: .forbidden
    case .tooMany: .tooManyRequests
    case .missing: .notFound
    case .failed: .internalServerError
    }
  }

  /// A Boolean value indicating whether the page asks for a code, because one would help.
  var asksForCode: Bool {
    switch self {
    case .used, .expired, .invalid, .signedOut: true
    case .insecure, .refused, .tooMany, .missing, .failed: false
    }
  }

  /// The page for a problem that isn't the page's own.
  init(_ status: HTTPResponse.Status) {
    self =
      switch status.code {
      case 404, 405: .missing
      case 429: .tooMany
      case 500...: .failed
      default: .refused
      }
  }
}
