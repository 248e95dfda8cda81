import NudgeJSON
import Testing

@Suite("JSON locator")
struct JSONLocatorTests {
  private static func column(of path: [String], in bytes: [UInt8]) -> Int {
    JSONBuffer(bytes).read { $0.place(of: JSONLocator.offset(of: path, in: $0)).column }
  }

  @Test(arguments: [
    (#"{"id":"a","timeZone":"UTC"}"#, ["timeZone"], 22),
    (#"  { "id" : "a" , "timeZone" : "UTC" }"#, ["timeZone"], 31),
    (#"{"timeZone":"UTC"}"#, ["timeZone"], 13),
    (#"{"id":"\"timeZone\":","name":"橋é","timeZone":"UTC"}"#, ["timeZone"], 46),
    (#"{"a":[1,{"timeZone":[{}]}],"b":true,"c":-1e5,"timeZone":"UTC"}"#, ["timeZone"], 57),
    (#"{"x":{"lastOn":1},"progress":{"count":3,"lastOn":"2026-11-22"}}"#, ["progress", "lastOn"], 50),
    (#"{"progress":{"count":3}}"#, ["progress", "lastOn"], 13),
    (#"{"id":"a"}"#, ["timeZone"], 1),
    (#"{}"#, ["timeZone"], 1),
    (#" {"id":"a"}"#, [], 2),
  ])
  func countsColumnsInCharacters(line: String, path: [String], column: Int) {
    #expect(Self.column(of: path, in: Array(line.utf8)) == column)
  }

  /// It reads what was read without fault; of anything else it only has to come to an end.
  @Test func endsOnAnything() {
    let line = Array(#"{"a":[1,{"b":"c\"d"}],"timeZone":"UTC"}"#.utf8)
    for end in 0...line.count {
      for byte in [nil] + "\"\\{}[],: x".utf8.map(Optional.some) {
        let bytes = Array(line[..<end]) + [byte].compactMap(\.self)
        let column = Self.column(of: ["timeZone", "x"], in: bytes)
        #expect((1...(bytes.count + 2)).contains(column))
      }
    }
  }

  @Test(arguments: [
    (#"{"a":[1,{"b":"c"}],"d":2}"#, 13, "a 1 b"), (#"{"a":[1,{"b":"c"}],"d":2}"#, 8, "a 1"),
    (#"{"a":[1,{"b":"c"}],"d":2}"#, 19, "d"), (#"{"a":[1,{"b":"c"}],"d":2}"#, 23, "d"), (#"{"a":1}"#, 0, ""),
    (#"{"a":"\x"}"#, 6, "a"), (#"{"\x":1}"#, 2, ""),
  ])
  func findsThePathToAPlace(json: String, offset: Int, path: String) {
    let steps = JSONBuffer(json.utf8).read { json in
      JSONLocator.path(to: offset, in: json).compactMap { step -> String? in
        switch step {
        case .item(let index): "\(index)"
        case .key(let text): text.map(json.string)
        }
      }
    }
    #expect(steps.joined(separator: " ") == path)
  }

  @Test func countsLinesAndColumns() {
    JSONBuffer("{\n \"é橋😀\":1}".utf8).read { json in
      let known = json.place(of: 3)
      #expect((known.line, known.column) == (2, 2))
      for offset in 0...json.count + 2 {
        let (place, later) = (json.place(of: offset), json.place(of: offset, after: known))
        #expect((place.line, place.column) == (later.line, later.column))
      }
      let end = json.place(of: json.count)
      #expect((end.line, end.column) == (2, 10))
    }
  }
}
