/// A pattern of words, such as `<you> [still] haven’t … (written|added)`.
///
/// | notation | matches |
/// |---|---|
/// | `last chance` | these words; Chinese needs no spaces between characters |
/// | `(lose\|break your)` | one of the alternatives |
/// | `[still\|again]` | one of the alternatives, or nothing |
/// | `[都\|已经]*` | any number of the alternatives |
/// | `<you>` | the alternatives in the class with this name |
/// | `#` | a number in digits or words, or an inserted number |
/// | `…` | up to four words in the same clause, none of which is a negation |
/// | `……` | up to 14 words, in any clause, none of which is a negation |
/// | `^` | the start of a clause |
/// | `$` | the end of a clause; the rest of the pattern continues in the next clause |
/// | `?` | the end of a pattern in a sentence that ends with a question mark |
///
/// English words match in any case. Chinese patterns are written in simplified characters, and match both scripts.
struct PhrasePattern: Sendable {
  private indirect enum Element {
    case word(String)
    case number
    case oneOf([[Element]])
    case repeated([[Element]])
    case gap(crossesClauses: Bool)
    case clauseStart
    case clauseEnd
    case question
  }

  private let elements: [Element]
  /// The words that a match can start with, or `nil` if it can start with any word.
  let firstWords: Set<String>?

  /// Creates a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern, which must be well-formed.
  ///   - classes: The alternatives in each class, by the name of the class.
  init(_ text: some StringProtocol, classes: [String: String] = [:]) {
    var parser = Parser(rest: Substring(text), classes: classes)
    elements = parser.sequence()
    precondition(parser.rest.isEmpty, "unexpected \(parser.rest) in the pattern \(text)")
    firstWords = Self.firstWords(of: elements[...])
  }

  /// Returns the end of the longest match that starts at a token, or `nil` if there is no match.
  func end(from index: Int, in tokens: [WordToken]) -> Int? {
    Self.end(of: elements[...], from: index, isFree: true, in: tokens)
  }

  /// Returns the end of a match.
  ///
  /// - Parameters:
  ///   - elements: The elements that remain to be matched.
  ///   - index: The index of the next token.
  ///   - isFree: Whether the next token may belong to another clause than the one before it.
  ///   - tokens: All tokens.
  /// - Returns: The end of the longest match, or `nil` if the elements don't match.
  /// - Complexity: Exponential in the number of gaps, of which a pattern has at most a few.
  private static func end(
    of elements: ArraySlice<Element>, from index: Int, isFree: Bool, in tokens: [WordToken]
  ) -> Int? {
    guard let element = elements.first else { return index }
    let rest = elements.dropFirst()
    let isNext = index < tokens.count && (isFree || tokens[index].continues)
    switch element {
    case .word(let word):
      guard isNext, tokens[index].text == word else { return nil }
      return end(of: rest, from: index + 1, isFree: false, in: tokens)
    case .number:
      guard isNext, tokens[index].isNumber else { return nil }
      var next = index + 1
      while next < tokens.count, tokens[next].continues, tokens[next].isNumber { next += 1 }
      return end(of: rest, from: next, isFree: false, in: tokens)
    case .oneOf(let alternatives):
      return alternatives.compactMap { alternative in
        // Without this check, most of the time is spent on combining arrays.
        if case .word(let word)? = alternative.first, !isNext || tokens[index].text != word { return nil }
        return end(of: (alternative + rest)[...], from: index, isFree: isFree, in: tokens)
      }.max()
    case .repeated(let alternatives):
      let ends = alternatives.compactMap { end(of: $0[...], from: index, isFree: isFree, in: tokens) }
      let longer = Set(ends).compactMap { next in
        next > index ? end(of: elements, from: next, isFree: false, in: tokens) : nil
      }
      return (longer + [end(of: rest, from: index, isFree: isFree, in: tokens)].compactMap(\.self)).max()
    case .gap(let crossesClauses):
      let isFree = isFree || crossesClauses
      for next in index...(index + (crossesClauses ? 14 : 4)) {
        if let end = end(of: rest, from: next, isFree: isFree, in: tokens) { return end }
        guard next < tokens.count, isFree || tokens[next].continues, !tokens[next].isNegation else { break }
      }
      return nil
    case .clauseStart:
      guard index < tokens.count, tokens[index].followsBreak else { return nil }
      return end(of: rest, from: index, isFree: true, in: tokens)
    case .clauseEnd:
      guard index == tokens.count || !tokens[index].continues else { return nil }
      return end(of: rest, from: index, isFree: true, in: tokens)
    case .question:
      guard index > 0, tokens[index - 1].isInQuestion else { return nil }
      return end(of: rest, from: index, isFree: isFree, in: tokens)
    }
  }

