import Foundation
import Nudge
import NudgeDispatch
import Testing

@Suite("A clock in a file")
struct FileClockTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).clock").path
  private static let noon = 1_795_694_400.0  // 2026-11-26T12:00:00Z

  /// Sets the clock to a number of seconds after noon.
  private func set(_ seconds: Double, rate: Double) throws {
    let text = "\(Self.noon + seconds) \(Date().timeIntervalSince1970) \(rate)\n"
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }

  private func seconds(_ clock: FileClock) -> Double { Date(clock.now()).timeIntervalSince1970 - Self.noon }

  @Test func theFileSetsTimeAndSpeed() async throws {
    #expect(FileClock(path: path) == nil)
    let begin = ContinuousClock.now
    try set(0, rate: 1_000)
    let clock = try #require(FileClock(path: path))
    try await clock.sleep(until: Timestamp(Date(timeIntervalSince1970: Self.noon + 500)))
    #expect(seconds(clock) >= 500)
    #expect(ContinuousClock.now - begin >= .milliseconds(490))
    try set(-60, rate: 1)
    #expect(seconds(clock) < 0)
  }

  /// As a shell does that writes to the file with `>`.
  @Test func aFileThatIsBeingWrittenLeavesTheClockAsItIs() async throws {
    try set(60, rate: 1_000)
    let clock = try #require(FileClock(path: path))
    let before = seconds(clock)
    for text in ["", "\n", "1795694400", "1795694400 1795000000.5", "x y z", "1 2 0", "1 2 -1", "nan nan 1", "inf 0 1"]
    {
      try Data(text.utf8).write(to: URL(filePath: path))
      #expect(FileClock(path: path) == nil, "\(text)")
      #expect(seconds(clock) >= before, "\(text)")
    }
    try FileManager.default.removeItem(atPath: path)
    let moment = Timestamp(Date(timeIntervalSince1970: Self.noon + seconds(clock) + 100))
    try await clock.sleep(until: moment)
    #expect(clock.now() >= moment)
    try set(-60, rate: 1)
    #expect(seconds(clock) < 0)
  }

  @Test func aSleepEndsWhenTheClockIsSet() async throws {
    try set(0, rate: 1)
    let clock = try #require(FileClock(path: path))
    let moment = Timestamp(Date(timeIntervalSince1970: Self.noon + 86_400))
    for seconds in [86_400.0, -3_600] {
      let sleep = Task { try await clock.sleep(until: moment) }
      try await Task.sleep(for: .milliseconds(50))
      try set(seconds, rate: 1)
      try await sleep.value
      try set(0, rate: 1)
    }
  }
}
