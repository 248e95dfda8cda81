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
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .malformed(column: (parts.first?.count ?? 0) + 1, expected: "HH:MM-HH:MM")
    }
    self.init(from: try TimeOfDay(parts[0]), to: try TimeOfDay(parts[1]))
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
    let civil = zone.civil(at: timestamp)
    guard contains(civil.time) else { return timestamp }
    guard start != end else { return nil }
    let date = civil.time < end ? civil.date : civil.date.adding(days: 1)
    let civilEnd = date.map { CivilDateTime(date: $0, time: end) }
    guard let civilEnd, let first = zone.timestamp(for: civilEnd) else { return nil }
    // In a repeated hour the first passing may be over already.
    return first >= timestamp ? first : zone.timestamp(for: civilEnd, overlap: .last)
  }
}
