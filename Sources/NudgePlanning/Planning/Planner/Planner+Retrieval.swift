internal import NudgeText
internal import NudgeTime

extension Planner {
  /// The achievement that a notification of the kind `retrieval` shows again.
  ///
  /// - Parameters:
  ///   - notification: A notification that this planner made for the same person.
  ///   - person: Whom it is for, with their achievements.
  /// - Returns: The achievement; `nil` for other kinds, and where it is not planned any more.
  /// - Throws: `PlanError`.
  public func achievement(
    shownBy notification: NotificationRequest, for person: Person
  ) throws(PlanError) -> Achievement? {
    guard notification.kind == .retrieval, case .achievements(let achievements) = person.history.record else {
      return nil
    }
    let moment = notification.timestamp
    var planner = try PersonPlanner(person, in: moment..<moment.advanced(bySeconds: 1), by: self, explains: false)
    try planner.findCandidates()
    for candidate in planner.decide() where candidate.id == notification.id {
      if case .retrieval(let index, _) = candidate.subject { return achievements[index] }
    }
    return nil
  }
}
