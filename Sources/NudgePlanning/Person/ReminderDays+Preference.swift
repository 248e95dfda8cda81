internal import NudgeJSON
internal import NudgeText
internal import NudgeTime

/// The values of the keys `frequency`, `on`, and `rule`, which together are one preference, in any order.
struct ReminderDaysKeys: Sendable {
  fileprivate var frequency: (days: Preferences.ReminderDays, offset: Int)?
  fileprivate var on: (place: Place, offset: Int)?
  fileprivate var rule: (rule: RecurrenceRule, offset: Int)?

  /// The value of `on`, which can precede `frequency`.
  fileprivate enum Place {
    case weekdays(WeekdaySet)
    case monthDay(Int)
  }

  /// Returns the days, or the current ones if there is neither a frequency nor a rule.
  fileprivate func days(else current: Preferences.ReminderDays) throws(PersonFault) -> Preferences.ReminderDays {
    if let rule {
      if let frequency {
        let isLater = rule.offset > frequency.offset
        throw PersonFault(
          .conflict(with: isLater ? "frequency" : "rule"), at: isLater ? rule.offset : frequency.offset)
      }
      if let on { throw PersonFault(.conflict(with: "rule"), at: on.offset) }
      return .rule(rule.rule)
    }
    let days = frequency?.days ?? current
    guard let on else { return days }
    switch (days, on.place) {
    case (.weekly, .weekdays(let weekdays)): return .weekly(on: weekdays)
    case (.monthly, .monthDay(let day)): return .monthly(onDay: day)
    case (.weekly, .monthDay): throw PersonFault(.wrongType(expected: .array, found: .number), at: on.offset)
    case (.monthly, .weekdays): throw PersonFault(.wrongType(expected: .number, found: .array), at: on.offset)
    case (.everyDays, _), (.rule, _): throw PersonFault(.dayWithoutPlace, at: on.offset)
    }
  }
}

