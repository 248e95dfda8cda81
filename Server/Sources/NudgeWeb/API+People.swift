internal import HTTPTypes
internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

extension API {
  private struct PeopleList: Encodable {
    var people: [Item]

    struct Item: Encodable {
      var id: String
      var createdAt: String
    }
  }

  func getPeople(_ request: Request) async throws -> Response {
    var query = QueryReader(request)
    let after = query.text("after") ?? ""
    let limit = query.number("limit", 1...1_000) ?? 100
    try query.check()
    let people = try await backend.store.people(after: after, limit: limit)
    return try JSONResponse.make(
      PeopleList(people: people.map { PeopleList.Item(id: $0.id, createdAt: "\($0.createdAt)") }))
  }

  func putPerson(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    let person = try Problem.person(from: try await Self.bytes(of: request), backend.planner)
    guard ExactID(person.id) == ExactID(id) else { throw Problem.invalid("/id", "Must be the ID in the path.") }
    let status: HTTPResponse.Status
    switch try await backend.put(person, if: try await precondition(of: request, for: id)) {
    case .created: status = .created
    case .replaced: status = .ok
    case .conflict(nil): throw Problem.missing
    case .conflict: throw request.headers[.ifMatch] == nil ? Problem.present : Problem.changed
    case .gone: throw Problem.noSuchPerson
    }
    var response = Self.response(try await backend.person(id))
    response.status = status
    return response
  }

  func getPerson(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let record = try await backend.person(try personID(context))
    let known = try EntityTags(request, .ifNoneMatch)
    guard known?.contains(record, isWeak: true) == true else { return Self.response(record) }
    return Response(status: .notModified, headers: [.eTag: EntityTags.tag(record)])
  }

  func deletePerson(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    if let tags = try EntityTags(request, .ifMatch) {
      guard tags.contains(try await backend.person(id)) else { throw Problem.changed }
    }
    guard try await backend.store.erasePerson(id, hash: backend.hash(id), at: backend.clock.now()) else {
      throw Problem.noSuchPerson
    }
    return Response(status: .noContent)
  }

  private static func response(_ record: PersonRecord) -> Response {
    let json = (try? record.person.json()) ?? "{}"
    return Response(
      status: .ok, headers: [.contentType: "application/json", .eTag: EntityTags.tag(record)],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json)))
  }

  /// Translates `If-Match` and `If-None-Match` to the version that must be stored.
  private func precondition(of request: Request, for id: String) async throws -> Precondition {
    if let tags = try EntityTags(request, .ifMatch) {
      if tags.isAny { return .present }
      // Only the version that is stored now can still be there when the person is replaced.
      guard let record = try await backend.store.person(id) else { throw Problem.missing }
      guard tags.contains(record) else { throw Problem.changed }
      return .version(record.version)
    }
    guard let tags = try EntityTags(request, .ifNoneMatch) else { return .none }
    guard !tags.isAny else { return .absent }
    guard let record = try await backend.store.person(id) else { return .absent }
    guard !tags.contains(record, isWeak: true) else { throw Problem.unchanged }
    return .version(record.version)
  }
}

extension Problem {
  static let changed = Problem(
    .preconditionFailed, "The person doesn't have the version that the request is for. Get the person again.")
  static let unchanged = Problem(.preconditionFailed, "The person has the version that the request excludes.")
  static let present = Problem(.preconditionFailed, "The person exists already.")
  static let missing = Problem(.preconditionFailed, "There is no such person, in any version.")
}

/// The value of `If-Match` or `If-None-Match`.
///
/// Source: RFC 9110, section 8.8.3 and 13.1 <https://www.rfc-editor.org/rfc/rfc9110#section-13.1>
struct EntityTags {
  /// Whether the header is `*`, which stands for every version.
  let isAny: Bool
  private let tags: [String]

  /// Reads a header, or returns `nil` if the request doesn't have it.
  init?(_ request: Request, _ name: HTTPField.Name) throws {
    guard let header = request.headers[name] else { return nil }
    tags = header.split(separator: ",").map { String($0.filter { $0 != " " && $0 != "\t" }) }
    isAny = tags == ["*"]
    let areQuoted = tags.allSatisfy { tag in
      let tag = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...]
      return tag.utf8.count >= 2 && tag.first == "\"" && tag.last == "\""
    }
    guard isAny || (areQuoted && !tags.isEmpty) else {
      throw Problem(.badRequest, "The header \(name) must be * or an ETag in quotes, such as \"1795694400-3\".")
    }
  }

  /// Returns the tag of a person's version.
  ///
  /// It contains the time at which they were stored, because the versions of a person who was erased are used again.
  static func tag(_ record: PersonRecord) -> String { "\"\(record.createdAt.secondsSinceEpoch)-\(record.version)\"" }

  /// Returns whether the header contains a person's version.
  ///
  /// - Parameter isWeak: Whether a tag such as `W/"3"` counts, as in `If-None-Match`.
  func contains(_ record: PersonRecord, isWeak: Bool = false) -> Bool {
    let tag = Self.tag(record)
    return isAny || tags.contains(tag) || (isWeak && tags.contains("W/" + tag))
  }
}
