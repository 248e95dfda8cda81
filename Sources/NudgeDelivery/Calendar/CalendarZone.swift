internal import NudgeTime

/// A VTIMEZONE: the clock changes of a zone from a moment on, so that a calendar app doesn't need zone data of the same release.
///
/// Changes that recur every year without end are written as a rule, all others one by one.
///
/// Source: RFC 5545, section 3.6.5 <https://www.rfc-editor.org/rfc/rfc5545#section-3.6.5>
struct CalendarZone: Hashable, Sendable {
  /// The zone's name.
  let identifier: String
  private let observances: [Observance]

  /// The local time after a clock change.
  private struct Observance: Hashable, Sendable {
    var onset: CivilDateTime
    var offsetBefore: UTCOffset
    var type: LocalTimeType
    /// The day of each year on which it begins again, as in RRULE; `nil` for once.
    var rule: String?
  }

  /// Finds a zone's clock changes from a moment on; `nil` for a moment about 400 years from now.
  ///
  /// - Parameters:
  ///   - zone: The zone.
  ///   - start: The first moment to include. UTC.
  init?(_ zone: Zone, from start: Timestamp) {
    guard var transitions = zone.transitions(from: start) else { return nil }
    identifier = zone.identifier
    var observances: [Observance] = []
    if transitions.first.map({ $0.timestamp > start }) ?? true {
      // Nothing changed before, so any moment before the start is right.
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

  /// Returns an offset such as `-0500`, with seconds if there are any.
  ///
  /// Source: RFC 5545, section 3.3.14 <https://www.rfc-editor.org/rfc/rfc5545#section-3.3.14>
  private static func text(of offset: UTCOffset) -> String {
    offset.description.filter { $0 != ":" }
  }
}

/// Clock changes on the same weekday of the same week of every year, without end.
private struct YearlyTransitions {
  /// The changes, one a year.
  let members: Set<ZoneTransition>
  /// The first change.
  let first: ZoneTransition
  /// The day of each year, as in RRULE.
  let rule: String

  /// What changes of different years have in common.
  private struct Shape: Hashable {
    var offsetBefore: UTCOffset
    var type: LocalTimeType
    var time: TimeOfDay
    var weekday: Weekday
  }

  /// The days of the year on which a change can fall, seven in a row.
  private struct Week {
    /// The month whose days are counted; `nil` if they are counted back from the end of the year, -1 for its last day.
    var month: Int?
    var days: ClosedRange<Int>
  }

  /// Finds the changes that recur without end.
  ///
  /// - Parameter transitions: All changes from some moment on, for at least 400 years.
  /// - Returns: One value for each change of a year; empty if no rule fits, and then all changes are written one by one.
  static func tails(of transitions: [ZoneTransition]) -> [YearlyTransitions] {
    guard let last = transitions.last?.localBefore.date.year else { return [] }
    // The last whole year shows how many changes a year has, each with its own shape.
    let shapes = transitions.filter { $0.localBefore.date.year == last - 1 }.map(Self.shape)
    guard Set(shapes).count == shapes.count else { return [] }
    let tails = shapes.compactMap { shape in tail(of: transitions, shape) }
    return tails.count == shapes.count ? tails : []
  }

  private static func tail(of transitions: [ZoneTransition], _ shape: Shape) -> YearlyTransitions? {
    let alike = transitions.filter { Self.shape($0) == shape }
    // From the end back: one a year, in the week of the last 28 years.
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

  /// Returns the seven days that contain all dates; over 28 years a weekday falls on each of them.
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
    // Before March, the leap day is in between.
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
