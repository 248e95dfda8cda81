internal import NudgeTime

/// A date format that remembers what it wrote last: a batch of people shares few dates and times.
final class CachedDate {
  let format: ICUDate
  /// Texts by local second, or by local day where the form shows no time.
  private var written: [Int64: [UInt8]] = [:]
  private static let capacity = 512
  /// The newest of them: one person's texts mostly name one date.
  private var newest: (key: Int64, text: [UInt8])?

  init(_ format: ICUDate) {
    self.format = format
  }

  func append(_ timestamp: Timestamp, offset: UTCOffset, to output: inout [UInt8]) throws(ICUFailure) {
    guard !format.hasZone else {
      output += try format.format(timestamp, offset: offset)
      return
    }
    try append(localSeconds: timestamp.secondsSinceEpoch + Int64(offset.seconds), to: &output)
  }

  /// Appends a civil date and time, given as seconds from 1970-01-01T00:00:00 on its own clock.
  ///
  /// For forms without a zone.
  func append(localSeconds: Int64, to output: inout [UInt8]) throws(ICUFailure) {
    let key = format.hasTime ? localSeconds : Int64((Double(localSeconds) / 86_400).rounded(.down))
    if let newest, newest.key == key {
      output += newest.text
      return
    }
    let text: [UInt8]
    if let known = written[key] {
      text = known
    } else {
      text = try format.format(localSeconds: localSeconds)
      if written.count >= Self.capacity { written.removeAll(keepingCapacity: true) }
      written[key] = text
    }
    newest = (key, text)
    output += text
  }
}
