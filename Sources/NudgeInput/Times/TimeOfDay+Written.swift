package import NudgeTime

extension TimeOfDay {
  /// Creates a time of day from text as people write it.
  ///
  /// The hour is on a 24-hour clock unless `am`, `pm`, or a Chinese part of the day is given. For example, `20:00`,
  /// `8:30`, `20.00`, `2000`, `20h30`, `20`, `8pm`, `8:30 p.m.`, `PM 8:30`, `noon`, `20点`, `晚上 8 点半`, and `下午三点一刻` are valid,
  /// also in full-width characters. An hour from 1 to 12 on its own, such as `8` or `三点`, is malformed because it can mean
  /// either the morning or the evening.
  ///
  /// - Parameter text: The text, optionally surrounded by spaces.
  /// - Throws: `CivilError.malformed` with the column, or another `CivilError` if the time is out of range.
  package init(written text: some StringProtocol) throws(CivilError) {
    var scanner = ClockScanner(text)
    let clock = try scanner.clock()
    try scanner.expectEnd()
    self = try TimeOfDay(hour: clock.hour, minute: clock.minute, second: clock.second)
  }

  /// Parses the time of day at the beginning of a text.
  ///
  /// The result is `nil` unless the text begins with a time that can't be anything else: one with `am`, `pm`, or a Chinese
  /// word. `2030` and `一点` can also be the beginning of a sentence.
  ///
  /// - Parameter text: The text, without leading spaces.
  /// - Returns: The time and the number of characters that it has.
  static func written(atStartOf text: String) -> (time: TimeOfDay, count: Int)? {
    // `Am 8.30` can be the beginning of a sentence.
    let hasHalf = text.hasPrefix("AM ") || text.hasPrefix("PM ")
    guard let first = text.first, !first.isASCII || first.isNumber || hasHalf else { return nil }
    // No time is longer.
    var scanner = ClockScanner(text.prefix(40))
    guard let (hour, minute, second) = try? scanner.clock(), scanner.isMarked,
      let time = try? TimeOfDay(hour: hour, minute: minute, second: second)
    else { return nil }
    return (time, scanner.index)
  }

  /// Returns a Boolean value indicating whether a text begins like a time, such as `8点起床`, `晚上 1 点`, `at 9pm`, or
  /// `noon`, even if there is no such time.
  package static func begins(_ text: String) -> Bool {
    var text = text.prefix(40).drop { $0 == "(" }
    if text.lowercased().hasPrefix("at ") { text = text.dropFirst("at ".count) }
    if text.prefix(while: \.isLetter).lowercased() == "noon" { return true }
    var scanner = ClockScanner(text)
    _ = try? scanner.clock()
    return scanner.isMarked || scanner.isNumeral
  }

  /// The words with which a written time can begin, in lowercase.
  package static var writtenBeginnings: [String] {
    ClockScanner.noon.map { String($0) } + ClockScanner.dayParts.map { String($0.name) }
  }
}

/// A scanner for a time of day as people write it.
private struct ClockScanner {
  /// A Chinese part of the day, and the hours of a 24-hour clock that it includes.
  struct DayPart {
    let name: [Character]
    let hours: [Int]

    init(_ name: String, _ hours: [Int]) {
      self.name = Array(name)
      self.hours = hours
    }

    /// Returns the hour of a 24-hour clock for an hour of a 12- or 24-hour clock, or `nil` if this part doesn't include it.
    func hour(_ hour: Int) -> Int? {
      let isOn12HourClock = (1...12).contains(hour)
      return (isOn12HourClock ? [hour, hour % 12, hour % 12 + 12] : [hour]).first(where: hours.contains)
    }
  }

  /// The parts of the day that determine whether an hour is before or after noon.
  ///
  /// Ambiguous hours, such as 12 in 上午 and 晚上, aren't included.
  static let dayParts = [
    DayPart("凌晨", Array(0...6)), DayPart("淩晨", Array(0...6)), DayPart("清晨", Array(4...8)),
    DayPart("早上", Array(4...11)), DayPart("早", Array(4...11)), DayPart("上午", Array(1...11)),
    DayPart("中午", Array(11...14)), DayPart("下午", Array(12...23)), DayPart("午后", Array(12...18)),
    DayPart("午後", Array(12...18)), DayPart("傍晚", Array(16...20)), DayPart("晚上", Array(17...23)),
    DayPart("晚间", Array(17...23)), DayPart("晚間", Array(17...23)), DayPart("夜晚", Array(18...23)),
    DayPart("晚", Array(17...23)), DayPart("夜里", [21, 22, 23] + Array(0...5)),
    DayPart("夜裡", [21, 22, 23] + Array(0...5)), DayPart("夜裏", [21, 22, 23] + Array(0...5)),
    DayPart("半夜", [23] + Array(0...4)), DayPart("深夜", [22, 23] + Array(1...4)),
  ]

  static let noon = [Array("noon"), Array("中午"), Array("正午")]

  private let characters: [Character]
  private(set) var index = 0
  /// A Boolean value indicating whether the time that was read has `am`, `pm`, or a Chinese word, apart from a bare
  /// numeral such as `一点`.
  private(set) var isMarked = false
  /// A Boolean value indicating whether the time that was read is a bare numeral before a space or the end of the text,
  /// such as `一点`, but not in `三点建议`.
  private(set) var isNumeral = false

