public import NudgeText
public import NudgeTime

extension CompositionRequest {
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
  public init(
    person: String, style: Style, locale: LocaleTag, slot: CivilDateTime, firingAt local: CivilDateTime? = nil,
    of cadence: Cadence, in catalog: Catalog, arguments: MessageArguments, lastShown: String? = nil
  ) {
    self.init(
      person: person, kind: .reminder, style: style, locale: locale, date: slot.date, index: cadence.index(of: slot),
      revisionStart: catalog.revisionStart(on: slot.date, in: cadence), arguments: arguments,
      context: SelectionContext(slot: slot, firingAt: local, of: cadence), lastShown: lastShown)
  }
}
