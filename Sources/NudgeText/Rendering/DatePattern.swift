internal import CNudgeICU
internal import NudgeTime

/// A part of a date pattern.
enum DatePatternPart: Equatable {
  case literal(String)
  /// A field, as the ASCII code of its letter and the number of its repetitions.
  case field(UInt8, count: Int)

  /// The ASCII code of a field's letter, or `nil` for a literal.
  var letter: UInt8? { if case .field(let letter, count: _) = self { letter } else { nil } }

  /// Returns the parts of a pattern such as `MMMM d 'at' HH:mm`.
  ///
  /// Source: UTS #35, Date Format Patterns <https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns>
  static func parts(of pattern: String) -> [DatePatternPart] {
    var parts: [DatePatternPart] = []
    var isQuoted = false
    var scalars = pattern.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "'" {
        // Two quotes are one, inside and outside of quoted text.
        guard scalars.first == "'" else {
          isQuoted.toggle()
          continue
        }
        scalars.removeFirst()
      } else if !isQuoted, ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) {
        let letter = UInt8(ascii: scalar)
        if case .field(letter, let count)? = parts.last {
          parts[parts.count - 1] = .field(letter, count: count + 1)
        } else {
          parts.append(.field(letter, count: 1))
        }
        continue
      }
      if case .literal(let text)? = parts.last {
        parts[parts.count - 1] = .literal(text + String(scalar))
      } else {
        parts.append(.literal(String(scalar)))
      }
    }
    return parts
  }

  /// Returns whether a pattern contains the names of fields, as in `y ├'day of year': D┤` and `y ('day': d)`.
  ///
  /// ICU appends a field in this way if CLDR has no pattern for the combination of fields. No other pattern has a colon in
  /// parentheses before a field.
  ///
  /// Source: UTS #35, Missing Skeleton Fields, and the `appendItems` of CLDR
  /// <https://www.unicode.org/reports/tr35/tr35-dates.html#Missing_Skeleton_Fields>
  static func nameFields(_ parts: [DatePatternPart]) -> Bool {
    zip(parts, parts.dropFirst()).contains { part, next in
      guard case .literal(let text) = part, case .field = next,
        let colon = text.lastIndex(where: { ":：".contains($0) }),
        text[text.index(after: colon)...].allSatisfy(\.isWhitespace)
      else { return false }
      return text[..<colon].contains { "(（├".contains($0) }
    }
  }
}

/// A locale's date format in the Gregorian calendar, with the pattern, names, and digits read from ICU.
///
/// Formatting a date with a pattern copies a few texts, which takes a tenth of the time that ICU takes. A pattern is
/// only used if it produces the same output as ICU for sample dates with each month, weekday, and half of the day.
///
/// Eras, quarters, weeks, fractions of a second, day periods other than AM and PM, time zones, and years before 1000
/// aren't supported.
@safe struct DatePattern: ~Copyable {
  /// A component of a date or time that determines which text is written.
  private enum Component {
    case none, century, yearOfCentury, month, day, weekday, halfOfDay, hour, hourFrom1, hourOf12, hourOf12From1
    case minute, second
  }

  /// A part of the output, which is the text at index `first` plus the value of the component.
  private struct Part {
    var component: Component
    var first: Int
  }

  /// The parts in the order of the output.
  private var parts: [Part] = []
  /// The numbers from 0 to 99, the same numbers with two digits, and the names and literals of the parts, as ranges of
  /// `bytes`.
  private var texts: [(start: Int, count: Int)] = []
  /// The texts as UTF-8, followed by `OutputBuffer.padding` bytes.
  private var bytes: [UInt8] = []

  private static let years = 1000...9999

  /// Creates a pattern, or returns `nil` if ICU must write the format's dates.
  init?(_ format: ICUDate) {
    do throws(ICUFailure) {
      guard try format.isGregorian else { return nil }
      try addNumbers(of: format)
      for part in format.parts {
        switch part {
        case .literal(let text): add(.none, [text])
        case .field(let letter, let count):
          guard try add(letter, count, of: format) else { return nil }
        }
      }
      bytes += Array(repeating: 0, count: OutputBuffer.padding)
      guard try agrees(with: format) else { return nil }
    } catch {
      return nil
    }
  }

  // MARK: Reading

  private mutating func add(text: String) {
    texts.append((bytes.count, text.utf8.count))
    bytes += text.utf8
  }

  private mutating func addNumbers(of format: ICUDate) throws(ICUFailure) {
    var digits: [String] = []
    for digit in 0...9 { digits.append(try format.digit(digit)) }
    for number in 0...99 { add(text: (number < 10 ? "" : digits[number / 10]) + digits[number % 10]) }
    for number in 0...99 { add(text: digits[number / 10] + digits[number % 10]) }
  }

  /// Adds a part whose component has a value from `lowest` on for each name.
  private mutating func add(_ component: Component, _ names: [String], from lowest: Int = 0) {
    parts.append(Part(component: component, first: texts.count - lowest))
    for name in names { add(text: name) }
  }

