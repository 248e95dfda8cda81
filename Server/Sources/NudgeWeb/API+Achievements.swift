internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

extension API {
  private struct AchievementAnswer: Encodable {
    var achievement: Achievement
    var milestones: [Milestone]

    struct Milestone: Encodable {
      var kind: String
      var threshold: Int
      var on: String
    }
  }

  func postAchievement(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let person = try personID(context)
    var body = try await body(of: request)
    let id = body.text("id", 1...Person.maximumIDLength) ?? IdempotencyKey.newID()
    let title = body.text("title")
    var achievement = Achievement(at: backend.clock.now(), id: id, title: title)
    if let at = body.text("at") {
      if let moment = try? Timestamp(rfc3339: at) {
        achievement = Achievement(at: moment, id: id, title: title)
      } else if let day = try? CivilDate(at) {
        achievement = Achievement(on: day, id: id, title: title)
      } else {
        body.complain("at", "Must be a time such as 2026-11-22T20:00:00Z or a date such as 2026-11-22.")
      }
    }
    try body.check()
    let recorded = try await backend.record(achievement, for: person)
    let milestones = recorded.milestones.map {
      AchievementAnswer.Milestone(kind: $0.kind.rawValue, threshold: $0.threshold, on: "\($0.on)")
    }
    return try JSONResponse.make(
      AchievementAnswer(achievement: recorded.achievement, milestones: milestones),
      status: recorded.isNew ? .created : .ok)
  }

  private struct AchievementList: Encodable {
    var achievements: [Achievement]
  }

  func getAchievements(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    var query = QueryReader(request)
    let limit = query.number("limit", 1...1_000) ?? 100
    let before = query.text("before")
    try query.check()
    let found = try await backend.read(of: id) {
      try await backend.store.achievements(of: id, before: before, limit: limit)
    }
    guard let list = found else {
      // An empty list would look like the end.
      throw Problem(
        .notFound, "There is no such achievement.",
        errors: [
          Problem.Fault(
            parameter: "before", detail: "It may have been deleted. List the achievements from the newest again.")
        ])
    }
    return try JSONResponse.make(AchievementList(achievements: list))
  }

  func deleteAchievement(_ context: some RequestContext) async throws -> Response {
    let achievement = try Self.id("achievement", of: "an achievement", context)
    let found = try await backend.store.deleteAchievement(achievement, of: try personID(context))
    backend.wake()
    guard found else { throw Problem(.notFound, "There is no such achievement.") }
    return Response(status: .noContent)
  }
}
