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
    let precondition = try Self.precondition(of: request)
    switch try await backend.put(person, if: precondition) {
    case .created(let record): return try Self.response(record, status: .created)
    case .replaced(let record): return try Self.response(record)
    case .conflict(let stored): throw try Problem(precondition, of: request, failedFor: stored)
    }
  }

  func getPerson(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let record = try await backend.person(try personID(context))
    let known = try EntityTags(request, .ifNoneMatch)
    guard known?.includes(record.personVersion, isWeak: true) == true else { return try Self.response(record) }
    return Response(status: .notModified, headers: [.eTag: EntityTags.tag(record.personVersion)])
  }

  func deletePerson(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let precondition = try Self.precondition(of: request)
    switch try await backend.erase(try personID(context), if: precondition) {
    case .erased: return Response(status: .noContent)
    case .conflict(let stored): throw try Problem(precondition, of: request, failedFor: stored)
    case .gone: throw Problem.noSuchPerson
    }
  }

  private static func response(_ record: PersonRecord, status: HTTPResponse.Status = .ok) throws -> Response {
    Response(
      status: status, headers: [.contentType: "application/json", .eTag: EntityTags.tag(record.personVersion)],
      body: ResponseBody(byteBuffer: ByteBuffer(string: try record.person.json())))
  }

  /// Translates `If-Match` or `If-None-Match` to a condition on the stored version.
  static func precondition(of request: Request) throws -> Precondition {
    switch (try EntityTags(request, .ifMatch), try EntityTags(request, .ifNoneMatch)) {
    case (nil, nil): return .none
    case (let tags?, nil): return tags.isAny ? .present : .oneOf(tags.versions())
    case (nil, let tags?): return tags.isAny ? .absent : .noneOf(tags.versions(areWeak: true))
    case (.some, .some): throw Problem(.invalidHeader, "If-Match and If-None-Match can't be combined.")
    }
  }
}

extension Problem {
  /// The answer to a request whose precondition doesn't hold.
  ///
  /// - Parameter stored: The version that is stored, or `nil` if there is no such person.
  init(_ precondition: Precondition, of request: Request, failedFor stored: PersonVersion?) throws {
    guard stored != nil else {
      self = .missing
      return
    }
    if try EntityTags(request, .ifMatch)?.isAltered == true {
      self = .altered
      return
    }
    self =
      switch precondition {
      case .absent: .present
      case .noneOf: .unchanged
      case .none, .present, .oneOf, .createdAt: .changed
      }
  }

  static let altered = Problem(
    .alteredETag, "The ETag in If-Match isn't as this server sent it, so it matches no version.",
    detail: """
      A proxy that compresses answers makes an ETag weak, such as W/"1795694400-3", or appends to it. Switch compression off \
      for /v1/.
      """, errors: [Fault(parameter: "If-Match", detail: "Must be an ETag such as \"1795694400-3\".")])
  static let changed = Problem(
    .otherVersion, "The person doesn't have the version that the request is for. Get the person again.")
  static let unchanged = Problem(.sameVersion, "The person has the version that the request excludes.")
  static let present = Problem(.personExists, "The person exists already.")
  static let missing = Problem(.noPersonToReplace, "There is no such person, in any version.")
}

/// The value of `If-Match` or `If-None-Match`.
///
/// Source: RFC 9110, section 8.8.3 and 13.1 <https://www.rfc-editor.org/rfc/rfc9110#section-13.1>
struct EntityTags {
  /// A Boolean value indicating whether the header is `*`, which stands for every version.
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
      throw Problem(.invalidHeader, "The header \(name) must be * or an ETag in quotes, such as \"1795694400-3\".")
    }
  }

  /// A Boolean value indicating whether a proxy has changed one of the tags.
  ///
  /// nginx makes a tag weak when it compresses an answer. Apache, Caddy and Jetty append the name of the encoding.
  var isAltered: Bool {
    tags.contains { tag in
      guard !tag.hasPrefix("W/") else { return true }
      var original = tag.dropLast()
      guard Self.version(tag) == nil, let end = original.lastIndex(where: { "-;:".contains($0) }) else { return false }
      original = original[..<end]
      while original.last == "-" { original.removeLast() }
      return Self.version(String(original) + "\"") != nil
    }
  }

  /// Returns the tag of a person's version.
  ///
  /// It contains the time at which they were stored, because the numbers of a person who was erased are used again.
  static func tag(_ version: PersonVersion) -> String {
    "\"\(version.createdAt.secondsSinceEpoch)-\(version.number)\""
  }

  /// Returns the versions that the header lists.
  ///
  /// A tag that this server can't have made stands for no version.
  ///
  /// - Parameter areWeak: Whether a tag such as `W/"3"` counts, as in `If-None-Match`.
  func versions(areWeak: Bool = false) -> [PersonVersion] {
    tags.compactMap { tag in Self.version(areWeak && tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag) }
  }

  /// Returns the version that a strong tag stands for, or `nil` if this server can't have made the tag.
  private static func version(_ tag: String) -> PersonVersion? {
    // The time may be negative.
    let parts = tag.dropFirst().dropLast().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 2, let number = parts.last.flatMap({ Int($0) }),
      let seconds = Int64(parts.dropLast().joined(separator: "-")),
      let createdAt = Timestamp(secondsSinceEpoch: seconds)
    else { return nil }
    let version = PersonVersion(createdAt: createdAt, number: number)
    return Self.tag(version) == tag ? version : nil
  }

  /// Returns whether the header stands for a version, with the parameter of ``versions(areWeak:)``.
  func includes(_ version: PersonVersion, isWeak: Bool) -> Bool {
    isAny || versions(areWeak: isWeak).contains(version)
  }
}
