internal import NudgePlanning
internal import NudgeSystem

/// Reads inputs one after another in blocks of whole lines, and keeps nothing of a line that is too long.
struct BlockReader {
  /// What reading came to.
  enum Next {
    /// The block was filled.
    case block
    /// Reading would wait for whoever writes the input.
    case notYet
    case end
  }

  /// The longest line that is kept: a person, a byte order mark before and a carriage return after them.
  static let maximumLine = PersonReader.maximumLength + 4

  private var inputs: ArraySlice<PlanInput>
  private let blockSize: Int
  private var current: (file: FileDescriptor, input: PlanInput)?
  /// What was read of the current input and is in no block yet.
  private var rest: [UInt8] = []
  private var isFirst = false
  /// Whether the current input stands in a line that is passed over, since it is too long.
  private var isSkipping = false

  /// Takes inputs, and about how many bytes a block has.
  init(_ inputs: [PlanInput], blockSize: Int) {
    precondition(blockSize > 0, "a block has room for something")
    self.inputs = inputs[...]
    self.blockSize = blockSize
  }

  /// Fills a block, whose buffer is used again.
  ///
  /// - Parameters:
  ///   - block: The block.
  ///   - mayWait: Whether to wait for an input that has nothing to give at the moment.
  /// - Returns: Whether it was filled.
  /// - Throws: `Failure` if an input cannot be read.
  mutating func next(into block: inout LineBlock, mayWait: Bool) throws -> Next {
    while true {
      if let current {
        let next = try current.input.translating { try fill(&block, from: current.file, mayWait: mayWait) }
        if let next { return next }
        self.current = nil
        inputs = inputs.dropFirst()
      }
      guard let input = inputs.first else { return .end }
      current = (try input.open(), input)
      isFirst = true
    }
  }

  /// Waits until there may be something to read, or a task gives the wakeup.
  ///
  /// - Returns: Whether there may be something to read.
  func wait(or wakeup: Wakeup) -> Bool { current?.file.waitToRead(or: wakeup) ?? true }

  /// Fills a block from one input; `nil` if it has nothing more.
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
      if end == nil, filled > Self.maximumLine {
        isSkipping = true
        return try skipLine(&block, file, mayWait: mayWait)
      }
      if let end, filled >= blockSize || !file.isReady {
        rest.append(contentsOf: block.bytes[end..<filled])
        return finish(&block, end)
      }
      if !mayWait, !file.isReady {
        rest.append(contentsOf: block.bytes[..<filled])
        return .notYet
      }
      if filled == block.bytes.count {
        let more = min(max(filled, blockSize), max(Self.maximumLine + 1 - filled, 1))
        block.bytes.append(contentsOf: repeatElement(0, count: more))
      }
      let count = try file.read(into: &block.bytes, from: filled)
      if count == 0 { return filled == 0 ? nil : finish(&block, filled) }
      end = Self.endOfLines(in: block.bytes, filled..<filled + count) ?? end
      filled += count
    }
  }

  /// Passes over the rest of a line; `rest` then is what follows it.
  private mutating func skipLine(
    _ block: inout LineBlock, _ file: FileDescriptor, mayWait: Bool
  ) throws(SystemError) -> Next? {
    rest.removeAll(keepingCapacity: true)
    if block.bytes.count < blockSize { block.bytes = [UInt8](repeating: 0, count: blockSize) }
    while true {
      if !mayWait, !file.isReady { return .notYet }
      let count = try file.read(into: &block.bytes, from: 0)
      let lineBreak = LineBlock.lineBreak(in: block.bytes, 0..<count)
      guard count == 0 || lineBreak != nil else { continue }
      if let lineBreak { rest.append(contentsOf: block.bytes[(lineBreak + 1)..<count]) }
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
    isFirst = false
    return .block
  }

  /// Where the last line of a range that has its line break ends.
  private static func endOfLines(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
    bytes[range].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
  }
}

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
