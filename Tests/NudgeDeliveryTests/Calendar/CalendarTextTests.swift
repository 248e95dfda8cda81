import Testing

@testable import NudgeDelivery

@Suite("CalendarText")
struct CalendarTextTests {
  @Test(arguments: [
    ("a;b,c\\d", "a\\;b\\,c\\\\d"),
    ("one\ntwo\r\nthree\rfour\u{2028}five\u{85}six", "one\\ntwo\\nthree\\nfour\\nfive\\nsix"),
    ("tab\tstays", "tab\tstays"),
    ("no\u{0}bell\u{7}\u{7F}\u{9B}", "nobell"),
    ("“你好” 👩‍👩‍👧‍👦", "“你好” 👩‍👩‍👧‍👦"),
  ])
  func escapesWhatATextMayNotHold(_ text: String, _ expected: String) {
    #expect(CalendarText.escaped(text) == expected)
  }

  @Test func writesAShortLineAsItIs() {
    var text = CalendarText()
    text.add("SUMMARY", text: "Sunday, again")
    #expect(text.text == "SUMMARY:Sunday\\, again\r\n")
  }

  /// Lines of every length around the limit, of characters of one to four bytes and of several scalars.
  @Test(arguments: ["a", "é", "好", "🍧", "e\u{301}", "🇨🇳", "👩‍👩‍👧‍👦", "\\"])
  func foldsBetweenCharacters(_ character: String) {
    for count in 0...100 {
      let value = String(repeating: character, count: count)
      var text = CalendarText()
      text.add("X", text: value)
      let lines = text.text.physicalLines
      #expect(lines.last == "")
      #expect(lines.allSatisfy { $0.utf8.count <= 75 })
      // Each begins with the space of a fold; without it, and put together, they are what was written.
      let pieces = lines.dropLast().enumerated().map { $0.offset == 0 ? $0.element : String($0.element.dropFirst()) }
      #expect(pieces.joined() == "X:\(CalendarText.escaped(value))")
      // As many characters as before: none is cut.
      #expect(pieces.map(\.count).reduce(0, +) == pieces.joined().count)
    }
  }

  /// A line with its name has 75 bytes; one more is folded.
  @Test func foldsAfterSeventyFiveBytes() {
    var text = CalendarText()
    text.add("X", text: String(repeating: "a", count: 73))
    #expect(text.text == "X:" + String(repeating: "a", count: 73) + "\r\n")
    text = CalendarText()
    text.add("X", text: String(repeating: "a", count: 74))
    #expect(text.text == "X:" + String(repeating: "a", count: 73) + "\r\n a\r\n")
  }

  /// One that alone is longer than a line is cut between scalars, never within one.
  @Test func cutsACharacterThatNoLineHolds() {
    let character = "e" + String(repeating: "\u{301}", count: 200)
    var text = CalendarText()
    text.add("X", text: character)
    let lines = text.text.physicalLines
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    let scalars = lines.joined().unicodeScalars.filter { $0 != " " }
    #expect(String(String.UnicodeScalarView(scalars)) == "X:\(character)")
  }
}

extension String {
  /// The lines between CR LF, the last of which is empty; a mark at the beginning of one belongs to no character before it.
  fileprivate var physicalLines: [String] {
    var lines: [String.UnicodeScalarView] = [String.UnicodeScalarView()]
    for scalar in unicodeScalars {
      switch scalar {
      case "\r": break
      case "\n": lines.append(String.UnicodeScalarView())
      default: lines[lines.count - 1].append(scalar)
      }
    }
    return lines.map { String($0) }
  }
}
