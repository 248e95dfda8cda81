internal import HTTPTypes
internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

// How a browser gets access to a person's page, and ends it.

extension Page {
  // MARK: Links

  /// Shows a page whose button opens the link.
  ///
  /// Programs open the links in messages before the person does (emdash-cms/emdash#3298, supabase/auth#1214), so looking
  /// at a link doesn't use it up.
  func showLink(_ ticket: String, _ request: Request) async throws -> Response {
    _ = try await link(ticket, request)
    let words = dictionary[acceptLanguage: request.headers[.acceptLanguage]]
    return try message(
      MessageView(
        frame: PageFrame(words), messageTitle: try words.access.text("open-title"),
        messageBody: try words.access.text("open-body"), opens: request.uri.path), status: .ok)
  }

  /// Uses a link up.
  func open(_ ticket: String, _ request: Request) async throws -> Response {
    guard access.source(of: request) != .elsewhere else { throw PageError.refused }
    let link = try await link(ticket, request)
    guard let expires = Timestamp(secondsSinceEpoch: link.expires) else { throw PageError.invalid }
    return try await signIn(link.holder, with: link.id, expires: expires, then: "")
  }

  /// Returns a link that can be used.
  private func link(_ ticket: String, _ request: Request) async throws -> LinkTicket {
    guard access.allowsCookies(request) else { throw PageError.insecure }
    guard let link = access.link(ticket) else { throw PageError.invalid }
    guard !link.hasExpired(at: backend.clock.now()) else { throw PageError.expired }
    guard try await link.holder.record(in: backend.store) != nil else { throw PageError.invalid }
    guard try await !backend.store.isLinkUsed(link.id) else { throw PageError.used }
    return link
  }

  /// Sends a browser to the page of a person whose link hasn't been used yet.
  private func signIn(
    _ holder: TicketHolder, with link: String, expires: Timestamp, then arrival: String
  ) async throws -> Response {
    let now = backend.clock.now()
    RequestTrace.current?.person = holder.person
    guard try await backend.store.useLink(link, expires: expires, at: now) else { throw PageError.used }
    var response = Response.redirect(to: PagePath.page + (arrival.isEmpty ? "" : "?" + arrival))
    response.setCookie(try access.cookie(for: Session(holder: holder, at: now)))
    return response
  }

  // MARK: Codes

  /// Opens a page with the code that belongs to a link.
  ///
  /// - Parameter client: The address that the request comes from.
  func signIn(_ request: Request, from client: String) async throws -> Response {
    guard access.allowsCookies(request) else { throw PageError.insecure }
    // Otherwise, another site could show a person someone else's page.
    guard access.source(of: request) != .elsewhere else { throw PageError.refused }
    let fields = try FormFields(try await API.bytes(of: request))
    let arrival = PageAccess.arrival(fields["then"] ?? "")
    let now = backend.clock.now()
    switch wrongCodes.begin(client, at: now) {
    case .wait(let seconds):
      var response = try message(.tooMany, request)
      response.headers[.retryAfter] = "\(seconds)"
      return response
    case .attempt(let attempt):
      guard let code = CodeText(fields["code"] ?? ""),
        let known = try await backend.store.linkCode(hash: access.hash(of: code), at: now),
        let record = try await backend.store.person(known.person),
        try await !backend.store.isLinkUsed(known.link)
      else { return try wrongCode(request, typed: fields["code"] ?? "", then: arrival) }
      let response = try await signIn(
        TicketHolder(record), with: known.link, expires: known.linkExpires, then: arrival)
      wrongCodes.forgive(attempt)
      return response
    }
  }

  private func wrongCode(_ request: Request, typed: String, then arrival: String) throws -> Response {
    let words = dictionary[acceptLanguage: request.headers[.acceptLanguage]]
    return try message(
      MessageView(
        frame: PageFrame(words), messageTitle: try words.access.text("signed-out-title"),
        messageBody: try words.access.text("signed-out-body"),
        codeForm: MessageView.CodeForm(
          typed: String(typed.prefix(40)), error: try words.access.text("code-wrong"), then: arrival)),
      status: .forbidden)
  }

  /// Shows a code for another device, such as the app that a phone makes of the page, which has cookies of its own.
  func showNewCode(_ posted: PostedForm) async throws -> Response {
    let (visit, words) = (posted.visit, posted.visit.words)
    let made = try await access.linkWithCode(
      to: visit.record, at: "", minutes: PageAccess.codeMinutes, in: backend.store, now: visit.now)
    return try message(
      MessageView(
        frame: PageFrame(words), messageTitle: try words.access.text("new-code-title"),
        messageBody: try words.access.text("new-code-body", ["n": .number(PageAccess.codeMinutes)]),
        hasPage: true, code: made.code.grouped), status: .ok)
  }

  // MARK: Signing out

  /// Ends the session, also for copies of its cookie, and the notifications of its browser.
  func signOut(_ posted: PostedForm) async throws -> Response {
    let (visit, store) = (posted.visit, backend.store)
    let (session, person) = (visit.session, visit.person.id)
    // No cookie of the session can expire later, because none can be renewed from now on.
    try await store.endSession(session.id, expires: visit.now.advanced(bySeconds: Session.lifetime), at: visit.now)
    for device in try await store.devices(of: person) where session.owns(device.id) {
      _ = try await store.deleteDevice(
        device.id, of: person, if: visit.precondition, withAddress: nil, at: visit.now)
    }
    backend.wake()
    var response = Response.redirect(to: PagePath.page)
    response.setCookie(access.expiredCookie)
    // What the page and its worker have stored, and the subscription, also if there is no script.
    response.headers[.clearSiteData] = "\"storage\""
    return response
  }
}