  /// Adds a field, or returns `false` if it isn't supported.
  ///
  /// Source: `SimpleDateFormat::subFormat` in ICU's smpdtfmt.cpp.
  private mutating func add(_ letter: UInt8, _ count: Int, of format: ICUDate) throws(ICUFailure) -> Bool {
    let letter = Unicode.Scalar(letter)
    switch (letter, count) {
    case ("y", 1), ("y", 3...4):
      parts.append(Part(component: .century, first: 0))
      parts.append(Part(component: .yearOfCentury, first: 100))
      return true
    case ("y", 2):
      parts.append(Part(component: .yearOfCentury, first: 100))
      return true
    case ("M", 3...5), ("L", 3...5), ("E", 1...6), ("c", 3...6), ("a", 1...4):
      guard let (component, list, indices) = Self.names(letter, count) else { return false }
      var names: [String] = []
      for index in indices { names.append(try format.name(index, in: list)) }
      add(component, names, from: component == .month ? 1 : indices.lowerBound)
      return true
    default:
      guard count <= 2, let component = Self.numbers(letter) else { return false }
      parts.append(Part(component: component, first: count == 1 ? 0 : 100))
      return true
    }
  }

  private static func numbers(_ letter: Unicode.Scalar) -> Component? {
    switch letter {
    case "M", "L": .month
    case "d": .day
    case "H": .hour
    case "k": .hourFrom1
    case "K": .hourOf12
    case "h": .hourOf12From1
    case "m": .minute
    case "s": .second
    default: nil
    }
  }

  /// Returns the component for a field with names, ICU's list of its names, and their indices in this list.
  private static func names(_ letter: Unicode.Scalar, _ count: Int) -> (Component, list: Int, indices: Range<Int>)? {
    let list: Int
    switch (letter, count) {
    case ("M", 3): list = NUDGE_ICU_SHORT_MONTHS
    case ("M", 4): list = NUDGE_ICU_MONTHS
    case ("M", 5): list = NUDGE_ICU_NARROW_MONTHS
    case ("L", 3): list = NUDGE_ICU_STANDALONE_SHORT_MONTHS
    case ("L", 4): list = NUDGE_ICU_STANDALONE_MONTHS
    case ("L", 5): list = NUDGE_ICU_STANDALONE_NARROW_MONTHS
    case ("E", ...3): list = NUDGE_ICU_SHORT_WEEKDAYS
    case ("E", 4): list = NUDGE_ICU_WEEKDAYS
    case ("E", 5): list = NUDGE_ICU_NARROW_WEEKDAYS
    case ("E", 6): list = NUDGE_ICU_SHORTER_WEEKDAYS
    case ("c", 3): list = NUDGE_ICU_STANDALONE_SHORT_WEEKDAYS
    case ("c", 4): list = NUDGE_ICU_STANDALONE_WEEKDAYS
    case ("c", 5): list = NUDGE_ICU_STANDALONE_NARROW_WEEKDAYS
    case ("c", 6): list = NUDGE_ICU_STANDALONE_SHORTER_WEEKDAYS
    case ("a", ...4): return (.halfOfDay, NUDGE_ICU_AM_PM, 0..<2)
    default: return nil
    }
    return letter == "M" || letter == "L" ? (.month, list, 0..<12) : (.weekday, list, 1..<8)
  }

  /// Returns whether the pattern's output is the same as ICU's for sample dates.
  private func agrees(with format: ICUDate) throws(ICUFailure) -> Bool {
    for sample in 0..<12 {
      // The samples from 2026-01-01 on have each month, each weekday, and days and hours with one and two digits.
      let day = Int64(20_454 + 33 * sample)
      let second = sample * 6_913
      var expected = OutputBuffer()
      var written = OutputBuffer()
      try format.append(localSeconds: day * 86_400 + Int64(second), to: &expected)
      guard append(day: day, second: second, to: &written), written.bytes == expected.bytes else { return false }
    }
    return true
  }

  // MARK: Writing

  /// Appends a date and time, or returns `false` if the year isn't supported.
  ///
  /// - Parameters:
  ///   - day: The local date, in days since 1970-01-01.
  ///   - second: The local time, in seconds since midnight.
  ///   - output: The buffer to which the text is appended.
  /// - Returns: `true` if the text was appended.
  @inline(__always)
  func append(day: Int64, second: Int, to output: inout OutputBuffer) -> Bool {
    guard let date = CivilDate(daysSinceEpoch: Int(day)) else { return false }
    let (year, month, dayOfMonth) = date.components
    guard Self.years.contains(year) else { return false }
    let hour = second / 3600
    for index in parts.indices {
      let part = parts[index]
      let value =
        switch part.component {
        case .none: 0
        case .century: year / 100
        case .yearOfCentury: year % 100
        case .month: month
        case .day: dayOfMonth
        // ICU's weekdays begin with Sunday.
        case .weekday: date.weekday.rawValue % 7 + 1
        case .halfOfDay: hour / 12
        case .hour: hour
        case .hourFrom1: hour == 0 ? 24 : hour
        case .hourOf12: hour % 12
        case .hourOf12From1: (hour + 11) % 12 + 1
        case .minute: second / 60 % 60
        case .second: second % 60
        }
      let text = texts[part.first + value]
      unsafe bytes.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        unsafe output.append(padded: base + text.start, count: text.count)
      }
    }
    return true
  }
}
