/// Words that a rule looks for, and expressions that contain one of them and mean something else.
///
/// An English entry matches whole words, in any case; between its words stand spaces or hyphens. A Chinese entry
/// matches wherever its characters stand in a row, and one that is written with ^ before it only where a clause begins.
/// Quotation marks may stand inside, and … in an entry stands for at most three words. What lies inside an exception
/// does not count.
struct WordList: Sendable {
  struct Match {
    /// What was found, as the message has it.
    var text: String
    /// Where in the reading.
    var range: Range<Int>

    /// Where it begins in the reading.
    var index: Int { range.lowerBound }
  }

  private struct Entry {
    var words: [String]
    var beginsClause: Bool
  }

  /// How many words … stands for at most, and how far a negation reaches.
  private static let reach = 3

  /// Entries by their first word or character.
  private let entries: [String: [Entry]]
  private let exceptions: [String: [Entry]]
  private let negations: [String: [Entry]]

  /// Creates a list from entries that are separated by commas or line ends.
  ///
  /// - Parameters:
  ///   - entries: What is looked for.
  ///   - exceptions: Expressions inside which it does not count.
  ///   - negations: Words after which it does not count, where at most three characters of the same clause lie between.
  init(_ entries: String, butNot exceptions: String = "", unlessAfter negations: String = "") {
    self.entries = Self.read(entries)
    self.exceptions = Self.read(exceptions)
    self.negations = Self.read(negations)
  }

  private static func read(_ text: String) -> [String: [Entry]] {
    var byFirst: [String: [Entry]] = [:]
    for entry in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let entry = entry.drop { $0 == " " }
      let parts = entry.split(separator: "…", omittingEmptySubsequences: false)
      let words = Array(parts.map { PathReading(String($0)).tokens.map(\.text) }.joined(separator: ["…"]))
      guard let first = words.first else { continue }
      byFirst[first, default: []].append(Entry(words: words, beginsClause: entry.hasPrefix("^")))
    }
    return byFirst
  }

  /// The entries in a reading, by place; of two that overlap, the first, and of two that begin at one place, the
  /// longer.
  func matches(in reading: PathReading) -> [Match] {
    let tokens = reading.tokens
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
      if isNegated(index, tokens) { continue }
      matches.append(Match(text: reading.text(range), range: range))
    }
    return matches
  }

  /// Whether a negation stands shortly before a token, in its clause; a question such as 会不会 negates nothing.
  private func isNegated(_ index: Int, _ tokens: [WordToken]) -> Bool {
    var start = index
    while start > 0, index - start < Self.reach + 4, tokens[start].continues, tokens[start - 1].isHan {
      start -= 1
      guard let length = Self.longest(negations, at: start, tokens) else { continue }
      let end = start + length
      guard end <= index, index - end <= Self.reach else { continue }
      let isQuestion = start > 0 && tokens[start].continues && tokens[start - 1].text == tokens[end - 1].text
      if !isQuestion { return true }
    }
    return false
  }

  private static func longest(_ entries: [String: [Entry]], at index: Int, _ tokens: [WordToken]) -> Int? {
    entries[tokens[index].text]?.compactMap { entry in
      if entry.beginsClause, !tokens[index].followsBreak { return nil }
      return end(of: entry.words[...], from: index, tokens, isFirst: true).map { $0 - index }
    }.max()
  }

  /// Where words end that begin at a token; `nil` if others stand there.
  private static func end(
    of words: ArraySlice<String>, from index: Int, _ tokens: [WordToken], isFirst: Bool = false
  ) -> Int? {
    guard let word = words.first else { return index }
    if word == "…" {
      for gap in 0...reach {
        if let end = end(of: words.dropFirst(), from: index + gap, tokens) { return end }
        guard index + gap < tokens.count, tokens[index + gap].continues else { break }
      }
      return nil
    }
    guard index < tokens.count, isFirst || tokens[index].continues, tokens[index].text == word else { return nil }
    return end(of: words.dropFirst(), from: index + 1, tokens)
  }

  private static func range(_ index: Int, _ length: Int, _ tokens: [WordToken]) -> Range<Int> {
    tokens[index].range.lowerBound..<tokens[index + length - 1].range.upperBound
  }
}
