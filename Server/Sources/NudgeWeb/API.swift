internal import Foundation
public import Hummingbird
internal import NIOCore
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// The routes of the HTTP API.
public struct API: Sendable {
  let backend: Backend

  /// The largest body of a request, in bytes.
  static let maximumBody = 1 << 20

  public init(_ backend: Backend) { self.backend = backend }

  /// Adds the routes below `/v1`.
  public func addRoutes(to router: some RouterMethods<some RequestContext>) {
    let people = router.group("/v1/people/:id")
    people.put { request, context in try await putPerson(request, context) }
    people.get { _, context in try await getPerson(context) }
    people.delete { _, context in try await deletePerson(context) }
    people.post("achievements") { request, context in try await postAchievement(request, context) }
    people.get("achievements") { request, context in try await getAchievements(request, context) }
    people.delete("achievements/:achievement") { _, context in try await deleteAchievement(context) }
    people.put("devices/:device") { request, context in try await putDevice(request, context) }
    people.delete("devices/:device") { _, context in try await deleteDevice(context) }
    people.get("plan") { request, context in try await getPlan(request, context) }
    people.get("deliveries") { request, context in try await getDeliveries(request, context) }
    people.post("events") { request, context in try await postEvent(request, context) }
  }

  // MARK: People

  private func putPerson(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    let person = try Person(json: try await bytes(of: request))
    guard person.id == id else { throw Problem.invalid("/id", "Must be the ID in the path, \(id).") }
    let precondition = try request.headers[.ifMatch].map { value in
      guard let version = Self.version(ofETag: value) else {
        throw Problem(.preconditionFailed, "If-Match must contain the ETag of the person.")
      }
      return Precondition.version(version)
    }
    switch try await backend.put(person, if: precondition ?? .none) {
    case .created(let version): return try await personResponse(id, .created, version)
    case .replaced(let version): return try await personResponse(id, .ok, version)
    case .conflict: throw Problem(.preconditionFailed, "The person was changed by someone else. Get the person again.")
    case .gone: throw Problem(.gone, "The person was erased.")
    }
  }

  private func getPerson(_ context: some RequestContext) async throws -> Response {
    let record = try await backend.person(try personID(context))
    return Self.response(record)
  }

  private func personResponse(_ id: String, _ status: HTTPResponse.Status, _ version: Int) async throws -> Response {
    var response = Self.response(try await backend.person(id))
    response.status = status
    response.headers[.eTag] = "\"\(version)\""
    return response
  }

