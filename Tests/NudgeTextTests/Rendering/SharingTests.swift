import Foundation
import MessageParity
import NudgeText
import Synchronization
import Testing

/// Rendering from many threads at once; `Scripts/check` runs this under ThreadSanitizer.
@Suite("Rendering from many threads")
struct SharingTests {
  /// A message, a locale, and values for it.
  struct Job: Sendable {
    var message: Message
    var locale: LocaleTag
    var arguments: [String: ArgumentValue]
  }

  static let threadCount = 10

  /// Every third message of the corpus, each in its own locale and in the next one.
  static func jobs() throws -> [Job] {
    var jobs: [Job] = []
    for (index, locale) in Corpus.locales.enumerated() {
      let other = Corpus.locales[(index + 1) % Corpus.locales.count]
      for (number, pattern) in try Corpus.messages(of: locale).enumerated() where number % 3 == index % 3 {
        let message = try Message(pattern)
        let arguments = SampleArguments(message).values(number)
        jobs.append(Job(message: message, locale: Samples.tag(locale), arguments: arguments))
        jobs.append(Job(message: message, locale: Samples.tag(other), arguments: arguments))
      }
    }
    return jobs
  }

  static func text(_ job: Job, _ renderer: Renderer) -> String {
    do {
      return try renderer.render(job.message, locale: job.locale, arguments: job.arguments)
    } catch {
      return "\(error)"
    }
  }

  /// Renders all jobs in each of several threads, in another order in each, and compares with `expected`.
  ///
  /// - Returns: The jobs that read otherwise, by number, each once.
  static func differences(
    _ jobs: [Job], expected: [String], threadCount: Int = threadCount, rounds: Int,
    renderer: @escaping @Sendable (Int) -> Renderer
  ) -> Set<Int> {
    let differences = Mutex<Set<Int>>([])
    let finished = DispatchGroup()
    // Strides with no divisor in common with the number of jobs reach each of them.
    let strides = (1...).lazy.filter { stride in
      (2...max(stride, 2)).allSatisfy { stride % $0 != 0 || jobs.count % $0 != 0 }
    }
    for (worker, stride) in strides.prefix(threadCount).enumerated() {
      finished.enter()
      Thread.detachNewThread {
        defer { finished.leave() }
        let own = renderer(worker)
        for round in 0..<rounds {
          for step in jobs.indices {
            let index = (worker * 31 + round + step * stride) % jobs.count
            if text(jobs[index], own) != expected[index] { differences.withLock { _ = $0.insert(index) } }
          }
        }
      }
    }
    finished.wait()
    return differences.withLock { $0 }
  }

  @Test func oneRendererServesManyThreads() throws {
    let jobs = try Self.jobs()
    let serial = Renderer()
    let expected = jobs.map { Self.text($0, serial) }
    #expect(jobs.count > 400)
    let shared = Renderer()
    #expect(Self.differences(jobs, expected: expected, rounds: 2) { _ in shared } == [])
  }

  /// More threads than a renderer has lanes.
  @Test func waitsForALane() throws {
    let jobs = Array(try Self.jobs().prefix(40))
    let serial = Renderer()
    let expected = jobs.map { Self.text($0, serial) }
    let shared = Renderer()
    let threadCount = Renderer.laneCount + 8
    #expect(Self.differences(jobs, expected: expected, threadCount: threadCount, rounds: 3) { _ in shared } == [])
  }

  /// Several renderers, each shared by some of the threads, and one for each thread.
  @Test(arguments: [3, threadCount])
  func renderersShareNothing(rendererCount: Int) throws {
    let jobs = try Self.jobs()
    let serial = Renderer()
    let expected = jobs.map { Self.text($0, serial) }
    let renderers = (0..<rendererCount).map { _ in Renderer() }
    #expect(Self.differences(jobs, expected: expected, rounds: 1) { renderers[$0 % rendererCount] } == [])
  }

  /// Messages are parsed by the threads that render them, all at the same time.
  @Test func messagesAreParsedByManyThreads() throws {
    let patterns = try Corpus.locales.flatMap { try Corpus.messages(of: $0) }
    let expected = try patterns.map { try Message($0).arguments }
    let isRight = Mutex(true)
    let finished = DispatchGroup()
    for worker in 0..<Self.threadCount {
      finished.enter()
      Thread.detachNewThread {
        defer { finished.leave() }
        for step in patterns.indices {
          let index = (step + worker * 61) % patterns.count
          if (try? Message(patterns[index]))?.arguments != expected[index] { isRight.withLock { $0 = false } }
        }
      }
    }
    finished.wait()
    #expect(isRight.withLock { $0 })
  }
}
