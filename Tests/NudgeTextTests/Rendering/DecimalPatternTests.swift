import NudgeTestSupport
import Testing

@testable import NudgeText

@Suite("Whole numbers as ICU writes them")
struct DecimalPatternTests {
  /// Languages with other digits, groups of two, groups only from five digits on, and marks of their own.
  static let locales = [
    "en", "zh_Hans", "zh_Hant", "ja", "fr", "ru", "ar", "ar_EG", "fa", "hi", "en_IN", "bn", "mr", "ne", "my", "es",
    "pl",
    "pt_PT", "de_CH", "de_AT", "fr_CH", "it_CH", "dz", "ckb", "ks", "ff_Adlm", "sat", "mni", "th", "ta", "te", "ur",
    "he",
    "sv", "bg", "hr", "kk", "lv", "es_MX", "ti",
  ]

  private func text(_ number: Int64, _ format: ICUNumber) throws -> String {
    var output = OutputBuffer()
    try format.append(.integer(number), to: &output)
    return output.text
  }

  @Test(arguments: locales)
  func learnedFromSamplesHoldForAll(locale: String) throws {
    let format = try ICUNumber(.plain, locale: locale)
    var cached = CachedNumber(format, isPlain: true)
    var random = SeededGenerator(seed: 11)
    var power: UInt64 = 1
    for _ in 1...19 {
      for _ in 0..<40 {
        let magnitude = Int64(
          random.next() % (power &* 10 > power ? power * 10 : UInt64(Int64.max)) % UInt64(Int64.max))
        for number in [magnitude, -magnitude, magnitude] {
          var output = OutputBuffer()
          try cached.append(.integer(number), to: &output)
          let text = output.text
          #expect(text == (try self.text(number, format)), "\(number)")
        }
      }
      power = power &* 10
    }
    for number in [Int64.max, .min, 0, 9, 10, 99, 100, 999, 1000, 9999, 10_000] {
      var output = OutputBuffer()
      try cached.append(.integer(number), to: &output)
      let text = output.text
      #expect(text == (try self.text(number, format)), "\(number)")
    }
  }

  @Test func everyLanguageHereIsLearned() throws {
    for locale in Self.locales {
      let format = try ICUNumber(.plain, locale: locale)
      let pattern = DecimalPattern.learned { number in (try? text(number, format)).map { Array($0.utf8) } }
      #expect(pattern != nil, "\(locale)")
    }
  }

  /// A format that writes one number otherwise than its digits say.
  @Test func whatCannotBeSaidInDigitsIsNotLearned() {
    let liar = DecimalPattern.learned { $0 == 90_000 ? Array("many".utf8) : Array(String($0).utf8) }
    #expect(liar == nil)
    #expect(DecimalPattern.learned { Array(String($0 % 10 + 1).utf8) } == nil)
    #expect(DecimalPattern.learned { _ in nil } == nil)
    #expect(DecimalPattern.learned { Array(String($0).utf8) } != nil)
  }
}
