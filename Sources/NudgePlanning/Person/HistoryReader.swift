package import NudgeTime

#if canImport(FoundationEssentials)
private import FoundationEssentials
#else
private import Foundation
#endif

/// Reads a history of any length in chunks, with at most one line or one CSV record in memory.
///
/// The reader supports three formats:
/// - text: one achievement per line, as a time or a date, optionally followed by spaces or a tab and a title;
/// - NDJSON: one object per line, with `at` (a time or a date) and an optional `title`; other keys are ignored;
/// - CSV (RFC 4180), recognized by its header line, which names a column `at`, `date`, or `time`, and optionally
///   `title`, in any order. If both `date` and `time` are present, `time` is the time of day. Other columns are ignored.
///
/// A time uses the format of RFC 3339 or of `CalendarTime(written:)`. A time without an offset is in the person's time
/// zone.
///
/// Lines end in LF or CRLF. Empty lines and a leading byte order mark are skipped. An invalid line produces a fault,
/// and reading continues on the next line.
package struct HistoryReader {
  /// The maximum length of a line or a CSV record, in bytes: 1 MiB.
  package static let maximumLineLength = 1 << 20

  /// The result of reading a line or a CSV record.
  public typealias Result = Swift.Result<Achievement, HistoryFault>

  /// The time zone for times without an offset.
  private let zone: Zone
  /// The format, or `nil` before the first nonempty line.
  private var form: HistoryForm?
  private var line: [UInt8] = []
  private var isTooLong = false
  private var lineNumber = 0
  private var openRecord: OpenRecord?
  /// The numbers of the lines that have a date without a time, although their title begins like a time.
  package private(set) var linesWithTimeInTitle: [Int] = []
  /// The numbers of the lines with a local time, although their title begins with a time zone, such as `PST`.
  package private(set) var linesWithZoneInTitle: [Int] = []

  /// The time zones with which a title can begin.
  private static let zones: Set<Substring> = [
    "UTC", "GMT", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "AKST", "AKDT", "HST", "BST", "CET", "CEST",
    "EET", "EEST", "IST", "JST", "AEST", "AEDT",
  ]

  /// A CSV record with a quoted field that continues on the next line.
  private struct OpenRecord {
    var bytes: [UInt8]
    /// The lengths of the record's lines so far, without line breaks.
    var lines: [Int]
    /// The number of the record's first line.
    var line: Int
  }

  /// The maximum number of lines in a CSV record, which limits the cost of a missing closing quote.
  package static let maximumRecordLines = 100

  /// Creates a reader at the beginning of a history.
  ///
  /// - Parameter zone: The person's time zone, used for times without an offset.
  package init(in zone: Zone) {
    self.zone = zone
  }

  /// Reads the next chunk of the history, which may end anywhere.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - body: A closure called with each achievement and each fault, in order.
  /// - Throws: Any error thrown by `body`.
  /// - Complexity: O(*n*) in the number of bytes. A CSV record that spans multiple lines is parsed again for each of
  ///   its lines that contains a quote.
  package mutating func read<Failure: Error>(
    _ bytes: some Collection<UInt8>, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    let bytes = Array(bytes)
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      extendLine(bytes[start..<end])
      try endLine(body)
      start = end + 1
    }
    extendLine(bytes[start...])
  }

  private mutating func extendLine(_ bytes: ArraySlice<UInt8>) {
    let room = Self.maximumLineLength - line.count
    line += bytes.prefix(room)
    if bytes.count > room { isTooLong = true }
  }

  /// Reads the rest of the history, after the last line break.
  ///
  /// - Parameter body: A closure called with each remaining achievement and fault.
  /// - Throws: Any error thrown by `body`.
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
    guard String(validating: bytes, as: UTF8.self) != nil else {
      try abandonOpenRecord(body)
      try body(.failure(HistoryFault(line: lineNumber, reason: .notUTF8)))
      return
    }

    if form == nil {
      form = first == UInt8(ascii: "{") ? .ndjson : .text
      let names = CSVRecord.header(bytes)
      if let columns = CSVColumns(header: names) {
        form = .csv(columns)
        return
      }
      if names.count > 1 {
        try body(.failure(HistoryFault(line: lineNumber, reason: .headerWithoutTime)))
        return
      }
    }
    if case .csv(let columns) = form {
      try endRecordLine(bytes, columns, body)
    } else {
      try body(
        Self.result(line: lineNumber) { () throws(HistoryFault.Reason) in
          first == UInt8(ascii: "{") ? try object(bytes) : try textLine(bytes, first: first)
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

  /// The content of one NDJSON line.
  private struct Object: Decodable {
    var at: String?
    var title: String?
  }

  private func object(_ bytes: ArraySlice<UInt8>) throws(HistoryFault.Reason) -> Achievement {
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

  private mutating func textLine(_ bytes: ArraySlice<UInt8>, first: UInt8?) throws(HistoryFault.Reason) -> Achievement {
    let line = String(decoding: bytes, as: UTF8.self)
    let start: (time: CalendarTime, rest: Substring)
    do throws(CivilError) { start = try CalendarTime.written(atStartOf: line) } catch {
      let isLikeJSON = first.map("[]{}\"".utf8.contains) ?? false
      if form == .ndjson || isLikeJSON { throw .notAnObject }
      let comma = line.firstIndex { $0 == "," || $0 == "，" }
      let isTime = comma.map { (try? CalendarTime(written: line[..<$0])) != nil } ?? false
      if isTime { throw .commaAfterTime }
      guard case .malformed = error, CalendarTime.hasDate(atStartOf: line) else { throw .time(error) }
      throw .noSpaceAfterTime
    }
    var title = start.rest.unicodeScalars.drop { $0 == " " || $0 == "\u{3000}" }
    let isAfterTab = title.first == "\t"
    if isAfterTab { title.removeFirst() }
    var text = String(Substring(title))
    if isAfterTab {
      // The time can be in a column of its own.
      if case .date(let date) = start.time, let end = text.firstIndex(of: "\t"),
        text[..<end].contains(where: { !$0.isNumber }), let time = try? TimeOfDay(written: text[..<end])
      {
        text.removeSubrange(...end)
        return achievement(at: .local(CivilDateTime(date: date, time: time)), title: text)
      }
    } else {
      switch start.time {
      case .date where TimeOfDay.begins(text): linesWithTimeInTitle.append(lineNumber)
      case .local where Self.zones.contains(text.drop { $0 == "(" }.prefix { $0.isASCII && $0.isLetter }):
        linesWithZoneInTitle.append(lineNumber)
      default: break
      }
    }
    return achievement(at: start.time, title: text)
  }

  /// Returns an achievement from JSON or CSV values.
  private func achievement(at text: String, title: String?) throws(HistoryFault.Reason) -> Achievement {
    do throws(CivilError) { return achievement(at: try CalendarTime(written: text), title: title) } catch {
      throw .value(error)
    }
  }

  /// Returns an achievement at a time, ignoring an empty title.
  private func achievement(at time: CalendarTime, title: String?) -> Achievement {
    switch time {
    case .date(let date): Achievement(on: date, title: title)
    case .utc(let timestamp): Achievement(at: timestamp, title: title)
    case .local(let civil):
      zone.timestamp(for: civil).map { Achievement(at: $0, title: title) } ?? Achievement(on: civil.date, title: title)
    }
  }

  // MARK: CSV

  private mutating func endRecordLine<Failure: Error>(
    _ bytes: ArraySlice<UInt8>, _ columns: CSVColumns, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    var record = openRecord ?? OpenRecord(bytes: [], lines: [], line: lineNumber)
    // Clear the property so that appending to the record doesn't copy it.
    openRecord = nil
    if !record.lines.isEmpty { record.bytes.append(UInt8(ascii: "\n")) }
    record.bytes += bytes
    record.lines.append(bytes.count)
    // A line without a quote can't end a quoted field, so the record doesn't have to be parsed again.
    let isInside = record.lines.count > 1 && !bytes.contains(UInt8(ascii: "\""))
    let (fields, end) = isInside ? ([], .open) : CSVRecord.fields(record.bytes)
    guard end == .whole else {
      openRecord = record
      let isLong = record.lines.count >= Self.maximumRecordLines || record.bytes.count > Self.maximumLineLength
      if isLong || end == .malformed { try abandonOpenRecord(body) }
      return
    }
    try body(self.record(fields, columns, line: record.line))
  }

  /// Abandons a record with a malformed quote: reports a fault for its first line, and parses each remaining line
  /// separately.
  private mutating func abandonOpenRecord<Failure: Error>(
    _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard let record = openRecord, case .csv(let columns) = form else { return }
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
          : self.record(fields, columns, line: number))
    }
  }

  private func record(_ fields: [String], _ columns: CSVColumns, line: Int) -> Result {
    Self.result(line: line) { () throws(HistoryFault.Reason) in
      guard let time = columns.time(in: fields) else { throw .missingTime }
      return try achievement(at: time, title: columns.title(in: fields))
    }
  }
}

/// The reason a line of a history file isn't an achievement.
///
/// A fault doesn't contain any of the person's text.
package struct HistoryFault: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Reason: Error, Hashable, Sendable {
    /// The line doesn't begin with a valid time or date.
    case time(CivilError)
    /// The value of `at` in JSON or CSV isn't a valid time or date.
    case value(CivilError)
    /// The line isn't a JSON object.
    case notAnObject
    /// The JSON object or CSV record doesn't have a value for `at`.
    case missingTime
    /// The value for this key isn't a string.
    case notAString(key: String)
    /// The first line looks like a CSV header but doesn't have an `at` column.
    case headerWithoutTime
    /// The time is followed by a comma, as in CSV, but the file doesn't begin with a header.
    case commaAfterTime
    /// The line begins with a date or time, but no space or tab follows it.
    case noSpaceAfterTime
    /// A quoted CSV field isn't closed within `HistoryReader.maximumRecordLines` lines, or its closing quote is
    /// followed by more text.
    case malformedQuote
    /// The line is longer than `HistoryReader.maximumLineLength`.
    case tooLong
    /// The line isn't in UTF-8, so its title can't be read.
    case notUTF8
  }

  /// The line number, starting at 1.
  ///
  /// For a CSV record that spans multiple lines, this is its first line.
  package var line: Int
  /// The kind of fault.
  package var reason: Reason
}
