internal import NudgeDelivery
internal import NudgeInput
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Reminds one person according to their plan, deciding what the desktop shows and when to check again.
///
/// The plan is recomputed on every event, from the oldest pending notification to about a day ahead, so sleep and clock
/// changes don't need special handling. The session keeps track of notification IDs so that each notification is only
/// shown once.
struct DesktopSession: DesktopDecider {
  /// The options for a session.
  struct Options {
    /// Whether the desktop may show the person's own text.
    var personalText = PersonalText.included
    /// The time after which a snoozed notification is shown again, in seconds.
    var snooze: Int64 = 1_800
    /// Whether there is a history file to which achievements can be added.
    var hasHistory = true
    /// Whether the run ends when the first notification is removed from the screen.
    var endsAfterOne = false
    /// Returns the title of an achievement in a time zone, which may have to be read from the history.
    var title: (Achievement, Zone) -> String? = { achievement, _ in achievement.title }
  }

  /// How far a plan looks back, in seconds.
  ///
  /// This is longer than any text remains valid, plus a clock change.
  static let lookBack: Int64 = 8 * 86_400
  /// How far a plan looks ahead, in seconds.
  ///
  /// The plan is recomputed after this time, which is longer than a day plus a clock change so that the plan includes
  /// all daily notifications.
  static let lookAhead: Int64 = 26 * 3_600
  /// The delay after which a notification is reported as late, in seconds.
  static let lateAfter: Int64 = 60

  let planner: Planner
  let options: Options
  /// The problem that has already been reported.
  var toldTrouble: DesktopTrouble?
  private(set) var person: Person
  private(set) var state: DesktopState
  private var zone: Zone
  /// The person's plan, which is made anew each time something may have changed.
  private var plan: PersonPlan?

  /// The notifications that are currently visible.
  private var onScreen: [String: NotificationRequest] = [:]
  /// The notifications that are about to be shown.
  private var onItsWay: [String: NotificationRequest] = [:]
  /// The ID of the notification that each unwritten achievement was added from.
  private var added: [Timestamp: String] = [:]
  private var service = Patience()
  /// Whether a notification that the desktop rejected must be shown again.
  private var waitsForService = false
  private var writing = Patience()
  /// The time at which to make the next decision.
  private var nextMoment: Timestamp?
  private var lastNext: DesktopReport.Event?
  private var lastComplaint: String?
  private var hasShownOne = false
  /// The end of the last run, and the time since boot when this run started.
  ///
  /// These values determine when IDs expire. Because the time since boot can't be set, IDs don't expire if the system
  /// clock is temporarily set far ahead.
  private var remembered: (from: Timestamp, elapsed: Int64?)

  /// Creates a session that continues from a saved state.
  ///
  /// - Parameters:
  ///   - person: The person to remind, with their history.
  ///   - state: The state that was saved by earlier runs.
  ///   - zone: The person's time zone.
  ///   - planner: The planner.
  ///   - options: The session's options.
  init(_ person: Person, _ state: DesktopState, in zone: Zone, planner: Planner, options: Options) {
    self.person = person
    self.state = state
    self.planner = planner
    self.options = options
    remembered = (state.doneUntil, nil)
    self.zone = zone
  }

  func wake(at moment: DesktopMoment) -> DesktopWake {
    // The service's retry time only matters if a notification is waiting for the service.
    let showsAgain = waitsForService ? service.retryAt : nil
    let writesAgain = options.hasHistory && !state.unwritten.isEmpty ? writing.retryAt : nil
    return DesktopWake(wall: nextMoment, elapsed: [showsAgain, writesAgain].compactMap(\.self).min())
  }

  mutating func start(with person: Person?, at moment: DesktopMoment) -> [DesktopEffect] {
    var effects = adopt(person)
    for entry in state.entries where entry.status == .showing {
      effects.append(.note(.maybeShown(id: entry.id)))
      state.set(entry.id, .shown)
    }
    return effects + settle(at: moment) + retryWriting(at: moment)
  }

  mutating func take(_ happening: DesktopHappening, at moment: DesktopMoment) -> [DesktopEffect] {
    switch happening {
    case .timeCame, .clockChanged, .filesChanged: settle(at: moment) + retryWriting(at: moment)
    case .shown(let id): shown(id, at: moment)
    case .notShown(let id, let trouble): notShown(id, trouble, at: moment)
    case .pressed(let id, let action): pressed(id, action, at: moment)
    case .closed(let id): closed(id, at: moment)
    // The state keeps unwritten achievements for the next run.
    case .asksToEnd: [.end]
    }
  }

  mutating func take(_ person: Person?, at moment: DesktopMoment) -> [DesktopEffect] {
    let complaints = adopt(person)
    return complaints.isEmpty ? settle(at: moment) : complaints
  }

