extension TimeOfDay {
  /// Creates a time of day from text as people write it.
  ///
  /// The hour is on a 24-hour clock unless `am`, `pm`, or a Chinese part of the day is given. For example, `20:00`,
  /// `8:30`, `20.00`, `2000`, `20h30`, `20`, `8pm`, `8:30 p.m.`, `noon`, `20点`, and `晚上8点半` are valid, also in full-width
  /// characters. An hour from 1 to 12 on its own, such as `8`, is malformed because it can mean either the morning or
  /// the evening.
  ///
  /// - Parameter text: The text, optionally surrounded by spaces.
  /// - Throws: `CivilError.malformed` with the column, or another `CivilError` if the time is out of range.
  package init(written text: some StringProtocol) throws(CivilError) {
    var scanner = ClockScanner(text)
    self = try scanner.time()
  }

  /// The words with which a written time can begin, in lowercase.
  package static var writtenBeginnings: [String] {
    ClockScanner.noon.map { String($0) } + ClockScanner.dayParts.map { String($0.name) }
  }
}

/// A scanner for a time of day as people write it.
private struct ClockScanner {
  /// A Chinese part of the day, and the hours of a 12-hour clock that it includes.
  struct DayPart {
    let name: [Character]
    let hours: ClosedRange<Int>
    let isAfternoon: Bool

    init(_ name: String, _ hours: ClosedRange<Int>, isAfternoon: Bool = false) {
      self.name = Array(name)
      self.hours = hours
      self.isAfternoon = isAfternoon
    }
  }

  /// The parts of the day that determine whether an hour is before or after noon.
  ///
  /// Ambiguous hours, such as 12 in 上午 and 晚上, aren't included.
  static let dayParts = [
    DayPart("凌晨", 0...5), DayPart("清晨", 4...8), DayPart("早上", 4...11), DayPart("早", 4...11), DayPart("上午", 1...11),
    DayPart("中午", 11...12), DayPart("下午", 1...12, isAfternoon: true), DayPart("傍晚", 4...8, isAfternoon: true),
    DayPart("晚上", 5...11, isAfternoon: true), DayPart("晚", 5...11, isAfternoon: true),
  ]

  static let noon = [Array("noon"), Array("中午")]

  private let characters: [Character]
  private var index = 0

  init(_ text: some StringProtocol) { characters = Array(text.inASCIIForms.lowercased()) }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private var malformed: CivilError { .malformed(column: index + 1, form: "time", example: "20:00") }

  mutating func time() throws(CivilError) -> TimeOfDay {
    skipSpaces()
    if Self.noon.contains(where: characters[index...].elementsEqual) { return try TimeOfDay(hour: 12, minute: 0) }
    let part = Self.dayParts.first { characters[index...].starts(with: $0.name) }
    index += part?.name.count ?? 0
    let start = index
    let digits = number(atMost: 4)
    var (hour, minute, second) = (digits.value, 0, 0)
    // An hour on its own is unambiguous only on a 24-hour clock.
    var isClear = hour > 12 || hour == 0 || digits.count == 2 && characters[start] == "0"
    switch digits.count {
    case 1, 2:
      switch next {
      case ":", ".":
        index += 1
        isClear = true
        minute = try twoDigits()
        if next == ":" {
          index += 1
          second = try twoDigits()
        }
      case "h":
        index += 1
        isClear = true
        if next?.isNumber == true { minute = try twoDigits() }
      case "点", "點", "时", "時":
        index += 1
        isClear = true
        minute = chineseMinute()
      default: break
      }
    case 4:
      (hour, minute) = (hour / 100, hour % 100)
      isClear = true
    default: throw malformed
    }
    skipSpaces()
    if let part {
      guard part.hours.contains(hour) || part.isAfternoon && hour > 12 else {
        index = start
        throw malformed
      }
      if part.isAfternoon, hour < 12 { hour += 12 }
    } else if let isAfternoon = takeHalf() {
      guard digits.count <= 2, (1...12).contains(hour) else {
        index = start
        throw malformed
      }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    } else if !isClear {
      throw malformed
    }
    guard index == characters.count else { throw malformed }
    return try TimeOfDay(hour: hour, minute: minute, second: second)
  }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { index += 1 }
  }

  /// Consumes ASCII digits.
  private mutating func number(atMost maximum: Int) -> (value: Int, count: Int) {
    var value = 0
    let start = index
    while index - start < maximum, let character = next, character.isASCII, let digit = character.wholeNumberValue {
      value = value * 10 + digit
      index += 1
    }
    return (value, index - start)
  }

  private mutating func twoDigits() throws(CivilError) -> Int {
    let (value, count) = number(atMost: 2)
    guard count == 2 else { throw malformed }
    return value
  }

  /// Consumes the minutes after 点, such as `半`, `5分`, or `30`.
  ///
  /// If there aren't any, the time is on the hour, with or without `整` or `钟`.
  private mutating func chineseMinute() -> Int {
    let (value, count) = number(atMost: 2)
    let isHalf = count == 0 && next == "半"
    let endings: [Character] = count > 0 ? ["分"] : ["半", "整", "钟", "鐘"]
    if let next, endings.contains(next) { index += 1 }
    return isHalf ? 30 : value
  }

  /// Consumes `am`, `a.m.`, `pm`, or `p.m.` at the end of the text, and returns whether it is after noon.
  private mutating func takeHalf() -> Bool? {
    let letters = characters[index...].filter { $0 != "." && !$0.isWhitespace }
    guard letters == ["a", "m"] || letters == ["p", "m"] else { return nil }
    index = characters.count
    return letters.first == "p"
  }
}
