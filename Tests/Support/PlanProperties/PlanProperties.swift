internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeText
public import NudgeTime

/// What holds for every plan, whatever a person likes and did: held against random people over a year, across zones and clock changes.
///
/// - Never two of one id, two at one moment, or anything inside quiet hours, in a pause, above the daily limit or past its own expiry.
/// - Never a reminder after an achievement in its period.
/// - The plans of two halves are the plan of the whole; planning again gives the same, to the letter.
/// - What fires at a moment is the same with a history that ends there.
/// - Who moves gets nothing twice.
public struct PlanProperties: Sendable {
  /// 2026-10-01 to 2027-10-01, UTC; both clock changes of both hemispheres are in it.
  public static let year = moment(1_790_812_800)..<moment(1_822_348_800)

  private static func moment(_ seconds: Int64) -> Timestamp { Timestamp(secondsSinceEpoch: seconds) ?? .max }

  let planner = Planner(catalog: .shipped, zones: .compiledIn)

  /// Creates the properties of plans with the words that ship.
  public init() {}

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

    if let chosen = whole.isEmpty ? nil : random.pick(whole) {
      let then = check.person(asOf: chosen.timestamp)
      let plan = try plan(then, chosen.timestamp..<chosen.timestamp.advanced(bySeconds: 1))
      check.expect(plan == [chosen], "decided by what came later: \(chosen.id)")
    }

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

  private func plan(_ person: Person, _ span: Range<Timestamp>) throws -> [NotificationRequest] {
    try planner.notifications(for: person, in: span)
  }
}
