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
  let wrongCodes = WrongCodes()

  init(_ backend: Backend, _ access: PageAccess) {
    self.backend = backend
    self.access = access
    dictionary = PageDictionary(backend.planner.catalog)
  }

  var planner: Planner { backend.planner }

  // MARK: Routes

  /// Something that a browser can ask for.
  private struct Route: Sendable {
    var method: HTTPRequest.Method
    /// The path, with parameters such as `{ticket}`.
    var path: String
    var answer: @Sendable (Request, any RemoteAddressRequestContext) async throws -> Response
  }

  /// The pages, what their forms and scripts post, and the files that they consist of.
  private var routes: [Route] {
    var routes = PageFiles.all.map { file in
      Route(method: .get, path: file.path) { request, _ in file.response(to: request) }
    }
    func add(
      _ method: HTTPRequest.Method, _ path: String, _ answer: @escaping @Sendable (Request) async throws -> Response
    ) {
      routes.append(Route(method: method, path: path) { request, _ in try await answer(request) })
    }
    let link = PagePath.open + "{ticket}"
    routes += [
      Route(method: .get, path: link) { request, context in
        try await showLink(try context.parameters.require("ticket"), request)
      },
      Route(method: .post, path: link) { request, context in
        try await open(try context.parameters.require("ticket"), request)
      },
      Route(method: .post, path: PagePath.signIn) { request, context in
        try await signIn(request, from: PageAccess.client(of: request, context.remoteAddress))
      },
    ]
    add(.get, PagePath.signIn) { _ in Response.redirect(to: PagePath.page) }
    add(.get, PagePath.page, show)
    add(.get, PagePath.timeZone, showZones)
    add(.get, PagePath.correction, showCorrection)
    add(.get, PagePath.download, download)
    for (path, answer) in forms {
      add(.post, path) { request in try await answer(try await form(request)) }
      guard ![PagePath.page, PagePath.timeZone, PagePath.correction].contains(path) else { continue }
      // The address of a page that answers a form.
      add(.get, path) { _ in Response.redirect(to: PagePath.page) }
    }
    add(.post, PagePath.subscription, subscribe)
    add(.post, PagePath.renewal, renew)
    add(.post, PagePath.endSubscription, unsubscribe)
    add(.post, PagePath.responses, respond)
    return routes
  }

  func addRoutes<Context: RemoteAddressRequestContext>(to router: some RouterMethods<Context>) {
    let pages = router.group().add(middleware: PageMiddleware<Context>(page: self))
    for route in routes {
      pages.on(Operation.routerPath(route.path), method: route.method) { request, context in
        try await route.answer(request, context)
      }
    }
  }

  /// The methods that a path supports.
  func methods(of path: String) -> [HTTPRequest.Method] {
    Operation.withHead(routes.filter { Operation.matches($0.path, path) }.map(\.method))
  }

  /// The paths of the forms, each with the function that handles it.
  private var forms: [(path: String, answer: @Sendable (PostedForm) async throws -> Response)] {
    [
      (PagePath.page, enter), (PagePath.settings, save), (PagePath.preview, preview), (PagePath.achievements, record),
      (PagePath.deleteAchievement, deleteAchievement), (PagePath.correction, correct),
      (PagePath.endDevice, disconnect), (PagePath.timeZone, saveZone), (PagePath.pause, pause),
      (PagePath.resume, resume), (PagePath.test, test), (PagePath.newCode, showNewCode),
      (PagePath.signOut, signOut),
    ]
  }

  // MARK: Access

  /// A request of a browser that has access to a person's page.
  struct Visit: Sendable {
    var session: Session
    var record: PersonRecord
    /// The person's plan, or the error that prevents it.
    var planned: Result<PersonPlan, any Error>
    var words: PageWords
    var now: Timestamp

    var person: Person { record.person }
    var plan: PersonPlan { get throws { try planned.get() } }
    /// Keeps the browser from changing someone else who has the person's ID by now.
    var precondition: Precondition { .createdAt(record.createdAt) }
  }

  /// Returns the visit of a person who opens a page or posts a form.
  func visit(_ request: Request) async throws -> Visit {
    let visit = try await browserVisit(request)
    await backend.see(visit.record, visit.planned, at: visit.now)
    return visit
  }

  private func browserVisit(_ request: Request) async throws -> Visit {
    let now = backend.clock.now()
    guard access.allowsCookies(request) else { throw PageError.insecure }
    guard let session = access.session(of: request, at: now),
      try await !backend.store.hasSessionEnded(session.id),
      let record = try await session.holder.record(in: backend.store)
    else { throw PageError.signedOut }
    RequestTrace.current?.person = record.person.id
    return visit(session, record, at: now)
  }

  func visit(_ session: Session, _ record: PersonRecord, at now: Timestamp) -> Visit {
    Visit(
      session: session, record: record, planned: Result { try backend.plan(for: record.person) },
      words: dictionary[record.person.locale], now: now)
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
  /// Another site can't send JSON with cookies unless this server allows it. A worker's request doesn't tell that the person
  /// was seen.
  func scriptVisit(_ request: Request) async throws -> Visit {
    let isJSON = request.headers[.contentType]?.hasPrefix("application/json") ?? false
    guard isJSON, access.source(of: request) == .samePage else { throw PageError.refused }
    return try await browserVisit(request)
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
    let hasPage = error != .signedOut && access.session(of: request, at: backend.clock.now()) != nil
    return try message(
      MessageView(
        frame: PageFrame(words), messageTitle: try words.access.text("\(error.rawValue)-title"),
        messageBody: try words.access.text("\(error.rawValue)-body"), hasPage: hasPage,
        codeForm: error.asksForCode && !hasPage ? MessageView.CodeForm(then: PageAccess.arrival(request)) : nil),
      status: error.status)
  }

  /// Returns a page in the language of the reader.
  func message(_ view: MessageView, status: HTTPResponse.Status) throws -> Response {
    var response = html(view, template: "message", status: status)
    response.headers[.vary] = "Accept-Language"
    return response
  }
}
