internal import NudgeText

/// Which values of an argument belong to which plural category of a language, as ICU has it.
struct PluralValues {
  /// The values that a category has, as far as they were looked at, in ascending order.
  typealias Table = [PluralCategory: [Int]]

  private struct Key: Hashable {
    var locale: LocaleTag
    var isOrdinal: Bool
    var offset: Int
    var values: AllowedValues
  }

  private let renderer: Renderer
  private let cardinal: Message?
  private let ordinal: Message?
  private var known: [Key: Table] = [:]

  init(_ renderer: Renderer) {
    self.renderer = renderer
    let branches = PluralCategory.allCases.map { "\($0.rawValue) {\($0.rawValue)}" }.joined(separator: " ")
    cardinal = try? Message("{n, plural, \(branches)}")
    ordinal = try? Message("{n, selectordinal, \(branches)}")
  }

  /// The values of each category that any of the values has.
  ///
  /// - Complexity: O(*n*) in the number of samples, once for each locale and range.
  mutating func table(_ locale: LocaleTag, ordinal isOrdinal: Bool, offset: Int, _ values: AllowedValues) -> Table {
    let key = Key(locale: locale, isOrdinal: isOrdinal, offset: offset, values: values)
    if let table = known[key] { return table }
    var table: Table = [:]
    if let message = isOrdinal ? ordinal : cardinal {
      for value in values.samples {
        let argument = ArgumentValue.integer(Int64(value) - Int64(offset))
        guard let word = try? renderer.render(message, locale: locale, arguments: ["n": argument]),
          let category = PluralCategory(rawValue: word)
        else { continue }
        table[category, default: []].append(value)
      }
    }
    known[key] = table
    return table
  }

  /// The categories that the language knows at all.
  func categories(of locale: LocaleTag, ordinal: Bool) -> [PluralCategory] {
    (try? renderer.pluralCategories(of: locale, ordinal: ordinal)) ?? PluralCategory.allCases
  }
}
