internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// Adds the headers of a person's page, and answers mistakes with a page.
struct PageMiddleware<Context: RequestContext>: RouterMiddleware {
  let page: Page

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as PageError {
      response = try page.message(error, request)
    } catch let problem as Problem where problem == .noSuchPerson {
      response = try page.message(.signedOut, request)
    } catch let problem as Problem where problem.status.code < 500 {
      throw problem
    } catch let error as HTTPError where error.status.code < 500 {
      throw error
    } catch let error as any StoreError where error.isTemporary {
      page.backend.failures.failed("a page", error)
      response = try page.message(.failed, request)
      response.status = .serviceUnavailable
    } catch {
      // The error may contain personal data.
      context.logger.error(
        "page failed", metadata: ["error": "\(type(of: error))", "request": "\(RequestTrace.current?.id ?? "none")"])
      response = try page.message(.failed, request)
    }
    response.addPageHeaders()
    return response
  }
}

extension Response {
  /// Everything comes from this server, and nothing is inline.
  private static var policy: String {
    """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """
  }

  fileprivate mutating func addPageHeaders() {
    headers[.contentSecurityPolicy] = Self.policy
    headers[.xContentTypeOptions] = "nosniff"
    headers[.referrerPolicy] = "same-origin"
    headers[.frameOptions] = "DENY"
    headers[.openerPolicy] = "same-origin"
    headers[.resourcePolicy] = "same-origin"
    headers[.robotsTag] = "noindex"
    if headers[.cacheControl] == nil { headers[.cacheControl] = "no-store" }
  }
}

extension Page {
  /// Returns a page for a problem outside of the API if the client is a browser.
  ///
  /// Other programs, and scripts of the page, get the problem itself.
  func message(_ problem: Problem, _ request: Request) throws -> Response? {
    let (path, accepted) = (request.uri.path, MediaRange.list(request.headers[.accept] ?? ""))
    guard accepted.contains(MediaRange(type: "text", subtype: "html")), Operation.methods(of: path).isEmpty,
      !path.hasPrefix("/v1/")
    else { return nil }
    var response = try message(PageError(problem.status), request)
    response.status = problem.status
    response.headers.append(contentsOf: problem.headers)
    response.addPageHeaders()
    return response
  }
}
