internal import NudgeText
internal import NudgeTime

/// Writes values as a locale writes them, to learn how wide they can be and how they begin and end; each once.
final class ValueWriter {
  private struct Key: Hashable {
    var locale: LocaleTag
    var format: ArgumentFormat
    var integers: [Int]
  }

  private struct CategoryKey: Hashable {
    var locale: LocaleTag
    var isOrdinal: Bool
    var number: Int
  }

  private let renderer: Renderer
  private var texts: [Key: [String]] = [:]
  private var messages: [ArgumentFormat: Message] = [:]
  private var categories: [CategoryKey: String] = [:]
  private static let cardinal = try? Message(
    "{x, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}")
  private static let ordinal = try? Message(
    "{x, selectordinal, zero {zero} one {one} two {two} few {few} many {many} other {other}}")

  init(_ renderer: Renderer) {
    self.renderer = renderer
  }

  /// Whole numbers in a form; those that ICU refuses are left out.
  func write(_ integers: [Int], as format: ArgumentFormat, in locale: LocaleTag) -> [String] {
    texts(Key(locale: locale, format: format, integers: integers)) { integers.map { .integer(Int64($0)) } }
  }

  /// All months with days of two digits and all weekdays, or all hours, in a form.
  func writeMoments(as format: ArgumentFormat, in locale: LocaleTag) -> [String] {
    texts(Key(locale: locale, format: format, integers: [])) {
      if case .time = format { return Self.hours }
      guard case .date(.skeleton(let skeleton)) = format, skeleton.contains(where: "hHKkjJ".contains) else {
        return Self.days
      }
      return Self.days + Self.hours
    }
  }

  /// The plural category of a number.
  func category(of number: Int, ordinal: Bool, in locale: LocaleTag) -> String {
    let key = CategoryKey(locale: locale, isOrdinal: ordinal, number: number)
    if let known = categories[key] { return known }
    let message = ordinal ? Self.ordinal : Self.cardinal
    let category = message.flatMap {
      try? renderer.render($0, locale: locale, arguments: ["x": .integer(Int64(number))])
    }
    categories[key] = category ?? "other"
    return category ?? "other"
  }

  private func texts(_ key: Key, _ values: () -> [ArgumentValue]) -> [String] {
    if let known = texts[key] { return known }
    guard let message = message(of: key.format) else { return [] }
    let written = values().compactMap { try? renderer.render(message, locale: key.locale, arguments: ["x": $0]) }
    texts[key] = written
    return written
  }

  private func message(of format: ArgumentFormat) -> Message? {
    if let known = messages[format] { return known }
    let message = try? Message("{x\(format.written)}")
    messages[format] = message
    return message
  }

  /// Seven days in a row of each month of 2026, at noon.
  private static let days: [ArgumentValue] = (1...12).flatMap { month in
    (20...26).compactMap { day in (try? CivilDate(year: 2026, month: month, day: day)).flatMap { moment($0, hour: 12) }
    }
  }

  private static let hours: [ArgumentValue] = (0..<24).compactMap { hour in
    (try? CivilDate(year: 2026, month: 11, day: 22)).flatMap { moment($0, hour: hour) }
  }

  /// The longest name of a zone without a name: `GMT+12:45`.
  private static let offset = UTCOffset(seconds: 45_900) ?? .utc

  private static func moment(_ date: CivilDate, hour: Int) -> ArgumentValue? {
    let local = Int64(date.daysSinceEpoch) * 86_400 + Int64(hour) * 3_600 + 59 * 60
    return Timestamp(secondsSinceEpoch: local - Int64(offset.seconds)).map { .instant($0, offset) }
  }
}

extension ArgumentFormat {
  /// What follows the name of an argument in a pattern.
  var written: String {
    switch self {
    case .plain: ""
    case .number(.decimal): ", number"
    case .number(.integer): ", number, integer"
    case .number(.percent): ", number, percent"
    case .number(.currency): ", number, currency"
    case .number(.skeleton(let skeleton)): ", number, ::\(skeleton)"
    case .date(let style): ", date, \(style.written)"
    case .time(let style): ", time, \(style.written)"
    case .spellout: ", spellout"
    case .ordinal: ", ordinal"
    case .duration: ", duration"
    }
  }
}

extension DateStyle {
  /// The style as in a pattern.
  fileprivate var written: String {
    switch self {
    case .short: "short"
    case .medium: "medium"
    case .long: "long"
    case .full: "full"
    case .skeleton(let skeleton): "::\(skeleton)"
    }
  }
}
