internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Reminds the person once after an interval, deciding when to show the notification and how to react to its buttons.
///
/// The interval is measured in elapsed time, including sleep, so it isn't affected by clock changes. The session
/// doesn't save its state, and ends with the process.
struct TimerSession: DesktopDecider {
  /// The notification's ID.
  static let id = "reminder-in"

  /// The time until the reminder, in milliseconds.
  let interval: Int64
  /// The time after which a snoozed reminder is shown again, in milliseconds.
  let snooze: Int64
  /// A closure that returns the notification to show at a given time.
  let notice: (Timestamp) throws -> DesktopNotice

  /// The problem that has already been reported.
  var toldTrouble: DesktopTrouble?

  private(set) var dueAt: Int64?
  private(set) var shown: DesktopNotice?
  private(set) var onItsWay: DesktopNotice?
  private(set) var unwritten: [Timestamp] = []
  private(set) var service = Patience()
  private(set) var writing = Patience()
  /// Whether the run was asked to end, in which case it tries once more to write any unwritten achievements.
  private(set) var isEnding = false

  func wake(at moment: DesktopMoment) -> DesktopWake {
    let due = onItsWay == nil && shown == nil ? dueAt.map { max($0, service.retryAt ?? $0) } : nil
    return DesktopWake(wall: nil, elapsed: [due, unwritten.isEmpty ? nil : writing.retryAt].compactMap(\.self).min())
  }

  mutating func start(with person: Person?, at moment: DesktopMoment) -> [DesktopEffect] {
    dueAt = moment.elapsed + interval
    return [tell(.next(at: moment.wall.advanced(bySeconds: interval / 1_000)), moment)]
  }

  mutating func take(_ happening: DesktopHappening, at moment: DesktopMoment) -> [DesktopEffect] {
    switch happening {
    case .timeCame, .clockChanged, .filesChanged: return settle(at: moment)
    case .shown:
      service.succeed()
      toldTrouble = nil
      guard let notice = onItsWay else { return [] }
      (shown, onItsWay, dueAt) = (notice, nil, nil)
      return [tell(.shown(due: nil), moment)]
    case .notShown(_, let trouble):
      onItsWay = nil
      _ = service.fail(at: moment.elapsed)
      guard toldTrouble != trouble else { return [] }
      toldTrouble = trouble
      return [.note(.trouble(trouble))]
    case .pressed(_, let action):
      guard let notice = shown else { return [] }
      shown = nil
      switch action {
      case "add":
        unwritten.append(moment.wall)
        return [.record(moment.wall)]
      case "later", "snooze":
        dueAt = moment.elapsed + snooze
        return [tell(.snoozed(until: moment.wall.advanced(bySeconds: snooze / 1_000)), moment)]
      case "view": return [tell(.viewed(title: notice.title, body: notice.body, achievement: nil), moment), .end]
      default: return [tell(.closed, moment), .end]
      }
    case .closed:
      guard shown != nil else { return [] }
      return [tell(.closed, moment), .end]
    case .asksToEnd:
      isEnding = true
      return unwritten.first.map { [.record($0)] } ?? [.end]
    }
  }

  mutating func take(_ person: Person?, at moment: DesktopMoment) -> [DesktopEffect] { settle(at: moment) }

  mutating func take(recorded timestamp: Timestamp, failure: String?, at moment: DesktopMoment) -> [DesktopEffect] {
    if let failure {
      if isEnding {
        return [
          .complain("\(failure) The achievement at \(timestamp) isn't in the history. Add it in a text editor."), .end,
        ]
      }
      return writing.fail(at: moment.elapsed)
        ? [.complain("\(failure) The achievement will be saved if the file can be written before this run ends.")]
        : []
    }
    unwritten.removeAll()
    return [tell(.added, moment), .end]
  }

  private mutating func settle(at moment: DesktopMoment) -> [DesktopEffect] {
    if let first = unwritten.first { return writing.isWaiting(at: moment.elapsed) ? [] : [.record(first)] }
    guard let dueAt, dueAt <= moment.elapsed, onItsWay == nil, shown == nil,
      !service.isWaiting(at: moment.elapsed)
    else { return [] }
    do {
      let notice = try notice(moment.wall)
      onItsWay = notice
      return [.show(notice)]
    } catch let failure as Failure {
      return [.complain(failure.message), .end]
    } catch {
      return [.complain("the text cannot be composed: \(error)"), .end]
    }
  }

  private func tell(_ event: DesktopReport.Event, _ moment: DesktopMoment) -> DesktopEffect {
    .tell(DesktopReport(at: moment.wall, id: Self.id, event: event))
  }
}

/// The text of a reminder after an interval, which is either the given text or text from the catalog.
struct TimerWords {
  let composer: Composer
  let zone: Zone
  /// The person, who determines the language, style and name.
  ///
  /// If no person was given, this is a placeholder.
  var person: Person
  /// The title to use instead of text from the catalog.
  var title: String?
  var body: String?
  var personalText = PersonalText.included
  var hasHistory: Bool

  /// Returns the notification to show at a given time.
  ///
  /// - Throws: `Failure` if the catalog doesn't contain the text.
  func notice(at now: Timestamp) throws -> DesktopNotice {
    let local = zone.civil(at: now)
    let minute = TimeOfDay(secondsFromMidnight: Int(local.time.secondsFromMidnight) / 60 * 60) ?? .midnight
    let text: ComposedText
    do {
      let cadence = try Cadence(.daily, at: minute, anchor: person.anchor, zone: zone)
      var request = CompositionRequest(
        person: person.id, style: person.preferences.style, locale: person.locale,
        slot: CivilDateTime(date: local.date, time: minute), of: cadence, in: composer.catalog,
        arguments: try Planner(catalog: composer.catalog, zones: .compiledIn)
          .reminderArguments(for: person, in: zone, at: now))
      // The reminder is only shown once, so text about daily or weekly reminders doesn't apply.
      request.context.frequency = nil
      request.context[.first] = nil
      text = try composer.compose(request)
    } catch let error as ComposeError {
      throw Failure(.badData, "--catalog: \(error)")
    }
    var shown = (title: text.title, body: text.body)
    if let title { shown = (title, body ?? "") }
    if personalText == .hidden, let hidden = text.privateText { shown = (hidden.title, hidden.body) }
    return DesktopNotice(
      id: TimerSession.id, kind: Kind.reminder.rawValue, title: shown.title, body: shown.body,
      actions: text.actions.filter { hasHistory || $0.id != "add" }, isQuiet: false)
  }
}
