internal import NudgeTime

/// A query in an engine's own types: what the engine may keep for a person between two answers.
///
/// It can't be copied, because copying a cadence or a calendar counts references, which can take longer than the answer.
protocol Question: ~Copyable {
  /// The engine's zones, loaded once for all questions.
  associatedtype Zones: ZoneSource

  /// Reads the rule and looks up the zone. This isn't timed.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - zones: The zones.
  /// - Throws: An error if the engine doesn't know the zone or the rule.
  init(_ query: Query, zones: Zones) throws

  /// Answers the question. This is timed.
  ///
  /// - Returns: The first moment strictly after the query's, in seconds since the epoch; `unanswered` if the engine finds none.
  borrowing func next() -> Int64
}

/// The value that stands for a missing answer.
let unanswered = Int64.min

/// Zones of one release of the zone data.
protocol ZoneSource {
  /// The release, such as `2026f`.
  var release: String { get }
}

extension ZoneDatabase: ZoneSource {
  var release: String { version ?? "?" }
}

/// Questions in one contiguous buffer, which a loop reads without copying them.
@safe
final class Questions<Element: Question & ~Copyable> {
  private let memory: UnsafeMutableBufferPointer<Element>

  /// The number of questions.
  var count: Int { unsafe memory.count }

  /// Prepares queries.
  ///
  /// - Parameters:
  ///   - queries: The queries.
  ///   - zones: The engine's zones.
  /// - Throws: What preparing a question throws.
  init(_ queries: some Collection<Query>, zones: Element.Zones) throws {
    unsafe memory = .allocate(capacity: queries.count)
    for (index, query) in queries.enumerated() {
      do {
        let question = try Element(query, zones: zones)
        unsafe memory.initializeElement(at: index, to: question)
      } catch {
        unsafe memory.extracting(..<index).deinitialize()
        unsafe memory.deallocate()
        throw error
      }
    }
  }

  deinit {
    unsafe memory.deinitialize()
    unsafe memory.deallocate()
  }

  /// Answers all questions.
  ///
  /// - Returns: The answers in order.
  func answers() -> [Int64] {
    unsafe memory.indices.map { unsafe memory[$0].next() }
  }

  /// Answers all questions: the loop that is timed and counted.
  ///
  /// - Returns: The sum of the answers, wrapping around.
  @inline(never)
  func sumOfAnswers() -> Int64 {
    var sum: Int64 = 0
    for index in unsafe memory.indices { sum &+= unsafe memory[index].next() }
    return sum
  }

  /// Answers all questions, and throws `Failure` if the sum of the answers isn't the expected one.
  func check(sum expected: Int64) throws {
    let sum = sumOfAnswers()
    guard sum == expected else { throw Failure("the answers sum to \(sum), and summed to \(expected) before") }
  }
}

/// Work to do with an engine.
///
/// A type and not a closure, so that the compiler specializes each engine's loop.
protocol EngineWork {
  associatedtype Result

  func perform<Element>(_ type: Element.Type, zones: Element.Zones) throws -> Result where Element: Question & ~Copyable
}

/// Answers all questions and times them.
struct Time: EngineWork {
  typealias Result = (answers: [Int64], measurement: Measurement, zoneData: String)

  let queries: [Query]

  func perform<Element>(_ type: Element.Type, zones: Element.Zones) throws -> Result
  where Element: Question & ~Copyable {
    let questions = try Questions<Element>(queries, zones: zones)
    let clock = ContinuousClock()
    var answers: [Int64] = []
    let duration = clock.measure { answers = questions.answers() }
    // A sixteenth is enough for a slow engine; it is as mixed as all questions together.
    let timed = duration < .seconds(1) ? queries.count : queries.count / 16
    let expected = answers.prefix(timed).reduce(0, &+)
    let some = try Questions<Element>(queries.prefix(timed), zones: zones)
    let measurement = try Measurement(count: timed) { try some.check(sum: expected) }
    return (answers, measurement, zones.release)
  }
}

/// Answers all questions several times under a profiler, and prints the number of answers.
struct Count: EngineWork {
  typealias Result = Void

  let queries: [Query]
  let passes: Int

  func perform<Element>(_ type: Element.Type, zones: Element.Zones) throws where Element: Question & ~Copyable {
    let questions = try Questions<Element>(queries, zones: zones)
    let expected = questions.sumOfAnswers()
    for _ in 0..<passes { try questions.check(sum: expected) }
    print(questions.count * passes)
  }
}
