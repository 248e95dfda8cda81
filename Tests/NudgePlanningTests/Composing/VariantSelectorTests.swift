import Testing

@testable import NudgePlanning
@testable import NudgeText

@Suite("VariantSelector")
struct VariantSelectorTests {
  private func pool(_ count: Int) -> [Variant] {
    (0..<count).map { Variant(id: $0 < 10 ? "v0\($0)" : "v\($0)") }
  }

  private func selector(_ person: String, kind: String = "achievement.daily") -> VariantSelector {
    VariantSelector(person: person, kind: Kind(rawValue: kind), style: .gentle)
  }

  private func ids(_ selector: VariantSelector, _ pool: [Variant], _ indices: Range<Int>) throws -> [String] {
    try indices.map { try #require(selector.variant(at: $0, among: pool)).id }
  }

  // MARK: - Vectors

  @Test(arguments: [
    ("u-1", 0, "v10"), ("u-1", 1, "v04"), ("u-1", 11, "v03"), ("u-1", 12, "v08"), ("u-2", 0, "v05"),
    ("用户", 7, "v11"),
  ])
  func choosesAsSpecified(person: String, index: Int, id: String) {
    #expect(selector(person).variant(at: index, among: pool(12))?.id == id)
  }

  @Test func hashesAsSpecified() {
    let key = selector("u-1").key
    #expect(key == 0x1d3f_6967_bbcb_4523)
    let base = StableHash.mix(key ^ StableHash.fnv1a("v00"))
    #expect(StableHash.mix(base ^ StableHash.mix(0)) == 0xccc5_4e88_15d5_2129)
  }

  /// The offset basis itself, and the value of RFC 9923 for "foobar"; the first outputs of SplitMix64 from the seed 1234567.
  @Test func hashesAsTheirSourcesDo() {
    #expect(StableHash.fnv1a("") == 0xcbf2_9ce4_8422_2325)
    #expect(StableHash.fnv1a("foobar") == 0x8594_4171_f739_67e8)
    #expect(StableHash.mix(1_234_567) == 6_457_827_717_110_365_317)
    #expect(StableHash.mix(1_234_567 &+ 0x9e37_79b9_7f4a_7c15) == 3_203_168_211_198_807_973)
  }

  // MARK: - Bags

  @Test(arguments: 1...40)
  func showsEachVariantOnceInABag(count: Int) throws {
    let pool = pool(count)
    for person in 0..<4 {
      let ids = try ids(selector("u-\(person)"), pool, 0..<count * 6)
      for bag in 0..<6 {
        #expect(Set(ids[bag * count..<(bag + 1) * count]).count == count, "person \(person), bag \(bag)")
      }
    }
  }

  @Test(arguments: 1...40)
  func keepsShowingsOfAVariantApartButNotTooFar(count: Int) throws {
    let pool = pool(count)
    var gaps: Set<Int> = []
    for person in 0..<3 {
      var last: [String: Int] = [:]
      for (index, id) in try ids(selector("u-\(person)"), pool, 0..<count * 9).enumerated() {
        if let before = last[id] { gaps.insert(index - before) }
        last[id] = index
      }
    }
    #expect(try #require(gaps.min()) >= count / 2 + 1)
    #expect(try #require(gaps.max()) <= count + (count + 1) / 2 - 1)
  }

  /// The bounds are met, not only kept: with twelve variants both occur within a few people.
  @Test func reachesBothBoundsOfTheGap() throws {
    var gaps: Set<Int> = []
    for person in 0..<20 {
      var last: [String: Int] = [:]
      for (index, id) in try ids(selector("u-\(person)"), pool(12), 0..<240).enumerated() {
        if let before = last[id] { gaps.insert(index - before) }
        last[id] = index
      }
    }
    #expect(gaps.min() == 7)
    #expect(gaps.max() == 17)
  }

  @Test func showsEachVariantAsOftenAsItsWeightSays() throws {
    for weights in [[1, 2, 3], [3, 3, 3], [2, 1], [1, 1, 1, 1, 3], [2, 2, 1, 3, 1, 2, 3, 1, 1, 2, 3], [3]] {
      let pool = zip(pool(weights.count), weights).map { Variant(id: $0.id, weight: $1) }
      let size = weights.reduce(0, +)
      for bag in 0..<20 {
        let ids = try ids(selector("u-1"), pool, bag * size..<(bag + 1) * size)
        for variant in pool {
          #expect(ids.count { $0 == variant.id } == variant.weight, "\(weights), bag \(bag)")
        }
      }
    }
  }

  // MARK: - Independence

  @Test func doesNotDependOnTheOrderOfTheEligible() throws {
    let pool = (0..<13).map { Variant(id: "v\($0)", weight: $0 % 3 + 1) }
    let expected = try ids(selector("u-1"), pool, 0..<100)
    #expect(try ids(selector("u-1"), pool.reversed(), 0..<100) == expected)
    #expect(try ids(selector("u-1"), Array(pool[5...] + pool[..<5]), 0..<100) == expected)
  }

  @Test func differsFromPersonToPersonAndStyleToStyle() throws {
    let first = try ids(selector("u-1"), pool(12), 0..<12)
    #expect(try ids(selector("u-2"), pool(12), 0..<12) != first)
    #expect(try ids(selector("u-1", kind: "reminder"), pool(12), 0..<12) != first)
    let minimal = VariantSelector(person: "u-1", kind: Kind(rawValue: "achievement.daily"), style: .minimal)
    #expect(try ids(minimal, pool(12), 0..<12) != first)
  }

  /// Holds where all weights are equal; the next test shows why not elsewhere.
  @Test(arguments: 1...39)
  func movesAtMostOneOtherInABagWhenAVariantJoins(count: Int) throws {
    for weight in 1...3 {
      let pool = pool(count).map { Variant(id: $0.id, weight: weight) }
      let joined = pool + [Variant(id: "x00", weight: weight)]
      for person in 0..<2 {
        for round in 0..<3 {
          let before = try ids(selector("u-\(person)"), pool, round * count..<(round + 1) * count)
          let after = try ids(selector("u-\(person)"), joined, round * (count + 1)..<(round + 1) * (count + 1))
            .filter { $0 != "x00" }
          let isOneMoved = before.contains { id in before.filter { $0 != id } == after.filter { $0 != id } }
          #expect(isOneMoved, "weight \(weight), person \(person), round \(round)")
        }
      }
    }
  }

  /// A new variant shifts the ranks that decide in which rounds others take part, so that here two of them change places.
  @Test func mayMoveSeveralWhenAVariantJoinsUnequalWeights() throws {
    let pool = [Variant(id: "v00"), Variant(id: "v01", weight: 2), Variant(id: "v02")]
    let selector = selector("u-9", kind: "reminder")
    #expect(try ids(selector, pool, 0..<4) == ["v01", "v00", "v01", "v02"])
    #expect(try ids(selector, pool + [Variant(id: "x00")], 0..<5) == ["v01", "v02", "x00", "v01", "v00"])
  }

  /// Without the variant shown last, unequal weights may repeat one at once where two rounds meet.
  @Test func mayRepeatAtOnceWithUnequalWeights() throws {
    let pool = [Variant(id: "v00", weight: 3), Variant(id: "v01", weight: 2), Variant(id: "v02", weight: 2)]
    #expect(try ids(selector("u0", kind: "k"), pool, 0..<7) == ["v00", "v02", "v01", "v00", "v00", "v02", "v01"])
  }

  // MARK: - The variant shown last

  @Test func doesNotRepeatTheVariantShownLast() throws {
    for count in 2...9 {
      for weights in [[1], [1, 2, 3], [3, 1]] {
        let pool = pool(count).enumerated().map { Variant(id: $1.id, weight: weights[$0 % weights.count]) }
        for index in 0..<40 {
          let choice = try #require(selector("u-1").variant(at: index, among: pool)).id
          for last in pool {
            let guarded = try #require(selector("u-1").variant(at: index, among: pool, lastShown: last.id)).id
            #expect(guarded != last.id, "\(count) variants, \(weights), index \(index)")
            if last.id != choice { #expect(guarded == choice) }
          }
        }
      }
    }
  }

  @Test func doesNotTakeTheNextOccurrencesVariantInstead() throws {
    for count in 3...20 {
      let pool = pool(count)
      for index in 0..<60 {
        let ids = try ids(selector("u-1"), pool, index..<index + 3 * count)
        let guarded = try #require(selector("u-1").variant(at: index, among: pool, lastShown: ids[0])).id
        #expect(guarded == ids[2...].first { $0 != ids[0] && $0 != ids[1] })
      }
    }
  }

  @Test func repeatsTheOnlyVariant() {
    #expect(selector("u-1").variant(at: 3, among: pool(1), lastShown: "v00")?.id == "v00")
    #expect(selector("u-1").variant(at: 3, among: []) == nil)
  }

  // MARK: - Exclusives and revisions

  @Test func exclusiveVariantsReplaceTheOthers() throws {
    let pool = pool(6) + [Variant(id: "t07a", isExclusive: true), Variant(id: "t07b", isExclusive: true)]
    let ids = try ids(selector("u-1"), pool, 0..<40)
    #expect(Set(ids) == ["t07a", "t07b"])
    #expect(try self.ids(selector("u-1"), Array(pool.suffix(2)), 0..<40) == ids)
  }

  @Test func beginsAFreshBagWithARevision() throws {
    let pool = pool(12)
    let selector = selector("u-1")
    for index in 100..<130 {
      #expect(
        selector.variant(at: index, revisionStart: 100, among: pool) == selector.variant(at: index - 100, among: pool))
    }
  }

  @Test func answersForEveryIndexThereIs() {
    for index in [Int.min, -1, 0, Int.max] {
      for start in [Int.min, 0, Int.max] {
        #expect(selector("u-1").variant(at: index, revisionStart: start, among: pool(7), lastShown: "v01") != nil)
      }
    }
  }

  // MARK: - The slow twin

  @Test func agreesWithTheSpecificationTakenLiterally() throws {
    for count in 1...24 {
      for seed in 0..<6 {
        let pool = pool(count).enumerated().map { Variant(id: $1.id, weight: (($0 * 7 + seed) % (1 + seed % 3)) + 1) }
        let twin = LiteralSelector(person: "p\(seed)", kind: "reminder", style: "gentle", eligible: pool)
        let selector = VariantSelector(person: "p\(seed)", kind: .reminder, style: .gentle)
        for index in 0..<80 {
          #expect(selector.variant(at: index, among: pool)?.id == twin.pick(UInt64(index)))
        }
      }
    }
  }
}
