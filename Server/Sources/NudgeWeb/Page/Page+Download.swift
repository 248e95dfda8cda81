internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Nudge
internal import NudgeStore

extension Page {
  /// Answers with all entries as a table, the newest first, which `nudge next --history` reads.
  ///
  /// Source: RFC 4180 <https://www.rfc-editor.org/rfc/rfc4180>
  func download(_ request: Request) async throws -> Response {
    let visit = try await visit(request)
    let entries = try await backend.read(of: visit.person.id, if: visit.precondition) {
      try await backend.store.achievements(
        of: visit.person.id, before: nil, limit: History.maximumAchievements) ?? []
    }
    // Without the byte order mark, spreadsheets take UTF-8 for another encoding.
    var table = ByteBuffer(string: "\u{FEFF}at,title\r\n")
    for entry in entries { table.writeString("\(entry.writtenMoment),\(Self.field(entry.title ?? ""))\r\n") }
    let today = try visit.plan.day(at: visit.now)
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8; header=present",
        .contentDisposition: "attachment; filename=\"journal-\(today).csv\"",
      ], body: ResponseBody(byteBuffer: table))
  }

  /// The most lines of an entry that are written as lines, because `nudge next` takes more for a missing quote.
  static let maximumLines = 99

  private static func field(_ text: String) -> String {
    let isLong = text.count { $0.isNewline } >= maximumLines
    let text = isLong ? TypedText.line(text) : text
    let needsQuotes = text.utf8.contains { [UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D].contains($0) }
    return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}

extension Achievement {
  /// The time or the day, as in a person's JSON.
  fileprivate var writtenMoment: String {
    switch moment {
    case .timestamp(let time, let offset?): "\(OffsetTimestamp(time, offset: offset))"
    case .timestamp(let time, nil): "\(time)"
    case .date(let day): "\(day)"
    }
  }
}
