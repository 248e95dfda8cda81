internal import NudgeTime

/// A VTIMEZONE: what the clocks of a zone do from a moment on, so that a calendar app needs no zone data of the same release.
///
/// Changes that come every year for ever are told by a rule, those before and between by themselves.
///
/// Source: RFC 5545, section 3.6.5 <https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5>
struct CalendarZone: Hashable, Sendable {
  /// The zone's name.
  let identifier: String
  private let observances: [Observance]

  /// What holds from a change of the clocks on.
  private struct Observance: Hashable, Sendable {
    var onset: CivilDateTime
    var offsetBefore: UTCOffset
    var type: LocalTimeType
    /// The day of each year on which it begins again, as RRULE has it; `nil` for once.
    var rule: String?

    init(onset: CivilDateTime, offsetBefore: UTCOffset, type: LocalTimeType) {
      self.onset = onset
      self.offsetBefore = offsetBefore
      self.type = type
    }

    init(_ transition: ZoneTransition, rule: String?) {
      self.init(onset: transition.localBefore, offsetBefore: transition.offsetBefore, type: transition.type)
      self.rule = rule
    }
  }

  /// Takes what a zone's clocks do from a moment on; `nil` for a moment some 400 years from now.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - start: The first moment that counts. UTC.
  init?(_ zone: Zone, from start: Timestamp) {
    guard var transitions = zone.transitions(from: start) else { return nil }
    identifier = zone.identifier
    var observances: [Observance] = []
    if transitions.first.map({ $0.timestamp > start }) ?? true {
      // Nothing changed before, so any moment before the start will do.
      let type = zone.localTimeType(at: start)
      observances.append(
        Observance(
          onset: start.advanced(bySeconds: -86_400).civil(at: type.offset), offsetBefore: type.offset, type: type))
    }
    if zone.changesForEver {
      for tail in YearlyTransitions.tails(of: transitions) {
        observances.append(Observance(tail.first, rule: tail.rule))
        transitions.removeAll { tail.members.contains($0) }
      }
    }
    observances += transitions.map { Observance($0, rule: nil) }
    self.observances = observances.sorted { ($0.onset, $0.type.abbreviation) < ($1.onset, $1.type.abbreviation) }
  }

  /// Writes it.
  func write(to text: inout CalendarText) {
    text.add("BEGIN", "VTIMEZONE")
    text.add("TZID", text: identifier)
    for observance in observances {
      let name = observance.type.isDaylightSaving ? "DAYLIGHT" : "STANDARD"
      text.add("BEGIN", name)
      text.add("DTSTART", CalendarTime.local(observance.onset).description)
      text.add("TZOFFSETFROM", Self.text(of: observance.offsetBefore))
      text.add("TZOFFSETTO", Self.text(of: observance.type.offset))
      text.add("TZNAME", text: observance.type.abbreviation)
      if let rule = observance.rule { text.add("RRULE", rule) }
      text.add("END", name)
    }
    text.add("END", "VTIMEZONE")
  }

  /// An offset such as `-0500`, with seconds where there are any.
  ///
  /// Source: RFC 5545, section 3.3.14 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.14>
  private static func text(of offset: UTCOffset) -> String {
    let magnitude = Int(offset.seconds.magnitude)
    let parts = [magnitude / 3600, magnitude / 60 % 60] + (magnitude % 60 == 0 ? [] : [magnitude % 60])
    return (offset.seconds < 0 ? "-" : "+") + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
  }
}
