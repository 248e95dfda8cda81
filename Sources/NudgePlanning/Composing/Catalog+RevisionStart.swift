public import NudgeText
public import NudgeTime

extension Catalog {
  /// The number of the first slot of a cadence in the revision that holds on a date.
  ///
  /// It goes with `Cadence.index(of:)`: on that slot the choice of variants begins a fresh round, for everybody on the same
  /// date, whatever their cadence.
  ///
  /// - Parameters:
  ///   - date: The civil date of a slot.
  ///   - cadence: The cadence whose slots are counted.
  /// - Returns: 0 for the first revision, and for one that began before the cadence.
  public func revisionStart(on date: CivilDate, in cadence: Cadence) -> Int {
    guard let start = revision(on: date).start else { return 0 }
    return cadence.index(of: CivilDateTime(date: start, time: .midnight))
  }
}
