import Crypto
import Foundation
import GRDB
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LogLines
import Logging
import Nudge
import NudgeDispatch
import NudgeStore
import Synchronization
import Testing

@testable import NudgeStoreSQLite
@testable import NudgeWeb

/// A server without a network, with a store of its own and a clock that stands still.
struct TestServer: Sendable {
  // 2026-11-26T12:00:00Z
  static let now = Timestamp(secondsSinceEpoch: 1_795_694_400) ?? .min

  let store: any Store
  private let sqlite: SQLiteStore
  let sender = RecordingSender()
  let key = APIKey.make()
  let clock = FixedClock()
  let dispatches = DispatchCounts()
  /// What is logged.
  let lines = LogLines(.debug)

  private let providers: [Device.Provider]
  private let links: PageAccess?
  private let path: String

  /// - Parameters:
  ///   - providers: The providers that devices may have besides browsers.
  ///   - links: Links to people's pages, or `nil` to serve the API alone.
  init(_ providers: [Device.Provider] = [.webhook], links: PageAccess? = nil) async throws {
    self.providers = providers
    self.links = links
    path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path
    sqlite = try SQLiteStore(path: path)
    store = sqlite
    try await store.addKey(name: "test", hash: APIKey.hash(key), at: Self.now)
  }

  /// Makes the database as large as it may be, or larger again.
  func fillDisk(_ isFull: Bool = true) async throws {
    let pages = try await sqlite.read { db in try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0 }
    try await sqlite.pool.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA max_page_count = \(isFull ? pages : 1_000_000)")
    }
  }

  /// Removes the answers of requests with a key, as if the process had ended before it stored them.
  func forgetAnswers() async throws {
    try await sqlite.write { db in try db.execute(sql: "UPDATE idempotency SET status = NULL, body = NULL") }
  }

  /// Makes the database unreadable.
  func damageDatabase() async throws {
    try await sqlite.pool.write { db in try db.execute(sql: "ALTER TABLE delivery RENAME TO damaged") }
  }

  /// Everything that is on the disk.
  func file() throws -> Data {
    try ["", "-wal"].reduce(into: Data()) { $0 += try Data(contentsOf: URL(filePath: path + $1)) }
  }

  /// Runs a test while another program has locked the database.
  func lockedByAnotherProgram(_ test: () async throws -> Void) async throws {
    var configuration = GRDB.Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try await other.writeWithoutTransaction { db in try db.execute(sql: "BEGIN IMMEDIATE") }
    try await test()
    try await other.writeWithoutTransaction { db in try db.execute(sql: "ROLLBACK") }
    try other.close()
  }

  var backend: Backend { backend(sealing: SymmetricKey(data: [UInt8](repeating: 7, count: 32))) }

  /// - Parameter key: The key of the answers that are kept.
  func backend(sealing key: SymmetricKey) -> Backend {
    Backend(
      store: store, planner: Planner(), clock: clock,
      senders: Dictionary(uniqueKeysWithValues: providers.map { ($0, sender) }),
      dispatches: dispatches, answers: AnswerSeal(key: key), hash: { "hash of \($0)" }, links: links, log: lines.logger,
      wake: {})
  }

  var application: some ApplicationProtocol { Application(router: WebServer.router(backend), logger: lines.logger) }

  /// Runs a test with a client that sends the key.
  func run(_ test: @escaping @Sendable (Client) async throws -> Void) async throws {
    try await application.test(.router) { client in try await test(Client(client: client, key: key)) }
    try sqlite.close()
  }

  /// A client with a stored person, `u-1`.
  func runWithPerson(_ test: @escaping @Sendable (Client) async throws -> Void) async throws {
    try await run { client async throws in
      let response = try await client.send(.put, "/v1/people/u-1", #"{"id":"u-1","timeZone":"Europe/Berlin"}"#)
      #expect(response.status == .created)
      try await test(client)
    }
  }
}

struct Client: Sendable {
  let client: any TestClientProtocol
  let key: String

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, _ headers: [String: String] = [:]
  ) async throws -> TestResponse {
    var fields: HTTPFields = [.authorization: "Bearer \(key)"]
    if body != nil { fields[.contentType] = "application/json" }
    for (name, value) in headers { fields[try #require(HTTPField.Name(name))] = value.isEmpty ? nil : value }
    return try await client.executeRequest(
      uri: path, method: method, headers: fields, body: body.map { ByteBuffer(string: $0) })
  }
}

final class FixedClock: DispatchClock {
  private let time = Mutex(TestServer.now)

  func now() -> Timestamp { time.withLock(\.self) }

  func advance(bySeconds seconds: Int64) { time.withLock { $0 = $0.advanced(bySeconds: seconds) } }

  func sleep(until moment: Timestamp) async throws { throw CancellationError() }
}

/// A sender that remembers what it was given, and answers as a test asks.
final class RecordingSender: Sender {
  private let state = Mutex<(sent: [Delivery.Key], answer: Answer)>(([], Answer(.accepted, status: 200)))

  var sent: [Delivery.Key] { state.withLock(\.sent) }

  func answer(_ answer: Answer) { state.withLock { $0.answer = answer } }

  func send(
    _ notification: NotificationRequest, for delivery: Delivery, to device: Device, at now: Timestamp
  ) async -> Answer {
    state.withLock { state in
      state.sent.append(delivery.key)
      return state.answer
    }
  }
}

extension TestResponse {
  var text: String { String(buffer: body) }

  /// The value at a path of keys and indices in the JSON body.
  func json(_ path: String...) throws -> PayloadValue {
    try path.reduce(JSONDecoder().decode(PayloadValue.self, from: Data(text.utf8))) { value, step in
      switch value {
      case .object(let members): members[step] ?? .null
      case .list(let items): Int(step).map { items.indices.contains($0) ? items[$0] : .null } ?? .null
      default: .null
      }
    }
  }

  /// The pointers of the faults in a problem.
  var pointers: [String] {
    get throws {
      guard case .list(let faults) = try json("errors") else { return [] }
      return faults.compactMap { fault in
        guard case .object(let members) = fault, case .string(let pointer)? = members["pointer"] else { return nil }
        return pointer
      }
    }
  }

  func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
}
