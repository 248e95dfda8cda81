internal import NudgeCatalog
package import NudgePlanning
internal import NudgeText
public import NudgeTime

/// What holds for every plan, whatever a person likes and did: held against random people over a year, across zones and clock changes.
///
/// - Never two of one id, two at one moment, or anything inside quiet hours, in a pause, above the daily limit or past its own expiry.
/// - Never a reminder after an achievement in its period.
/// - A person who doesn't respond gets reminders and a farewell on the days that `RelentModel` chooses, and none after it.
/// - Of several candidates on a day, those that a slow model of the gate keeps, merges and stops.
/// - The plans of two halves are the plan of the whole; planning again gives the same, to the letter.
/// - What fires at a moment is the same with a history that ends there.
/// - A forecast has the next notifications of the plan, and turns for previews have them in the same words.
/// - Planning only at the moments that `nextMoment` names gives exactly the notifications of the whole span.
/// - Who moves gets nothing twice.
public struct PlanProperties: Sendable {
  /// 2026-10-01 to 2027-10-01, UTC; both clock changes of both hemispheres are in it.
  public static let year = moment(1_790_812_800)..<moment(1_822_348_800)

  private static func moment(_ seconds: Int64) -> Timestamp { Timestamp(secondsSinceEpoch: seconds) ?? .max }

  /// The number of candidates of a person that are compared with the model of the gate.
  private static let gateSamples = 8

  let planner = Planner(catalog: .shipped, zones: .compiledIn)
  private let composer = Composer(catalog: .shipped)

  /// Creates the properties of plans with the words that ship.
  public init() {}

  /// The person that a seed decides.
  package static func person(seed: UInt64) -> Person {
    var random = RandomPerson(seed: seed)
    return random.person()
  }

  /// What one person showed.
  public struct Figures: Hashable, Sendable {
    /// How many notifications the year has.
    public var notifications = 0
    /// What does not hold, each with the seed.
    public var faults: [String] = []

    /// Creates figures of nothing.
    public init() {}
  }

  /// Makes a person up, and looks whether all holds.
  ///
  /// - Parameter seed: Decides everything.
  /// - Returns: What was seen.
  /// - Throws: `PlanError`, where somebody gets no plan at all.
  public func check(seed: UInt64) throws -> Figures {
    var random = RandomPerson(seed: seed)
    let person = random.person()
    let whole = try plan(person, Self.year)
    var check = try PlanCheck(person, seed: seed)
    check.hold(whole)

    let cut = Self.year.lowerBound.advanced(bySeconds: Int64(random.number(1...31_535_999)))
    let before = try plan(person, Self.year.lowerBound..<cut)
    check.expect(before + (try plan(person, cut..<Self.year.upperBound)) == whole, "two halves, cut at \(cut)")
    check.expect(try planner.explanation(for: person, in: Self.year.lowerBound..<cut).notifications == before, "again")

    // Where the year begins in the middle of a local day, what fired earlier on that day counts as well.
    let early = Self.year.lowerBound.advanced(bySeconds: -2 * 86_400)
    let explained = try planner.explanation(for: person, in: early..<Self.year.upperBound)
    check.holdRelenting(explained)
    let candidates = GateModel.candidates(of: explained)
    let days = Dictionary(grouping: candidates) { check.day(of: $0.moment) }
    let contested = candidates.filter {
      $0.moment >= Self.year.lowerBound && (days[check.day(of: $0.moment)]?.count ?? 0) > 1
    }
    for _ in 0..<(contested.isEmpty ? 0 : Self.gateSamples) {
      let candidate = random.pick(contested)
      let around =
        candidate.moment.advanced(bySeconds: -3 * 86_400)..<candidate.moment.advanced(bySeconds: 3 * 86_400)
      let known = try planner.explanation(for: check.person(asOf: candidate.moment), in: around)
      check.holdGate(candidate, in: days, known: GateModel.candidates(of: known))
    }

    if let chosen = whole.isEmpty ? nil : random.pick(whole) {
      let then = check.person(asOf: chosen.timestamp)
      let plan = try plan(then, chosen.timestamp..<chosen.timestamp.advanced(bySeconds: 1))
      check.expect(plan == [chosen], "decided by what came later: \(chosen.id)")
    }

    let rest = whole.drop { $0.timestamp < cut }
    let last = cut.advanced(bySeconds: -1)
    let next = Array(rest.prefix(random.number(1...20)))
    let forecast = try planner.forecast(for: person, after: last, count: next.count)
    let scheduled = forecast.occurrences.filter { $0.status == .scheduled }
    check.expect(
      scheduled.map { Firing($0.id, $0.timestamp, $0.reasons) } == next.map { Firing($0.id, $0.timestamp, $0.reasons) },
      "a forecast from \(cut)")
    let turns = try planner.plan(for: person).turns(after: last, count: next.count)
    check.expect(turns.map(\.occurrence.timestamp) == next.map(\.timestamp), "turns from \(cut)")
    let texts = try turns.map { try composer.compose($0.composition) }
    check.expect(texts.map(\.title) == next.map(\.title) && texts.map(\.body) == next.map(\.body), "the words of turns")

    let end = cut.advanced(bySeconds: 40 * 86_400)
    var moment = last
    var woken: [NotificationRequest] = []
    while let wake = try planner.nextMoment(for: person, after: moment), wake < end {
      check.expect(wake > moment, "a moment that is not later: \(wake)")
      woken += try plan(person, wake..<wake.advanced(bySeconds: 1))
      moment = wake
    }
    let planned = Array(try plan(person, cut..<end))
    let missing = planned.filter { !woken.contains($0) }.map(\.id)
    check.expect(woken == planned, "planned only at the next moments from \(cut), without \(missing)")

    var moved = person
    moved.timeZone = random.pick(RandomPerson.zones)
    moved.history.sent = before.map(\.id)
    let after = try plan(moved, cut..<Self.year.upperBound)
    check.expect(Set(before.map(\.id)).isDisjoint(with: after.map(\.id)), "twice after a move to \(moved.timeZone)")
    var figures = Figures()
    figures.notifications = whole.count
    figures.faults = check.faults
    return figures
  }

  /// What a forecast says of a notification.
  private struct Firing: Equatable {
    var id: NotificationID
    var timestamp: Timestamp
    var reasons: [Reason]

    init(_ id: NotificationID, _ timestamp: Timestamp, _ reasons: [Reason]) {
      self.id = id
      self.timestamp = timestamp
      self.reasons = reasons
    }
  }

  private func plan(_ person: Person, _ span: Range<Timestamp>) throws -> [NotificationRequest] {
    try planner.notifications(for: person, in: span)
  }
}