  /// Switches to the files' new contents, or keeps the previous person if the new time zone is invalid.
  private mutating func adopt(_ person: Person?) -> [DesktopEffect] {
    guard let person else { return [] }
    do throws(ZoneError) {
      zone = try planner.zones.zone(named: person.timeZone)
      self.person = person
      return []
    } catch {
      return complainOnce(
        "--person: timeZone: \(error.wording(in: planner.zones)) The previous time zone remains in use.")
    }
  }

  // MARK: Planning

  /// Recomputes the plan, and returns the effects of everything that is due.
  private mutating func settle(at moment: DesktopMoment) -> [DesktopEffect] {
    let now = moment.wall
    let before = state
    // If this is earlier, the clock was ahead during the first run, or it is behind now.
    state.since = min(state.since, now)
    state.forget(before: min(now, remembering(at: moment)))
    state.reconsiderDropped(at: now)
    // Nothing is planned after the last valid timestamp.
    let end = now.advanced(bySeconds: Self.lookAhead)
    nextMoment = end
    let beginning = beginning(at: now)
    let notifications: [NotificationRequest]
    do throws(PlanError) {
      // The files were validated when they were read, and a history can have any number of lines.
      let plan = try planner.plan(for: person, on: PersonPlan.schedule(of: person, in: zone))
      self.plan = plan
      notifications = try plan.notifications(in: beginning..<end)
    } catch {
      if service.retryAt != nil { _ = service.fail(at: moment.elapsed) }
      let path = error.path.isEmpty ? "" : "\(error.path.joined(separator: ".")): "
      return complainOnce("--person: \(path)\(error.wording(in: planner.zones))")
    }
    lastComplaint = nil
    waitsForService = false

    var effects: [DesktopEffect] = []
    var next: NotificationRequest?
    for notification in notifications {
      if let entry = entryStillDue(notification, at: now) {
        effects += owed(entry, notification, at: moment)
      } else if notification.timestamp > now {
        if next == nil { next = notification }
        wake(at: notification.timestamp)
      } else if isDue(notification) {
        state.keep(
          DesktopState.Entry(
            id: notification.id.rawValue, at: notification.timestamp, expires: notification.expires, status: .waiting))
        effects += due(notification, at: moment)
      }
    }
    effects += letGo(allBut: Set(notifications.map(\.id.rawValue)), in: beginning..<end, at: now)
    // If the clock is set back, the same times are processed again, but the IDs prevent showing a notification twice.
    state.doneUntil = now.advanced(bySeconds: 1)
    if state != before, effects.isEmpty || !effects.contains(where: \.isSave) { effects.append(.save(state)) }
    effects += announce(next, at: now)
    return effects.contains(where: \.isWithdraw) ? effects + endAfterOne() : effects
  }

  /// Returns the time used to determine which IDs have expired.
  private mutating func remembering(at moment: DesktopMoment) -> Timestamp {
    let start = remembered.elapsed ?? moment.elapsed
    remembered.elapsed = start
    return remembered.from.advanced(bySeconds: (moment.elapsed - start) / 1_000)
  }

  /// Returns a notification's entry, or `nil` after removing a waiting entry whose time is in the future again.
  ///
  /// This happens if the clock was set back or the person's schedule changed. The notification is then planned again.
  private mutating func entryStillDue(_ notification: NotificationRequest, at now: Timestamp) -> DesktopState.Entry? {
    let id = notification.id.rawValue
    guard let entry = state.entry(id) else { return nil }
    guard entry.status == .waiting, notification.timestamp > now else { return entry }
    state.entries.removeAll { $0.id == id }
    return nil
  }

  /// Returns the time at which the plan begins.
  private func beginning(at now: Timestamp) -> Timestamp {
    let earliest = max(state.since, now.advanced(bySeconds: -Self.lookBack))
    let owed = state.entries.filter { $0.status == .snoozed || $0.status == .waiting }.map(\.at).min()
    let shown = onScreen.values.map(\.timestamp).min()
    return [earliest, owed, shown, now].compactMap(\.self).min() ?? now
  }

  /// Returns whether a notification that has become due must be shown.
  ///
  /// Notifications whose time had already passed when they were first planned are not shown, except for celebrations,
  /// because their time depends on the history.
  private func isDue(_ notification: NotificationRequest) -> Bool {
    switch notification.kind {
    case .firstAchievement, .streakMilestone, .countMilestone: notification.timestamp >= state.since
    default: notification.timestamp >= state.doneUntil
    }
  }

