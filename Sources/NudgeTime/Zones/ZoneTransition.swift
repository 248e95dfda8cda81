/// A moment at which the offset or abbreviation of a zone changes.
package struct ZoneTransition: Hashable, Sendable {
  /// The first moment after the change, in UTC.
  package let timestamp: Timestamp
  /// The offset from UTC before the change.
  package let offsetBefore: UTCOffset
  /// The local time type after the change.
  package let type: LocalTimeType

  /// The local date and time of the change, on the clocks before it.
  package var localBefore: CivilDateTime { timestamp.civil(at: offsetBefore) }
}

extension Zone {
  /// Returns the last transition at or before a moment and all later transitions, in order.
  ///
  /// If a rule continues forever, the result covers at least 400 years. After that, the calendar and the transitions
  /// repeat.
  ///
  /// - Parameter timestamp: The moment, in UTC.
  /// - Returns: The transitions. The first one is at or before the moment, if there is such a transition. `nil` if the
  ///   moment is in the years in which the zone's table repeats, about 400 years from now.
  package func transitions(from timestamp: Timestamp) -> [ZoneTransition]? {
    guard table.folded(timestamp.secondsSinceEpoch).shift == 0 else { return nil }
    let first = max(table.index(at: timestamp.secondsSinceEpoch) - 1, 0)
    return table.transitions.indices.dropFirst(first).map { index in
      ZoneTransition(
        timestamp: Timestamp(unchecked: table.transitions[index]),
        offsetBefore: UTCOffset(unchecked: table.offsets[index]), type: table.type(at: index + 1))
    }
  }

  /// A Boolean value indicating whether the clocks change every year, without an end.
  package var changesForEver: Bool { table.repeats }
}
