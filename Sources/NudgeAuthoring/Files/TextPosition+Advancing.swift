internal import NudgeText

extension TextPosition {
  /// Moves on by one scalar; LF ends a line.
  mutating func advance(over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }
}
