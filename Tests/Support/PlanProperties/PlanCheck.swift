internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Looks at one person's plan, and tells from their history alone what it should not have.
struct PlanCheck {
  private let person: Person
  private let seed: UInt64
  private let zone: Zone
  /// The moments of what is recorded, by day; the first of all moments for a day alone.
  private var recorded: [CivilDate: [Timestamp]] = [:]
  private(set) var faults: [String] = []

  init(_ person: Person, seed: UInt64) throws {
    self.person = person
    self.seed = seed
    zone = try ZoneDatabase.compiledIn.zone(person.timeZone)
    guard case .achievements(let achievements) = person.history.record else { return }
    for achievement in achievements {
      switch achievement.moment {
      case .date(let day): recorded[day, default: []].append(.min)
      case .timestamp(let timestamp, _): recorded[day(of: timestamp), default: []].append(timestamp)
      }
    }
  }

  func day(of timestamp: Timestamp) -> CivilDate {
    person.preferences.dayStart.date(of: zone.civil(at: timestamp))
  }

  mutating func expect(_ holds: Bool, _ what: String) {
    if !holds { faults.append("seed \(seed): \(what)") }
  }

  /// What holds of each plan by itself.
  mutating func hold(_ plan: [NotificationRequest]) {
    let preferences = person.preferences
    expect(Set(plan.map(\.id)).count == plan.count, "two of one id")
    expect(zip(plan, plan.dropFirst()).allSatisfy { $0.timestamp < $1.timestamp }, "not in order of time")
    expect(preferences.notificationsEnabled || plan.isEmpty, "though all is off")
    var perDay: [CivilDate: Int] = [:]
    for notification in plan {
      let day = day(of: notification.timestamp)
      // A milestone is celebrated on its day, whatever came before it.
      let isMilestone = [.firstAchievement, .countMilestone, .streakMilestone, .returned].contains(notification.kind)
      if !isMilestone { perDay[day, default: 0] += 1 }
      let name = notification.id.rawValue
      expect(PlanProperties.year.contains(notification.timestamp), "\(name) is outside the span")
      expect(!preferences.quietHours.contains { $0.contains(notification.local) }, "\(name) is in quiet hours")
      expect(!preferences.pauses.contains { $0.contains(day) }, "\(name) is in a pause")
      expect(notification.expires > notification.timestamp, "\(name) has expired as it comes")
      expect(!notification.title.isEmpty && !notification.body.isEmpty, "\(name) has no words")
      if notification.kind == .reminder { holdUnanswered(notification) }
      let text = notification.title + notification.body
      let quotesHardWord = RandomPerson.hardTitles.contains { text.contains($0) }
      expect(!quotesHardWord, "\(name) quotes something hard")
      if notification.kind == .retrieval { holdHarmless(notification) }
    }
    expect(perDay.values.allSatisfy { $0 <= preferences.dailyLimit }, "above the daily limit")
  }

  /// That what is shown again isn't hard.
  private mutating func holdHarmless(_ retrieval: NotificationRequest) {
    guard case .achievements(let achievements) = person.history.record, let reference = retrieval.achievement else {
      return expect(false, "\(retrieval.id) shows nothing")
    }
    let shown = achievements.filter { $0.id == reference || $0.id == nil && $0.description.hasSuffix(" \(reference)") }
    expect(!shown.isEmpty, "\(retrieval.id) shows \(reference), which is not recorded")
    expect(
      shown.contains { !($0.isHard ?? RandomPerson.hardTitles.contains($0.title ?? "")) },
      "\(retrieval.id) shows something hard")
  }

  /// That nothing is recorded in a reminder's period as it fires.
  private mutating func holdUnanswered(_ reminder: NotificationRequest) {
    guard let slotDay = slotDay(of: reminder.id),
      let frequency = person.preferences.reminders.days.frequency(anchor: person.anchor),
      let first = person.preferences.reminders.times.min()
    else { return expect(false, "\(reminder.id) names no slot") }
    // The day before its period.
    var day = slotDay.adding(days: -1) ?? .min
    while !isFirstOfPeriod(
      day.adding(days: 1) ?? .max, frequency, startsEarly: first < person.preferences.dayStart.start)
    {
      day = day.adding(days: -1) ?? .min
    }
    let today = self.day(of: reminder.timestamp)
    while day < today, let next = day.adding(days: 1) {
      day = next
      let answer = recorded[day]?.first { $0 <= reminder.timestamp }
      expect(answer == nil, "\(reminder.id) though something is recorded on \(day)")
    }
  }

  // MARK: Silences

