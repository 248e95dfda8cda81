internal import Foundation
internal import NudgeText
internal import Synchronization

/// Renders and parses messages on many threads at once, and compares the results with those of a single thread.
///
/// The tests run it, and `Scripts/check --all` runs it under ThreadSanitizer.
package enum ThreadCheck: String, CaseIterable, Sendable {
  /// Ten threads share a renderer.
  case sharedRenderer
  /// More threads share a renderer than it has lanes, so that some have to wait.
  case moreThreadsThanLanes
  /// Ten threads share three renderers.
  case severalRenderers
  /// Each of ten threads has a renderer of its own.
  case ownRenderers
  /// Ten threads parse the same messages.
  case parsing

  private static let threadCount = 10

  /// The number of rendered messages.
  package static var messageCount: Int { get throws { try jobs().count } }

  /// Runs the check.
  ///
  /// - Returns: The numbers of the messages that differ on some thread.
  /// - Throws: What reading the messages throws.
  package func differences() throws -> Set<Int> {
    switch self {
    case .sharedRenderer: try Self.rendering(Self.jobs(), rendererCount: 1, rounds: 2)
    case .moreThreadsThanLanes:
      try Self.rendering(
        Array(Self.jobs().prefix(40)), threadCount: Renderer.laneCount + 8, rendererCount: 1, rounds: 3)
    case .severalRenderers: try Self.rendering(Self.jobs(), rendererCount: 3, rounds: 1)
    case .ownRenderers: try Self.rendering(Self.jobs(), rendererCount: Self.threadCount, rounds: 1)
    case .parsing: try Self.parsing()
    }
  }

  /// A message, a locale, and the message's arguments.
  private struct Job: Sendable {
    var message: Message
    var locale: LocaleTag
    var arguments: [String: ArgumentValue]

    func text(_ renderer: Renderer) -> String {
      do {
        return try renderer.render(message, locale: locale, arguments: arguments)
      } catch {
        return "\(error)"
      }
    }
  }

  /// Every third message of the corpus, each in its own locale and in the next one.
  private static func jobs() throws -> [Job] {
    var jobs: [Job] = []
    for (index, locale) in Corpus.locales.enumerated() {
      let other = Corpus.locales[(index + 1) % Corpus.locales.count]
      for (number, pattern) in try Corpus.messages(of: locale).enumerated() where number % 3 == index % 3 {
        let message = try Message(pattern)
        let arguments = SampleArguments(message).values(number)
        for locale in [locale, other] {
          jobs.append(Job(message: message, locale: try LocaleTag(locale), arguments: arguments))
        }
      }
    }
    return jobs
  }

  /// Renders all jobs on each thread, in another order on each.
  private static func rendering(
    _ jobs: [Job], threadCount: Int = threadCount, rendererCount: Int, rounds: Int
  ) -> Set<Int> {
    let serial = Renderer()
    let expected = jobs.map { $0.text(serial) }
    let renderers = (0..<rendererCount).map { _ in Renderer() }
    // A stride that has no divisor in common with the number of jobs reaches each of them.
    let strides = (1...).lazy.filter { stride in
      (2...max(stride, 2)).allSatisfy { stride % $0 != 0 || jobs.count % $0 != 0 }
    }
    return onThreads(Array(strides.prefix(threadCount))) { worker, stride, report in
      let renderer = renderers[worker % rendererCount]
      for round in 0..<rounds {
        for step in jobs.indices {
          let index = (worker * 31 + round + step * stride) % jobs.count
          if jobs[index].text(renderer) != expected[index] { report(index) }
        }
      }
    }
  }

  /// Parses all messages on each thread, starting with another message on each.
  private static func parsing() throws -> Set<Int> {
    let patterns = try Corpus.locales.flatMap { try Corpus.messages(of: $0) }
    let expected = try patterns.map { try Message($0).arguments }
    return onThreads(Array(0..<threadCount)) { worker, _, report in
      for step in patterns.indices {
        let index = (step + worker * 61) % patterns.count
        if (try? Message(patterns[index]))?.arguments != expected[index] { report(index) }
      }
    }
  }

  /// Runs `body` on one thread per value, and returns the numbers that the threads report.
  private static func onThreads(
    _ values: [Int], _ body: @escaping @Sendable (_ worker: Int, _ value: Int, _ report: (Int) -> Void) -> Void
  ) -> Set<Int> {
    let differences = Mutex<Set<Int>>([])
    let finished = DispatchGroup()
    for (worker, value) in values.enumerated() {
      finished.enter()
      Thread.detachNewThread {
        defer { finished.leave() }
        body(worker, value) { number in differences.withLock { _ = $0.insert(number) } }
      }
    }
    finished.wait()
    return differences.withLock { $0 }
  }
}
