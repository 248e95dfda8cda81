internal import NudgeText
internal import NudgeTime

/// What determines how often a variant is chosen, and its place among the others.
struct VariantRule: Sendable {
  let weight: Int
  let isExclusive: Bool
  /// A Boolean value indicating whether the variant has a season condition.
  let isSeasonal: Bool
  /// The FNV-1a hash of the variant's id.
  let hash: UInt64
  /// The position of the variant's id among the ids of all rules in order of their UTF-8.
  fileprivate(set) var rank: Int32 = 0

  fileprivate init(_ variant: Variant) {
    weight = variant.weight
    isExclusive = variant.isExclusive
    isSeasonal = variant.conditions.contains { if case .season = $0 { true } else { false } }
    hash = StableHash.fnv1a(variant.id)
  }
}

/// The rules of a list of variants, in a form that can be evaluated quickly for millions of people.
///
/// `Variant.applies` defines the result.
struct VariantRules: Sendable {
  /// The conditions that a group of variants shares, as a trivial value.
  private struct Conditions: Hashable, Sendable {
    let isExclusive: Bool
    let since: Int
    /// The allowed frequencies, dayparts, weekdays, and seasons.
    let allowed: VariantCases
    /// The index in `gates` of the variants' other conditions, or `nil` if they don't have any.
    let gate: Int?
  }

  /// Conditions that aren't represented as bits.
  private struct Gate: Hashable, Sendable {
    var conditions: [Condition] = []
    /// The names of the arguments in the conditions, or `nil` for conditions without one.
    var keys: [ArgumentKey?] = []
    /// The optional arguments that the messages use.
    var needs: [ArgumentKey] = []

    func isOpen(for request: CompositionRequest) -> Bool {
      for index in conditions.indices {
        guard case .integer(_, let predicate) = conditions[index], let key = keys[index],
          case .integer(let number)? = request.arguments.value(key)
        else {
          if conditions[index].holds(in: request.context) { continue }
          return false
        }
        if !predicate.holds(for: Int(number)) { return false }
      }
      return needs.allSatisfy { key in
        switch request.arguments.value(key) {
        // A blank name is treated as a missing name.
        case .text(let text): !text.isBlank
        case .some: true
        case nil: request.context.givenArguments.contains(key.name)
        }
      }
    }
  }

  private(set) var list: [VariantRule]
  /// Each group's conditions and its variants, as a range of `members`.
  private var groups: [(conditions: Conditions, range: Range<Int>)] = []
  /// The indices of the variants, ordered by group.
  private var members: [Int] = []
  private var gates: [Gate] = []

  /// Creates the rules of variants with unique ids in a style.
  init(_ variants: [Variant], style: Style) {
    list = variants.map { VariantRule($0) }
    let order = variants.indices.sorted { variants[$0].id.utf8.lexicographicallyPrecedes(variants[$1].id.utf8) }
    for (rank, index) in order.enumerated() { list[index].rank = Int32(rank) }
    var conditions: [Conditions] = []
    for variant in variants { conditions.append(self.conditions(of: variant, style: style)) }
    var remaining = Array(variants.indices)
    while let first = remaining.first {
      let start = members.count
      members += remaining.filter { conditions[$0] == conditions[first] }
      groups.append((conditions[first], start..<members.count))
      remaining.removeAll { conditions[$0] == conditions[first] }
    }
  }

  private mutating func conditions(of variant: Variant, style: Style) -> Conditions {
    var allowed = VariantCases.all
    var gate = Gate(needs: (variant.needs[style] ?? []).map { ArgumentKey($0) })
    var isSeasonal = false
    for condition in variant.conditions {
      switch condition {
      case .frequency(let frequencies): allowed.formIntersection(VariantCases(frequencies))
      case .daypart(let dayparts): allowed.formIntersection(VariantCases(dayparts))
      case .weekday(let weekdays): allowed.formIntersection(VariantCases(weekdays))
      case .season(let seasons) where !isSeasonal:
        isSeasonal = true
        allowed.formIntersection(VariantCases(seasons))
      // Multiple seasons can apply at once, so two conditions on them can't be merged into one set.
      case .season, .flag, .platform:
        gate.conditions.append(condition)
        gate.keys.append(nil)
      case .integer(let name, _):
        gate.conditions.append(condition)
        gate.keys.append(ArgumentKey(name))
      }
    }
    var number: Int?
    if gate != Gate() {
      number = gates.firstIndex(of: gate) ?? gates.count
      if number == gates.count { gates.append(gate) }
    }
    return Conditions(isExclusive: variant.isExclusive, since: variant.since, allowed: allowed, gate: number)
  }

