/// A writer for iCalendar objects.
///
/// Lines end with CR LF. Lines longer than 75 bytes are folded, but never within a grapheme cluster unless the cluster
/// itself is longer than a line.
///
/// Source: RFC 5545, section 3.1 <https://www.rfc-editor.org/rfc/rfc5545#section-3.1>
struct CalendarText {
  /// The text that has been written so far.
  private(set) var text = ""

  /// The maximum length of a line in bytes, excluding its line ending.
  static let maximumLineLength = 75

  /// Writes a property whose value doesn't need escaping, such as a time or a rule.
  mutating func add(_ name: String, _ value: String) {
    fold("\(name):\(value)")
  }

  /// Writes a property with a text value.
  ///
  /// - Parameters:
  ///   - name: The property name.
  ///   - text: The text. Characters that aren't allowed in iCalendar are removed.
  mutating func add(_ name: String, text: String) {
    fold("\(name):\(Self.escaped(text))")
  }

  /// Returns a text, escaped for use as a property value.
  ///
  /// Control characters other than tabs are removed. All forms of line breaks are converted to `\n`.
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
      // A grapheme cluster that is longer than a line is split between Unicode scalars.
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
