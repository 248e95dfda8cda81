public import Crypto
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
public import Nudge
public import NudgeStore

/// Links to people's pages, and the cookies that they become.
///
/// A link works once and for a limited time. Opening it sets a cookie, which gives access to the page of one person.
public struct PageAccess: Sendable {
  /// The time for which a link works if nothing else is asked for, in minutes.
  public static let defaultMinutes = 60
  /// The range of minutes for which a link can work: up to a week.
  public static let minutes = 1...7 * 24 * 60

  private let linkKey: SymmetricKey
  private let cookieKey: SymmetricKey
  /// The URL at which people reach the server; `nil` if it is the one of each request.
  private let publicURL: Origin?
  private let servesTLS: Bool

  /// - Parameters:
  ///   - linkKey: Signs links.
  ///   - cookieKey: Signs cookies.
  ///   - publicURL: The URL at which people reach the server, such as `https://nudge.example.org`.
  ///   - servesTLS: Whether this process serves TLS itself. It has no effect if there is a public URL.
  public init(linkKey: SymmetricKey, cookieKey: SymmetricKey, publicURL: Origin? = nil, servesTLS: Bool = false) {
    self.linkKey = linkKey
    self.cookieKey = cookieKey
    self.publicURL = publicURL
    self.servesTLS = servesTLS
  }

  // MARK: Links

  /// Makes a link to a person's page.
  ///
  /// - Parameters:
  ///   - url: Where the server is, without a slash at the end. The public URL, if there is one, is used instead.
  ///   - minutes: The time for which the link works.
  public func link(
    to record: PersonRecord, at url: String, minutes: Int = PageAccess.defaultMinutes, now: Timestamp
  ) throws -> (url: String, expires: Timestamp) {
    try link(Base64URL.random(), to: record, at: url, minutes: minutes, now: now)
  }

  /// - Parameter id: The link's ID.
  private func link(
    _ id: String, to record: PersonRecord, at url: String, minutes: Int, now: Timestamp
  ) throws -> (url: String, expires: Timestamp) {
    let expires = now.advanced(bySeconds: Int64(minutes) * 60)
    let ticket = LinkTicket(holder: TicketHolder(record), id: id, expires: expires.secondsSinceEpoch)
    return ((publicURL?.description ?? url) + PagePath.open + (try ticket.signed(with: linkKey)), expires)
  }

  // MARK: Codes

  /// The longest time for which a link's code works, in minutes.
  static let codeMinutes = 10

  /// Makes a link to a person's page together with a code, and stores the code's hash.
  ///
  /// The code works as long as the link, but at most ``codeMinutes`` minutes.
  func linkWithCode(
    to record: PersonRecord, at url: String, minutes: Int, in store: any Store, now: Timestamp
  ) async throws -> (url: String, code: CodeText, expires: Timestamp) {
    let id = Base64URL.random()
    let link = try link(id, to: record, at: url, minutes: minutes, now: now)
    let code = CodeText()
    try await store.addLinkCode(
      LinkCode(
        hash: hash(of: code), person: record.person.id, link: id, linkExpires: link.expires,
        expires: min(link.expires, now.advanced(bySeconds: Int64(Self.codeMinutes) * 60))), at: now)
    return (link.url, code, link.expires)
  }

  /// Returns what is stored of a code.
  ///
  /// The key makes it useless to try all codes on a stolen database.
  func hash(of code: CodeText) -> String {
    Base64URL.encode(HMAC<SHA256>.authenticationCode(for: Array("code \(code.text)".utf8), using: linkKey))
  }

  /// Returns the network that a request comes from, as in ``InternetAddress/network``.
  ///
  /// A proxy on this machine says whose request it passes on; what others say isn't trusted.
  static func client(of request: Request, _ address: SocketAddress?) -> String {
    let own = address?.ipAddress.flatMap(Self.network) ?? "unknown"
    guard let address, address.isThisMachine, let name = HTTPField.Name("X-Forwarded-For") else { return own }
    let last = request.headers[values: name].last?.split(separator: ",").last
    return last.flatMap(Self.network) ?? own
  }

  /// Returns the network of an address, which a proxy may have written with a port, such as `[2001:db8::1]:50000`.
  private static func network(_ text: some StringProtocol) -> String? {
    let text = String(text).filter { !$0.isWhitespace && $0 != "\"" }
    let isBare = text.count { $0 == ":" } > 1
    let host = text.hasPrefix("[") ? text.dropFirst().prefix { $0 != "]" } : text.prefix { isBare || $0 != ":" }
    // A zone, such as %eth0, isn't part of the address.
    return InternetAddress(host.prefix { $0 != "%" })?.network
  }

