/// A single firing of a cadence or rule, consisting of a civil slot and the moment at which it fires.
package struct Occurrence: Hashable, Sendable {
  /// The effect of a clock change on a slot.
  package enum Adjustment: Hashable, Sendable {
    /// The slot's time occurs exactly once on its day.
    case exact
    /// The clocks skip the slot's time, so it fires later by the length of the gap.
    case shiftedByGap
    /// The clocks show the slot's time twice, and this is the first time.
    case firstPassing
    /// The clocks show the slot's time twice, and this is the second time. Only hourly and finer rules fire at this
    /// time, as well as starts and single dates that are specified in UTC.
    case laterPassing
  }

  /// The civil date and time of day that the cadence or rule specifies.
  package let slot: CivilDateTime
  /// The moment at which the slot fires, in UTC.
  package let timestamp: Timestamp
  /// The zone's offset from UTC at that moment.
  package let offset: UTCOffset
  /// The effect of a clock change on the slot.
  package let adjustment: Adjustment

  /// The local date and time at which the slot fires.
  ///
  /// This differs from `slot` if the clocks skip the slot's time.
  package var local: CivilDateTime { timestamp.civil(at: offset) }

  /// Returns whether this firing comes before another.
  ///
  /// If both fire at the same moment, the one that wasn't shifted by a gap comes first.
  func fires(before other: Occurrence?) -> Bool {
    guard let other else { return true }
    return timestamp < other.timestamp
      || (timestamp == other.timestamp && other.adjustment == .shiftedByGap && adjustment != .shiftedByGap)
  }
}

/// Returns a lazy sequence of the occurrences within a half-open range.
///
/// - Parameters:
///   - span: A range of moments in UTC, with an inclusive lower bound and an exclusive upper bound.
///   - next: A function that returns the first occurrence after a moment. It must accept the second before
///     `Timestamp.min`.
/// - Returns: The occurrences, in ascending order.
func occurrences(
  in span: Range<Timestamp>, next: @escaping (Timestamp) -> Occurrence?
) -> some Sequence<Occurrence> {
  sequence(state: span.lowerBound.secondsSinceEpoch - 1) { (last: inout Int64) -> Occurrence? in
    guard let occurrence = next(Timestamp(unchecked: last)), occurrence.timestamp < span.upperBound else { return nil }
    last = occurrence.timestamp.secondsSinceEpoch
    return occurrence
  }
}
