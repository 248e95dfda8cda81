internal import Nudge
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
  /// The slot of their next reminder; `nil` where there is none.
  var nextSlot: CivilDateTime?
  /// When nothing may fire.
  var quietHours: [DailyWindow]
  /// When their days begin.
  var streakDay: StreakDay
  /// How far they are; `nil` where the file does not tell.
  var progress: PreviewProgress?
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
    nextSlot = cadence.next(after: now)?.slot

    switch person.history.record {
    case .summary(let progress):
      if let lastOn = progress.lastOn, lastOn > today {
        throw fault("progress.lastOn", "It is after today, \(today).")
      }
      take(progress, catalog)
    case .achievements(let achievements):
      var tally = HistoryTally(zone: zone, streakDay: streakDay, now: now)
      for achievement in achievements { tally.add(achievement) }
      // Which milestones there are makes no difference to the progress.
      if let any = MilestoneThresholds(list: [1], step: 1) {
        take(tally.summary(streaks: any, counts: any).progress, catalog)
      }
    // A person of whom nothing is told has recorded nothing, as everywhere.
    case nil: take(Progress(count: 0, currentStreak: 0, lastOn: nil), catalog)
    }
  }

  private mutating func take(_ progress: Progress, _ catalog: Catalog) {
    let (count, streak, lastOn) = (progress.count, progress.currentStreak, progress.lastOn)
    let own = PreviewProgress(count: count, streak: streak, lastOn: lastOn)
    self.progress = own
    values[.reminder] = own.reminderValues(on: today)
    if let next = catalog.thresholds(of: .streakMilestone)?.next(after: own.streak(on: today)) {
      values[.streakMilestone] = ["streak": .integer(Int64(next))]
    }
    if let next = catalog.thresholds(of: .countMilestone)?.next(after: count) {
      values[.countMilestone] = ["count": .integer(Int64(next))]
    }
  }
}
