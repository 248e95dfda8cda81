/// The runs of three characters of a text, by which texts are compared.
struct Trigrams {
  /// Each packed into one number; ascending, each once.
  private let values: [UInt64]

  /// The trigrams of a text, in which only letters and digits count, and case does not.
  init(_ text: String) {
    let scalars = Array(Self.plain(text).unicodeScalars)
    let all = scalars.indices.dropLast(2).map { index in
      let (first, second, third) = (scalars[index], scalars[index + 1], scalars[index + 2])
      return UInt64(first.value) << 42 | UInt64(second.value) << 21 | UInt64(third.value)
    }
    values = Set(all).sorted()
  }

  /// A text without case, punctuation and emoji, words set apart by one space.
  static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.isASCIIDigit {
        plain.append(scalar)
      } else if plain.last != " ", !plain.isEmpty {
        plain.append(" ")
      }
    }
    if plain.last == " " { plain.removeLast() }
    return String(plain)
  }

  /// How many trigrams both have, of all that either has: 0 to 1.
  ///
  /// - Complexity: O(*n*) in the number of trigrams.
  func similarity(to other: Trigrams) -> Double {
    guard !values.isEmpty, !other.values.isEmpty else { return 0 }
    var (left, right, common) = (0, 0, 0)
    while left < values.count, right < other.values.count {
      if values[left] == other.values[right] {
        common += 1
        left += 1
        right += 1
      } else if values[left] < other.values[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return Double(common) / Double(values.count + other.values.count - common)
  }
}
