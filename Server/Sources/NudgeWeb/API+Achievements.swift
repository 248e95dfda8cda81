internal import HTTPTypes
internal import Hummingbird
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

extension API {
  struct AchievementAnswer: Encodable {
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
    let moment = body.moment("at")
    let isHard = body.boolean("hard")
    try body.check()
    let at: Achievement.Moment =
      if let moment {
        moment
      } else {
        try backend.plan(for: await backend.person(person).person).moment(backend.clock.now())
      }
    let recorded = try await backend.record(Achievement(at: at, id: id, title: title, isHard: isHard), for: person)
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
        .noSuchAchievement, "There is no such achievement.",
        errors: [
          Problem.Fault(
            parameter: "before", detail: "It may have been deleted. List the achievements from the newest again.")
        ])
    }
    return try JSONResponse.make(AchievementList(achievements: list))
  }

  func deleteAchievement(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let achievement = try Self.id("achievement", of: "an achievement", context)
    let precondition = try Self.precondition(of: request)
    let result = try await backend.store.deleteAchievement(achievement, of: try personID(context), if: precondition)
    backend.wake()
    switch result {
    case .deleted(let version): return Response(status: .noContent, headers: [.eTag: EntityTags.tag(version)])
    case .unknown: throw Problem(.noSuchAchievement, "There is no such achievement.")
    case .conflict(nil): throw Problem.noSuchPerson
    case .conflict(let stored?): throw try Problem(precondition, of: request, failedFor: stored)
    }
  }
}