  /// Checks that reminders and the farewell come on the days that `RelentModel` chooses.
  mutating func holdRelenting(_ plan: PlanExplanation) {
    let model = RelentModel(
      person: person, recorded: recorded.compactMapValues { $0.min() }, start: start, canSayFarewell: canSayFarewell)
    for notification in plan.notifications where notification.kind == .reminder {
      guard let day = slotDay(of: notification.id) else { continue }
      let verdict = model.verdict(on: day)
      expect(
        verdict == .reminded, "\(notification.id) comes, and the model says \(verdict.map { "\($0)" } ?? "no day")")
    }
    for notification in plan.notifications where notification.kind == .farewell {
      let day = try? CivilDate(String(notification.id.rawValue.dropFirst("farewell-".count)))
      expect(day.flatMap(model.verdict) == .farewell, "\(notification.id)")
    }
    for candidate in plan.skipped where candidate.kind == .reminder {
      guard let day = slotDay(of: candidate.id), let reason = candidate.reasons.first?.rawValue else { continue }
      let verdict = model.verdict(on: day)
      let holds =
        reason == "resting"
        ? verdict == .resting || verdict == .farewell || verdict == .left && !model.isFollowed(day)
        : reason.hasPrefix("resting-until:") ? verdict == .left : !isOfStepFour(reason) || verdict == .reminded
      expect(
        holds, "\(candidate.id) is skipped by \(reason), and the model says \(verdict.map { "\($0)" } ?? "no day")")
    }
  }

  /// Returns whether a reason comes after the one of a silence, which would have stopped the candidate before.
  private func isOfStepFour(_ reason: String) -> Bool {
    ["dropped-by-quiet-hours", "daily-limit", "collided-with", "merged-into"].contains { reason.hasPrefix($0) }
  }

  private func start(of day: CivilDate) -> Timestamp {
    zone.timestamp(for: CivilDateTime(date: day, time: person.preferences.dayStart.start)) ?? .min
  }

  /// Looks minute by minute for the end of the quiet hours after a day's first reminder.
  private func canSayFarewell(on day: CivilDate) -> Bool {
    let slots = person.preferences.reminders.times.compactMap { time in
      let date = time < person.preferences.dayStart.start ? day.adding(days: 1) ?? .max : day
      return zone.timestamp(for: CivilDateTime(date: date, time: time))
    }
    guard var moment = slots.min(), let end = day.adding(days: 2).map(start) else { return false }
    while person.preferences.quietHours.contains(where: { $0.contains(zone.civil(at: moment)) }) {
      moment = moment.advanced(bySeconds: 60)
      if moment >= end { return false }
    }
    return !person.preferences.pauses.contains { $0.contains(self.day(of: moment)) }
  }

  /// Returns the day that a reminder's slot belongs to: reminder-2026-11-22, or reminder-2026-11-22-2000.
  private func slotDay(of id: NotificationID) -> CivilDate? {
    let parts = id.rawValue.split(separator: "-").dropFirst().map(String.init)
    guard let slot = try? CivilDate(parts.prefix(3).joined(separator: "-")),
      let first = person.preferences.reminders.times.min()
    else { return nil }
    let time = parts.count > 3 ? parts[3] : first.description.prefix(5).filter { $0 != ":" }
    let start = person.preferences.dayStart.start.description.prefix(5).filter { $0 != ":" }
    return time < start ? slot.adding(days: -1) : slot
  }

  /// Compares the plan's decision about a candidate with that of the model.
  ///
  /// - Parameters:
  ///   - candidate: A candidate on one of `days`.
  ///   - days: The candidates of the whole plan by day.
  ///   - known: Candidates of a plan of some days with the history as it was known at the candidate's time.
  mutating func holdGate(
    _ candidate: GateModel.Candidate, in days: [CivilDate: [GateModel.Candidate]], known: [GateModel.Candidate]
  ) {
    let day = day(of: candidate.moment)
    let decision = GateModel(preferences: person.preferences).decision(
      candidate, day: days[day] ?? [], known: known.filter { self.day(of: $0.moment) == day })
    let holds =
      switch (candidate.stop, decision) {
      case (nil, .kept): true
      case (.waitsForTheNextDay?, .stopped), (.noRoomOnTheNextDay?, .stopped): true
      case (let reason?, .stopped(let expected)): reason == expected
      default: false
      }
    let actual = candidate.stop?.rawValue ?? "kept"
    expect(holds, "\(candidate.id) at \(candidate.moment) is \(actual), and the model says \(decision)")
  }

  /// Whether a period begins with a day: any day of daily reminders, the first of a week of weekly ones, and otherwise a reminder
  /// day; the day before if the first of its times is before days begin.
  private func isFirstOfPeriod(_ day: CivilDate, _ frequency: Frequency, startsEarly: Bool) -> Bool {
    let date = startsEarly ? day.adding(days: 1) ?? .max : day
    switch frequency {
    case .everyDays(1): return true
    case .everyDays(let days): return person.anchor.days(to: date) % days == 0
    case .weekly(let weekdays):
      return weekdays.count == 1 ? day.weekday == person.preferences.weekStart : weekdays.contains(date.weekday)
    case .monthly(let wanted):
      let (year, month, _) = date.components
      return date.day == min(wanted, CivilDate.length(ofMonth: month, year: year))
    }
  }

  /// The person as they were known at a moment.
  func person(asOf moment: Timestamp) -> Person {
    guard case .achievements(let achievements) = person.history.record else { return person }
    var then = person
    let today = day(of: moment)
    then.history.record = .achievements(
      achievements.filter { achievement in
        switch achievement.moment {
        case .date(let day): day <= today
        case .timestamp(let timestamp, _): timestamp <= moment
        }
      })
    return then
  }
}
