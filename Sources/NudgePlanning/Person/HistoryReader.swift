internal import NudgeInput
package import NudgeTime

/// Reads a history of any length in chunks, with at most one line or one CSV record in memory.
///
/// A CSV history with columns whose meaning depends on their values is kept in memory until its end, or until
/// `CSVTable.maximumLength`.
///
/// The reader supports three formats:
/// - text: one achievement per line, as a time or a date, optionally followed by spaces or a tab and a title;
/// - NDJSON: one object per line, with `at`, `date`, or `time`, and optionally `title`;
/// - CSV (RFC 4180), recognized by its header line, which names the same columns in any order. Commas, semicolons, or
///   tabs separate the fields. If both `date` and `time` are present, `time` is the time of day.
///
/// Columns and keys such as `done`, `status`, `value`, and `skipped` say whether something was done, and only what was
/// done is an achievement. `HistoryWords` lists the names and the values. `CSVColumns` decides what other
/// columns mean: in a table whose columns are habits, such as the one of Loop Habit Tracker, each habit that was done is
/// an achievement. Columns and keys that aren't read are collected in `unread`.
///
/// A time uses the format of RFC 3339 or of `CalendarTime(written:)`. Its offset is kept. A time without an offset is in
/// the person's time zone.
///
/// Lines end in LF, CRLF, or CR. A vertical tab, a form feed, NEL, or U+2028 or U+2029 ends a line if an achievement
/// follows it, because it can also be in a title. Empty lines and a leading byte order mark are skipped. An invalid line
/// produces a fault, and reading continues on the next line.
package struct HistoryReader {
  /// The maximum length of a line or a CSV record, in bytes: 1 MiB.
  package static let maximumLineLength = 1 << 20

  /// The result of reading a line or a CSV record.
  public typealias Result = Swift.Result<Achievement, HistoryFault>

  /// The time zone for times without an offset.
  private let zone: Zone
  /// The format, or `nil` before the first nonempty line.
  private(set) var form: HistoryForm?
  private var line: [UInt8] = []
  private var isTooLong = false
  private var lineNumber = 0
  private var openRecord: OpenRecord?
  /// Whether the last chunk ended in CR, to which an LF at the beginning of the next one belongs.
  private var endsInReturn = false
  /// The separator that a line before the header declares.
  private var declaredSeparator: UInt8?
  /// The names of a CSV history's columns.
  private var names: [String] = []
  /// The records of a CSV history whose columns aren't decided yet.
  private var table: CSVTable?
  private var hasRecord = false

  /// The names of the columns and keys that aren't read, in the order of their first occurrence, at most
  /// `maximumUnread`.
  package private(set) var unread: [String] = []
  /// The maximum number of names in `unread`, which limits the cost of a file with a new key on each line.
  package static let maximumUnread = 100
  /// The names of the columns and keys that say whether something was done by their values alone, like `unread`.
  package private(set) var guessed: [String] = []
  /// The number of lines that say that nothing was done.
  package private(set) var notDoneCount = 0
  /// The number of the first such line.
  package private(set) var firstNotDone: Int?
  /// Whether the history has a line that isn't empty.
  package private(set) var hasContent = false
  /// The names of the habits, if each column is a habit.
  package var habits: [String] { if case .csv(let columns) = form { columns.habits.map(\.name) } else { [] } }
  /// Whether the history is CSV.
  package var isCSV: Bool { if case .csv = form { true } else { false } }

  /// The number of achievements whose time has an offset other than UTC.
  private var otherOffsetCount = 0
  /// The number of achievements whose offset is UTC, although the person's time zone has another one at that time.
  private var foreignUTCCount = 0
  /// Whether the offset of each time that has one is UTC, although the person's time zone isn't at UTC at these times.
  package var hasOnlyForeignUTC: Bool { foreignUTCCount > 0 && otherOffsetCount == 0 }

  /// The numbers of the lines that have a date without a time, although their title begins like a time.
  package private(set) var linesWithTimeInTitle: [Int] = []
  /// The numbers of the lines with a local time, although their title begins with a time zone, such as `PST`.
  package private(set) var linesWithZoneInTitle: [Int] = []

  /// The time zones with which a title can begin.
  private static let zones: Set<Substring> = [
    "GMT", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "AKST", "AKDT", "HST", "BST", "CET", "CEST",
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
    guard !bytes.isEmpty else { return }
    var start = endsInReturn && bytes[0] == UInt8(ascii: "\n") ? 1 : 0
    endsInReturn = false
    while let end = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      extendLine(bytes[start..<end])
      try endLine(body)
      start = end + 1
      guard bytes[end] == UInt8(ascii: "\r") else { continue }
      if start == bytes.count { endsInReturn = true } else if bytes[start] == UInt8(ascii: "\n") { start += 1 }
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
    try decideColumns(body)
  }

  private mutating func endLine<Failure: Error>(_ body: (Result) throws(Failure) -> Void) throws(Failure) {
    lineNumber += 1
    var bytes = line[...]
    line.removeAll(keepingCapacity: true)
    if isTooLong {
      isTooLong = false
      try abandonOpenRecord(body)
      try give(.failure(.tooLong), line: lineNumber, body)
      return
    }
    if lineNumber == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let first = bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if first == nil, openRecord == nil { return }
    hasContent = true
    guard String(validating: bytes, as: UTF8.self) != nil else {
      try abandonOpenRecord(body)
      try give(.failure(.notUTF8), line: lineNumber, body)
      return
    }
    for part in parts(of: bytes) { try endPart(part, body) }
  }

  /// Reads a line, or a part of it that ends in an unusual way.
  private mutating func endPart<Failure: Error>(
    _ bytes: ArraySlice<UInt8>, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    let first = bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if form == nil {
      if declaredSeparator == nil, let separator = CSVRecord.declaredSeparator(bytes) {
        declaredSeparator = separator
        return
      }
      form = first == UInt8(ascii: "{") ? .ndjson : .text
      let header = CSVRecord.header(bytes, separator: declaredSeparator)
      if let columns = CSVColumns(header: header.names, separator: header.separator) {
        form = .csv(columns)
        names = header.names
        table = CSVTable(count: columns.count, undecided: columns.undecided(names))
        if columns.undecided(names).isEmpty { try decideColumns(body) }
        return
      }
      if header.names.count > 1 {
        try give(.failure(.headerWithoutTime), line: lineNumber, body)
        return
      }
    }
    if case .csv(let columns) = form {
      try endRecordLine(bytes, columns, body)
      return
    }
    let result = Self.result { () throws(HistoryFault.Reason) in
      first == UInt8(ascii: "{") ? try object(bytes) : [try textLine(bytes, first: first)]
    }
    try give(result, line: lineNumber, body)
  }

  /// Returns the parts of a line that vertical tabs, form feeds, NEL, U+2028, or U+2029 separate.
  ///
  /// A text is only separated before a time, and a CSV record only if each part has all fields. The parts of a line
  /// have the same number.
  private func parts(of line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    // The first bytes of NEL, and of U+2028 and U+2029, in UTF-8.
    let isUnusual = line.contains { $0 == 0x0B || $0 == 0x0C || $0 == 0xC2 || $0 == 0xE2 }
    guard isUnusual, openRecord == nil else { return [line] }
    let text = String(decoding: line, as: UTF8.self)
    let pieces = text.split { "\u{B}\u{C}\u{85}\u{2028}\u{2029}".contains($0) }
    guard pieces.count > 1 else { return [line] }
    let lines = pieces.map { Array($0.utf8)[...] }
    switch form {
    case _ where line.first == UInt8(ascii: "{"): return HistoryObject(line) == nil ? lines : [line]
    case .csv(let columns):
      let areRecords = lines.allSatisfy {
        let (fields, end) = CSVRecord.fields($0, separator: columns.separator)
        return end == .whole && fields.count == columns.count
      }
      return areRecords ? lines : [line]
    case nil where CSVColumns(header: CSVRecord.header(lines[0], separator: declaredSeparator).names) != nil:
      return lines
    case nil, .text, .ndjson:
      var groups: [Substring] = []
      for piece in pieces {
        if let last = groups.last, (try? CalendarTime.written(atStartOf: String(piece))) == nil {
          groups[groups.count - 1] = text[last.startIndex..<piece.endIndex]
        } else {
          groups.append(piece)
        }
      }
      return groups.map { Array($0.utf8)[...] }
    }
  }

  /// Passes on the achievements of a line, or its fault, after those of the lines before it.
  private mutating func give<Failure: Error>(
    _ result: Swift.Result<[Achievement], HistoryFault.Reason>, line: Int, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    switch result {
    case .failure(let reason):
      let fault = HistoryFault(line: line, reason: reason)
      if table == nil { try body(.failure(fault)) } else { table?.add(fault) }
    case .success(let achievements):
      if achievements.isEmpty {
        notDoneCount += 1
        firstNotDone = firstNotDone ?? line
      }
      for achievement in achievements {
        noteOffset(of: achievement)
        try body(.success(achievement))
      }
    }
  }

  private mutating func noteOffset(of achievement: Achievement) {
    guard case .timestamp(let timestamp, let offset?) = achievement.moment else { return }
    if offset != .utc {
      otherOffsetCount += 1
    } else if zone.offset(at: timestamp) != .utc {
      foreignUTCCount += 1
    }
  }

  private static func result(
    _ achievements: () throws(HistoryFault.Reason) -> [Achievement]
  ) -> Swift.Result<[Achievement], HistoryFault.Reason> {
    do throws(HistoryFault.Reason) { return .success(try achievements()) } catch { return .failure(error) }
  }

  private mutating func noteUnread(_ name: String) {
    Self.note(name, in: &unread)
  }

  private static func note(_ name: String, in names: inout [String]) {
    if names.count < maximumUnread, !names.contains(name) { names.append(name) }
  }

  /// Reads an NDJSON line.
  ///
  /// A word such as `failed` under a key whose name isn't known says that nothing was done. Other words, numbers, and
  /// `false` under such a key can say anything.
  private mutating func object(_ bytes: ArraySlice<UInt8>) throws(HistoryFault.Reason) -> [Achievement] {
    guard let object = HistoryObject(bytes) else { throw .notAnObject }
    var time: (name: String, value: HistoryObject.Value, rank: Int)?
    var timeOfDay: String?
    var title: (name: String, value: HistoryObject.Value, rank: Int)?
    var verdict = HistoryVerdict()
    for (name, value) in object.members {
      switch HistoryField(name) {
      case .time(let rank):
        if HistoryField.isTimeOfDay(name), case .text(let text) = value { timeOfDay = text }
        if value != .word("null"), rank < time?.rank ?? .max { time = (name, value, rank) }
      case .title(let rank):
        if value != .word("null"), rank < title?.rank ?? .max { title = (name, value, rank) }
      case .statement(let meaning):
        let text = value.statement ?? ""
        guard verdict.add(text, meaning) else { throw .unknownStatement(name: name, value: text) }
      case .mark:
        let text = value.statement ?? ""
        if text.isEmpty || !verdict.add(text, .done) { noteUnread(name) }
      case .goal: if !verdict.addGoal(value.statement ?? "") { noteUnread(name) }
      case nil:
        guard case .text(let text) = value, HistoryValue(text) == .missed else { fallthrough }
        _ = verdict.add(text, .done)
        Self.note(name, in: &guessed)
      case .other: noteUnread(name)
      }
    }
    guard let time else { throw .missingTime }
    guard case .text(let at) = time.value else { throw .notAString(key: time.name) }
    var text: String?
    if let title {
      guard case .text(let string) = title.value else { throw .notAString(key: title.name) }
      text = string
    }
    let hasTimeOfDay = HistoryField.isDate(time.name)
    let achievement = try achievement(
      at: Self.time(date: at, timeOfDay: hasTimeOfDay ? timeOfDay : nil), title: text)
    return verdict.isDone ? [achievement] : []
  }

  /// Returns the text of a date and a time of day, each of which has a field of its own.
  ///
  /// A date without a time of day remains a date, and a date that already has a time is used alone.
  static func time(date: String, timeOfDay: String?) -> String {
    let clock = timeOfDay?.trimmingSpaces ?? ""
    guard !clock.isEmpty, case .date? = try? CalendarTime(written: date) else { return date }
    return "\(date.trimmingSpaces) \(clock)"
  }

  private mutating func textLine(_ bytes: ArraySlice<UInt8>, first: UInt8?) throws(HistoryFault.Reason) -> Achievement {
    let line = String(decoding: bytes, as: UTF8.self)
    let start: (time: CalendarTime, offset: UTCOffset?, rest: Substring)
    do throws(CivilError) { start = try CalendarTime.written(atStartOf: line) } catch {
      let isLikeJSON = first.map("[]{}\"".utf8.contains) ?? false
      if form == .ndjson || isLikeJSON { throw .notAnObject }
      for (separators, fault) in [(",，", HistoryFault.Reason.commaAfterTime), (";；", .semicolonAfterTime)] {
        let time = line.firstIndex(where: separators.contains).map { line[..<$0] }
        if let time, (try? CalendarTime(written: time)) != nil { throw fault }
      }
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
        return achievement(at: .local(CivilDateTime(date: date, time: time)), nil, title: text)
      }
    } else {
      switch start.time {
      case .date where TimeOfDay.begins(text): linesWithTimeInTitle.append(lineNumber)
      case .local where Self.zones.contains(text.drop { $0 == "(" }.prefix { $0.isASCII && $0.isLetter }):
        linesWithZoneInTitle.append(lineNumber)
      default: break
      }
    }
    return achievement(at: start.time, start.offset, title: text)
  }

  /// Returns an achievement from JSON or CSV values.
  private func achievement(at text: String, title: String?) throws(HistoryFault.Reason) -> Achievement {
    do throws(CivilError) {
      let (time, offset) = try CalendarTime.written(text)
      return achievement(at: time, offset, title: title)
    } catch {
      // Streaks writes dates such as `20261120`.
      guard let time = try? CalendarTime(text.trimmingSpaces) else { throw .value(error) }
      return achievement(at: time, nil, title: title)
    }
  }

  /// Returns an achievement at a time, ignoring an empty title.
  private func achievement(at time: CalendarTime, _ offset: UTCOffset?, title: String?) -> Achievement {
    switch time {
    case .date(let date): Achievement(on: date, title: title)
    case .utc(let timestamp): Achievement(at: timestamp, offset: offset, title: title)
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
    let (fields, end) = isInside ? ([], .open) : CSVRecord.fields(record.bytes, separator: columns.separator)
    guard end == .whole else {
      openRecord = record
      let isLong = record.lines.count >= Self.maximumRecordLines || record.bytes.count > Self.maximumLineLength
      if isLong || end == .malformed { try abandonOpenRecord(body) }
      return
    }
    try endRecord(record.bytes[...], fields, line: record.line, body)
  }

  /// Abandons a record with a malformed quote: reports a fault for its first line, and parses each remaining line
  /// separately.
  private mutating func abandonOpenRecord<Failure: Error>(
    _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard let record = openRecord, case .csv(let columns) = form else { return }
    openRecord = nil
    try give(.failure(.malformedQuote), line: record.line, body)
    var start = 0
    for (index, length) in record.lines.enumerated() {
      defer { start += length + 1 }
      let line = record.bytes[start..<start + length]
      guard index > 0, !line.isEmpty else { continue }
      let (fields, end) = CSVRecord.fields(line, separator: columns.separator)
      let number = record.line + index
      if end == .whole {
        try endRecord(line, fields, line: number, body)
      } else {
        try give(.failure(.malformedQuote), line: number, body)
      }
    }
  }

  private mutating func endRecord<Failure: Error>(
    _ bytes: ArraySlice<UInt8>, _ fields: [String], line: Int, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard table != nil else { return try giveRecord(fields, line: line, body) }
    table?.add(bytes, fields, line: line)
    if table?.isFull == true { try decideColumns(body) }
  }

  /// Decides what the columns mean, and reads the records that waited for it.
  private mutating func decideColumns<Failure: Error>(
    _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard let table, case .csv(var columns) = form else { return }
    self.table = nil
    columns.decide(names, by: table.values)
    form = .csv(columns)
    columns.statements.forEach { if $0.isGuessed { Self.note($0.name, in: &guessed) } }
    for item in table.items {
      switch item {
      case .fault(let fault): try body(.failure(fault))
      case .record(let range, let line):
        let fields = CSVRecord.fields(table.bytes[range], separator: columns.separator).fields
        try giveRecord(fields, line: line, body)
      }
    }
  }

  private mutating func giveRecord<Failure: Error>(
    _ fields: [String], line: Int, _ body: (Result) throws(Failure) -> Void
  ) throws(Failure) {
    guard case .csv(let columns) = form else { return }
    if !hasRecord {
      hasRecord = true
      columns.unread(names).forEach { noteUnread($0) }
    }
    let result = Self.result { () throws(HistoryFault.Reason) in
      columns.habits.isEmpty ? try achievements(fields, columns) : try habits(fields, columns)
    }
    try give(result, line: line, body)
  }

  private func achievements(_ fields: [String], _ columns: CSVColumns) throws(HistoryFault.Reason) -> [Achievement] {
    guard let time = columns.time(in: fields) else { throw .missingTime }
    var verdict = HistoryVerdict()
    for statement in columns.statements {
      let value = columns.field(statement.column, of: fields) ?? ""
      guard verdict.add(value, statement.meaning) else {
        throw .unknownStatement(name: statement.name, value: value)
      }
    }
    columns.field(columns.goal, of: fields).map { _ = verdict.addGoal($0) }
    let achievement = try achievement(at: time, title: columns.field(columns.title, of: fields))
    return verdict.isDone ? [achievement] : []
  }

  /// Returns an achievement for each habit that was done.
  private func habits(_ fields: [String], _ columns: CSVColumns) throws(HistoryFault.Reason) -> [Achievement] {
    guard let time = columns.time(in: fields) else { throw .missingTime }
    // Loop Habit Tracker doesn't quote names, so a comma in one of them moves all fields after it.
    guard fields.count == columns.count else { throw .fieldCount(fields.count, expected: columns.count) }
    let day = try achievement(at: time, title: nil)
    let goal = columns.field(columns.goal, of: fields)
    var achievements: [Achievement] = []
    for habit in columns.habits {
      let value = fields[habit.column]
      if value.trimmingSpaces.isEmpty { continue }
      guard let isDone = columns.isDone(value, goal: goal) else {
        throw .unknownStatement(name: habit.name, value: value)
      }
      if isDone { achievements.append(Achievement(at: day.moment, title: habit.name)) }
    }
    return achievements
  }
}

/// The reason a line of a history file isn't an achievement.
///
/// A fault doesn't contain any of the person's text, apart from a value that doesn't say whether something was done.
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
    /// The time is followed by a semicolon, as in CSV, but the file doesn't begin with a header.
    case semicolonAfterTime
    /// A value doesn't say whether something was done, although its column or key does.
    case unknownStatement(name: String, value: String)
    /// A record of a table of habits has more or fewer fields than the header.
    case fieldCount(Int, expected: Int)
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
