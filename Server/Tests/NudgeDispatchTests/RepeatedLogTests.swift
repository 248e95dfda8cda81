import LogLines
import NudgeDispatch
import NudgeStoreSQLite
import Testing

@Suite("What can happen many times a second")
struct RepeatedLogTests {
  private struct OtherError: Error {}

  /// A log whose minutes end when the test says so.
  private struct Scene {
    let lines = LogLines()
    let log: RepeatedLog
    private let minutes: AsyncStream<Void>.Continuation
    private let ends: AsyncStream<Void>

    init() {
      let (minutes, minute) = AsyncStream.makeStream(of: Void.self)
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      self.minutes = minute
      self.ends = ends
      log = RepeatedLog(lines.logger) {
        end.yield()
        var iterator = minutes.makeAsyncIterator()
        if await iterator.next() == nil { throw CancellationError() }
      }
    }

    /// Returns when the log waits for the end of a minute.
    func waiting() async {
      for await _ in ends { return }
    }

    func endMinute() { minutes.yield() }
  }

  @Test(.timeLimit(.minutes(1))) func anOutageIsLoggedOnceAMinuteWithACount() async throws {
    let scene = Scene()
    for step in ["planning", "claiming deliveries", "renewing leases"] {
      for _ in 0..<100 { scene.log.failed(step, SQLiteStoreError.diskFull) }
    }
    #expect(
      scene.lines.all == ["error the database can't be used error=The disk is full. step=planning times=1"])
    await scene.waiting()
    scene.endMinute()
    await scene.waiting()
    let counted = "error the database can't be used error=The disk is full. step=renewing leases times=299"
    #expect(scene.lines.all.dropFirst() == [counted])
    scene.log.failed("planning", SQLiteStoreError.diskFull)
    scene.endMinute()
    await scene.waiting()
    #expect(scene.lines.all.count == 3)
    #expect(scene.lines.all.last?.hasSuffix("step=planning times=1") == true)
    // A minute without a failure ends it, so the next failure is logged at once.
    scene.endMinute()
    while true {
      scene.log.failed("planning", SQLiteStoreError.diskFull)
      guard scene.lines.all.count == 3 else { break }
      await Task.yield()
    }
    #expect(scene.lines.all.last?.hasSuffix("times=1") == true)
  }

  @Test func eachOtherFailureIsLoggedByItself() {
    let lines = LogLines()
    let log = RepeatedLog(lines.logger) { throw CancellationError() }
    for step in ["planning", "planning", "taking over"] { log.failed(step, OtherError()) }
    #expect(
      lines.all == [
        "error planning failed error=OtherError() times=1", "error taking over failed error=OtherError() times=1",
      ]
    )
  }
}
