/// A piece of a sentence about a recurrence rule, with the arguments that its pattern may use.
///
/// `n` is the interval, a number. Everything else is text that is already in the language, unless it says otherwise;
/// months come in the form of `months`, the days of `weekly`, `yearlyInWeeks` and `onlyOnWeekdays` in that of
/// `onWeekdays`, others without a preposition.
enum RecurrencePhrase: Int, CaseIterable {
  // MARK: How often

  /// `n`.
  case everySecond
  /// `n`.
  case everyMinute
  /// `n`.
  case everyHour
  /// `n`.
  case everyDay
  /// `months`: every day of some months.
  case everyDayInMonths
  /// `n`, `days`.
  case weekly
  /// `n`: on the start's weekday.
  case weeklyAsStart
  /// `n`, `days`, `kind` (`every` if the days are every one of a weekday).
  case monthly
  /// `n`, `months`, `days`: months that are not named are passed over, but counted.
  case monthlyInMonths
  /// `n`: on the start's day of the month.
  case monthlyAsStart
  /// `n`, `months`: on the start's day of the month.
  case monthlyInMonthsAsStart
  /// `n`, `days`, `kind` as for `monthly`, `ofYear` (`yes` if the days are weekdays of the year and do not say so).
  case yearly
  /// `n`, `months`, `days`, `kind` (`each` if the days are certain ones of each of several months).
  case yearlyInMonths
  /// `n`: on the start's date.
  case yearlyAsStart
  /// `n`, `months`: on the start's day of the month.
  case yearlyInMonthsAsStart
  /// `n`, `days`: days of the start's month.
  case yearlyInMonthOfStart
  /// `n`, `weeks`, `days`.
  case yearlyInWeeks
  /// `n`, `weeks`: on the start's weekday.
  case yearlyInWeeksAsStart
  /// `n`, `weeks`: all their days.
  case yearlyInWholeWeeks

  // MARK: Days

  /// `days`, weekdays in a row; `range` (`yes` if they are one).
  case onWeekdays
  /// `days`: weekdays, every one.
  case everyWeekday
  /// `days`: a range of weekdays, each day in it.
  case everyDayOfRange
  /// `days`: weekdays, one of which a day is to be.
  case anyWeekday
  /// `ordinals`, `weekday`, `scope`: `month` or `year` if it has to be said of what the ordinals count, `yearly` in a
  /// sentence that begins with the year, `eachMonth` behind `kind` of that name, else `evident`.
  case nthWeekday
  /// `days`, `fromEnd` (`one` if the last is counted from the end, `many` if it is several days, else `no`).
  case monthDays
  /// `n`: a day of the month, counted from its beginning.
  case monthDay
  /// `days`, `many` (`yes` if the last is several days).
  case yearDays
  /// `n`, how many; `weeks`, their numbers or, if ordinals are grouped, the weeks.
  case weeksFromStart
  /// `weeks`: ordinals from the year's end; `many` (`yes` if the last is several weeks). Not for languages that group
  /// ordinals.
  case weeksFromEnd
  /// `months`, `range` (`yes` if they are one).
  case months
  /// `positions`; `weekdays`, all of them, or `anyWeekday`, one of them: which of the days that are one of the
  /// weekdays.
  case positionOfWeekdays
  /// `positions`, `first`, `last`: which of the days from Monday to Friday.
  case positionOfWorkingDays

  // MARK: Ordinals and lists

  /// `n`: counted from the beginning. Not for languages that group ordinals.
  case ordinal
  /// `n`, counted from the end, where 1 is the last. Not for languages that group ordinals.
  case ordinalFromEnd
  /// `numbers`, `unit` (`day`, `week`, `time` or `item`). Only for languages that group ordinals.
  case ordinals
  /// `numbers`, `unit`. Only for languages that group ordinals.
  case ordinalsFromEnd
  /// `unit`. Only for languages that group ordinals.
  case lastOrdinal
  /// `n`, at least 2; `unit`, to be left out by languages that do not group ordinals.
  case lastOnes
  /// `first`, `last`: both included.
  case range

  // MARK: What a day has to be beside

  /// `conditions`, joined by `conditionSeparator`.
  case condition
  /// `months`, one of which it is.
  case inMonths
  /// `days`, as `monthDays` has them.
  case isMonthDay
  /// `days`, as `yearDays` has them.
  case isYearDay
  /// `days`, as `anyWeekday` and `nthWeekday` have them.
  case isWeekday
  /// The day before it, if there is no such day.
  case skipBackward
  /// The day after it, if there is no such day.
  case skipForward

  // MARK: Times of day

  /// `times`.
  case atTimes
  /// `ranges`, each from an hour's first minute to an hour's last.
  case hours
  /// `n`, how many; `minutes`.
  case minutes
  /// `n`, how many; `seconds`.
  case seconds
  /// `hours`; minutes from the start.
  case inHours
  /// `minutes`; the hour from the start.
  case atMinutes
  /// `seconds`; hour and minute from the start.
  case atSeconds
  /// `hours`, `minutes`.
  case inHoursAtMinutes
  /// `hours`, `seconds`; minutes from the start.
  case inHoursAtSeconds
  /// `minutes`, `seconds`; the hour from the start.
  case atMinutesAndSeconds
  /// `hours`, `minutes`, `seconds`.
  case inHoursAtMinutesAndSeconds
  /// Minutes within each hour that is stepped to: `minutes`.
  case hourlyAtMinutes
  /// Seconds of the start's minute within each hour that is stepped to: `seconds`.
  case hourlyAtSeconds
  /// Minutes and seconds within each hour that is stepped to: `minutes`, `seconds`.
  case hourlyAtMinutesAndSeconds
  /// Seconds within each minute that is stepped to: `seconds`.
  case minutelyAtSeconds
  /// Times are those of UTC.
  case inUTC

  // MARK: Limits

  /// `limits`, joined by `limitSeparator`.
  case only
  /// `months`.
  case onlyInMonths
  /// `days`, `isInMonths` (`yes` if months are named before them).
  case onlyOnMonthDays
  /// `days`.
  case onlyOnYearDays
  /// `days`.
  case onlyOnWeekdays
  /// `hours`.
  case onlyInHours
  /// `minutes`.
  case onlyAtMinutes
  /// `seconds`.
  case onlyAtSeconds
  /// `positions`; `unit`, the period's frequency: `SECONDLY` to `YEARLY`.
  case onlyPositions

  // MARK: The ends

  /// `n`, a number.
  case count
  /// `date`, included.
  case untilDate
  /// `time`, included, on the clocks that all times are told on.
  case untilTime
  /// `time`, included, on the clocks of wherever the rule is used.
  case untilLocalTime
  /// `time`, included, in UTC.
  case untilUTC
  /// `weekday`; `monday`, which weeks start on elsewhere.
  case weekStart
  /// `start`: what intervals and counts are counted from.
  case countedFrom
}
