import NudgeReports
import NudgeTestSupport
import Testing

@testable import NudgeCLI

@Suite("Block reader")
struct BlockReaderTests {
  /// The lines of an input, as the reader gives them in blocks of about a size.
  private func lines(of text: [UInt8], blockSize: Int) throws -> (lines: [String], blocks: Int) {
    let folder = try TemporaryFolder()
    var reader = BlockReader([PlanInput(path: try folder.write("people", text))], blockSize: blockSize)
    var block = LineBlock()
    var lines: [String] = []
    var blocks = 0
    while case .block = try reader.next(into: &block, mayWait: true) {
      #expect(block.isFirst == (blocks == 0))
      blocks += 1
      if block.isTooLong { lines.append("too long") }
      var start = 0
      while let (line, next) = block.line(from: start) {
        lines.append(String(decoding: line, as: UTF8.self))
        start = next
      }
      // Only the last may lack its line break.
      #expect(block.count == 0 || block.bytes[block.count - 1] == UInt8(ascii: "\n") || !text.hasSuffix("\n"))
    }
    return (lines, blocks)
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1_000, 1 << 20])
  func cutsAtLineEnds(blockSize: Int) throws {
    let text = "first\n\nthird\r\n\r\nfifth, which is longer\n6\nno line break"
    let (lines, _) = try lines(of: Array(text.utf8), blockSize: blockSize)
    #expect(lines == ["first", "", "third", "", "fifth, which is longer", "6", "no line break"])
  }

  /// Reports: ddeboer/data-import#315, sqlitebrowser/sqlitebrowser#212.
  @Test(arguments: [1, 2, 3, 5, 7, 64, 1 << 20])
  func endsLinesInEachWay(blockSize: Int) throws {
    for text in ["a\rbc\r\rd\r", "a\r\nbc\r\n\r\nd", "a\nbc\r\rd\r\n", "a\rbc\n\nd", "a\r\nbc\r\n\rd\r\n"] {
      #expect(
        try lines(of: Array(text.utf8), blockSize: blockSize).lines == ["a", "bc", "", "d"], "\(text.debugDescription)")
    }
    let maximum = PersonLine.maximumLength
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: maximum + 1)
    for end in ["\r", "\r\n"] {
      let text = Array("a\(end)".utf8) + long + Array("\(end)b\(end)".utf8)
      #expect(try lines(of: text, blockSize: max(blockSize, 1_000)).lines == ["a", "too long", "b"])
    }
  }

  @Test func givesBlocksOfAboutTheSize() throws {
    let text = Array(String(repeating: String(repeating: "x", count: 99) + "\n", count: 10_000).utf8)
    let (lines, blocks) = try lines(of: text, blockSize: 10_000)
    #expect(lines.count == 10_000 && Set(lines).count == 1)
    #expect((90...110).contains(blocks), "\(blocks)")
  }

  @Test(arguments: [1_000, 1 << 18])
  func keepsWhatStandsAroundALineThatIsTooLong(blockSize: Int) throws {
    let maximum = PersonLine.maximumLength
    for length in [maximum, maximum + 1, 2 * maximum] {
      let long = [UInt8](repeating: UInt8(ascii: "x"), count: length)
      for end in ["\n", "\nc\nd\n", ""] {
        let (lines, _) = try lines(of: Array("a\nb\n".utf8) + long + Array(end.utf8), blockSize: blockSize)
        let shown = lines.map { $0.utf8.count > 10 ? "long" : $0 }
        let middle = length <= maximum ? "long" : "too long"
        #expect(shown == ["a", "b", middle] + (end.count > 1 ? ["c", "d"] : []), "\(length) \(end.debugDescription)")
      }
    }
  }

  @Test func readsNothingFromNothing() throws {
    #expect(try lines(of: [], blockSize: 10).blocks == 0)
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
