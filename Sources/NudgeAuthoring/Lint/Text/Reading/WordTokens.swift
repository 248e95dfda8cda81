/// The words of a path: each run of Latin letters and digits, in small letters, each Chinese character, and each %.
struct WordTokens {
  struct Token {
    /// In small letters, with ’ for any apostrophe.
    var text: String
    /// Where it stands in the reading.
    var range: Range<Int>
    /// Whether nothing but spaces, at least one, is between it and the token before.
    var followsSpace: Bool
    /// Whether something else than spaces, a hyphen or & is between it and the token before, or nothing comes before it.
    var followsBreak: Bool
    /// Whether a break before it is made of quotation marks alone.
    var followsQuote: Bool
    /// Whether it is a word of letters.
    var isLetters: Bool

    /// Whether it goes on with the clause of the token before.
    var continues: Bool { !followsBreak || followsQuote }

    /// Whether it is a Chinese character.
    var isHan: Bool { text.unicodeScalars.first?.isHan ?? false }
  }

  private(set) var tokens: [Token] = []

  init(_ reading: PathReading) {
    var index = 0
    var spaces = 0
    var isBroken = true
    var isQuoted = false
    // Nothing comes before the first.
    var isParted = true
    while index < reading.count {
      guard let scalar = reading.scalar(index) else {
        (isBroken, isParted, index) = (true, true, index + 1)
        continue
      }
      let start = index
      if scalar.isHan || scalar == "%" || scalar == "％" {
        index += 1
      } else if Self.isInWord(scalar) {
        while let next = reading.scalar(index) {
          if !Self.isInWord(next) {
            guard Self.isApostrophe(next), let after = reading.scalar(index + 1), Self.isInWord(after) else { break }
          }
          index += 1
        }
      } else {
        if scalar.isSpace {
          spaces += 1
        } else if scalar != "-" && scalar != "‑" && scalar != "&" {
          isBroken = true
          if Self.isQuote(scalar) { isQuoted = true } else { isParted = true }
        }
        if !scalar.isSpace { spaces = 0 }
        index += 1
        continue
      }
      let text = reading.text(start..<index).lowercased().replacing("'", with: "’").replacing("％", with: "%")
      tokens.append(
        Token(
          text: text, range: start..<index, followsSpace: spaces > 0 && !isBroken, followsBreak: isBroken,
          followsQuote: isQuoted && !isParted, isLetters: Self.isInWord(scalar) && !scalar.isASCIIDigit))
      (spaces, isBroken, isQuoted, isParted) = (0, false, false, false)
    }
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLatinOrDigit || (scalar.value > 0x24F && scalar.properties.isAlphabetic && !scalar.isHan)
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool { "“”「」『』".unicodeScalars.contains(scalar) }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "’" || scalar == "'" }
}
