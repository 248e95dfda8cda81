/// A moment at which a zone's offset or abbreviation changes.
package struct ZoneTransition: Hashable, Sendable {
  /// The first moment after the change, in UTC.
  package let timestamp: Timestamp
  /// The offset from UTC before the change.
  package let offsetBefore: UTCOffset
  /// The local time type after the change.
  package let type: LocalTimeType

  /// The local date and time of the change, as shown by the clocks before it.
  package var localBefore: CivilDateTime { timestamp.civil(at: offsetBefore) }
}

extension Zone {
  /// Returns the last transition at or before a moment and all later transitions, in order.
  ///
  /// If the zone's rule continues forever, the result covers at least 400 years, after which the calendar and the
  /// transitions repeat.
  ///
  /// - Parameter timestamp: The moment, in UTC.
  /// - Returns: The transitions, starting with the last one at or before the moment, if any. If the moment is so late
  ///   that the zone's table repeats, in about 400 years, this method returns `nil`.
  package func transitions(from timestamp: Timestamp) -> [ZoneTransition]? {
    guard table.folded(timestamp.secondsSinceEpoch).shift == 0 else { return nil }
    let first = max(table.index(at: timestamp.secondsSinceEpoch) - 1, 0)
    return table.transitions.indices.dropFirst(first).map { index in
      ZoneTransition(
        timestamp: Timestamp(unchecked: table.transitions[index]),
        offsetBefore: UTCOffset(unchecked: table.offsets[index]), type: table.type(at: index + 1))
    }
  }

  /// A Boolean value indicating whether the clocks continue to change forever.
  package var changesForEver: Bool { table.repeats }
}
