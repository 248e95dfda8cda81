internal import NudgeText
internal import NudgeTime

extension PersonPlan {
  /// Returns the time from which a candidate's text may no longer be accurate.
  func expiry(of candidate: Candidate) -> Timestamp {
    switch candidate.subject {
    // The next slot replaces the reminder, and text about a day applies only to that day.
    case .reminder: min(candidate.end, calendar.end(of: candidate.firingDay))
    case .retrieval, .welcomeBack, .farewell: max(candidate.end, calendar.end(of: candidate.firingDay))
    default: candidate.end
    }
  }

  /// Returns a candidate's composition request, with the values at the time the candidate fires.
  func composition(of candidate: Candidate) -> CompositionRequest {
    switch candidate.subject {
    case .reminder(let occurrence): return reminder(occurrence, firingAt: candidate.moment)
    case .sample(let slot): return reminder(slot, firingAt: candidate.moment)
    default: break
    }
    let standing = record.standing(at: candidate.moment)
    var arguments = MessageArguments(capacity: 8)
    if let name = person.name { arguments.append(.name, .text(name)) }
    let count = ArgumentValue.integer(Int64(standing.count))
    let unit = ArgumentValue.text(record.counter.period.unit.rawValue)

    var context = SelectionContext(frequency: frequency)
    var date = candidate.day
    var index: (CivilDate) -> Int = { Int($0.daysSinceEpoch) }
    switch candidate.subject {
    case .streakAtRisk(let day):
      let end = calendar.end(of: day).advanced(bySeconds: -60)
      arguments.append(.streak, .integer(Int64(standing.streak.current)))
      arguments.append(.unit, unit)
      arguments["deadline"] = .instant(end, in: calendar.zone)
    case .streakMilestone(let milestone):
      arguments["streak"] = .integer(Int64(milestone.threshold))
      arguments["unit"] = unit
      arguments["times"] = .integer(Int64(milestone.times))
      date = milestone.on
    case .countMilestone(let threshold, let day, let streak):
      arguments["count"] = .integer(Int64(threshold))
      arguments["streak"] = .integer(Int64(streak))
      arguments["unit"] = unit
      arguments["first"] = record.firstDay.map { .date($0) }
      date = day
    case .firstAchievement: index = { _ in 0 }
    case .welcomeBack(_, let last):
      arguments["gapDays"] = .integer(Int64(last.days(to: standing.day)))
      arguments["count"] = count
      arguments["last"] = .date(last)
      context[.relents] = relents(after: candidate.day)
    case .farewell: arguments["count"] = count
    case .returned(let gap, let day):
      arguments["gapDays"] = .integer(Int64(gap))
      arguments["count"] = count
      date = day
    case .retrieval(let place, let day):
      let age = Age(from: day, to: standing.day)
      arguments["date"] = .date(day)
      arguments["age"] = .text(age.unit.rawValue)
      arguments["years"] = .integer(Int64(age.years))
      context[.onThisDay] = age.isAnniversary
      if person.preferences.retrieval.includePreview, case .achievements(let achievements) = person.history.record {
        arguments["title"] = achievements[place].titleOnOneLine.map { .text($0) }
      }
      index = { Int((Double($0.daysSinceEpoch) / 7).rounded(.down)) }
    case .summary(let period, let summary):
      // The name of the period depends on the kind.
      if let name = candidate.kind.countedPeriod { arguments[name] = .period(summary.start) }
      arguments["count"] = .integer(Int64(summary.count))
      arguments["activeDays"] = .integer(Int64(summary.activeDays))
      let entries = entries(of: period, from: summary.start)
      context[.hard] = isHard(entries)
      switch period {
      case .week:
        arguments["weekStart"] = .date(summary.start)
        if let (first, last) = titles(of: entries) {
          arguments["first"] = .text(first)
          arguments["last"] = .text(last)
        }
        index = { Int(($0.daysSinceEpoch - 4) / 7) }
      case .month:
        arguments["bestStreak"] = .integer(Int64(summary.bestStreak))
        arguments["change"] = .text(summary.change.rawValue)
        index = { ($0.year - 1970) * 12 + $0.month - 1 }
      case .year:
        arguments["bestStreak"] = .integer(Int64(summary.bestStreak))
        arguments["months"] = .integer(Int64(summary.months))
        index = { $0.year - 1970 }
      }
      date = summary.start
    case .reminder, .sample, .nothing: break
    }
    return CompositionRequest(
      person: person.id, kind: candidate.kind, style: person.preferences.style, locale: person.locale, date: date,
      index: index(date), revisionStart: composer.catalog.revision(on: date).start.map(index) ?? 0,
      arguments: arguments, context: context)
  }

