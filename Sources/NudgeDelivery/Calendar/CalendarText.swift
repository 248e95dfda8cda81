/// Writes an iCalendar object, line by line.
///
/// Lines end with CR LF. A line of more than 75 bytes is folded, never within a grapheme unless that alone is longer.
///
/// Source: RFC 5545, section 3.1 <https://www.rfc-editor.org/rfc/rfc5545#section-3.1>
struct CalendarText {
  /// The lines written so far.
  private(set) var text = ""

  /// The most bytes of a line, without its line break.
  static let maximumLineLength = 75

  /// Writes a property whose value needs no escaping, such as a time or a rule.
  mutating func add(_ name: String, _ value: String) {
    fold("\(name):\(value)")
  }

  /// Writes a property whose value is text.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - text: Any text; characters that a calendar cannot contain are left out.
  mutating func add(_ name: String, text: String) {
    fold("\(name):\(Self.escaped(text))")
  }

  /// Returns a text as the value of a property.
  ///
  /// Control characters other than tabs are left out; a line break in any form becomes `\n`.
  ///
  /// Source: RFC 5545, section 3.3.11 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.11>
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var previous: Unicode.Scalar = "a"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n": if previous != "\r" { escaped += "\\n" }
      case "\r", "\u{85}", "\u{2028}", "\u{2029}": escaped += "\\n"
      case "\t": escaped.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": break
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return escaped
  }

  private mutating func fold(_ line: String) {
    var length = 0
    for character in line {
      // A grapheme that is longer than a line is cut between two scalars.
      var pieces = [""]
      for scalar in character.unicodeScalars {
        if pieces[pieces.count - 1].utf8.count + UTF8.width(scalar) > Self.maximumLineLength - 1 { pieces.append("") }
        pieces[pieces.count - 1].unicodeScalars.append(scalar)
      }
      for piece in pieces {
        if length + piece.utf8.count > Self.maximumLineLength {
          text += "\r\n "
          length = 1
        }
        text += piece
        length += piece.utf8.count
      }
    }
    text += "\r\n"
  }
}
