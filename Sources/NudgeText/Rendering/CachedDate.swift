internal import NudgeTime

/// A date format that remembers what it wrote: a batch of people shares few dates and times.
struct CachedDate: ~Copyable {
  let format: ICUDate
  /// Texts by local second, or by local day where the form shows no time.
  private var written = TextTable()

  init(_ format: ICUDate) {
    self.format = format
  }

  mutating func append(
    _ timestamp: Timestamp, offset: UTCOffset, to output: inout OutputBuffer
  ) throws(ICUFailure) {
    guard !format.hasZone else {
      try format.append(timestamp, offset: offset, to: &output)
      return
    }
    try append(localSeconds: timestamp.secondsSinceEpoch + Int64(offset.seconds), to: &output)
  }

  /// Appends a civil date and time, given as seconds from 1970-01-01T00:00:00 on its own clock.
  ///
  /// For forms without a zone.
  mutating func append(localSeconds: Int64, to output: inout OutputBuffer) throws(ICUFailure) {
    guard format.hasTime else {
      // Rounds down: times before 1970 are negative.
      try append(day: localSeconds >= 0 ? localSeconds / 86_400 : (localSeconds - 86_399) / 86_400, to: &output)
      return
    }
    try append(localSeconds: localSeconds, as: localSeconds, to: &output)
  }

  /// Appends a date, given as days from 1970-01-01.
  ///
  /// For forms without a time of day and without a zone.
  @inline(__always)
  mutating func append(day: Int64, to output: inout OutputBuffer) throws(ICUFailure) {
    try append(localSeconds: day * 86_400, as: day, to: &output)
  }

  @inline(__always)
  private mutating func append(
    localSeconds: Int64, as key: Int64, to output: inout OutputBuffer
  ) throws(ICUFailure) {
    if written.append(key, to: &output) { return }
    try appendFresh(localSeconds: localSeconds, as: key, to: &output)
  }

  private mutating func appendFresh(
    localSeconds: Int64, as key: Int64, to output: inout OutputBuffer
  ) throws(ICUFailure) {
    let start = output.count
    try format.append(localSeconds: localSeconds, to: &output)
    written.keep(key, from: start, of: output)
  }
}
