import Foundation

/// Measures the processor time that the current thread uses for a piece of work.
///
/// Unlike the time on a clock, this doesn't depend on what else the machine runs.
///
/// - Parameter work: Work that stays on the current thread.
/// - Returns: The processor time of the thread, in user and system mode.
/// - Throws: What `work` throws.
public func threadTime<Failure: Error>(of work: () throws(Failure) -> Void) throws(Failure) -> Duration {
  let start = currentThreadTime()
  try work()
  return currentThreadTime() - start
}

private func currentThreadTime() -> Duration {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
