import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import NudgeStorePostgres
import NudgeStoreSQLite
import PrivatePostgres
import Testing

@testable import NudgeWeb

/// Four clients change one person at the same time, round after round.
///
/// After each round, there must be an order in which the four requests, one after the other, would have had the same
/// answers and left the same person.
@Suite("Requests about one person at the same time", .timeLimit(.minutes(10)))
struct RaceTests {
  /// The number of rounds on each database.
  ///
  /// `RACE_ROUNDS=10000` makes a long run.
  private static let rounds = ProcessInfo.processInfo.environment["RACE_ROUNDS"].flatMap { Int($0) } ?? 1_000

  @Test func onTheEmbeddedDatabase() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path
    try await race(on: try SQLiteStore(path: path))
  }

  @Test func onPostgreSQL() async throws {
    try await race(on: try await PostgresStore(url: PrivatePostgres.database()))
  }

  private func race(on store: any Store) async throws {
    let key = APIKey.make()
    try await store.addKey(name: "race", hash: APIKey.hash(key), at: TestServer.now)
    let access = PageAccess(
      linkKey: SymmetricKey(size: .bits256), cookieKey: SymmetricKey(size: .bits256))
    let backend = Backend(
      store: store, planner: Planner(), clock: FixedClock(), answers: AnswerSeal(key: SymmetricKey(size: .bits256)),
      hash: { "hash of \($0)" }, links: access, wake: {})
    let seed = UInt64.random(in: 0..<1_000_000)
    try await Application(router: WebServer.router(backend)).test(.router) { client in
      let clients = RaceClients(client: Client(client: client, key: key), access: access)
      var random = SplitMix64(seed)
      var state: PersonModel?
      var stale = PersonModel.Tag(createdAt: 0, version: 1)
      var known: [PersonModel.Tag: PersonModel] = [:]
      for round in 0..<Self.rounds {
        let requests = (0..<4).map { number in
          RaceRequest.random("\(round)-\(number)", state: state, stale: stale, using: &random)
        }
        let results = try await withThrowingTaskGroup(of: (Int, RaceResult).self) { group in
          for (index, request) in requests.enumerated() {
            group.addTask { (index, try await clients.send(request)) }
          }
          return try await group.reduce(into: [Int: RaceResult]()) { $0[$1.0] = $1.1 }
        }
        let found = try await clients.get()
        let steps = requests.enumerated().compactMap { index, request in results[index].map { (request, $0) } }
        let persons = steps.compactMap(\.1.person) + [found].compactMap(\.self)
        let areUnique = persons.allSatisfy { known[$0.tag, default: $0] == $0 }
        guard steps.count == 4, areUnique, PersonModel.canLead(from: state, steps: steps, to: found) else {
          let requests = steps.map { "\($0) \($1)" }.joined(separator: "\n")
          let report = """
            seed \(seed), round \(round), the same tag names two versions: \(!areUnique)
            before \(state, default: "nobody")
            \(requests)
            after \(found, default: "nobody")
            """
          Issue.record("\(report)")
          return
        }
        for person in persons { known[person.tag] = person }
        stale = state?.tag ?? stale
        state = found
      }
    }
    try store.close()
  }
}

// MARK: - Requests

/// A request of one client.
enum RaceRequest: Sendable {
  /// The condition in the header `If-Match` or `If-None-Match`.
  enum Condition: Sendable {
    case none, anybody, nobody
    case match([PersonModel.Tag])
    case noMatch([PersonModel.Tag])

    func holds(for state: PersonModel?) -> Bool {
      switch self {
      case .none: true
      case .anybody: state != nil
      case .nobody: state == nil
      case .match(let tags): state.map { tags.contains($0.tag) } ?? false
      case .noMatch(let tags): state.map { !tags.contains($0.tag) } ?? true
      }
    }

    var headers: [String: String] {
      func list(_ tags: [PersonModel.Tag]) -> String { tags.map(\.text).joined(separator: ", ") }
      return switch self {
      case .none: [:]
      case .anybody: ["If-Match": "*"]
      case .nobody: ["If-None-Match": "*"]
      case .match(let tags): ["If-Match": list(tags)]
      case .noMatch(let tags): ["If-None-Match": list(tags)]
      }
    }
  }

  /// Replaces the name, and all achievements if there is a list.
  case put(name: String, achievements: [String]?, Condition)
  case delete(Condition)
  case record(String)
  /// Deletes the achievement with an ID.
  case forget(String, Condition)
  /// Gives the achievement with an ID another title.
  case correct(String, title: String, Condition)
  /// The page's forms, of a browser that has access to the person who was stored at a time.
  case formRecord(String, createdAt: Int64)
  case formZone(String, createdAt: Int64)

