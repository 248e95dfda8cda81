internal import NudgeText

/// Finds the line, column and path of a byte in JSON that was read without fault up to there.
///
/// Reading keeps none of them, since hardly any line is wrong.
struct PersonLocator {
  private enum Level {
    /// In an object, with the key whose value is being read.
    case object(JSONText?)
    /// In an array, at an item from 0.
    case array(Int)
  }

  private let json: JSONCursor
  private let end: Int
  private var levels: [Level] = []
  private var position = TextPosition(line: 1, column: 1)

  init(_ json: JSONCursor, until end: Int) {
    var json = json
    json.offset = 0
    self.json = json
    self.end = end
    findPosition()
    findPath()
  }

  /// What somebody is told.
  func error(_ fault: PersonFault) -> PersonError {
    var path = ""
    var known = levels
    if let text = keyAtEnd, !known.isEmpty { known[known.count - 1] = .object(text) }
    // What is like no key at all can be a name or a title that stands in the wrong place, so it is not shown.
    let isLikeNone = if case .unknownKey(nearest: nil, _) = fault.reason { true } else { false }
    for level in known {
      switch level {
      case .array(let index): path += "[\(index)]"
      case .object(let text?): path = Self.joined(path, json.string(text), onlyWords: isLikeNone)
      case .object(nil): break
      }
    }
    if case .missingKey(let key) = fault.reason { path = Self.joined(path, key, onlyWords: false) }
    return PersonError(at: position, path: path, fault.reason)
  }

  private static func joined(_ path: String, _ key: String, onlyWords: Bool) -> String {
    let isWord = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    let scalars = key.unicodeScalars.prefix(64)
    let cut = scalars.endIndex == key.unicodeScalars.endIndex ? key : "\(String(scalars))…"
    let shown = isWord || !onlyWords ? cut : "…"
    return path.isEmpty ? shown : "\(path).\(shown)"
  }

  private mutating func findPosition() {
    for offset in 0..<min(end, json.count) {
      let byte = json.byte(at: offset)
      if byte == UInt8(ascii: "\n") {
        position = TextPosition(line: position.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
  }

  private mutating func findPath() {
    var cursor = json
    while cursor.offset < end {
      switch cursor.byte(at: cursor.offset) {
      case UInt8(ascii: "{"): levels.append(.object(nil))
      case UInt8(ascii: "["): levels.append(.array(0))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
      case UInt8(ascii: ","):
        switch levels.popLast() {
        case .array(let index): levels.append(.array(index + 1))
        case .object: levels.append(.object(nil))
        case nil: break
        }
      case UInt8(ascii: "\""):
        // One that ends beyond the place is what the place is in.
        guard let text = try? cursor.text(), cursor.offset <= end else { return }
        if case .object(nil) = levels.last { levels[levels.count - 1] = .object(text) }
        continue
      default: break
      }
      cursor.offset += 1
    }
  }

  /// The key that begins at the place, where it is one that is wrong.
  private var keyAtEnd: JSONText? {
    guard case .object(nil) = levels.last else { return nil }
    var cursor = json
    cursor.offset = end
    guard cursor.byte(at: end) == UInt8(ascii: "\"") else { return nil }
    return try? cursor.text()
  }
}
