/// A list of patterns that a rule searches for, and of expressions that make a match harmless.
struct PhraseList: Sendable {
  struct Match {
    /// The matched text, as it appears in the message.
    var text: String
    /// The range in the reading.
    var range: Range<Int>

    /// The start of the match in the reading.
    var index: Int { range.lowerBound }
  }

  /// The maximum number of words between a negation and the match that it cancels.
  private static let reach = 3
  /// The maximum number of words in a negation.
  private static let longestNegation = 4

  private let patterns: Index
  private let exceptions: Index
  private let negations: Index
  private let comforts: Index

  /// Creates a list from patterns separated by commas or newlines.
  ///
  /// - Parameters:
  ///   - patterns: The patterns to search for, in the notation of `PhrasePattern`.
  ///   - classes: The alternatives in each class, by the name of the class.
  ///   - exceptions: Expressions that are not a match. They contain the match, or start before it and contain its start.
  ///   - negations: Words that cancel a match after them, with at most three words of the same clause in between.
  ///   - comforts: Expressions that make a text kind, and therefore cancel all matches in it.
  init(
    _ patterns: String, classes: [String: String] = [:], butNot exceptions: String = "",
    unlessAfter negations: String = "", unlessWith comforts: String = ""
  ) {
    self.patterns = Index(patterns, classes)
    self.exceptions = Index(exceptions, classes)
    self.negations = Index(negations, classes)
    self.comforts = Index(comforts, classes)
  }

  /// Returns the matches in a reading, in order.
  ///
  /// If two matches overlap, only the first is returned. If they start at the same token, only the longer is returned.
  func matches(in reading: PathReading) -> [Match] {
    let tokens = reading.tokens
    var excepted: [Range<Int>]?
    var matches: [Match] = []
    var next = 0
    for index in tokens.indices {
      guard index >= next, let end = patterns.longest(at: index, in: tokens) else { continue }
      let exceptions = excepted ?? exceptions.ranges(in: tokens)
      excepted = exceptions
      let isExcepted = exceptions.contains { range in
        range.contains(index) && (range.lowerBound < index || end <= range.upperBound)
      }
      if isExcepted || isNegated(index, tokens) { continue }
      if matches.isEmpty, comforts.matchesAnywhere(in: tokens) { return [] }
      let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
      matches.append(Match(text: reading.text(range), range: range))
      next = end
    }
    return matches
  }

  /// Returns whether a negation comes shortly before a token in its clause.
  ///
  /// A question such as 会不会 is not a negation.
  private func isNegated(_ index: Int, _ tokens: [WordToken]) -> Bool {
    var start = index
    while start > 0, index - start < Self.reach + Self.longestNegation, tokens[start].continues {
      start -= 1
      guard let end = negations.longest(at: start, in: tokens), end <= index, index - end <= Self.reach else {
        continue
      }
      let isQuestion = start > 0 && tokens[start].continues && tokens[start - 1].text == tokens[end - 1].text
      if !isQuestion { return true }
    }
    return false
  }

  /// Patterns, by the words that their matches start with.
  private struct Index {
    private var byFirstWord: [String: [PhrasePattern]] = [:]
    private var others: [PhrasePattern] = []

    init(_ text: String, _ classes: [String: String]) {
      for entry in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
        let pattern = PhrasePattern(entry.drop { $0 == " " }, classes: classes)
        guard let words = pattern.firstWords else {
          others.append(pattern)
          continue
        }
        for word in words { byFirstWord[word, default: []].append(pattern) }
      }
    }

    /// Returns the end of the longest match that starts at a token, or `nil` if there is no match.
    func longest(at index: Int, in tokens: [WordToken]) -> Int? {
      func end(of pattern: PhrasePattern) -> Int? { pattern.end(from: index, in: tokens) }
      let ends = (byFirstWord[tokens[index].text] ?? []).compactMap(end) + others.compactMap(end)
      return ends.filter { $0 > index }.max()
    }

    /// Returns whether a pattern matches anywhere.
    func matchesAnywhere(in tokens: [WordToken]) -> Bool {
      tokens.indices.contains { longest(at: $0, in: tokens) != nil }
    }

    /// Returns the range of the longest match at each token that has one.
    func ranges(in tokens: [WordToken]) -> [Range<Int>] {
      tokens.indices.compactMap { index in longest(at: index, in: tokens).map { index..<$0 } }
    }
  }
}
