internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The person a preview is for, with what is known of them.
struct PreviewSubject {
  var id: String
  var locale: LocaleTag
  var style: Style
  /// Their civil date at the moment of asking.
  var today: CivilDate
  /// When they are reminded.
  var cadence: Cadence
  /// The moment of asking.
  var now: Timestamp
  /// When nothing may fire.
  var quietHours: [DailyWindow]
  /// When their days begin.
  var streakDay: StreakDay
  /// How far they are.
  var progress: PreviewProgress
  /// Values by kind and argument name.
  var values: [Kind: [String: ArgumentValue]] = [:]

  /// Reads a person's file.
  ///
  /// - Throws: `Failure` that names the key, or a usage error for a zone given as an option.
  init(file path: String, zoneOptions: ZoneOptions, now: Timestamp, _ catalog: Catalog) throws {
    let person = try PersonFile.read(path)
    func fault(_ key: String, _ reason: String) -> Failure {
      Failure(.badData, "--person: in \(path), \(key): \(reason)")
    }
    id = person.id
    self.now = now
    locale = person.locale
    style = person.preferences.style
    quietHours = person.preferences.quietHours
    streakDay = person.preferences.dayStart

    let zone: Zone
    if zoneOptions.timeZone == nil {
      let database = try ZoneOptions.database(at: zoneOptions.zoneinfo)
      do throws(ZoneError) { zone = try database.zone(person.timeZone) } catch {
        throw fault("timeZone", ZoneOptions.wording(error, database))
      }
    } else {
      zone = try zoneOptions.zone()
    }
    today = streakDay.date(of: now, in: zone)
    let reminders = person.preferences.reminders
    guard let frequency = reminders.days.frequency(anchor: person.anchor) else {
      throw fault(
        "preferences.reminders.rule", "A preview follows a frequency; nudge next --rule tells when a rule fires.")
    }
    cadence = try Cadence(frequency, at: reminders.times, anchor: person.anchor, zone: zone)

    let counter = StreakCounter(
      StreakPeriod(frequency, weekStart: person.preferences.weekStart),
      allowances: StreakAllowances(
        freezes: person.history.freezes, pauses: person.preferences.pauses, repairs: person.history.repairs))
    let weekStart = person.preferences.weekStart
    switch person.history.record {
    case .summary(let summary):
      if let lastOn = summary.lastOn, lastOn > today {
        throw fault("progress.lastOn", "It is after today, \(today).")
      }
      progress = PreviewProgress(
        summary, freezesHeld: person.history.freezesHeld, counter: counter, weekStart: weekStart)
    case .achievements(let achievements):
      let tally = HistoryTally(zone: zone, streakDay: streakDay, now: now)
      progress = PreviewProgress(
        days: achievements.compactMap { tally.day(of: $0) }, counter: counter, weekStart: weekStart)
    // A person of whom nothing is told has recorded nothing, as everywhere.
    case nil: progress = PreviewProgress(days: [], counter: counter, weekStart: weekStart)
    }
    tell(person, catalog)
  }

  /// Fills in what is known for the messages of each kind.
  private mutating func tell(_ person: Person, _ catalog: Catalog) {
    let date = slots(1).first.map(streakDay.date) ?? today
    let streak = progress.streak(on: today)
    values[.reminder] = progress.reminderValues(on: date)
    if let next = catalog.thresholds(of: .streakMilestone)?.next(after: streak) {
      values[.streakMilestone] = ["streak": .integer(Int64(next))]
    }
    if let next = catalog.thresholds(of: .countMilestone)?.next(after: progress.count) {
      values[.countMilestone] = ["count": .integer(Int64(next))]
      values[.countMilestone]?["first"] = progress.firstOn.map { .date($0) }
    }
    if streak > 0 { values[.streakAtRisk] = ["streak": .integer(Int64(streak))] }
    if let lastOn = progress.lastOn, progress.count > 0 {
      values[.welcomeBack] = ["count": .integer(Int64(progress.count)), "last": .date(lastOn)]
      let gap = lastOn.days(to: today)
      if gap >= 7 { values[.welcomeBack]?["gapDays"] = .integer(Int64(gap)) }
    }
    // What they wrote is shown only where they want it; of a summary it is not known, and the example stands for it.
    if person.preferences.retrieval.includePreview {
      var title: String?
      if case .achievements(let achievements) = person.history.record {
        title = achievements.lazy.compactMap(\.title).first
      }
      let declared = catalog.template(of: .retrieval)?.arguments.first { $0.name == "title" }
      values[.retrieval] = (title ?? declared?.examples.first).map { ["title": .text($0)] }
    }
    guard let name = person.name else { return }
    for template in catalog.templates where template.arguments.contains(where: { $0.name == "name" }) {
      values[template.kind, default: [:]]["name"] = .text(name)
    }
  }

  /// The slots of their next reminders, whatever the gate says of them.
  func slots(_ count: Int) -> [CivilDateTime] {
    var slots: [CivilDateTime] = []
    var moment = now
    while slots.count < count, let next = cadence.next(after: moment) {
      slots.append(next.slot)
      moment = next.timestamp
    }
    return slots
  }

  /// What a reminder can say at a slot.
  func reminderValues(at slot: CivilDateTime) -> [String: ArgumentValue] {
    var known = progress.reminderValues(on: streakDay.date(of: slot))
    known["name"] = values[.reminder]?["name"]
    return known
  }
}
