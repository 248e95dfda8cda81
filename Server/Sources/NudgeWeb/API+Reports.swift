internal import Hummingbird
internal import NIOCore
internal import Nudge
internal import NudgeDispatch
internal import NudgeReports

extension API {
  /// The number of bytes that are written together.
  private static let pieceSize = 1 << 16

  /// Plans the people of the body while it arrives.
  ///
  /// The next part of the body is only read when the client has taken the answer so far.
  func planPeople(_ request: Request) throws -> Response {
    var query = QueryReader(request)
    let from = query.time("from") ?? backend.clock.now()
    let days = query.number("days", 1...36_525)
    let until = query.time("until") ?? from.advanced(bySeconds: Int64(days ?? 1) * 86_400)
    let explains = query.flag("explain")
    var planner = backend.planner
    planner.celebration = query.word("celebrate", Planner.Celebration.self) ?? .atOnce
    if days != nil, !query.texts("until").isEmpty { query.complain("until", "Can't be combined with days.") }
    if from >= until { query.complain("until", "Must be after from.") }
    try query.check()
    let people = PeopleLines(planner: planner, span: from..<until, explains: explains)
    let body = request.body
    return Self.lines(
      ResponseBody { writer in
        var people = people
        var output = ByteBuffer()
        for try await piece in body {
          var rest = Array(piece.readableBytesView)[...]
          while let lines = people.next(from: &rest) {
            output.writeBytes(lines)
            guard output.readableBytes >= Self.pieceSize else { continue }
            try await writer.write(output)
            output.clear()
          }
        }
        output.writeBytes(people.finish())
        try await writer.write(output)
        try await writer.finish(nil)
      })
  }

  func previewPerson(_ request: Request) async throws -> Response {
    var query = QueryReader(request)
    var options = PersonReports.PreviewOptions()
    options.styles = query.texts("style").compactMap { text in
      if let style = Style(rawValue: text) { return style }
      query.complain("style", "Must be one of \(Style.allCases.map(\.rawValue).joined(separator: ", ")).")
      return nil
    }
    options.kinds = query.texts("kind").map { Kind(rawValue: $0) }
    for text in query.texts("locale") {
      if text == "all" {
        options.locales += backend.planner.catalog.locales
      } else if let locale = try? LocaleTag(text) {
        options.locales.append(locale)
      } else {
        query.complain("locale", "Must be a locale such as zh-Hans.")
      }
    }
    options.count = query.number("count", 1...1_000)
    options.sequence = query.number("sequence", 1...1_000)
    let recording = query.word("recording", PersonReports.PreviewOptions.Recording.self)
    options.recording = recording ?? .nothing
    for text in query.texts("set") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 {
        options.values[String(parts[0])] = String(parts[1])
      } else {
        query.complain("set", "Must be a name and a value, such as streak=100.")
      }
    }
    if recording != nil, options.sequence == nil { query.complain("recording", "Requires sequence.") }
    if options.count != nil, options.sequence != nil { query.complain("count", "Can't be combined with sequence.") }
    let (person, now) = try await person(of: request, &query)
    do {
      return Self.json(try PersonReports(planner: backend.planner).preview(for: person, at: now, options))
    } catch let error as ReportError {
      throw Problem(error)
    } catch let error as ComposeError {
      throw Problem(.noWords, "There are no words.", detail: "\(error)")
    }
  }

  func nextForPerson(_ request: Request) async throws -> Response {
    var query = QueryReader(request)
    let count = query.number("count", 1...1_000) ?? 5
    let (person, now) = try await person(of: request, &query)
    return Self.json(try PersonReports(planner: backend.planner).next(for: person, after: now, count: count))
  }

  /// Reads a person who isn't stored, after checking the query.
  private func person(of request: Request, _ query: inout QueryReader) async throws -> (Person, Timestamp) {
    let now = query.time("now") ?? backend.clock.now()
    let timeZone = query.text("time-zone")
    if let timeZone, (try? backend.planner.zones.zone(timeZone)) == nil {
      query.complain("time-zone", "Must be a time zone such as Europe/Berlin.")
    }
    try query.check()
    var person = try Problem.person(from: try await Self.bytes(of: request), backend.planner)
    if let timeZone { person.timeZone = timeZone }
    return (person, now)
  }

  private static func json(_ text: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: ByteBuffer(string: text))
    )
  }
}

extension Problem {
  fileprivate init(_ error: ReportError) {
    switch error.subject {
    case .option(let name): self = .invalidQuery([Fault(parameter: name, detail: error.message)])
    case .person(let path): self = .invalid(Self.pointer(path), error.message)
    case nil: self.init(.noWords, "There are no words.", detail: error.message)
    }
  }
}