  /// Returns the indices of the variants whose conditions all hold and whose messages only use arguments that have a
  /// value, or only those of the exclusive ones if there are any.
  ///
  /// - Parameters:
  ///   - request: The request, with its values and context.
  ///   - revision: The number of the catalog's revision.
  /// - Returns: The indices, in an order that doesn't depend on the person.
  func eligible(for request: CompositionRequest, in revision: Int) -> [Int] {
    let known = VariantCases(request.context)
    var fitting: [Int] = []
    fitting.reserveCapacity(list.count)
    var hasExclusive = false
    for (conditions, range) in groups {
      guard conditions.since <= revision, conditions.allowed.containsOneOfEach(known),
        conditions.isExclusive || !hasExclusive
      else { continue }
      if let gate = conditions.gate, !gates[gate].isOpen(for: request) { continue }
      if conditions.isExclusive, !hasExclusive {
        hasExclusive = true
        fitting.removeAll(keepingCapacity: true)
      }
      fitting += members[range]
    }
    return fitting
  }
}

/// A set of frequencies, dayparts, weekdays, and seasons, with one byte for each of these properties.
///
/// In a context, a property that isn't known is represented by the byte's highest bit, which a condition on the
/// property doesn't contain.
private struct VariantCases: Hashable {
  private var bits: UInt32

  /// The set of a variant without conditions.
  static let all = VariantCases(bits: .max)

  private init(bits: UInt32) { self.bits = bits }

  init(_ context: SelectionContext) {
    bits =
      Self.byte(0, context.frequency.map(Self.bit)) | Self.byte(1, context.daypart.map(Self.bit))
      | Self.byte(2, context.weekday.map(Self.bit))
      | Self.byte(3, context.seasons.isEmpty ? nil : context.seasons.reduce(0) { $0 | Self.bit($1) })
  }

  init(_ frequencies: [SelectionContext.Frequency]) { self.init(0, frequencies.reduce(0) { $0 | Self.bit($1) }) }
  init(_ dayparts: [SelectionContext.Daypart]) { self.init(1, dayparts.reduce(0) { $0 | Self.bit($1) }) }
  init(_ weekdays: [Weekday]) { self.init(2, weekdays.reduce(0) { $0 | Self.bit($1) }) }
  init(_ seasons: [SelectionContext.Season]) { self.init(3, seasons.reduce(0) { $0 | Self.bit($1) }) }

  /// Creates the set of a condition on one property, which contains all values of the others.
  private init(_ place: UInt32, _ byte: UInt8) { bits = ~(0xFF << (8 * place)) | UInt32(byte) << (8 * place) }

  private static func byte(_ place: UInt32, _ bit: UInt8?) -> UInt32 { UInt32(bit ?? unknown) << (8 * place) }

  mutating func formIntersection(_ other: VariantCases) { bits &= other.bits }

  /// Returns a Boolean value indicating whether the sets have a value of each property in common.
  @inline(__always)
  func containsOneOfEach(_ other: VariantCases) -> Bool {
    let common = bits & other.bits
    // The high bit is set in the lowest byte that is 0.
    return (common &- 0x0101_0101) & ~common & 0x8080_8080 == 0
  }

  private static let unknown: UInt8 = 0x80

  private static func bit(_ frequency: SelectionContext.Frequency) -> UInt8 {
    switch frequency {
    case .daily: 1
    case .threeDays: 2
    case .weekdays: 4
    case .weekly: 8
    case .monthly: 16
    case .custom: 32
    }
  }

  private static func bit(_ daypart: SelectionContext.Daypart) -> UInt8 {
    switch daypart {
    case .morning: 1
    case .afternoon: 2
    case .evening: 4
    case .night: 8
    }
  }

  private static func bit(_ season: SelectionContext.Season) -> UInt8 {
    switch season {
    case .newYear: 1
    case .springFestival: 2
    case .midAutumn: 4
    case .yearEnd: 8
    }
  }

  private static func bit(_ weekday: Weekday) -> UInt8 {
    1 << UInt8(truncatingIfNeeded: weekday.rawValue - Weekday.monday.rawValue)
  }
}

extension String {
  /// A Boolean value indicating whether the text contains only white space, control characters, and format characters.
  fileprivate var isBlank: Bool {
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || [.control, .format].contains(scalar.properties.generalCategory)
    }
  }
}
