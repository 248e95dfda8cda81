/// A span of every day's clock, such as quiet hours from 22:00 to 08:00.
///
/// Half-open: `start` is inside, `end` is not. A window whose end is not after its start crosses midnight; one that ends where
/// it starts is the whole day.
public struct DailyWindow: Hashable, Sendable {
  /// The first time inside.
  public var start: TimeOfDay
  /// The first time outside again.
  public var end: TimeOfDay

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - start: The first time inside.
  ///   - end: The first time outside again.
  public init(from start: TimeOfDay, to end: TimeOfDay) {
    self.start = start
    self.end = end
  }

  /// Reads two times with a hyphen between them, such as `22:00-08:00`.
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

  /// Whether a time of day is inside.
  ///
  /// - Parameter time: A time on the clock.
  /// - Returns: `true` from `start` until before `end`.
  public func contains(_ time: TimeOfDay) -> Bool {
    start < end ? start <= time && time < end : start <= time || time < end
  }

  /// The first moment outside the window, from a moment on.
  ///
  /// - Parameters:
  ///   - timestamp: Where to begin. UTC.
  ///   - zone: The zone whose clocks the window is told on.
  /// - Returns: `timestamp` itself where it is outside; otherwise the next moment at which the clocks show `end` or, where they
  ///   skip it, the moment that `Zone.timestamp(for:)` gives for it, later by the length of the gap. `nil` where that never
  ///   comes: a window that is the whole day, or the end of year 9999.
  public func firstMomentOutside(from timestamp: Timestamp, in zone: Zone) -> Timestamp? {
    guard start != end else { return contains(zone.civil(at: timestamp).time) ? nil : timestamp }
    var moment = timestamp
    // An end that the clocks skip is told later, which a very long window may hold again.
    while case let civil = zone.civil(at: moment), contains(civil.time) {
      guard let date = civil.time < end ? civil.date : civil.date.adding(days: 1) else { return nil }
      let civilEnd = CivilDateTime(date: date, time: end)
      // In a repeated hour the first passing may be over already.
      let passings = [zone.timestamp(for: civilEnd), zone.timestamp(for: civilEnd, overlap: .last)]
      guard let next = passings.compactMap(\.self).first(where: { $0 > moment }) else { return nil }
      moment = next
    }
    return moment
  }
}
