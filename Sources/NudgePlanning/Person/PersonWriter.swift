package import NudgeJSON
internal import NudgeText
internal import NudgeTime

/// Methods that write a person in the format of docs/person.md: on one line, with keys in the order of its tables, and
/// without default values, so that equal people produce equal text.
extension Person {
  package func write(to json: JSONBytes) {
    json.object {
      json.member("id", id)
      if locale != .english { json.member("locale", locale.identifier) }
      json.member("timeZone", timeZone)
      json.member("name", name)
      if anchor != Person.defaultAnchor { json.member("anchor", anchor) }
      if preferences != Preferences() {
        json.key("preferences")
        preferences.write(to: json)
      }
      history.writeMembers(to: json)
    }
  }
}

extension Preferences {
  func write(to json: JSONBytes) {
    let standard = Preferences()
    json.object {
      json.member("notificationsEnabled", notificationsEnabled, unless: standard.notificationsEnabled)
      if style != standard.style { json.member("style", style.rawValue) }
      json.object("reminders", if: reminders != standard.reminders) { reminders.writeMembers(to: json) }
      json.object("retrieval", if: retrieval != standard.retrieval) { retrieval.writeMembers(to: json) }
      json.object("streakAtRisk", if: streakAtRisk != standard.streakAtRisk) {
        json.member("enabled", streakAtRisk.isEnabled)
      }
      json.object("milestones", if: milestones != standard.milestones) { milestones.writeMembers(to: json) }
      json.object("welcomeBack", if: welcomeBack != standard.welcomeBack) {
        json.member("enabled", welcomeBack.isEnabled)
      }
      json.list("quietHours", quietHours) { window in
        json.object {
          json.member("from", window.start)
          json.member("to", window.end)
          if window.weekdays != .all { json.member("on", window.weekdays.names) }
        }
      }
      if dailyLimit != standard.dailyLimit { json.member("dailyLimit", dailyLimit) }
      if overflow != standard.overflow { json.member("overflow", overflow.rawValue) }
      json.spans("pauses", pauses)
      if dayStart != standard.dayStart { json.member("dayStart", dayStart.start) }
      if weekStart != standard.weekStart { json.member("weekStart", weekStart.spelling) }
    }
  }
}

extension Preferences.Reminders {
  fileprivate func writeMembers(to json: JSONBytes) {
    let standard = Preferences.Reminders()
    json.member("enabled", isEnabled, unless: standard.isEnabled)
    switch days {
    case standard.days: break
    case .rule(let rule): json.member("rule", rule.description)
    case .weekly(let weekdays?) where weekdays != .workingDays:
      json.member("frequency", "weekly")
      json.member("on", weekdays.names)
    case .monthly(let day?):
      json.member("frequency", "monthly")
      json.member("on", day)
    case .everyDays(let interval) where interval != 3: json.member("frequency", "every:\(interval)")
    case .everyDays, .weekly, .monthly:
      json.member("frequency", Preferences.ReminderDays.frequencies.first { $0.value == days }?.name)
    }
    if times != standard.times {
      json.key("times")
      json.list(times) { json.time($0) }
    }
  }
}

extension Preferences.Retrieval {
  fileprivate func writeMembers(to json: JSONBytes) {
    let standard = Preferences.Retrieval()
    json.member("enabled", isEnabled, unless: standard.isEnabled)
    json.member("includePreview", includePreview, unless: standard.includePreview)
    if !mutedAchievements.isEmpty { json.member("mutedAchievements", mutedAchievements) }
    json.spans("mutedDates", mutedDates)
  }
}

extension Preferences.Milestones {
  fileprivate func writeMembers(to json: JSONBytes) {
    let standard = Preferences.Milestones()
    json.member("enabled", isEnabled, unless: standard.isEnabled)
    json.member("streak", streak, unless: standard.streak)
    json.member("count", count, unless: standard.count)
    json.member("firstAchievement", firstAchievement, unless: standard.firstAchievement)
    json.member("monthlySummary", monthlySummary, unless: standard.monthlySummary)
    json.member("yearlySummary", yearlySummary, unless: standard.yearlySummary)
  }
}

extension History {
  func writeMembers(to json: JSONBytes) {
    switch record {
    case .summary(let summary):
      json.key("progress")
      summary.write(to: json)
    case .achievements(let achievements):
      json.key("achievements")
      json.list(achievements) { $0.write(to: json) }
    case nil: break
    }
    json.list("freezes", freezes) { json.date($0) }
    json.list("repairs", repairs) { json.date($0) }
    json.list("sent", sent) { json.string($0.rawValue) }
  }
}

extension AchievementSummary {
  func write(to json: JSONBytes) {
    json.object {
      if count != 0 { json.member("count", count) }
      if currentStreak != 0 { json.member("currentStreak", currentStreak) }
      if longestStreak != currentStreak { json.member("longestStreak", longestStreak) }
      json.member("lastOn", lastOn)
      if freezesHeld != 0 { json.member("freezes", freezesHeld) }
      if let pace {
        json.object("pace", if: true) {
          json.member("count", pace.count)
          json.member("days", pace.days)
        }
      }
    }
  }
}

extension Achievement {
  func write(to json: JSONBytes) {
    json.object {
      json.member("id", id)
      switch moment {
      case .timestamp(let timestamp, let offset?): json.member("at", timestamp.rfc3339(at: offset))
      case .timestamp(let timestamp, nil): json.member("at", utc: timestamp)
      case .date(let day): json.member("at", day)
      }
      json.member("title", title)
    }
  }
}

extension WeekdaySet {
  fileprivate var names: [String] { weekdays.map(\.spelling) }
}

extension JSONBytes {
  fileprivate func object(_ write: () -> Void) {
    mark("{")
    write()
    mark("}")
  }

  fileprivate func object(_ name: StaticString, if isWritten: Bool, _ write: () -> Void) {
    guard isWritten else { return }
    key(name)
    object(write)
  }

  fileprivate func member(_ name: StaticString, _ value: Bool, unless standard: Bool) {
    if value != standard { member(name, value) }
  }

  /// Writes a list member, or nothing if the list is empty.
  fileprivate func list<Item>(_ name: StaticString, _ items: [Item], _ write: (Item) -> Void) {
    if items.isEmpty { return }
    key(name)
    list(items, write)
  }

  fileprivate func spans(_ name: StaticString, _ spans: [ClosedRange<CivilDate>]) {
    list(name, spans) { span in
      object {
        member("from", span.lowerBound)
        member("to", span.upperBound)
      }
    }
  }

  fileprivate func member(_ name: StaticString, _ time: TimeOfDay) {
    key(name)
    self.time(time)
  }

  /// Writes a time of day, such as `20:00`, including seconds only if they aren't 0.
  fileprivate func time(_ time: TimeOfDay) {
    mark("\"")
    twoDigits(time.hour)
    mark(":")
    twoDigits(time.minute)
    if time.second != 0 {
      mark(":")
      twoDigits(time.second)
    }
    mark("\"")
  }
}
