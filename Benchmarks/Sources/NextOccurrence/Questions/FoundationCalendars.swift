import Foundation
import NudgeTime

/// Foundation's calendars, one for each zone, and what both of its engines prepare alike.
struct FoundationCalendars: ZoneSource {
  private let calendars: [String: Calendar]

  /// The data that are compiled into Foundation; it reads no zone files.
  let release = TimeZone.timeZoneDataVersion

  init() throws {
    calendars = try Dictionary(
      uniqueKeysWithValues: QueryMaker.zones.map { name in
        guard let zone = TimeZone(identifier: name) else { throw Failure("Foundation does not know \(name)") }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return (name, calendar)
      })
  }

  /// The calendar of a query's zone, and the anchor at the time of day of all rules.
  ///
  /// - Parameter query: The question.
  /// - Returns: Both.
  /// - Throws: `Failure` where Foundation has no such moment.
  func start(of query: Query) throws -> (calendar: Calendar, start: Date) {
    let (year, month, day) = query.anchor.components
    guard let calendar = calendars[query.zone],
      let start = calendar.date(from: DateComponents(year: year, month: month, day: day, hour: Rule.time.hour))
    else { throw Failure("Foundation has no \(query.anchor) in \(query.zone)") }
    return (calendar, start)
  }
}

extension Date {
  init(_ secondsSinceEpoch: Int64) {
    self.init(timeIntervalSince1970: Double(secondsSinceEpoch))
  }

  var secondsSinceEpoch: Int64 { Int64(timeIntervalSince1970) }
}
