/// The sequences of three characters in a text, for measuring the similarity of texts.
struct Trigrams {
  /// The trigrams, each packed into one number, in ascending order and without duplicates.
  private let values: [UInt64]

  /// Creates the trigrams of a text.
  ///
  /// Only letters and digits are used, and case is ignored.
  init(_ text: String) {
    let scalars = Array(Self.plain(text).unicodeScalars)
    let all = scalars.indices.dropLast(2).map { index in
      let (first, second, third) = (scalars[index], scalars[index + 1], scalars[index + 2])
      return UInt64(first.value) << 42 | UInt64(second.value) << 21 | UInt64(third.value)
    }
    values = Set(all).sorted()
  }

  /// Returns a text in lowercase, without punctuation and emoji, with single spaces between words.
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

  /// Returns the fraction of the trigrams in either text that occur in both, from 0 to 1.
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
