extension RecurrenceRule: CustomStringConvertible {
  /// The maximum length of a rule's text, in bytes.
  ///
  /// A rule that uses every part in full is shorter than 4,000 bytes.
  public static let maximumLength = 16_384

  /// Creates a rule from text such as `FREQ=MONTHLY;BYDAY=-1FR`.
  ///
  /// The parts can appear in any order.
  ///
  /// The parser also accepts lowercase letters, spaces between tokens, a leading `RRULE:`, and SKIP without the RSCALE
  /// that RFC 7529 requires. In all other respects, the text must conform to RFC 5545, section 3.3.10.
  ///
  /// - Parameter text: The rule's text.
  /// - Throws: A `ParseError` that contains the column of the first error.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(_ text: some StringProtocol) throws(ParseError) {
    var reader = Reader(text)
    let parts = try reader.parts()
    do throws(ParseError) {
      guard let frequency = parts.frequency else { throw ParseError(.missingFrequency, in: .frequency) }
      self = try RecurrenceRule(
        frequency, interval: parts.interval, end: parts.end, bySecond: parts[.bySecond], byMinute: parts[.byMinute],
        byHour: parts[.byHour], byDay: parts.byDay, byMonthDay: parts[.byMonthDay], byYearDay: parts[.byYearDay],
        byWeekNumber: parts[.byWeekNumber], byMonth: parts[.byMonth], bySetPosition: parts[.bySetPosition],
        weekStart: parts.weekStart, skip: parts.skip)
    } catch {
      throw reader.located(error)
    }
  }

  /// The values of a rule's parts, before they are checked against each other.
  private struct Parts {
    var frequency: Frequency?
    var interval = 1
    var end: End?
    var lists: [Part: [Int]] = [:]
    var byDay: [NthWeekday] = []
    var weekStart = Weekday.monday
    var skip = Skip.omit

    subscript(_ part: Part) -> [Int] { lists[part] ?? [] }
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0
    /// The position of each part's name.
    private var places: [Part: Int] = [:]

    init(_ text: some StringProtocol) {
      bytes = Array(text.utf8.prefix(maximumLength + 1))
    }

    /// Adds the part's column to an error that depends on multiple parts.
    func located(_ error: ParseError) -> ParseError {
      var error = error
      error.column = error.column ?? column(of: error.part.flatMap { places[$0] } ?? bytes.count)
      return error
    }

    mutating func parts() throws(ParseError) -> Parts {
      if bytes.count > maximumLength { throw fault(.tooLong, at: maximumLength) }
      skipSpaces()
      skipPrefix()
      var parts = Parts()
      repeat {
        let start = index
        let part = try name()
        guard places.updateValue(start, forKey: part) == nil else { throw fault(.repeatedPart, in: part, at: start) }
        guard take("=") else { throw fault(.malformed(expected: "="), in: part) }
        try readValue(of: part, into: &parts)
      } while take(";")
      guard index == bytes.count else { throw fault(.malformed(expected: "; or the end")) }
      if places[.until] != nil, places[.count] != nil {
        throw ParseError(.countAndUntil, in: laterOfEnds, column: column(of: places[laterOfEnds] ?? 0))
      }
      return parts
    }

    private var laterOfEnds: Part { (places[.until] ?? 0) > (places[.count] ?? 0) ? .until : .count }

    private mutating func readValue(of part: Part, into parts: inout Parts) throws(ParseError) {
      switch part {
      case .calendarScale: _ = try word(in: part, known: [RecurrenceRule.calendarScale])
      case .frequency:
        parts.frequency = Frequency(rawValue: try word(in: part, known: Frequency.allCases.map(\.rawValue)))
      case .until: parts.end = .until(try calendarTime())
      case .count: parts.end = .count(try number(in: part))
      case .interval: parts.interval = try number(in: part)
      case .byDay:
        repeat { parts.byDay.append(try nthWeekday()) } while take(",")
      case .bySecond, .byMinute, .byHour, .byMonthDay, .byYearDay, .byWeekNumber, .byMonth, .bySetPosition:
        var values: [Int] = []
        repeat { values.append(try number(in: part)) } while take(",")
        parts.lists[part] = values
      case .weekStart: parts.weekStart = try weekday(in: part)
      case .skip: parts.skip = Skip(rawValue: try word(in: part, known: Skip.allCases.map(\.rawValue))) ?? .omit
      }
    }

    // MARK: Tokens

    private mutating func skipSpaces() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    /// Consumes a character and the spaces around it, if the character comes next.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      skipSpaces()
      guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
      index += 1
      skipSpaces()
      return true
    }

    private mutating func skipPrefix() {
      let prefix = Array("RRULE:".utf8)
      if bytes.dropFirst(index).prefix(prefix.count).map(Self.upperCased) == prefix {
        index += prefix.count
        skipSpaces()
      }
    }

    private static func upperCased(_ byte: UInt8) -> UInt8 {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
    }

    /// Consumes a run of letters, digits, and any stray characters between them.
    private mutating func token() -> String {
      let start = index
      while index < bytes.count, !";=, \t\r\n".utf8.contains(bytes[index]) { index += 1 }
      return String(decoding: bytes[start..<index].map(Self.upperCased), as: UTF8.self)
    }

    private mutating func name() throws(ParseError) -> Part {
      let start = index
      let text = token()
      if let part = Part(rawValue: text) { return part }
      let known = Part.allCases.map(\.rawValue)
      if text.isEmpty {
        throw fault(.malformed(expected: "a part such as \(start == 0 ? "FREQ=DAILY" : "INTERVAL=2")"), at: start)
      }
      throw fault(.unknownPart(text, nearest: NearestMatch.all(to: text, among: known, limit: 2)), at: start)
    }

    private mutating func word(in part: Part, known: [String]) throws(ParseError) -> String {
      let start = index
      let text = token()
      guard known.contains(text) else { throw fault(.unknownValue(text, known: known), in: part, at: start) }
      return text
    }

    // MARK: Numbers

    private mutating func number(in part: Part) throws(ParseError) -> Int {
      let start = index
      return try value(of: token()[...], in: part, at: start, expected: "a number")
    }

    private func value(
      of number: Substring, in part: Part, at start: Int, expected: String
    ) throws(ParseError) -> Int {
      let digits = number.first == "+" || number.first == "-" ? number.dropFirst() : number
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) else {
        throw fault(.malformed(expected: expected), in: part, at: start)
      }
      guard let value = Int(number), part.holds(value) else {
        throw fault(.outOfRange(String(number)), in: part, at: start)
      }
      return value
    }

    private mutating func weekday(in part: Part) throws(ParseError) -> Weekday {
      let start = index
      let text = token()
      guard let weekday = Weekday.allCases.first(where: { $0.code == text }) else {
        throw fault(.unknownValue(text, known: Weekday.allCases.map(\.code)), in: part, at: start)
      }
      return weekday
    }

    private mutating func nthWeekday() throws(ParseError) -> NthWeekday {
      let start = index
      let text = token()
      let number = text.prefix { !("A"..."Z").contains($0) }
      let code = text.dropFirst(number.count)
      guard let weekday = Weekday.allCases.first(where: { $0.code == code }) else {
        throw fault(.unknownValue(text, known: Weekday.allCases.map(\.code)), in: .byDay, at: start)
      }
      if number.isEmpty { return NthWeekday(weekday) }
      let ordinal = try value(of: number, in: .byDay, at: start, expected: "a weekday such as MO or -1FR")
      return NthWeekday(ordinal, weekday)
    }

    // MARK: Dates

    private mutating func calendarTime() throws(ParseError) -> CalendarTime {
      let start = index
      let text = token()
      do throws(CivilError) {
        return try CalendarTime(text, isBasic: true)
      } catch {
        if case .malformed = error {
          throw fault(.malformed(expected: "a date such as 20261231 or 20261231T225959Z"), in: .until, at: start)
        }
        throw fault(.noSuchDate(error), in: .until, at: start)
      }
    }

    // MARK: Errors

    private func fault(
      _ reason: ParseError.Reason, in part: Part? = nil, at place: Int? = nil
    ) -> ParseError {
      ParseError(reason, in: part, column: column(of: place ?? index))
    }

    /// Returns the column of a byte, as a one-based character position.
    private func column(of place: Int) -> Int {
      String(decoding: bytes.prefix(place), as: UTF8.self).count + 1
    }
  }

  /// The rule in canonical form, with uppercase parts in the order of RFC 5545 and without default values.
  ///
  /// Parsing the result produces an equal rule.
  public var description: String {
    var parts: [(Part, String)] = []
    func add(_ part: Part, _ values: [some CustomStringConvertible]) {
      if !values.isEmpty { parts.append((part, values.map(\.description).joined(separator: ","))) }
    }
    // SKIP requires RSCALE (RFC 7529, section 4.1).
    if skip != .omit { add(.calendarScale, [Self.calendarScale]) }
    add(.frequency, [frequency.rawValue])
    switch end {
    case .until(let time): add(.until, [time])
    case .count(let count): add(.count, [count])
    case nil: break
    }
    if interval != 1 { add(.interval, [interval]) }
    add(.bySecond, bySecond)
    add(.byMinute, byMinute)
    add(.byHour, byHour)
    add(.byDay, byDay)
    add(.byMonthDay, byMonthDay)
    add(.byYearDay, byYearDay)
    add(.byWeekNumber, byWeekNumber)
    add(.byMonth, byMonth)
    add(.bySetPosition, bySetPosition)
    if weekStart != .monday { add(.weekStart, [weekStart.code]) }
    if skip != .omit { add(.skip, [skip.rawValue]) }
    return parts.map { "\($0.rawValue)=\($1)" }.joined(separator: ";")
  }

  /// The only supported calendar.
  static let calendarScale = "GREGORIAN"
}
