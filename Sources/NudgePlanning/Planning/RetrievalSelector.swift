package import NudgeTime

/// Chooses the days on which earlier achievements are shown again, and the achievement to show on each of them.
///
/// The choice is computed without any stored state, and differs between people. Where a person has enough achievements,
/// none is shown twice within 64 turns.
///
/// A *turn* is a day on which something is shown, and the turns are numbered since 1970. A hash gives each achievement a
/// number, and a turn shows one of its own achievements: one whose number and that of the turn are equal modulo 64. A
/// turn without achievements of its own shows one whose number is equal modulo 32, 16 or 8, and leaves out those that
/// their own turn shows. As a last resort, it shows one of these as well.
///
/// Among several, each achievement gets a random number multiplied by its weight, and the one with the largest product
/// is shown. The weight favors older achievements: it grows from 0 to 1 with a half-life of 14 days, which means that
/// its distance from 1 is halved every 14 days.
///
/// An achievement from the same day in an earlier year takes precedence over all others on that day. It isn't shown on
/// the turns around that day.
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

  /// The number of turns within which an achievement is shown once, if there are enough.
  package static let turnsInCycle = 64
  /// The moduli by which an achievement can belong to a turn, in the order in which they are tried.
  private static let moduli = [turnsInCycle, 32, 16, 8]
  /// The minimum age of an achievement, in civil days, if an older one exists.
  package static let leastAgeInDays = 30
  /// The minimum age of an achievement, in civil days, if all of them are younger than `leastAgeInDays`.
  package static let leastAgeOfFirstInDays = 7

  private let key: UInt64
  /// The first of the person's weekdays on or after 1970-01-01, as days since then.
  private let phase: Int
  private let interval: Preferences.Retrieval.Interval

  /// Creates a person's selector.
  ///
  /// - Parameters:
  ///   - person: The person's id, which determines the weekday and the order.
  ///   - interval: The time between two turns.
  package init(person: String, every interval: Preferences.Retrieval.Interval = .week) {
    key = StableHash.fnv1a("\u{1F}retrieval", after: StableHash.fnv1a(person))
    let week = Int(StableHash.mix(key) % 7)
    // Every two weeks, half of the people have the other week.
    phase = interval == .twoWeeks ? week + Int(StableHash.mix(key) >> 32 & 1) * 7 : week
    self.interval = interval
  }

  // MARK: Days

  /// Returns a Boolean value indicating whether achievements can be shown again on a day.
  ///
  /// - Parameter date: A civil day on the person's calendar.
  /// - Returns: `true` on one weekday, which depends on the person's id, of every week or every second week, or on the
  ///   third one of a month.
  package func isRetrievalDay(_ date: CivilDate) -> Bool { self.date(ofTurn: turn(on: date)) == date }

  /// Returns the first retrieval day on or after a date.
  ///
  /// - Parameter date: The lower bound, inclusive.
  /// - Returns: The day, or `nil` if it would be after year 9999.
  package func retrievalDay(onOrAfter date: CivilDate) -> CivilDate? {
    let turn = turn(on: date)
    if let day = self.date(ofTurn: turn), day >= date { return day }
    return self.date(ofTurn: turn + 1)
  }

  private var daysInInterval: Int { interval == .twoWeeks ? 14 : 7 }

  /// Returns the number of the last turn on or before a date or, if there is one turn in a month, of the month's turn.
  private func turn(on date: CivilDate) -> Int {
    guard interval == .month else { return (Int(date.daysSinceEpoch) - phase).floorDivided(by: daysInInterval) }
    let (year, month, _) = date.components
    return (year - 1970) * 12 + month - 1
  }

  private func date(ofTurn turn: Int) -> CivilDate? {
    guard interval == .month else {
      return CivilDate(daysSinceEpoch: phase + turn * daysInInterval)
    }
    let (year, month) = (1970 + turn.floorDivided(by: 12), turn.floorRemainder(by: 12) + 1)
    guard (1...9999).contains(year), let middle = try? CivilDate(year: year, month: month, day: 15) else { return nil }
    return middle.adding(days: (phase - Int(middle.daysSinceEpoch)).floorRemainder(by: 7))
  }

  /// Returns the reason that nothing is shown on a retrieval day in a silence, or `nil` if something is.
  ///
  /// While reminders come less often, only every second turn shows something.
  func answer(toRetrievalOn date: CivilDate, in silence: Silence) -> Reason? {
    switch silence.stage(on: date) {
    case .steady: return nil
    case .less, .rare:
      guard turn(on: date).isMultiple(of: 2) == false, let next = self.date(ofTurn: turn(on: date) + 1) else {
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
  ///   - isAllowed: Returns a Boolean value indicating whether the candidate at an index can be shown. It is called only
  ///     for those that belong to a turn.
  /// - Returns: The index of the chosen candidate, or `nil` if none can be shown or the day isn't a retrieval day.
  /// - Complexity: O(*n*) in the number of candidates, or O(*n*²) if they are so few that a turn has none of its own.
  package func choice<Candidates: Collection>(
    on date: CivilDate, among candidates: Candidates,
    where isAllowed: @escaping (Candidates.Index) -> Bool = { _ in true }
  ) -> Candidates.Index? where Candidates.Element == Candidate {
    guard isRetrievalDay(date) else { return nil }
    let pool = Pool(selector: self, candidates: candidates, isAllowed: isAllowed)
    let turn = turn(on: date)
    if let anniversary = pool.anniversary(on: date, turn) { return anniversary }
    for modulus in Self.moduli {
      if let choice = pool.choice(on: date, turn, modulo: modulus, knownBefore: date) { return choice }
    }
    return Self.moduli.last.flatMap {
      pool.choice(on: date, turn, modulo: $0, knownBefore: date, includingShown: true)
    }
  }

  /// The candidates from which a turn chooses.
  private struct Pool<Candidates: Collection> where Candidates.Element == Candidate {
    let selector: RetrievalSelector
    let candidates: Candidates
    let isAllowed: (Candidates.Index) -> Bool

    /// Returns the best of the candidates from the same day of an earlier year.
    func anniversary(on date: CivilDate, _ turn: Int) -> Candidates.Index? {
      best(on: date, turn) { index in
        let recorded = candidates[index].date
        return RetrievalSelector.anniversary(of: recorded, in: date.year) == date && date.year > recorded.year
      }
    }

    /// Returns the best of the candidates that belong to a turn by a modulus and were recorded before a day.
    ///
    /// Unless `includesShown` is `true`, one that is shown by its own turn isn't chosen.
    func choice(
      on date: CivilDate, _ turn: Int, modulo modulus: Int, knownBefore today: CivilDate,
      includingShown includesShown: Bool = false
    ) -> Candidates.Index? {
      let share = turn.floorRemainder(by: modulus)
      let isAnyOld = candidates.contains {
        $0.date < today && $0.date.days(to: date) >= RetrievalSelector.leastAgeInDays
      }
      let leastAge = isAnyOld ? RetrievalSelector.leastAgeInDays : RetrievalSelector.leastAgeOfFirstInDays
      return best(on: date, turn) { index in
        let candidate = candidates[index]
        guard candidate.date < today, candidate.date.days(to: date) >= leastAge,
          Int(selector.number(of: candidate) % UInt64(modulus)) == share
        else { return false }
        if includesShown { return !selector.hasAnniversary(candidate.date, within: modulus, of: turn, on: date) }
        return !selector.hasAnniversary(candidate.date, within: RetrievalSelector.turnsInCycle, of: turn, on: date)
          && (modulus == RetrievalSelector.turnsInCycle || !isShown(index, near: turn, knownBefore: today))
      }
    }

    /// Returns a Boolean value indicating whether the turn before or after a given one to which a candidate belongs shows
    /// it, as far as is known on a day.
    private func isShown(_ index: Candidates.Index, near turn: Int, knownBefore today: CivilDate) -> Bool {
      let cycle = RetrievalSelector.turnsInCycle
      let number = Int(selector.number(of: candidates[index]) % UInt64(cycle))
      let next = turn + (number - turn).floorRemainder(by: cycle)
      return [next - cycle, next].contains { own in
        guard let day = selector.date(ofTurn: own) else { return false }
        return choice(on: day, own, modulo: cycle, knownBefore: today) == index
      }
    }

    private func best(
      on date: CivilDate, _ turn: Int, where belongs: (Candidates.Index) -> Bool
    ) -> Candidates.Index? {
      let seed = StableHash.mix(UInt64(bitPattern: Int64(turn)))
      var best: (index: Candidates.Index, score: UInt64, id: String)?
      for index in candidates.indices where belongs(index) && isAllowed(index) {
        let candidate = candidates[index]
        let random = StableHash.mix(selector.number(of: candidate) ^ seed) >> 16
        // The product of a random number less than 2^48 and a weight less than 2^16 fits in 64 bits.
        let score = random * UInt64(RetrievalSelector.weight(ofAge: candidate.date.days(to: date)))
        if let best, score != best.score ? score < best.score : candidate.id > best.id { continue }
        best = (index, score, candidate.id)
      }
      return best?.index
    }
  }

  private func number(of candidate: Candidate) -> UInt64 { StableHash.mix(key ^ StableHash.fnv1a(candidate.id)) }

  /// Returns a Boolean value indicating whether an anniversary of a day is another turn's day, less than a number of
  /// turns away.
  private func hasAnniversary(_ recorded: CivilDate, within turns: Int, of turn: Int, on date: CivilDate) -> Bool {
    let years = turns * (interval == .month ? 31 : daysInInterval) / 365 + 1
    for year in (date.year - years)...(date.year + years) where year > recorded.year {
      guard let day = Self.anniversary(of: recorded, in: year), day != date, isRetrievalDay(day) else { continue }
      if abs(self.turn(on: day) - turn) < turns { return true }
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