/// The rows of `Preferences.ReminderDays`.
extension Preference {
  static let frequency = Preference(
    key: "frequency",
    schema: {
      schema(
        "How often reminders come. every:N counts days from the anchor, with N from 1 to 1000000000.",
        #"""
        "type": "string", \#
        "pattern": "^(daily|three_days|three-days|weekly|weekdays|monthly|every:([1-9][0-9]{0,8}|1000000000))$", \#
        "default": "daily", "examples": ["three_days", "every:14"]
        """#)
    },
    read: { (reader, json, _) throws(PersonFault) in
      json.skipSpace()
      let offset = json.offset
      reader.days.frequency = (try reader.frequency(&json), offset)
    },
    write: { $0.reminders.days.writeMembers(to: $1) },
    checks: [Check { $0.reminders.days.isValid }],
    field: { person in
      let days = person.preferences.reminders.days
      func every(_ days: Int, _ id: String) -> SettingsField.Choice {
        (id, .label("frequency-every", ["days": .integer(Int64(days))]))
      }
      func named(_ id: String) -> SettingsField.Choice { (id, .label("frequency-\(id)")) }
      var choices = [
        named("daily"), every(2, "every:2"), every(3, "three_days"), named("weekdays"), named("weekly"),
        named("monthly"),
      ]
      switch days {
      case .everyDays(let days) where days > 3: choices.insert(every(days, "every:\(days)"), at: 3)
      case .rule: choices.append(named("rule"))
      default: break
      }
      return SettingsField(
        control: .choice, value: .word(days.settingsWord), choices: choices,
        expected: "daily, three_days, weekdays, weekly, monthly, or every:N with N from 1 to 1,000,000,000")
    })

  static let on = Preference(
    key: "on", example: #"["monday","thursday"]"#,
    schema: {
      schema(
        """
        A list of weekdays for weekly and weekdays, or a day of the month for monthly, where 31 is the last day of \
        every month. The default is the anchor's weekday, Monday to Friday, the anchor's day.
        """, ##""oneOf": [{"$ref": "#/$defs/weekdays"}, {"type": "integer", "minimum": 1, "maximum": 31}]"##)
    },
    read: { (reader, json, _) throws(PersonFault) in
      json.skipSpace()
      let offset = json.offset
      let isDay = json.nextType == .number
      reader.days.on = (isDay ? .monthDay(try json.integer(1...31)) : .weekdays(try reader.weekdays(&json)), offset)
    },
    write: { _, _ in },
    field: { person in
      switch person.preferences.reminders.days.frequency(anchor: person.anchor) {
      case .weekly(let weekdays)?:
        SettingsField(
          control: .choices, value: .list(weekdays.names.map { .word($0) }), bounds: 1...7,
          choices: person.preferences.weekdays.map(\.choice), expected: "1 to 7 of \(SettingsField.weekdays)")
      case .monthly(let day)?:
        SettingsField(
          control: .number, value: .number(day), bounds: 1...31, expected: "a whole number from 1 to 31",
          label: "month-day")
      case .everyDays?, nil: nil
      }
    })

  static let rule = Preference(
    key: "rule",
    schema: {
      schema(
        "An RFC 5545 recurrence rule that replaces frequency and on. It begins on the anchor.",
        #""type": "string", "minLength": 10, "maxLength": 16384, "examples": ["FREQ=MONTHLY;BYDAY=-1FR"]"#)
    },
    read: { (reader, json, _) throws(PersonFault) in
      json.skipSpace()
      let offset = json.offset
      let rule = try reader.value(&json, { .rule($0) }) { (text) throws(RecurrenceRule.ParseError) in
        try RecurrenceRule(text)
      }
      reader.days.rule = (rule, offset)
    },
    write: { _, _ in })

  /// Sets the days after their keys were read.
  static let setDays: Read = { (reader, _, preferences) throws(PersonFault) in
    preferences.reminders.days = try reader.days.days(else: preferences.reminders.days)
    reader.days = ReminderDaysKeys()
  }

  /// The rules of the JSON Schema for combinations of the keys.
  static let daysSchema = """
    "dependentSchemas": {
      "rule": {"properties": {"frequency": false, "on": false}},
      "on": {
        "required": ["frequency"],
        "oneOf": [
          {"properties": {"frequency": {"enum": ["weekly", "weekdays"]}, "on": {"type": "array"}}},
          {"properties": {"frequency": {"const": "monthly"}, "on": {"type": "integer"}}}
        ]
      }
    }
    """
}

extension PersonReader {
  fileprivate func frequency(_ json: inout JSONCursor) throws(PersonFault) -> Preferences.ReminderDays {
    var ahead = json
    guard ahead.take("\""), let index = names.frequency.take(&ahead) else { return try rareFrequency(&json) }
    json = ahead
    return names.frequency[index]
  }

  @inline(never)
  private func rareFrequency(_ json: inout JSONCursor) throws(PersonFault) -> Preferences.ReminderDays {
    let text = try json.text()
    let word = json.string(text)
    do throws(PersonError.Reason) {
      if let days = try Preferences.ReminderDays(named: word) { return days }
    } catch { throw PersonFault(error, at: text.offset) }
    let known = names.frequency.names.filter { $0 != "three-days" } + ["every:N"]
    throw PersonFault(
      .unknownWord(nearest: Preferences.ReminderDays.nearestName(to: word, among: known), known: known), at: text.offset
    )
  }
}

extension Preferences.ReminderDays {
  fileprivate var isValid: Bool {
    switch self {
    case .everyDays(let interval): (1...RecurrenceRule.maximumInterval).contains(interval)
    case .weekly(let weekdays): weekdays != []
    case .monthly(let day): (1...31).contains(day ?? 1)
    // A `RecurrenceRule` is always valid, but can be longer than the JSON format allows.
    case .rule(let rule): rule.description.utf8.count <= RecurrenceRule.maximumLength
    }
  }

  fileprivate func writeMembers(to json: JSONBytes) {
    switch self {
    case Preferences.Reminders().days: break
    case .rule(let rule): json.member("rule", rule.description)
    case .weekly(let weekdays?) where weekdays != .workingDays:
      json.member("frequency", "weekly")
      json.member("on", weekdays.names)
    case .monthly(let day?):
      json.member("frequency", "monthly")
      json.member("on", day)
    case .everyDays, .weekly, .monthly: json.member("frequency", settingsWord)
    }
  }

  /// The frequency as written in JSON, or `rule`, which has its own key in JSON.
  ///
  /// Monday to Friday is `weekdays`, even if the five days were chosen individually.
  fileprivate var settingsWord: String {
    switch self {
    case .weekly(on: .workingDays): "weekdays"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .rule: "rule"
    case .everyDays(let interval): Self.frequencies.first { $0.value == self }?.name ?? "every:\(interval)"
    }
  }
}
