import NudgeTestSupport
import Testing

@testable import NudgeText

@Suite("TextTable")
struct TextTableTests {
  private func keep(_ key: Int64, _ text: String, in table: inout TextTable) {
    var output = OutputBuffer()
    output.append("before")
    let start = output.count
    output.append(text)
    table.keep(key, from: start, of: output)
  }

  private func text(_ key: Int64, in table: borrowing TextTable) -> String? {
    var output = OutputBuffer()
    return table.append(key, to: &output) ? output.text : nil
  }

  /// The slow twin is a dictionary, which forgets nothing: what the table still knows must be the same.
  @Test(arguments: [Int64(1), 60, 86_400, -86_400, 1 << 40])
  func givesBackWhatWasKeptOrNothing(step: Int64) {
    var table = TextTable()
    var all: [Int64: String] = [:]
    var random = SeededGenerator(seed: 5)
    for round in 0..<3000 {
      let key = (Int64(round) - 700) * step
      let text = String(repeating: "é", count: Int.random(in: 1...40, using: &random)) + "\(key)"
      keep(key, text, in: &table)
      all[key] = text
      #expect(self.text(key, in: table) == (text.utf8.count <= 87 ? text : nil))
    }
    let known = all.filter { key, expected in
      let found = text(key, in: table)
      #expect(found == nil || found == expected)
      return found != nil
    }
    #expect((TextTable.maximumCount / 2...TextTable.maximumCount).contains(known.count))
  }

  /// The dates that a batch of people needs.
  @Test(arguments: [Int64(1), 86_400, 3600])
  func twoMonthsOfDaysAreKeptWhole(step: Int64) {
    var table = TextTable()
    for day in Int64(20_000)..<20_062 { keep(day * step, "\(day)", in: &table) }
    for day in Int64(20_000)..<20_062 { #expect(text(day * step, in: table) == "\(day)") }
  }

  @Test func longTextsAreNotKept() {
    var table = TextTable()
    keep(1, String(repeating: "a", count: 87), in: &table)
    keep(2, String(repeating: "a", count: 88), in: &table)
    keep(3, "", in: &table)
    #expect(text(1, in: table)?.utf8.count == 87)
    #expect(text(2, in: table) == nil)
    #expect(text(3, in: table) == nil)
  }
}
