internal import Hummingbird
internal import Nudge
internal import NudgeStore

extension API {
  func putAchievement(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let person = try personID(context)
    let id = try Self.id("achievement", of: "an achievement", context)
    let precondition = try Self.precondition(of: request)
    var body = try await body(of: request)
    let correction = Correction(
      moment: body.isNull("at") ? body.noMoment() : body.moment("at"),
      title: body.isNull("title") ? "" : body.text("title", 0...History.maximumTitleLength),
      isHard: body.isNull("hard") ? .some(nil) : body.boolean("hard").map(Optional.some))
    try body.check()
    switch try await backend.correct(id, of: person, by: correction, if: precondition) {
    case .corrected(let achievement, let version):
      return try JSONResponse.make(
        AchievementAnswer(achievement: achievement, milestones: []), headers: [.eTag: EntityTags.tag(version)])
    case .unknown: throw Problem(.noSuchAchievement, "There is no such achievement.")
    case .conflict(nil): throw Problem.noSuchPerson
    case .conflict(let stored?): throw try Problem(precondition, of: request, failedFor: stored)
    }
  }
}

extension BodyReader {
  /// Returns the time or day of an achievement, or `nil` if it is missing or invalid.
  mutating func moment(_ key: String) -> Achievement.Moment? {
    guard let text = text(key) else { return nil }
    if let moment = try? Achievement.Moment(text) { return moment }
    complain(key, "Must be a time such as 2026-11-22T20:00:00-05:00 or a date such as 2026-11-22.")
    return nil
  }

  fileprivate mutating func noMoment() -> Achievement.Moment? {
    accept("at")
    complain("at", "Can't be removed, because every achievement has a time or a date.")
    return nil
  }
}
