internal import NudgeText
internal import NudgeTime

/// When a variant may be used, and what its choice needs, in a form that is quick to ask for each of millions of people.
///
/// Conditions over a few named cases become sets of bits; the others are kept as they are. `Variant.applies` says what holds.
struct VariantRule: Sendable {
  /// What a request knows, as bits; where it knows nothing, the highest one, which no condition has.
  struct Known {
    private(set) var frequency = VariantRule.unknown
    private(set) var daypart = VariantRule.unknown
    private(set) var weekday = VariantRule.unknown
    private(set) var seasons = VariantRule.unknown

    init(_ context: SelectionContext) {
      if let value = context.frequency { frequency = VariantRule.bit(value) }
      if let value = context.daypart { daypart = VariantRule.bit(value) }
      if let value = context.weekday { weekday = VariantRule.bit(value) }
      if !context.seasons.isEmpty { seasons = context.seasons.reduce(0) { $0 | VariantRule.bit($1) } }
    }
  }

  let weight: Int
  let isExclusive: Bool
  let since: Int
  /// Whether it waits for a time of the year.
  private(set) var isSeasonal = false
  /// The FNV-1a hash of the variant's id.
  let hash: UInt64

  private var frequencies = UInt8.max
  private var dayparts = UInt8.max
  private var weekdays = UInt8.max
  private var seasons = UInt8.max
  /// Conditions over anything else.
  private var others: [Condition] = []
  /// The optional arguments that the words use.
  private let needs: [String]
  /// Whether the bits decide alone.
  private let isPlain: Bool

  init(_ variant: Variant, style: Style) {
    weight = variant.weight
    isExclusive = variant.isExclusive
    since = variant.since
    hash = StableHash.fnv1a(variant.id)
    needs = variant.needs[style] ?? []
    for condition in variant.conditions {
      switch condition {
      case .frequency(let allowed): frequencies &= allowed.reduce(0) { $0 | Self.bit($1) }
      case .daypart(let allowed): dayparts &= allowed.reduce(0) { $0 | Self.bit($1) }
      case .weekday(let allowed): weekdays &= allowed.reduce(0) { $0 | Self.bit($1) }
      case .season(let allowed):
        isSeasonal = true
        // Several seasons may hold at once, so two conditions are not one.
        if seasons == .max {
          seasons = allowed.reduce(0) { $0 | Self.bit($1) }
        } else {
          others.append(condition)
        }
      case .integer, .first, .platform, .alarm: others.append(condition)
      }
    }
    isPlain = others.isEmpty && needs.isEmpty
  }

  /// Whether all conditions hold, and each optional argument that the words use has a value.
  ///
  /// - Parameters:
  ///   - request: The values, and what else is known.
  ///   - known: The request's context as bits.
  /// - Returns: `true` if the variant may be used.
  @inline(__always)
  func fits(_ request: CompositionRequest, _ known: Known) -> Bool {
    guard frequencies & known.frequency != 0, dayparts & known.daypart != 0, weekdays & known.weekday != 0,
      seasons & known.seasons != 0
    else { return false }
    return isPlain || fitsOthers(request)
  }

  private func fitsOthers(_ request: CompositionRequest) -> Bool {
    for condition in others {
      guard case .integer(let name, let predicate) = condition, case .integer(let number)? = request.arguments[name]
      else {
        if condition.holds(in: request.context) { continue }
        return false
      }
      if !predicate.holds(for: Int(number)) { return false }
    }
    return needs.allSatisfy { name in
      switch request.arguments[name] {
      // A name of blanks is none.
      case .text(let text): !text.isBlank
      case .some: true
      case nil: request.context.givenArguments.contains(name)
      }
    }
  }

  // MARK: Bits

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
  /// Whether nothing of the text can be seen: white space, and characters that control or format.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || [.control, .format].contains(scalar.properties.generalCategory)
    }
  }
}
