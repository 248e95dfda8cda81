internal import NudgeReports
internal import NudgeSystem

/// Reads inputs one after another, in blocks of complete lines.
///
/// Lines end in LF, CRLF, or CR; a CR alone is replaced with LF. An input that consists of a single person on multiple
/// lines is read as one block. Lines that are too long are not kept in memory.
struct BlockReader {
  /// The result of filling a block.
  enum Next {
    /// The block contains lines.
    case block
    /// No complete line is available yet.
    case notYet
    case end
  }

  private var inputs: ArraySlice<PlanInput>
  private let blockSize: Int
  private var current: (file: FileDescriptor, input: PlanInput)?
  /// The bytes of the current input that have been read but aren't part of a block yet.
  private var rest: [UInt8] = []
  private var isFirst = false
  /// Whether the reader is in the middle of a line that it skips because it is too long.
  private var isSkipping = false
  /// The last byte that was read from the current input.
  private var lastByte: UInt8 = 0x20

  /// Creates a reader for inputs, with an approximate block size in bytes.
  init(_ inputs: [PlanInput], blockSize: Int) {
    precondition(blockSize > 0, "the block size must be positive")
    self.inputs = inputs[...]
    self.blockSize = blockSize
  }

  /// Fills a block, reusing its buffer.
  ///
  /// - Parameters:
  ///   - block: The block to fill.
  ///   - mayWait: Whether to wait for an input that doesn't have data at the moment.
  /// - Returns: The result of filling the block.
  /// - Throws: `Failure` if an input cannot be read, or if it isn't text.
  mutating func next(into block: inout LineBlock, mayWait: Bool) throws -> Next {
    while true {
      if let current {
        let next = try current.input.translating { try fill(&block, from: current.file, mayWait: mayWait) }
        if next == .block, block.isFirst, let foreign = ForeignInput(block.bytes.prefix(block.count)) {
          throw Failure(.badData, "\(current.input.name) \(foreign.wording)")
        }
        if let next { return next }
        self.current = nil
        inputs = inputs.dropFirst()
      }
      guard let input = inputs.first else { return .end }
      current = (try input.open(), input)
      isFirst = true
      lastByte = 0x20
    }
  }

  /// Reads bytes into a buffer, replacing each CR that isn't followed by LF.
  ///
  /// The byte before `start` is the last one that was read. If it is CR, it is known only now whether LF follows.
  ///
  /// - Returns: The number of bytes, or 0 at the end of the input.
  private mutating func read(
    _ file: FileDescriptor, into bytes: inout [UInt8], from start: Int
  ) throws(SystemError) -> Int {
    let count = try file.read(into: &bytes, from: start)
    guard count > 0 else { return 0 }
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    let end = start + count
    if lastByte == carriageReturn, bytes[start] != lineFeed { bytes[start - 1] = lineFeed }
    lastByte = bytes[end - 1]
    var next = start
    while let found = bytes.firstIndex(of: carriageReturn, in: next..<end) {
      if found + 1 < end, bytes[found + 1] != lineFeed { bytes[found] = lineFeed }
      next = found + 1
    }
    return count
  }

  /// Waits until data may be available, or until a task signals the wakeup.
  ///
  /// - Returns: `true` if data may be available.
  func wait(or wakeup: Wakeup) -> Bool { current?.file.waitToRead(or: wakeup) ?? true }

  /// Fills a block from one input, or returns `nil` at the end of the input.
  private mutating func fill(
    _ block: inout LineBlock, from file: FileDescriptor, mayWait: Bool
  ) throws(SystemError) -> Next? {
    if isSkipping, let next = try skipLine(&block, file, mayWait: mayWait) { return next }
    if block.bytes.count < max(blockSize, rest.count) {
      block.bytes = [UInt8](repeating: 0, count: max(blockSize, rest.count))
    }
    var filled = rest.count
    block.bytes.replaceSubrange(..<filled, with: rest)
    rest.removeAll(keepingCapacity: true)
    var end = Self.endOfLines(in: block.bytes, 0..<filled)
    while true {
      // Read a person on multiple lines to the end, to find out whether anything follows.
      let layout = isFirst && filled <= PersonLine.maximumLength ? InputLayout(block.bytes[..<filled]) : .lines
      if end == nil, filled > PersonLine.maximumLength {
        isSkipping = true
        return try skipLine(&block, file, mayWait: mayWait)
      }
      if let end, layout == .lines, filled >= blockSize || !file.isReady {
        rest.append(contentsOf: block.bytes[end..<filled])
        return finish(&block, end)
      }
      if !mayWait, !file.isReady {
        rest.append(contentsOf: block.bytes[..<filled])
        return .notYet
      }
      if filled == block.bytes.count {
        let more = min(max(filled, blockSize), max(PersonLine.maximumLength + 1 - filled, 1))
        block.bytes.append(contentsOf: repeatElement(0, count: more))
      }
      let count = try read(file, into: &block.bytes, from: filled)
      if count == 0 {
        guard filled > 0 else { return nil }
        let next = finish(&block, filled)
        block.isDocument = layout == .document
        return next
      }
      end = Self.endOfLines(in: block.bytes, max(0, filled - 1)..<filled + count) ?? end
      filled += count
    }
  }

