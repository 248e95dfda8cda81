package import NudgeJSON
package import NudgeText
package import NudgeTime

/// Methods that write ids, times, dates, and locales as JSON strings without creating a `String`.
extension JSONBytes {
  /// Writes a member.
  package func member(_ name: StaticString, _ id: NotificationID) {
    key(name)
    self.id(id)
  }

  /// Writes an id, such as `reminder-2026-11-22`.
  package func id(_ id: NotificationID) {
    mark("\"")
    unsafe id.withUTF8 { unsafe append($0) }
    mark("\"")
  }

  /// Writes a member, or nothing if the value is `nil`.
  package func member(_ name: StaticString, utc timestamp: Timestamp?) {
    guard let timestamp else { return }
    key(name)
    utc(timestamp)
  }

  /// Writes a member, or nothing if the value is `nil`.
  package func member(_ name: StaticString, _ date: CivilDate?) {
    guard let date else { return }
    key(name)
    self.date(date)
  }

  /// Writes a timestamp in UTC, such as `2026-11-22T12:00:00Z`.
  package func utc(_ timestamp: Timestamp) {
    mark("\"")
    append(timestamp.civil(at: .utc))
    raw("Z\"")
  }

  /// Writes a timestamp with an offset, such as `2026-11-22T20:00:00+08:00`.
  package func local(_ timestamp: Timestamp, _ offset: UTCOffset) {
    mark("\"")
    append(timestamp.civil(at: offset))
    let magnitude = Int(offset.seconds.magnitude)
    mark(offset.seconds < 0 ? "-" : "+")
    twoDigits(magnitude / 3600)
    mark(":")
    twoDigits(magnitude / 60 % 60)
    if magnitude % 60 != 0 {
      mark(":")
      twoDigits(magnitude % 60)
    }
    mark("\"")
  }

  /// Writes a date, such as `2026-11-22`.
  package func date(_ date: CivilDate) {
    mark("\"")
    append(date)
    mark("\"")
  }

  /// Writes a locale, such as `zh-Hant`.
  package func locale(_ locale: LocaleTag) {
    mark("\"")
    unsafe append(upTo: LocaleTag.maximumLength) { unsafe locale.write(to: $0) }
    mark("\"")
  }

  private func append(_ civil: CivilDateTime) {
    unsafe append(upTo: 19) { bytes in
      unsafe Self.write(civil.date, to: bytes)
      unsafe bytes[10] = UInt8(ascii: "T")
      let seconds = Int(civil.time.secondsFromMidnight)
      unsafe Self.write(twoDigits: seconds / 3600, to: bytes + 11)
      unsafe bytes[13] = UInt8(ascii: ":")
      unsafe Self.write(twoDigits: seconds / 60 % 60, to: bytes + 14)
      unsafe bytes[16] = UInt8(ascii: ":")
      unsafe Self.write(twoDigits: seconds % 60, to: bytes + 17)
      return 19
    }
  }

  private func append(_ date: CivilDate) {
    unsafe append(upTo: 10) { bytes in
      unsafe Self.write(date, to: bytes)
      return 10
    }
  }

  /// Writes the ten bytes of a date.
  @inline(__always)
  @unsafe private static func write(_ date: CivilDate, to bytes: UnsafeMutablePointer<UInt8>) {
    let (year, month, day) = date.components
    unsafe write(twoDigits: year / 100, to: bytes)
    unsafe write(twoDigits: year % 100, to: bytes + 2)
    unsafe bytes[4] = UInt8(ascii: "-")
    unsafe write(twoDigits: month, to: bytes + 5)
    unsafe bytes[7] = UInt8(ascii: "-")
    unsafe write(twoDigits: day, to: bytes + 8)
  }

  /// Writes a number from 0 to 99.
  @inline(__always)
  @unsafe private static func write(twoDigits number: Int, to bytes: UnsafeMutablePointer<UInt8>) {
    let number = UInt8(truncatingIfNeeded: number)
    unsafe bytes[0] = UInt8(ascii: "0") &+ number / 10
    unsafe bytes[1] = UInt8(ascii: "0") &+ number % 10
  }
}
