/// The moments that a civil date and time refers to in a time zone.
///
/// For example:
///
/// ```swift
/// let zone = try ZoneDatabase.compiledIn.zone("Europe/Berlin")
/// let civil = try CivilDateTime(date: CivilDate("2026-03-29"), time: TimeOfDay("02:30"))
/// switch zone.resolve(civil) {
/// case .unique(let moment): print(moment)
/// case .skipped(let gap): print(gap.later)  // 2026-03-29T01:30:00Z, which is 03:30 in Berlin
/// case .repeated(let first, _): print(first)
/// }
/// ```
package enum CivilResolution: Hashable, Sendable {
  /// The clocks show the date and time once.
  case unique(Timestamp)
  /// The clocks skip the date and time.
  case skipped(Gap)
  /// The clocks are set back and show the date and time more than once. The moments are the first and the last.
  case repeated(first: Timestamp, last: Timestamp)

  /// A range of local time that the clocks skip, together with a date and time inside the range.
  package struct Gap: Hashable, Sendable {
    /// The moment at which the clocks are set forward.
    package let transition: Timestamp
    /// The moment computed using the offset before the gap.
    ///
    /// The moment is as long after the transition as the local time is after the start of the gap, so 02:30 becomes
    /// 03:30.
    package let later: Timestamp
    /// The moment computed using the offset after the gap.
    ///
    /// The moment is before the transition, so 02:30 becomes 01:30.
    package let earlier: Timestamp

    /// The length of the gap in seconds, greater than 0.
    package var length: Int64 { later.secondsSinceEpoch - earlier.secondsSinceEpoch }
  }
}

/// A policy for local times that the clocks skip.
package enum GapPolicy: Hashable, Sendable {
  /// Shift later by the length of the gap, so that 02:30 becomes 03:30. This is what RFC 5545, java.time, and
  /// Temporal's "compatible" mode do.
  case later
  /// Shift earlier by the length of the gap, so that 02:30 becomes 01:30.
  case earlier
  /// Use the moment at which the clocks are set forward, so that 02:30 becomes 03:00.
  case transition
  /// Omit the local time.
  case omit
}

/// A policy for local times that the clocks show twice.
package enum OverlapPolicy: Hashable, Sendable {
  /// Use the first moment, before the clocks are set back. This is what RFC 5545, java.time, and Temporal's
  /// "compatible" mode do.
  case first
  /// Use the last moment, after the clocks are set back.
  case last
  /// Omit the local time.
  case omit
}
