/// What is done with an engine; a type and not a closure, so that each engine's loop is compiled for it alone.
protocol EngineWork {
  associatedtype Result

  func perform<Element>(_ type: Element.Type, zones: Element.Zones) throws -> Result where Element: Question & ~Copyable
}

/// Answers all questions, and times them.
struct Time: EngineWork {
  typealias Result = (answers: [Int64], measurement: Measurement, zoneData: String)

  let queries: [Query]

  func perform<Element>(_ type: Element.Type, zones: Element.Zones) throws -> Result
  where Element: Question & ~Copyable {
    let questions = try Questions<Element>(queries, zones: zones)
    let clock = ContinuousClock()
    var answers: [Int64] = []
    let duration = clock.measure { answers = questions.answers() }
    // Of a slow engine a sixteenth is timed, which is as mixed as all of them.
    let timed = duration < .seconds(1) ? queries.count : queries.count / 16
    let measurement = try Measurement(
      of: Questions<Element>(queries.prefix(timed), zones: zones), expected: answers.prefix(timed).reduce(0, &+))
    return (answers, measurement, zones.release)
  }
}

/// Answers all questions a number of times, for a profiler that counts; prints how many answers that was.
struct Count: EngineWork {
  typealias Result = Void

  let queries: [Query]
  let passes: Int

  func perform<Element>(_ type: Element.Type, zones: Element.Zones) throws where Element: Question & ~Copyable {
    let questions = try Questions<Element>(queries, zones: zones)
    try Measurement.run(questions, passes: passes, expected: questions.sumOfAnswers())
    print(questions.count * passes)
  }
}
