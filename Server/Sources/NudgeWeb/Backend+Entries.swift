internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

/// What to change in an achievement.
struct Correction: Sendable {
  /// The new time or day, or `nil` to keep it.
  var moment: Achievement.Moment?
  /// The new title, which is empty to remove it, or `nil` to keep it.
  var title: String?
}

extension Backend {
  /// Corrects an achievement.
  ///
  /// - Throws: ``Problem/invalid(_:_:)`` if the new time is of a later day than today.
  func correct(
    _ id: String, of person: String, by correction: Correction, if precondition: Precondition = .none
  ) async throws -> CorrectResult {
    let (now, planner) = (clock.now(), planner)
    let result = try await store.correctAchievement(id, of: person, if: precondition) { achievement, person in
      if let moment = correction.moment {
        achievement.moment = moment
        guard try !planner.isLaterDay(achievement, for: person, at: now) else {
          throw Problem.laterDay("/at", in: person)
        }
      }
      if let title = correction.title { achievement.title = title }
    }
    wake()
    return result
  }

  /// Throws if a person has achievements of later days than today.
  func checkDays(of person: Person, at now: Timestamp) throws {
    var faults: [Problem.Fault] = []
    for (index, achievement) in person.history.achievements.enumerated() where faults.count < Problem.maximumFaults {
      guard try planner.isLaterDay(achievement, for: person, at: now) else { continue }
      faults += Problem.laterDay("/achievements/\(index)/at", in: person).errors
    }
    guard faults.isEmpty else { throw Problem.invalid(faults) }
  }
}

extension Planner {
  /// Returns whether an achievement is of a later day than today.
  ///
  /// The civil date of its time in the person's time zone decides. A date alone begins first where the UTC offset is +14
  /// hours, so a person who has come from the east keeps what they recorded there, although it may be tomorrow's date here.
  /// A later time of today is allowed.
  func isLaterDay(_ achievement: Achievement, for person: Person, at now: Timestamp) throws(PlanError) -> Bool {
    let moment =
      switch achievement.moment {
      case .timestamp(let moment, _): moment
      case .date(let day): Timestamp(secondsSinceEpoch: Int64(day.daysSinceEpoch) * 86_400 - 14 * 3_600) ?? .min
      }
    guard moment > now else { return false }
    do throws(ZoneError) {
      let zone = try zones.zone(person.timeZone)
      return zone.civil(at: moment).date > zone.civil(at: now).date
    } catch {
      throw .zone(error)
    }
  }
}

extension Problem {
  /// An achievement of a later day than today.
  static func laterDay(_ pointer: String, in person: Person) -> Problem {
    .invalid(pointer, "Must not be on a later day than today in the person's time zone, \(person.timeZone).")
  }
}