  /// Returns the values available to a reminder's text at a moment.
  func reminderArguments(at moment: Timestamp) -> MessageArguments {
    let standing = record.standing(at: moment)
    let week = record.week(of: standing)
    var arguments = MessageArguments(capacity: 7)
    if let name = person.name { arguments.append(.name, .text(name)) }
    arguments.append(.count, .integer(Int64(standing.count)))
    arguments.append(.streak, .integer(Int64(standing.streak.current)))
    arguments.append(.unit, .text(record.counter.period.unit.rawValue))
    arguments.append(.days, .integer(Int64(standing.lastOn.map { max(0, $0.days(to: standing.day)) } ?? 0)))
    arguments.append(.weekCount, .integer(Int64(week.count)))
    arguments.append(.weekStart, .date(week.start))
    return arguments
  }

  /// Returns the reference of the achievement that a retrieval shows.
  private func reference(of candidate: Candidate) -> String? {
    guard case .retrieval(let index, _) = candidate.subject,
      case .achievements(let achievements) = person.history.record
    else { return nil }
    return achievements[index].reference
  }

  /// The person's reminder frequency, used in conditions.
  var frequency: SelectionContext.Frequency {
    if case .cadence(let cadence) = schedule { SelectionContext.Frequency(cadence.frequency) } else { .custom }
  }

  /// Returns the request for a reminder without the text shown before it.
  private func reminder(_ slot: CivilDateTime, firingAt moment: Timestamp) -> CompositionRequest {
    reminder(slot, firingAt: moment, in: context(of: slot, firingAt: moment))
  }

  private func reminder(
    _ slot: CivilDateTime, firingAt moment: Timestamp, in context: SelectionContext
  ) -> CompositionRequest {
    let index: Int
    let revisionStart: Int
    switch schedule {
    case .cadence(let cadence):
      index = cadence.index(of: slot)
      revisionStart = composer.catalog.revisionStart(on: slot.date, in: cadence)
    case .recurrences:
      index = Int(slot.date.daysSinceEpoch)
      revisionStart = composer.catalog.revision(on: slot.date).start.map { Int($0.daysSinceEpoch) } ?? 0
    }
    var arguments = reminderArguments(at: moment)
    var context = context
    if context.seasons.isEmpty, let recent = recentAchievement(askedAboutAt: slot, moment) {
      context[.asks] = true
      arguments["recent"] = .text(recent.title)
      arguments["recentDay"] = .date(recent.day)
    }
    return CompositionRequest(
      person: person.id, kind: .reminder, style: person.preferences.style, locale: person.locale, date: slot.date,
      index: index, revisionStart: revisionStart, arguments: arguments, context: context)
  }

  /// Returns the conditions for the text of a reminder that fires at a moment.
  private func context(of slot: CivilDateTime, firingAt moment: Timestamp) -> SelectionContext {
    let local = calendar.zone.civil(at: moment)
    switch schedule {
    case .cadence(let cadence): return SelectionContext(slot: slot, firingAt: local, of: cadence)
    case .recurrences:
      let isOnItsDay = local.date == slot.date
      return SelectionContext(
        frequency: isOnItsDay ? .custom : nil,
        seasons: isOnItsDay ? SelectionContext.Season.seasons(on: slot.date) : [], weekday: slot.date.weekday,
        daypart: SelectionContext.Daypart(at: local.time))
    }
  }

  // MARK: The previous reminder

  /// Returns the request for a reminder, with the text shown before it if that could be the same.
  ///
  /// Reminders with the same conditions are far apart if they show the same text. A reminder that quiet hours hold until
  /// another day has other conditions, so its text can be the one of the reminder before or after it.
  private func reminder(_ occurrence: Occurrence, firingAt moment: Timestamp) -> CompositionRequest {
    var request = reminder(occurrence.slot, firingAt: moment)
    guard !person.preferences.quietHours.isEmpty, let (before, held) = delivered(before: occurrence) else {
      return request
    }
    let earlier = context(of: before.slot, firingAt: held)
    guard earlier.frequency != request.context.frequency || earlier.daypart != request.context.daypart else {
      return request
    }
    var previous = reminder(before.slot, firingAt: held, in: earlier)
    guard let own = try? composer.variant(for: request), let first = try? composer.variant(for: previous) else {
      return request
    }
    // The previous text depends on the one before it, which is rarely needed.
    previous.lastShown = first
    guard let second = try? composer.variant(for: previous), own == first || own == second else { return request }
    request.lastShown = try? composer.variant(for: reminder(before, firingAt: held))
    return request
  }

