/// Words that a rule looks for, and expressions that contain one of them and mean something else.
///
/// An English entry matches whole words, in any case; between its words stand spaces or hyphens. A Chinese entry matches
/// wherever its characters stand in a row. What lies inside an exception does not count.
struct WordList: Sendable {
  struct Match {
    /// What was found, as the message has it.
    var text: String
    /// Where in the reading.
    var range: Range<Int>
  }

  /// Entries by their first word or character.
  private let entries: [String: [[String]]]
  private let exceptions: [String: [[String]]]

  /// Creates a list from entries that are separated by commas or line ends.
  init(_ entries: String, butNot exceptions: String = "") {
    self.entries = Self.read(entries)
    self.exceptions = Self.read(exceptions)
  }

  private static func read(_ text: String) -> [String: [[String]]] {
    var byFirst: [String: [[String]]] = [:]
    for entry in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let reading = PathReading(entry.trimmingSpaces)
      let words = WordTokens(reading).tokens.map(\.text)
      if let first = words.first { byFirst[first, default: []].append(words) }
    }
    return byFirst
  }

  /// The entries in a reading, by place; of two that overlap, the first, and of two that begin at one place, the longer.
  func matches(in reading: PathReading, _ tokens: [WordTokens.Token]) -> [Match] {
    var excepted: [Range<Int>]?
    var matches: [Match] = []
    for index in tokens.indices {
      guard let length = Self.longest(entries, at: index, tokens) else { continue }
      let range = Self.range(index, length, tokens)
      if let last = matches.last, range.lowerBound < last.range.upperBound { continue }
      let exceptions =
        excepted
        ?? tokens.indices.compactMap { start in
          Self.longest(self.exceptions, at: start, tokens).map { Self.range(start, $0, tokens) }
        }
      excepted = exceptions
      if exceptions.contains(where: { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }) {
        continue
      }
      matches.append(Match(text: reading.text(range), range: range))
    }
    return matches
  }

  private static func longest(_ entries: [String: [[String]]], at index: Int, _ tokens: [WordTokens.Token]) -> Int? {
    entries[tokens[index].text]?.filter { words in
      index + words.count <= tokens.count
        && (1..<max(words.count, 1)).allSatisfy { offset in
          tokens[index + offset].text == words[offset] && !tokens[index + offset].followsBreak
        }
    }.map(\.count).max()
  }

  private static func range(_ index: Int, _ length: Int, _ tokens: [WordTokens.Token]) -> Range<Int> {
    tokens[index].range.lowerBound..<tokens[index + length - 1].range.upperBound
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
