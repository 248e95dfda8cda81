/// The footer of a TZif file: how the clocks go on after its last transition, such as `EST5EDT,M3.2.0,M11.1.0`.
///
/// Source: RFC 9636, section 3.3 <https://www.rfc-editor.org/rfc/rfc9636#section-3.3>, and POSIX, section 8.3, `TZ`.
/// Hours of a change may be −167 to 167, as version 3 files have them. Daylight time without rules for its start and end
/// is refused: POSIX leaves its meaning to the implementation.
struct PosixRule: Hashable, Sendable {
  /// A day of a year on which the clocks change.
  enum Day: Hashable, Sendable {
    /// `Jn`: day *n* counted without February 29th, 1 to 365.
    case julian(Int)
    /// `n`: day *n* counted from 0, February 29th included, 0 to 365.
    case zeroBased(Int)
    /// `Mm.w.d`: in month *m*, the *w*-th weekday *d* (Sunday is 0), the last one where *w* is 5.
    case weekday(month: Int, week: Int, day: Int)
  }

  /// A change of the clocks: the day, and seconds from its local midnight, −604,799 to 604,799.
  struct Change: Hashable, Sendable {
    var day: Day
    var seconds: Int
  }

  /// Daylight time and the two changes of each year.
  struct Daylight: Hashable, Sendable {
    var type: LocalTimeType
    var start: Change
    var end: Change
  }

  var standard: LocalTimeType
  var daylight: Daylight?

  /// The moments, in seconds since the epoch, at which daylight time starts and ends in a year; `nil` without any.
  ///
  /// The start is told on the standard clock and the end on the daylight clock.
  func changes(inYear year: Int) -> (start: Int64, end: Int64)? {
    guard let daylight else { return nil }
    let start = Self.localSeconds(of: daylight.start, year: year) - Int64(standard.offset.seconds)
    let end = Self.localSeconds(of: daylight.end, year: year) - Int64(daylight.type.offset.seconds)
    return (start, end)
  }

  private static func localSeconds(of change: Change, year: Int) -> Int64 {
    let first = Int(CivilDate(uncheckedYear: year, month: 1, day: 1).daysSinceEpoch)
    let days: Int
    switch change.day {
    case .julian(let day):
      days = first + day - 1 + (CivilDate.isLeap(year: year) && day >= 60 ? 1 : 0)
    case .zeroBased(let day):
      days = first + day
    case .weekday(let month, let week, let day):
      let start = Int(CivilDate(uncheckedYear: year, month: month, day: 1).daysSinceEpoch)
      // 1970-01-01 was a Thursday, day 4 where Sunday is 0.
      let weekday = (start + 4).floorRemainder(by: 7)
      var offset = (day - weekday).floorRemainder(by: 7) + (week - 1) * 7
      if offset >= CivilDate.length(ofMonth: month, year: year) { offset -= 7 }
      days = start + offset
    }
    return Int64(days) * 86_400 + Int64(change.seconds)
  }
}
