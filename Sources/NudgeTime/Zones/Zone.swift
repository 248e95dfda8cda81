/// A time zone: which offset from UTC its clocks had, have and will have, by one release of the zone data.
///
/// Zones come from a `ZoneDatabase`. Copying one is cheap, and it may be used from any thread.
public struct Zone: Sendable, Hashable, CustomStringConvertible {
  /// The name that the zone was asked by, such as `America/New_York`; a link keeps its own name.
  public var identifier: String { name.identifier }
  /// The release of the zone data, such as `2026f`; `nil` if the data does not say.
  public var dataVersion: String? { name.dataVersion }

  let table: ZoneTable
  private let name: Name

  /// What a zone is called, in one place so that copying a zone copies no text.
  private final class Name: Sendable {
    let identifier: String
    let dataVersion: String?

    init(identifier: String, dataVersion: String?) {
      self.identifier = identifier
      self.dataVersion = dataVersion
    }
  }

  init(identifier: String, dataVersion: String?, table: ZoneTable) {
    self.table = table
    name = Name(identifier: identifier, dataVersion: dataVersion)
  }

  /// Coordinated Universal Time, which needs no zone data.
  public static let utc = Zone(
    identifier: "UTC", dataVersion: nil,
    table: ZoneTable(
      TZifFile(
        transitions: [], transitionTypes: [],
        types: [LocalTimeType(offset: .utc, isDaylightSaving: false, abbreviation: "UTC")])))

  /// What the zone's clocks add to UTC at a moment.
  ///
  /// - Parameter timestamp: The moment.
  /// - Returns: The offset; before the zone's first record, its local mean time.
  /// - Complexity: O(1) for the zones there are, however far the date.
  public func offset(at timestamp: Timestamp) -> UTCOffset {
    UTCOffset(unchecked: table.offsets[table.index(at: table.folded(timestamp.secondsSinceEpoch).seconds)])
  }

  /// What the zone's clocks are set to at a moment, with its abbreviation.
  ///
  /// - Parameter timestamp: The moment.
  /// - Returns: Offset, daylight saving and abbreviation.
  /// - Complexity: O(1) for the zones there are, however far the date.
  public func localTimeType(at timestamp: Timestamp) -> LocalTimeType {
    table.type(at: table.index(at: table.folded(timestamp.secondsSinceEpoch).seconds))
  }

  /// The date and time that the zone's calendar and clocks show at a moment.
  ///
  /// - Parameter timestamp: The moment.
  /// - Returns: The civil date and time.
  public func civil(at timestamp: Timestamp) -> CivilDateTime {
    timestamp.civil(at: offset(at: timestamp))
  }

  /// Which moments a civil date and time stands for: one, none as the clocks jump over it, or two.
  ///
  /// - Parameter civil: The date and time on the zone's calendar and clocks. At the very ends of the years 1 to 9999
  ///   moments outside them are held at `Timestamp.min` and `Timestamp.max`.
  /// - Returns: `unique`, `skipped` or `repeated`.
  /// - Complexity: O(1) for the zones there are, however far the date.
  public func resolve(_ civil: CivilDateTime) -> CivilResolution {
    // Local seconds read as if they were UTC are less than a day from the moments looked for.
    let (local, shift) = table.folded(civil.secondsSinceLocalEpoch)
    var index = table.index(at: local - 86_400)
    var first: Int64?
    var last: Int64?
    var gap: CivilResolution.Gap?
    while true {
      let moment = local - Int64(table.offsets[index])
      let start = index > 0 ? table.transitions[index - 1] : .min
      let end = index < table.transitions.count ? table.transitions[index] : .max
      if moment >= start, moment < end {
        first = first ?? moment
        last = moment
      }
      guard index < table.transitions.count, end <= local + 86_400 else { break }
      let next = local - Int64(table.offsets[index + 1])
      if moment >= end, next < end {
        gap = CivilResolution.Gap(
          transition: Timestamp(clamping: end + shift), later: Timestamp(clamping: moment + shift),
          earlier: Timestamp(clamping: next + shift))
      }
      index += 1
    }
    if let first, let last {
      return first == last
        ? .unique(Timestamp(clamping: first + shift))
        : .repeated(first: Timestamp(clamping: first + shift), last: Timestamp(clamping: last + shift))
    }
    if let gap { return .skipped(gap) }
    // Segments cover all of time, so a moment without a gap is always found; this answers at the offset nearest to it.
    return .unique(Timestamp(clamping: local - Int64(table.offsets[index]) + shift))
  }

  /// The moment that a civil date and time stands for, by policies for the times that are skipped or repeated.
  ///
  /// The defaults are those of RFC 5545, section 3.3.5: a skipped time fires later by the length of the gap, a repeated
  /// one at its first passing.
  ///
  /// - Parameters:
  ///   - civil: The date and time on the zone's calendar and clocks.
  ///   - gap: What to do if the clocks skip it.
  ///   - overlap: What to do if the clocks show it twice.
  /// - Returns: The moment; `nil` if the policy that applies is `omit`.
  /// - Complexity: O(1) for the zones there are, however far the date.
  public func timestamp(
    for civil: CivilDateTime, gap: GapPolicy = .later, overlap: OverlapPolicy = .first
  ) -> Timestamp? {
    switch resolve(civil) {
    case .unique(let timestamp): timestamp
    case .skipped(let skipped):
      switch gap {
      case .later: skipped.later
      case .earlier: skipped.earlier
      case .transition: skipped.transition
      case .omit: nil
      }
    case .repeated(let first, let last):
      switch overlap {
      case .first: first
      case .last: last
      case .omit: nil
      }
    }
  }

  /// Whether both have the same name and come from the same zone data.
  public static func == (left: Zone, right: Zone) -> Bool {
    left.identifier == right.identifier && left.dataVersion == right.dataVersion
      && (left.table === right.table || left.table.isEqual(to: right.table))
  }

  /// Hashes the name and the data's release.
  ///
  /// - Parameter hasher: Where to.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(dataVersion)
  }

  /// The name.
  public var description: String { identifier }
}

/// What a zone's clocks are set to during some period.
public struct LocalTimeType: Hashable, Sendable {
  /// What the clocks add to UTC.
  public let offset: UTCOffset
  /// Whether the zone calls this daylight saving time.
  ///
  /// In Dublin winter is, with an offset below the standard one.
  public let isDaylightSaving: Bool
  /// The letters in use, such as `EST` or `+08`; not unique and not for parsing.
  public let abbreviation: String
}
