package import NudgeTestSupport

/// Breaks patterns at random.
package enum PatternMutation {
  private static let pieces = [
    "{", "}", "'", "''", "#", ",", "=", "=1", "=2{", ":", "offset:", "offset:1 ", "plural", "select", "selectordinal",
    "choice", "number", "date",
    "time", "::", "other", "other{", "one{", "few{x}", " ", "\n", "n", "日", "\u{0}", "\u{200F}", "👩‍👩‍👧", "-", "1", "0",
    "00", "{n}", "{0}", "'{",
    "}'", "}}", "{{", "{}", "{n,", "{n, plural,", "{n, number, ", "{d, date, ::", "%", "!", ".", "∞", "\u{3000}", "_",
    "32768", "99999999999",
    "spellout", "integer", "short", "'#'", "\u{301}", "|", "<", "\\", "\"", "e", "E", "+",
  ]

  /// A pattern with one to three changes.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - random: Equal generators give equal changes.
  /// - Returns: The changed pattern; it may still be good.
  package static func mutated(_ pattern: String, using random: inout SeededGenerator) -> String {
    var scalars = Array(pattern.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...scalars.count, using: &random)
      let end = min(scalars.count, place + Int.random(in: 1...8, using: &random))
      let piece = Array(pieces[Int.random(in: 0..<pieces.count, using: &random)].unicodeScalars)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: scalars.insert(contentsOf: piece, at: place)
      case 2: scalars.replaceSubrange(place..<min(place + 1, scalars.count), with: piece)
      case 3, 4: scalars.removeSubrange(place..<min(place + 1, scalars.count))
      case 5: scalars.removeSubrange(place..<end)
      case 6: scalars.insert(contentsOf: scalars[place..<end], at: place)
      default:
        if Int.random(in: 0..<4, using: &random) == 0 {
          scalars.removeSubrange(place...)
        } else if place + 1 < scalars.count {
          scalars.swapAt(place, place + 1)
        }
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
