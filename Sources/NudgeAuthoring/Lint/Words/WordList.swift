/// A list of words that a rule searches for, and of longer expressions in which they have another meaning.
///
/// An English entry matches whole words in any case, separated by spaces or hyphens. A Chinese entry matches a sequence
/// of characters anywhere, or only at the start of a clause if it begins with ^. Quotation marks are allowed inside a
/// match, and … in an entry matches at most three words. Matches inside an exception are ignored.
struct WordList: Sendable {
  struct Match {
    /// The matched text, as it appears in the message.
    var text: String
    /// The range in the reading.
    var range: Range<Int>

    /// The start of the match in the reading.
    var index: Int { range.lowerBound }
  }

  private struct Entry {
    var words: [String]
    var beginsClause: Bool
  }

  /// The maximum number of words that … matches, and of characters between a negation and the match that it cancels.
  private static let reach = 3

  /// The entries, by their first word or character.
  private let entries: [String: [Entry]]
  private let exceptions: [String: [Entry]]
  private let negations: [String: [Entry]]

  /// Creates a list from entries separated by commas or newlines.
  ///
  /// - Parameters:
  ///   - entries: The entries to search for.
  ///   - exceptions: Expressions that contain an entry but are not a match.
  ///   - negations: Words that cancel a match after them, with at most three characters of the same clause in between.
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

  /// Returns the matches in a reading, in order.
  ///
  /// If two matches overlap, only the first is returned. If they start at the same token, only the longer is returned.
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

  /// Returns whether a negation comes shortly before a token in its clause.
  ///
  /// A question such as 会不会 is not a negation.
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

  /// Returns the end of words that start at a token, or `nil` if the words don't match.
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
