internal import ArgumentParser
internal import Nudge
internal import NudgeText
internal import NudgeTime

/// The person a preview is for, with what is known of them.
struct PreviewSubject {
  var id: String
  var locale: LocaleTag?
  var style: Style?
  var frequency: SelectionContext.Frequency?
  /// Values by kind and argument name.
  var values: [Kind: [String: ArgumentValue]] = [:]

  /// Reads a person's file.
  ///
  /// - Throws: `Failure`, or a usage error for a zone that does not exist.
  init(file path: String, zoneOptions: ZoneOptions, now: Timestamp, _ catalog: Catalog) throws {
    let file = try PersonFile.read(path)
    id = file.id
    func checked<Value>(_ key: String, _ text: String?, _ read: (String) throws -> Value) throws -> Value? {
      do { return try text.map(read) } catch let error as ValidationError {
        throw Failure(.badData, "--person: in \(path), \(key): \(error.message)")
      }
    }
    locale = try checked("locale", file.locale, Choices.locale)
    style = try checked("preferences.style", file.preferences?.style, Choices.style)
    frequency = try checked("preferences.reminders.frequency", file.preferences?.reminders?.frequency) { text in
      switch text {
      case "daily": .daily
      case "three_days": .threeDays
      case "weekly": .weekly
      case "monthly": .monthly
      default: .custom
      }
    }
    guard let progress = file.progress else { return }

    var options = zoneOptions
    if options.timeZone == nil { options.timeZone = file.timeZone }
    let today = try options.zone().civil(at: now).date
    let count = progress.count ?? 0
    let streak = progress.currentStreak ?? 0
    var reminder: [String: ArgumentValue] = ["count": .integer(Int64(count)), "streak": .integer(Int64(streak))]
    if let lastOn = try checked("progress.lastOn", progress.lastOn, Choices.date) {
      reminder["days"] = .integer(Int64(max(0, lastOn.days(to: today))))
    }
    if let monday = today.adding(days: -Weekday.monday.days(to: today.weekday)) {
      reminder["weekStart"] = .date(monday)
    }
    values[.reminder] = reminder
    if let next = catalog.thresholds(of: .streakMilestone)?.next(after: streak) {
      values[.streakMilestone] = ["streak": .integer(Int64(next))]
    }
    if let next = catalog.thresholds(of: .countMilestone)?.next(after: count) {
      values[.countMilestone] = ["count": .integer(Int64(next))]
    }
  }
}
