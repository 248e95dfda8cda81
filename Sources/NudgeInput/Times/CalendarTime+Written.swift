package import NudgeTime

extension CalendarTime {
  /// Creates a date, a local date and time, or a moment from text as people write it.
  ///
  /// The year comes first, so that the order of month and day is clear. The date can be written as `2026-11-20`,
  /// `2026/11/20`, or `2026.11.20`, also with single digits, or as `2026年11月20日`. Optionally, it is followed by `T` or a
  /// space and a time such as `10:00`, `10:00:30`, `10:00 pm`, or `晚上10点`, and then by `Z` or an offset from UTC such as
  /// `+01:00`, `+0100`, or `+01`, or by `UTC`. A leap second (`:60`) becomes the second before it. After a space, a local time can have any form
  /// that `TimeOfDay(written:)` accepts, such as `9am` or `noon`. A weekday can follow the date, as in
  /// `2026年11月20日周五 20:00`; it isn't compared with the date.
  ///
  /// - Parameter text: The text, optionally surrounded by spaces.
  /// - Throws: `CivilError.malformed` with the column, or another `CivilError` if the date or time doesn't exist.
  package init(written text: some StringProtocol) throws(CivilError) {
    self = try Self.written(text).time
  }

  /// Parses text in the same way as `init(written:)`, and also returns the offset if the text says what it was.
  ///
  /// `Z` and `-00:00` mean that the local offset isn't known, and so do `UTC` and `+00`, which databases print whatever
  /// the offset was. The name of a time zone can follow the offset, as in Go's `+0100 CET`. It isn't read.
  package static func written(_ text: some StringProtocol) throws(CivilError) -> (time: Self, offset: UTCOffset?) {
    var scanner = CivilScanner(text.inASCIIForms, "date or time", example: "2026-11-22 20:00")
    var dateScanner = scanner
    dateScanner.skipSpaces()
    if let date = try? dateScanner.writtenDate(), dateScanner.isAtSpace,
      let time = try? TimeOfDay(written: dateScanner.rest)
    {
      return (.local(CivilDateTime(date: date, time: time)), nil)
    }
    let result = try scanner.writtenTime()
    if case .date = result.time { _ = scanner.skipWeekday() }
    if case .utc = result.time { scanner.skipZoneName() }
    scanner.skipSpaces()
    try scanner.expectEnd()
    return result
  }

  /// Parses the time at the beginning of a line.
  ///
  /// White space or the end of the line follows the time, except after a date such as `2026年11月20日`. A weekday between
  /// the date and the time is skipped.
  ///
  /// - Parameter line: The line. The text after the time isn't parsed.
  /// - Returns: The time, its offset as in `written(_:)`, and the rest of the line.
  /// - Throws: The same errors as `init(written:)`.
  package static func written(
    atStartOf line: String
  ) throws(CivilError) -> (time: Self, offset: UTCOffset?, rest: Substring) {
    var scanner = CivilScanner(line.inASCIIForms, "date or time", example: "2026-11-22 20:00")
    let (time, offset) = try scanner.writtenTime()
    let rest = Substring(line.unicodeScalars.dropFirst(scanner.scalarCount))
    let isAfterDay = CivilScanner.dayEndings.contains(where: line[..<rest.startIndex].hasSuffix)
    guard scanner.isAtEnd || scanner.isAtSpace || isAfterDay else { throw scanner.malformed }
    return (time, offset, rest)
  }

  /// Returns a Boolean value indicating whether a line begins with a date that is followed by neither a digit nor an ASCII
  /// letter.
  package static func hasDate(atStartOf line: String) -> Bool {
    var scanner = CivilScanner(line.inASCIIForms, "date", example: "2026-11-22")
    scanner.skipSpaces()
    guard (try? scanner.writtenDate()) != nil, let next = scanner.rest.first else { return false }
    return !next.isASCII || !(next.isLetter || next.isNumber)
  }
}

extension CivilScanner {
  fileprivate mutating func writtenTime() throws(CivilError) -> (time: CalendarTime, offset: UTCOffset?) {
    skipSpaces()
    let date = try writtenDate()
    let afterDate = self
    var clock = skipWeekday() ? try? writtenClock() : nil
    if clock == nil {
      self = afterDate
      clock = try writtenClock()
    }
    guard let clock else { return (.date(date), nil) }
    let civil = CivilDateTime(date: date, time: clock.time)
    guard let offset = try writtenOffset(hasSeconds: clock.hasSeconds) else { return (.local(civil), nil) }
    return (.utc(civil.timestamp(at: offset.value)), offset.isKnown ? offset.value : nil)
  }

  /// Consumes a weekday after a date, such as `周五`, `(星期五)`, `Fri`, or `Friday,`, and returns whether it came next.
  fileprivate mutating func skipWeekday() -> Bool {
    var ahead = self
    ahead.skipSpaces()
    let isEnclosed = ahead.skip("(")
    let isChinese = ["周", "週", "星期", "礼拜", "禮拜"].contains { ahead.skip($0) }
    if isChinese {
      guard ["一", "二", "三", "四", "五", "六", "日", "天"].contains(where: { ahead.skip($0) }) else { return false }
    } else {
      let word = ahead.rest.prefix { $0.isASCII && $0.isLetter }
      let name = word.lowercased()
      guard Weekday.allCases.contains(where: { $0.spelling == name || $0.spelling.prefix(3) == name }) else {
        return false
      }
      _ = ahead.skip(word)
    }
    if isEnclosed, !ahead.skip(")") { return false }
    _ = ahead.skip(",")
    self = ahead
    return true
  }

