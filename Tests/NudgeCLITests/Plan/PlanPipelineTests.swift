import NudgeCatalog
import NudgeJSON
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI
@testable import NudgePlanning

@MainActor
@Suite("Plan pipeline")
struct PlanPipelineTests {
  /// Keeps what it is given, up to a number of writes.
  private final class MemorySink: PlanSink {
    var bytes: [UInt8] = []
    var writesLeft = Int.max

    struct Full: Error {}

    func write(_ lines: JSONBytes) throws {
      guard writesLeft > 0 else { throw Full() }
      writesLeft -= 1
      bytes += lines.bytes
    }
  }

  private struct Outcome: Equatable {
    var output: String
    var complaints: String
    var people: Int
    var badLines: Int
  }

  private let zones: ZoneDatabase
  private let work: PlanWork

  init() throws {
    zones = try ZoneDatabase(directory: Fixtures.zoneinfo)
    let start = try Timestamp(rfc3339: "2026-11-22T00:00:00Z")
    work = PlanWork(
      planner: Planner(catalog: .shipped, zones: zones), zones: zones,
      span: start..<start.advanced(bySeconds: 86_400), explains: false)
  }

  private func outcome(_ inputs: [PlanInput], jobs: Int, blockSize: Int) async throws -> Outcome {
    let sink = MemorySink()
    var complaints = ""
    let report = PlanReport(inputs, progress: nil) { complaints += $0 }
    let pipeline = PlanPipeline(work: work, jobs: jobs, blockSize: blockSize)
    try await pipeline.run(inputs, to: sink, report)
    report.finish(isComplete: true)
    return Outcome(
      output: String(decoding: sink.bytes, as: UTF8.self), complaints: complaints, people: report.peopleCount,
      badLines: report.badLineCount)
  }

  /// One person after the other, without blocks and tasks.
  private func obviousIDs(_ text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n")).flatMap { line -> [String] in
      var reader = PersonReader()
      guard let person = try? reader.person(from: line) else { return [] }
      return (try? work.planner.notifications(for: person, in: work.span))?.map(\.person) ?? []
    }
  }

  @Test func givesTheSameBytesHoweverTheInputIsCut() async throws {
    let folder = try TemporaryFolder()
    let text = People.mixture(600, seed: 9)
    let inputs = [PlanInput(path: try folder.write("people", text))]
    let expected = try await outcome(inputs, jobs: 1, blockSize: 1 << 20)
    #expect(expected.people > 300 && expected.badLines > 50)
    #expect(expected.complaints.split(separator: "\n").count == expected.badLines)
    #expect(try People.values("person", in: expected.output) == obviousIDs(text))
    for jobs in [1, 2, 16] {
      for blockSize in [1, 13, 500, 4_096, 65_537] {
        let other = try await outcome(inputs, jobs: jobs, blockSize: blockSize)
        #expect(other == expected, "\(jobs) jobs, blocks of \(blockSize)")
      }
    }
  }

  /// What is kept until its turn to be written stays small, however many days a person has.
  @Test(arguments: [(1, 262_144), (2, 131_072), (30, 8_738), (365, 4_096), (36_525, 4_096)])
  func takesFewerPeopleAtATimeForMoreDays(days: Int64, size: Int) {
    var work = work
    work.span = work.span.lowerBound..<work.span.lowerBound.advanced(bySeconds: days * 86_400)
    #expect(PlanPipeline(work: work, jobs: 1).blockSize == size)
  }

  @Test func countsLinesInEachInput() async throws {
    let folder = try TemporaryFolder()
    let mark = "\u{FEFF}"
    let inputs = [
      PlanInput(path: try folder.write("a", "\(mark)\(People.line("a-1"))\n\nbad\n\(People.line("a-4"))".utf8)),
      PlanInput(path: try folder.write("empty", [])),
      PlanInput(path: try folder.write("b", "\(People.line("b-1"))\n\(mark)\(People.line("b-2"))\nbad".utf8)),
    ]
    for blockSize in [1, 100, 1 << 18] {
      let outcome = try await outcome(inputs, jobs: 3, blockSize: blockSize)
      #expect(try People.values("person", in: outcome.output) == ["a-1", "a-4", "b-1"])
      #expect(
        outcome.complaints == """
          {"column":1,"error":"This is not JSON. A person is an object such as {\\"id\\":\\"u-1\\",\\"timeZone\\":\\"Europe/Berlin\\"}.","file":"\(inputs[0].path)","line":3}
          {"column":1,"error":"Unexpected byte order mark; remove it.","file":"\(inputs[2].path)","line":2}
          {"column":1,"error":"This is not JSON. A person is an object such as {\\"id\\":\\"u-1\\",\\"timeZone\\":\\"Europe/Berlin\\"}.","file":"\(inputs[2].path)","line":3}

          """)
    }
  }

  @Test func stopsWhereNobodyTakesItsOutput() async throws {
    let folder = try TemporaryFolder()
    let inputs = [PlanInput(path: try folder.write("people", People.mixture(2_000, seed: 3)))]
    let sink = MemorySink()
    sink.writesLeft = 3
    let report = PlanReport(inputs, progress: nil) { _ in }
    let pipeline = PlanPipeline(work: work, jobs: 4, blockSize: 1_000)
    await #expect(throws: MemorySink.Full.self) { try await pipeline.run(inputs, to: sink, report) }
    #expect(report.peopleCount < 100)
    #expect(try People.values("person", in: String(decoding: sink.bytes, as: UTF8.self)).count <= report.peopleCount)
  }

  /// What was read before an input failed is answered.
  @Test func answersWhatCouldBeRead() async throws {
    let folder = try TemporaryFolder()
    let inputs = [
      PlanInput(path: try folder.write("people", People.mixture(300, seed: 4))), PlanInput(path: folder.path + "/none"),
    ]
    let whole = try await outcome([inputs[0]], jobs: 2, blockSize: 1_000)
    let sink = MemorySink()
    let report = PlanReport(inputs, progress: nil) { _ in }
    let pipeline = PlanPipeline(work: work, jobs: 2, blockSize: 1_000)
    await #expect(throws: Failure.self) { try await pipeline.run(inputs, to: sink, report) }
    #expect(String(decoding: sink.bytes, as: UTF8.self) == whole.output)
  }
}
