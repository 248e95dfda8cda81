#if os(Linux)
private import CNudgeLinux
private import Glibc
internal import NudgeTime

/// Two timers to wait for: one on the clock that people set, which also tells when they do, and one on the clock that nobody sets.
final class AlarmClock {
  /// Readable when the first timer's moment has come, or the clock was set.
  let wall: Int32
  /// Readable when the second timer's moment has come.
  let elapsed: Int32

  /// Opens both.
  ///
  /// - Throws: `Failure` where the system has no timers left.
  init() throws {
    wall = nudge_linux_open_wall_timer()
    elapsed = nudge_linux_open_elapsed_timer()
    guard wall >= 0, elapsed >= 0 else { throw Failure(.ours, "no timer can be had: \(System.message(errno)).") }
  }

  deinit {
    close(wall)
    close(elapsed)
  }

  /// What both clocks show.
  static var moment: DesktopMoment {
    // The clock that the timer goes by: the one of time(2) is a little behind, and would call a moment that has come not yet there.
    var wall = timespec()
    _ = unsafe clock_gettime(CLOCK_REALTIME, &wall)
    var elapsed = timespec()
    _ = unsafe clock_gettime(CLOCK_BOOTTIME, &elapsed)
    return DesktopMoment(
      wall: Timestamp(secondsSinceEpoch: Int64(wall.tv_sec)) ?? .max,
      elapsed: Int64(elapsed.tv_sec) * 1_000 + Int64(elapsed.tv_nsec) / 1_000_000)
  }

  /// Sets both timers; one for which there is no moment is set to the farthest there is, since it also tells that the clock was set.
  func set(_ wake: DesktopWake) {
    // A moment that has passed makes a timer readable at once.
    _ = nudge_linux_set_wall_timer(
      wall, wake.wall.map { max($0.secondsSinceEpoch, 1) } ?? Timestamp.max.secondsSinceEpoch)
    _ = nudge_linux_set_elapsed_timer(elapsed, wake.elapsed.map { max($0, 1) } ?? 0)
  }

  /// What a timer has to say that has become readable.
  static func take(_ descriptor: Int32) -> DesktopHappening? {
    var count: UInt64 = 0
    if unsafe read(descriptor, &count, MemoryLayout<UInt64>.size) == MemoryLayout<UInt64>.size { return .timeCame }
    return errno == ECANCELED ? .clockChanged : nil
  }
}
#endif