  /// Handles a notification that was already due before.
  private mutating func owed(
    _ entry: DesktopState.Entry, _ notification: NotificationRequest, at moment: DesktopMoment
  ) -> [DesktopEffect] {
    switch entry.status {
    case .shown:
      guard onScreen[entry.id] != nil else { return [] }
      if notification.expires > moment.wall, !isAnswered(notification, at: moment.wall) {
        wake(at: notification.expires)
        return []
      }
      return takeOff(entry.id, moment.wall)
    case .snoozed, .waiting:
      if isAnswered(notification, at: moment.wall) { return finish(entry.id, .withdrawn, moment.wall) }
      if let until = entry.until, until > moment.wall {
        wake(at: until)
        return []
      }
      return due(notification, at: moment)
    case .showing, .over: return []
    }
  }

  /// Shows a notification that is due, unless it is too late to do so.
  private mutating func due(_ notification: NotificationRequest, at moment: DesktopMoment) -> [DesktopEffect] {
    let id = notification.id.rawValue
    guard notification.expires > moment.wall else {
      let note = Note.expired(id: id, due: notification.timestamp, end: notification.expires, notification.offset)
      return drop(id, moment.wall) + [.note(note)]
    }
    if isAnswered(notification, at: moment.wall) { return drop(id, moment.wall) }
    // Plans don't contain notifications during quiet hours, but a late notification can fall within them.
    let outside = outsideQuietHours(from: moment.wall)
    guard outside < notification.expires else {
      return drop(id, moment.wall) + [tell(id, .letGo, moment.wall)]
    }
    guard outside == moment.wall else {
      wake(at: outside)
      return keep(id, .waiting)
    }
    wake(at: notification.expires)
    guard !service.isWaiting(at: moment.elapsed) else {
      waitsForService = true
      return keep(id, .waiting)
    }
    onItsWay[id] = notification
    let notice = DesktopNotice(notification, personalText: options.personalText, hasHistory: options.hasHistory)
    return keep(id, .showing) + [.show(notice)]
  }

  /// Returns whether what is recorded makes a notification unnecessary.
  private func isAnswered(_ notification: NotificationRequest, at now: Timestamp) -> Bool {
    plan?.answer(to: notification, at: now) != nil
  }

  /// Returns the first time at or after the given time that is outside the person's quiet hours.
  private func outsideQuietHours(from moment: Timestamp) -> Timestamp { plan?.quietHoursEnd(at: moment) ?? moment }

  /// Drops notifications that are no longer in the plan, within the time span that it covers.
  private mutating func letGo(
    allBut planned: Set<String>, in span: Range<Timestamp>, at now: Timestamp
  ) -> [DesktopEffect] {
    var effects: [DesktopEffect] = []
    for entry in state.entries where span.contains(entry.at) && !planned.contains(entry.id) {
      switch entry.status {
      case .snoozed, .waiting: effects += finish(entry.id, .withdrawn, now)
      case .shown where onScreen[entry.id] != nil: effects += takeOff(entry.id, now)
      case .shown, .showing, .over: break
      }
    }
    return effects
  }

  private mutating func wake(at timestamp: Timestamp) {
    nextMoment = nextMoment.map { min($0, timestamp) } ?? timestamp
  }

  private mutating func announce(_ next: NotificationRequest?, at now: Timestamp) -> [DesktopEffect] {
    guard let next else { return [] }
    let event = DesktopReport.Event.next(at: next.timestamp)
    guard event != lastNext else { return [] }
    lastNext = event
    return [tell(next.id.rawValue, event, now)]
  }

  /// Ends a notification and reports why.
  private mutating func finish(_ id: String, _ event: DesktopReport.Event, _ now: Timestamp) -> [DesktopEffect] {
    keep(id, .over) + [tell(id, event, now)]
  }

  /// Ends a notification that isn't shown although it is due, unless the clock turns out to be ahead.
  private mutating func drop(_ id: String, _ now: Timestamp) -> [DesktopEffect] { keep(id, .over, until: now) }

  /// Changes the status of a notification, and saves the state.
  private mutating func keep(_ id: String, _ status: DesktopState.Status, until: Timestamp? = nil) -> [DesktopEffect] {
    state.set(id, status, until: until)
    return [.save(state)]
  }

  /// Removes a notification that is no longer needed from the screen.
  private mutating func takeOff(_ id: String, _ now: Timestamp) -> [DesktopEffect] {
    onScreen[id] = nil
    return [.withdraw(id: id), tell(id, .withdrawn, now)]
  }

  private func tell(_ id: String, _ event: DesktopReport.Event, _ now: Timestamp) -> DesktopEffect {
    .tell(DesktopReport(at: now, id: id, event: event))
  }

  private mutating func complainOnce(_ message: String) -> [DesktopEffect] {
    guard message != lastComplaint else { return [] }
    lastComplaint = message
    return [.complain(message)]
  }

  // MARK: Screen

