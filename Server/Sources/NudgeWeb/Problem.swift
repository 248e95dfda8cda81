public import Hummingbird
internal import Logging
internal import Nudge

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// An error of the API, as `application/problem+json`.
///
/// Source: RFC 9457 <https://www.rfc-editor.org/rfc/rfc9457>
public struct Problem: Error, Hashable, Sendable {
  public var status: HTTPResponse.Status
  public var title: String
  public var detail: String?
  public var errors: [Fault]

  /// One thing that is wrong with the body of a request.
  public struct Fault: Codable, Hashable, Sendable {
    /// Where it is, as a JSON pointer (RFC 6901).
    public var pointer: String
    public var detail: String

    public init(pointer: String, detail: String) {
      self.pointer = pointer
      self.detail = detail
    }
  }

  public init(_ status: HTTPResponse.Status, _ title: String, detail: String? = nil, errors: [Fault] = []) {
    self.status = status
    self.title = title
    self.detail = detail
    self.errors = errors
  }

  static let noSuchPerson = Problem(.notFound, "There is no such person.")

  /// A body that can't be used as it is.
  static func invalid(_ pointer: String, _ detail: String) -> Problem {
    Problem(.unprocessableContent, "The request is invalid.", errors: [Fault(pointer: pointer, detail: detail)])
  }

  init(_ error: PersonError) {
    let isJSON = if case .malformed = error.reason { false } else { true }
    self.init(
      isJSON ? .unprocessableContent : .badRequest, isJSON ? "The person is invalid." : "The body isn't valid JSON.",
      errors: [Fault(pointer: Self.pointer(error.path), detail: "\(error)")])
  }

  /// Translates a path such as `preferences.reminders.times[1]` to `/preferences/reminders/times/1`.
  static func pointer(_ path: String) -> String {
    guard !path.isEmpty else { return "" }
    return "/" + path.replacing("[", with: "/").replacing("]", with: "").replacing(".", with: "/")
  }
}

extension Problem: HTTPResponseError {
  private struct Body: Encodable {
    var type = "about:blank"
    var title: String
    var status: Int
    var detail: String?
    var errors: [Fault]?
  }

  public func response(from request: Request, context: some RequestContext) throws -> Response {
    let body = Body(title: title, status: status.code, detail: detail, errors: errors.isEmpty ? nil : errors)
    return try JSONResponse.make(body, status: status, type: "application/problem+json")
  }
}

/// Turns every other error into a problem.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let problem as Problem {
      return try problem.response(from: request, context: context)
    } catch let error as PersonError {
      return try Problem(error).response(from: request, context: context)
    } catch let error as HTTPError {
      return try Problem(error.status, error.body ?? error.status.reasonPhrase).response(
        from: request, context: context)
    } catch let error as PlanError {
      return try Problem(.unprocessableContent, "The person can't be planned.", detail: "\(error)")
        .response(from: request, context: context)
    } catch {
      // The error may contain personal data, so it isn't part of the answer.
      context.logger.error("request failed", metadata: ["error": "\(type(of: error))"])
      return try Problem(.internalServerError, "Something went wrong.").response(from: request, context: context)
    }
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