  /// The words that can follow the day of a Chinese date.
  fileprivate static let dayEndings = ["日", "号", "號"]

  /// Parses a year, a month, and a day that are separated by the same character, or a Chinese date.
  fileprivate mutating func writtenDate() throws(CivilError) -> CivilDate {
    let year = try number(digits: 4)
    if skip("年") {
      let month = try number(digits: 1...2)
      guard skip("月") else { throw malformed }
      let day = try number(digits: 1...2)
      _ = Self.dayEndings.contains { skip($0) }
      return try CivilDate(year: year, month: month, day: day)
    }
    let separator = try expect(anyOf: "-/.")
    let month = try number(digits: 1...2)
    guard skip(anyOf: "-/.") == separator else { throw malformed }
    return try CivilDate(year: year, month: month, day: try number(digits: 1...2))
  }

  /// Parses a time of day after `T` or spaces, or returns `nil` and doesn't advance if the text continues differently.
  private mutating func writtenClock() throws(CivilError) -> (time: TimeOfDay, hasSeconds: Bool)? {
    let start = self
    if skip(anyOf: "Tt") == nil {
      skipSpaces()
      if let (time, count) = TimeOfDay.written(atStartOf: rest) {
        var ahead = self
        if ahead.skip(rest.prefix(count)), ahead.isAtEnd || ahead.isAtSpace {
          self = ahead
          return (time, false)
        }
      }
      // The text after a date can also be a title that begins with a number.
      var ahead = self
      guard (try? ahead.number(digits: 1...2)) != nil, ahead.skip(anyOf: ":") != nil,
        (try? ahead.number(digits: 2)) != nil
      else {
        self = start
        return nil
      }
    }
    var hour = try number(digits: 1...2)
    try expect(anyOf: ":")
    let minute = try number(digits: 2)
    var second = 0
    let hasSeconds = skip(anyOf: ":") != nil
    if hasSeconds {
      second = try number(digits: 2)
      if skip(anyOf: ".") != nil { try skipDigits() }
    }
    if let isAfternoon = takeHalf() {
      guard (1...12).contains(hour) else { throw .hourOutOfRange(hour) }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    // `TimeOfDay` doesn't support leap seconds.
    return (try TimeOfDay(hour: hour, minute: minute, second: second == 60 ? 59 : second), hasSeconds)
  }

  /// Consumes `am` or `pm`, optionally after spaces, or returns `nil` and doesn't advance.
  private mutating func takeHalf() -> Bool? {
    var ahead = self
    ahead.skipSpaces()
    guard let letter = ahead.skip(anyOf: "AaPp"), ahead.skip(anyOf: "Mm") != nil, ahead.isAtEnd || ahead.isAtSpace
    else { return nil }
    self = ahead
    return letter == "p" || letter == "P"
  }

  /// Consumes `UTC`, optionally after spaces, and returns whether it came next.
  private mutating func skipUTC() -> Bool {
    var ahead = self
    ahead.skipSpaces()
    guard ahead.skip("UTC"), ahead.isAtEnd || ahead.isAtSpace else { return false }
    self = ahead
    return true
  }

  /// Skips the name of a time zone, such as `CET`.
  fileprivate mutating func skipZoneName() {
    var ahead = self
    ahead.skipSpaces()
    let name = ahead.rest.prefix { $0.isASCII && $0.isUppercase }
    if (3...5).contains(name.count), ahead.skip(name) { self = ahead }
  }

  /// Parses an offset from UTC, or returns `nil` and doesn't advance.
  ///
  /// The offset can follow a space only after seconds and with minutes, as in the format of git, because a title can
  /// begin with a number. An offset of hours alone, as PostgreSQL prints it, follows the time directly. Its `+00` is that
  /// of the database's session.
  private mutating func writtenOffset(hasSeconds: Bool) throws(CivilError) -> (value: UTCOffset, isKnown: Bool)? {
    if skip(anyOf: "Zz") != nil || skipUTC() { return (.utc, false) }
    var ahead = self
    if hasSeconds { ahead.skipSpaces() }
    let isAfterSpace = ahead.index > index
    guard let sign = ahead.skip(anyOf: "+-"), let hours = try? ahead.number(digits: 2) else { return nil }
    let hasHoursAlone = !isAfterSpace && (ahead.isAtEnd || ahead.isAtSpace)
    _ = ahead.skip(anyOf: ":")
    guard let minutes = hasHoursAlone ? 0 : try? ahead.number(digits: 2) else { return nil }
    self = ahead
    let magnitude = hours * 3600 + minutes * 60
    guard minutes < 60, let offset = UTCOffset(seconds: sign == "-" ? -magnitude : magnitude) else {
      throw .offsetOutOfRange
    }
    let isUnknown = offset == .utc && (sign == "-" || hasHoursAlone || skipUTC())
    return (offset, !isUnknown)
  }
}
