/// The moments that a civil date and time refers to in a zone.
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

  /// A range of local time that the clocks skip, and a date and time inside it.
  package struct Gap: Hashable, Sendable {
    /// The moment at which the clocks are set forward.
    package let transition: Timestamp
    /// The moment computed with the offset before the gap.
    ///
    /// It is after the transition by the distance from the start of the gap, so 02:30 becomes 03:30.
    package let later: Timestamp
    /// The moment computed with the offset after the gap.
    ///
    /// It is before the transition, so 02:30 becomes 01:30.
    package let earlier: Timestamp

    /// The length of the gap in seconds, greater than 0.
    package var length: Int64 { later.secondsSinceEpoch - earlier.secondsSinceEpoch }
  }
}

/// A policy for a local time that the clocks skip.
package enum GapPolicy: Hashable, Sendable {
  /// Shift later by the length of the gap: 02:30 becomes 03:30. RFC 5545, java.time, and Temporal's "compatible" do
  /// this.
  case later
  /// Shift earlier by the length of the gap: 02:30 becomes 01:30.
  case earlier
  /// Use the moment at which the clocks are set forward: 02:30 becomes 03:00.
  case transition
  /// Use no moment.
  case omit
}

/// A policy for a local time that the clocks show twice.
package enum OverlapPolicy: Hashable, Sendable {
  /// Use the first moment, before the clocks are set back. RFC 5545, java.time, and Temporal's "compatible" do this.
  case first
  /// Use the last moment, after the clocks are set back.
  case last
  /// Use no moment.
  case omit
}
