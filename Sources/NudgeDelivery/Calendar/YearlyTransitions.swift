internal import NudgeTime

/// Changes of the clocks that come on the same weekday of the same week of every year, for ever.
struct YearlyTransitions {
  /// The changes, one a year.
  let members: Set<ZoneTransition>
  /// The first of them.
  let first: ZoneTransition
  /// The day of each year, as RRULE has it.
  let rule: String

  /// What of two years is the same.
  private struct Shape: Hashable {
    var offsetBefore: UTCOffset
    var type: LocalTimeType
    var time: TimeOfDay
    var weekday: Weekday
  }

  /// The days of the year on which a change can fall, seven in a row.
  private enum Week {
    /// Counted from the first of a month.
    case ofMonth(Int, days: ClosedRange<Int>)
    /// Counted back from the end of a year, -1 for its last day.
    case ofYear(days: ClosedRange<Int>)
  }

  /// Finds the changes that go on for ever.
  ///
  /// - Parameter transitions: All changes from some moment on, of 400 years at least.
  /// - Returns: One for each change of a year; empty where no rule fits, and then the changes stand for themselves.
  static func tails(of transitions: [ZoneTransition]) -> [YearlyTransitions] {
    guard let last = transitions.last?.localBefore.date.year else { return [] }
    // The last whole year tells how many changes a year has, each a shape of its own.
    let shapes = transitions.filter { $0.localBefore.date.year == last - 1 }.map(Self.shape)
    guard Set(shapes).count == shapes.count else { return [] }
    let tails = shapes.compactMap { shape in tail(of: transitions, shape) }
    return tails.count == shapes.count ? tails : []
  }

  private static func tail(of transitions: [ZoneTransition], _ shape: Shape) -> YearlyTransitions? {
    let alike = transitions.filter { Self.shape($0) == shape }
    // From the end back: one a year, in the week that the last 28 years name.
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

  /// The seven days among which all dates fall; over 28 years a weekday falls on each of them.
  private static func week(of dates: [CivilDate]) -> Week? {
    let components = dates.map(\.components)
    let months = Set(components.map(\.month))
    let days = components.map(\.day)
    if months.count == 1, let month = months.first, month != 2, let low = days.min(), let high = days.max(),
      high - low == 6
    {
      return .ofMonth(month, days: low...high)
    }
    let back = dates.map(daysFromYearEnd)
    // Before March a leap day comes between.
    guard let low = back.min(), let high = back.max(), high - low == 6, !months.contains(1), !months.contains(2) else {
      return nil
    }
    return .ofYear(days: low...high)
  }

  private static func contains(_ week: Week, _ date: CivilDate) -> Bool {
    switch week {
    case .ofMonth(let month, let days): date.components.month == month && days.contains(date.components.day)
    case .ofYear(let days): days.contains(daysFromYearEnd(date))
    }
  }

  private static func daysFromYearEnd(_ date: CivilDate) -> Int {
    let month = date.components.month
    let later = (month..<12).reduce(0) { $0 + CivilDate.length(ofMonth: $1 + 1, year: date.year) }
    return -(CivilDate.length(ofMonth: month, year: date.year) - date.components.day + later + 1)
  }

  private static func parts(of week: Week, _ weekday: Weekday) -> String {
    switch week {
    case .ofMonth(let month, let days):
      let length = CivilDate.length(ofMonth: month, year: 2001)
      let place: String
      if days.upperBound == length {
        place = "BYDAY=-1\(weekday.code)"
      } else if days.upperBound % 7 == 0 {
        place = "BYDAY=\(days.upperBound / 7)\(weekday.code)"
      } else {
        place = "BYMONTHDAY=\(list(days));BYDAY=\(weekday.code)"
      }
      return "BYMONTH=\(month);\(place)"
    case .ofYear(let days): return "BYYEARDAY=\(list(days));BYDAY=\(weekday.code)"
    }
  }

  private static func list(_ days: ClosedRange<Int>) -> String {
    days.map(String.init).joined(separator: ",")
  }
}
