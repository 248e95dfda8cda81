public import Crypto
internal import HTTPTypes
internal import Hummingbird
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
  /// The URL at which people reach the server, without a slash at the end; `nil` if it is the one of each request.
  private let publicURL: String?
  private let servesTLS: Bool

  /// - Parameters:
  ///   - linkKey: Signs links.
  ///   - cookieKey: Signs cookies.
  ///   - publicURL: The URL at which people reach the server, such as `https://nudge.example.org`.
  ///   - servesTLS: Whether this process serves TLS itself. It has no effect if there is a public URL.
  public init(linkKey: SymmetricKey, cookieKey: SymmetricKey, publicURL: String? = nil, servesTLS: Bool = false) {
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
    let expires = now.advanced(bySeconds: Int64(minutes) * 60)
    let ticket = LinkTicket(holder: TicketHolder(record), id: Base64URL.random(), expires: expires.secondsSinceEpoch)
    return ((publicURL ?? url) + PagePath.open + (try ticket.signed(with: linkKey)), expires)
  }

  func link(_ text: String) -> LinkTicket? { LinkTicket(signed: text, with: linkKey) }

  /// Returns the URL of the server as the client of a request wrote it.
  func url(of request: Request) -> String {
    publicURL ?? (servesTLS ? "https://" : "http://") + (request.head.authority ?? "localhost")
  }

  // MARK: Cookies

  /// Whether people reach the server over TLS.
  private var isSecure: Bool { publicURL.map { $0.hasPrefix("https://") } ?? servesTLS }

  /// Returns whether a cookie may be sent: over TLS, or to this machine.
  func allowsCookies(_ request: Request) -> Bool { isSecure || Self.isLoopback(request.head.authority ?? "") }

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

  /// Returns whether a host, with or without a port, is this machine, to which pages work over plain HTTP.
  public static func isLoopback(_ authority: String) -> Bool {
    let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" }.dropFirst() : authority.prefix { $0 != ":" }
    let bytes = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return host == "localhost" || host.hasSuffix(".localhost") || host == "::1"
      || (bytes.count == 4 && bytes[0] == 127 && !bytes.contains(nil))
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

  /// Where a request comes from, according to the browser.
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
      let own = [
        publicURL, request.head.authority.map { "http://" + $0 }, request.head.authority.map { "https://" + $0 },
      ]
      return own.contains(origin) ? .samePage : .elsewhere
    }
    return site == nil ? .unknown : .samePage
  }
}
