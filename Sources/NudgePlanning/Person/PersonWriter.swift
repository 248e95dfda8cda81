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
      json.member("anchor", givenAnchor)
      json.member("joined", joined)
      Preference.root.write(preferences, json)
      history.writeMembers(to: json)
    }
  }
}

extension Preferences {
  func write(to json: JSONBytes) {
    json.object {
      for member in Preference.root.members { member.write(self, json) }
    }
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
    json.list("seen", seen) { json.date($0) }
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
        json.key("pace")
        json.object {
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
      if let isHard {
        json.key("hard")
        json.boolean(isHard)
      }
    }
  }
}

extension WeekdaySet {
  /// The names of the weekdays in JSON.
  var names: [String] { weekdays.map(\.spelling) }
}

extension JSONBytes {
  func object(_ write: () -> Void) {
    mark("{")
    write()
    mark("}")
  }

  /// Writes a list member, or nothing if the list is empty.
  fileprivate func list<Item>(_ name: StaticString, _ items: [Item], _ write: (Item) -> Void) {
    if items.isEmpty { return }
    key(name)
    list(items, write)
  }

  func member(_ name: StaticString, _ time: TimeOfDay) {
    key(name)
    self.time(time)
  }

  /// Writes a time of day, such as `20:00`, including seconds only if they aren't 0.
  func time(_ time: TimeOfDay) {
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
