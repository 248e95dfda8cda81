package import NudgePlanning
package import NudgeText
package import NudgeTime

/// The achievements and notifications of a simulated person, with the figures by which a year is judged.
package struct SimulatedYear: Sendable {
  /// The minimum number of days without a notification that count as a silence: 14.
  package static let shortestSilence = 14
  /// The maximum number of days between two showings of a text that count as a repeat: 30.
  package static let longestRepeat = 30

  /// A notification, and what surrounds it.
  package struct Notification: Sendable {
    package var request: NotificationRequest
    /// Whether a reminder was answered; `nil` for notifications that don't remind.
    ///
    /// A notification into which a reminder was merged is a reminder, too. A reminder is answered if something is
    /// recorded after it, before the next reminder and before the end of the period in which it came: the day, the week,
    /// or the time until the next reminder day.
    package var isAnswered: Bool?
    /// The number of days since the same text was shown, or `nil` if it is shown for the first time.
    package var daysSinceSameText: Int?

    /// A Boolean value indicating whether the text is a repeat that a person may notice.
    package var isRepeat: Bool { daysSinceSameText.map { $0 <= longestRepeat } ?? false }
  }

  /// A text and how often it was shown.
  package struct Text: Sendable {
    package var kind: Kind
    package var variant: String
    /// The title of its last showing.
    package var title: String
    package var showings: Int
    /// The smallest number of days between two showings, or `nil` if there is only one.
    package var shortestDistance: Int?
  }

  /// The number of notifications of a kind that were left out for the same reasons.
  package struct Omission: Sendable {
    package var kind: Kind
    /// The reasons without the ids, dates and times that they name.
    package var reasons: [String]
    package var count: Int
  }

  package let simulation: YearSimulation
  /// The plan of the person with everything that they recorded.
  package let plan: PersonPlan
  package let span: Range<Timestamp>
  /// The recorded achievements, in order of time.
  package let achievements: [Achievement]
  /// The notifications that were sent, in order of time.
  package let notifications: [Notification]
  /// The notifications that didn't come, with their reasons, in order of time.
  package let leftOut: [PlanExplanation.SkippedCandidate]
  /// The texts, those that were repeated soonest first.
  package let texts: [Text]
  /// The spans of at least 14 days without a notification.
  package let silences: [ClosedRange<CivilDate>]

  package var person: Person { simulation.person }
  package var zone: Zone { plan.schedule.zone }
  package var days: ClosedRange<CivilDate> { simulation.days }

  init(
    simulation: YearSimulation, plan: PersonPlan, span: Range<Timestamp>, achievements: [Achievement],
    sent: [NotificationRequest], leftOut: [PlanExplanation.SkippedCandidate]
  ) {
    self.simulation = simulation
    self.plan = plan
    self.span = span
    self.achievements = achievements
    self.leftOut = leftOut
    let answers = Self.answers(to: sent, achievements, plan, span)
    var texts: [String: Text] = [:]
    var lastShown: [String: CivilDate] = [:]
    notifications = sent.map { request in
      let key = "\(request.kind) \(request.variant)"
      let distance = lastShown[key].map { $0.days(to: request.local.date) }
      lastShown[key] = request.local.date
      var text =
        texts[key] ?? Text(kind: request.kind, variant: request.variant, title: request.title, showings: 0)
      text.title = request.title
      text.showings += 1
      text.shortestDistance = [text.shortestDistance, distance].compactMap(\.self).min()
      texts[key] = text
      return Notification(request: request, isAnswered: answers[request.id], daysSinceSameText: distance)
    }
    self.texts = texts.values.sorted { left, right in
      (left.shortestDistance ?? .max, -left.showings, left.kind.rawValue, left.variant)
        < (right.shortestDistance ?? .max, -right.showings, right.kind.rawValue, right.variant)
    }
    silences = Self.silences(in: simulation.days, between: sent.map(\.local.date))
  }

  // MARK: Figures

  /// The number of notifications of each kind, in the order of the documentation, without kinds that didn't come.
  package var counts: [(kind: Kind, count: Int)] {
    let kinds = Dictionary(grouping: notifications, by: \.request.kind)
    let others = kinds.keys.filter { !Kind.known.contains($0) }.sorted()
    return (Kind.known + others).compactMap { kind in kinds[kind].map { (kind, $0.count) } }
  }

  /// The number of reminders, including the notifications into which one was merged.
  package var reminderCount: Int { notifications.count { $0.isAnswered != nil } }

  /// The number of reminders for each achievement, or `nil` if nothing was recorded.
  package var remindersPerEntry: Double? {
    achievements.isEmpty ? nil : Double(reminderCount) / Double(achievements.count)
  }

  /// The number of reminders after which nothing was recorded in time.
  package var unansweredCount: Int { notifications.count { $0.isAnswered == false } }

  /// The smallest number of days between two showings of a text, or `nil` if none was repeated.
  package var shortestDistance: Int? { texts.first?.shortestDistance }

  /// The notifications that were left out, most frequent first.
  package var omissions: [Omission] {
    var omissions: [String: Omission] = [:]
    for candidate in leftOut {
      let reasons = candidate.reasons.map { String($0.rawValue.prefix { $0 != ":" }) }
      omissions[
        "\(candidate.kind) \(reasons)", default: Omission(kind: candidate.kind, reasons: reasons, count: 0)
      ].count += 1
    }
    return omissions.values.sorted { left, right in
      (-left.count, left.kind.rawValue, left.reasons.joined()) < (
        -right.count, right.kind.rawValue, right.reasons.joined()
      )
    }
  }

  /// Returns for each reminder whether it was answered.
  private static func answers(
    to sent: [NotificationRequest], _ achievements: [Achievement], _ plan: PersonPlan, _ span: Range<Timestamp>
  ) -> [NotificationID: Bool] {
    let preferences = plan.person.preferences
    let period = StreakPeriod(plan.schedule, weekStart: preferences.weekStart, streakDay: preferences.dayStart)
    let reminders = sent.filter(\.isReminder)
    var rest = achievements.compactMap(\.timestamp)[...]
    var answers: [NotificationID: Bool] = [:]
    for (index, reminder) in reminders.enumerated() {
      let last = period.days(around: plan.day(at: reminder.timestamp)).upperBound
      let periodEnd =
        last.adding(days: 1).map { preferences.dayStart.firstMoment(of: $0, in: plan.schedule.zone) } ?? .max
      let end = min(periodEnd, index + 1 < reminders.count ? reminders[index + 1].timestamp : span.upperBound)
      rest = rest.drop { $0 < reminder.timestamp }
      answers[reminder.id] = rest.first.map { $0 < end } ?? false
    }
    return answers
  }

  /// Returns the spans of days without a notification that are long enough to count as a silence.
  private static func silences(
    in days: ClosedRange<CivilDate>, between dates: [CivilDate]
  ) -> [ClosedRange<CivilDate>] {
    var silences: [ClosedRange<CivilDate>] = []
    var next: CivilDate? = days.lowerBound
    for date in dates + [days.upperBound.adding(days: 1)].compactMap(\.self) {
      if let first = next, let last = date.adding(days: -1), first.days(to: last) + 1 >= shortestSilence {
        silences.append(first...last)
      }
      next = date.adding(days: 1)
    }
    return silences
  }
}

extension NotificationRequest {
  /// A Boolean value indicating whether the notification is a reminder, or whether one was merged into it.
  fileprivate var isReminder: Bool {
    kind == .reminder
      || reasons.contains { reason in
        guard reason.word == .mergedWith, case .id(let id) = reason.detail else { return false }
        return id.kind == .reminder
      }
  }
}
