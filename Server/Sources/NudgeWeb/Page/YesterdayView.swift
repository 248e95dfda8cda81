internal import Nudge
internal import NudgeStore

/// The notifications that a person got yesterday, and the reasons that they got no others.
struct YesterdayView {
  var heading: String
  var lines: [String]

  /// - Parameter deliveries: Deliveries that were due in the last days.
  /// - Returns: `nil` if the person wasn't stored before today.
  init?(
    _ record: PersonRecord, _ plan: PersonPlan, _ deliveries: [Delivery], _ devices: [Device], _ words: PageWords,
    at now: Timestamp
  ) throws {
    let today = plan.day(at: now)
    guard plan.day(at: record.createdAt) < today else { return nil }
    guard let yesterday = today.adding(days: -1), var explanation = try Self.explanation(of: plan, on: yesterday) else {
      heading = try words.notices.text("why-title")
      lines = [try words.notices.text("why-nothing")]
      return
    }
    let ended = deliveries.filter { delivery in
      plan.day(at: delivery.due) == yesterday && delivery.state != .cancelled
    }
    let known = Dictionary(explanation.notifications.map { ($0.id, $0.title) }) { first, _ in first }
    func line(_ phrase: String, _ title: String, _ moment: Timestamp) throws -> String {
      let time = OffsetTimestamp(moment, offset: plan.offset(at: moment))
      return try words.notices.text(phrase, ["title": .text(title), "time": .moment(time)])
    }
    // A notification that went to several devices is one line, with the best that became of it.
    var best: [NotificationID: Delivery] = [:]
    for delivery in ended {
      let id = delivery.key.notification
      if best[id].map({ Self.rank($0.state) > Self.rank(delivery.state) }) ?? true { best[id] = delivery }
    }
    lines = try best.values.sorted { $0.due < $1.due }.compactMap { delivery in
      guard let phrase = Self.phrase(delivery.state), let title = known[delivery.key.notification] else { return nil }
      return try line(phrase, title, delivery.due)
    }
    if devices.isEmpty, best.isEmpty, !explanation.notifications.isEmpty {
      lines.append(try words.notices.text("why-no-device"))
      lines += try explanation.notifications.map { try line("was-planned", $0.title, $0.timestamp) }
    }
    explanation.notifications = []
    explanation.skipped.removeAll { $0.reasons == [.notEarnedYet] }
    lines += try plan.sentences(of: explanation)
    if lines.isEmpty { lines = [try words.notices.text("why-nothing")] }
    let gotOne = best.values.contains { $0.state == .accepted || $0.state == .unknown }
    heading = try words.notices.text(gotOne ? "what-title" : "why-title")
  }

  /// Returns the explanation of a day, or `nil` if the person's summary is of a later day and doesn't tell what happened.
  private static func explanation(of plan: PersonPlan, on day: CivilDate) throws -> PlanExplanation? {
    do throws(PlanError) {
      return try plan.explanation(on: day)
    } catch {
      if case .lastOnAfterSpan = error { return nil }
      throw error
    }
  }

  private static func phrase(_ state: DeliveryState) -> String? {
    switch state {
    case .accepted: "came"
    case .unknown: "may-have-come"
    case .dead, .dropped: "did-not-come"
    case .expired: "came-too-late"
    case .planned, .claimed, .sending, .retry, .cancelled: nil
    }
  }

  private static func rank(_ state: DeliveryState) -> Int {
    switch state {
    case .accepted: 0
    case .unknown: 1
    case .sending, .claimed, .retry, .planned: 2
    case .expired: 3
    case .dead, .dropped: 4
    case .cancelled: 5
    }
  }
}