  static func random(
    _ text: String, state: PersonModel?, stale: PersonModel.Tag, using random: inout SplitMix64
  ) -> Self {
    let current = state?.tag ?? stale
    let conditions: [Condition] = [
      .none, .none, .anybody, .nobody, .match([current]), .match([stale]), .match([stale, current]),
      .noMatch([current]),
      .noMatch([stale]),
    ]
    let condition = conditions.randomElement(using: &random) ?? .none
    let known = state?.achievements.filter { !$0.hasPrefix("form") } ?? []
    let id = known.map(PersonModel.id(ofTitle:)).min() ?? "nothing"
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: return .put(name: text, achievements: nil, condition)
    case 4: return .put(name: text, achievements: ["put \(text)"], condition)
    case 5...6: return .delete(condition)
    case 7...8: return .record("api \(text)")
    case 9:
      // The page gives achievements IDs of its own.
      return .forget(id, condition)
    case 12...13: return .correct(id, title: "\(id), corrected by \(text)", condition)
    case 10: return .formRecord("form \(text)", createdAt: current.createdAt)
    default:
      let zones = ["Europe/Berlin", "Asia/Tokyo", "America/New_York", "Africa/Lagos", "Australia/Sydney"]
      return .formZone(zones.randomElement(using: &random) ?? "UTC", createdAt: current.createdAt)
    }
  }
}

struct RaceResult: Sendable {
  var status: Int
  /// The person in the answer.
  var person: PersonModel?
  /// The tag in an answer without a person.
  var tag: PersonModel.Tag?
}

/// Sends the requests of all clients.
struct RaceClients: Sendable {
  let client: Client
  let access: PageAccess
  private static let path = "/v1/people/u-1"

  func get() async throws -> PersonModel? { try await PersonModel(client.send(.get, Self.path)) }

