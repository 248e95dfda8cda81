/// The names and the values that are known in histories, in lowercase and without spaces and punctuation.
///
/// `CalendarDate` and `HabitName` are names of HabitBull, `day` is one of Beaver Habits, and `entry_date` and
/// `entry_type` are those of Streaks.
enum HistoryWords {
  // MARK: Names

  /// The names of the time or the date, the preferred one first.
  static let times = list("at date calendardate datetime timestamp day entrydate 日期 time 时间 時間")
  /// The names of a date, beside which there can be a time of day.
  static let dates = set("date calendardate day entrydate 日期")
  /// The names of a time of day beside a date.
  static let timesOfDay = set("time 时间 時間")
  /// The names of the title, the preferred one first.
  static let titles = list("title habitname 标题 標題")

  /// The names that say whether something was done.
  static let statements = dictionary([
    (HistoryStatement.done, "done didit complete completed checked checkmark finished achieved success succeeded"),
    (.done, "successful status state outcome entrytype completionstatus erledigt 完成 已完成 是否完成 状态 狀態"),
    (.notDone, "skip skipped missed fail failed undone incomplete cancelled canceled deleted 未完成 跳过 跳過"),
    (.value, "value result"),
    (.amount, "count quantity amount completions completion repetitions reps progress actual"),
  ])
  /// The names that say whether something was done only if their values do.
  static let marks = set("mark marked check tick ticked yesno")
  /// The names of the number that a value must reach.
  static let goals = set("goal target goalvalue targetvalue goalcount targetcount dailygoal dailytarget 目标 目標")
  /// The names that say nothing about whether something was done.
  static let others = set("uuid index row weekday dayofweek week month year sum score 星期")
    .union(list("note notes comment comments commenttext description 备注 備註"))
  /// The last words of such names, as in `habit_id`.
  static let otherEndings = set("id streak total")

  /// The words that turn the meaning of a name around, as in `Not Completed`.
  static let negations = set("not never")
  /// The words of a name that are ignored, as in `is_completed` and `Complete (Y/N)`.
  static let fillers = set("is was has have did it i the a this habit task day daily today flag y n yes no or")
  /// The words that make a name that of a time, as in `completed_at`.
  static let moments = set("at on date time datetime timestamp")

  // MARK: Values

  /// The values that say whether something was done.
  ///
  /// In Loop Habit Tracker, `YES_MANUAL` is a day on which the person did something, and `YES_AUTO` one on which they
  /// didn't have to.
  ///
  /// Source: `Entry.kt` in iSoron/uhabits.
  static let values = dictionary([
    (HistoryValue.yes, "true t yes y on x ✓ ✔ √ ☑ ✅ ja oui sí si sim 是"),
    (.no, "false f no n off none null na ✗ ✘ ✕ ✖ × ❌ ☐ ⬜ ➖ nein non não nao 否"),
    (.done, "done complete completed checked finished achieved success succeeded successful yesmanual erledigt"),
    (.done, "完成 已完成 达成 達成 打卡 已打卡"),
    (.missed, "skip skipped miss missed fail failed failure incomplete notdone notcompleted notcomplete undone"),
    (.missed, "cancelled canceled 跳过 跳過 已跳过 已跳過 未完成 没完成 沒完成 未达成 未達成 失败 失敗 未打卡"),
    (.notDone, "notstarted unchecked unknown yesauto pending open todo inprogress paused excused rest restday"),
  ])
  /// The ends of values such as `missed_auto`, which Streaks writes.
  static let valueEndings = list("automatically manually auto manual")

  private static func list(_ words: String) -> [String] { words.split(separator: " ").map { String($0) } }
  private static func set(_ words: String) -> Set<String> { Set(list(words)) }
  private static func dictionary<Meaning>(_ rows: [(Meaning, String)]) -> [String: Meaning] {
    Dictionary(uniqueKeysWithValues: rows.flatMap { row in list(row.1).map { ($0, row.0) } })
  }
}
