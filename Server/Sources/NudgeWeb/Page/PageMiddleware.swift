internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import Nudge
internal import NudgeStore

/// Adds the headers of a person's page, and answers mistakes with a page.
struct PageMiddleware<Context: RequestContext>: RouterMiddleware {
  let page: Page

  /// Everything comes from this server, and nothing is inline.
  private static var policy: String {
    """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """
  }

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as PageError {
      response = try page.message(error, request)
    } catch let error as HTTPError where error.status.code < 500 {
      throw error
    } catch let problem as Problem where problem == .noSuchPerson {
      response = try page.message(.signedOut, request)
    } catch let error as any StoreError where error.isTemporary {
      context.logger.error("the database can't be used", metadata: ["error": "\(error)"])
      response = try page.message(.failed, request)
      response.status = .serviceUnavailable
    } catch {
      // The error may contain personal data.
      context.logger.error("page failed", metadata: ["error": "\(type(of: error))"])
      response = try page.message(.failed, request)
    }
    response.headers[.contentSecurityPolicy] = Self.policy
    response.headers[.xContentTypeOptions] = "nosniff"
    response.headers[.referrerPolicy] = "same-origin"
    response.headers[.frameOptions] = "DENY"
    response.headers[.openerPolicy] = "same-origin"
    response.headers[.resourcePolicy] = "same-origin"
    response.headers[.robotsTag] = "noindex"
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    return response
  }
}
