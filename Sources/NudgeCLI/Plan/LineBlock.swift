internal import NudgeSystem

/// Whole lines of one input that are read together.
struct LineBlock {
  /// The lines, followed by the unused rest of the buffer.
  var bytes: [UInt8] = []
  /// The number of bytes that belong to lines; the last line of an input may lack its line break.
  var count = 0
  /// The index of the input that they are from.
  var input = 0
  /// Whether they are the first lines of the input.
  var isFirst = false
  /// Whether the block stands for one line that was too long to keep, and holds no lines.
  var isTooLong = false

  /// Returns the next line without its line break, and the start of the line after it.
  ///
  /// - Parameter start: The index at which the line begins.
  /// - Returns: `nil` if no line is left.
  @inline(__always)
  func line(from start: Int) -> (line: ArraySlice<UInt8>, next: Int)? {
    guard start < count else { return nil }
    let end = Self.lineBreak(in: bytes, start..<count) ?? count
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return (bytes[start..<(hasReturn ? end - 1 : end)], end + 1)
  }

  /// The index of the first line break in a range.
  static func lineBreak(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes.firstIndex(of: UInt8(ascii: "\n"), in: range)
  }
}
