import CNudgeICU
import MessageParity
import NudgeTime
import Testing

@testable import NudgeText

/// What ICU does that must not reach a person, each beside what we do; a version of ICU that changes one of them fails here.
@Suite("Facts about ICU")
struct ICUFactsTests {
  let english = Samples.tag("en")

  @Test func printsTheNameOfAMissingArgument() throws {
    #expect(try Oracle.format("Hi {name}", locale: english) == "Hi {name}")
    #expect(throws: RenderError.missingArgument("name")) {
      try Renderer().render(try Message("Hi {name}"), locale: english, arguments: [:])
    }
  }

  @Test func letsAStrayBracePass() throws {
    #expect(try Oracle.format("a } b {0}", locale: english, strings: ["x"]) == "a } b x")
    #expect(throws: MessageSyntaxError.self) { try Message("a } b {0}") }
  }

  @Test func leavesTheNumberSignLiteralInASelectInsideAPlural() throws {
    let pattern = "{0, plural, other{{1, select, other{# days}}}}"
    #expect(try Oracle.format(pattern, locale: english, doubles: [3], strings: ["x"]) == "# days")
    #expect(throws: MessageSyntaxError.self) { try Message(pattern) }
  }

  @Test func takesAnUnknownDateStyleForAPattern() throws {
    #expect(try Oracle.format("{0, date,ddd}", locale: english, doubles: [0]) == "001")
    #expect(throws: MessageSyntaxError.self) { try Message("{0, date,ddd}") }
  }

  @Test func dropsWhatIsNoDateField() throws {
    #expect(try Oracle.format("[{0, date, ::foo}]", locale: english, doubles: [0]) == "[]")
    #expect(throws: MessageSyntaxError.self) { try Message("[{0, date, ::foo}]") }
  }

  @Test func choosesTheFirstOfTwoBranchesOfOneName() throws {
    let pattern = "{0, plural, one{a} one{b} other{c}}"
    #expect(try Oracle.format(pattern, locale: english, doubles: [1]) == "a")
    #expect(throws: MessageSyntaxError.self) { try Message(pattern) }
  }

  @Test func tellsTheLengthOfWhatDoesNotFit() {
    let whole = "RU AM AZ BY EE GE KZ KG LV LT MD TJ TM UA UZ"
    for capacity in [0, 1, whole.utf8.count - 1, whole.utf8.count, 100] {
      var status: Int32 = 1
      var text = [CChar](repeating: 0x7E, count: 101)
      let length = unsafe nudge_icu_subtag_alias(Int32(NUDGE_ICU_REGION), "SU", &text, Int32(capacity), &status)
      #expect(length == Int32(whole.utf8.count))
      #expect(status == 0)
      // Nothing is written behind the end.
      #expect(text[capacity...].allSatisfy { $0 == 0x7E })
      if capacity >= whole.utf8.count {
        #expect(text[..<whole.utf8.count].map { UInt8(bitPattern: $0) } == Array(whole.utf8))
      }
    }
  }

  @Test func takesAnyWordForAPluralKeyword() throws {
    #expect(try Oracle.format("{0, plural, ones{a} other{c}}", locale: english, doubles: [1]) == "c")
    #expect(throws: MessageSyntaxError.self) { try Message("{0, plural, ones{a} other{c}}") }
  }

  /// ICU 72 reads through NULL there, so it is not asked.
  @Test(arguments: ["zh-Hans", "ja", "en"])
  func crashesWithMinusInfinityByRules(locale: String) throws {
    let renderer = Renderer()
    for pattern in ["{n, ordinal}", "{n, spellout}", "{n, duration}"] {
      let message = try Message(pattern)
      let tag = Samples.tag(locale)
      #expect(throws: RenderError.unsupported(locale: tag, status: "U_UNSUPPORTED_ERROR")) {
        try renderer.render(message, locale: tag, arguments: ["n": .double(-.infinity)])
      }
      #expect(throws: Never.self) {
        for value in [Double.infinity, .nan, -.greatestFiniteMagnitude] {
          _ = try renderer.render(message, locale: tag, arguments: ["n": .double(value)])
        }
      }
    }
    let message = try Message("{n} {n, number, percent}")
    #expect(
      try renderer.render(message, locale: english, arguments: ["n": .double(-.infinity)]) == "-∞ -∞%")
  }
}
