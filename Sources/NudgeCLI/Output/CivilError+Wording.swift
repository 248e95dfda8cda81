internal import NudgeTime

extension CivilError {
  /// What is wrong with a date or a time, and an example of what would be right.
  func wording(example: String) -> String {
    switch self {
    case .yearOutOfRange(let year): "Year \(year) is outside the years 1 to 9999; write it as in \(example)."
    case .monthOutOfRange(let month): "There is no month \(month); write it as in \(example)."
    case .dayOutOfRange(let day, let year, let month, let length):
      "There is no day \(day) in month \(month) of \(year), which has \(length); write it as in \(example)."
    case .hourOutOfRange(let hour): "There is no hour \(hour), they are 0 to 23; write it as in \(example)."
    case .minuteOutOfRange(let minute): "There is no minute \(minute), they are 0 to 59; write it as in \(example)."
    case .secondOutOfRange(let second): "There is no second \(second) at that time; write it as in \(example)."
    case .offsetOutOfRange: "The offset from UTC does not exist; write it as in \(example)."
    case .malformed(let column, _): "It cannot be read from character \(column) on; write it as in \(example)."
    }
  }
}
