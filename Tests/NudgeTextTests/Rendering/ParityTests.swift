import MessageParity
import NudgeTime
import Testing

@testable import NudgeText

@Suite("Parity with ICU's MessageFormat")
struct ParityTests {
  /// Sets of values for each message of the corpus; each argument walks through its own list.
  static let setCount = 40

  /// Byte for byte, with numbers, texts and dates of all sorts, some with the clock ahead of UTC and some behind.
  @Test(arguments: Corpus.locales)
  func messagesReadAsICUWritesThem(locale: String) throws {
    let judge = Judge()
    var texts = 0
    for pattern in try Corpus.messages(of: locale) {
      let message = try Message(pattern)
      let samples = SampleArguments(message)
      for index in 0..<Self.setCount {
        let arguments = samples.values(index)
        let verdict = judge.judge(message, locale: Samples.tag(locale), arguments: arguments)
        switch verdict {
        case .same: texts += 1
        case .explained("not to be asked: \(NumberedMessage.Unaskable.integerStyle.rawValue)"):
          // A broken number: ICU's C API wants it whole there.
          #expect(message.nodes.contains { _ in pattern.contains("integer") })
        case .explained, .different: Issue.record("\(locale) \(pattern) \(arguments): \(verdict)")
        }
      }
    }
    #expect(texts > 60 * Self.setCount)
  }

  /// A message reads the same in a locale that it was not written for: other categories, digits and orders.
  @Test(arguments: Corpus.locales)
  func messagesReadAsICUWritesThemInOtherLocales(locale: String) throws {
    let judge = Judge()
    for (index, other) in Corpus.locales.enumerated() where other != locale {
      for pattern in try Corpus.messages(of: other) {
        let message = try Message(pattern)
        let arguments = SampleArguments(message).values(index * 5)
        let verdict = judge.judge(message, locale: Samples.tag(locale), arguments: arguments)
        if case .different = verdict { Issue.record("\(locale) \(pattern) \(arguments): \(verdict)") }
      }
    }
  }

  @Test func theCorpusIsLargeEnough() throws {
    var distinct: Set<String> = []
    for locale in Corpus.locales {
      let messages = try Corpus.messages(of: locale)
      #expect(Set(messages).count == messages.count, "\(locale)")
      #expect(messages.count > 70, "\(locale)")
      distinct.formUnion(messages)
    }
    #expect(distinct.count >= 600)
  }
}
