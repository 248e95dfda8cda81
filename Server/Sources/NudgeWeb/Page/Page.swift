internal import Crypto
internal import HTTPTypes
internal import Hummingbird
internal import Mustache
internal import NIOCore
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// A person's web page: a journal of achievements, what comes next, and the settings.
struct Page: Sendable {
  let backend: Backend
  let access: PageAccess
  let dictionary: PageDictionary

  init(_ backend: Backend, _ access: PageAccess) {
    self.backend = backend
    self.access = access
    dictionary = PageDictionary(backend.planner.catalog)
  }

  var planner: Planner { backend.planner }

  /// Adds the pages, and the files that they consist of.
  func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
    let pages = router.group().add(middleware: PageMiddleware<Context>(page: self))
    for file in PageFiles.all {
      pages.get(RouterPath(file.path)) { request, _ in file.response(to: request) }
    }
    pages.get(RouterPath(PagePath.open + ":ticket")) { request, context in
      try await open(try context.parameters.require("ticket"), request)
    }
    pages.get(RouterPath(PagePath.page)) { request, _ in try await show(request) }
    pages.get(RouterPath(PagePath.timeZone)) { request, _ in try await showZones(request) }
    for (path, answer) in forms {
      pages.post(RouterPath(path)) { request, _ in try await answer(try await form(request)) }
      guard ![PagePath.page, PagePath.timeZone].contains(path) else { continue }
      // The address of a page that answers a form.
      pages.get(RouterPath(path)) { _, _ in Response.redirect(to: PagePath.page) }
    }
    pages.post(RouterPath(PagePath.subscription)) { request, _ in try await subscribe(request) }
    pages.post(RouterPath(PagePath.endSubscription)) { request, _ in try await unsubscribe(request) }
    pages.post(RouterPath(PagePath.responses)) { request, _ in try await respond(request) }
  }

  /// What each form does.
  private var forms: [(path: String, answer: @Sendable (PostedForm) async throws -> Response)] {
    [
      (PagePath.page, enter), (PagePath.settings, save), (PagePath.preview, preview), (PagePath.achievements, record),
      (PagePath.deleteAchievement, deleteAchievement), (PagePath.timeZone, saveZone), (PagePath.pause, pause),
      (PagePath.resume, resume), (PagePath.test, test), (PagePath.signOut, signOut),
    ]
  }

  // MARK: Links

  private func open(_ ticket: String, _ request: Request) async throws -> Response {
    // Programs that only look at a link would use it up, and so would a browser that loads a page in advance.
    guard request.method != .head else { return Response(status: .noContent) }
    let purpose = request.headers[.secPurpose] ?? ""
    guard !purpose.contains("prefetch") else { return Response(status: .serviceUnavailable) }
    guard access.allowsCookies(request) else { throw PageError.insecure }
    guard let link = access.link(ticket) else { throw PageError.invalid }
    let now = backend.clock.now()
    guard !link.hasExpired(at: now), let expires = Timestamp(secondsSinceEpoch: link.expires) else {
      throw PageError.expired
    }
    guard try await link.holder.record(in: backend.store) != nil else { throw PageError.invalid }
    guard try await backend.store.useLink(link.id, expires: expires, at: now) else { throw PageError.used }
    var response = Response.redirect(to: PagePath.page)
    response.setCookie(try access.cookie(for: Session(holder: link.holder, at: now)))
    return response
  }

  private func signOut(_ posted: PostedForm) async throws -> Response {
    var response = Response.redirect(to: PagePath.page)
    response.setCookie(access.expiredCookie)
    return response
  }

  // MARK: Access

  /// A request of a browser that has access to a person's page.
  struct Visit: Sendable {
    var session: Session
    var record: PersonRecord
    var words: PageWords
    var now: Timestamp

    var person: Person { record.person }
    /// Keeps the browser from changing someone else who has the person's ID by now.
    var precondition: Precondition { .createdAt(record.createdAt) }
  }

  func visit(_ request: Request) async throws -> Visit {
    let now = backend.clock.now()
    guard access.allowsCookies(request) else { throw PageError.insecure }
    guard let session = access.session(of: request, at: now),
      let record = try await session.holder.record(in: backend.store)
    else { throw PageError.signedOut }
    return Visit(session: session, record: record, words: dictionary[record.person.locale], now: now)
  }

  /// Reads a posted form of the person's own page.
  func form(_ request: Request) async throws -> PostedForm {
    let visit = try await visit(request)
    guard access.source(of: request) != .elsewhere else { throw PageError.refused }
    let fields = try FormFields(try await API.bytes(of: request))
    guard access.isToken(fields["token"], of: visit.session) else { throw PageError.refused }
    return PostedForm(visit: visit, fields: fields)
  }

  /// Checks a request of the page's script or of its service worker, which doesn't have a form's token.
  ///
  /// Another site can't send JSON with cookies unless this server allows it.
  func scriptVisit(_ request: Request) async throws -> Visit {
    let isJSON = request.headers[.contentType]?.hasPrefix("application/json") ?? false
    guard isJSON, access.source(of: request) == .samePage else { throw PageError.refused }
    return try await visit(request)
  }

  // MARK: Answers

  func html(_ view: Any, template: String, status: HTTPResponse.Status = .ok) -> Response {
    guard let text = PageFiles.templates.render(view, withTemplate: template) else {
      preconditionFailure("there is no template \(template)")
    }
    return Response(
      status: status, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  func message(_ error: PageError, _ request: Request) throws -> Response {
    let words = dictionary[acceptLanguage: request.headers[.acceptLanguage]]
    let view = MessageView(
      frame: PageFrame(words), messageTitle: try words.access.text("\(error.rawValue)-title"),
      messageBody: try words.access.text("\(error.rawValue)-body"),
      hasPage: error != .signedOut && access.session(of: request, at: backend.clock.now()) != nil)
    var response = html(view, template: "message", status: error.status)
    response.headers[.vary] = "Accept-Language"
    return response
  }
}
