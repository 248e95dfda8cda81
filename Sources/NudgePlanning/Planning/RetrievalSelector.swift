package import NudgeTime

/// Which earlier achievement is shown again, and on which days: by arithmetic alone, and differently for each person.
///
/// Nothing is stored, and yet no achievement comes again within the cooldown. Days of retrieval are seven days apart. The achievements
/// are dealt out, by a hash, among eight turns, and each turn chooses among its own; so the same one comes after eight turns at
/// the earliest, and a turn whose share is empty shows nothing. Within a turn each gets a random number times its weight, and the
/// greatest is shown. The weight favours what has had time to fade: it grows from 0 to 1, half of what is missing in each fourteen
/// days (half-life 14 days).
///
/// Where an achievement is from the same day of an earlier year, it comes before all others on that day, and then stays away from the
/// turns within a cooldown before and after it.
package struct RetrievalSelector: Hashable, Sendable {
  /// What can be shown again.
  package struct Candidate: Hashable, Sendable {
    /// The achievement's id, unique for the person.
    package var id: String
    /// The civil day it is recorded for.
    package var date: CivilDate

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - id: The achievement's id, unique for the person.
    ///   - date: The civil day it is recorded for.
    package init(id: String, date: CivilDate) {
      self.id = id
      self.date = date
    }
  }

  /// Civil days from one retrieval to the next.
  package static let intervalInDays = 7
  /// Turns after which an achievement may come again.
  package static let cooldownInTurns = 8
  /// Civil days that an achievement must be old.
  package static let leastAgeInDays = 7

  private let key: UInt64
  /// The first retrieval day on or after 1970-01-01, as days since then.
  private let phase: Int

  /// Creates the selector of one person.
  ///
  /// - Parameter person: The person's id; decides weekday and order.
  package init(person: String) {
    key = StableHash.fnv1a("\u{1F}retrieval", after: StableHash.fnv1a(person))
    phase = Int(StableHash.mix(key) % UInt64(Self.intervalInDays))
  }

  // MARK: Days

  /// Whether something may be shown again on a day.
  ///
  /// - Parameter date: A civil day of the person.
  /// - Returns: `true` on one weekday, which the person's id decides.
  package func isRetrievalDay(_ date: CivilDate) -> Bool {
    (Int(date.daysSinceEpoch) - phase).floorRemainder(by: Self.intervalInDays) == 0
  }

  /// The first retrieval day that is not before a date.
  ///
  /// - Parameter date: Lower bound, included.
  /// - Returns: `nil` past year 9999.
  package func retrievalDay(onOrAfter date: CivilDate) -> CivilDate? {
    date.adding(days: (phase - Int(date.daysSinceEpoch)).floorRemainder(by: Self.intervalInDays))
  }

  // MARK: Choice

  /// The achievement that is shown again on a day.
  ///
  /// - Parameters:
  ///   - date: A retrieval day.
  ///   - candidates: What the person has recorded, but for what they muted; in any order.
  /// - Returns: The index of the one chosen; `nil` on another day, or where none is due.
  /// - Complexity: O(*n*), and nothing is allocated.
  package func choice<Candidates: Collection>(
    on date: CivilDate, among candidates: Candidates
  ) -> Candidates.Index? where Candidates.Element == Candidate {
    guard isRetrievalDay(date) else { return nil }
    let turn = (Int(date.daysSinceEpoch) - phase) / Self.intervalInDays
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
      // A random number below 2^48 times a weight below 2^16, which fits in 64 bits.
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

  /// Whether a day of an earlier year is looked back at on another retrieval day so near that both would fall in one cooldown.
  private func hasAnniversary(_ recorded: CivilDate, near date: CivilDate) -> Bool {
    let (year, _, _) = date.components
    for year in (year - 1)...(year + 1) where year > recorded.year {
      guard let day = Self.anniversary(of: recorded, in: year), day != date, isRetrievalDay(day) else { continue }
      if abs(day.days(to: date)) < Self.cooldownInTurns * Self.intervalInDays { return true }
    }
    return false
  }

  /// The same day of another year; 28 February for 29 February where there is none.
  private static func anniversary(of date: CivilDate, in year: Int) -> CivilDate? {
    let (_, month, day) = date.components
    guard (1...9999).contains(year) else { return nil }
    return try? CivilDate(year: year, month: month, day: min(day, CivilDate.length(ofMonth: month, year: year)))
  }

  /// 65,535 × (1 − 2^(−age/14)), in whole numbers, so that it is the same on every machine.
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
