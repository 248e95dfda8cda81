internal import NudgeText
internal import NudgeTime

/// A formatter that determines the plural categories, widths, and first and last characters of values in a locale.
///
/// Results are cached.
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

  private struct TableKey: Hashable {
    var locale: LocaleTag
    var isOrdinal: Bool
    var offset: Int
    var values: AllowedValues
  }

  private let renderer = Renderer()
  private var texts: [Key: [String]] = [:]
  private var messages: [ArgumentFormat: Message] = [:]
  private var categories: [CategoryKey: String] = [:]
  private var tables: [TableKey: [PluralCategory: [Int]]] = [:]

  /// Returns formatted integers, except those that ICU can't format.
  func write(_ integers: [Int], as format: ArgumentFormat, in locale: LocaleTag) -> [String] {
    texts(Key(locale: locale, format: format, integers: integers)) { integers.map { .integer(Int64($0)) } }
  }

  /// Returns formatted timestamps that cover all months with two-digit days and all weekdays, or all hours.
  func writeMoments(as format: ArgumentFormat, in locale: LocaleTag) -> [String] {
    texts(Key(locale: locale, format: format, integers: [])) {
      if case .time = format { return Self.hours }
      guard case .date(.skeleton(let skeleton)) = format, skeleton.contains(where: "hHKkjJ".contains) else {
        return Self.days
      }
      return Self.days + Self.hours
    }
  }

  /// Returns a message's text with the given arguments, or `nil` if ICU can't format it.
  func text(of message: Message, in locale: LocaleTag, _ arguments: [String: ArgumentValue]) -> String? {
    // Most messages have no arguments.
    if message.arguments.isEmpty, message.nodes.count == 1, case .text(let text) = message.nodes[0] { return text.text }
    return try? renderer.render(message, locale: locale, arguments: arguments)
  }

  private func texts(_ key: Key, _ values: () -> [ArgumentValue]) -> [String] {
    if let known = texts[key] { return known }
    guard let message = messages[key.format] ?? (try? Message("{x\(key.format.pattern)}")) else { return [] }
    messages[key.format] = message
    let written = values().compactMap { try? renderer.render(message, locale: key.locale, arguments: ["x": $0]) }
    texts[key] = written
    return written
  }

  // MARK: Plural categories

  private static let branches = PluralCategory.allCases.map { "\($0.rawValue) {\($0.rawValue)}" }.joined(separator: " ")
  private static let cardinal = try? Message("{x, plural, \(branches)}")
  private static let ordinal = try? Message("{x, selectordinal, \(branches)}")

  /// Returns a number's plural category.
  func category(of number: Int, ordinal: Bool, in locale: LocaleTag) -> String {
    let key = CategoryKey(locale: locale, isOrdinal: ordinal, number: number)
    if let known = categories[key] { return known }
    let category = (ordinal ? Self.ordinal : Self.cardinal).flatMap {
      try? renderer.render($0, locale: locale, arguments: ["x": .integer(Int64(number))])
    }
    categories[key] = category ?? "other"
    return category ?? "other"
  }

  /// Returns a language's plural categories.
  func categories(of locale: LocaleTag, ordinal: Bool) -> [PluralCategory] {
    (try? renderer.pluralCategories(of: locale, ordinal: ordinal)) ?? PluralCategory.allCases
  }

  /// Returns the sample values in each plural category, in ascending order.
  ///
  /// Categories without values are omitted.
  ///
  /// - Complexity: O(*n*) in the number of samples, once per locale and range.
  func table(_ locale: LocaleTag, ordinal: Bool, offset: Int, _ values: AllowedValues) -> [PluralCategory: [Int]] {
    let key = TableKey(locale: locale, isOrdinal: ordinal, offset: offset, values: values)
    if let table = tables[key] { return table }
    let table = Dictionary(grouping: values.samples) { value in
      PluralCategory(rawValue: category(of: value &- offset, ordinal: ordinal, in: locale)) ?? .other
    }
    tables[key] = table
    return table
  }

  // MARK: Moments

  /// Seven consecutive days in each month of 2026, at 12:59.
  private static let days: [ArgumentValue] = (1...12).flatMap { month in
    (20...26).compactMap { day in moment(month, day, hour: 12) }
  }

  private static let hours: [ArgumentValue] = (0..<24).compactMap { hour in moment(11, 22, hour: hour) }

  /// An offset that is written in the longest form that unnamed zones have, `GMT+12:45`.
  private static let offset = UTCOffset(seconds: 45_900) ?? .utc

  private static func moment(_ month: Int, _ day: Int, hour: Int) -> ArgumentValue? {
    guard let date = try? CivilDate(year: 2026, month: month, day: day) else { return nil }
    let local = Int64(date.daysSinceEpoch) * 86_400 + Int64(hour) * 3_600 + 59 * 60
    return Timestamp(secondsSinceEpoch: local - Int64(offset.seconds)).map { .instant($0, offset) }
  }
}
