extension Cadence {
  /// Works out the next firings of many cadences at once, into storage that the caller keeps.
  ///
  /// Nothing is allocated for a cadence: the storage grows to the number of them once, and is used again by the next call. To use
  /// several threads, give each a slice and storage of its own; zones may be shared.
  ///
  /// - Parameters:
  ///   - cadences: Whose firings.
  ///   - timestamp: Lower bound, excluded. UTC.
  ///   - firings: What it holds is replaced by one moment for each cadence, in the same order; `nil` where none is left.
  /// - Complexity: O(*n*) in the number of cadences.
  public static func nextFirings(
    of cadences: ArraySlice<Cadence>, after timestamp: Timestamp, into firings: inout [Timestamp?]
  ) {
    firings.removeAll(keepingCapacity: true)
    firings.reserveCapacity(cadences.count)
    for index in cadences.indices {
      firings.append(cadences[index].next(after: timestamp)?.timestamp)
    }
  }

  /// Works out the next firings of many cadences at once, into storage that the caller keeps.
  ///
  /// - Parameters:
  ///   - cadences: Whose firings.
  ///   - timestamp: Lower bound, excluded. UTC.
  ///   - firings: What it holds is replaced by one moment for each cadence, in the same order; `nil` where none is left.
  /// - Complexity: O(*n*) in the number of cadences.
  public static func nextFirings(
    of cadences: [Cadence], after timestamp: Timestamp, into firings: inout [Timestamp?]
  ) {
    nextFirings(of: cadences[...], after: timestamp, into: &firings)
  }
}
