import Foundation

/// Something that reads people.
protocol Reading {
  /// Reads all lines; the sum of something of each, so that nothing is left out.
  mutating func read(_ lines: [[UInt8]]) throws -> Int
}

/// How long one person takes.
enum PersonTimes {
  private static let repetitions = 25

  /// The least of several repetitions, in nanoseconds of this thread, which another process does not lengthen.
  static func nanoseconds(_ lines: [[UInt8]], _ reading: some Reading) throws -> Int {
    var reading = reading
    let expected = try reading.read(lines)
    var least = Int.max
    for _ in 0..<repetitions {
      let start = processorTime()
      guard try reading.read(lines) == expected else { throw Failure("the people change") }
      least = min(least, processorTime() - start)
    }
    return least / lines.count
  }

  private static func processorTime() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
