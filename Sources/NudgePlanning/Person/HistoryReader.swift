internal import NudgeTime

/// Reads a history of any length, piece by piece, holding no more than one line of it, or one CSV record.
///
/// Three forms:
/// - text: one achievement a line, an RFC 3339 time or a date, then optionally a tab and a title;
/// - NDJSON: one object a line, with `at` (a time or a date) and optionally `title`; other keys are left alone;
/// - CSV (RFC 4180), known by its first line: a header with a column `at` and optionally `title`, in any order, other columns
///   left alone.
///
/// Lines end in LF or CRLF. Empty lines and a byte order mark at the start are passed over. A line that cannot be used is a
/// fault of its own, and reading goes on after it.
public struct HistoryReader {
  /// The longest line that is read, in bytes, and the longest CSV record: 1 MiB.
  public static let maximumLineLength = 1 << 20

  /// What a line, or a CSV record, gave.
  public typealias Result = Swift.Result<Achievement, HistoryFault>

  private enum Form {
    /// Before the first line that is not empty.
    case unknown
    /// Text or JSON, each line by itself.
    case lines
    /// CSV, with the places of its columns.
    case csv(time: Int, title: Int?)
  }

  private var form = Form.unknown
  private var line: [UInt8] = []
  private var isTooLong = false
  private var lineNumber = 0
  private var openRecord: OpenRecord?

  /// A CSV record whose quoted field goes on in the next line.
  private struct OpenRecord {
    var bytes: [UInt8]
    /// The lengths of its lines so far, without their breaks.
    var lines: [Int]
    /// The line on which it began.
    var line: Int
  }

  /// The most lines of one CSV record; a quote that never ends costs no more than these.
  public static let maximumRecordLines = 100

  /// Creates a reader at the beginning of a history.
  public init() {}

