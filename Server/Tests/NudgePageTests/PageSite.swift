import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LogLines
import Nudge
import NudgeDispatch
import NudgeStore
import NudgeStoreSQLite
import Synchronization
import Testing

@testable import NudgeWeb

/// A server with people's pages, whose clock the test sets.
final class PageSite: Sendable {
  let store: SQLiteStore
  let clock = SetClock()
  let access: PageAccess
  /// What is logged.
  let lines = LogLines()
  private let backend: Backend
  private let folder: URL

  init(publicURL: Origin? = nil, testResults: [Bool] = []) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "nudge-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try SQLiteStore(path: folder.appending(path: "test.sqlite").path)
    self.store = store
    let planner = Planner()
    access = PageAccess(linkKey: Self.key(1), cookieKey: Self.key(2), publicURL: publicURL)
    backend = Backend(
      store: store, planner: planner, clock: clock, senders: [.fcm: ScriptedSender(results: testResults)],
      answers: AnswerSeal(key: Self.key(3)), hash: { "hash of \($0)" }, webPushKey: "BNcR", links: access,
      log: lines.logger, wake: {})
  }

  deinit {
    try? store.close()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The server.
  ///
  /// A request's host is the one in a header of the tests, because their client always says localhost.
  var application: some ApplicationProtocol {
    let responder = WebServer.router(backend).buildResponder()
    return Application(
      responder: CallbackResponder { request, context in
        var head = request.head
        head.authority = request.headers[.testHost]
        return try await responder.respond(to: Request(head: head, body: request.body), context: context)
      })
  }

  private static func key(_ byte: UInt8) -> SymmetricKey { SymmetricKey(data: [UInt8](repeating: byte, count: 32)) }

  /// Stores a person with achievements on the last days, the latest first.
  ///
  /// - Parameter days: How many days ago the person was stored.
  func store(
    _ id: String = "u-1", locale: String = "en-US", achievements titles: [String] = [], daysAgo days: Int64 = 10,
    _ change: (inout Person) -> Void = { _ in }
  ) async throws {
    var person = Person(id: id, timeZone: "America/New_York", locale: try LocaleTag(locale))
    person.history.record = .achievements(
      titles.enumerated().map { day, title in
        Achievement(at: clock.now().advanced(bySeconds: Int64(-86_400 * day)), id: "a-\(day)", title: title)
      })
    change(&person)
    _ = try await store.putPerson(
      person, if: .none, joining: nil, erasedAs: "hash of \(id)", at: clock.now().advanced(bySeconds: -86_400 * days))
  }

  func person(_ id: String = "u-1") async throws -> Person { try #require(try await store.person(id)).person }

  func link(to id: String = "u-1", minutes: Int = 60) async throws -> String {
    try access.link(to: try #require(try await store.person(id)), at: "", minutes: minutes, now: clock.now()).url
  }

  /// Makes a link and its code.
  func code(
    for id: String = "u-1", minutes: Int = 60
  ) async throws -> (url: String, code: String, expires: Timestamp) {
    let made = try await access.linkWithCode(
      to: try #require(try await store.person(id)), at: "", minutes: minutes, in: store, now: clock.now())
    return (made.url, made.code.text, made.expires)
  }

  /// Runs a test with a browser that has opened the link of a person.
  func visit(_ id: String = "u-1", _ test: @Sendable (Browser) async throws -> Void) async throws {
    try await application.test(.router) { client in
      let browser = Browser(client: client, site: self)
      _ = try await browser.use(try await self.link(to: id))
      try await test(browser)
    }
  }
}

/// Accepts what is sent to a device or not, by the number that the device's ID is.
struct ScriptedSender: Sender {
  let results: [Bool]

  func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer {
    Answer(Int(device.id).map { results[$0] } == true ? .accepted : .dead)
  }
}

/// A clock that stands still until it is set.
final class SetClock: DispatchClock {
  // 2026-11-25 10:00 in New York, a Wednesday.
  private let time = Mutex(Timestamp(Date(timeIntervalSince1970: 1_795_618_800)))

  func now() -> Timestamp { time.withLock { $0 } }
  func advance(bySeconds seconds: Int64) { time.withLock { $0 = $0.advanced(bySeconds: seconds) } }
  func sleep(until moment: Timestamp) async throws {}
}

/// Keeps cookies, and posts forms as the page contains them.
final class Browser: Sendable {
  let client: any TestClientProtocol
  private let site: PageSite
  private let jar = Mutex<String?>(nil)
  static let host = "localhost:8270"

  init(client: any TestClientProtocol, site: PageSite) {
    self.client = client
    self.site = site
  }

  var cookie: String? {
    get { jar.withLock { $0 } }
    set { jar.withLock { $0 = newValue } }
  }

  struct Answer {
    var status: HTTPResponse.Status
    var headers: HTTPFields
    var text: String

    /// The value of the first field with a name.
    func field(_ name: String) -> String? {
      let start = "name=\"\(name)\" value=\""
      return text.firstRange(of: start).map { String(text[$0.upperBound...].prefix { $0 != "\"" }) }?
        .replacing("&quot;", with: "\"")
    }
  }

  func send(
    _ path: String, _ method: HTTPRequest.Method = .get, headers: HTTPFields = [:], body: String? = nil,
    host: String = Browser.host
  ) async throws -> Answer {
    var headers = headers
    headers[.testHost] = host
    if let cookie { headers[.cookie] = cookie }
    return try await client.execute(
      uri: path, method: method, headers: headers, body: body.map { ByteBuffer(string: $0) }
    ) { response in
      if let set = response.headers[values: .setCookie].first {
        let pair = String(set.prefix { $0 != ";" })
        self.cookie = pair.hasSuffix("=") ? nil : pair
      }
      return Answer(status: response.status, headers: response.headers, text: String(buffer: response.body))
    }
  }

  func open(_ path: String, language: String = "en") async throws -> Answer {
    try await send(path, headers: [.acceptLanguage: language])
  }

  /// Presses the button of the page that a link leads to.
  func use(_ link: String, host: String = Browser.host, origin: String? = nil) async throws -> Answer {
    try await send(link, .post, headers: [.origin: origin ?? "http://\(host)"], body: "", host: host)
  }

  /// Posts a code, as the page without access does.
  func type(_ code: String, from client: String? = nil, then arrival: String = "") async throws -> Answer {
    var headers: HTTPFields = [
      .contentType: "application/x-www-form-urlencoded", .origin: "http://\(Self.host)", .acceptLanguage: "en",
    ]
    if let client { headers[.forwardedFor] = client }
    return try await send(
      "/sign-in", .post, headers: headers, body: Self.encoded([("code", code), ("then", arrival)]))
  }

  /// Posts fields together with the token of the page.
  func post(_ path: String, _ fields: [(String, String)] = []) async throws -> Answer {
    let token = try #require(try await open("/").field("token"))
    return try await send(
      path, .post, headers: [.contentType: "application/x-www-form-urlencoded", .origin: "http://\(Self.host)"],
      body: Self.encoded([("token", token)] + fields))
  }

  func postJSON(_ path: String, _ body: String, origin: String? = "http://\(Browser.host)") async throws -> Answer {
    var headers: HTTPFields = [.contentType: "application/json"]
    headers[.origin] = origin
    return try await send(path, .post, headers: headers, body: body)
  }

  static func encoded(_ fields: [(String, String)]) -> String {
    let allowed = CharacterSet.alphanumerics
    return fields.map { name, value in
      [name, value].map { $0.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }.joined(separator: "=")
    }.joined(separator: "&")
  }
}

extension HTTPField.Name {
  fileprivate static var forwardedFor: Self {
    guard let name = Self("X-Forwarded-For") else { preconditionFailure("the name isn't a token") }
    return name
  }

  /// The host that a test's request is for, since a test client sends none.
  fileprivate static var testHost: Self {
    guard let name = Self("X-Test-Host") else { preconditionFailure("the name isn't a token") }
    return name
  }
}
