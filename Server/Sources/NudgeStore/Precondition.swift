public import Nudge

/// A version of a person, different from all other versions that the person's ID has ever had.
public struct PersonVersion: Hashable, Sendable {
  /// The time at which the person was first stored, which distinguishes them from an erased person with the same ID.
  public var createdAt: Timestamp
  /// Increases by one with each change, from 1.
  public var number: Int

  public init(createdAt: Timestamp, number: Int) {
    self.createdAt = createdAt
    self.number = number
  }
}

/// A condition on the stored person for a change to happen.
public enum Precondition: Hashable, Sendable {
  /// The change always happens.
  case none
  /// There must not be such a person.
  case absent
  /// There must be such a person, in any version.
  case present
  /// There must be such a person, in one of these versions.
  case oneOf([PersonVersion])
  /// There must not be such a person, or not in one of these versions.
  case noneOf([PersonVersion])
  /// There must be such a person, first stored at this time, in any version.
  case createdAt(Timestamp)

  /// Returns whether the condition holds.
  ///
  /// - Parameter stored: The stored version, or `nil` if the person doesn't exist.
  package func holds(for stored: PersonVersion?) -> Bool {
    switch self {
    case .none: true
    case .absent: stored == nil
    case .present: stored != nil
    case .oneOf(let versions): stored.map(versions.contains) ?? false
    case .noneOf(let versions): !(stored.map(versions.contains) ?? false)
    case .createdAt(let time): stored?.createdAt == time
    }
  }
}
