internal import NudgeTime

/// A VTIMEZONE component, which contains a time zone's transitions from a given time onward.
///
/// It lets calendar apps compute the correct times even if their time zone data is from another release. Transitions
/// that recur every year indefinitely are written as a rule. All others are written individually.
///
/// Source: RFC 5545, section 3.6.5 <https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5>
struct CalendarZone: Hashable, Sendable {
  /// The time zone's identifier.
  let identifier: String
  private let observances: [Observance]

  /// The local time type that applies after a transition.
  private struct Observance: Hashable, Sendable {
    var onset: CivilDateTime
    var offsetBefore: UTCOffset
    var type: LocalTimeType
    /// The transition's yearly recurrence as an RRULE value, or `nil` if it only occurs once.
    var rule: String?
  }

  /// Creates a component with the transitions from a given time onward.
  ///
  /// Returns `nil` if that time is in the years in which the zone's table repeats, about 400 years from now.
  ///
  /// - Parameters:
  ///   - zone: The time zone.
  ///   - start: The first moment to include, in UTC.
  init?(_ zone: Zone, from start: Timestamp) {
    guard var transitions = zone.transitions(from: start) else { return nil }
    identifier = zone.identifier
    var observances: [Observance] = []
    if transitions.first.map({ $0.timestamp > start }) ?? true {
      // There is no earlier transition, so any onset before the start is correct.
      let type = zone.localTimeType(at: start)
      observances.append(
        Observance(
          onset: start.advanced(bySeconds: -86_400).civil(at: type.offset), offsetBefore: type.offset, type: type))
    }
    if zone.changesForEver {
      for tail in YearlyTransitions.tails(of: transitions) {
        observances.append(Self.observance(tail.first, rule: tail.rule))
        transitions.removeAll { tail.members.contains($0) }
      }
    }
    observances += transitions.map { Self.observance($0) }
    self.observances = observances.sorted { ($0.onset, $0.type.abbreviation) < ($1.onset, $1.type.abbreviation) }
  }

  private static func observance(_ transition: ZoneTransition, rule: String? = nil) -> Observance {
    Observance(
      onset: transition.localBefore, offsetBefore: transition.offsetBefore, type: transition.type, rule: rule)
  }

  /// Writes the component.
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

  /// Returns an offset such as `-0500`, with seconds if they are not zero.
  ///
  /// Source: RFC 5545, section 3.3.14 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.14>
  private static func text(of offset: UTCOffset) -> String {
    offset.description.filter { $0 != ":" }
  }
}

/// Transitions that occur every year on the same weekday of the same week, indefinitely.
private struct YearlyTransitions {
  /// The transitions, one per year.
  let members: Set<ZoneTransition>
  /// The first transition.
  let first: ZoneTransition
  /// The yearly recurrence, as an RRULE value.
  let rule: String

  /// The properties shared by corresponding transitions in different years.
  private struct Shape: Hashable {
    var offsetBefore: UTCOffset
    var type: LocalTimeType
    var time: TimeOfDay
    var weekday: Weekday
  }

  /// Seven consecutive days of the year on which a transition can occur.
  private struct Week {
    /// The month that contains the days.
    ///
    /// If it is `nil`, days are counted backward from the end of the year, and the last day is -1.
    var month: Int?
    var days: ClosedRange<Int>
  }

  /// Returns the transitions that recur indefinitely.
  ///
  /// - Parameter transitions: All transitions from a given time onward, covering at least 400 years.
  /// - Returns: One value for each of a year's transitions. If no rule applies, the result is empty and all transitions
  ///   are written individually.
  static func tails(of transitions: [ZoneTransition]) -> [YearlyTransitions] {
    guard let last = transitions.last?.localBefore.date.year else { return [] }
    // The last complete year determines how many transitions there are per year. Each must have its own shape.
    let shapes = transitions.filter { $0.localBefore.date.year == last - 1 }.map(Self.shape)
    guard Set(shapes).count == shapes.count else { return [] }
    let tails = shapes.compactMap { shape in tail(of: transitions, shape) }
    return tails.count == shapes.count ? tails : []
  }

  private static func tail(of transitions: [ZoneTransition], _ shape: Shape) -> YearlyTransitions? {
    let alike = transitions.filter { Self.shape($0) == shape }
    // Starting from the end, accept one transition per year that falls within the week determined by the last 28 years.
    guard let week = week(of: alike.suffix(28).map(\.localBefore.date)) else { return nil }
    var members: [ZoneTransition] = []
    for transition in alike.reversed() {
      let date = transition.localBefore.date
      if let later = members.last?.localBefore.date, later.year != date.year + 1 { break }
      guard contains(week, date) else { break }
      members.append(transition)
    }
    guard let first = members.last else { return nil }
    return YearlyTransitions(
      members: Set(members), first: first, rule: "FREQ=YEARLY;" + parts(of: week, shape.weekday))
  }

  private static func shape(_ transition: ZoneTransition) -> Shape {
    let local = transition.localBefore
    return Shape(
      offsetBefore: transition.offsetBefore, type: transition.type, time: local.time, weekday: local.date.weekday)
  }

  /// Returns the seven days that contain all dates, or `nil` if the dates don't span exactly seven days.
  ///
  /// Over a period of 28 years, a given weekday falls on each of the seven days.
  private static func week(of dates: [CivilDate]) -> Week? {
    func span(_ days: [Int]) -> ClosedRange<Int>? {
      guard let low = days.min(), let high = days.max(), high - low == 6 else { return nil }
      return low...high
    }
    let components = dates.map(\.components)
    let months = Set(components.map(\.month))
    if months.count == 1, let month = months.first, month != 2, let days = span(components.map(\.day)) {
      return Week(month: month, days: days)
    }
    // In January and February, the number of days until the end of the year depends on whether there is a leap day.
    guard months.isDisjoint(with: [1, 2]) else { return nil }
    return span(dates.map(daysFromYearEnd)).map { Week(days: $0) }
  }

  private static func contains(_ week: Week, _ date: CivilDate) -> Bool {
    guard let month = week.month else { return week.days.contains(daysFromYearEnd(date)) }
    return date.components.month == month && week.days.contains(date.components.day)
  }

  private static func daysFromYearEnd(_ date: CivilDate) -> Int {
    let month = date.components.month
    let later = (month..<12).reduce(0) { $0 + CivilDate.length(ofMonth: $1 + 1, year: date.year) }
    return -(CivilDate.length(ofMonth: month, year: date.year) - date.components.day + later + 1)
  }

  private static func parts(of week: Week, _ weekday: Weekday) -> String {
    let list = week.days.map(String.init).joined(separator: ",")
    guard let month = week.month else { return "BYYEARDAY=\(list);BYDAY=\(weekday.code)" }
    let last = week.days.upperBound
    let place =
      if last == CivilDate.length(ofMonth: month, year: 2001) {
        "BYDAY=-1\(weekday.code)"
      } else if last % 7 == 0 {
        "BYDAY=\(last / 7)\(weekday.code)"
      } else {
        "BYMONTHDAY=\(list);BYDAY=\(weekday.code)"
      }
    return "BYMONTH=\(month);\(place)"
  }
}
