/// One firing of a cadence or a rule: the civil slot it stands for, and the moment it falls on.
public struct Occurrence: Hashable, Sendable {
  /// What a clock change did to a slot.
  public enum Adjustment: Hashable, Sendable {
    /// The slot's time comes once on its day.
    case exact
    /// The clocks skip the slot's time; it fires later by the length of the gap.
    case shiftedByGap
    /// The clocks show the slot's time twice; it fires at the first passing.
    case firstPassing
    /// The clocks show the slot's time twice, and this is the second passing, at which only hourly and finer rules
    /// fire.
    case laterPassing
  }

  /// The date and time of day that the cadence names.
  public let slot: CivilDateTime
  /// The moment of firing, in UTC.
  public let timestamp: Timestamp
  /// What the zone's clocks add to UTC at that moment.
  public let offset: UTCOffset
  /// What a clock change did to the slot.
  public let adjustment: Adjustment

  /// The date and time that the zone's clocks show at the moment of firing; differs from `slot` after a gap.
  public var local: CivilDateTime { timestamp.civil(at: offset) }

  /// Whether this firing is the earlier of two or, of two at one moment, the one that no clock change moved.
  func fires(before other: Occurrence?) -> Bool {
    guard let other else { return true }
    return timestamp < other.timestamp
      || (timestamp == other.timestamp && other.adjustment == .shiftedByGap && adjustment != .shiftedByGap)
  }
}

/// The occurrences of a half-open span, each worked out as it is asked for.
///
/// - Parameters:
///   - span: From its lower bound, included, until its upper bound, excluded. UTC.
///   - next: The first occurrence after a moment, which may be the second before the first moment there is.
/// - Returns: The occurrences, in order.
func occurrences(
  in span: Range<Timestamp>, next: @escaping (Timestamp) -> Occurrence?
) -> some Sequence<Occurrence> {
  sequence(state: span.lowerBound.secondsSinceEpoch - 1) { (last: inout Int64) -> Occurrence? in
    guard let occurrence = next(Timestamp(unchecked: last)), occurrence.timestamp < span.upperBound else { return nil }
    last = occurrence.timestamp.secondsSinceEpoch
    return occurrence
  }
}
