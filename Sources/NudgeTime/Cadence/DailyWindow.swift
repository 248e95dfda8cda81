/// A span of local time that repeats every day or on certain weekdays, such as quiet hours from 22:00 to 08:00.
///
/// For example:
///
/// ```swift
/// let night = try DailyWindow("22:00-08:00")
/// try night.contains(CivilDateTime(date: CivilDate("2026-11-22"), time: TimeOfDay("23:30")))  // true
/// try night.contains(CivilDateTime(date: CivilDate("2026-11-22"), time: TimeOfDay("08:00")))  // false
/// ```
///
/// The span is half-open, with an inclusive `start` and an exclusive `end`. If `end` is before `start`, the window
/// crosses midnight. If they are equal, the window lasts a whole day. A window belongs to the weekday on which it
/// starts, so Friday's window from 22:00 to 08:00 ends on Saturday.
public struct DailyWindow: Hashable, Sendable {
  /// The first time inside the window.
  public var start: TimeOfDay
  /// The first time after the window.
  public var end: TimeOfDay
  /// The weekdays on which the window starts.
  public var weekdays: WeekdaySet

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - start: The first time inside the window.
  ///   - end: The first time after the window.
  ///   - weekdays: The weekdays on which the window starts. The default is every day.
  public init(from start: TimeOfDay, to end: TimeOfDay, on weekdays: WeekdaySet = .all) {
    self.start = start
    self.end = end
    self.weekdays = weekdays
  }

  /// Creates a window that repeats every day from two times separated by a hyphen, such as `22:00-08:00`.
  ///
  /// - Parameter text: Text in the format `HH:MM-HH:MM`.
  /// - Throws: `CivilError.malformed` with the column if the text has a different format, or another `CivilError` if a
  ///   time is out of range.
  public init(_ text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, "time window", example: "22:00-08:00")
    let start = try scanner.time()
    try scanner.expect(anyOf: "-")
    let end = try scanner.time()
    try scanner.expectEnd()
    self.init(from: start, to: end)
  }

  /// Returns whether the window contains a civil date and time.
  ///
  /// - Parameter civil: A local date and time.
  /// - Returns: `true` from the start of a window, inclusive, to its end, exclusive.
  public func contains(_ civil: CivilDateTime) -> Bool {
    dateOfEnd(from: civil) != nil
  }

  /// Returns the first moment outside the window at or after a moment.
  ///
  /// If the clocks skip `end`, the window ends later by the length of the gap, at the moment that
  /// `Zone.timestamp(for:)` returns.
  ///
  /// - Parameters:
  ///   - timestamp: The moment to start from, in UTC.
  ///   - zone: The zone whose clocks the window refers to.
  /// - Returns: `timestamp` if it is outside the window, or the next moment at which the window ends otherwise. If the
  ///   window covers every day completely, or if it ends after year 9999, this method returns `nil`.
  package func firstMomentOutside(from timestamp: Timestamp, in zone: Zone) -> Timestamp? {
    [self].firstMomentOutside(from: timestamp, in: zone)
  }

  /// Returns the day on which the window that contains `civil` ends, or `nil` if no window contains it.
  fileprivate func dateOfEnd(from civil: CivilDateTime) -> CivilDate? {
    let crosses = end <= start
    let tomorrow = civil.date.adding(days: 1) ?? .max
    if weekdays.contains(civil.date.weekday), civil.time >= start {
      if crosses { return tomorrow }
      if civil.time < end { return civil.date }
    }
    // The window that started on the previous day.
    let yesterday = Weekday(ofDay: Int(civil.date.daysSinceEpoch) - 1)
    return crosses && civil.time < end && weekdays.contains(yesterday) ? civil.date : nil
  }

  /// Returns the first moment after `moment` at which the window that contains it ends, or `nil` if no window contains
  /// it.
  ///
  /// `local` is the local date and time at `moment`.
  fileprivate func end(after moment: Timestamp, _ local: CivilDateTime, in zone: Zone) -> Timestamp? {
    guard let date = dateOfEnd(from: local) else { return nil }
    let civil = CivilDateTime(date: date, time: end)
    if let first = zone.timestamp(for: civil), first > moment { return first }
    // In a repeated hour, the first of the two moments can be in the past already.
    if let last = zone.timestamp(for: civil, overlap: .last), last > moment { return last }
    return moment.advanced(bySeconds: 1)
  }
}

extension [DailyWindow] {
  /// Returns the first moment outside all of these windows, at or after a moment.
  ///
  /// - Parameters:
  ///   - timestamp: The moment to start from, in UTC.
  ///   - zone: The zone whose clocks the windows refer to.
  /// - Returns: `timestamp` if it is outside all windows, or the first later moment outside all windows otherwise. If
  ///   there isn't such a moment within nine days, there will never be one, so this method returns `nil`. It also
  ///   returns `nil` if the moment is after the end of year 9999.
  /// - Complexity: O(*n*), where *n* is the number of windows, for each window that directly follows or overlaps
  ///   another.
  package func firstMomentOutside(from timestamp: Timestamp, in zone: Zone) -> Timestamp? {
    // The windows repeat every week. A clock change can add a day.
    let limit = timestamp.advanced(bySeconds: 9 * 86_400)
    var moment = timestamp
    // If the clocks skip an end, the window ends later, and a very long window can contain that moment again.
    while true {
      let local = zone.civil(at: moment)
      var latest: Timestamp?
      for window in self {
        if let end = window.end(after: moment, local, in: zone), latest.map({ end > $0 }) ?? true { latest = end }
      }
      guard let end = latest else { return moment }
      guard end < limit, end < .max else { return nil }
      moment = end
    }
  }
}
