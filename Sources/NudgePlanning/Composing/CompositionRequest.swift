package import NudgeText
package import NudgeTime

/// For whom, about what, and with which values words are wanted.
package struct CompositionRequest: Hashable, Sendable {
  /// The person's id; decides, with kind and style, in which order variants come.
  package var person: String
  /// What the notification is about.
  package var kind: Kind
  /// The voice.
  package var style: Style
  /// The person's language, script and region.
  package var locale: LocaleTag
  /// The person's civil date on which the words are shown; decides which revision of the catalog speaks.
  package var date: CivilDate
  /// Which occurrence of its kind this is, from 0, such as `Cadence.index(of:)` tells, so that nothing is stored.
  package var index: Int
  /// The index at which the catalog's revision of that date starts, counted as `index`; 0 for the first revision.
  ///
  /// For a reminder `Catalog.revisionStart(on:in:)` tells it.
  package var revisionStart: Int
  /// The values that messages show; whole numbers also decide which variants fit.
  package var arguments: MessageArguments
  /// What else decides which variants fit; its integers and given arguments are filled in from `arguments`.
  package var context: SelectionContext
  /// The id of the variant that the person saw last, where that is known.
  package var lastShown: String?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - person: The person's id.
  ///   - kind: What the notification is about.
  ///   - style: The voice.
  ///   - locale: The person's language, script and region.
  ///   - date: The person's civil date on which the words are shown.
  ///   - index: Which occurrence of its kind this is, from 0.
  ///   - revisionStart: The index at which the catalog's revision of that date starts.
  ///   - arguments: The values that messages show.
  ///   - context: What else decides which variants fit.
  ///   - lastShown: The id of the variant that the person saw last.
  package init(
    person: String, kind: Kind, style: Style, locale: LocaleTag, date: CivilDate, index: Int, revisionStart: Int = 0,
    arguments: MessageArguments, context: SelectionContext = SelectionContext(), lastShown: String? = nil
  ) {
    self.person = person
    self.kind = kind
    self.style = style
    self.locale = locale
    self.date = date
    self.index = index
    self.revisionStart = revisionStart
    self.arguments = arguments
    self.context = context
    self.lastShown = lastShown
  }

  /// Creates the request for a reminder, with all that its slot decides: date, index, revision and context.
  ///
  /// - Parameters:
  ///   - person: The person's id.
  ///   - style: The voice.
  ///   - locale: The person's language, script and region.
  ///   - slot: The day and time that the cadence names; not the moment to which quiet hours hold it.
  ///   - local: What the person's clocks show when it fires, which quiet hours and clock changes may move; `nil` for the slot.
  ///   - cadence: When the person is reminded.
  ///   - catalog: The words that will be chosen from.
  ///   - arguments: The values that messages show.
  ///   - lastShown: The id of the variant that the person saw last.
  package init(
    person: String, style: Style, locale: LocaleTag, slot: CivilDateTime, firingAt local: CivilDateTime? = nil,
    of cadence: Cadence, in catalog: Catalog, arguments: MessageArguments, lastShown: String? = nil
  ) {
    self.init(
      person: person, kind: .reminder, style: style, locale: locale, date: slot.date, index: cadence.index(of: slot),
      revisionStart: catalog.revisionStart(on: slot.date, in: cadence), arguments: arguments,
      context: SelectionContext(slot: slot, firingAt: local, of: cadence), lastShown: lastShown)
  }
}

extension SelectionContext {
  /// What a cadence tells about one of its slots: frequency, whether it is the first, season, weekday and part of the day.
  ///
  /// The order in which variants come holds as long as the same ones may be used. So a season is told at the first time of a day
  /// only, which is greeting enough, and a part of the day only where all times of the cadence are in the same one. Neither is told
  /// of a slot that is held until another day, or another part of it; and on another day the frequency is not told either, for words
  /// about today or this week would speak of yesterday's. Platform and alarm are the delivery's to say.
  ///
  /// - Parameters:
  ///   - slot: A slot of the cadence.
  ///   - local: What the person's clocks show when it fires; `nil` for the slot itself.
  ///   - cadence: The cadence.
  package init(slot: CivilDateTime, firingAt local: CivilDateTime? = nil, of cadence: Cadence) {
    let daypart = Daypart(at: (local ?? slot).time)
    let isOnItsDay = (local ?? slot).date == slot.date
    self.init(
      frequency: isOnItsDay ? Frequency(cadence.frequency) : nil, isFirst: cadence.index(of: slot) == 0,
      seasons: isOnItsDay && slot.time == cadence.firstTime ? Season.seasons(on: slot.date) : [],
      weekday: slot.date.weekday,
      daypart: cadence.timeCount == 1 && slot.time == (local ?? slot).time
        || cadence.times.allSatisfy { Daypart(at: $0) == daypart } ? daypart : nil)
  }
}

extension SelectionContext.Frequency {
  /// The name of a cadence's frequency, as conditions know it.
  ///
  /// - Parameter frequency: Days counted from an anchor, weekdays, or a day of the month.
  package init(_ frequency: NudgeTime.Frequency) {
    self =
      switch frequency {
      case .everyDays(1): .daily
      case .everyDays(3): .threeDays
      case .everyDays: .custom
      case .weekly(let weekdays): weekdays.count == 1 ? .weekly : .weekdays
      case .monthly: .monthly
      }
  }
}

extension SelectionContext.Daypart {
  /// The part of the day that a time is in: morning from 5:00, afternoon from 12:00, evening from 18:00, night from 22:00.
  ///
  /// - Parameter time: A time on the person's clock.
  package init(at time: TimeOfDay) {
    self =
      switch time.hour {
      case 5..<12: .morning
      case 12..<18: .afternoon
      case 18..<22: .evening
      default: .night
      }
  }
}

extension Catalog {
  /// The number of the first slot of a cadence in the revision that holds on a date.
  ///
  /// It goes with `Cadence.index(of:)`: on that slot the choice of variants begins a fresh round, for everybody on the same
  /// date, whatever their cadence.
  ///
  /// - Parameters:
  ///   - date: The civil date of a slot.
  ///   - cadence: The cadence whose slots are counted.
  /// - Returns: 0 for the first revision, and for one that began before the cadence.
  package func revisionStart(on date: CivilDate, in cadence: Cadence) -> Int {
    guard let start = revision(on: date).start else { return 0 }
    return cadence.index(of: CivilDateTime(date: start, time: .midnight))
  }
}
