internal import NudgeJSON
internal import NudgeText
internal import NudgeTime

extension PersonReader {
  mutating func readPreferences(
    _ json: inout JSONCursor, into preferences: inout Preferences
  ) throws(PersonFault) {
    var members = try json.object()
    while let key = try json.key(of: &members, names.preferences) {
      switch key {
      case .notificationsEnabled: preferences.notificationsEnabled = try json.boolean()
      case .style: preferences.style = try word(&json, names.style)
      case .reminders: try readReminders(&json, into: &preferences.reminders)
      case .retrieval: try readRetrieval(&json, into: &preferences.retrieval)
      case .streakAtRisk: try readSwitch(&json, into: &preferences.streakAtRisk)
      case .milestones: try readMilestones(&json, into: &preferences.milestones)
      case .welcomeBack: try readSwitch(&json, into: &preferences.welcomeBack)
      case .quietHours: preferences.quietHours = try quietHours(&json)
      case .dailyLimit: preferences.dailyLimit = try json.integer(Preferences.dailyLimits)
      case .overflow: preferences.overflow = try word(&json, names.overflow)
      case .pauses: preferences.pauses = try spans(&json)
      case .dayStart:
        json.skipSpace()
        let offset = json.offset
        guard let day = StreakDay(start: try time(&json)) else { throw PersonFault(.lateDayStart, at: offset) }
        preferences.dayStart = day
      case .weekStart: preferences.weekStart = try word(&json, names.weekday)
      }
    }
  }

  private func readSwitch(_ json: inout JSONCursor, into one: inout Preferences.Switch) throws(PersonFault) {
    var members = try json.object()
    while let key = try json.key(of: &members, names.onOff) {
      switch key {
      case .enabled: one.isEnabled = try json.boolean()
      }
    }
  }

  private func readMilestones(
    _ json: inout JSONCursor, into milestones: inout Preferences.Milestones
  ) throws(PersonFault) {
    var members = try json.object()
    while let key = try json.key(of: &members, names.milestones) {
      let isOn = try json.boolean()
      switch key {
      case .enabled: milestones.isEnabled = isOn
      case .streak: milestones.streak = isOn
      case .count: milestones.count = isOn
      case .firstAchievement: milestones.firstAchievement = isOn
      case .monthlySummary: milestones.monthlySummary = isOn
      case .yearlySummary: milestones.yearlySummary = isOn
      }
    }
  }

  private func readRetrieval(
    _ json: inout JSONCursor, into retrieval: inout Preferences.Retrieval
  ) throws(PersonFault) {
    var members = try json.object()
    while let key = try json.key(of: &members, names.retrieval) {
      switch key {
      case .enabled: retrieval.isEnabled = try json.boolean()
      case .includePreview: retrieval.includePreview = try json.boolean()
      case .mutedAchievements:
        retrieval.mutedAchievements = try items(
          &json, 0...Preferences.maximumMutedAchievements
        ) { (json) throws(PersonFault) in try id(&json) }
      case .mutedDates: retrieval.mutedDates = try spans(&json)
      }
    }
  }

  private func spans(_ json: inout JSONCursor) throws(PersonFault) -> [ClosedRange<CivilDate>] {
    try items(&json, 0...Preferences.maximumDateSpans) { (json) throws(PersonFault) in try span(&json) }
  }

  // MARK: Quiet hours

  /// Reads a single window or a list of windows.
  private func quietHours(_ json: inout JSONCursor) throws(PersonFault) -> [DailyWindow] {
    json.skipSpace()
    if json.byte(at: json.offset) == UInt8(ascii: "{") { return [try window(&json)] }
    return try items(&json, 0...Preferences.maximumQuietHours) { (json) throws(PersonFault) in try window(&json) }
  }

  private func window(_ json: inout JSONCursor) throws(PersonFault) -> DailyWindow {
    var members = try json.object()
    var from: TimeOfDay?
    var to: TimeOfDay?
    var weekdays = WeekdaySet.all
    while let key = try json.key(of: &members, names.window) {
      switch key {
      case .from: from = try time(&json)
      case .to: to = try time(&json)
      case .on: weekdays = try self.weekdays(&json)
      }
    }
    return DailyWindow(
      from: try required(from, "from", of: members), to: try required(to, "to", of: members), on: weekdays)
  }

  // MARK: Reminders

  /// The value of `on`, which can precede `frequency`.
  private enum NamedDays {
    case weekdays(WeekdaySet)
    case monthDay(Int)
  }

  private func readReminders(
    _ json: inout JSONCursor, into reminders: inout Preferences.Reminders
  ) throws(PersonFault) {
    var members = try json.object()
    var days: Preferences.ReminderDays?
    var named: NamedDays?
    var rule: RecurrenceRule?
    var frequencyOffset = 0
    var onOffset = 0
    var ruleOffset = 0
    while let key = try json.key(of: &members, names.reminders) {
      json.skipSpace()
      let offset = json.offset
      switch key {
      case .enabled: reminders.isEnabled = try json.boolean()
      case .frequency:
        frequencyOffset = offset
        days = try frequency(&json)
      case .on:
        onOffset = offset
        named = try namedDays(&json)
      case .times:
        reminders.times = try items(
          &json, 1...Preferences.Reminders.maximumTimes
        ) { (json) throws(PersonFault) in try time(&json) }
      case .rule:
        ruleOffset = offset
        rule = try value(&json, { .rule($0) }) { (text) throws(RecurrenceRule.ParseError) in try RecurrenceRule(text) }
      }
    }
    if let rule {
      if days != nil {
        let isLater = ruleOffset > frequencyOffset
        throw PersonFault(
          .conflict(with: isLater ? "frequency" : "rule"), at: isLater ? ruleOffset : frequencyOffset)
      }
      if named != nil { throw PersonFault(.conflict(with: "rule"), at: onOffset) }
      reminders.days = .rule(rule)
    } else if let named {
      reminders.days = try Self.days(days ?? .everyDays(1), on: named, at: onOffset)
    } else if let days {
      reminders.days = days
    }
  }

  private static func days(
    _ days: Preferences.ReminderDays, on named: NamedDays, at offset: Int
  ) throws(PersonFault) -> Preferences.ReminderDays {
    switch (days, named) {
    case (.weekly, .weekdays(let weekdays)): return .weekly(on: weekdays)
    case (.monthly, .monthDay(let day)): return .monthly(onDay: day)
    case (.weekly, .monthDay): throw PersonFault(.wrongType(expected: .array, found: .number), at: offset)
    case (.monthly, .weekdays): throw PersonFault(.wrongType(expected: .number, found: .array), at: offset)
    case (.everyDays, _), (.rule, _): throw PersonFault(.dayWithoutPlace, at: offset)
    }
  }

  private func namedDays(_ json: inout JSONCursor) throws(PersonFault) -> NamedDays {
    if json.nextType == .number { return .monthDay(try json.integer(1...31)) }
    return .weekdays(try weekdays(&json))
  }

  private func frequency(_ json: inout JSONCursor) throws(PersonFault) -> Preferences.ReminderDays {
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
