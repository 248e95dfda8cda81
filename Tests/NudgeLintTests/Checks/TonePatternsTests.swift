import Foundation
import NudgeAuthoring
import NudgeTestSupport
import NudgeText
import Testing

@testable import NudgeLint

@Suite("Tone patterns")
struct TonePatternsTests {
  /// The lines in `Tests/Fixtures/tone`, with the share of the hurtful ones that the patterns find, in percent.
  ///
  /// Each set has two files for each locale: lines that hurt or press, with their category, and kind ones that come close.
  /// The patterns were written with these lines at hand, so the shares say nothing about other lines.
  static let sets = [
    ("seen", "en", 94), ("seen", "zh-Hans", 94), ("seen", "zh-Hant", 82),
    ("train2", "en", 58), ("train2", "zh-Hans", 47), ("train2", "zh-Hant", 55),
  ]

  @Test(arguments: sets) func findHurtfulLines(set: String, locale: String, percent: Int) throws {
    let lines = try Fixtures.lines(of: "tone/\(set)/\(locale)/bad.txt")
    let missed = try lines.filter { try categories(in: $0, locale).isEmpty }
    #expect((lines.count - missed.count) * 100 >= percent * lines.count, "not found: \(missed)")
  }

  /// A rule that blames kind lines is turned off by its users.
  @Test(arguments: sets) func blameFewKindLines(set: String, locale: String, percent: Int) throws {
    let lines = try Fixtures.lines(of: "tone/\(set)/\(locale)/kind.txt")
    let blamed = try lines.filter { try !categories(in: $0, locale).isEmpty }
    #expect(blamed.count * 100 <= 3 * lines.count, "blamed: \(blamed)")
  }

  /// Measures other lines: `TONE_LINES=en:lines.txt swift test --filter TonePatternsTests/reportLines`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TONE_LINES"] != nil)) func reportLines() throws {
    let argument = try #require(ProcessInfo.processInfo.environment["TONE_LINES"])
    let colon = try #require(argument.firstIndex(of: ":"))
    let locale = String(argument[..<colon])
    let text = try String(contentsOfFile: String(argument[argument.index(after: colon)...]), encoding: .utf8)
    let lines = text.split(separator: "\n").map(String.init)
    var found = 0
    for line in lines {
      let categories = try categories(in: line, locale)
      found += categories.isEmpty ? 0 : 1
      print(categories.isEmpty ? "-" : categories.joined(separator: ","), line, separator: "\t")
    }
    print("\(found) of \(lines.count) lines have a finding")
  }

  /// Returns the categories found in a line, which may start with the expected category and a tab.
  private func categories(in line: some StringProtocol, _ locale: String) throws -> [String] {
    let patterns = try #require(TonePatterns.patterns(of: LocaleTag(locale)))
    let text = String(line.split(separator: "\t").last ?? "")
    let categories = ToneCategory.allCases.filter { $0 != .permission }
    return patterns.findings(of: categories, in: PathReading(text)).map { "\($0.category)" }
  }

  @Test(arguments: [
    ("last chance", "the last chance is", true), ("last chance", "last, chance", false),
    ("(lose|break) your … streak", "you break your long old streak", true),
    ("(lose|break) your … streak", "you break your never ended streak", false),
    ("still [not] here", "still here", true), ("still [not] here", "still not here", true),
    ("都[已经|早]*写", "都早已经写", true), ("都[已经|早]*写", "都不写", false),
    ("# (天|周)没", "三十二天没", true), ("# days", "12 days", true), ("# days", "some days", false),
    ("today …… write", "today is over. Now write", true), ("today … write", "today is over. Now write", false),
    ("^ write", "so, write", true), ("^ write", "so write", false), ("done $", "all done.", true),
    ("done $", "done with it", false), ("(yes|no) $ skip", "yes, skip", true), ("(yes|no) $ skip", "yes skip", false),
    ("you forget ?", "did you forget?", true), ("you forget ?", "you forget. Really?", false),
    ("<who> sleep", "they sleep", true), ("<who> sleep", "you sleep", false), ("別忘", "别忘", true), ("别忘", "別忘", true),
  ])
  func matchTheirNotation(_ pattern: String, _ text: String, _ isFound: Bool) {
    let list = PhraseList(pattern, classes: ["who": "we|they"])
    #expect(list.matches(in: PathReading(text)).isEmpty == !isFound)
  }

  @Test func passOverExceptionsNegationsAndComfort() {
    let list = PhraseList(
      "you forgot, hurry, late", butNot: "even if you, late lunch", unlessAfter: "no", unlessWith: "that’s fine")
    func matches(_ text: String) -> [String] { list.matches(in: PathReading(text)).map(\.text) }
    #expect(matches("You forgot. Hurry, it is late.") == ["You forgot", "Hurry", "late"])
    #expect(matches("Even if you forgot, have a late lunch, in no great hurry.") == [])
    #expect(matches("You forgot? That’s fine. Hurry!") == [])
  }

  /// A value that isn't known yet is a number, or any word, for a pattern.
  @Test func readInsertedValues() throws {
    let probe = LintProbe(
      "en", "{count, plural, one {# day without a note} other {# days without a note}}.", "M04 22", "M04 51")
    #expect(try probe.found("M") == probe.expected)
  }

  /// The category decides the rule, and the finding says what to write instead.
  @Test func nameTheirCategory() throws {
    let findings = EnglishPatterns.patterns.findings(
      of: ToneCategory.allCases, in: PathReading("Everyone else has already finished. Please come back to us."))
    #expect(findings.map(\.category) == [.comparison, .begging])
    #expect(findings.map(\.category.rule) == ["M04", "M04"])
    #expect(Set(ToneCategory.allCases.map(\.hint)).count == ToneCategory.allCases.count)
  }
}
