internal import ArgumentParser
internal import Nudge
internal import NudgeText
internal import NudgeTime

/// The person a preview is for, with what is known of them.
struct PreviewSubject {
  var id: String
  var locale: LocaleTag?
  var style: Style?
  /// Their civil date at the moment of asking.
  var today: CivilDate
  /// When they are reminded.
  var cadence: Cadence
  /// The slot of their next reminder; `nil` where there is none.
  var nextSlot: CivilDateTime?
  /// When nothing may fire.
  var quietHours: [DailyWindow] = []
  /// How far they are; `nil` where the file does not tell.
  var progress: PreviewProgress?
  /// Values by kind and argument name.
  var values: [Kind: [String: ArgumentValue]] = [:]

  /// Reads a person's file.
  ///
  /// - Throws: `Failure` that names the key, or a usage error for a zone given as an option.
  init(file path: String, zoneOptions: ZoneOptions, now: Timestamp, _ catalog: Catalog) throws {
    let file = try PersonFile.read(path)
    func fault(_ key: String, _ reason: String) -> Failure {
      Failure(.badData, "--person: in \(path), \(key): \(reason)")
    }
    func checked<Value>(_ key: String, _ text: String?, _ read: (String) throws -> Value) throws -> Value? {
      do { return try text.map(read) } catch let error as ValidationError { throw fault(key, error.message) }
    }
    guard !file.id.isEmpty else { throw fault("id", "It is empty.") }
    id = file.id
    locale = try checked("locale", file.locale, Choices.locale)
    style = try checked("preferences.style", file.preferences?.style, Choices.style)

    let zone: Zone
    if zoneOptions.timeZone == nil, let name = file.timeZone {
      let database = try ZoneOptions.database(at: zoneOptions.zoneinfo)
      do throws(ZoneError) { zone = try database.zone(name) } catch {
        throw fault("timeZone", ZoneOptions.wording(error, database))
      }
    } else {
      zone = try zoneOptions.zone()
    }
    today = zone.civil(at: now).date
    let anchor = try checked("anchor", file.anchor, Choices.date) ?? today
    cadence = try Self.cadence(file.preferences?.reminders, anchor: anchor, zone: zone, fault)
    nextSlot = cadence.next(after: now)?.slot
    if let quiet = file.preferences?.quietHours {
      quietHours = [try checked("preferences.quietHours", "\(quiet.from)-\(quiet.to)", Choices.window)].compactMap(
        \.self)
    }
    try readProgress(file.progress, catalog, checked, fault)
  }

  private typealias Checked<Value> = (String, String?, (String) throws -> Value) throws -> Value?

  private static func cadence(
    _ reminders: PersonFile.Reminders?, anchor: CivilDate, zone: Zone, _ fault: (String, String) -> Failure
  ) throws -> Cadence {
    let times = try (reminders?.times ?? ["20:00"]).map { text in
      do { return try Choices.time(text) } catch let error as ValidationError {
        throw fault("preferences.reminders.times", error.message)
      }
    }
    guard !times.isEmpty else { throw fault("preferences.reminders.times", "There is none; leave it out for 20:00.") }
    let name = reminders?.frequency ?? "daily"
    let choice: FrequencyChoice
    do {
      // Stored data spells it with an underscore.
      choice = try Choices.frequency(name == "three_days" ? "three-days" : name)
    } catch let error as ValidationError {
      throw fault("preferences.reminders.frequency", error.message)
    }
    return try Cadence(choice.frequency(anchor: anchor), at: times, anchor: anchor, zone: zone)
  }

  private mutating func readProgress(
    _ progress: PersonFile.Summary?, _ catalog: Catalog, _ checkedDate: Checked<CivilDate>,
    _ fault: (String, String) -> Failure
  ) throws {
    guard let progress else { return }
    let count = progress.count ?? 0
    let streak = progress.currentStreak ?? 0
    for (key, value) in [("progress.count", count), ("progress.currentStreak", streak)]
    where !(0...Choices.greatestCount).contains(value) {
      throw fault(key, "It is not between 0 and \(Choices.greatestCount).")
    }
    if streak > count { throw fault("progress.currentStreak", "It is above progress.count, \(count).") }
    let lastOn = try checkedDate("progress.lastOn", progress.lastOn, Choices.date)
    if let lastOn, lastOn > today { throw fault("progress.lastOn", "It is after today, \(today).") }
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
