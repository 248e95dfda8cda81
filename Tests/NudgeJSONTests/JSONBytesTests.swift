import Foundation
import NudgeJSON
import NudgeTestSupport
import Testing

@Suite("JSON bytes")
struct JSONBytesTests {
  /// All that may need an escape, and its neighbors.
  private static let scalars = [0..<0x100 as Range<UInt32>, 0x2020..<0x2030].joined().compactMap(Unicode.Scalar.init)

  private func written(_ write: (JSONBytes) -> Void) -> String {
    let json = JSONBytes()
    write(json)
    return json.text
  }

  /// The twin is Foundation's encoder, followed by the escapes that JSON does not require.
  private func encoded(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x7F...0x9F: "\\u00" + String(scalar.value, radix: 16)
      case 0x2028: #"\u2028"#
      case 0x2029: #"\u2029"#
      default: String(scalar)
      }
    }.joined()
  }

  @Test(arguments: [
    "", "a", "eight888", "\"", "\\", "a\"b\\c/d", "line\nbreak\r\n\ttab", "\u{8}\u{C}\u{0}\u{1F}\u{7F}\u{80}", "想一想",
    "é e\u{301}", "👩‍👩‍👧‍👦", "\u{2028}\u{2029}\u{FEFF}\u{202E}", "\u{FFFD}\u{FFFF}\u{10FFFF}", "1234567\"", "12345678\"",
    "12345678\n2345678\\2345678",
  ])
  func escapesAsAnEncoderDoes(text: String) throws {
    #expect(written { $0.string(text) } == (try encoded(text)))
  }

  /// The length that a text will have, against the text written.
  @Test func knowsTheLengthOfText() {
    for scalar in Self.scalars {
      let text = "a\(scalar)\u{1}👩‍👩‍👧"
      #expect(
        JSONBytes.length(of: text) == written { $0.append(text) }.utf8.count, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func forgetsWhatWasWrittenLast() {
    let text = written { json in
      json.string("kept")
      let count = json.count
      json.string("forgotten")
      json.removeLast(to: count)
      json.mark("!")
    }
    #expect(text == "\"kept\"!")
  }

  /// Each byte that needs an escape, at each place of the eight bytes that are looked at together.
  @Test func escapesAtEachPlace() throws {
    for scalar in Self.scalars {
      for place in 0..<18 {
        let text = String(repeating: "ä", count: place / 2) + String(repeating: "z", count: place % 2) + "\(scalar)–."
        #expect(written { $0.string(text) } == (try encoded(text)), "U+\(String(scalar.value, radix: 16)) at \(place)")
      }
    }
  }

  @Test func escapesWhateverComes() throws {
    let seed: UInt64 = 20_261_121
    var generator = SeededGenerator(seed: seed)
    let scalars: [ClosedRange<UInt32>] = [
      0...0x7F, 0...0x22, 0x5B...0x5D, 0x80...0x7FF, 0x2020...0x2030, 0x4E00...0x9FFF, 0x1F300...0x1F9FF,
    ]
    for _ in 0..<5_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        let range = scalars.randomElement(using: &generator) ?? 0...0
        if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
      }
      #expect(written { $0.string(String(text)) } == (try encoded(String(text))), "seed \(seed)")
    }
  }

  /// The eight bytes at once and each alone.
  @Test func findsAnEscapeInEightBytes() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<100_000 {
      let word =
        UInt64.random(in: 0...UInt64.max, using: &generator)
        | (Bool.random(using: &generator) ? 0x2020_2020_2020_2020 : 0)
      let bytes = (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      let hasEscape = bytes.contains { byte in
        byte < 0x80 ? JSONBytes.needsEscape(Unicode.Scalar(byte)) : byte == 0xC2 || byte == 0xE2
      }
      #expect(JSONBytes.hasEscape(word) == hasEscape, "\(bytes)")
    }
  }

  @Test func writesTextOfAnotherMaking() throws {
    let text = NSString(string: "a \"Brücke\" \\ 橋") as String
    #expect(written { $0.string(text) } == (try encoded("a \"Brücke\" \\ 橋")))
  }

  @Test(arguments: [0, 1, 9, 10, 99, 100, 10_000_000, -1, .max, .min])
  func writesWholeNumbers(number: Int) {
    #expect(written { $0.integer(number) } == String(number))
  }

  @Test func writesTheShortestDecimal() {
    for hundredths in 0...100 {
      var text = "\(Double(hundredths) / 100)"
      if text.hasSuffix(".0") { text.removeLast(2) }
      #expect(written { $0.decimal(Double(hundredths) / 100) } == text)
    }
    #expect(written { $0.decimal(0.125) } == "0.125")
    #expect(written { $0.decimal(2) } == "2")
    #expect(written { $0.decimal(-0.5) } == "-0.5")
  }

  @Test func writesLists() {
    #expect(written { $0.member("a", [String]()) } == #""a":[]"#)
    #expect(written { $0.member("a", ["a", "\""]) } == #""a":["a","\""]"#)
  }

  @Test func separatesMembersAndItems() {
    let text = written { json in
      json.mark("{")
      json.member("absent", String?.none)
      json.member("body", "{")
      json.member("count", 3)
      json.key("list")
      json.list([1, 2]) { json.integer($0) }
      json.key("inner")
      json.mark("{")
      json.member("empty", [String]())
      json.member("off", false)
      json.raw("}}")
    }
    #expect(text == #"{"body":"{","count":3,"list":[1,2],"inner":{"empty":[],"off":false}}"#)
  }

  @Test func escapesMoreIfAsked() {
    let text = written { $0.string("a\u{200B}\"\n橋😀") { $0 == "\u{200B}" || $0 == "橋" } }
    #expect(text == #""a\u200b\"\n\u6a4b😀""#)
  }
}
