import Foundation
import Nudge
import NudgeDispatch
import Synchronization
import Testing

@Suite("A database's clock")
struct DatabaseClockTests {
  private struct Unreachable: Error {}

  @Test func itIsTheDatabasesTimeWhateverTheMachineSays() async throws {
    let clock = try await DatabaseClock { Date().timeIntervalSince1970 + 300 }
    #expect(abs(clock.seconds - Date().timeIntervalSince1970 - 300) < 1)
    #expect(abs(Date(clock.now()).timeIntervalSince1970 - clock.seconds) <= 1)
  }

  @Test func itGoesOnWhileTheDatabaseCannotBeReached() async throws {
    let isReachable = Mutex(true)
    let asked = Mutex(0)
    let clock = try await DatabaseClock(interval: .milliseconds(1)) {
      asked.withLock { $0 += 1 }
      guard isReachable.withLock(\.self) else { throw Unreachable() }
      return 1_795_694_400
    }
    isReachable.withLock { $0 = false }
    let following = Task { await clock.follow() }
    let begin = clock.seconds
    while asked.withLock(\.self) < 10 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(clock.seconds > begin)
    following.cancel()
    await following.value
  }

  @Test func aSlowAnswerDoesntReplaceAFastOne() async throws {
    let asked = Mutex(0)
    let clock = try await DatabaseClock(interval: .milliseconds(1)) {
      let number = asked.withLock { asked in
        asked += 1
        return asked
      }
      // The first answer, which includes making a connection, and those after the start are given at the beginning of a wait.
      let time = Date().timeIntervalSince1970
      if number == 1 || number > 4 { try await Task.sleep(for: .milliseconds(400)) }
      return time
    }
    func error() -> Double { abs(clock.seconds - Date().timeIntervalSince1970) }
    #expect(error() < 0.1)
    let following = Task { await clock.follow() }
    while asked.withLock(\.self) < 8 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(error() < 0.1)
    following.cancel()
    await following.value
  }

  @Test func itFollowsTheDatabase() async throws {
    let time = Mutex(1_795_694_400.0)
    let clock = try await DatabaseClock(interval: .milliseconds(1)) { time.withLock(\.self) }
    let following = Task { await clock.follow() }
    time.withLock { $0 = 1_795_690_800 }
    // The clock was set back by an hour, so a sleep until a time that had come near ends.
    let moment = try #require(Timestamp(secondsSinceEpoch: 1_795_694_460))
    try await clock.sleep(until: moment)
    while clock.seconds > 1_795_694_000 { try await Task.sleep(for: .milliseconds(1)) }
    following.cancel()
    await following.value
  }
}