  private mutating func shown(_ id: String, at moment: DesktopMoment) -> [DesktopEffect] {
    guard let notification = onItsWay.removeValue(forKey: id) else { return [] }
    let hadTrouble = service.retryAt != nil
    service.succeed()
    toldTrouble = nil
    onScreen[id] = notification
    hasShownOne = true
    let isLate = notification.timestamp.advanced(bySeconds: Self.lateAfter) < moment.wall
    let effects = keep(id, .shown) + [tell(id, .shown(due: isLate ? notification.timestamp : nil), moment.wall)]
    // Show the other notifications that were waiting for the desktop.
    return hadTrouble ? effects + settle(at: moment) : effects
  }

  private mutating func notShown(
    _ id: String, _ trouble: DesktopTrouble, at moment: DesktopMoment
  ) -> [DesktopEffect] {
    onItsWay[id] = nil
    guard state.entry(id)?.status == .showing else { return [] }
    waitsForService = true
    var effects = keep(id, .waiting)
    // Other notifications that were sent at the same time fail for the same reason.
    guard !service.isWaiting(at: moment.elapsed) else { return effects }
    _ = service.fail(at: moment.elapsed)
    if toldTrouble != trouble {
      toldTrouble = trouble
      effects.append(.note(.trouble(trouble)))
    }
    return effects
  }

  private mutating func closed(_ id: String, at moment: DesktopMoment) -> [DesktopEffect] {
    guard onScreen.removeValue(forKey: id) != nil else { return [] }
    return [tell(id, .closed, moment.wall)] + endAfterOne()
  }

  private func endAfterOne() -> [DesktopEffect] {
    options.endsAfterOne && onScreen.isEmpty && onItsWay.isEmpty && state.unwritten.isEmpty ? [.end] : []
  }

  // MARK: Buttons

  private mutating func pressed(_ id: String, _ action: String, at moment: DesktopMoment) -> [DesktopEffect] {
    let notification = onScreen.removeValue(forKey: id)
    if action == "add" {
      // This also handles a notification that was just removed from the screen. Save the state first so that the next
      // run writes the achievement if this one is killed before doing so.
      state.unwritten.append(moment.wall)
      added[moment.wall] = id
      return [.save(state), .record(moment.wall)]
    }
    guard let notification else { return [] }
    switch action {
    case "later", "snooze": return snooze(notification, at: moment.wall) + endAfterOne()
    case "view": return [tell(id, viewed(notification), moment.wall)] + endAfterOne()
    default: return [tell(id, .closed, moment.wall)] + endAfterOne()
    }
  }

  /// Schedules a notification to be shown again after any quiet hours, or drops it if its text will no longer be valid.
  private mutating func snooze(_ notification: NotificationRequest, at now: Timestamp) -> [DesktopEffect] {
    let id = notification.id.rawValue
    let until = outsideQuietHours(from: now.advanced(bySeconds: options.snooze))
    guard until < notification.expires else { return finish(id, .letGo, now) }
    wake(at: until)
    return keep(id, .snoozed, until: until) + [tell(id, .snoozed(until: until), now)]
  }

  private func viewed(_ notification: NotificationRequest) -> DesktopReport.Event {
    let achievement = notification.achievement.flatMap { person.history.achievement($0) }
    return .viewed(
      title: notification.title, body: notification.body,
      achievement: achievement.map { achievement in
        DesktopReport.AchievementText(at: achievement.moment, in: zone, title: options.title(achievement, zone))
      })
  }

  // MARK: History

  mutating func take(recorded timestamp: Timestamp, failure: String?, at moment: DesktopMoment) -> [DesktopEffect] {
    if let failure {
      return writing.fail(at: moment.elapsed)
        ? [.complain("\(failure) The achievement will be saved once the file can be written.")] : []
    }
    writing.succeed()
    if let index = state.unwritten.firstIndex(of: timestamp) { state.unwritten.remove(at: index) }
    // The file watch reports the change, and the file is read again.
    return [.save(state), tell(added.removeValue(forKey: timestamp) ?? "history", .added, moment.wall)]
      + state.unwritten.prefix(1).map { .record($0) } + (hasShownOne ? endAfterOne() : [])
  }

  private mutating func retryWriting(at moment: DesktopMoment) -> [DesktopEffect] {
    // A run that was killed may have written the achievement before saving the state.
    if !state.unwritten.isEmpty, case .achievements(let achievements) = person.history.record {
      let known = Set(
        achievements.compactMap { if case .timestamp(let timestamp, _) = $0.moment { timestamp } else { nil } })
      state.unwritten.removeAll { known.contains($0) }
    }
    guard options.hasHistory, let first = state.unwritten.first, !writing.isWaiting(at: moment.elapsed) else {
      return []
    }
    return [.record(first)]
  }
}

extension DesktopEffect {
  fileprivate var isSave: Bool { if case .save = self { true } else { false } }
  fileprivate var isWithdraw: Bool { if case .withdraw = self { true } else { false } }
}
