/// A frequency as it is named on the command line.
enum FrequencyChoice: Hashable {
  case everyDays(Int)
  case weekly
  case weekdays
  case monthly
}