  private static func firstWords(of elements: ArraySlice<Element>) -> Set<String>? {
    switch elements.first {
    case .word(let word): return [word]
    case .oneOf(let alternatives): return firstWords(ofOneOf: alternatives, elements.dropFirst())
    case .repeated(let alternatives): return firstWords(ofOneOf: alternatives + [[]], elements.dropFirst())
    case .clauseStart: return firstWords(of: elements.dropFirst())
    default: return nil
    }
  }

  private static func firstWords(ofOneOf alternatives: [[Element]], _ rest: ArraySlice<Element>) -> Set<String>? {
    var words: Set<String> = []
    for alternative in alternatives {
      guard let first = firstWords(of: alternative + rest) else { return nil }
      words.formUnion(first)
    }
    return words
  }

  // MARK: Parsing

  private struct Parser {
    var rest: Substring
    let classes: [String: String]

    /// Reads the elements up to `|` or a closing bracket.
    mutating func sequence() -> [Element] {
      var elements: [Element] = []
      while let next = rest.first, !"|)]".contains(next) {
        switch next {
        case "(": elements.append(.oneOf(group(optional: false)))
        case "[":
          let alternatives = group(optional: true)
          if rest.first == "*" {
            rest.removeFirst()
            elements.append(.repeated(Array(alternatives.dropFirst())))
          } else {
            elements.append(.oneOf(alternatives))
          }
        case "<": elements.append(.oneOf(namedClass()))
        case "#": elements.append(symbol(.number))
        case "^": elements.append(symbol(.clauseStart))
        case "$": elements.append(symbol(.clauseEnd))
        case "?": elements.append(symbol(.question))
        case "…":
          rest.removeFirst()
          let crossesClauses = rest.first == "…"
          if crossesClauses { rest.removeFirst() }
          elements.append(.gap(crossesClauses: crossesClauses))
        default:
          let text = rest.prefix { !"|)](<[#^$?…".contains($0) }
          rest = rest[text.endIndex...]
          elements += PathReading(String(text)).tokens.map { .word($0.text) }
        }
      }
      return elements
    }

    private mutating func symbol(_ element: Element) -> Element {
      rest.removeFirst()
      return element
    }

    private mutating func group(optional: Bool) -> [[Element]] {
      var alternatives: [[Element]] = optional ? [[]] : []
      repeat {
        rest.removeFirst()
        alternatives.append(sequence())
      } while rest.first == "|"
      precondition(rest.first == (optional ? "]" : ")"), "unclosed bracket before \(rest)")
      rest.removeFirst()
      return alternatives
    }

    private mutating func namedClass() -> [[Element]] {
      let name = String(rest.dropFirst().prefix { $0 != ">" })
      rest = rest.dropFirst(name.count + 2)
      guard let members = classes[name] else { preconditionFailure("unknown class \(name)") }
      var parser = Parser(rest: "(\(members))", classes: classes)
      return parser.group(optional: false)
    }
  }
}

extension WordToken {
  /// A Boolean value indicating whether this is a number in digits, a number in words, or an inserted number.
  fileprivate var isNumber: Bool {
    text == Self.insertedNumber || text.utf8.first.map { (0x30...0x39).contains($0) } == true
      || Self.numberWords.contains(text)
  }

  private static let numberWords: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen",
    "twenty", "thirty", "forty", "fifty", "sixty", "ninety", "hundred", "thousand", "dozen",
    "一", "二", "两", "三", "四", "五", "六", "七", "八", "九", "十", "百", "千", "万", "零", "几", "半",
  ]

  /// A Boolean value indicating whether this word negates what follows.
  fileprivate var isNegation: Bool { text.hasSuffix("n’t") || Self.negations.contains(text) }

  private static let negations: Set<String> = [
    "no", "not", "never", "nothing", "nobody", "none", "without", "cannot", "neither", "nor", "不", "没", "无", "未",
  ]
}