  func send(_ request: RaceRequest) async throws -> RaceResult {
    switch request {
    case .put(let name, let achievements, let condition):
      let list = achievements.map { titles in
        let items = titles.map { #"{"id":"\#($0)","at":"2026-11-20","title":"\#($0)"}"# }
        return #","achievements":[\#(items.joined(separator: ","))]"#
      }
      let body = #"{"id":"u-1","timeZone":"UTC","name":"\#(name)"\#(list ?? "")}"#
      return try result(try await client.send(.put, Self.path, body, condition.headers))
    case .delete(let condition): return try result(try await client.send(.delete, Self.path, nil, condition.headers))
    case .record(let title):
      let body = #"{"id":"\#(title)","title":"\#(title)"}"#
      return try result(try await client.send(.post, Self.path + "/achievements", body))
    case .forget(let id, let condition):
      let place = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id
      let response = try await client.send(.delete, Self.path + "/achievements/" + place, nil, condition.headers)
      return RaceResult(status: response.status.code, tag: try response.header("etag").map(PersonModel.Tag.init))
    case .correct(let id, let title, let condition):
      let place = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? id
      let response = try await client.send(
        .put, Self.path + "/achievements/" + place, #"{"title":"\#(title)"}"#, condition.headers)
      return RaceResult(status: response.status.code, tag: try response.header("etag").map(PersonModel.Tag.init))
    case .formRecord(let title, let createdAt):
      return try await post("/achievements", [("title", title)], createdAt: createdAt)
    case .formZone(let zone, let createdAt): return try await post("/time-zone", [("zone", zone)], createdAt: createdAt)
    }
  }

  private func post(_ path: String, _ fields: [(String, String)], createdAt: Int64) async throws -> RaceResult {
    let session = Session(holder: TicketHolder(person: "u-1", stored: createdAt), at: TestServer.now)
    let cookie = try access.cookie(for: session)
    let body = ([("token", access.formToken(of: session))] + fields).map { name, value in
      name + "=" + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }.joined(separator: "&")
    let response = try await client.client.executeRequest(
      uri: path, method: .post,
      headers: [.contentType: "application/x-www-form-urlencoded", .cookie: "\(cookie.name)=\(cookie.value)"],
      body: ByteBuffer(string: body))
    return RaceResult(status: response.status.code)
  }

  private func result(_ response: TestResponse) throws -> RaceResult {
    RaceResult(status: response.status.code, person: try PersonModel(response))
  }
}

// MARK: - The model

/// A person as a client sees them.
struct PersonModel: Hashable, Sendable {
  struct Tag: Hashable, Sendable {
    var createdAt: Int64
    var version: Int

    var text: String { "\"\(createdAt)-\(version)\"" }

    init(createdAt: Int64, version: Int) { (self.createdAt, self.version) = (createdAt, version) }

    init(_ etag: String) throws {
      let parts = etag.dropFirst().dropLast().split(separator: "-")
      self.init(createdAt: try #require(Int64(parts[0])), version: try #require(Int(parts[1])))
    }
  }

  var tag: Tag
  var name: String
  var zone: String
  var achievements: Set<String>

  /// Reads the person in an answer, or returns `nil` if the answer has no `ETag`.
  init?(_ response: TestResponse) throws {
    guard let etag = response.header("etag") else { return nil }
    tag = try Tag(etag)
    guard case .string(let name) = try response.json("name"), case .string(let zone) = try response.json("timeZone")
    else {
      throw UnreadableAnswer(text: response.text)
    }
    self.name = name
    self.zone = zone
    achievements = []
    guard case .list(let list) = try response.json("achievements") else { return }
    for case .object(let members) in list {
      guard case .string(let title)? = members["title"] else { throw UnreadableAnswer(text: response.text) }
      achievements.insert(title)
    }
  }

  private init(createdAt: Int64) {
    tag = Tag(createdAt: createdAt, version: 1)
    name = ""
    zone = "UTC"
    achievements = []
  }

  struct UnreadableAnswer: Error { var text: String }

  /// Returns the ID of an achievement that the API has stored, which is its first title.
  static func id(ofTitle title: String) -> String {
    String(title.prefix(upTo: title.firstRange(of: ", corrected")?.lowerBound ?? title.endIndex))
  }

  /// Returns whether the requests, in some order, have the given answers and lead from one person to another.
  static func canLead(
    from state: PersonModel?, steps: [(RaceRequest, RaceResult)], to end: PersonModel?
  ) -> Bool {
    guard !steps.isEmpty else { return state == end }
    return steps.indices.contains { index in
      var rest = steps
      let (request, result) = rest.remove(at: index)
      return next(state, request, result).contains { canLead(from: $0, steps: rest, to: end) }
    }
  }

  /// Returns what can be stored after a request that had an answer, which is nothing if it can't have had it.
  private static func next(_ state: PersonModel?, _ request: RaceRequest, _ result: RaceResult) -> [PersonModel?] {
    func changed(_ change: (inout PersonModel) -> Void) -> PersonModel? {
      guard var state else { return nil }
      state.tag.version += 1
      change(&state)
      return state
    }
    switch request {
    case .put(let name, let titles, let condition):
      guard condition.holds(for: state) else { return result.status == 412 ? [state] : [] }
      guard result.status == (state == nil ? 201 : 200), let answer = result.person else { return [] }
      var new = changed { _ in } ?? PersonModel(createdAt: answer.tag.createdAt)
      new.name = name
      new.zone = "UTC"
      if let titles { new.achievements = Set(titles) }
      return new == answer ? [new] : []
    case .delete(let condition):
      guard let state else { return result.status == 404 ? [nil] : [] }
      guard condition.holds(for: state) else { return result.status == 412 ? [state] : [] }
      return result.status == 204 ? [nil] : []
    case .record(let title):
      guard state != nil else { return result.status == 404 ? [nil] : [] }
      return result.status == 201 ? [changed { $0.achievements.insert(title) }] : []
    case .forget(let id, let condition):
      guard let state else { return result.status == 404 ? [nil] : [] }
      guard condition.holds(for: state) else { return result.status == 412 ? [state] : [] }
      let known = state.achievements.first { Self.id(ofTitle: $0) == id }
      guard let known else { return result.status == 404 ? [state] : [] }
      let new = changed { $0.achievements.remove(known) }
      return result.status == 204 && result.tag == new?.tag ? [new] : []
    case .correct(let id, let title, let condition):
      guard let state else { return result.status == 404 ? [nil] : [] }
      guard condition.holds(for: state) else { return result.status == 412 ? [state] : [] }
      let known = state.achievements.first { Self.id(ofTitle: $0) == id }
      guard let known else { return result.status == 404 ? [state] : [] }
      let new = changed {
        $0.achievements.remove(known)
        $0.achievements.insert(title)
      }
      return result.status == 200 && result.tag == new?.tag ? [new] : []
    case .formRecord(let title, let createdAt):
      return form(state, createdAt, result, changed { $0.achievements.insert(title) })
    case .formZone(let zone, let createdAt): return form(state, createdAt, result, changed { $0.zone = zone })
    }
  }

  /// Returns what can be stored after a form.
  ///
  /// If the person is erased right after it, the answer says that the browser has no access any more.
  private static func form(
    _ state: PersonModel?, _ createdAt: Int64, _ result: RaceResult, _ new: PersonModel?
  ) -> [PersonModel?] {
    let isOwn = state?.tag.createdAt == createdAt
    switch result.status {
    case 303: return isOwn ? [new] : []
    case 403: return isOwn ? [new] : [state]
    default: return []
    }
  }
}

/// A generator whose numbers depend on its seed alone.
///
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" <https://doi.org/10.1145/2660193.2660195>
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
