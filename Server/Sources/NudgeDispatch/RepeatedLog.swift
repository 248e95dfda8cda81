public import Logging
internal import NudgeStore
internal import Synchronization

/// A log of what can happen many times a second, such as a failure of the database that everything notices.
///
/// The first time is logged at once. What follows is counted, and logged once a minute, with the number of times.
public final class RepeatedLog: Sendable {
  private struct Repetitions {
    var times = 0
    var write: @Sendable (Int) -> Void
  }

  private let log: Logger
  private let wait: @Sendable () async throws -> Void
  /// The messages of the last minute that have occurred again since they were logged.
  private let repetitions = Mutex<[String: Repetitions]>([:])

  /// - Parameter wait: Returns when what was counted should be logged, after a minute for example.
  public init(
    _ log: Logger, wait: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .seconds(60)) }
  ) {
    self.log = log
    self.wait = wait
  }

  /// Logs a message, or counts it if one with the same text was logged in the last minute.
  ///
  /// The metadata is that of the last time.
  public func log(_ level: Logger.Level, _ message: String, _ metadata: Logger.Metadata = [:]) {
    let write: @Sendable (Int) -> Void = { [log] times in
      log.log(level: level, "\(message)", metadata: metadata.merging(["times": .stringConvertible(times)]) { $1 })
    }
    let isFirst = repetitions.withLock { repetitions in
      guard let known = repetitions[message] else {
        repetitions[message] = Repetitions(write: write)
        return true
      }
      repetitions[message] = Repetitions(times: known.times + 1, write: write)
      return false
    }
    guard isFirst else { return }
    write(1)
    Task { await flush(message) }
  }

  /// Logs what was counted, again and again until nothing was.
  private func flush(_ message: String) async {
    while true {
      do { try await wait() } catch { return }
      let counted = repetitions.withLock { repetitions -> Repetitions? in
        guard let known = repetitions[message], known.times > 0 else {
          repetitions[message] = nil
          return nil
        }
        repetitions[message]?.times = 0
        return known
      }
      guard let counted else { return }
      counted.write(counted.times)
    }
  }

  /// Logs that a step has failed.
  ///
  /// While the database can't be used, everything fails, so all steps count together.
  public func failed(_ step: String, _ error: any Error) {
    if let error = error as? any StoreError, error.isTemporary, !error.isAboutLocks {
      log(.error, "the database can't be used", ["step": "\(step)", "error": "\(error)"])
    } else {
      log(.error, "\(step) failed", ["error": "\(error)"])
    }
  }
}