  /// Reads the next piece of the history, cut anywhere.
  ///
  /// - Parameters:
  ///   - bytes: The piece.
  ///   - body: Called for each achievement and each fault, in order.
  /// - Throws: What `body` throws.
  /// - Complexity: O(*n*) in the number of bytes; a CSV record of several lines is looked through once for
  ///   each of them that holds a quote.
  public mutating func read<Failure: Error>(
    _ bytes: some Collection<UInt8>, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        try endLine(body)
      } else if line.count < Self.maximumLineLength {
        line.append(byte)
      } else {
        isTooLong = true
      }
    }
  }

  /// Reads what is left after the last line break.
  ///
  /// - Parameter body: Called for each achievement and each fault that is left.
  /// - Throws: What `body` throws.
  public mutating func finish<Failure: Error>(_ body: (Result) throws(Failure) -> Void) throws(Failure) {
    if !line.isEmpty { try endLine(body) }
    try abandonOpenRecord(body)
  }

  private mutating func endLine<Failure: Error>(_ body: (Result) throws(Failure) -> Void) throws(Failure) {
    lineNumber += 1
    var bytes = line[...]
    line.removeAll(keepingCapacity: true)
    if isTooLong {
      isTooLong = false
      try abandonOpenRecord(body)
      try body(.failure(HistoryFault(line: lineNumber, reason: .tooLong)))
      return
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if lineNumber == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let first = bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if first == nil, openRecord == nil { return }

    switch form {
    case .unknown:
      form = .lines
      // A time or an object begins no header, whatever its title holds.
      if let first, first != UInt8(ascii: "{"), !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        let columns = CSVRecord.columns(bytes)
        if let time = columns.firstIndex(of: "at") {
          form = .csv(time: time, title: columns.firstIndex(of: "title"))
          return
        }
        if columns.count > 1 {
          try body(.failure(HistoryFault(line: lineNumber, reason: .headerWithoutTime)))
          return
        }
      }
      try endWholeLine(bytes, first: first, body)
    case .lines:
      try endWholeLine(bytes, first: first, body)
    case .csv(let time, let title):
      try endRecordLine(bytes, time: time, title: title, body)
    }
  }

  private func endWholeLine<Failure: Error>(
    _ bytes: ArraySlice<UInt8>, first: UInt8?, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    try body(
      result(line: lineNumber) { () throws(HistoryFault.Reason) in
        first == UInt8(ascii: "{") ? try HistoryObject.achievement(bytes) : try Self.textLine(bytes)
      })
  }

  private func result(
    line: Int, _ achievement: () throws(HistoryFault.Reason) -> Achievement
  ) -> Result {
    do throws(HistoryFault.Reason) {
      return .success(try achievement())
    } catch {
      return .failure(HistoryFault(line: line, reason: error))
    }
  }

  private static func textLine(_ bytes: ArraySlice<UInt8>) throws(HistoryFault.Reason) -> Achievement {
    let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) ?? bytes.endIndex
    // A title in another encoding still marks a day; only the time has to be right.
    let title = String(decoding: bytes[tab...].dropFirst(), as: UTF8.self)
    let time = String(decoding: bytes[..<tab], as: UTF8.self)
    return Achievement(at: try moment(time), title: title.isEmpty ? nil : title)
  }

  /// Reads a time or a date, with spaces around it passed over.
  static func moment(_ text: String) throws(HistoryFault.Reason) -> Achievement.Moment {
    let trimmed = text.drop { $0 == " " }
    let end = trimmed.lastIndex { $0 != " " }.map(trimmed.index(after:)) ?? trimmed.startIndex
    do throws(CivilError) {
      // A date has ten characters and no time after them.
      if trimmed[..<end].utf8.count <= 10 { return .date(try CivilDate(trimmed[..<end])) }
      return .timestamp(try Timestamp(rfc3339: trimmed[..<end]))
    } catch {
      throw .time(error)
    }
  }

  // MARK: CSV

  private mutating func endRecordLine<Failure: Error>(
    _ bytes: ArraySlice<UInt8>, time: Int, title: Int?, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    var record = openRecord ?? OpenRecord(bytes: [], lines: [], line: lineNumber)
    // Given up here, so that the record grows in place.
    openRecord = nil
    if !record.lines.isEmpty { record.bytes.append(UInt8(ascii: "\n")) }
    record.bytes += bytes
    record.lines.append(bytes.count)
    // Inside a quoted field a line without a quote changes nothing, so the record is not looked through again.
    let isInside = record.lines.count > 1 && !bytes.contains(UInt8(ascii: "\""))
    let (fields, end) = isInside ? ([], .open) : CSVRecord.fields(record.bytes)
    guard end == .whole else {
      openRecord = record
      let isLong = record.lines.count >= Self.maximumRecordLines || record.bytes.count > Self.maximumLineLength
      if isLong || end == .malformed { try abandonOpenRecord(body) }
      return
    }
    try body(Self.record(fields, line: record.line, time: time, title: title))
  }

  /// Gives up a record with a wrong quote: a fault for its first line, and the others each by itself.
  private mutating func abandonOpenRecord<Failure: Error>(
    _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard let record = openRecord, case .csv(let time, let title) = form else { return }
    openRecord = nil
    try body(.failure(HistoryFault(line: record.line, reason: .malformedQuote)))
    var start = 0
    for (index, length) in record.lines.enumerated() {
      defer { start += length + 1 }
      let line = record.bytes[start..<start + length]
      guard index > 0, !line.isEmpty else { continue }
      let (fields, end) = CSVRecord.fields(line)
      let number = record.line + index
      try body(
        end != .whole
          ? .failure(HistoryFault(line: number, reason: .malformedQuote))
          : Self.record(fields, line: number, time: time, title: title))
    }
  }

  private static func record(_ fields: [String], line: Int, time: Int, title: Int?) -> Result {
    guard fields.indices.contains(time), !fields[time].isEmpty else {
      return .failure(HistoryFault(line: line, reason: .missingTime))
    }
    let text = title.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
    do throws(HistoryFault.Reason) {
      return .success(Achievement(at: try moment(fields[time]), title: text?.isEmpty == false ? text : nil))
    } catch {
      return .failure(HistoryFault(line: line, reason: error))
    }
  }
}
