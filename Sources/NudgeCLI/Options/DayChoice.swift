internal import NudgeTime

/// A day as it is named with `--on`.
enum DayChoice: Hashable {
  case weekday(Weekday)
  case monthDay(Int)
}
