public import NudgeText
public import NudgeTime

/// A milestone that a person has reached.
public struct EarnedMilestone: Hashable, Sendable {
  /// `streak-milestone` or `count-milestone`.
  public var kind: Kind
  /// The streak in days, or in weeks where those are counted; or the count.
  public var threshold: Int
  /// The civil day whose achievement reached it.
  public var on: CivilDate

  /// Creates a milestone.
  ///
  /// - Parameters:
  ///   - kind: `streak-milestone` or `count-milestone`.
  ///   - threshold: The streak, or the count.
  ///   - on: The civil day whose achievement reached it.
  public init(kind: Kind, threshold: Int, on: CivilDate) {
    self.kind = kind
    self.threshold = threshold
    self.on = on
  }
}
