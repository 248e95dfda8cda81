/// A moment at which a zone's clocks or their name change.
package struct ZoneTransition: Hashable, Sendable {
  /// The first moment of what is new, in UTC.
  package let timestamp: Timestamp
  /// What the clocks added to UTC before.
  package let offsetBefore: UTCOffset
  /// What the clocks are set to from then on.
  package let type: LocalTimeType

  /// The date and time at which the clocks are changed, as they show it just then.
  package var localBefore: CivilDateTime { timestamp.civil(at: offsetBefore) }
}

extension Zone {
  /// The transition that began what holds at a moment, and those after it, in order.
  ///
  /// If a rule goes on for ever, there are at least 400 years of them, after which the calendar and the transitions
  /// repeat.
  ///
  /// - Parameter timestamp: The moment. UTC.
  /// - Returns: The transitions, the first one at or before the moment unless there is none; `nil` for a moment in the
  ///   years in which the zone's table repeats itself, some 400 years from now.
  package func transitions(from timestamp: Timestamp) -> [ZoneTransition]? {
    guard table.folded(timestamp.secondsSinceEpoch).shift == 0 else { return nil }
    let first = max(table.index(at: timestamp.secondsSinceEpoch) - 1, 0)
    return table.transitions.indices.dropFirst(first).map { index in
      ZoneTransition(
        timestamp: Timestamp(unchecked: table.transitions[index]),
        offsetBefore: UTCOffset(unchecked: table.offsets[index]), type: table.type(at: index + 1))
    }
  }

  /// Whether its clocks change every year for ever.
  package var changesForEver: Bool { table.repeats }
}
