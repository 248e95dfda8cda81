/// A time zone, with its past, present, and future offsets from UTC according to one release of the tz database.
///
/// For example:
///
/// ```swift
/// let zone = try ZoneDatabase.compiledIn.zone("America/New_York")
/// let moment = try Timestamp(rfc3339: "2026-11-23T01:00:00Z")
/// print(zone.civil(at: moment))  // 2026-11-22T20:00:00
/// print(zone.offset(at: moment))  // -05:00
/// ```
///
/// You get time zones from a ``ZoneDatabase``. A zone is cheap to copy and can be used from any thread.
public struct Zone: Sendable, Hashable, CustomStringConvertible {
  /// The name that was used to request the zone, such as `America/New_York`.
  ///
  /// If the name is a link to another zone, this is the name of the link.
  public var identifier: String { name.identifier }
  /// The tz database release that the zone comes from, such as `2026f`, or `nil` if it is unknown.
  public var dataVersion: String? { name.dataVersion }

  let table: ZoneTable
  private let name: Name

  /// A zone's name and data release, stored in one object so that copying a zone doesn't copy strings.
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

  /// Coordinated Universal Time.
  ///
  /// This zone doesn't require any zone data.
  public static let utc = Zone(
    identifier: "UTC", dataVersion: nil,
    table: ZoneTable(
      TZifFile(
        transitions: [], transitionTypes: [],
        types: [LocalTimeType(offset: .utc, isDaylightSaving: false, abbreviation: "UTC")])))

  /// The dates that the zone's clocks skip entirely, in ascending order, such as 2011-12-30 in Pacific/Apia.
  package var skippedDates: [CivilDate] { table.skippedDates }

  /// Returns the zone's offset from UTC at a moment.
  ///
  /// - Parameter timestamp: The moment.
  /// - Returns: The offset. Before the zone's first recorded transition, this is usually its local mean time.
  /// - Complexity: O(1) for all zones in the tz database, regardless of the date.
  public func offset(at timestamp: Timestamp) -> UTCOffset {
    UTCOffset(unchecked: table.offsets[table.index(at: table.folded(timestamp.secondsSinceEpoch).seconds)])
  }

  /// Returns the zone's local time type at a moment.
  ///
  /// - Parameter timestamp: The moment.
  /// - Returns: The offset, the abbreviation, and whether daylight saving time is in effect.
  /// - Complexity: O(1) for all zones in the tz database, regardless of the date.
  package func localTimeType(at timestamp: Timestamp) -> LocalTimeType {
    table.type(at: table.index(at: table.folded(timestamp.secondsSinceEpoch).seconds))
  }

  /// Returns the local date and time at a moment.
  ///
  /// - Parameter timestamp: The moment.
  /// - Returns: The civil date and time.
  public func civil(at timestamp: Timestamp) -> CivilDateTime {
    timestamp.civil(at: offset(at: timestamp))
  }

  /// Returns the moments that a local date and time refers to.
  ///
  /// - Parameter civil: The local date and time. Moments outside the years 1 to 9999 are clamped to `Timestamp.min` and
  ///   `Timestamp.max`.
  /// - Returns: `unique` if the clocks show the date and time once, `skipped` if they never do, or `repeated` if they
  ///   show it more than once.
  /// - Complexity: O(1) for all zones in the tz database, regardless of the date.
  package func resolve(_ civil: CivilDateTime) -> CivilResolution {
    // Interpreted as UTC, the local seconds are less than a day away from the moments to find.
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
    // The periods between transitions cover all of time, so a moment outside a gap is always found. This fallback uses
    // the nearest offset.
    return .unique(Timestamp(clamping: local - Int64(table.offsets[index]) + shift))
  }

  /// Returns the moment that a local date and time refers to, using policies for gaps and overlaps.
  ///
  /// The defaults follow RFC 5545, section 3.3.5. A skipped time is shifted later by the length of the gap, and a
  /// repeated time refers to the first of the two moments.
  ///
  /// - Parameters:
  ///   - civil: The local date and time.
  ///   - gap: The policy to use if the clocks skip the local time.
  ///   - overlap: The policy to use if the clocks show the local time twice.
  /// - Returns: The moment, or `nil` if the applicable policy is `omit`.
  /// - Complexity: O(1) for all zones in the tz database, regardless of the date.
  package func timestamp(
    for civil: CivilDateTime, gap: GapPolicy = .later, overlap: OverlapPolicy = .first
  ) -> Timestamp? {
    let local = civil.secondsSinceLocalEpoch
    if let moment = stretch(at: local).moment(ofLocal: local) { return Timestamp(clamping: moment) }
    return switch resolve(civil) {
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

  /// Returns whether both zones have the same name, data release, and clock changes.
  public static func == (left: Zone, right: Zone) -> Bool {
    left.identifier == right.identifier && left.dataVersion == right.dataVersion
      && (left.table === right.table || left.table.isEqual(to: right.table))
  }

  /// Hashes the zone's name and data release.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(dataVersion)
  }

  /// The zone's name.
  public var description: String { identifier }
}

/// A zone's clock settings during some period.
package struct LocalTimeType: Hashable, Sendable {
  /// The offset from UTC.
  package let offset: UTCOffset
  /// A Boolean value indicating whether the zone data defines this period as daylight saving time.
  ///
  /// In Dublin, this is `true` in winter, when the offset is lower than the standard offset.
  package let isDaylightSaving: Bool
  /// The time zone abbreviation in use, such as `EST` or `+08`.
  ///
  /// Abbreviations aren't unique and aren't suitable for parsing.
  package let abbreviation: String
}
