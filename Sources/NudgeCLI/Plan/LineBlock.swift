internal import NudgeSystem

/// Whole lines of one input, read together.
struct LineBlock {
  /// The lines, and whatever the buffer holds behind them.
  var bytes: [UInt8] = []
  /// How many of the bytes are lines; the last of an input may lack its line break.
  var count = 0
  /// Which of the inputs they are from.
  var input = 0
  /// Whether the input begins with them.
  var isFirst = false
  /// Whether it stands for one line that was too long to keep, instead of holding any.
  var isTooLong = false

  /// The next line: its bytes without the line break, and where the one after it begins.
  ///
  /// - Parameter start: Where the line begins.
  /// - Returns: `nil` where no line is left.
  @inline(__always)
  func line(from start: Int) -> (line: ArraySlice<UInt8>, next: Int)? {
    guard start < count else { return nil }
    let end = Self.lineBreak(in: bytes, start..<count) ?? count
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return (bytes[start..<(hasReturn ? end - 1 : end)], end + 1)
  }

  /// Where the first line break of a range is.
  static func lineBreak(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes.firstIndex(of: UInt8(ascii: "\n"), in: range)
  }
}
