internal import NudgeCatalog
package import NudgePlanning
package import NudgeText
package import NudgeTime

/// The person to preview notifications for, with the values known about them.
package struct PreviewSubject {
  package let planner: Planner
  private let plan: PersonPlan
  /// The person's state at the current time.
  package let standing: PersonPlan.Standing
  /// The known values, by kind and then by argument name.
  private(set) var values: [Kind: [String: ArgumentValue]] = [:]

  private let now: Timestamp

  /// Looks up what is known about a person.
  ///
  /// - Throws: `PlanError`, or `ReportError` if the person's last achievement is after today.
  package init(_ person: Person, planner: Planner, now: Timestamp) throws {
    self.now = now
    self.planner = planner
    plan = try planner.plan(for: person)
    standing = plan.standing(at: now)
    if case .summary(let summary) = person.history.record, let lastOn = summary.lastOn, lastOn > standing.today {
      throw ReportError(
        "The date is after today, \(standing.today).", about: .person(path: "progress.lastOn"))
    }
    try fillIn(planner.catalog)
  }

  package var person: Person { plan.person }

  /// Adds the known values for each kind.
  private mutating func fillIn(_ catalog: Catalog) throws {
    let unit = ArgumentValue.text(standing.streakPeriod.rawValue)
    for request in plan.previews(at: now) {
      values[request.kind] = Self.values(request, catalog)
    }
    values[.reminder] = slots(1).first.map { Self.values($0.composition, catalog) }
    if let next = catalog.thresholds(of: .streakMilestone)?.next(after: standing.streak) {
      // If an earlier streak was this long, the number of times isn't known here.
      let times: Int64 = standing.longestStreak < next ? 1 : 0
      values[.streakMilestone] = ["streak": .integer(Int64(next)), "times": .integer(times), "unit": unit]
    }
    if let next = catalog.thresholds(of: .countMilestone)?.next(after: standing.count) {
      // No streak is reached at the same time.
      values[.countMilestone] = ["count": .integer(Int64(next)), "streak": .integer(0), "unit": unit]
      values[.countMilestone]?["first"] = standing.firstOn.map { .date($0) }
    }
    values[.farewell] = ["count": .integer(Int64(standing.count))]
    if let lastOn = standing.lastOn, standing.count > 0 {
      // Nobody is welcomed back, or has returned, sooner than after 7 days.
      let gap = ArgumentValue.integer(Int64(max(lastOn.days(to: standing.today), 7)))
      let count = Int64(standing.count)
      values[.welcomeBack] = ["count": .integer(count), "last": .date(lastOn), "gapDays": gap]
      values[.returned] = ["count": .integer(count + 1), "gapDays": gap]
    }
    for template in catalog.templates where template.surface.isStyled {
      guard template.arguments.contains(where: { $0.name == "unit" }), values[template.kind]?["unit"] == nil else {
        continue
      }
      values[template.kind, default: [:]]["unit"] = unit
    }
    guard let name = person.name else { return }
    for template in catalog.templates where template.arguments.contains(where: { $0.name == "name" }) {
      values[template.kind, default: [:]]["name"] = .text(name)
    }
  }

  /// Returns the names of a kind's optional values that are taken from the examples.
  ///
  /// A preview contains the person's own text only if they allow it. Without an achievement to show, it has an example
  /// of one.
  func optionalExamples(of kind: Kind) -> Set<String> {
    kind == .retrieval && person.preferences.retrieval.includePreview && values[.retrieval] == nil ? ["title"] : []
  }

  /// Returns the values in previews that are examples, because the person doesn't have them.
  ///
  /// - Returns: Each kind with such values and the names of its arguments, in order.
  package func exampleNames(
    in previews: [PreviewReport.Preview], _ assignments: Assignments
  ) -> [(kind: Kind, names: [String])] {
    previews.filter { $0.surface == .push }.groups(by: \.kind).compactMap { previews in
      let kind = previews[0].kind
      let names = previews.flatMap { $0.values.map(\.name) }
        .filter { values[kind]?[$0] == nil && !assignments.has($0) }
      return names.isEmpty ? nil : (kind, names.groups { $0 }.map { $0[0] })
    }
  }

  /// Returns the slots for the person's next reminders, including those that the planner would skip.
  package func slots(_ count: Int) -> [PersonPlan.Turn] {
    plan.slots(after: now, count: count)
  }

  /// How far to search for notifications of certain kinds, in seconds: 100 years of 365 days.
  private static let horizon: Int64 = 100 * 365 * 86_400

  /// Returns the person's next notifications, with values that advance from each notification to the next.
  ///
  /// - Parameters:
  ///   - count: The maximum number of notifications. There may be fewer because of quiet hours, or because the calendar
  ///     ends.
  ///   - kinds: The kinds to show, or `nil` to show all kinds.
  ///   - recording: What the person is assumed to record between notifications.
  /// - Returns: At least one notification.
  /// - Throws: `ReportError` with the reason if there are no notifications.
  package func turns(_ count: Int, of kinds: Set<Kind>?, recording: Recording) throws -> [PersonPlan.Turn] {
    let end = kinds == nil ? .max : now.advanced(bySeconds: Self.horizon)
    let turns =
      recording == .nothing
      ? try plan.turns(after: now, until: end, count: count, of: kinds)
      : try turnsWithAchievements(count, of: kinds, until: end)
    if turns.isEmpty { throw try kinds.map(reasonForNothing(of:)) ?? reasonForNothing() }
    return turns
  }

  /// Returns notifications between which the person records one achievement after each reminder.
  private func turnsWithAchievements(
    _ count: Int, of kinds: Set<Kind>?, until end: Timestamp
  ) throws(PlanError) -> [PersonPlan.Turn] {
    var turns: [PersonPlan.Turn] = []
    var plan = plan
    var moment = now
    while turns.count < count, let turn = try plan.turns(after: moment, until: end, count: 1).first {
      if kinds?.contains(turn.occurrence.kind) ?? true { turns.append(turn) }
      moment = turn.occurrence.timestamp
      // Record one minute later, so that a resulting celebration doesn't coincide with the reminder.
      if turn.isReminder {
        plan = try planner.plan(for: plan.recording(Achievement(at: moment.advanced(bySeconds: 60))))
      }
    }
    return turns
  }

  private func reasonForNothing() throws -> ReportError {
    let skipped = try plan.forecast(after: now, count: 1).skipped.filter { $0.timestamp != nil }
    guard let first = skipped.first else {
      return ReportError(
        "no notification is due before the calendar ends with the year 9999; use an earlier --now, or check the anchor.",
        about: .option("sequence"))
    }
    let words = PlanWording(catalog: .shipped, locale: .english, renderer: Renderer())
      .adapted(to: person, on: plan.schedule)
    let reasons = try words.text(first.reasons, of: first.id, at: first.at?.local)
    return ReportError("no notifications are coming up: \(reasons).", about: .person(path: ""))
  }

  /// The spans, in days, that are searched for a reason that notifications of a kind don't fire.
  private static let explainedDays: [Int64] = [31, 366]

  /// Returns the reason that notifications of each of the given kinds don't fire, if the plan contains one.
  private func reasonForNothing(of kinds: Set<Kind>) throws -> ReportError {
    let words = PlanWording(catalog: .shipped, locale: .english, renderer: Renderer())
      .adapted(to: person, on: plan.schedule)
    let parts = try kinds.sorted { $0.rawValue < $1.rawValue }.map { kind in
      let nothing = "no \(try words.name(of: kind)) is coming up"
      guard let skipped = try skipped(kind) else { return nothing }
      return "\(nothing): \(try words.text(skipped.reasons, of: skipped.id, at: skipped.at?.local))"
    }
    return ReportError("\(parts.joined(separator: "; ")).", about: .person(path: ""))
  }

  /// Returns the next candidate of a kind that doesn't fire, or `nil` if there isn't one within the longest span.
  private func skipped(_ kind: Kind) throws -> PlanExplanation.SkippedCandidate? {
    for days in Self.explainedDays {
      let explanation = try plan.explanation(from: now.advanced(bySeconds: 1), for: .seconds(days * 86_400))
      // A candidate without a time that names a later day isn't a reason.
      let skipped = explanation.skipped.first {
        $0.kind == kind && ($0.timestamp != nil || $0.reasons.allSatisfy { $0.detail == nil })
      }
      if let skipped { return skipped }
    }
    return nil
  }

  /// Returns a request's values, by argument name.
  package static func values(_ request: CompositionRequest, _ catalog: Catalog) -> [String: ArgumentValue] {
    var values: [String: ArgumentValue] = [:]
    for argument in catalog.template(of: request.kind)?.arguments ?? [] {
      values[argument.name] = request.arguments[argument.name]
    }
    return values
  }
}
