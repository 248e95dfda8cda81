internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// The changes to an achievement.
struct Correction: Sendable {
  /// The new time or day, or `nil` to keep it.
  var moment: Achievement.Moment?
  /// The new title, which is empty to remove it, or `nil` to keep it.
  var title: String?
  /// Whether it is hard, `nil` to let the words of its title decide, or no value to keep it.
  var isHard: Bool??
}

extension Backend {
  /// Corrects an achievement.
  ///
  /// - Throws: ``Problem/invalid(_:_:)`` if the new time is of a later day than today.
  func correct(
    _ id: String, of person: String, by correction: Correction, if precondition: Precondition = .none
  ) async throws -> CorrectResult {
    let now = clock.now()
    let result = try await store.correctAchievement(id, of: person, if: precondition) { [self] achievement, person in
      if let moment = correction.moment {
        achievement.moment = moment
        guard try !plan(for: person).isLaterDay(achievement, at: now) else {
          throw Problem.laterDay("/at", in: person)
        }
      }
      if let title = correction.title { achievement.title = title }
      if let isHard = correction.isHard { achievement.isHard = isHard }
    }
    wake()
    return result
  }
}

extension Problem {
  /// An achievement of a later day than today.
  static func laterDay(_ pointer: String, in person: Person) -> Problem {
    .invalid(pointer, "Must not be on a later day than today in the person's time zone, \(person.timeZone).")
  }
}
