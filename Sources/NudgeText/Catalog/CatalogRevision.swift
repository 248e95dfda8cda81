public import NudgeTime

/// A state of the catalog that people have seen.
///
/// Variants that came later join in a new revision, which begins a fresh round of choices for everybody on the same date.
public struct CatalogRevision: Hashable, Sendable {
  /// The number, from 1.
  public var number: Int
  /// The local date from which the revision holds; `nil` for the first, which has no beginning.
  public var start: CivilDate?

  /// Creates a revision.
  ///
  /// - Parameters:
  ///   - number: The number, from 1.
  ///   - start: The local date from which it holds; `nil` for the first.
  public init(number: Int, start: CivilDate?) {
    self.number = number
    self.start = start
  }

  /// The first revision.
  public static let first = CatalogRevision(number: 1, start: nil)
}
