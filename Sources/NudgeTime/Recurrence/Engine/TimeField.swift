/// The times of day that combine each of the given hours, minutes, and seconds.
///
/// There is always at least one time of day.
struct TimeField: Sendable {
  var hours: UInt32
  var minutes: UInt64
  var seconds: UInt64

  /// The number of times of day.
  var count: Int { hours.nonzeroBitCount * minutes.nonzeroBitCount * seconds.nonzeroBitCount }

  /// The first time, in seconds from midnight.
  var first: Int {
    hours.trailingZeroBitCount * 3600 + minutes.trailingZeroBitCount * 60 + seconds.trailingZeroBitCount
  }

  /// Returns the first time at or after another, in seconds from midnight, or `nil` if the day doesn't have a later
  /// one.
  func first(from time: Int) -> Int? {
    guard time > 0 else { return first }
    guard time < 86_400, var hour = hours.firstBit(from: time / 3600) else { return nil }
    if hour == time / 3600 {
      let minuteOfTime = time / 60 % 60
      if var minute = minutes.firstBit(from: minuteOfTime) {
        if minute > minuteOfTime { return hour * 3600 + minute * 60 + seconds.trailingZeroBitCount }
        if let second = seconds.firstBit(from: time % 60) { return hour * 3600 + minute * 60 + second }
        if let later = minutes.firstBit(from: minute + 1) {
          minute = later
          return hour * 3600 + minute * 60 + seconds.trailingZeroBitCount
        }
      }
      guard let later = hours.firstBit(from: hour + 1) else { return nil }
      hour = later
    }
    return hour * 3600 + minutes.trailingZeroBitCount * 60 + seconds.trailingZeroBitCount
  }

  /// Returns the time at a zero-based index, in seconds from midnight.
  ///
  /// `index` must be less than `count`.
  func time(at index: Int) -> Int {
    let perMinute = seconds.nonzeroBitCount
    let perHour = minutes.nonzeroBitCount * perMinute
    return hours.bit(after: index / perHour) * 3600 + minutes.bit(after: index % perHour / perMinute) * 60
      + seconds.bit(after: index % perMinute)
  }
}
