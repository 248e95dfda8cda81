extension RecurrencePhrases {
  /// Chinese in traditional characters.
  ///
  /// Spaces between Han and digits are set when the sentence is whole: see `String.spacingHan()`.
  ///
  /// Hours go from 0 to 23 in every region. With 上午 and 下午, as Taiwan and Hong Kong have them, 下午12:00 is noon to some and midnight
  /// to others, and a sentence here is what a rule is checked by.
  static let traditionalChinese = RecurrencePhrases(
    locale: LocaleTag(language: "zh", script: "Hant"), weekdaySkeleton: "ccc", monthSkeleton: "LLL", hourSkeleton: "H",
    ordinalSeparator: "、", limitSeparator: "的", conditionSeparator: "，且", pattern: traditionalChinesePattern)

  private static func traditionalChinesePattern(_ phrase: RecurrencePhrase) -> String {
    let week = "{n, plural, =1 {每週} other {每 # 週}}"
    let month = "{n, plural, =1 {每月} other {每 # 個月}}"
    let year = "{n, plural, =1 {每年} other {每 # 年}}"
    return switch phrase {
    case .everySecond: "{n, plural, =1 {每秒} other {每 # 秒}}"
    case .everyMinute: "{n, plural, =1 {每分鐘} other {每 # 分鐘}}"
    case .everyHour: "{n, plural, =1 {每小時} other {每 # 小時}}"
    case .everyDay: "{n, plural, =1 {每天} other {每 # 天}}"
    case .everyDayInMonths: "每年{months}的每一天"
    case .weekly: "{n, plural, =1 {每{days}} other {每 # 週的{days}}}"
    case .weeklyAsStart: week + "（星期幾與開始日相同）"
    case .monthly: "{n, plural, =1 {每月{kind, select, every {的} other {}}{days}} other {每 # 個月，當月{days}}}"
    case .monthlyInMonths: month + "（僅限{months}）{n, plural, =1 {的} other {，當月}}{days}"
    case .monthlyAsStart: month + "（日期與開始日相同）"
    case .monthlyInMonthsAsStart: month + "（僅限{months}）（日期與開始日相同）"
    case .yearly: "{n, plural, =1 {每年{kind, select, every {的} other {}}{days}} other {每 # 年，當年{days}}}"
    case .yearlyInMonths: "{n, plural, =1 {每年} other {每 # 年，}}{months}{kind, select, each {，每月} other {的}}{days}"
    case .yearlyAsStart: year + "（月、日與開始日相同）"
    case .yearlyInMonthsAsStart: "{n, plural, =1 {每年} other {每 # 年，}}{months}（日期與開始日相同）"
    case .yearlyInMonthOfStart: "{n, plural, =1 {每年} other {每 # 年，}}與開始日同月的{days}"
    case .yearlyInWeeks: "{n, plural, =1 {每年} other {每 # 年，}}{weeks}的{days}"
    case .yearlyInWeeksAsStart: "{n, plural, =1 {每年} other {每 # 年，}}{weeks}（星期幾與開始日相同）"
    case .yearlyInWholeWeeks: "{n, plural, =1 {每年} other {每 # 年，}}{weeks}的每一天"

    case .onWeekdays: "{days}"
    case .everyWeekday: "每個{days}"
    case .everyDayOfRange: "{days}的每一天"
    case .anyWeekday: "{days}"
    case .nthWeekday: "{scope, select, month {當月} year {當年} other {}}{ordinals}{weekday}"
    case .monthDays: "{days}"
    case .monthDay: "{n, number} 日"
    case .yearDays: "{days}"
    case .weeksFromStart: "ISO {weeks}"
    case .weeksFromEnd: ""
    case .months: "{months}"
    case .positionOfWeekdays: "所有{weekdays}中的{positions}"
    case .positionOfWorkingDays: "{positions}工作日（{first}至{last}）"

    case .ordinal, .ordinalFromEnd: ""
    case .ordinals: "第 {numbers} {unit, select, day {天} week {週} time {次} other {個}}"
    case .ordinalsFromEnd: "倒數第 {numbers} {unit, select, day {天} week {週} time {次} other {個}}"
    case .lastOrdinal: "最後一{unit, select, day {天} week {週} time {次} other {個}}"
    case .lastOnes: "最後 {n, number} {unit, select, day {天} week {週} time {次} other {個}}"
    case .range: "{first}至{last}"

    case .condition: "（僅當該日{conditions}時）"
    case .inMonths: "在{months}"
    case .isMonthDay: "為當月{days}"
    case .isYearDay: "為當年{days}"
    case .isWeekday: "為{days}"
    case .skipBackward: "（無此日則取之前的最後一天）"
    case .skipForward: "（無此日則取之後的第一天）"

    case .atTimes: "{times}"
    case .hours: "{ranges}"
    case .minutes: "第 {minutes} 分"
    case .seconds: "第 {seconds} 秒"
    case .inHours: "{hours}，每小時一次（分鐘與開始時間相同）"
    case .atMinutes: "，小時與開始時間相同，在{minutes}"
    case .atSeconds: "，時、分與開始時間相同，在{seconds}"
    case .inHoursAtMinutes: "{hours}，每小時的{minutes}"
    case .inHoursAtSeconds: "{hours}，每小時的分鐘與開始時間相同，在{seconds}"
    case .atMinutesAndSeconds: "，小時與開始時間相同，在{minutes}的{seconds}"
    case .inHoursAtMinutesAndSeconds: "{hours}，每小時的{minutes}的{seconds}"
    case .hourlyAtMinutes: "的{minutes}"
    case .hourlyAtSeconds: "，分鐘與開始時間相同，在{seconds}"
    case .hourlyAtMinutesAndSeconds: "的{minutes}的{seconds}"
    case .minutelyAtSeconds: "的{seconds}"
    case .inUTC: "（UTC）"

    case .only: "，僅限{limits}"
    case .onlyInMonths: "{months}"
    case .onlyOnMonthDays: "{isInMonths, select, yes {} other {每月}}{days}"
    case .onlyOnYearDays: "當年{days}"
    case .onlyOnWeekdays: "{days}"
    case .onlyInHours: "{hours}"
    case .onlyAtMinutes: "每小時{minutes}"
    case .onlyAtSeconds: "每分鐘{seconds}"
    case .onlyPositions:
      """
      ，其中每{unit, select, second {秒} minute {分鐘} hour {小時} day {天} week {週} month {月} other {年}}只取{positions}
      """

    case .count: "{n, plural, =1 {，總共只有 1 次} other {，總共 # 次}}"
    case .untilDate: "，直到{date}（含當天）"
    case .untilTime: "，直到{time}（含該時刻）"
    case .untilLocalTime: "，直到{time}（當地時間，含該時刻）"
    case .untilUTC: "，直到{time}（UTC，含該時刻）"
    case .weekStart: "，以{weekday}（而非{monday}）為一週的第一天"
    case .countedFrom: "，從{start}算起"
    }
  }
}