  /// The maximum number of days between a reminder and an earlier one whose text it avoids.
  ///
  /// It includes the previous reminder of every month.
  private static let longestGap: Int64 = 35

  /// Returns the last reminder delivered before an occurrence, and the time at which it fired.
  ///
  /// Collisions and the daily limit aren't considered, because they depend on other notifications.
  private func delivered(before occurrence: Occurrence) -> (occurrence: Occurrence, moment: Timestamp)? {
    for days in [2, Self.longestGap] {
      var all: [Occurrence] = []
      var next = schedule.next(after: occurrence.timestamp.advanced(bySeconds: -days * 86_400 - 1))
      while let found = next, found.timestamp < occurrence.timestamp {
        all.append(found)
        next = schedule.next(after: found.timestamp)
      }
      var end = occurrence.timestamp
      for earlier in all.reversed() {
        defer { end = earlier.timestamp }
        // If only a summary is known, it answers this reminder and all earlier ones.
        if case .summary(let summary) = record.source, let lastOn = summary.lastOn,
          calendar.streakDay.date(of: earlier.slot) <= lastOn
        {
          return nil
        }
        guard let held = moment(holding: earlier.timestamp), held == earlier.timestamp || held < end,
          !isPaused(calendar.day(of: earlier.timestamp)), !isPaused(calendar.day(of: held)),
          answer(toReminder: earlier.slot, at: held) == nil, isChosen(earlier.slot)
        else { continue }
        return (earlier, held)
      }
    }
    return nil
  }
}

extension PersonPlan {
  /// Returns the notification for a candidate that fires, with its text.
  func request(for candidate: Candidate) throws(ComposeError) -> NotificationRequest {
    let text = try composer.compose(composition(of: candidate))
    let isMerged = candidate.reasons.contains(where: \.isMergedWithReminder)
    var actions = text.actions
    if isMerged, !actions.contains(where: { $0.id == "add" }) {
      actions.append(try composer.action("add", locale: person.locale))
    }
    let manner = Manner(candidate.kind)
    return NotificationRequest(
      person: person.id, id: candidate.id, kind: candidate.kind, timestamp: candidate.moment,
      offset: calendar.zone.offset(at: candidate.moment), expires: expiry(of: candidate),
      style: person.preferences.style, locale: text.locale, variant: text.variant, title: text.title, body: text.body,
      privateText: text.privateText, actions: actions,
      category: isMerged ? "\(candidate.kind)-and-reminder" : candidate.kind.rawValue, thread: manner.thread, badge: 1,
      sound: manner.isQuiet ? nil : "default", interruptionLevel: manner.isQuiet ? .passive : .active,
      relevance: manner.relevance, reasons: candidate.reasons, opens: manner.opens,
      achievement: reference(of: candidate), timeZoneData: calendar.zone.dataVersion)
  }

  /// How notifications of a kind are presented: their thread, sound and interruption level, relevance, and destination.
  private struct Manner {
    var thread: String
    var isQuiet = false
    var relevance: Double
    var opens = NotificationRequest.Destination.record

    init(_ kind: Kind) {
      switch kind {
      case .firstAchievement: (thread, relevance, opens) = ("milestones", 1, .milestones)
      case .returned: (thread, relevance, opens) = ("milestones", 0.9, .milestones)
      case .streakMilestone, .countMilestone: (thread, relevance, opens) = ("milestones", 0.9, .milestones)
      case .streakAtRisk: (thread, relevance) = ("reminders", 0.8)
      case .reminder: (thread, relevance) = ("reminders", 0.6)
      case .welcomeBack, .farewell: (thread, isQuiet, relevance) = ("reminders", true, 0.5)
      case .retrieval: (thread, isQuiet, relevance, opens) = ("retrieval", true, 0.4, .achievement)
      default: (thread, isQuiet, relevance, opens) = ("summaries", true, 0.3, .summary)
      }
    }
  }
}

/// The names of the arguments that reminders and other frequent notifications use.
extension ArgumentKey {
  fileprivate static let name = ArgumentKey("name")
  fileprivate static let count = ArgumentKey("count")
  fileprivate static let streak = ArgumentKey("streak")
  fileprivate static let unit = ArgumentKey("unit")
  fileprivate static let days = ArgumentKey("days")
  fileprivate static let weekCount = ArgumentKey("weekCount")
  fileprivate static let weekStart = ArgumentKey("weekStart")
}
