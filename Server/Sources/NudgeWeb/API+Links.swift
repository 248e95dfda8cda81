internal import Hummingbird
internal import NudgeDispatch

extension API {
  private struct LinkAnswer: Encodable {
    var url: String
    var code: String
    var expires: String
  }

  func postLink(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    var body = try await body(of: request)
    let minutes = body.number("minutes", PageAccess.minutes) ?? PageAccess.defaultMinutes
    try body.check()
    guard let links = backend.links else { throw Problem(.noPages, "This server has no pages.") }
    let record = try await backend.person(id)
    let link = try await links.linkWithCode(
      to: record, at: links.url(of: request), minutes: minutes, in: backend.store, now: backend.clock.now())
    let answer = LinkAnswer(url: link.url, code: link.code.text, expires: "\(link.expires)")
    return try JSONResponse.make(answer, status: .created)
  }
}
