extension RecurrencePhrases {
  /// English.
  static let english = RecurrencePhrases(
    locale: .english, weekdaySkeleton: "cccc", monthSkeleton: "LLLL", hourSkeleton: "j", ordinalSeparator: nil,
    limitSeparator: " ", conditionSeparator: " and ", pattern: englishPattern)

  @Sendable private static func englishPattern(_ phrase: RecurrencePhrase) -> String {
    let week = "{n, plural, =1 {every week} other {every # weeks}}"
    let month = "{n, plural, =1 {every month} other {every # months}}"
    let year = "{n, plural, =1 {every year} other {every # years}}"
    // "Every 2 months on every Tuesday" could be every Tuesday of the two.
    let ofMonth = "{n, plural, =1 {} other { of the month}}"
    return switch phrase {
    case .everySecond: "{n, plural, =1 {every second} other {every # seconds}}"
    case .everyMinute: "{n, plural, =1 {every minute} other {every # minutes}}"
    case .everyHour: "{n, plural, =1 {every hour} other {every # hours}}"
    case .everyDay: "{n, plural, =1 {every day} other {every # days}}"
    case .everyDayInMonths: "every day {months}"
    case .weekly: week + " {days}"
    case .weeklyAsStart: week + " on the same weekday as the start"
    case .monthly: month + " on {days}" + ofMonth
    case .monthlyInMonths: month + ", only {months}, on {days}" + ofMonth
    case .monthlyAsStart: month + " on the same day of the month as the start"
    case .monthlyInMonthsAsStart: month + ", only {months}, on the same day of the month as the start"
    case .yearly: year + " on {days}{ofYear, select, yes {{n, plural, =1 {} other { of the year}}} other {}}"
    case .yearlyInMonths: year + " {months} on {days}"
    case .yearlyAsStart: year + " on the same date as the start"
    case .yearlyInMonthsAsStart: year + " {months} on the same day of the month as the start"
    case .yearlyInMonthOfStart: year + " in the same month as the start, on {days}"
    case .yearlyInWeeks: year + " {days} of {weeks}"
    case .yearlyInWeeksAsStart: year + " in {weeks} on the same weekday as the start"
    case .yearlyInWholeWeeks: year + " on every day of {weeks}"

    case .onWeekdays: "{range, select, yes {from} other {on}} {days}"
    case .everyWeekday: "every {days}"
    case .everyDayOfRange: "every day from {days}"
    case .anyWeekday: "a {days}"
    case .nthWeekday:
      """
      the {ordinals} {weekday}{scope, select, month { of the month} eachMonth { of the month} year { of the year} \
      yearly { of the year} other {}}
      """
    case .monthDays: "the {days}{fromEnd, select, one { day} many { days} other {}}"
    case .monthDay: "{n, ordinal}"
    case .yearDays: "the {days} {many, select, yes {days} other {day}} of the year"
    case .weeksFromStart: "{n, plural, =1 {ISO week {weeks}} other {ISO weeks {weeks}}}"
    case .weeksFromEnd: "the {weeks} ISO {many, select, yes {weeks} other {week}}"
    case .months: "{range, select, yes {from} other {in}} {months}"
    case .positionOfWeekdays: "the {positions} day that falls on {anyWeekday}"
    case .positionOfWorkingDays: "the {positions} weekday ({first} to {last})"

    case .ordinal: "{n, ordinal}"
    case .ordinalFromEnd: "{n, plural, =1 {last} other {{n, ordinal}-to-last}}"
    case .ordinals, .ordinalsFromEnd, .lastOrdinal: ""
    case .lastOnes: "last {n, number}"
    case .range: "{first} to {last}"

    case .condition: " when it is {conditions}"
    case .inMonths: "in {months}"
    case .isMonthDay: "{days} of the month"
    case .isYearDay: "{days}"
    case .isWeekday: "{days}"
    case .skipBackward: " (where there is no such day, the last day before it)"
    case .skipForward: " (where there is no such day, the first day after it)"

    case .atTimes: " at {times}"
    case .hours: "from {ranges}"
    case .minutes: "{n, plural, =1 {minute {minutes}} other {minutes {minutes}}}"
    case .seconds: "{n, plural, =1 {second {seconds}} other {seconds {seconds}}}"
    case .inHours: " {hours} at the same minute past each hour as the start"
    case .atMinutes: " at {minutes} of the same hour as the start"
    case .atSeconds: " at {seconds} of the same hour and minute as the start"
    case .inHoursAtMinutes: " {hours} at {minutes} of each hour"
    case .inHoursAtSeconds: " {hours} at {seconds} of the same minute past each hour as the start"
    case .atMinutesAndSeconds: " at {seconds} of {minutes} of the same hour as the start"
    case .inHoursAtMinutesAndSeconds: " {hours} at {seconds} of {minutes} of each hour"
    case .hourlyAtMinutes: " at {minutes}"
    case .hourlyAtSeconds: " at {seconds} of the same minute past the hour as the start"
    case .hourlyAtMinutesAndSeconds: " at {seconds} of {minutes}"
    case .minutelyAtSeconds: " at {seconds}"
    case .inUTC: " UTC"

    case .only: ", only {limits}"
    case .onlyInMonths: "{months}"
    case .onlyOnMonthDays: "on {days} of the month"
    case .onlyOnYearDays: "on {days}"
    case .onlyOnWeekdays: "{days}"
    case .onlyInHours: "{hours}"
    case .onlyAtMinutes: "at {minutes} of the hour"
    case .onlyAtSeconds: "at {seconds} of the minute"
    case .onlyPositions:
      """
      , but only the {positions} of these {unit, select, SECONDLY {in each second} MINUTELY {in each minute} \
      HOURLY {in each hour} DAILY {on each day} WEEKLY {in each week} MONTHLY {in each month} other {in each year}}
      """

    case .count: "{n, plural, =1 {, only once} other {, # times in all}}"
    case .untilDate: ", up to and including {date}"
    case .untilTime: ", up to and including {time}"
    case .untilLocalTime: ", up to and including {time} local time"
    case .untilUTC: ", up to and including {time} UTC"
    case .weekStart: ", with weeks that start on {weekday} instead of {monday}"
    case .countedFrom: ", counted from {start}"
    }
  }
}