  private static func response(_ record: PersonRecord) -> Response {
    let json = (try? record.person.json()) ?? "{}"
    return Response(
      status: .ok, headers: [.contentType: "application/json", .eTag: "\"\(record.version)\""],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json)))
  }

  private static func version(ofETag value: String) -> Int? {
    let text = value.hasPrefix("W/") ? value.dropFirst(2) : value[...]
    guard text.count > 2, text.first == "\"", text.last == "\"" else { return nil }
    return Int(text.dropFirst().dropLast())
  }

  private func deletePerson(_ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    guard try await backend.store.erasePerson(id, hash: backend.hash(id), at: backend.clock.now()) else {
      throw Problem.noSuchPerson
    }
    return Response(status: .noContent)
  }

  // MARK: Achievements

  private struct AchievementBody: Decodable {
    var id: String?
    var at: String?
    var title: String?
  }

  private struct AchievementAnswer: Encodable {
    var achievement: Achievement
    var milestones: [Milestone]

    struct Milestone: Encodable {
      var kind: String
      var threshold: Int
      var on: String
    }
  }

  private func postAchievement(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let body: AchievementBody = try await decode(request)
    let id = body.id ?? UUID().uuidString.lowercased()
    guard !id.isEmpty, id.utf8.count <= 256 else { throw Problem.invalid("/id", "Must be 1 to 256 bytes long.") }
    var achievement: Achievement
    if let at = body.at {
      if let moment = try? Timestamp(rfc3339: at) {
        achievement = Achievement(at: moment, id: id, title: body.title)
      } else if let day = try? CivilDate(at) {
        achievement = Achievement(on: day, id: id, title: body.title)
      } else {
        throw Problem.invalid("/at", "Must be a time such as 2026-11-22T20:00:00Z or a date such as 2026-11-22.")
      }
    } else {
      achievement = Achievement(at: backend.clock.now(), id: id, title: body.title)
    }
    let recorded = try await backend.record(achievement, for: try personID(context))
    let milestones = recorded.milestones.map {
      AchievementAnswer.Milestone(kind: $0.kind.rawValue, threshold: $0.threshold, on: "\($0.on)")
    }
    return try JSONResponse.make(
      AchievementAnswer(achievement: recorded.achievement, milestones: milestones),
      status: recorded.isNew ? .created : .ok)
  }

  private struct AchievementList: Encodable {
    var achievements: [Achievement]
  }

  private func getAchievements(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    _ = try await backend.person(id)
    let limit = try number(request, "limit", 1...1_000) ?? 100
    let before = request.uri.queryParameters["before"].map(String.init)
    let list = try await backend.store.achievements(of: id, before: before, limit: limit)
    return try JSONResponse.make(AchievementList(achievements: list))
  }

  private func deleteAchievement(_ context: some RequestContext) async throws -> Response {
    let achievement = try context.parameters.require("achievement")
    let found = try await backend.store.deleteAchievement(
      decoded(achievement), of: try personID(context), at: backend.clock.now())
    backend.wake()
    guard found else { throw Problem(.notFound, "There is no such achievement.") }
    return Response(status: .noContent)
  }

  // MARK: Requests

  func personID(_ context: some RequestContext) throws -> String {
    let id = decoded(try context.parameters.require("id"))
    guard !id.isEmpty, id.utf8.count <= Person.maximumIDLength else {
      throw Problem(.badRequest, "The ID of a person must be 1 to 256 bytes long.")
    }
    return id
  }

  func decoded(_ text: some StringProtocol) -> String { text.removingPercentEncoding ?? String(text) }

  func bytes(of request: Request) async throws -> [UInt8] {
    do {
      return Array(try await request.body.collect(upTo: Self.maximumBody).readableBytesView)
    } catch is NIOTooManyBytesError {
      throw Problem(.contentTooLarge, "The body must not be larger than \(Self.maximumBody) bytes.")
    }
  }

  func decode<Value: Decodable>(_ request: Request) async throws -> Value {
    let bytes = try await bytes(of: request)
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes.isEmpty ? Array("{}".utf8) : bytes))
    } catch let error as DecodingError {
      throw Problem(error)
    }
  }

  func number(_ request: Request, _ name: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let text = request.uri.queryParameters[name[...]] else { return nil }
    guard let value = Int(text), range.contains(value) else {
      throw Problem(.badRequest, "\(name) must be a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return value
  }

  func moment(_ request: Request, _ name: String) throws -> Timestamp? {
    guard let text = request.uri.queryParameters[name[...]] else { return nil }
    guard let moment = try? Timestamp(rfc3339: decoded(text)) else {
      throw Problem(.badRequest, "\(name) must be a time such as 2026-11-22T20:00:00Z.")
    }
    return moment
  }

}

extension Problem {
  init(_ error: DecodingError) {
    func pointer(_ path: [any CodingKey]) -> String {
      path.map { "/" + ($0.intValue.map(String.init) ?? $0.stringValue) }.joined()
    }
    switch error {
    case .keyNotFound(let key, let context):
      self = .invalid(pointer(context.codingPath + [key]), "Is missing.")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self = .invalid(pointer(context.codingPath), "Must be \(type == String.self ? "a text" : "a \(type)").")
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .invalid(pointer(context.codingPath), context.debugDescription)
    default: self.init(.badRequest, "The body isn't valid JSON.")
    }
  }
}
