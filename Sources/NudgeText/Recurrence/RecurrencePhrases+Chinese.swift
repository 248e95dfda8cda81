extension RecurrencePhrases {
  /// Chinese in simplified characters.
  ///
  /// Spaces between Han and digits are set when the sentence is whole: see `String.spacingHan()`.
  static let simplifiedChinese = RecurrencePhrases(
    locale: LocaleTag(language: "zh", script: "Hans"), weekdaySkeleton: "ccc", monthSkeleton: "LLL", hourSkeleton: "j",
    ordinalSeparator: "、", limitSeparator: "的", conditionSeparator: "，且", pattern: chinesePattern)

  /// Chinese in traditional characters: the same words, character by character.
  ///
  /// Hours go from 0 to 23 in every region. With 上午 and 下午, as Taiwan and Hong Kong have them, 下午12:00 is noon to some
  /// and midnight to others, and a sentence here is what a rule is checked by.
  static let traditionalChinese = RecurrencePhrases(
    locale: LocaleTag(language: "zh", script: "Hant"), weekdaySkeleton: "ccc", monthSkeleton: "LLL", hourSkeleton: "H",
    ordinalSeparator: "、", limitSeparator: "的", conditionSeparator: "，且",
    pattern: { phrase in String(chinesePattern(phrase).map { traditionalForms[$0] ?? $0 }) })

  /// Every character of the patterns below that has another form in traditional Chinese.
  ///
  /// Each has one traditional form in all these phrases. A character with two, such as 里 (裡, 里), cannot be added here.
  private static let traditionalForms = Dictionary(
    uniqueKeysWithValues: zip("个为与从仅几则后周开当总数无时该钟间", "個為與從僅幾則後週開當總數無時該鐘間"))

  @Sendable private static func chinesePattern(_ phrase: RecurrencePhrase) -> String {
    let week = "{n, plural, =1 {每周} other {每 # 周}}"
    let month = "{n, plural, =1 {每月} other {每 # 个月}}"
    let year = "{n, plural, =1 {每年} other {每 # 年}}"
    return switch phrase {
    case .everySecond: "{n, plural, =1 {每秒} other {每 # 秒}}"
    case .everyMinute: "{n, plural, =1 {每分钟} other {每 # 分钟}}"
    case .everyHour: "{n, plural, =1 {每小时} other {每 # 小时}}"
    case .everyDay: "{n, plural, =1 {每天} other {每 # 天}}"
    case .everyDayInMonths: "每年{months}的每一天"
    case .weekly: "{n, plural, =1 {每{days}} other {每 # 周的{days}}}"
    case .weeklyAsStart: week + "（星期几与开始日相同）"
    case .monthly: "{n, plural, =1 {每月{kind, select, every {的} other {}}{days}} other {每 # 个月，当月{days}}}"
    case .monthlyInMonths: month + "（仅限{months}）{n, plural, =1 {的} other {，当月}}{days}"
    case .monthlyAsStart: month + "（日期与开始日相同）"
    case .monthlyInMonthsAsStart: month + "（仅限{months}）（日期与开始日相同）"
    case .yearly: "{n, plural, =1 {每年{kind, select, every {的} other {}}{days}} other {每 # 年，当年{days}}}"
    case .yearlyInMonths: "{n, plural, =1 {每年} other {每 # 年，}}{months}{kind, select, each {，每月} other {的}}{days}"
    case .yearlyAsStart: year + "（月、日与开始日相同）"
    case .yearlyInMonthsAsStart: "{n, plural, =1 {每年} other {每 # 年，}}{months}（日期与开始日相同）"
    case .yearlyInMonthOfStart: "{n, plural, =1 {每年} other {每 # 年，}}与开始日同月的{days}"
    case .yearlyInWeeks: "{n, plural, =1 {每年} other {每 # 年，}}{weeks}的{days}"
    case .yearlyInWeeksAsStart: "{n, plural, =1 {每年} other {每 # 年，}}{weeks}（星期几与开始日相同）"
    case .yearlyInWholeWeeks: "{n, plural, =1 {每年} other {每 # 年，}}{weeks}的每一天"

    case .onWeekdays: "{days}"
    case .everyWeekday: "每个{days}"
    case .everyDayOfRange: "{days}的每一天"
    case .anyWeekday: "{days}"
    case .nthWeekday: "{scope, select, month {当月} year {当年} other {}}{ordinals}{weekday}"
    case .monthDays: "{days}"
    case .monthDay: "{n, number} 日"
    case .yearDays: "{days}"
    case .weeksFromStart: "ISO {weeks}"
    case .weeksFromEnd: ""
    case .months: "{months}"
    case .positionOfWeekdays: "所有{weekdays}中的{positions}"
    case .positionOfWorkingDays: "{positions}工作日（{first}至{last}）"

    case .ordinal, .ordinalFromEnd: ""
    case .ordinals: "第 {numbers} {unit, select, day {天} week {周} time {次} other {个}}"
    case .ordinalsFromEnd: "倒数第 {numbers} {unit, select, day {天} week {周} time {次} other {个}}"
    case .lastOrdinal: "最后一{unit, select, day {天} week {周} time {次} other {个}}"
    case .lastOnes: "最后 {n, number} {unit, select, day {天} week {周} time {次} other {个}}"
    case .range: "{first}至{last}"

    case .condition: "（仅当该日{conditions}时）"
    case .inMonths: "在{months}"
    case .isMonthDay: "为当月{days}"
    case .isYearDay: "为当年{days}"
    case .isWeekday: "为{days}"
    case .skipBackward: "（无此日则取之前的最后一天）"
    case .skipForward: "（无此日则取之后的第一天）"

    case .atTimes: "{times}"
    case .hours: "{ranges}"
    case .minutes: "第 {minutes} 分"
    case .seconds: "第 {seconds} 秒"
    case .inHours: "{hours}，每小时一次（分钟与开始时间相同）"
    case .atMinutes: "，小时与开始时间相同，在{minutes}"
    case .atSeconds: "，时、分与开始时间相同，在{seconds}"
    case .inHoursAtMinutes: "{hours}，每小时的{minutes}"
    case .inHoursAtSeconds: "{hours}，每小时的分钟与开始时间相同，在{seconds}"
    case .atMinutesAndSeconds: "，小时与开始时间相同，在{minutes}的{seconds}"
    case .inHoursAtMinutesAndSeconds: "{hours}，每小时的{minutes}的{seconds}"
    case .hourlyAtMinutes: "的{minutes}"
    case .hourlyAtSeconds: "，分钟与开始时间相同，在{seconds}"
    case .hourlyAtMinutesAndSeconds: "的{minutes}的{seconds}"
    case .minutelyAtSeconds: "的{seconds}"
    case .inUTC: "（UTC）"

    case .only: "，仅限{limits}"
    case .onlyInMonths: "{months}"
    case .onlyOnMonthDays: "{isInMonths, select, yes {} other {每月}}{days}"
    case .onlyOnYearDays: "当年{days}"
    case .onlyOnWeekdays: "{days}"
    case .onlyInHours: "{hours}"
    case .onlyAtMinutes: "每小时{minutes}"
    case .onlyAtSeconds: "每分钟{seconds}"
    case .onlyPositions:
      """
      ，其中每{unit, select, SECONDLY {秒} MINUTELY {分钟} HOURLY {小时} DAILY {天} WEEKLY {周} MONTHLY {月} other {年}}只取{positions}
      """

    case .count: "{n, plural, =1 {，总共只有 1 次} other {，总共 # 次}}"
    case .untilDate: "，直到{date}（含当天）"
    case .untilTime: "，直到{time}（含该时刻）"
    case .untilLocalTime: "，直到{time}（当地时间，含该时刻）"
    case .untilUTC: "，直到{time}（UTC，含该时刻）"
    case .weekStart: "，以{weekday}（而非{monday}）为一周的第一天"
    case .countedFrom: "，从{start}算起"
    }
  }
}