  /// Returns the part of a request for the page that says what a notification leads to, so that it is still known after
  /// the person has signed in.
  static func arrival(_ request: Request) -> String {
    request.method == .get && request.uri.path == PagePath.page ? arrival(request.uri.query ?? "") : ""
  }

  /// Returns the items of a query that a notification's address has.
  static func arrival(_ query: String) -> String {
    let items = query.prefix(1_000).split(separator: "&").filter { item in
      let parts = item.split(separator: "=", omittingEmptySubsequences: false)
      return parts.count == 2 && ["action", "id", "kind", "opens"].contains(parts[0])
        && parts[1].utf8.allSatisfy { $0 == UInt8(ascii: "-") || Self.isAlphanumeric($0) }
    }
    return items.joined(separator: "&")
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    [
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"),
    ]
    .contains { $0.contains(byte) }
  }

  // MARK: Reading links

  func link(_ text: String) -> LinkTicket? { LinkTicket(signed: text, with: linkKey) }

  /// Returns the URL of the server, or, if it isn't known, the one that the client of a request has used.
  func url(of request: Request) -> String {
    (publicURL ?? Self.host(of: request, servesTLS ? .https : .http))?.description ?? "http://localhost"
  }

  /// Returns the origin that the header `Host` stands for, or `nil` if it can't be one.
  private static func host(of request: Request, _ scheme: Origin.Scheme) -> Origin? {
    request.head.authority.flatMap { Origin(scheme, authority: $0) }
  }

  // MARK: Cookies

  /// A Boolean value indicating whether people reach the server over TLS.
  private var isSecure: Bool { publicURL.map { $0.scheme == .https } ?? servesTLS }

  /// Returns whether a cookie may be sent: over TLS, or to this machine.
  func allowsCookies(_ request: Request) -> Bool { isSecure || Self.host(of: request, .http)?.isLoopback == true }

  /// The prefix makes browsers refuse a cookie that another host, or an attacker without TLS, has set.
  private var cookieName: String { isSecure ? "__Host-nudge" : "nudge" }

  func session(of request: Request, at now: Timestamp) -> Session? {
    guard allowsCookies(request), let text = request.cookies[cookieName]?.value,
      let session = Session(signed: text, with: cookieKey), !session.hasExpired(at: now)
    else { return nil }
    return session
  }

  func cookie(for session: Session) throws -> Cookie {
    cookie(try session.signed(with: cookieKey), maxAge: Int(Session.lifetime))
  }

  /// A cookie that replaces the session's.
  var expiredCookie: Cookie { cookie("", maxAge: 0) }

  private func cookie(_ value: String, maxAge: Int) -> Cookie {
    Cookie(
      name: cookieName, value: value, maxAge: maxAge, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax)
  }

  // MARK: Forms

  /// Returns the token that each form of a session contains, which another site can't know.
  func formToken(of session: Session) -> String {
    let text = Array("form \(session.id) \(session.holder.person)".utf8)
    return Base64URL.encode(HMAC<SHA256>.authenticationCode(for: text, using: cookieKey))
  }

  func isToken(_ token: String?, of session: Session) -> Bool {
    guard let token, let code = Base64URL.decode(token) else { return false }
    return HMAC<SHA256>.isValidAuthenticationCode(
      code, authenticating: Array("form \(session.id) \(session.holder.person)".utf8), using: cookieKey)
  }

  /// Returns a token that identifies a person in their browser without revealing their ID.
  func personTag(_ holder: TicketHolder) -> String {
    let text = Array("person \(holder.person) \(holder.stored)".utf8)
    return Base64URL.encode(HMAC<SHA256>.authenticationCode(for: text, using: cookieKey).prefix(12))
  }

  /// The source of a request, according to the browser.
  enum Source {
    case samePage, elsewhere
    /// The browser didn't say.
    case unknown
  }

  /// Returns where a request comes from.
  ///
  /// A page can't change these headers.
  func source(of request: Request) -> Source {
    let site = request.headers[.secFetchSite]
    let origin = request.headers[.origin]
    if let site, site != "same-origin" { return .elsewhere }
    if let origin {
      // A proxy may have removed TLS, so the host counts with either scheme.
      let own = [publicURL, Self.host(of: request, .http), Self.host(of: request, .https)].compactMap(\.self)
      return Origin(origin).map(own.contains) == true ? .samePage : .elsewhere
    }
    return site == nil ? .unknown : .samePage
  }
}
