/// A zone's transitions, and the rule by which later years repeat them.
///
/// A TZif file's footer is expanded to transitions for 400 years after the last one in the file. The Gregorian
/// calendar, including weekdays, repeats every 400 years, so any later moment has the same local time type as the
/// moment a whole number of cycles earlier. Every query is therefore one lookup in a table of buckets, regardless of
/// the date.
///
/// This is an immutable class, because zones are copied often and the table is large.
final class ZoneTable: Sendable {
  /// The moments at which the local time type changes, in seconds since the epoch, in strictly ascending order.
  let transitions: [Int64]
  /// The offsets from UTC in seconds.
  ///
  /// There is one more offset than there are transitions, and `offsets[i]` applies from `transitions[i - 1]` until
  /// `transitions[i]`.
  let offsets: [Int32]
  /// The dates that the clocks skip entirely, in ascending order.
  let skippedDates: [CivilDate]
  /// The local time type for each offset, as an index into `distinctTypes`.
  private let typeIndexes: [UInt16]
  private let distinctTypes: [LocalTimeType]
  /// The number of transitions before each bucket of 2^24 seconds (194 days), starting at the first transition.
  ///
  /// A lookup starts at most one or two transitions from its result.
  private let buckets: [UInt16]
  /// The moment, in seconds since the epoch, from which lookups move back by whole cycles, or `Int64.max` if they never
  /// do.
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
        // The file's last transition matters even if it doesn't change anything, because the footer applies only after
        // it.
        let last = max(file.transitions.last ?? .min, Timestamp.min.secondsSinceEpoch)
        let firstYear = Timestamp(clamping: last).civil(at: .utc).date.year - 1
        // The cycle begins well after the file's last transition, with an extra year for changes near the end of a
        // year.
        let lastYear = firstYear + Self.cycleYears + 4
        for (time, type) in Self.changes(of: rule, daylight, years: firstYear...lastYear) {
          if time > last {
            guard type != types[types.count - 1] else { continue }
            transitions.append(time)
            types.append(type)
          } else if file.transitions.isEmpty {
            // If the file doesn't contain transitions, the footer applies at all times.
            types = [type]
          }
        }
        if transitions.isEmpty {
          // Daylight saving time lasts all year, or the changes don't have an effect.
          types = [Self.yearRoundType(of: rule, daylight)]
        }
        let end = CivilDate(uncheckedYear: lastYear - 1, month: 1, day: 1)
        repeatsFrom = Int64(end.daysSinceEpoch) * 86_400
      } else if transitions.isEmpty {
        types = [rule.standard]
      } else if types[types.count - 1] != rule.standard {
        // RFC 9636 requires the footer to agree with the last transition. If it doesn't, the footer applies from that
        // point.
        types[types.count - 1] = rule.standard
      }
    }

    self.transitions = transitions
    offsets = types.map(\.offset.seconds)
    skippedDates = Self.skippedDates(transitions, offsets)
    var indexes: [LocalTimeType: UInt16] = [:]
    var distinctTypes: [LocalTimeType] = []
    typeIndexes = types.map { type in
      if let index = indexes[type] { return index }
      let index = UInt16(distinctTypes.count)
      indexes[type] = index
      distinctTypes.append(type)
      return index
    }
    self.distinctTypes = distinctTypes
    buckets = Self.buckets(of: transitions)
    self.repeatsFrom = repeatsFrom
  }

  /// A Boolean value indicating whether the transitions continue after the end of the table.
  var repeats: Bool { repeatsFrom != .max && !transitions.isEmpty }

  /// Returns the local time type after a number of transitions.
  func type(at index: Int) -> LocalTimeType { distinctTypes[Int(typeIndexes[index])] }

  /// Returns whether both tables have the same transitions and local time types.
  func isEqual(to other: ZoneTable) -> Bool {
    transitions == other.transitions && repeatsFrom == other.repeatsFrom && offsets.count == other.offsets.count
      && offsets.indices.allSatisfy { type(at: $0) == other.type(at: $0) }
  }

  /// Returns the dates that begin and end within a single gap of at least a day.
  private static func skippedDates(_ transitions: [Int64], _ offsets: [Int32]) -> [CivilDate] {
    let secondsPerDay: Int64 = 86_400
    return transitions.indices.flatMap { index -> [CivilDate] in
      guard Int64(offsets[index + 1] - offsets[index]) >= secondsPerDay else { return [] }
      // Midnight at the end of the day before a skipped one is the first local time that the clocks don't show.
      let first = (transitions[index] + Int64(offsets[index]) - 1).floorDivided(by: secondsPerDay) + 1
      let end = (transitions[index] + Int64(offsets[index + 1])).floorDivided(by: secondsPerDay)
      return (first..<max(first, end)).map { CivilDate(uncheckedDaysSinceEpoch: Int32($0)) }
    }
  }

  private static let bucketBits: Int64 = 24

  private static func buckets(of transitions: [Int64]) -> [UInt16] {
    guard let first = transitions.first, let last = transitions.last else { return [] }
    var buckets: [UInt16] = []
    var count = 0
    for bucket in 0...((last - first) >> bucketBits) {
      let start = first + bucket << bucketBits
      while count < transitions.count, transitions[count] < start { count += 1 }
      buckets.append(UInt16(count))
    }
    return buckets
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
    // If one period of daylight saving time ends when the next begins, the clocks don't change.
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

  /// Returns the local time type of a rule whose changes don't have an effect.
  private static func yearRoundType(of rule: PosixRule, _ daylight: PosixRule.Daylight) -> LocalTimeType {
    guard let (start, end) = rule.changes(inYear: 2000), end > start else { return rule.standard }
    return daylight.type
  }

  /// Moves a moment, in seconds since the epoch, into the range of the table.
  ///
  /// `shift` is the amount that was subtracted.
  func folded(_ seconds: Int64) -> (seconds: Int64, shift: Int64) {
    guard seconds >= repeatsFrom else { return (seconds, 0) }
    let cycles = (seconds - repeatsFrom) / Self.cycleSeconds + 1
    return (seconds - cycles * Self.cycleSeconds, cycles * Self.cycleSeconds)
  }

  /// Returns the number of transitions at or before a moment, which is also the index of its local time type.
  ///
  /// - Complexity: O(1) for all zones in the tz database, whose clocks change at most a few times a year.
  @inline(__always)
  func index(at seconds: Int64) -> Int {
    guard let first = transitions.first, seconds >= first else { return 0 }
    let bucket = Int((seconds - first) >> Self.bucketBits)
    guard bucket < buckets.count else { return transitions.count }
    var index = Int(buckets[bucket])
    while index < transitions.count, transitions[index] <= seconds { index += 1 }
    return index
  }
}
