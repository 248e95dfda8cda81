internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Reminds one person by their plan: decides what a desktop shows and when to look again.
///
/// The plan is made anew each time anything happens, from the moment of the oldest notification that is still owed
/// until a day ahead, so neither sleep nor a clock that was set needs a case of its own. What was shown is remembered
/// by its id, and shown no second time.
struct DesktopSession: DesktopDecider {
  /// How a run differs from another.
  struct Options {
    /// Whether what the person wrote may be seen on the desktop.
    var personalText = PersonalText.included
    /// After how many seconds what is put off comes again.
    var snooze: Int64 = 1_800
    /// Whether there is a file to add achievements to.
    var hasHistory = true
    /// Whether the run is over when the first notification is gone from the screen.
    var endsAfterOne = false
  }

  /// How far a plan looks back, in seconds: over the longest that words hold, and a clock change.
  static let lookBack: Int64 = 8 * 86_400
  /// How far a plan looks ahead, in seconds; then it is made anew.
  ///
  /// A day and a clock change, and a little more, so that what comes every day is seen.
  static let lookAhead: Int64 = 26 * 3_600
  /// After how many seconds a notification counts as shown late.
  static let lateAfter: Int64 = 60

  let planner: Planner
  let options: Options
  /// The trouble that the person already knows of.
  var toldTrouble: DesktopTrouble?
  private(set) var person: Person
  private(set) var state: DesktopState
  private var zone: Zone

  /// What is on the screen.
  private var onScreen: [String: NotificationRequest] = [:]
  /// What is on its way there.
  private var onItsWay: [String: NotificationRequest] = [:]
  /// Under which notification an achievement was added that is not written yet.
  private var added: [Timestamp: String] = [:]
  private var service = Patience()
  /// Whether something is due that the desktop did not take, and is to be tried again.
  private var waitsForService = false
  private var writing = Patience()
  /// When to decide again.
  private var nextMoment: Timestamp?
  private var lastNext: DesktopReport.Event?
  private var lastComplaint: String?
  private var hasShownOne = false
  /// What ids are forgotten by: where the last run left off, and the time since then on a clock that is never set.
  ///
  /// So a clock that is far ahead for a while forgets nothing.
  private var remembered: (from: Timestamp, elapsed: Int64?)

  /// Begins where a state left off.
  ///
  /// - Parameters:
  ///   - person: Whom to remind, with their history.
  ///   - state: What earlier runs left.
  ///   - zone: The person's zone.
  ///   - planner: Makes the plans.
  ///   - options: How the run differs from others.
  init(_ person: Person, _ state: DesktopState, in zone: Zone, planner: Planner, options: Options) {
    self.person = person
    self.state = state
    self.planner = planner
    self.options = options
    remembered = (state.doneUntil, nil)
    self.zone = zone
  }

  func wake(at moment: DesktopMoment) -> DesktopWake {
    // If nothing waits for the service, the end of its pause is no reason to wake.
    let showsAgain = waitsForService ? service.retryAt : nil
    let writesAgain = options.hasHistory && !state.unwritten.isEmpty ? writing.retryAt : nil
    return DesktopWake(wall: nextMoment, elapsed: [showsAgain, writesAgain].compactMap(\.self).min())
  }

  mutating func start(with person: Person?, at moment: DesktopMoment) -> [DesktopEffect] {
    var effects = adopt(person)
    for entry in state.entries where entry.status == .showing {
      effects.append(
        .complain(
          "\(entry.id) was about to be shown when the last run was killed; it may have been, and is not shown again"))
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
    // What is not written yet, the state keeps for the next run.
    case .asksToEnd: [.end]
    }
  }

  mutating func take(_ person: Person?, at moment: DesktopMoment) -> [DesktopEffect] {
    let complaints = adopt(person)
    return complaints.isEmpty ? settle(at: moment) : complaints
  }

  /// Takes what the files say now, or nothing if their zone cannot be used.
  private mutating func adopt(_ person: Person?) -> [DesktopEffect] {
    guard let person else { return [] }
    do throws(ZoneError) {
      zone = try planner.zones.zone(person.timeZone)
      self.person = person
      return []
    } catch {
      return complainOnce(
        "--person: timeZone: \(error.wording(in: planner.zones)) The zone before still holds.")
    }
  }

