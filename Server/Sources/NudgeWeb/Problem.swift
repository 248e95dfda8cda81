public import Hummingbird
internal import Logging
internal import NIOCore
internal import NIOHTTP1
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// An error of the API, as `application/problem+json`.
///
/// Source: RFC 9457 <https://www.rfc-editor.org/rfc/rfc9457>
public struct Problem: Error, Hashable, Sendable {
  public var kind: Kind
  public var status: HTTPResponse.Status
  public var title: String
  public var detail: String?
  public var errors: [Fault]
  /// Headers of the answer, such as `Allow`.
  public var headers: HTTPFields = [:]

  /// One thing that is wrong with a request.
  public struct Fault: Codable, Hashable, Sendable {
    /// The place of the fault in the body, as a JSON pointer (RFC 6901), or `nil` if it isn't in the body.
    public var pointer: String?
    /// The parameter of the query or the header that it is in.
    public var parameter: String?
    public var detail: String

    public init(pointer: String, detail: String) {
      self.pointer = pointer
      self.detail = detail
    }

    init(_ error: PlanError) {
      self.init(pointer: error.path.map { "/" + $0 }.joined(), detail: "\(error)")
    }

    init(parameter: String, detail: String) {
      self.parameter = parameter
      self.detail = detail
    }
  }

  public init(_ kind: Kind, _ title: String, detail: String? = nil, errors: [Fault] = []) {
    self.init(kind, kind.status, title, detail, errors)
  }

  /// An error of which only the status is known.
  public init(_ status: HTTPResponse.Status, _ title: String, detail: String? = nil, errors: [Fault] = []) {
    self.init(Kind(status), status, title, detail, errors)
  }

  private init(
    _ kind: Kind, _ status: HTTPResponse.Status, _ title: String, _ detail: String?, _ errors: [Fault]
  ) {
    self.kind = kind
    self.status = status
    self.title = title
    self.detail = detail
    self.errors = errors
  }

  static let noStore = {
    var problem = Problem(.noDatabase, "The database can't be used at the moment. Try again later.")
    problem.headers[.retryAfter] = "10"
    return problem
  }()
  static let noSuchPath = Problem(.noSuchPath, "There is nothing at this path.")
  static let noSuchPerson = Problem(.noSuchPerson, "There is no such person.")

  /// A body that can't be used as it is.
  static func invalid(_ pointer: String, _ detail: String) -> Problem {
    invalid([Fault(pointer: pointer, detail: detail)])
  }

  static func invalid(_ faults: [Fault]) -> Problem {
    Problem(.invalidContent, "The request is invalid.", errors: faults)
  }

  static func notJSON(_ detail: String) -> Problem {
    Problem(
      .invalidJSON, "The body isn't valid JSON.", detail: detail, errors: [Fault(pointer: "", detail: detail)])
  }

  /// A query that can't be used as it is.
  static func invalidQuery(_ faults: [Fault]) -> Problem {
    Problem(
      .invalidQuery, "The query is invalid.",
      detail: faults.compactMap { fault in fault.parameter.map { "\($0): \(fault.detail)" } }.joined(separator: " "),
      errors: faults)
  }

  /// Returns a key as a part of a JSON pointer (RFC 6901).
  static func escaped(_ key: String) -> String { key.replacing("~", with: "~0").replacing("/", with: "~1") }

  /// Translates a path such as `preferences.reminders.times[1]` to `/preferences/reminders/times/1`.
  static func pointer(_ path: String) -> String {
    guard !path.isEmpty else { return "" }
    return "/" + path.replacing("[", with: "/").replacing("]", with: "").replacing(".", with: "/")
  }
}

extension Problem: HTTPResponseError {
  private struct Body: Encodable {
    var type: String
    var title: String
    var status: Int
    var detail: String?
    var errors: [Fault]?
    var requestID: String?

    enum CodingKeys: String, CodingKey {
      case type, title, status, detail, errors
      case requestID = "requestId"
    }
  }

  public func response(from request: Request, context: some RequestContext) throws -> Response {
    let body = Body(
      type: kind.type, title: title, status: status.code, detail: detail, errors: errors.isEmpty ? nil : errors,
      requestID: RequestTrace.current?.id)
    return try JSONResponse.make(body, status: status, type: "application/problem+json", headers: headers)
  }
}

/// Turns every error into a problem, or into a page for a browser.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  /// People's pages, if the server has them.
  var page: Page?
  /// The operations that the router supports.
  var operations = Operation.allCases
  let failures: RepeatedLog

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as HTTPParserError {
      // The rest of the connection can't be read, so the server answers with 400 and closes it.
      throw error
    } catch {
      let problem = problem(error, request, context)
      return try page?.message(problem, request) ?? problem.response(from: request, context: context)
    }
  }

  private func problem(_ error: any Error, _ request: Request, _ context: Context) -> Problem {
    switch error {
    case let problem as Problem: return problem
    case is IOError, is ChannelError:
      // The client has gone, so this answer only ends the request.
      return Problem(.mistake, "The connection was closed.")
    case let error as PersonError: return Problem(error)
    case let error as HTTPError where error.status == .notFound && context.endpointPath == "NotFound":
      return noRoute(request)
    case let error as HTTPError: return Problem(error.status, error.body ?? error.status.reasonPhrase)
    case let error as PlanError:
      return Problem(.unplannablePerson, "The person can't be planned.", errors: [Problem.Fault(error)])
    case let error as any StoreError where error.isTemporary:
      failures.failed("a request", error)
      return .noStore
    default:
      // The error may contain personal data, so it isn't part of the answer.
      context.logger.error(
        "request failed",
        metadata: ["error": "\(type(of: error))", "request": "\(RequestTrace.current?.id ?? "none")"])
      return Problem(.internalError, "Something went wrong.")
    }
  }

  /// Returns the problem of a path that doesn't exist, or that doesn't support the method.
  private func noRoute(_ request: Request) -> Problem {
    let path = request.uri.path
    let known = Operation.methods(of: path, among: operations) + (page?.methods(of: path) ?? [])
    guard !known.isEmpty else { return .noSuchPath }
    let methods = known.map(\.rawValue).joined(separator: ", ")
    var problem = Problem(.wrongMethod, "This path supports \(methods).")
    problem.headers[.allow] = methods
    return problem
  }
}

/// JSON answers, with sorted keys.
enum JSONResponse {
  static func encoded(_ value: some Encodable) throws -> ByteBuffer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return ByteBuffer(bytes: try encoder.encode(value))
  }

  static func make(
    _ value: some Encodable, status: HTTPResponse.Status = .ok, type: String = "application/json",
    headers: HTTPFields = [:]
  ) throws -> Response {
    var headers = headers
    headers[.contentType] = type
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: try encoded(value)))
  }
}
