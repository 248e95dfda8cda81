internal import NudgeJSON

/// The members of a JSON object on a line of an NDJSON history.
struct HistoryObject {
  /// A member's value.
  enum Value: Hashable {
    case text(String)
    /// A number, `true`, `false`, or `null`.
    case word(String)
    /// An array or an object, which isn't read.
    case structure

    /// The value as a text, or `nil` for `null`.
    var statement: String? {
      switch self {
      case .text(let text): text
      case .word("null"): nil
      case .word(let word): word
      case .structure: "[…]"
      }
    }
  }

  /// The members in their order.
  private(set) var members: [(name: String, value: Value)] = []

  /// Parses a line, or returns `nil` if it isn't a JSON object.
  init?(_ line: ArraySlice<UInt8>) {
    let members = JSONBuffer(line).read { (start) -> [(String, Value)]? in
      var json = start
      guard json.take("{") else { return nil }
      var members: [(String, Value)] = []
      var isDone = json.take("}")
      while !isDone {
        guard let name = Self.text(&json), json.take(":"), let value = Self.value(&json) else { return nil }
        members.append((name, value))
        isDone = json.take("}")
        if !isDone, !json.take(",") { return nil }
      }
      json.skipSpace()
      return json.offset == json.count ? members : nil
    }
    guard let members else { return nil }
    self.members = members
  }

  private static func text(_ json: inout JSONCursor) -> String? {
    guard json.take("\""), let text = try? json.restOfText() else { return nil }
    return json.string(text)
  }

  private static func value(_ json: inout JSONCursor) -> Value? {
    json.skipSpace()
    switch json.byte(at: json.offset) {
    case UInt8(ascii: "\""): return text(&json).map(Value.text)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return skipStructure(&json) ? .structure : nil
    default: return word(&json).map(Value.word)
    }
  }

  private static func word(_ json: inout JSONCursor) -> String? {
    let start = json.offset
    while json.offset < json.count, !" \t\r\n,:]}[{\"".utf8.contains(json.byte(at: json.offset)) { json.offset += 1 }
    let word = String(decoding: (start..<json.offset).map { json.byte(at: $0) }, as: UTF8.self)
    let isNumber = word.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
    return ["true", "false", "null"].contains(word) || isNumber && Double(word) != nil ? word : nil
  }

  /// Skips an array or an object, without recursion.
  private static func skipStructure(_ json: inout JSONCursor) -> Bool {
    var closings: [Unicode.Scalar] = []
    repeat {
      json.skipSpace()
      switch json.byte(at: json.offset) {
      case UInt8(ascii: "{"): closings.append("}")
      case UInt8(ascii: "["): closings.append("]")
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let closing = closings.popLast(), json.take(closing) else { return false }
        continue
      case UInt8(ascii: ","), UInt8(ascii: ":"): break
      case UInt8(ascii: "\""):
        guard text(&json) != nil else { return false }
        continue
      default:
        guard word(&json) != nil else { return false }
        continue
      }
      json.offset += 1
    } while !closings.isEmpty
    return true
  }
}
