/// All transitions of a zone over the years that differ, and the rule by which later years repeat them.
///
/// A TZif file's footer is laid out as transitions for 400 years after the file's last one. The Gregorian calendar repeats
/// every 400 years to the day of the week, so any later moment has the local time of the one a whole number of cycles
/// earlier. Every question is then one binary search, however far the date.
///
/// A class, because zones are copied often and this is large; it never changes.
final class ZoneTable: Sendable {
  /// Moments at which the local time type changes, in seconds since the epoch, strictly ascending.
  let transitions: [Int64]
  /// Local time types, one more than transitions; `types[i]` holds from `transitions[i - 1]` until `transitions[i]`.
  let types: [LocalTimeType]
  /// Offsets from UTC in seconds, of `types`.
  let offsets: [Int32]
  /// From here on, in seconds since the epoch, moments are looked up whole cycles earlier; `Int64.max` for never.
  private let repeatsFrom: Int64

  private static let cycleYears = 400
  private static let cycleSeconds: Int64 = 146_097 * 86_400

  init(_ file: TZifFile) {
    var transitions: [Int64] = []
    var types = [file.types[0]]
    for (time, index) in zip(file.transitions, file.transitionTypes) {
      let type = file.types[Int(index)]
      if time <= Timestamp.min.secondsSinceEpoch {
        // Fat files begin with a transition at the beginning of time.
        types = [type]
      } else if time <= Timestamp.max.secondsSinceEpoch, type != types[types.count - 1] {
        transitions.append(time)
        types.append(type)
      }
    }

    var repeatsFrom = Int64.max
    if let rule = file.footer {
      if let daylight = rule.daylight {
        // The file's last transition, though it may change nothing: the footer holds only after it.
        let last = max(file.transitions.last ?? .min, Timestamp.min.secondsSinceEpoch)
        let firstYear = Timestamp(clamping: last).civil(at: .utc).date.year - 1
        // A cycle that begins well after the last transition of the file, and a year for changes around a year's end.
        let lastYear = firstYear + Self.cycleYears + 4
        for (time, type) in Self.changes(of: rule, daylight, years: firstYear...lastYear) {
          if time > last {
            guard type != types[types.count - 1] else { continue }
            transitions.append(time)
            types.append(type)
          } else if file.transitions.isEmpty {
            // Without transitions of its own, the file's footer holds for all time.
            types = [type]
          }
        }
        if transitions.isEmpty {
          // Daylight time all year, or changes without effect.
          types = [Self.yearRoundType(of: rule, daylight)]
        }
        let end = CivilDate(uncheckedYear: lastYear - 1, month: 1, day: 1)
        repeatsFrom = Int64(end.daysSinceEpoch) * 86_400
      } else if transitions.isEmpty {
        types = [rule.standard]
      } else if types[types.count - 1] != rule.standard {
        // RFC 9636 wants the footer to agree with the last transition; where it does not, it starts there.
        types[types.count - 1] = rule.standard
      }
    }

    self.transitions = transitions
    self.types = types
    offsets = types.map(\.offset.seconds)
    self.repeatsFrom = repeatsFrom
  }

  private static func changes(
    of rule: PosixRule, _ daylight: PosixRule.Daylight, years: ClosedRange<Int>
  ) -> [(time: Int64, type: LocalTimeType)] {
    var all: [(time: Int64, type: LocalTimeType)] = []
    for year in years {
      guard let (start, end) = rule.changes(inYear: year) else { continue }
      all.append((start, daylight.type))
      all.append((end, rule.standard))
    }
    all.sort { $0.time < $1.time }
    // Where one period of daylight time ends as the next begins, the clocks do not change.
    var kept: [(time: Int64, type: LocalTimeType)] = []
    for change in all {
      if let last = kept.last, last.time == change.time {
        kept.removeLast()
      } else {
        kept.append(change)
      }
    }
    return kept
  }

  /// The type that holds where no change of the rule has an effect.
  private static func yearRoundType(of rule: PosixRule, _ daylight: PosixRule.Daylight) -> LocalTimeType {
    guard let (start, end) = rule.changes(inYear: 2000), end > start else { return rule.standard }
    return daylight.type
  }

  /// Moves a moment, in seconds since the epoch, into the years that the table holds; `shift` is what was taken off.
  func folded(_ seconds: Int64) -> (seconds: Int64, shift: Int64) {
    guard seconds >= repeatsFrom else { return (seconds, 0) }
    let cycles = (seconds - repeatsFrom) / Self.cycleSeconds + 1
    return (seconds - cycles * Self.cycleSeconds, cycles * Self.cycleSeconds)
  }

  /// How many transitions are at or before a moment, which is also the index of the type that holds at it.
  ///
  /// - Complexity: O(log *n*) in the number of transitions.
  func index(at seconds: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
