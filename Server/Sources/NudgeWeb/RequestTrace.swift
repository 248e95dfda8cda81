internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NudgeDispatch
internal import Synchronization

/// Details of a request that become known while it is performed, for the log.
final class RequestTrace: Sendable {
  /// The request that the current task performs.
  @TaskLocal static var current: RequestTrace?

  private struct Known {
    var key: String?
    var person: String?
  }

  /// Identifies the request in the log and in its answer.
  let id: String
  private let known = Mutex(Known())

  init(_ request: Request) { id = Self.id(of: request) ?? UUID().uuidString.lowercased() }

  /// The name of the key that the client has.
  var key: String? {
    get { known.withLock(\.key) }
    set { known.withLock { $0.key = newValue } }
  }

  /// The ID of the person whom the request is about.
  ///
  /// A text that can't be an ID is left out.
  var person: String? {
    get { known.withLock(\.person) }
    set { known.withLock { $0.person = newValue.flatMap { API.isID($0) ? $0 : nil } } }
  }

  /// Returns the ID that the client has given the request, if it can be one.
  private static func id(of request: Request) -> String? {
    let values = request.headers[values: .requestID]
    guard values.count == 1, (1...128).contains(values[0].utf8.count),
      values[0].utf8.allSatisfy({ characters.contains($0) })
    else { return nil }
    return values[0]
  }

  /// Those of UUIDs, ULIDs, Base64 and trace IDs, none of which means anything in a log.
  private static let characters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/+=@".utf8)
}

/// Gives each request an ID, and logs who asked for what.
///
/// A request that changes something is logged at the level `info`, every other one at `debug`. Neither a path nor a query is
/// logged, because they can contain what a person wrote, or give access to their page.
struct RequestLogMiddleware<Context: RequestContext>: RouterMiddleware {
  let log: Logger

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    let trace = RequestTrace(request)
    let begin = ContinuousClock.now
    var response = try await RequestTrace.$current.withValue(trace) { try await next(request, context) }
    response.headers[.requestID] = trace.id
    let route = Route(request, context.endpointPath)
    // Whoever has no valid key changes nothing. They are counted instead, because they can send any number of requests.
    let level: Logger.Level = route.isChange && response.status != .unauthorized ? .info : .debug
    guard log.logLevel <= level else { return response }
    var metadata: Logger.Metadata = [
      "request": "\(trace.id)", "operation": "\(route.name)", "status": .stringConvertible(response.status.code),
      "ms": .stringConvertible(Int(begin.duration(to: .now) / .milliseconds(1))),
    ]
    metadata["key"] = trace.key.map { "\($0)" }
    metadata["person"] = trace.person.map { "\($0)" }
    log.log(level: level, "request", metadata: metadata)
    return response
  }
}

/// The operation that a request asks for.
private struct Route {
  var name: String
  var isChange: Bool

  /// - Parameter path: The path with its parameters' names, such as `/v1/people/{id}`.
  init(_ request: Request, _ path: String?) {
    let method: HTTPRequest.Method = request.method == .head ? .get : request.method
    if let operation = Operation.allCases.first(where: { $0.shape.path == path && $0.method == method }) {
      (name, isChange) = (operation.rawValue, operation.isChange)
    } else if let path, path != "NotFound" {
      // A form of a person's page, or something that the page loads.
      (name, isChange) = ("\(method.rawValue) \(path)", method == .post && path != PagePath.preview)
    } else {
      (name, isChange) = ("none", false)
    }
  }
}

extension HTTPField.Name {
  static let requestID = {
    guard let name = HTTPField.Name("X-Request-Id") else { preconditionFailure("the name isn't a token") }
    return name
  }()
}