  /// Skips the rest of a line that is too long, and keeps any bytes after it in `rest`.
  private mutating func skipLine(
    _ block: inout LineBlock, _ file: FileDescriptor, mayWait: Bool
  ) throws(SystemError) -> Next? {
    rest.removeAll(keepingCapacity: true)
    if block.bytes.count < max(blockSize, 2) { block.bytes = [UInt8](repeating: 0, count: max(blockSize, 2)) }
    while true {
      if !mayWait, !file.isReady { return .notYet }
      // The first byte is the last one before, which is known to be the end of the line only if it was CR.
      block.bytes[0] = lastByte
      let count = try read(file, into: &block.bytes, from: 1)
      let lineBreak = LineBlock.lineBreak(in: block.bytes, 0..<count + 1)
      guard count == 0 || lineBreak != nil else { continue }
      if let lineBreak { rest.append(contentsOf: block.bytes[(lineBreak + 1)..<count + 1]) }
      isSkipping = false
      let next = finish(&block, 0)
      block.isTooLong = true
      return next
    }
  }

  private mutating func finish(_ block: inout LineBlock, _ count: Int) -> Next {
    block.count = count
    block.input = inputs.startIndex
    block.isFirst = isFirst
    block.isTooLong = false
    block.isDocument = false
    isFirst = false
    return .block
  }

  /// Returns the end of the last complete line in a range.
  private static func endOfLines(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes[range].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }
}

/// Complete lines from one input that are processed together.
struct LineBlock {
  /// The lines, followed by the unused part of the buffer.
  var bytes: [UInt8] = []
  /// The number of bytes in the lines.
  ///
  /// The last line of an input may not end with a newline.
  var count = 0
  /// The index of the input that the lines are from.
  var input = 0
  /// Whether these are the first lines of the input.
  var isFirst = false
  /// Whether the block represents a line that was too long to keep, in which case it contains no bytes.
  var isTooLong = false
  /// Whether the block is a single person on multiple lines.
  var isDocument = false

  /// Returns the line that begins at an index, without its line ending, and the start of the next line.
  ///
  /// - Parameter start: The index at which the line begins.
  /// - Returns: `nil` if there are no more lines.
  @inline(__always)
  func line(from start: Int) -> (line: ArraySlice<UInt8>, next: Int)? {
    guard start < count else { return nil }
    let end = Self.lineBreak(in: bytes, start..<count) ?? count
    let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return (bytes[start..<(hasReturn ? end - 1 : end)], end + 1)
  }

  /// Returns the index of the first line break in a range.
  static func lineBreak(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes.firstIndex(of: UInt8(ascii: "\n"), in: range)
  }
}

/// The layout of an input, as far as it can be detected from its beginning.
enum InputLayout: Hashable {
  /// One person per line.
  case lines
  /// An object that begins on one line and doesn't end on that line or on any later line read so far.
  case unfinished
  /// An object on multiple lines, followed only by white space.
  case document

  /// Detects the layout from braces, brackets and strings.
  ///
  /// - Parameter bytes: The beginning of the input, or the entire input.
  /// - Complexity: O(*n*), where *n* is the length of the first object. If it ends on its first line, nothing after it
  ///   is read.
  init(_ bytes: ArraySlice<UInt8>) {
    self = .lines
    var depth = 0
    var lineCount = 1
    var isText = false
    var isEscaped = false
    var isComplete = false
    for byte in PersonLine.withoutByteOrderMark(bytes) {
      let isBreak = byte == UInt8(ascii: "\n")
      if isText {
        // A string can't continue on the next line, so the object is a truncated line.
        if isBreak { return }
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if isBreak || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
        if isBreak, depth > 0 { lineCount += 1 }
      } else {
        if isComplete || depth == 0 && byte != UInt8(ascii: "{") { return }
        switch byte {
        case UInt8(ascii: "\""): isText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        isComplete = depth == 0
        if isComplete, lineCount == 1 { return }
      }
    }
    if isComplete { self = .document } else if lineCount > 1 { self = .unfinished }
  }
}
