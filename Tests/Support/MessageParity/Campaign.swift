internal import NudgeTestSupport
internal import NudgeText

/// Random patterns, good and broken, held against ICU with random values, in eight locales.
///
/// The same seed gives the same cases everywhere.
package struct Campaign {
  /// What came of the cases, by the names of what explains differences.
  package struct Figures {
    /// Patterns by what both made of them.
    package var patterns: [String: Int] = [:]
    /// Those that `Message` refuses on purpose, by the sorts of their faults; one may have several.
    package var refusedOnPurpose: [String: Int] = [:]
    /// Texts by what came of them.
    package var texts: [String: Int] = [:]
    /// What nothing explains, each with its seed and case.
    package var failures: [String] = []

    /// Figures of no case.
    package init() {}

    /// Takes another part's figures in.
    package mutating func add(_ other: Figures) {
      patterns.merge(other.patterns, uniquingKeysWith: +)
      refusedOnPurpose.merge(other.refusedOnPurpose, uniquingKeysWith: +)
      texts.merge(other.texts, uniquingKeysWith: +)
      failures += other.failures
    }

    /// A line for each name, the largest number first.
    package var description: String {
      func table(_ title: String, _ figures: [String: Int]) -> String {
        let lines = figures.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
          String(repeating: " ", count: max(0, 9 - "\(count)".count)) + "\(count) \(name)"
        }
        return ([title] + lines).joined(separator: "\n")
      }
      return """
        \(table("\(patterns.values.reduce(0, +)) patterns", patterns))
        \(table("  refused on purpose, a pattern for each sort of its faults", refusedOnPurpose))
        \(table("\(texts.values.reduce(0, +)) texts", texts))
        """
    }
  }

  /// Sets of values for each pattern that both take.
  static let setCount = 3

  private let seed: UInt64
  private let judge = Judge()

  /// Begins a campaign with a renderer of its own.
  ///
  /// - Parameter seed: Equal seeds give equal cases.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Judges some of the cases.
  ///
  /// - Parameter numbers: Which of them.
  /// - Returns: What came of them.
  package func run(_ numbers: Range<Int>) -> Figures {
    var figures = Figures()
    for number in numbers { run(number, &figures) }
    return figures
  }

  private func run(_ number: Int, _ figures: inout Figures) {
    var seeds = SeededGenerator(seed: seed)
    var random = SeededGenerator(seed: seeds.next() ^ (UInt64(number) &* 0xD134_2543_DE82_EF95))
    let locale = Corpus.locales.randomElement(using: &random).flatMap { try? LocaleTag($0) } ?? .english
    var source = RandomPattern(SeededGenerator(seed: random.next()))
    var pattern = source.pattern()
    if Int.random(in: 0..<3, using: &random) == 0 { pattern = PatternMutation.mutated(pattern, using: &random) }

    func fail(_ reason: String, _ arguments: [String: ArgumentValue]? = nil) {
      let values = arguments.map { "\n  with \($0)" } ?? ""
      figures.failures.append(
        "seed \(seed), case \(number), \(locale): \(pattern.debugDescription)\n  \(reason)\(values)")
    }
    let (message, verdict) = judge.judge(pattern, locale: locale)
    switch verdict {
    case .same: figures.patterns[message == nil ? "refused by both" : "taken by both", default: 0] += 1
    case .explained(let names):
      figures.patterns["refused on purpose", default: 0] += 1
      for name in names.split(separator: ", ").map(String.init) { figures.refusedOnPurpose[name, default: 0] += 1 }
    case .different(let reason): return fail(reason)
    }
    guard let message else { return }
    let values = RandomArguments(message)
    for _ in 0..<Self.setCount {
      let arguments = values.values(using: &random)
      switch judge.judge(message, locale: locale, arguments: arguments) {
      case .same: figures.texts["the same as ICU's", default: 0] += 1
      case .explained(let name): figures.texts[name, default: 0] += 1
      case .different(let reason): fail(reason, arguments)
      }
    }
  }
}
