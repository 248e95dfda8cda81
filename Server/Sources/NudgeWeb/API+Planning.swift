internal import Hummingbird
internal import NIOCore
internal import Nudge
internal import NudgeDispatch
internal import NudgeStore

extension API {
  /// The longest span of a stored person's plan, in seconds.
  private static let longestPlan: Int64 = 366 * 86_400

  func getPlan(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let id = try personID(context)
    var query = QueryReader(request)
    let from = query.time("from") ?? backend.clock.now()
    let until = query.time("until") ?? from.advanced(bySeconds: 7 * 86_400)
    let explains = query.flag("explain")
    if from >= until || until.secondsSinceEpoch - from.secondsSinceEpoch > Self.longestPlan {
      query.complain("until", "Must be after from, and at most 366 days after it.")
    }
    try query.check()
    let plan = try backend.plan(for: await backend.person(id).person)
    let text =
      explains
      ? try plan.explanation(in: from..<until).lines(person: plan.person.id)
      : try plan.notifications(in: from..<until).map { $0.json() + "\n" }.joined()
    return Self.lines(ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  private struct StreaksAnswer: Encodable {
    var count: Int
    var on: CivilDate
    /// A person has one streak.
    var streaks: [StreakState]
  }

  func getStreaks(_ context: some RequestContext) async throws -> Response {
    let plan = try backend.plan(for: await backend.person(try personID(context)).person)
    let now = backend.clock.now()
    let streak = try plan.explanation(in: now..<now.advanced(bySeconds: 1)).streak
    let count = try plan.forecast(after: now, count: 0).progress?.count
    return try JSONResponse.make(StreaksAnswer(count: count ?? 0, on: plan.day(at: now), streaks: [streak]))
  }

  static func lines(_ body: ResponseBody) -> Response {
    Response(status: .ok, headers: [.contentType: "application/x-ndjson"], body: body)
  }
}
