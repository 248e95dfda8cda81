internal import NudgeCatalog
internal import NudgeText

/// The words that make an achievement hard, such as a death, an illness or a separation.
///
/// They are the texts of the kind `hard-words`: `words`, and the phrases in which they don't count, `unless`. The lists
/// of all languages apply to every title.
struct HardWords: Sendable {
  /// Sequences of words, by their first word.
  private typealias Sequences = [String: [[String]]]

  private static let kind = Kind(rawValue: "hard-words")
  private let lists: Deferred<(words: Sequences, unless: Sequences)>

  /// - Parameter catalog: The catalog with the lists. If it has none, those of the shipped catalog apply.
  init(_ catalog: Catalog) {
    lists = Deferred {
      let catalog = catalog.orShipped(for: Self.kind)
      return (words: Self.sequences("words", in: catalog), unless: Self.sequences("unless", in: catalog))
    }
  }

  private static func sequences(_ variant: String, in catalog: Catalog) -> Sequences {
    var sequences: Sequences = [:]
    for locale in catalog.locales {
      let phrases = Phrases(kind, in: catalog, locale: locale, renderer: Renderer())
      guard let list = try? phrases.say(variant) else { continue }
      for entry in list.split(whereSeparator: { [",", "、", "，"].contains($0) }) {
        let words = words(of: String(entry))
        if let first = words.first { sequences[first, default: []].append(words) }
      }
    }
    return sequences
  }

  /// Returns a Boolean value indicating whether a title contains one of the words outside the phrases in which it
  /// doesn't count.
  func areIn(_ title: String) -> Bool {
    let words = Self.words(of: title)
    let (hard, unless) = lists.value
    guard words.contains(where: { hard[$0] != nil }) else { return false }
    let harmless = Self.places(of: unless, in: words)
    return Self.places(of: hard, in: words).contains { place in !harmless.contains { $0.contains(place) } }
  }

  /// Returns the words of a text, in which both kinds of apostrophes are the same.
  private static func words(of text: String) -> [String] { TextWords.split(text.replacing("’", with: "'")) }

  private static func places(of sequences: Sequences, in words: [String]) -> [Range<Int>] {
    words.indices.flatMap { start in
      (sequences[words[start]] ?? []).filter { words[start...].starts(with: $0) }.map { start..<(start + $0.count) }
    }
  }
}

extension Achievement {
  /// Returns a Boolean value indicating whether the achievement is hard: because it says so or, unless it says
  /// otherwise, because of a word in its title.
  func isHard(by words: HardWords) -> Bool { isHard ?? title.map(words.areIn) ?? false }
}
