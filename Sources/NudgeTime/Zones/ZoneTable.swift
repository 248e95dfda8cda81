/// All transitions of a zone over the years that differ, and the rule by which later years repeat them.
///
/// A TZif file's footer is laid out as transitions for 400 years after the file's last one. The Gregorian calendar
/// repeats every 400 years to the day of the week, so any later moment has the local time of the one a whole number of
/// cycles earlier. Every question is then one look-up in a table of buckets, however far the date.
///
/// A class, because zones are copied often and this is large; it never changes.
final class ZoneTable: Sendable {
  /// Moments at which the local time type changes, in seconds since the epoch, strictly ascending.
  let transitions: [Int64]
  /// Offsets from UTC in seconds, one more than transitions; `offsets[i]` holds from `transitions[i - 1]` until
  /// `transitions[i]`.
  let offsets: [Int32]
  /// The local time type at the same place as each offset, by its index in `distinctTypes`.
  private let typeIndexes: [UInt16]
  private let distinctTypes: [LocalTimeType]
  /// How many transitions are before each stretch of 2^24 seconds (194 days) from the first transition on, so that a
  /// look-up begins one or two transitions from its answer.
  private let buckets: [UInt16]
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
        // RFC 9636 wants the footer to agree with the last transition; if it does not, it starts there.
        types[types.count - 1] = rule.standard
      }
    }

    self.transitions = transitions
    offsets = types.map(\.offset.seconds)
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

  /// Whether the transitions go on beyond the table.
  var repeats: Bool { repeatsFrom != .max && !transitions.isEmpty }

  /// The local time type that holds after so many transitions.
  func type(at index: Int) -> LocalTimeType { distinctTypes[Int(typeIndexes[index])] }

  /// Whether both give every moment the same local time type.
  func isEqual(to other: ZoneTable) -> Bool {
    transitions == other.transitions && repeatsFrom == other.repeatsFrom && offsets.count == other.offsets.count
      && offsets.indices.allSatisfy { type(at: $0) == other.type(at: $0) }
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

  /// The type that holds if no change of the rule has an effect.
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
  /// - Complexity: O(1) for the zones there are, which change their clocks a few times a year.
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
