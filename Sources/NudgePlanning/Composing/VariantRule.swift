internal import NudgeText
internal import NudgeTime

/// The conditions and weight of a variant, in a form that can be evaluated quickly for millions of people.
///
/// Conditions on a small set of named cases are stored as bit sets. All other conditions are kept as they are.
/// `Variant.applies` defines the result.
struct VariantRule: Sendable {
  /// A request's context as bits.
  ///
  /// An unknown value is represented by the highest bit, which isn't included in any condition.
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

  /// What determines how often and when a variant is chosen.
  struct Choice {
    let weight: Int
    /// The FNV-1a hash of the variant's id.
    let hash: UInt64
    /// The position of the variant's id among all ids of the list in order of their UTF-8.
    var rank: Int32 = 0
  }

  private(set) var choice: Choice
  let isExclusive: Bool
  let since: Int
  /// A Boolean value indicating whether the variant has a season condition.
  private(set) var isSeasonal = false

  private var frequencies = UInt8.max
  private var dayparts = UInt8.max
  private var weekdays = UInt8.max
  private var seasons = UInt8.max
  /// The conditions that aren't represented as bits.
  private var others: [Condition] = []
  /// The optional arguments that the variant's messages use.
  private let needs: [ArgumentKey]
  /// A Boolean value indicating whether all of the variant's conditions are represented as bits.
  private let isPlain: Bool

  /// Returns the rules of variants with unique ids.
  static func rules(of variants: [Variant], style: Style) -> [VariantRule] {
    var rules = variants.map { VariantRule($0, style: style) }
    let order = variants.indices.sorted { variants[$0].id.utf8.lexicographicallyPrecedes(variants[$1].id.utf8) }
    for (rank, index) in order.enumerated() { rules[index].choice.rank = Int32(rank) }
    return rules
  }

  private init(_ variant: Variant, style: Style) {
    choice = Choice(weight: variant.weight, hash: StableHash.fnv1a(variant.id))
    isExclusive = variant.isExclusive
    since = variant.since
    needs = (variant.needs[style] ?? []).map { ArgumentKey($0) }
    for condition in variant.conditions {
      switch condition {
      case .frequency(let allowed): frequencies &= allowed.reduce(0) { $0 | Self.bit($1) }
      case .daypart(let allowed): dayparts &= allowed.reduce(0) { $0 | Self.bit($1) }
      case .weekday(let allowed): weekdays &= allowed.reduce(0) { $0 | Self.bit($1) }
      case .season(let allowed):
        isSeasonal = true
        // Multiple seasons can apply at once, so two conditions can't be merged into one set.
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

  /// Returns a Boolean value indicating whether all conditions hold and every optional argument used by the messages
  /// has a value.
  ///
  /// - Parameters:
  ///   - request: The request, with its values and context.
  ///   - known: The request's context as bits.
  /// - Returns: `true` if the variant is eligible.
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
    return needs.allSatisfy { key in
      switch request.arguments.value(key) {
      // A blank name is treated as a missing name.
      case .text(let text): !text.isBlank
      case .some: true
      case nil: request.context.givenArguments.contains(key.name)
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
  /// A Boolean value indicating whether the text contains only white space, control characters, and format characters.
  fileprivate var isBlank: Bool {
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || [.control, .format].contains(scalar.properties.generalCategory)
    }
  }
}
