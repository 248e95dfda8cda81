internal import NudgeText

/// One way to read a message, character by character: words with their places, and one element for each inserted value.
///
/// Rules about neighbours look here, since a neighbour may stand in another text, or be a value.
struct PathReading {
  enum Element {
    case scalar(Unicode.Scalar)
    case value(MessagePath.Piece)
  }

  private(set) var elements: [Element] = []
  /// Where each element stands, in the pattern.
  private var places: [(text: Int, scalar: Int)] = []
  private var texts: [MessageNode.Text] = []

  init(_ path: MessagePath) {
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
  }

  /// Plain words that stand in no pattern, such as an entry of a list; they have no positions.
  init(_ text: String) {
    elements = text.unicodeScalars.map(Element.scalar)
  }

  var count: Int { elements.count }

  /// The character at an index; `nil` for a value, and outside.
  func scalar(_ index: Int) -> Unicode.Scalar? {
    guard elements.indices.contains(index), case .scalar(let scalar) = elements[index] else { return nil }
    return scalar
  }

  /// The value at an index; `nil` for a character, and outside.
  func value(_ index: Int) -> MessagePath.Piece? {
    guard elements.indices.contains(index), case .value(let piece) = elements[index] else { return nil }
    return piece
  }

  /// Where an element stands in the pattern; a value at its opening brace or `#`.
  func position(_ index: Int) -> TextPosition {
    switch elements[index] {
    case .scalar:
      return texts[places[index].text].position(ofScalar: places[index].scalar)
    case .value(let piece):
      return piece.position
    }
  }

  /// The characters of a range as text, with … for values.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for index in range.clamped(to: elements.indices) { text.append(scalar(index) ?? "…") }
    return String(text)
  }

  /// The index of the next element that is not a space, from `index` in steps of `step`; one outside if there is none.
  func skippingSpaces(from index: Int, step: Int) -> Int {
    var index = index
    while let scalar = scalar(index), scalar.isSpace { index += step }
    return index
  }
}

extension MessagePath.Piece {
  /// Where the piece stands in the pattern.
  var position: TextPosition {
    switch self {
    case .text(let text): text.position(ofScalar: 0)
    case .argument(let argument): argument.position
    case .pluralNumber(_, _, let position): position
    }
  }

  /// The argument whose value is inserted; `nil` for words.
  var name: String? {
    switch self {
    case .text: nil
    case .argument(let argument): argument.name
    case .pluralNumber(let name, _, _): name
    }
  }
}
