package import NudgeText
package import NudgeTime

/// A request for a notification's text: the person, the subject, and the values.
package struct CompositionRequest: Hashable, Sendable {
  /// The person's id.
  ///
  /// Together with the kind and style, the id determines the order of the variants.
  package var person: String
  /// The kind of notification.
  package var kind: Kind
  /// The writing style.
  package var style: Style
  /// The person's language, script, and region.
  package var locale: LocaleTag
  /// The civil date, in the person's time zone, on which the text is shown.
  ///
  /// The date determines the catalog revision.
  package var date: CivilDate
  /// The index of this occurrence among the occurrences of its kind, starting at 0, as returned by
  /// `Cadence.index(of:)`.
  ///
  /// You don't have to store anything to compute it.
  package var index: Int
  /// The index at which the catalog's revision for that date starts, counted like `index`; 0 for the first revision.
  ///
  /// For a reminder, use `Catalog.revisionStart(on:in:)`.
  package var revisionStart: Int
  /// The values used in messages.
  ///
  /// Integers also determine which variants match.
  package var arguments: MessageArguments
  /// The other conditions that select variants.
  ///
  /// The context's integers and given arguments are taken from `arguments`.
  package var context: SelectionContext
  /// The id of the variant that the person saw last, or `nil` if it isn't known.
  package var lastShown: String?

  /// Creates a request from its properties.
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

  /// Creates the request for a reminder.
  ///
  /// The slot determines the request's date, index, revision, and context.
  ///
  /// - Parameters:
  ///   - person: The person's id.
  ///   - style: The writing style.
  ///   - locale: The person's language, script, and region.
  ///   - slot: The day and time in the cadence, before any delay by quiet hours.
  ///   - local: The local date and time at which the reminder fires, which quiet hours and clock changes can move, or
  ///     `nil` if it is the same as the slot.
  ///   - cadence: The cadence that the slot belongs to.
  ///   - catalog: The catalog that provides the variants.
  ///   - arguments: The values used in messages.
  ///   - lastShown: The id of the variant that the person saw last.
  package init(
    person: String, style: Style, locale: LocaleTag, slot: CivilDateTime, firingAt local: CivilDateTime? = nil,
    of cadence: borrowing Cadence, in catalog: borrowing Catalog, arguments: MessageArguments, lastShown: String? = nil
  ) {
    self.init(
      person: person, kind: .reminder, style: style, locale: locale, date: slot.date, index: cadence.index(of: slot),
      revisionStart: catalog.revisionStart(on: slot.date, in: cadence), arguments: arguments,
      context: SelectionContext(slot: slot, firingAt: local, of: cadence), lastShown: lastShown)
  }
}

extension SelectionContext {
  /// Creates a slot's context: its frequency, season, weekday, and daypart, and whether it is the first slot.
  ///
  /// Variants keep their order as long as the set of eligible variants doesn't change. For this reason, the season is
  /// set only for the first time of a day, and the daypart only if all of the cadence's times are in the daypart in
  /// which the reminder fires, or if the cadence has a single time and the reminder fires at that time.
  ///
  /// A slot that is held until another day doesn't have a season or a frequency, because text about today or this week
  /// would refer to the previous one. Platform and alarm are set at delivery.
  ///
  /// - Parameters:
  ///   - slot: A slot in the cadence.
  ///   - local: The local date and time at which the reminder fires, or `nil` if it is the same as the slot.
  ///   - cadence: The cadence.
  package init(slot: CivilDateTime, firingAt local: CivilDateTime? = nil, of cadence: borrowing Cadence) {
    let daypart = Daypart(at: (local ?? slot).time)
    let isOnItsDay = (local ?? slot).date == slot.date
    self.init(
      frequency: isOnItsDay ? Frequency(cadence.frequency) : nil,
      seasons: isOnItsDay && slot.time == cadence.firstTime ? Season.seasons(on: slot.date) : [],
      weekday: slot.date.weekday,
      daypart: cadence.timeCount == 1 && slot.time == (local ?? slot).time
        || cadence.allTimes { Daypart(at: $0) == daypart } ? daypart : nil)
    self[.first] = cadence.index(of: slot) == 0
  }
}

extension SelectionContext.Frequency {
  /// Creates the frequency used in conditions from a cadence's frequency.
  ///
  /// - Parameter frequency: A number of days counted from an anchor, weekdays, or a day of the month.
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
  /// Creates the daypart of a time: morning from 05:00, afternoon from 12:00, evening from 18:00, or night from 22:00.
  ///
  /// - Parameter time: A local time of day.
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
  /// Returns the index of a cadence's first slot in the revision that applies on a date.
  ///
  /// The index is counted like `Cadence.index(of:)`. A new bag of variants begins at that slot, on the same date for
  /// all people regardless of their cadence.
  ///
  /// - Parameters:
  ///   - date: A slot's civil date.
  ///   - cadence: The cadence whose slots are counted.
  /// - Returns: The index, or 0 for the first revision and for a revision that began before the cadence.
  package func revisionStart(on date: CivilDate, in cadence: Cadence) -> Int {
    guard let start = revision(on: date).start else { return 0 }
    return cadence.index(of: CivilDateTime(date: start, time: .midnight))
  }
}
