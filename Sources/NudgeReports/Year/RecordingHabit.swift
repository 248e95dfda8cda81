package import NudgePlanning
package import NudgeTime

/// The habit of a simulated person: the days and times at which they record achievements, and when they are away.
///
/// The achievements depend only on the habit, the seed and the titles. A day that is drawn at random is the same in each
/// span that contains it, and days away don't change the others.
package struct RecordingHabit: Hashable, Sendable {
  /// The days on which something is recorded.
  package enum Days: Hashable, Sendable {
    case everyDay
    case weekdays(WeekdaySet)
    /// Every *n* days, counted from the first day of the simulation.
    case everyDays(Int)
    /// A share of all days, 0 to 100 percent, drawn at random.
    case share(percent: Int)
  }

  /// One achievement on each of some days.
  package struct Rule: Hashable, Sendable {
    package var days: Days
    /// The time of day, or the start of the window from which a time is drawn.
    package var time: TimeOfDay
    /// The length of the window in minutes, or `nil` for the exact time.
    package var minutes: Int?

    package init(_ days: Days, at time: TimeOfDay, minutes: Int? = nil) {
      self.days = days
      self.time = time
      self.minutes = minutes
    }
  }

  /// The rules, each of which records achievements of its own.
  ///
  /// Without a rule, nothing is recorded.
  package var rules: [Rule]
  /// The spans of days on which nothing is recorded, with both ends inclusive.
  package var away: [ClosedRange<CivilDate>]

  package init(_ rules: [Rule], away: [ClosedRange<CivilDate>] = []) {
    self.rules = rules
    self.away = away
  }

  /// Returns the achievements that a person with this habit records.
  ///
  /// - Parameters:
  ///   - days: The days of the simulation, with both ends inclusive.
  ///   - zone: The person's time zone.
  ///   - titles: The titles, which are used in a random order, each of them once before any is repeated. If empty, the
  ///     achievements have no title.
  ///   - seed: The seed. Equal seeds have equal results.
  /// - Returns: The achievements with their time and offset, in order of time.
  /// - Complexity: O(*n*) in the number of days and rules.
  package func achievements(
    on days: ClosedRange<CivilDate>, in zone: Zone, titles: [String], seed: UInt64
  ) -> [Achievement] {
    var moments: [Timestamp] = []
    for day in days.dates where !away.contains(where: { $0.contains(day) }) {
      for (index, rule) in rules.enumerated() {
        var draws = Draws(seed, stream: UInt64(index), day: day)
        guard rule.days.contain(day, countedFrom: days.lowerBound, &draws) else { continue }
        let late = rule.minutes.map { draws.next(below: $0) * 60 } ?? 0
        let time = TimeOfDay(secondsFromMidnight: Int(rule.time.secondsFromMidnight) + late) ?? rule.time
        guard let moment = zone.timestamp(for: CivilDateTime(date: day, time: time)) else { continue }
        moments.append(moment)
      }
    }
    // Two rules can name the same moment.
    moments.sort()
    return moments.enumerated().map { index, moment in
      Achievement(
        at: moment, offset: zone.offset(at: moment), title: Self.title(ofAchievement: index, among: titles, seed: seed))
    }
  }

  /// Returns a title, so that none is repeated before all have been used.
  private static func title(ofAchievement index: Int, among titles: [String], seed: UInt64) -> String? {
    guard !titles.isEmpty else { return nil }
    // The order is a permutation of each round, the Fisher-Yates shuffle.
    var draws = Draws(seed, stream: .max, round: index / titles.count)
    var order = Array(titles.indices)
    for place in order.indices.dropLast() {
      order.swapAt(place, place + draws.next(below: order.count - place))
    }
    return titles[order[index % titles.count]]
  }
}

extension RecordingHabit.Days {
  fileprivate func contain(_ day: CivilDate, countedFrom first: CivilDate, _ draws: inout Draws) -> Bool {
    switch self {
    case .everyDay: true
    case .weekdays(let weekdays): weekdays.contains(WeekdaySet([day.weekday]))
    case .everyDays(let interval): first.days(to: day) % interval == 0
    case .share(let percent): draws.next(below: 100) < percent
    }
  }
}

extension ClosedRange<CivilDate> {
  /// The days of the span in order.
  package var dates: [CivilDate] {
    (0...lowerBound.days(to: upperBound)).compactMap { lowerBound.adding(days: $0) }
  }
}

/// Random numbers for one day or one round, from SplitMix64.
///
/// Source: Steele, Lea and Flood, Fast splittable pseudorandom number generators, <https://doi.org/10.1145/2660193.2660195>
private struct Draws {
  private var state: UInt64

  init(_ seed: UInt64, stream: UInt64, day: CivilDate) {
    self.init(seed, stream: stream, round: Int(day.daysSinceEpoch))
  }

  init(_ seed: UInt64, stream: UInt64, round: Int) {
    state = Self.mixed(Self.mixed(Self.mixed(seed) &+ stream) &+ UInt64(bitPattern: Int64(round)))
  }

  /// Returns a number from 0 up to but not including the bound, which must be positive.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Int(Self.mixed(state) % UInt64(bound))
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