  // MARK: The plan

  /// Makes the plan anew, and does what is due.
  private mutating func settle(at moment: DesktopMoment) -> [DesktopEffect] {
    let now = moment.wall
    let before = state
    // The first run was under a clock that was ahead, or the clock is behind now.
    state.since = min(state.since, now)
    state.forget(before: min(now, remembering(at: moment)))
    // What comes after the last moment there is does not.
    let end = now.advanced(bySeconds: Self.lookAhead)
    nextMoment = end
    let beginning = beginning(at: now)
    let notifications: [NotificationRequest]
    do throws(PlanError) {
      notifications = try planner.notifications(for: person, in: beginning..<end)
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
    // A clock that was set back makes what comes once more be decided once more; ids see to it that nothing is said
    // twice.
    state.doneUntil = now.advanced(bySeconds: 1)
    if state != before, effects.isEmpty || !effects.contains(where: \.isSave) { effects.append(.save(state)) }
    effects += announce(next, at: now)
    return effects.contains(where: \.isWithdraw) ? effects + endAfterOne() : effects
  }

  /// The moment by which ids are forgotten.
  private mutating func remembering(at moment: DesktopMoment) -> Timestamp {
    let start = remembered.elapsed ?? moment.elapsed
    remembered.elapsed = start
    return remembered.from.advanced(bySeconds: (moment.elapsed - start) / 1_000)
  }

  /// What is known of a notification; nothing of one that waited, and whose moment is ahead again.
  ///
  /// The clock was set back, or the person's times were moved; it is planned afresh.
  private mutating func entryStillDue(_ notification: NotificationRequest, at now: Timestamp) -> DesktopState.Entry? {
    let id = notification.id.rawValue
    guard let entry = state.entry(id) else { return nil }
    guard entry.status == .waiting, notification.timestamp > now else { return entry }
    state.entries.removeAll { $0.id == id }
    return nil
  }

  /// From when on to plan.
  private func beginning(at now: Timestamp) -> Timestamp {
    let earliest = max(state.since, now.advanced(bySeconds: -Self.lookBack))
    let owed = state.entries.filter { $0.status == .snoozed || $0.status == .waiting }.map(\.at).min()
    let shown = onScreen.values.map(\.timestamp).min()
    return [earliest, owed, shown, now].compactMap(\.self).min() ?? now
  }

  /// Whether what was planned for a moment that has come is to be shown: not if its moment had passed when it was first
  /// planned, but for a celebration, whose moment is in the history.
  private func isDue(_ notification: NotificationRequest) -> Bool {
    switch notification.kind {
    case .firstAchievement, .streakMilestone, .countMilestone: notification.timestamp >= state.since
    default: notification.timestamp >= state.doneUntil
    }
  }

  /// Looks after one that was due before.
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

  /// Shows what is due, unless it is too late.
  private mutating func due(_ notification: NotificationRequest, at moment: DesktopMoment) -> [DesktopEffect] {
    let id = notification.id.rawValue
    guard notification.expires > moment.wall else {
      let times = "it was due at \(notification.timestamp), and expired at \(notification.expires)"
      return keep(id, .over) + [.complain("\(id) is not shown: \(times)")]
    }
    if isAnswered(notification, at: moment.wall) { return keep(id, .over) }
    // A plan has nothing in quiet hours, but what is late may come in them.
    guard let outside = outsideQuietHours(from: moment.wall), outside < notification.expires else {
      return finish(id, .letGo, moment.wall)
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

  /// Whether something was recorded since its moment that answers it.
  private func isAnswered(_ notification: NotificationRequest, at now: Timestamp) -> Bool {
    switch notification.kind {
    case .reminder, .streakAtRisk, .welcomeBack: break
    default: return false
    }
    guard case .achievements(let achievements) = person.history.record else { return false }
    // What was recorded before its moment, the plan itself knows of.
    return achievements.contains { achievement in
      guard case .timestamp(let timestamp) = achievement.moment else { return false }
      return notification.timestamp < timestamp && timestamp <= now
    }
  }

  /// The first moment outside the person's quiet hours, from a moment on; `nil` if there is none.
  private func outsideQuietHours(from moment: Timestamp) -> Timestamp? {
    person.preferences.quietHours.firstMomentOutside(from: moment, in: zone)
  }

  /// Drops what is not in the plan any more; of what lies outside its span the plan says nothing.
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

  /// Shows a notification no more, and says why.
  private mutating func finish(_ id: String, _ event: DesktopReport.Event, _ now: Timestamp) -> [DesktopEffect] {
    keep(id, .over) + [tell(id, event, now)]
  }

  /// Changes what became of a notification, and keeps it.
  private mutating func keep(_ id: String, _ status: DesktopState.Status, until: Timestamp? = nil) -> [DesktopEffect] {
    state.set(id, status, until: until)
    return [.save(state)]
  }

  /// Takes a notification off the screen, because it is not wanted any more.
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

  // MARK: The screen

  private mutating func shown(_ id: String, at moment: DesktopMoment) -> [DesktopEffect] {
    guard let notification = onItsWay.removeValue(forKey: id) else { return [] }
    let hadTrouble = service.retryAt != nil
    service.succeed()
    toldTrouble = nil
    onScreen[id] = notification
    hasShownOne = true
    let isLate = notification.timestamp.advanced(bySeconds: Self.lateAfter) < moment.wall
    let effects = keep(id, .shown) + [tell(id, .shown(due: isLate ? notification.timestamp : nil), moment.wall)]
    // What else waited for the desktop comes at once.
    return hadTrouble ? effects + settle(at: moment) : effects
  }

  private mutating func notShown(
    _ id: String, _ trouble: DesktopTrouble, at moment: DesktopMoment
  ) -> [DesktopEffect] {
    onItsWay[id] = nil
    guard state.entry(id)?.status == .showing else { return [] }
    waitsForService = true
    var effects = keep(id, .waiting)
    // Others on their way at the same time fail for the same reason.
    guard !service.isWaiting(at: moment.elapsed) else { return effects }
    _ = service.fail(at: moment.elapsed)
    if toldTrouble != trouble {
      toldTrouble = trouble
      effects.append(.complain(trouble.complaint))
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
      // Also if it was just taken off the screen. Kept first: if the run is killed before the history has it, the next
      // one writes it.
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

  /// Lets it come again, after the quiet hours if they fall there, and not when its words hold no longer.
  private mutating func snooze(_ notification: NotificationRequest, at now: Timestamp) -> [DesktopEffect] {
    let id = notification.id.rawValue
    guard let until = outsideQuietHours(from: now.advanced(bySeconds: options.snooze)), until < notification.expires
    else { return finish(id, .letGo, now) }
    wake(at: until)
    return keep(id, .snoozed, until: until) + [tell(id, .snoozed(until: until), now)]
  }

  private func viewed(_ notification: NotificationRequest) -> DesktopReport.Event {
    let achievement = (try? planner.achievement(shownBy: notification, for: person)) ?? nil
    return .viewed(
      title: notification.title, body: notification.body,
      achievement: achievement.map { achievement in
        let at =
          switch achievement.moment {
          case .timestamp(let timestamp): timestamp.rfc3339(at: zone.offset(at: timestamp))
          case .date(let date): date.description
          }
        return DesktopReport.AchievementText(at: at, title: achievement.title)
      })
  }

  // MARK: The history

  mutating func take(recorded timestamp: Timestamp, failure: String?, at moment: DesktopMoment) -> [DesktopEffect] {
    if let failure {
      return writing.fail(at: moment.elapsed)
        ? [.complain("\(failure) What was added is kept, and written when that changes.")] : []
    }
    writing.succeed()
    if let index = state.unwritten.firstIndex(of: timestamp) { state.unwritten.remove(at: index) }
    // The file is read again when the desktop sees that it has changed.
    return [.save(state), tell(added.removeValue(forKey: timestamp) ?? "history", .added, moment.wall)]
      + state.unwritten.prefix(1).map { .record($0) } + (hasShownOne ? endAfterOne() : [])
  }

  private mutating func retryWriting(at moment: DesktopMoment) -> [DesktopEffect] {
    // A run that was killed between two steps may have written it.
    if case .achievements(let achievements) = person.history.record {
      let known = Set(achievements.map(\.moment))
      state.unwritten.removeAll { known.contains(.timestamp($0)) }
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
