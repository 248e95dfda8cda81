/// The rule conditions that depend on a single day's month, day of the month, day of the year, and weekday.
struct DayFilter: Sendable {
  /// The allowed months as bits 1 to 12, or 0 for any month.
  var months: UInt16 = 0
  /// The allowed days of the month as bits 1 to 31.
  var monthDays: UInt32 = 0
  /// The allowed days counted from the end of the month, as bits 1 to 31.
  var monthDaysFromEnd: UInt32 = 0
  /// The allowed days of the year, ±1 to ±366, or an empty list for any day.
  var yearDays: [Int] = []
  /// The allowed weekdays in any week, or an empty set for any weekday.
  var weekdays: WeekdaySet = []

  /// A Boolean value indicating whether the filter allows every day.
  var isEmpty: Bool {
    months == 0 && monthDays == 0 && monthDaysFromEnd == 0 && yearDays.isEmpty && weekdays.isEmpty
  }

  /// Returns whether the filter allows a day, in days since the epoch.
  func allows(_ day: Int) -> Bool {
    next(afterRefusing: day) == nil
  }

  /// Returns a later day before which no day is allowed, or `nil` if this day is allowed.
  func next(afterRefusing day: Int) -> Int? {
    if !weekdays.isEmpty {
      if let distance = weekdays.distance(onOrAfter: Weekday(ofDay: day)), distance > 0 { return day + distance }
    }
    guard months != 0 || monthDays != 0 || monthDaysFromEnd != 0 || !yearDays.isEmpty else { return nil }
    let date = CivilDate(uncheckedDaysSinceEpoch: Int32(truncatingIfNeeded: day))
    let (year, month, dayOfMonth) = date.components
    let length = CivilDate.length(ofMonth: month, year: year)
    if months != 0, months & (1 << UInt16(month)) == 0 { return day + length - dayOfMonth + 1 }
    if monthDays != 0 || monthDaysFromEnd != 0 {
      let fromEnd = length - dayOfMonth + 1
      if monthDays & (1 << UInt32(dayOfMonth)) == 0, monthDaysFromEnd & (1 << UInt32(fromEnd)) == 0 { return day + 1 }
    }
    if !yearDays.isEmpty {
      let first = Int(CivilDate(uncheckedYear: year, month: 1, day: 1).daysSinceEpoch)
      let fromStart = day - first + 1
      let fromEnd = fromStart - (CivilDate.isLeap(year: year) ? 366 : 365) - 1
      if !yearDays.contains(where: { $0 == fromStart || $0 == fromEnd }) {
        let length = fromStart - fromEnd - 1
        let ahead = yearDays.lazy.map { $0 > 0 ? $0 : length + 1 + $0 }.filter { $0 > fromStart && $0 <= length }.min()
        // The next listed day, or the next year.
        return first + (ahead ?? length + 1) - 1
      }
    }
    return nil
  }
}

extension DayFilter {
  init(months: [Int], monthDays: [Int], yearDays: [Int], weekdays: WeekdaySet) {
    self.init(
      months: UInt16(bits: months), monthDays: UInt32(bits: monthDays.filter { $0 > 0 }),
      monthDaysFromEnd: UInt32(bits: monthDays.filter { $0 < 0 }.map(-)), yearDays: yearDays, weekdays: weekdays)
  }
}
