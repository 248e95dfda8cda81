internal import HTTPTypes
internal import Hummingbird

/// Checks the query, conditions, media types, and length of the body of every request of an operation.
struct RequestMiddleware<Context: RequestContext>: RouterMiddleware {
  private let shape: Operation.Shape

  init(operation: Operation) { shape = operation.shape }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    RequestTrace.current?.person = context.parameters.get("id").flatMap(API.decoded)
    try checkQuery(request)
    try checkConditions(request)
    try checkAccept(request, shape.content)
    if let body = shape.body { try checkBody(request, body) }
    return try await next(request, context)
  }

  private func checkQuery(_ request: Request) throws {
    guard shape.access == .key else { return }
    let names = shape.parameters.map(\.name)
    let known = names.isEmpty ? "There are no parameters." : "The parameters are \(names.joined(separator: ", "))."
    let faults = Set(request.uri.queryParameters.map { String($0.key) }).subtracting(names).sorted().map { name in
      Problem.Fault(parameter: name, detail: "Unknown parameter. \(known)")
    }
    guard faults.isEmpty else { throw Problem.invalidQuery(faults) }
  }

  /// Throws if the request has a condition that the operation doesn't check, because the client relies on it.
  ///
  /// Nothing here has a date of its last change, so conditions with a date must be ignored (RFC 9110, sections 13.1.3
  /// and 13.1.4).
  private func checkConditions(_ request: Request) throws {
    for name in [HTTPField.Name.ifMatch, .ifNoneMatch] where request.headers.contains(name) {
      // A client can't know a version of what has no ETag, so it gets the answer.
      if shape.headers.contains(where: { $0.name == name.rawName }) || (name == .ifNoneMatch && shape.method == .get) {
        continue
      }
      let sentence =
        "The header \(name.rawName) can't be used here, because this request doesn't depend on a version."
      throw Problem(
        .invalidHeader, sentence, errors: [Problem.Fault(parameter: name.rawName, detail: "Must be left out.")])
    }
  }

  private func checkAccept(_ request: Request, _ content: Operation.Content) throws {
    guard let type = content.type, let accept = request.headers[.accept] else { return }
    guard !MediaRange.list(accept).contains(where: { $0.includes(type) }) else { return }
    throw Problem(.wrongAccept, "The answer is \(type), which the header Accept must include.")
  }

  private func checkBody(_ request: Request, _ body: Operation.Body) throws {
    if let encoding = request.headers[.contentEncoding], encoding.lowercased() != "identity" {
      throw Problem(.wrongMediaType, "The body must not be encoded or compressed.")
    }
    if let coding = request.headers[.transferEncoding], coding.lowercased() != "chunked" {
      throw Problem(.invalidHeader, "The Transfer-Encoding must be chunked.")
    }
    if let type = request.headers[.contentType], !body.allows(type) {
      throw Problem(.wrongMediaType, "The Content-Type must be \(body.types.joined(separator: " or ")).")
    }
    guard case .json = body, let length = request.headers[.contentLength].flatMap({ Int($0) }) else { return }
    if length > API.maximumBody { throw Problem.tooLarge }
  }
}

extension Problem {
  static let tooLarge = Problem(.tooLarge, "The body must not be larger than \(API.maximumBody) bytes.")
}

extension HTTPField.Name {
  static let idempotencyKey = {
    guard let name = HTTPField.Name("Idempotency-Key") else { preconditionFailure("the name isn't a token") }
    return name
  }()
}

extension Operation.Body {
  var types: [String] {
    switch self {
    case .json: ["application/json"]
    case .lines: ["application/x-ndjson", "application/ndjson", "application/jsonl", "application/json"]
    }
  }

  /// Returns whether a `Content-Type` is supported.
  ///
  /// JSON is always UTF-8, so no other character set is.
  func allows(_ type: String) -> Bool {
    let parts = type.lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    guard let name = parts.first else { return false }
    // Programs such as curl name this type unasked. No operation has a form as its body.
    if name == "application/x-www-form-urlencoded" { return true }
    let isKnown = types.contains(name) || (name.hasPrefix("application/") && name.hasSuffix("+json"))
    let sets = parts.dropFirst().filter { $0.hasPrefix("charset=") }
    return isKnown && sets.allSatisfy { $0 == "charset=utf-8" || $0 == "charset=\"utf-8\"" }
  }
}

/// An element of the header `Accept`.
///
/// Source: RFC 9110, section 12.5.1 <https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1>
struct MediaRange: Hashable {
  var type: String
  var subtype: String

  /// Reads a header.
  ///
  /// An element with the weight 0 isn't acceptable, so it is left out.
  static func list(_ header: String) -> [MediaRange] {
    header.lowercased().split(separator: ",").compactMap { element in
      let parts = element.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      let names = parts.first?.split(separator: "/", omittingEmptySubsequences: false) ?? []
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      guard names.count == 2, weight > 0 else { return nil }
      return MediaRange(type: String(names[0]), subtype: String(names[1]))
    }
  }

  func includes(_ name: String) -> Bool {
    let names = name.split(separator: "/")
    return (type == "*" || type == names[0]) && (subtype == "*" || subtype == names[1])
  }
}
