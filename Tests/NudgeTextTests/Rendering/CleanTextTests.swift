import Testing

@testable import NudgeText

@Suite("Text told clean from its bytes")
struct CleanTextTests {
  private static func isTakenAsItIs(_ text: String) -> Bool {
    var output = OutputBuffer()
    return output.append(ifClean: text)
  }

  /// Every character that could need care, and a sample of the rest.
  @Test func nothingThatCleaningChangesPasses() {
    var passed = 0
    for range in [UInt32(0)...0x3100, 0xF900...0x1_FFFF] {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let text = String(Character(scalar))
        guard Self.isTakenAsItIs(text) else { continue }
        passed += 1
        if text.sanitized() != text { Issue.record("U+\(String(value, radix: 16)) passes, and is changed") }
      }
    }
    for value in stride(from: UInt32(0x3100), to: 0xF900, by: 7) {
      guard let scalar = Unicode.Scalar(value), Self.isTakenAsItIs(String(Character(scalar))) else { continue }
      #expect(String(Character(scalar)).sanitized() == String(Character(scalar)))
    }
    #expect(passed > 15_000)
  }

  /// Text is examined eight bytes at a time, so a byte must be found wherever it stands.
  @Test func everyPlaceIsExamined() {
    for length in 0...40 {
      let plain = String(repeating: "~", count: length)
      #expect(Self.isTakenAsItIs(plain))
      for place in 0..<length {
        for scalar in ["\u{0}", "\u{1F}", "\u{7F}", "\u{85}", "\u{5D0}", "\u{202E}"] {
          let text = plain.prefix(place) + scalar + plain.dropFirst(place + 1)
          #expect(!Self.isTakenAsItIs(String(text)), "\(length), \(place)")
        }
      }
    }
  }

  @Test(arguments: ["", "Ada", "Grace Hopper", "Émilie", "小明", "O’Brien…", "“名”！", "Zoë 🎈", "Łukasz", "さくら", "नीला"])
  func commonNamesPass(name: String) {
    #expect(Self.isTakenAsItIs(name))
  }

  @Test(arguments: ["שרה", "علي", "a\u{202E}b", "a\nb", "\u{7F}", "\u{200F}", "\u{2067}x", "a\u{85}"])
  func whatNeedsCareDoesNot(text: String) {
    #expect(!Self.isTakenAsItIs(text))
  }
}
