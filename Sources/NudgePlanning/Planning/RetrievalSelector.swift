package import NudgeTime

/// Chooses the days on which earlier achievements are shown again, and the achievement to show on each of them.
///
/// The choice is computed without any stored state, and differs between people. An achievement isn't shown again within
/// the cooldown.
///
/// Retrieval days are seven days apart, and each one is a *turn*. A hash distributes the achievements among eight
/// turns, which repeat in a cycle, and each turn chooses among its own achievements. The same achievement is therefore
/// shown again after eight turns at the earliest, and a turn without achievements doesn't show anything.
///
/// Within a turn, each achievement gets a random number multiplied by its weight, and the one with the largest product
/// is shown. The weight favors older achievements: it grows from 0 to 1 with a half-life of 14 days, which means that
/// its distance from 1 is halved every 14 days.
///
/// An achievement from the same day in an earlier year takes precedence over all others on that day. It isn't shown on
/// turns within a cooldown before or after that day.
package struct RetrievalSelector: Hashable, Sendable {
  /// An achievement that can be shown again.
  package struct Candidate: Hashable, Sendable {
    /// The achievement's id, unique for the person.
    package var id: String
    /// The civil day that the achievement is recorded for.
    package var date: CivilDate

    /// Creates a candidate from its properties.
    package init(id: String, date: CivilDate) {
      self.id = id
      self.date = date
    }
  }

  /// The number of civil days between retrievals.
  package static let intervalInDays = 7
  /// The number of turns after which an achievement can be shown again.
  package static let cooldownInTurns = 8
  /// The minimum age of an achievement, in civil days.
  package static let leastAgeInDays = 7

  private let key: UInt64
  /// The first retrieval day on or after 1970-01-01, as days since then.
  private let phase: Int

  /// Creates a person's selector.
  ///
  /// - Parameter person: The person's id, which determines the weekday and the order.
  package init(person: String) {
    key = StableHash.fnv1a("\u{1F}retrieval", after: StableHash.fnv1a(person))
    phase = Int(StableHash.mix(key) % UInt64(Self.intervalInDays))
  }

  // MARK: Days

  /// Returns a Boolean value indicating whether achievements can be shown again on a day.
  ///
  /// - Parameter date: A civil day on the person's calendar.
  /// - Returns: `true` on one weekday, which depends on the person's id.
  package func isRetrievalDay(_ date: CivilDate) -> Bool {
    (Int(date.daysSinceEpoch) - phase).floorRemainder(by: Self.intervalInDays) == 0
  }

  /// Returns the first retrieval day on or after a date.
  ///
  /// - Parameter date: The lower bound, inclusive.
  /// - Returns: The day, or `nil` if it would be after year 9999.
  package func retrievalDay(onOrAfter date: CivilDate) -> CivilDate? {
    date.adding(days: (phase - Int(date.daysSinceEpoch)).floorRemainder(by: Self.intervalInDays))
  }

  /// Returns the number of a retrieval day, counted in turns since 1970-01-01.
  private func turn(on date: CivilDate) -> Int { (Int(date.daysSinceEpoch) - phase) / Self.intervalInDays }

  /// Returns the reason that nothing is shown on a retrieval day in a silence, or `nil` if something is.
  ///
  /// While reminders come less often, only every second turn shows something.
  func answer(toRetrievalOn date: CivilDate, in silence: Silence) -> Reason? {
    switch silence.stage(on: date) {
    case .steady: return nil
    case .less, .rare:
      guard turn(on: date).isMultiple(of: 2) == false, let next = date.adding(days: Self.intervalInDays) else {
        return nil
      }
      return silence.end.map { next >= $0 } ?? false ? .resting : .resting(until: next)
    case .farewell, .resting: return .resting
    }
  }

  // MARK: Choice

  /// Returns the achievement to show again on a day.
  ///
  /// - Parameters:
  ///   - date: A day.
  ///   - candidates: The person's achievements, except the muted ones, in any order.
  /// - Returns: The index of the chosen candidate, or `nil` if none can be shown or the day isn't a retrieval day.
  /// - Complexity: O(*n*) in the number of candidates, without allocations.
  package func choice<Candidates: Collection>(
    on date: CivilDate, among candidates: Candidates
  ) -> Candidates.Index? where Candidates.Element == Candidate {
    guard isRetrievalDay(date) else { return nil }
    let turn = turn(on: date)
    let share = turn.floorRemainder(by: Self.cooldownInTurns)
    let seed = StableHash.mix(UInt64(bitPattern: Int64(turn)))
    var best: (index: Candidates.Index, isOnThisDay: Bool, score: UInt64, id: String)?
    for index in candidates.indices {
      let candidate = candidates[index]
      let age = candidate.date.days(to: date)
      guard age >= Self.leastAgeInDays else { continue }
      let hash = StableHash.mix(key ^ StableHash.fnv1a(candidate.id))
      let isOnThisDay = Self.anniversary(of: candidate.date, in: date.year) == date && date.year > candidate.date.year
      if !isOnThisDay {
        guard Int(hash % UInt64(Self.cooldownInTurns)) == share, !hasAnniversary(candidate.date, near: date) else {
          continue
        }
      }
      // The product of a random number less than 2^48 and a weight less than 2^16 fits in 64 bits.
      let score = (StableHash.mix(hash ^ seed) >> 16) * UInt64(Self.weight(ofAge: age))
      if let best {
        let isBetter =
          isOnThisDay != best.isOnThisDay
          ? isOnThisDay : score != best.score ? score > best.score : candidate.id < best.id
        guard isBetter else { continue }
      }
      best = (index, isOnThisDay, score, candidate.id)
    }
    return best?.index
  }

  /// Returns a Boolean value indicating whether the anniversary of a day is another retrieval day within one cooldown
  /// of a date.
  private func hasAnniversary(_ recorded: CivilDate, near date: CivilDate) -> Bool {
    let (year, _, _) = date.components
    for year in (year - 1)...(year + 1) where year > recorded.year {
      guard let day = Self.anniversary(of: recorded, in: year), day != date, isRetrievalDay(day) else { continue }
      if abs(day.days(to: date)) < Self.cooldownInTurns * Self.intervalInDays { return true }
    }
    return false
  }

  /// Returns the same day in another year.
  ///
  /// February 29 is represented by February 28 in years that don't have it.
  private static func anniversary(of date: CivilDate, in year: Int) -> CivilDate? {
    let (_, month, day) = date.components
    guard (1...9999).contains(year) else { return nil }
    return try? CivilDate(year: year, month: month, day: min(day, CivilDate.length(ofMonth: month, year: year)))
  }

  /// Returns 65,535 × (1 − 2^(−age/14)), computed with integers so that the result is the same on all machines.
  private static func weight(ofAge days: Int) -> Int {
    let halvings = days / 14
    let left = halvings < 16 ? powers[days % 14] >> halvings : 0
    return 65_535 - left
  }

  /// 65,535 × 2^(−*n*/14) for *n* from 0 to 13, rounded.
  private static let powers = [
    65_535, 62_369, 59_357, 56_489, 53_761, 51_164, 48_692, 46_340, 44_102, 41_971, 39_944, 38_015, 36_178, 34_431,
  ]
}
