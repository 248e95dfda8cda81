/// A frequency that is one word; `every:N` is none.
enum FrequencyName: String, CaseIterable {
  case daily
  case threeDays = "three_days"
  case weekly
  case weekdays
  case monthly
  /// As the command line has it.
  case threeDaysWithHyphen = "three-days"
}
