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
    unsafe locale.withUTF8 { unsafe append($0) }
    mark("\"")
  }

  private func append(_ civil: CivilDateTime) {
    append(civil.date)
    mark("T")
    let seconds = Int(civil.time.secondsFromMidnight)
    twoDigits(seconds / 3600)
    mark(":")
    twoDigits(seconds / 60 % 60)
    mark(":")
    twoDigits(seconds % 60)
  }

  private func append(_ date: CivilDate) {
    let (year, month, day) = date.components
    twoDigits(year / 100)
    twoDigits(year % 100)
    mark("-")
    twoDigits(month)
    mark("-")
    twoDigits(day)
  }
}
