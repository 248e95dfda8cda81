internal import NudgeJSON
internal import NudgeTime

extension PersonReader {
  func readSummary(_ json: inout JSONCursor, into history: inout History) throws(PersonFault) {
    var members = try json.object()
    var count: Int?
    var currentStreak = 0
    var longestStreak: Int?
    var lastOn: CivilDate?
    var freezesHeld = 0
    var pace: AchievementSummary.Pace?
    var (currentOffset, longestOffset, lastOffset) = (0, 0, 0)
    let numbers = 0...History.greatestCount
    while let key = try json.key(of: &members, names.progress) {
      json.skipSpace()
      let offset = json.offset
      switch key {
      case .count: count = try json.integer(numbers)
      case .currentStreak:
        currentOffset = offset
        currentStreak = try json.integer(numbers)
      case .longestStreak:
        longestOffset = offset
        longestStreak = try json.integer(numbers)
      case .lastOn:
        lastOffset = offset
        lastOn = try date(&json)
      case .freezes: freezesHeld = try json.integer(History.heldFreezes)
      case .pace: pace = try self.pace(&json)
      }
    }
    if currentStreak > count ?? 0 { throw PersonFault(.above("count"), at: currentOffset) }
    if let longestStreak {
      if longestStreak > count ?? 0 { throw PersonFault(.above("count"), at: longestOffset) }
      if longestStreak < currentStreak { throw PersonFault(.below("currentStreak"), at: longestOffset) }
    }
    if count == 0, lastOn != nil { throw PersonFault(.lastDayOfNothing, at: lastOffset) }
    history.record = .summary(
      AchievementSummary(
        count: count ?? 0, currentStreak: currentStreak, longestStreak: longestStreak ?? 0, lastOn: lastOn,
        freezesHeld: freezesHeld, pace: pace))
  }

  private func pace(_ json: inout JSONCursor) throws(PersonFault) -> AchievementSummary.Pace {
    var members = try json.object()
    var count: Int?
    var days: Int?
    while let key = try json.key(of: &members, names.pace) {
      switch key {
      case .count: count = try json.integer(0...History.greatestCount)
      case .days: days = try json.integer(1...AchievementSummary.Pace.maximumDays)
      }
    }
    return AchievementSummary.Pace(
      count: try required(count, "count", of: members), days: try required(days, "days", of: members))
  }

  func achievements(_ json: inout JSONCursor) throws(PersonFault) -> [Achievement] {
    try json.items(0...History.maximumAchievements) { (json) throws(PersonFault) in try achievement(&json) }
  }

  private func achievement(_ json: inout JSONCursor) throws(PersonFault) -> Achievement {
    var members = try json.object()
    var id: String?
    var moment: Achievement.Moment?
    var title: String?
    var isHard: Bool?
    while let key = try json.key(of: &members, names.achievement) {
      switch key {
      case .id: id = try self.id(&json)
      case .at: moment = try self.moment(&json)
      case .title:
        let text = try text(&json, 0...History.maximumTitleLength)
        title = text.isEmpty ? nil : text
      case .hard: isHard = try json.boolean()
      }
    }
    return Achievement(at: try required(moment, "at", of: members), id: id, title: title, isHard: isHard)
  }

  func dates(_ json: inout JSONCursor) throws(PersonFault) -> [CivilDate] {
    try json.items(0...History.maximumDates) { (json) throws(PersonFault) in try date(&json) }
  }

  func notificationIDs(_ json: inout JSONCursor) throws(PersonFault) -> [NotificationID] {
    try json.items(0...History.maximumSent) { (json) throws(PersonFault) in
      let text = try json.text()
      guard let id = NotificationID(rawValue: json.string(text)) else {
        throw PersonFault(.notificationID, at: text.offset)
      }
      return id
    }
  }
}
