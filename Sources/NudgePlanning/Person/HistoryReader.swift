package import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// Reads a history of any length, piece by piece, holding no more than one line of it, or one CSV record.
///
/// Three forms:
/// - text: one achievement a line, an RFC 3339 time or a date, then optionally a tab and a title;
/// - NDJSON: one object a line, with `at` (a time or a date) and optionally `title`; other keys are left alone;
/// - CSV (RFC 4180), known by its first line: a header with a column `at` and optionally `title`, in any order, other
///   columns left alone.
///
/// Lines end in LF or CRLF. Empty lines and a byte order mark at the start are passed over. A line that cannot be used
/// is a fault of its own, and reading goes on after it.
package struct HistoryReader {
  /// The longest line that is read, in bytes, and the longest CSV record: 1 MiB.
  package static let maximumLineLength = 1 << 20

  /// What a line, or a CSV record, gave.
  public typealias Result = Swift.Result<Achievement, HistoryFault>

  /// `nil` before the first line that is not empty.
  private var form: HistoryForm?
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
  package static let maximumRecordLines = 100

  /// Creates a reader at the beginning of a history.
  package init() {}

  /// Reads the next piece of the history, cut anywhere.
  ///
  /// - Parameters:
  ///   - bytes: The piece.
  ///   - body: Called for each achievement and each fault, in order.
  /// - Throws: What `body` throws.
  /// - Complexity: O(*n*) in the number of bytes; a CSV record of several lines is looked through once for
  ///   each of them that holds a quote.
  package mutating func read<Failure: Error>(
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
  package mutating func finish<Failure: Error>(_ body: (Result) throws(Failure) -> Void) throws(Failure) {
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

    if form == nil {
      form = .text
      let columns = CSVRecord.header(bytes)
      if let csv = HistoryForm(columns: columns) {
        form = csv
        return
      }
      if columns.count > 1 {
        try body(.failure(HistoryFault(line: lineNumber, reason: .headerWithoutTime)))
        return
      }
    }
    if case .csv(_, let time, let title) = form {
      try endRecordLine(bytes, time: time, title: title, body)
    } else {
      try body(
        Self.result(line: lineNumber) { () throws(HistoryFault.Reason) in
          first == UInt8(ascii: "{") ? try Self.object(bytes) : try Self.textLine(bytes)
        })
    }
  }

  private static func result(
    line: Int, _ achievement: () throws(HistoryFault.Reason) -> Achievement
  ) -> Result {
    do throws(HistoryFault.Reason) {
      return .success(try achievement())
    } catch {
      return .failure(HistoryFault(line: line, reason: error))
    }
  }

  /// What one line of NDJSON holds.
  private struct Object: Decodable {
    var at: String?
    var title: String?
  }

  private static func object(_ bytes: ArraySlice<UInt8>) throws(HistoryFault.Reason) -> Achievement {
    let object: Object
    do {
      object = try JSONDecoder().decode(Object.self, from: Data(bytes))
    } catch DecodingError.typeMismatch(_, let context) where !context.codingPath.isEmpty {
      throw .notAString(key: context.codingPath.map(\.stringValue).joined(separator: "."))
    } catch {
      throw .notAnObject
    }
    guard let at = object.at else { throw .missingTime }
    return try achievement(at: at, title: object.title)
  }

  private static func textLine(_ bytes: ArraySlice<UInt8>) throws(HistoryFault.Reason) -> Achievement {
    let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) ?? bytes.endIndex
    // A title in another encoding still marks a day; only the time has to be right.
    let title = String(decoding: bytes[tab...].dropFirst(), as: UTF8.self)
    let time = String(decoding: bytes[..<tab], as: UTF8.self)
    return try achievement(at: time, title: title)
  }

  /// Reads a time or a date, ignoring spaces around it, and leaves out an empty title.
  private static func achievement(at text: String, title: String?) throws(HistoryFault.Reason) -> Achievement {
    let time = text.trimmingSpaces
    let title = title?.isEmpty == false ? title : nil
    do throws(CivilError) {
      // A date has ten characters and no time after them.
      return Achievement(at: try Achievement.Moment(time), title: title)
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
    guard let record = openRecord, case .csv(_, let time, let title) = form else { return }
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
    result(line: line) { () throws(HistoryFault.Reason) in
      guard fields.indices.contains(time), !fields[time].isEmpty else { throw .missingTime }
      let title = title.flatMap { fields.indices.contains($0) ? fields[$0] : nil }
      return try achievement(at: fields[time], title: title)
    }
  }
}

/// Why a line of a history file is not an achievement.
///
/// It holds nothing of what the person wrote.
package struct HistoryFault: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Reason: Error, Hashable, Sendable {
    /// A time or date is missing, or does not exist.
    case time(CivilError)
    /// Not a JSON object.
    case notAnObject
    /// A JSON object, or a CSV record, without an `at`.
    case missingTime
    /// A JSON object whose value for this key is not a string.
    case notAString(key: String)
    /// A first line that looks like a CSV header, without a column `at`.
    case headerWithoutTime
    /// A CSV field whose quote does not end within `HistoryReader.maximumRecordLines` lines, or that goes on after it.
    case malformedQuote
    /// More bytes in one line than `HistoryReader.maximumLineLength`.
    case tooLong
  }

  /// The line, from 1; for a CSV record of several lines, its first.
  package var line: Int
  /// What is wrong.
  package var reason: Reason
}
