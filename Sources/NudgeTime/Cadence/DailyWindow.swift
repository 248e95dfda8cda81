/// A span of the clock on every day, or on some weekdays, such as quiet hours from 22:00 to 08:00.
///
/// Half-open: `start` is inside, `end` is not. A window whose end is not after its start crosses midnight; one that
/// ends when it starts lasts a whole day. It belongs to the weekday on which it starts, so Friday's from 22:00 to 08:00
/// ends on Saturday.
public struct DailyWindow: Hashable, Sendable {
  /// The first time inside.
  public var start: TimeOfDay
  /// The first time outside again.
  public var end: TimeOfDay
  /// The weekdays on which it starts.
  public var weekdays: WeekdaySet

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - start: The first time inside.
  ///   - end: The first time outside again.
  ///   - weekdays: The weekdays on which it starts.
  public init(from start: TimeOfDay, to end: TimeOfDay, on weekdays: WeekdaySet = .all) {
    self.start = start
    self.end = end
    self.weekdays = weekdays
  }

  /// Reads two times with a hyphen between them, such as `22:00-08:00`; the window starts on every day.
  ///
  /// - Parameter text: `HH:MM-HH:MM`.
  /// - Throws: `CivilError`: of another form, with the column, or a time that no clock shows.
  public init(_ text: some StringProtocol) throws(CivilError) {
    var scanner = CivilScanner(text, expected: "HH:MM-HH:MM")
    let start = try scanner.time()
    try scanner.expect(anyOf: "-")
    let end = try scanner.time()
    try scanner.expectEnd()
    self.init(from: start, to: end)
  }

  /// Whether a civil date and time is inside.
  ///
  /// - Parameter civil: A date and time on the clocks that the window is for.
  /// - Returns: `true` from the start of a window until before its end.
  public func contains(_ civil: CivilDateTime) -> Bool {
    dateOfEnd(from: civil) != nil
  }

  /// The first moment outside the window, from a moment on.
  ///
  /// - Parameters:
  ///   - timestamp: Where to begin. UTC.
  ///   - zone: The zone whose clocks the window is for.
  /// - Returns: `timestamp` itself if it is outside; otherwise the next moment at which the clocks show `end` or, if
  ///   they skip it, the moment that `Zone.timestamp(for:)` gives for it, later by the length of the gap. `nil` if that
  ///   never comes: a window that is the whole of every day, or the end of year 9999.
  public func firstMomentOutside(from timestamp: Timestamp, in zone: Zone) -> Timestamp? {
    [self].firstMomentOutside(from: timestamp, in: zone)
  }

  /// The day on which the window that holds a date and time ends; `nil` if none does.
  fileprivate func dateOfEnd(from civil: CivilDateTime) -> CivilDate? {
    let crosses = end <= start
    let tomorrow = civil.date.adding(days: 1) ?? .max
    if weekdays.contains(civil.date.weekday), civil.time >= start {
      if crosses { return tomorrow }
      if civil.time < end { return civil.date }
    }
    // The window that started yesterday.
    let yesterday = Weekday.allCases[(civil.date.weekday.rawValue + 5) % 7]
    return crosses && civil.time < end && weekdays.contains(yesterday) ? civil.date : nil
  }

  /// The first moment after another at which one of its windows, which holds that moment, is over; `nil` if it holds
  /// none.
  fileprivate func end(after moment: Timestamp, in zone: Zone) -> Timestamp? {
    guard let date = dateOfEnd(from: zone.civil(at: moment)) else { return nil }
    let civil = CivilDateTime(date: date, time: end)
    // In a repeated hour the first passing may be over already.
    let passings = [zone.timestamp(for: civil), zone.timestamp(for: civil, overlap: .last)]
    return passings.compactMap(\.self).first { $0 > moment } ?? moment.advanced(bySeconds: 1)
  }
}

extension [DailyWindow] {
  /// The first moment outside all of these windows, from a moment on.
  ///
  /// - Parameters:
  ///   - timestamp: Where to begin. UTC.
  ///   - zone: The zone whose clocks the windows are for.
  /// - Returns: `timestamp` itself if it is outside; otherwise the first moment at which no window holds any longer.
  ///   `nil` if that does not come within nine days, and so never, or before the end of year 9999.
  /// - Complexity: O(*n*) in the number of windows, for each window that another one follows at once.
  public func firstMomentOutside(from timestamp: Timestamp, in zone: Zone) -> Timestamp? {
    // Windows come round every week; a clock change may add a day.
    let limit = timestamp.advanced(bySeconds: 9 * 86_400)
    var moment = timestamp
    // An end that the clocks skip comes later, which a very long window may hold again.
    while let end = compactMap({ $0.end(after: moment, in: zone) }).max() {
      guard end < limit, end < .max else { return nil }
      moment = end
    }
    return moment
  }
}
