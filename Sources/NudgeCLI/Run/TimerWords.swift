internal import NudgeDelivery
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The words of a reminder after an interval: a person's own, or those of the catalog for the moment.
struct TimerWords {
  let composer: Composer
  let zone: Zone
  /// Whose language, voice and name; made up where nobody is named.
  var person: Person
  /// Words of the person's own instead of the catalog's.
  var title: String?
  var body: String?
  var previews = Previews.shown
  var hasHistory: Bool

  /// What to say at a moment.
  ///
  /// - Throws: `Failure` where the catalog has no words.
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
      // It comes once, so no words of each day or each week.
      request.context.frequency = nil
      request.context.isFirst = nil
      text = try composer.compose(request)
    } catch let error as ComposeError {
      throw Failure(.badData, "--catalog: \(error)")
    }
    var shown = (title: text.title, body: text.body)
    if let title { shown = (title, body ?? "") }
    if previews == .hidden, let hidden = text.privateText { shown = (hidden.title, hidden.body) }
    return DesktopNotice(
      id: TimerSession.id, kind: Kind.reminder.rawValue, title: shown.title, body: shown.body,
      actions: text.actions.filter { hasHistory || $0.id != "add" }, isQuiet: false)
  }
}