  init(_ text: some StringProtocol) {
    characters = text.inASCIIForms.map { $0.isASCII ? Character($0.lowercased()) : $0 }
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private var malformed: CivilError { .malformed(column: index + 1, form: "time", example: "20:00") }

  /// Parses a time at the beginning of the text, and the spaces before it, without checking the ranges.
  mutating func clock() throws(CivilError) -> (hour: Int, minute: Int, second: Int) {
    skipSpaces()
    let noon = Self.noon.first { characters[index...].starts(with: $0) }.map {
      (end: index + $0.count, isHan: $0.count < 4)
    }
    let part = Self.dayParts.first { characters[index...].starts(with: $0.name) }
    index += part?.name.count ?? 0
    let leadingHalf = part == nil ? takeHalf() : nil
    if part != nil || leadingHalf != nil { skipSpaces() }
    let start = index
    let digits = number(atMost: 4)
    if digits.count == 0, let noon {
      index = noon.end
      // `中午吃饭` isn't a time.
      isMarked = noon.isHan && next?.isWhitespace ?? true
      return (12, 0, 0)
    }
    var (hour, minute, second) = (digits.value, 0, 0)
    let isNumeral = start < index && !characters[start].isASCII
    // An hour on its own is unambiguous only on a 24-hour clock.
    var isClear = !isNumeral && (hour > 12 || hour == 0 || digits.count == 2 && characters[start] == "0")
    switch digits.count {
    case 1, 2:
      switch next {
      case _ where take(oneOf: ["点", "點", "时", "時"]):
        // `三点` is ambiguous, but `8点` is common for a time on a 24-hour clock.
        isClear = !isNumeral || !(1...12).contains(hour)
        isMarked = part != nil || !isNumeral
        minute = chineseMinute()
        self.isNumeral = isNumeral && (next?.isWhitespace ?? true)
      case ":", ".":
        index += 1
        isClear = true
        isMarked = part != nil
        minute = try twoDigits()
        if next == ":" {
          index += 1
          second = try twoDigits()
        }
      case "h":
        index += 1
        isClear = true
        if next?.isNumber == true { minute = try twoDigits() }
      default: break
      }
    case 4:
      (hour, minute) = (hour / 100, hour % 100)
      isClear = true
    default: throw malformed
    }
    if let part {
      guard let found = part.hour(hour) else {
        index = start
        throw malformed
      }
      hour = found
    } else if let isAfternoon = leadingHalf ?? takeHalf() {
      guard digits.count <= 2, (1...12).contains(hour) else {
        index = start
        throw malformed
      }
      isMarked = true
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    } else if !isClear {
      skipSpaces()
      throw malformed
    }
    return (hour, minute, second)
  }

  /// Skips spaces, and throws an error if there is any text left.
  mutating func expectEnd() throws(CivilError) {
    skipSpaces()
    guard index == characters.count else { throw malformed }
  }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { index += 1 }
  }

  /// Consumes one of `words`, optionally after spaces, and returns whether it came next.
  private mutating func take(oneOf words: [Character]) -> Bool {
    var ahead = self
    ahead.skipSpaces()
    guard let word = ahead.next, words.contains(word) else { return false }
    index = ahead.index + 1
    return true
  }

  /// Consumes ASCII digits or a Chinese numeral, which counts as one digit.
  private mutating func number(atMost maximum: Int) -> (value: Int, count: Int) {
    if let (value, count) = ChineseNumeral.prefix(of: characters[index...]) {
      index += count
      return (value, 1)
    }
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

  /// Consumes the minutes after 点, such as `半`, `一刻`, `5分`, or `30`.
  ///
  /// If there aren't any, the time is on the hour, with or without `整` or `钟`. After a space, minutes end with `分`,
  /// because `8点 30个` can continue with a title.
  private mutating func chineseMinute() -> Int {
    if next == "半" {
      index += 1
      return 30
    }
    var ahead = self
    ahead.skipSpaces()
    let isSpaced = ahead.index > index
    let (value, count) = ahead.number(atMost: 2)
    guard count > 0 else {
      if let next, ["整", "钟", "鐘"].contains(next) { index += 1 }
      return 0
    }
    if [1, 3].contains(value), ahead.take(oneOf: ["刻"]) {
      index = ahead.index
      return value * 15
    }
    let hasUnit = ahead.take(oneOf: ["分"])
    // `30分钟` is a duration.
    let isTitle = isSpaced && (!hasUnit || ahead.next.map { ["钟", "鐘"].contains($0) } ?? false)
    if isTitle { return 0 }
    index = ahead.index
    return value
  }

  /// Consumes `am`, `a.m.`, `pm`, or `p.m.`, optionally after spaces, and returns whether it is after noon.
  private mutating func takeHalf() -> Bool? {
    var ahead = self
    ahead.skipSpaces()
    guard let letter = ahead.next, letter == "a" || letter == "p" else { return nil }
    ahead.index += 1
    for character: Character in [".", " ", "m", "."] {
      if ahead.next == character {
        ahead.index += 1
      } else if character == "m" {
        return nil
      }
    }
    if let next = ahead.next, next.isLetter || next.isNumber { return nil }
    index = ahead.index
    return letter == "p"
  }
}
