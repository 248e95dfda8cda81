import Foundation
import NudgePlanning
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@Suite("PersonReader, at random")
struct PersonFuzzTests {
  private static let seeds = [PersonSamples.example, PersonSamples.everything].map { Array($0.utf8) }
  /// What breaks readers, to be put anywhere.
  private static let pieces: [[UInt8]] =
    [
      "\"", "\\", "{", "}", "[", "]", ",", ":", " ", "\n", "\r\n", "\0", "0", "-", ".5", "e9", "1e999", "2.0", "null",
      "true", "\\u",
      "\\uD800", "\\uDC00", "\\u0000", "\\n", "\u{FEFF}", "é", "🏃", "\u{2028}", "99999999999999999999", "\"id\":\"x\",",
      "\"unknown\":1,", "2026-02-30", "24:00", "every:", String(repeating: "[", count: 40),
    ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xFF], [0xC0, 0xAF]]

  private static func mutated(by generator: inout SeededGenerator) -> [UInt8] {
    var line = seeds[Int.random(in: 0..<seeds.count, using: &generator)]
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let place = Int.random(in: 0...line.count, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: line.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &generator)], at: place)
      case 1: line.removeSubrange(place..<min(line.count, place + Int.random(in: 1...12, using: &generator)))
      case 2: if place < line.count { line[place] = UInt8.random(in: 0...255, using: &generator) }
      case 3: if place < line.count { line[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
      case 4: line = Array(line[..<place])
      case 5, 6:
        // Another digit for one, which is often right again.
        let digits = line.indices.filter { (0x30...0x39).contains(line[$0]) }
        if let digit = digits.randomElement(using: &generator) {
          line[digit] = UInt8.random(in: 0x30...0x39, using: &generator)
        }
      default:
        // A part of it once more, elsewhere.
        let end = min(line.count, place + Int.random(in: 1...40, using: &generator))
        line.insert(contentsOf: line[place..<end], at: Int.random(in: 0...line.count, using: &generator))
      }
    }
    return line
  }

  /// Whether Foundation takes it for JSON; it allows a comma before a closing brace or bracket, and nothing else that we refuse.
  private static func isJSON(_ line: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(line), options: [.fragmentsAllowed])) != nil
  }

  @Test(arguments: [UInt64(1), 2])
  func givesAPersonOrAnErrorInsideTheLine(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var reader = PersonReader()
    var people = 0
    var reasons: Set<String> = []
    for round in 0..<10_000 {
      let line = Self.mutated(by: &generator)
      do throws(PersonError) {
        let person = try reader.person(from: line)
        people += 1
        #expect(Self.isJSON(line), "seed \(seed), round \(round): taken, but no JSON")
        #expect(!person.id.isEmpty && (1...20).contains(person.preferences.dailyLimit))
        // A reader that read nothing else says the same.
        var other = PersonReader()
        #expect(try other.person(from: line) == person)
      } catch {
        reasons.insert(String("\(error.reason)".prefix { $0 != "(" }))
        let lines = line.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect((1...lines.count).contains((error.position?.line ?? 0)), "seed \(seed), round \(round): \(error)")
        // Each byte that begins a character; where a line is no UTF-8, what follows counts no more than its bytes.
        let scalars = lines[(error.position?.line ?? 0) - 1].count { $0 & 0xC0 != 0x80 }
        #expect((1...scalars + 1).contains((error.position?.column ?? 0)), "seed \(seed), round \(round): \(error)")
        switch error.reason {
        case .notUTF8, .malformed(.commaOrBrace), .malformed(.commaOrBracket), .malformed(.colon), .malformed(.end),
          .malformed(.closingQuote), .malformed(.escape), .malformed(.escapedControl), .malformed(.digits):
          #expect(!Self.isJSON(line), "seed \(seed), round \(round): \(error), but it is JSON")
        default: break
        }
      }
    }
    // Else the mutations are too tame or too wild to tell anything.
    #expect(people > 300 && people < 9_700, "\(people)")
    #expect(reasons.count > 12, "\(reasons)")
  }

  /// The schema takes every person that is read, and refuses what is refused but for the reasons that it cannot know.
  @Test func agreesWithTheSchema() throws {
    let schema = try JSONSchema(projectFile: "docs/person.schema.json")
    var generator = SeededGenerator(seed: 3)
    var counts = (read: 0, refused: 0)
    for round in 0..<4_000 {
      let line = Self.mutated(by: &generator)
      let reason = PersonSamples.error(line)?.reason
      switch reason {
      case .malformed, .notUTF8, .byteOrderMark, .tooLong, .repeatedKey, .notWhole, .civil, .locale, .rule, .above,
        .below,
        .lastDayOfNothing, .endBeforeStart:
        continue
      case nil: counts.read += 1
      default: counts.refused += 1
      }
      // What follows a fault may be no JSON at all.
      guard let value = try? JSONValue(line) else {
        #expect(reason != nil)
        continue
      }
      #expect(
        schema.accepts(Self.spelled(value)) == (reason == nil),
        "round \(round): \(String(describing: reason)) \(value.json)")
    }
    #expect(counts.read > 200 && counts.refused > 400, "\(counts)")
  }

  /// The same with the schema's spelling of each name, which the reader accepts in any case.
  private static func spelled(_ value: JSONValue) -> JSONValue {
    let names =
      Style.allCases.map(\.rawValue) + Preferences.Overflow.allCases.map(\.rawValue) + Weekday.allCases.map(\.spelling)
      + Preferences.ReminderDays.frequencies.map(\.name)
    return switch value {
    case .text(let text): .text(NearestMatch.same(as: text, among: names) ?? text)
    case .array(let items): .array(items.map(spelled))
    case .object(let members): .object(members.mapValues(spelled))
    default: value
    }
  }

  /// Cut anywhere, it is no person; with white space behind it, it stays the same.
  @Test func refusesEveryBeginning() throws {
    for line in Self.seeds {
      for end in 0..<line.count {
        #expect(PersonSamples.error(line[..<end]) != nil, "cut at \(end)")
      }
      for spaces in 0..<40 {
        #expect(PersonSamples.error(line + [UInt8](repeating: 0x20, count: spaces)) == nil)
      }
    }
  }

  /// Words of eight bytes are read at once, so that a text may begin and end at any place of one.
  @Test func readsTextsAtAnyPlaceOfAWord() throws {
    for indent in 0..<9 {
      for length in 1..<40 {
        for ending in ["", "é", "\u{7F}", "\\n", "🏃"] {
          let written = String(repeating: "n", count: length) + ending
          let json = String(repeating: " ", count: indent) + #"{"name":"\#(written)","id":"u","timeZone":"UTC"}"#
          let person = try PersonSamples.read(json)
          #expect(person.name == written.replacing("\\n", with: "\n"))
        }
      }
    }
  }
}
