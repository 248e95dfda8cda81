extension PosixRule {
  /// Reads a rule; `nil` where the text breaks the grammar of RFC 9636, section 3.3.
  init?(_ text: some Sequence<UInt8>) {
    var parser = Parser(bytes: Array(text))
    guard let rule = parser.rule(), parser.isAtEnd else { return nil }
    self = rule
  }

  private struct Parser {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

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

    /// Three or more letters, or letters, digits and signs in angle brackets.
    private mutating func name() -> String? {
      let isQuoted = take("<")
      let start = index
      while let byte = peek, Self.isNameByte(byte, quoted: isQuoted) { index += 1 }
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      guard name.utf8.count >= 3 else { return nil }
      return !isQuoted || take(">") ? name : nil
    }

    private static func isNameByte(_ byte: UInt8, quoted: Bool) -> Bool {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): quoted
      default: false
      }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let start = index
      var value = 0
      while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), index - start < 3 {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        index += 1
      }
      return index > start && range.contains(value) ? value : nil
    }

    /// `[+-]hh[:mm[:ss]]` in seconds, with the sign as written.
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
