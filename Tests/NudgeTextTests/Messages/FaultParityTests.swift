import MessageParity
import NudgeText
import Testing

@Suite("Faults as ICU finds them")
struct FaultParityTests {
  private static let english = Samples.tag("en")

  /// What becomes of a pattern: the name of its part of the file.
  private func outcome(of pattern: String) throws -> String {
    let (message, verdict) = Judge().judge(pattern, locale: Self.english)
    guard let message else {
      let faults = try #require(throws: MessageSyntaxError.self) { try Message(pattern) }.faults
      if verdict == .same { return "read" }
      return Strictness.explanation(of: faults, in: pattern)?.map(\.rawValue).joined(separator: ", ") ?? "\(verdict)"
    }
    guard verdict == .same else { return "\(verdict)" }
    // A number that must be rounded.
    var arguments = SampleArguments(message).values(0)
    arguments["x"] = .double(1234.5)
    switch Judge().judge(message, locale: Self.english, arguments: arguments) {
    case .explained("refused by both when formatted"): return "format"
    case let verdict: return "\(verdict)"
    }
  }

  /// `Message` refuses what ICU refuses when it reads a pattern, and `Renderer` what it refuses when it formats.
  ///
  /// Where `Message` refuses more, each of its faults is of a sort that has a name.
  @Test func areFoundInTheSamePhase() throws {
    for (expected, pattern) in try Corpus.faults() {
      #expect(try outcome(of: pattern) == expected, "\(pattern)")
    }
  }

  @Test func theCorpusIsLargeEnough() throws {
    let faults = try Corpus.faults()
    #expect(Set(faults.map(\.pattern)).count == faults.count)
    #expect(faults.count >= 120)
    #expect(faults.filter { $0.outcome == "read" }.count >= 100)
    #expect(faults.filter { $0.outcome == "format" }.count >= 10)
    // Each sort of strictness has its examples; what is too long would not fit a line.
    for strictness in Strictness.allCases where strictness != .length {
      #expect(faults.filter { $0.outcome == strictness.rawValue }.count >= 2, "\(strictness)")
    }
    #expect(try outcome(of: String(repeating: "a", count: Message.maximumLength + 1)) == "length")
  }
}
