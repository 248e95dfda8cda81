internal import NudgeText

/// The elements of a path through a message, which are the scalars of its literal text with their positions, and the
/// inserted values.
///
/// This representation is for rules about adjacent characters, because a character's neighbor may be in another text or
/// be a value.
struct PathReading {
  enum Element {
    case scalar(Unicode.Scalar)
    case value(MessagePath.Piece)
  }

  private(set) var elements: [Element] = []
  /// The words, which are runs of Latin letters and digits in lowercase, Chinese characters, percent signs, and values.
  private(set) var tokens: [WordToken] = []
  /// The branches that the path takes.
  private(set) var choices: [MessagePath.Choice] = []
  /// The position of each element in the pattern.
  private var places: [(text: Int, scalar: Int)] = []
  private var texts: [MessageNode.Text] = []

  /// Creates a reading of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - hasTokens: Whether to read the tokens.
  init(_ path: MessagePath, hasTokens: Bool = false) {
    choices = path.choices
    for piece in path.pieces {
      guard case .text(let text) = piece else {
        elements.append(.value(piece))
        places.append((-1, 0))
        continue
      }
      for (index, scalar) in text.text.unicodeScalars.enumerated() {
        elements.append(.scalar(scalar))
        places.append((texts.count, index))
      }
      texts.append(text)
    }
    if hasTokens { tokens = readTokens() }
  }

  /// Creates a reading of plain text that is not part of a pattern, such as a list entry.
  ///
  /// The reading has no positions.
  init(_ text: String) {
    elements = text.unicodeScalars.map(Element.scalar)
    tokens = readTokens()
  }

  var count: Int { elements.count }

  /// Returns the character at an index, or `nil` for a value or an index out of range.
  func scalar(_ index: Int) -> Unicode.Scalar? {
    guard elements.indices.contains(index), case .scalar(let scalar) = elements[index] else { return nil }
    return scalar
  }

  /// Returns the value at an index, or `nil` for a character or an index out of range.
  func value(_ index: Int) -> MessagePath.Piece? {
    guard elements.indices.contains(index), case .value(let piece) = elements[index] else { return nil }
    return piece
  }

  /// The characters with their indices.
  var scalars: some Sequence<(index: Int, scalar: Unicode.Scalar)> {
    elements.indices.lazy.compactMap { index in scalar(index).map { (index: index, scalar: $0) } }
  }

  /// The inserted values, with their indices and the names of their arguments.
  var values: some Sequence<(index: Int, piece: MessagePath.Piece, name: String)> {
    elements.indices.lazy.compactMap { index in
      value(index).flatMap { piece in piece.name.map { (index: index, piece: piece, name: $0) } }
    }
  }

  /// Returns the position of an element in the pattern.
  ///
  /// The position of a value is that of its opening brace or `#`.
  func position(_ index: Int) -> TextPosition {
    switch elements[index] {
    case .scalar:
      return texts[places[index].text].position(ofScalar: places[index].scalar)
    case .value(let piece):
      return piece.position
    }
  }

  /// Returns the characters in a range as text, with … for values.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for index in range.clamped(to: elements.indices) { text.append(scalar(index) ?? "…") }
    return String(text)
  }

  /// Returns the index of the next element that is not a space, from `index` in steps of `step`.
  ///
  /// If there is no such element, the index is out of range.
  func skippingSpaces(from index: Int, step: Int) -> Int {
    var index = index
    while let scalar = scalar(index), scalar.isSpace { index += step }
    return index
  }

  private func readTokens() -> [WordToken] {
    var tokens: [WordToken] = []
    var index = 0
    var spaces = 0
    var isBroken = true
    var isQuoted = false
    // The first token doesn't have a predecessor.
    var isParted = true
    // The index of the first token in the current sentence.
    var sentence = 0
    func add(_ text: String, _ start: Int, isLetters: Bool) {
      tokens.append(
        WordToken(
          text: text, range: start..<index, followsSpace: spaces > 0 && !isBroken, followsBreak: isBroken,
          followsQuote: isQuoted && !isParted, isLetters: isLetters))
      (spaces, isBroken, isQuoted, isParted) = (0, false, false, false)
    }
    while index < count {
      let start = index
      guard let scalar = self.scalar(index) else {
        index += 1
        add(value(start)?.isNumber == true ? WordToken.insertedNumber : WordToken.insertedText, start, isLetters: false)
        continue
      }
      if scalar.isHan || scalar == "%" || scalar == "％" {
        index += 1
      } else if Self.isInWord(scalar) {
        while let next = self.scalar(index) {
          if !Self.isInWord(next) {
            guard Self.isApostrophe(next), let after = self.scalar(index + 1), Self.isInWord(after) else { break }
          }
          index += 1
        }
      } else {
        if scalar.isSpace {
          spaces += 1
        } else if scalar != "-" && scalar != "‑" && scalar != "&" {
          isBroken = true
          if Self.isQuote(scalar) { isQuoted = true } else { isParted = true }
          if ".!?。！？".unicodeScalars.contains(scalar) {
            if scalar == "?" || scalar == "？" {
              for place in sentence..<tokens.count { tokens[place].isInQuestion = true }
            }
            sentence = tokens.count
          }
        }
        if !scalar.isSpace { spaces = 0 }
        index += 1
        continue
      }
      let text =
        HanForms.simplified[scalar].map { String($0) }
        ?? self.text(start..<index).lowercased().replacing("'", with: "’").replacing("％", with: "%")
      add(text, start, isLetters: Self.isInWord(scalar) && !scalar.isASCIIDigit)
    }
    return tokens
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLatinOrDigit || (scalar.value > 0x24F && scalar.properties.isAlphabetic && !scalar.isHan)
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool { "“”「」『』".unicodeScalars.contains(scalar) }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "’" || scalar == "'" }
}

extension MessagePath.Piece {
  /// The position of the piece in the pattern.
  var position: TextPosition {
    switch self {
    case .text(let text): text.position(ofScalar: 0)
    case .argument(let argument): argument.position
    case .pluralNumber(_, _, let position): position
    }
  }

  /// The argument whose value is inserted, or `nil` for text.
  var name: String? {
    switch self {
    case .text: nil
    case .argument(let argument): argument.name
    case .pluralNumber(let name, _, _): name
    }
  }

  /// A Boolean value indicating whether a number is inserted.
  fileprivate var isNumber: Bool {
    switch self {
    case .text: false
    case .argument(let argument):
      switch argument.format {
      case .number, .spellout: true
      default: false
      }
    case .pluralNumber: true
    }
  }
}

/// A word or value in a path.
struct WordToken {
  /// The text of an inserted number.
  static let insertedNumber = "#"
  /// The text of any other inserted value.
  static let insertedText = "…"

  /// The word in lowercase, with ’ for any apostrophe, and with the simplified form of a traditional Chinese character.
  var text: String
  /// The range in the reading.
  var range: Range<Int>
  /// Whether one or more spaces, and nothing else, separate it from the previous token.
  var followsSpace: Bool
  /// Whether it is the first token, or follows the previous one after anything other than spaces, a hyphen or &.
  var followsBreak: Bool
  /// Whether the break before it consists only of quotation marks.
  var followsQuote: Bool
  /// Whether it is a word that starts with a letter.
  var isLetters: Bool
  /// Whether its sentence ends with a question mark.
  var isInQuestion = false

  /// A Boolean value indicating whether the word continues the clause of the previous token.
  var continues: Bool { !followsBreak || followsQuote }

  /// A Boolean value indicating whether the word is a Chinese character.
  var isHan: Bool { text.unicodeScalars.first?.isHan ?? false }
}
