internal import NudgeText

/// The offsets in a pattern that lines and columns stand for.
struct Places {
  /// The pattern.
  let scalars: [Unicode.Scalar]
  private let lineStarts: [Int]

  init(_ pattern: String) {
    let scalars = Array(pattern.unicodeScalars)
    self.scalars = scalars
    var starts = [0]
    for (index, scalar) in scalars.enumerated() {
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if scalar == "\n" || (scalar == "\r" && !isPair) { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// The offset in Unicode scalars.
  func offset(of position: TextPosition) -> Int { lineStarts[position.line - 1] + position.column - 1 }

  /// The pattern from a position on.
  func text(from position: TextPosition) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.dropFirst(offset(of: position)))
    return String(view)
  }
}
