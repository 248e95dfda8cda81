import NudgeText
import Testing

@testable import NudgeAuthoring

@Suite("YAML as templates use it")
struct YAMLNodeTests {
  private func read(_ text: String) -> (node: YAMLNode?, faults: [String]) {
    var faults = FaultList(file: "f")
    let node = YAMLNode.read(Array(text.utf8), faults: &faults)
    return (node, faults.faults.map(\.description))
  }

  @Test func takesScalarsAsText() throws {
    let (node, faults) = read("[no, 0x10, 1e3, ~, 2026-11-22, \"a # & * !\", 'it''s', x#y]")
    #expect(faults == [])
    guard case .list(let list) = try #require(node).content else {
      Issue.record("not a list")
      return
    }
    let texts = list.map { if case .text(let text) = $0.content { text } else { "?" } }
    #expect(texts == ["no", "0x10", "1e3", "~", "2026-11-22", "a # & * !", "it's", "x#y"])
    #expect(list.map(\.position.column) == [2, 6, 12, 17, 20, 32, 45, 54])
  }

  private static let hint = "anchors, aliases and tags are not allowed (enclose the string in quotation marks)"

  @Test(arguments: [
    ("a: &x 1", "f:1:4: \(hint)"), ("a: *x", "f:1:4: \(hint)"), ("a: !!int 1", "f:1:4: \(hint)"),
    ("!x a: 1", "f:1:1: \(hint)"), ("[&x]", "f:1:2: \(hint)"), ("{a: b,*x : 1}", "f:1:7: \(hint)"),
    ("a: b 'c\nd: &x 1", "f:2:4: \(hint)"), ("a: 'b\nc: d'", "f:1:6: a line ends inside quotation marks"),
    ("a: \u{1}", "f:1:4: control character"), ("a: 1\na: 2", "f:1:1: duplicate key \"a\""),
    ("", "f:1:1: the file is empty"), ("? [a]\n: b", "f:1:3: a key must be a string"),
    ("a: [[[[[[[[b]]]]]]]]", "f:1:11: nested too deeply"),
    ("a: 1\n--- \nb: 2", "f:2:1: invalid YAML: but found another document"),
    ("a: b: c", "f:1:5: invalid YAML: mapping values are not allowed in this context"),
  ])
  func refuses(text: String, fault: String) {
    let (node, faults) = read(text)
    #expect(node == nil)
    #expect(faults == [fault])
  }

  /// Ten keys of ten aliases each, nine times over: comparing them for duplicates would take until the sun goes out.
  @Test func refusesAliasesBeforeTheyAreFollowed() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1..<60 { text += "? &a\(level) [*a\(level - 1), *a\(level - 1)]\n: y\n" }
    let (node, faults) = read(text)
    #expect(node == nil)
    #expect(faults.count == 1 + 59 * 3)
  }

  @Test func endsOnDeepNesting() {
    for brackets in [String(repeating: "[", count: 100_000), String(repeating: "- ", count: 100_000)] {
      let (node, faults) = read(brackets)
      #expect(node == nil)
      #expect(faults.count == 1)
    }
  }
}
