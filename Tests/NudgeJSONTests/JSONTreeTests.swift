import NudgeJSON
import Testing

@Suite("JSON trees")
struct JSONTreeTests {
  @Test func areReadWithTheirOrder() throws {
    let tree = try #require(
      JSONTree(Array(#" { "b" : [ 1 , -2.50, 1e3, "\u00e9\n" ] , "a" : { }, "c":[true,false,null] } "#.utf8)))
    #expect(
      tree
        == .object([
          JSONTree.Member("b", .array([.integer(1), .decimal(-2.5), .decimal(1_000), .text("é\n")])),
          JSONTree.Member("a", .object([])), JSONTree.Member("c", .array([.boolean(true), .boolean(false), .null])),
        ]))
    #expect(String(decoding: tree.bytes, as: UTF8.self) == #"{"b":[1,-2.5,1000,"é\n"],"a":{},"c":[true,false,null]}"#)
  }

  @Test(arguments: [
    "0", "-0", "9223372036854775807", "9223372036854775808", "-1.5e-3", "1E+2", "\"\"", "[]", "\n{}\t",
  ])
  func acceptJSON(text: String) { #expect(JSONTree(Array(text.utf8)) != nil) }

  @Test(arguments: [
    "", " ", "+1", "01", ".5", "1.", "1e", "0x1", "nan", "Infinity", "1e400", "tru", "True", "'a'", "\"a", "\"\\x\"",
    "[", "[1", "[1,]", "[,1]", "[1 2]", "{", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{a:1}", "{1:1}", "1 2", "[]]",
    "\u{FEFF}1",
  ])
  func rejectOthers(text: String) { #expect(JSONTree(Array(text.utf8)) == nil) }

  @Test func haveAMaximumDepth() {
    let nested = { (depth: Int) in
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(JSONTree(nested(32), maximumDepth: 32) != nil)
    #expect(JSONTree(nested(33), maximumDepth: 32) == nil)
    #expect(JSONTree(nested(100_000)) == nil)
  }
}
