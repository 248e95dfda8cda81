import NudgePlanning

/// Reads people with one `PersonReader`.
struct NudgeReading: Reading {
  private var reader = PersonReader()

  mutating func read(_ lines: [[UInt8]]) throws -> Int {
    var sum = 0
    for line in lines {
      let person = try reader.person(from: line)
      sum += person.id.utf8.count + person.preferences.dailyLimit
    }
    return sum
  }
}
