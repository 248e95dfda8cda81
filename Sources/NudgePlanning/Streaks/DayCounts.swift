internal import NudgeTime

/// How many achievements each day has, added in any order.
///
/// Days that come in order cost one comparison each; others are sorted as the list has doubled, so that memory grows with the
/// number of different days.
struct DayCounts: Sendable {
  struct Entry {
    var day: CivilDate
    var count: Int
  }

  private var entries: [Entry] = []
  private var isAscending = true
  /// The number of entries at which those of one day are brought together.
  private var limit = 64

  /// Counts one achievement.
  mutating func add(_ day: CivilDate) {
    if let last = entries.last {
      if last.day == day {
        entries[entries.count - 1].count += 1
        return
      }
      if day < last.day { isAscending = false }
    }
    entries.append(Entry(day: day, count: 1))
    if entries.count >= limit {
      if !isAscending {
        entries = sorted
        isAscending = true
      }
      limit = max(limit, 2 * entries.count)
    }
  }

  /// One entry for each day, ascending.
  var sorted: [Entry] {
    guard !isAscending else { return entries }
    var merged: [Entry] = []
    for entry in entries.sorted(by: { $0.day < $1.day }) {
      if merged.last?.day == entry.day {
        merged[merged.count - 1].count += entry.count
      } else {
        merged.append(entry)
      }
    }
    return merged
  }
}
