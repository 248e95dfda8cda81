import Foundation
import NudgeTestSupport
import NudgeText
import Testing

@testable import NudgeAuthoring

@Suite("LocalizationReader")
struct LocalizationReaderTests {
  private func read(_ text: String) -> (source: LocalizationSource, faults: [String]) {
    var faults = FaultList(file: "f")
    let source = LocalizationReader.read(
      Array(text.utf8), locale: LocaleTag(language: "en"), kind: .reminder, faults: &faults)
    return (source, faults.faults.map(\.description))
  }

  /// Foundation reads the same texts, without places.
  @Test(arguments: [
    #"{"@@locale": "en", "a": ""}"#, "\t{\r\n\"@@locale\" : \"en\" ,\"a\":\"b\"}\n",
    #"{"@@locale": "en", "a": "\"\\\/\b\f\n\r\t\u0041\u00e9\u5929\uD83C\uDF31\u0000"}"#,
    #"{"@@locale": "en", "天": "🌱 é ​ end"}"#, #"{"@@locale": "\u0065n", "\u0061": "b", "c": "d"}"#,
  ])
  func agreesWithFoundation(text: String) throws {
    let (source, faults) = read(text)
    #expect(faults == [])
    #expect(source.isComplete)
    var expected = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    #expect(expected.removeValue(forKey: "@@locale") == "en")
    #expect(Dictionary(uniqueKeysWithValues: source.messages.map { ($0.key, $0.pattern) }) == expected)
  }

