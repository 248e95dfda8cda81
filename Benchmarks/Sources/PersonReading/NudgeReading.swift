import NudgePlanning

/// Reads people with Nudge.
struct NudgeReading: Reading {
  mutating func read(_ lines: [[UInt8]]) throws -> Int {
    var sum = 0
    for line in lines {
      let person = try Person(json: line)
      sum += person.id.utf8.count + person.preferences.dailyLimit
    }
    return sum
  }
}
