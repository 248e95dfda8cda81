/// A TZif file's footer, such as `EST5EDT,M3.2.0,M11.1.0`, which describes the clock changes after the last transition.
///
/// As in version 3 files, the hour of a change can be −167 to 167. Daylight saving time without rules for its start and
/// end is rejected, because POSIX leaves its meaning to the implementation.
///
/// Source: RFC 9636, section 3.3 <https://www.rfc-editor.org/rfc/rfc9636#section-3.3>, and POSIX, section 8.3, `TZ`.
struct PosixRule: Hashable, Sendable {
  /// A day of the year on which the clocks change.
  enum Day: Hashable, Sendable {
    /// `Jn`, which is day *n*, 1 to 365, not counting February 29.
    case julian(Int)
    /// `n`, which is the zero-based day *n*, 0 to 365, counting February 29.
    case zeroBased(Int)
    /// `Mm.w.d`, which is the *w*-th weekday *d* in month *m*. Sunday is 0, and *w* = 5 means the last one.
    case weekday(month: Int, week: Int, day: Int)
  }

  /// A clock change, consisting of the day and the seconds from its local midnight, −604,799 to 604,799.
  struct Change: Hashable, Sendable {
    var day: Day
    var seconds: Int
  }

  /// Daylight saving time, with the two clock changes in each year.
  struct Daylight: Hashable, Sendable {
    var type: LocalTimeType
    var start: Change
    var end: Change
  }

  var standard: LocalTimeType
  var daylight: Daylight?

  /// Returns the start and end of daylight saving time in a year, in seconds since the epoch, or `nil` if the rule
  /// doesn't have daylight saving time.
  ///
  /// The rule specifies the start in standard time and the end in daylight saving time.
  func changes(inYear year: Int) -> (start: Int64, end: Int64)? {
    guard let daylight else { return nil }
    let start = Self.localSeconds(of: daylight.start, year: year) - Int64(standard.offset.seconds)
    let end = Self.localSeconds(of: daylight.end, year: year) - Int64(daylight.type.offset.seconds)
    return (start, end)
  }

  private static func localSeconds(of change: Change, year: Int) -> Int64 {
    let first = Int(CivilDate(uncheckedYear: year, month: 1, day: 1).daysSinceEpoch)
    let days: Int
    switch change.day {
    case .julian(let day):
      days = first + day - 1 + (CivilDate.isLeap(year: year) && day >= 60 ? 1 : 0)
    case .zeroBased(let day):
      days = first + day
    case .weekday(let month, let week, let day):
      let start = Int(CivilDate(uncheckedYear: year, month: month, day: 1).daysSinceEpoch)
      // 1970-01-01 was a Thursday, which is day 4 if Sunday is 0.
      let weekday = (start + 4).floorRemainder(by: 7)
      var offset = (day - weekday).floorRemainder(by: 7) + (week - 1) * 7
      if offset >= CivilDate.length(ofMonth: month, year: year) { offset -= 7 }
      days = start + offset
    }
    return Int64(days) * 86_400 + Int64(change.seconds)
  }
}

extension PosixRule {
  /// Parses a rule, or returns `nil` if the text doesn't conform to the grammar in RFC 9636, section 3.3.
  init?(_ text: some Sequence<UInt8>) {
    var parser = Parser(bytes: Array(text))
    guard let rule = parser.rule(), parser.isAtEnd else { return nil }
    self = rule
  }

  private struct Parser {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index == bytes.count }

    mutating func rule() -> PosixRule? {
      guard let standardName = name(), let standardOffset = offset() else { return nil }
      let standard = LocalTimeType(offset: standardOffset, isDaylightSaving: false, abbreviation: standardName)
      if isAtEnd { return PosixRule(standard: standard, daylight: nil) }
      guard let daylightName = name() else { return nil }
      var daylightOffset = UTCOffset(seconds: Int(standardOffset.seconds) + 3600)
      if !isAtEnd, peek != UInt8(ascii: ",") { daylightOffset = offset() }
      guard let daylightOffset, take(","), let start = change(), take(","), let end = change() else { return nil }
      let type = LocalTimeType(offset: daylightOffset, isDaylightSaving: true, abbreviation: daylightName)
      return PosixRule(standard: standard, daylight: Daylight(type: type, start: start, end: end))
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard let peek, peek == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    /// Parses a name, which consists of three or more letters, or of letters, digits, and signs in angle brackets.
    private mutating func name() -> String? {
      let isQuoted = take("<")
      let start = index
      while let byte = peek, Self.isNameByte(byte, quoted: isQuoted) { index += 1 }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      guard name.utf8.count >= 3 else { return nil }
      return !isQuoted || take(">") ? name : nil
    }

    private static func isNameByte(_ byte: UInt8, quoted: Bool) -> Bool {
      byte.isLetter || quoted && (byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let start = index
      var value = 0
      while let byte = peek, byte.isDigit, index - start < 3 {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        index += 1
      }
      return index > start && range.contains(value) ? value : nil
    }

    /// Parses `[+-]hh[:mm[:ss]]` and returns the seconds with the sign as written.
    private mutating func seconds(hours: ClosedRange<Int>) -> Int? {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard let hour = number(hours) else { return nil }
      var seconds = hour * 3600
      if take(":") {
        guard let minute = number(0...59) else { return nil }
        seconds += minute * 60
        if take(":") {
          guard let second = number(0...59) else { return nil }
          seconds += second
        }
      }
      return isNegative ? -seconds : seconds
    }

    /// Parses an offset from UTC.
    ///
    /// POSIX counts offsets west of Greenwich as positive.
    private mutating func offset() -> UTCOffset? {
      seconds(hours: 0...24).flatMap { UTCOffset(seconds: -$0) }
    }

    private mutating func change() -> Change? {
      let day: Day
      if take("J") {
        guard let number = number(1...365) else { return nil }
        day = .julian(number)
      } else if take("M") {
        guard let month = number(1...12), take("."), let week = number(1...5), take("."), let weekday = number(0...6)
        else { return nil }
        day = .weekday(month: month, week: week, day: weekday)
      } else {
        guard let number = number(0...365) else { return nil }
        day = .zeroBased(number)
      }
      guard take("/") else { return Change(day: day, seconds: 7200) }
      return seconds(hours: 0...167).map { Change(day: day, seconds: $0) }
    }
  }
}