  @Test(arguments: [
    ("", #"f:1:1: expected "{" at the beginning, found the end of the file"#),
    ("[]", #"f:1:1: expected "{" at the beginning, found "[""#),
    ("{", "f:1:2: expected a key in quotation marks, found the end of the file"),
    (#"{"@@locale": "en""#, #"f:1:18: expected "," or "}" after the entry, found the end of the file"#),
    (#"{"@@locale": "en", a: "b"}"#, #"f:1:20: expected a key in quotation marks, found "a""#),
    (#"{"@@locale": "en", "a" "b"}"#, #"f:1:24: expected ":" after the key, found "\"""#),
    (#"{"@@locale": "en", "a": 1}"#, #"f:1:25: expected a string in quotation marks, found "1""#),
    (#"{"@@locale": "en", "a": null}"#, #"f:1:25: expected a string in quotation marks, found "n""#),
    (#"{"@@locale": "en", "a": {"b": "c"}}"#, #"f:1:25: expected a string in quotation marks, found "{""#),
    (#"{"@@locale": "en", "a": "b}"#, "f:1:25: the file ends inside quotation marks"),
    (#"{"@@locale": "en", "a": "b",}"#, "f:1:28: unexpected comma after the last entry"),
    (#"{"@@locale": "en",, "a": "b"}"#, #"f:1:19: expected a key in quotation marks, found ",""#),
    (#"{"@@locale": "en", "天": "天" x}"#, #"f:1:29: expected "," or "}" after the entry, found "x""#),
    (
      #"{"@@locale": "en", "a": "You "really" do"}"#,
      #"f:1:31: found "r" after the closing quotation mark (write “ ” or \" for quotes inside a text)"#
    ),
    (#"{"@@locale": "en"}{}"#, #"f:1:19: expected the end of the file, found "{""#),
    (#"{"@@locale": "en" // note"#, #"f:1:19: expected "," or "}" after the entry, found "/""#),
    (
      "{\"@@locale\": \"en\",\n \"a\": \"b”,\n \"c\": \"d\"}",
      #"f:2:7: a line ends inside quotation marks (write " instead of ”)"#
    ),
    (#"{"@@locale": "en", "a": "\x"}"#, #"f:1:26: unknown escape (write a backslash as \\)"#),
    (#"{"@@locale": "en", "a": "\u00G0"}"#, #"f:1:26: \u is not followed by four hexadecimal digits"#),
    (#"{"@@locale": "en", "a": "\u+041"}"#, #"f:1:26: \u is not followed by four hexadecimal digits"#),
    (#"{"@@locale": "en", "a": "\udf31"}"#, "f:1:26: unpaired surrogate (use the character itself)"),
    (#"{"@@locale": "en", "a": "\ud83c\u0041"}"#, "f:1:26: unpaired surrogate (use the character itself)"),
    (
      "{\"@@locale\": \"en\",\n \"a\": \"\u{1}\"}",
      "f:2:8: control character in a string (use an escape such as \\t)"
    ),
    (#"{"a": "b"}"#, #"f:1:1: missing "@@locale" (add "@@locale": "en")"#),
    (#"{"@@locale": "en", "a": "b", "@a": "c"}"#, #"f:1:36: expected "{" after an "@" key, found "\"""#),
    (
      #"{"@@locale": "en", "a": "b", "@a": {"description": {}}}"#,
      #"f:1:52: expected a string in quotation marks, found "{""#
    ),
    (#"{"@@locale": "en", "a": "b", "\u0061": "c"}"#, #"f:1:30: duplicate key "a" (first used on line 1)"#),
  ])
  func reportsTheFault(text: String, fault: String) {
    #expect(read(text).faults == [fault])
  }

  @Test func goesOnAfterAFaultInAText() {
    let (source, faults) = read(#"{"@@locale": "en", "a": "\q", "b": "\ud800" "c": "ok",}"#)
    #expect(source.messages.map(\.pattern) == ["\u{FFFD}q", "\u{FFFD}", "ok"])
    #expect(faults.count == 4)
  }

  @Test func findsAFaultInEachBeginningOfAFile() throws {
    let text = try String(
      contentsOfFile: Fixtures.directory + "/catalogs/sound/Localization/en/actions.json", encoding: .utf8
    ).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(read(text).faults == [])
    for count in 0..<text.unicodeScalars.count {
      let (source, faults) = read(String(String.UnicodeScalarView(text.unicodeScalars.prefix(count))))
      #expect(faults.count == 1, "cut after \(count)")
      #expect(!source.isComplete)
    }
  }

  /// Notes without a message, in a file of the largest size that is read.
  @Test(arguments: [0, 20_000])
  func manyFaultsTakeNoLongerThanTheFile(messageCount: Int) {
    var text = #"{"@@locale": "en""#
    for number in 0..<messageCount { text += ",\n\"reminder.gentle.a\(number).title\": \"x\"" }
    var count = 0
    while text.utf8.count < (4 << 20) - 100 {
      text += ",\n\"@reminder.gentle.b\(count).title\": {\"description\": \"\"}"
      count += 1
    }
    text += "}"
    let bytes = Array(text.utf8)
    var list = FaultList(file: "f")
    let duration = threadTime {
      _ = LocalizationReader.read(bytes, locale: .english, kind: .reminder, faults: &list)
    }
    #expect(list.faults.count == count)
    #expect(list.faults.first?.hint?.hasPrefix("did you mean") == (messageCount > 0 ? true : nil))
    #expect(list.faults.last?.hint == nil)
    // About two seconds without optimization.
    #expect(duration < .seconds(10))
  }

  /// Each place of a pattern, told apart by what was written there, with the slow twin of decoding each beginning alone.
  @Test func mapsEachPlaceOfAPattern() throws {
    let written = #"a\n天\u5929\ud83c\udf31\"🌱\\b\tc"#
    let source = try #require(read(#"{"@@locale": "en", "k": "\#(written)"}"#).source.messages.first)
    let start = #"{"@@locale": "en", "k": ""#.unicodeScalars.count + 1
    #expect(source.patternPosition == TextPosition(line: 1, column: start))
    let widths = [1, 2, 1, 6, 12, 2, 1, 2, 1, 2, 1]
    #expect(widths.reduce(0, +) == written.unicodeScalars.count)
    var position = TextPosition(line: 1, column: 1)
    var column = start
    for (scalar, width) in zip(source.pattern.unicodeScalars, widths) {
      #expect(source.filePosition(of: position) == TextPosition(line: 1, column: column))
      position.advance(over: scalar)
      column += width
    }
    #expect(source.filePosition(of: position) == TextPosition(line: 1, column: column))
  }
}
