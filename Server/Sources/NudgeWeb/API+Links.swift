internal import Hummingbird
internal import NudgeDispatch

extension API {
  private struct LinkAnswer: Encodable {
    var url: String
    var expires: String
  }

  func postLink(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    var body = try await body(of: request)
    let minutes = body.number("minutes", PageAccess.minutes) ?? PageAccess.defaultMinutes
    try body.check()
    guard let links = backend.links else { throw Problem(.notFound, "This server has no pages.") }
    let record = try await backend.person(id)
    let link = try links.link(to: record, at: links.url(of: request), minutes: minutes, now: backend.clock.now())
    return try JSONResponse.make(LinkAnswer(url: link.url, expires: "\(link.expires)"), status: .created)
  }
}
