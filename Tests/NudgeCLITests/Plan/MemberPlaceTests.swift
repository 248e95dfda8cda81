import Testing

@testable import NudgeCLI

@Suite("Member place")
struct MemberPlaceTests {
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
    #expect(MemberPlace.column(of: path, in: Array(line.utf8)[...]) == column)
  }

  /// It reads what was read without fault; of anything else it only has to come to an end.
  @Test func endsOnAnything() {
    let line = Array(#"{"a":[1,{"b":"c\"d"}],"timeZone":"UTC"}"#.utf8)
    for end in 0...line.count {
      for byte in [nil] + "\"\\{}[],: x".utf8.map(Optional.some) {
        let bytes = Array(line[..<end]) + [byte].compactMap(\.self)
        let column = MemberPlace.column(of: ["timeZone", "x"], in: bytes[...])
        #expect((1...(bytes.count + 2)).contains(column))
      }
    }
  }
}
