public import NudgeTime

/// What a clock and a calendar are to show, as `DateComponents` has it, in the Gregorian calendar; what is `nil` may be anything.
///
/// Source: Apple, "UNCalendarNotificationTrigger"
/// <https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger>
public struct UserNotificationCalendarComponents: Codable, Hashable, Sendable {
  /// The zone of the clock, such as `Europe/Berlin`; `nil` for the device's own, wherever it is.
  public var timeZone: String?
  /// The year, 1 to 9999.
  public var year: Int?
  /// The month, 1 to 12.
  public var month: Int?
  /// The day of the month, 1 to 31.
  public var day: Int?
  /// The hour, 0 to 23.
  public var hour: Int?
  /// The minute, 0 to 59.
  public var minute: Int?
  /// The second, 0 to 59.
  public var second: Int?
  /// The day of the week, from 1 for Sunday to 7 for Saturday.
  public var weekday: Int?
  /// The how manieth such weekday of the month, 1 to 5.
  public var weekdayOrdinal: Int?
  /// The week of the month, 0 to 6.
  public var weekOfMonth: Int?
  /// The week of the year, 1 to 53.
  public var weekOfYear: Int?
  /// The year that the week of the year belongs to, 1 to 9999.
  public var yearForWeekOfYear: Int?

  /// A component that is a number; the raw value is the spelling in JSON.
  public enum Component: String, CaseIterable, Hashable, Sendable {
    /// The year.
    case year
    /// The month.
    case month
    /// The day of the month.
    case day
    /// The hour.
    case hour
    /// The minute.
    case minute
    /// The second.
    case second
    /// The day of the week.
    case weekday
    /// The how manieth such weekday of the month.
    case weekdayOrdinal
    /// The week of the month.
    case weekOfMonth
    /// The week of the year.
    case weekOfYear
    /// The year that the week of the year belongs to.
    case yearForWeekOfYear

    /// The numbers that it may have.
    public var allowed: ClosedRange<Int> {
      switch self {
      case .year, .yearForWeekOfYear: 1...9_999
      case .month: 1...12
      case .day: 1...31
      case .hour: 0...23
      case .minute, .second: 0...59
      case .weekday: 1...7
      case .weekdayOrdinal: 1...5
      case .weekOfMonth: 0...6
      case .weekOfYear: 1...53
      }
    }
  }

  /// Creates components.
  ///
  /// - Parameters:
  ///   - year: The year, 1 to 9999.
  ///   - month: The month, 1 to 12.
  ///   - day: The day of the month, 1 to 31.
  ///   - hour: The hour, 0 to 23.
  ///   - minute: The minute, 0 to 59.
  ///   - second: The second, 0 to 59.
  ///   - weekday: The day of the week, from 1 for Sunday to 7 for Saturday.
  ///   - weekdayOrdinal: The how manieth such weekday of the month, 1 to 5.
  ///   - weekOfMonth: The week of the month, 0 to 6.
  ///   - weekOfYear: The week of the year, 1 to 53.
  ///   - yearForWeekOfYear: The year that the week of the year belongs to, 1 to 9999.
  ///   - timeZone: The zone of the clock; `nil` for the device's own, wherever it is.
  public init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil,
    yearForWeekOfYear: Int? = nil, timeZone: String? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
    self.timeZone = timeZone
  }

  /// Creates the components of one second.
  ///
  /// - Parameters:
  ///   - civil: A date and time of day.
  ///   - timeZone: The zone of the clock; `nil` for the device's own, wherever it is.
  public init(_ civil: CivilDateTime, timeZone: String?) {
    let (year, month, day) = civil.date.components
    self.init(
      year: year, month: month, day: day, hour: civil.time.hour, minute: civil.time.minute, second: civil.time.second,
      timeZone: timeZone)
  }

  /// Reads components, and validates them.
  ///
  /// - Parameter decoder: Where from; what is absent may be anything.
  /// - Throws: `DecodingError`; with a `UserNotificationError` beneath it for what never comes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Int? { try container.decodeIfPresent(Int.self, forKey: key) }
    self.init(
      year: try number(.year), month: try number(.month), day: try number(.day), hour: try number(.hour),
      minute: try number(.minute), second: try number(.second), weekday: try number(.weekday),
      weekdayOrdinal: try number(.weekdayOrdinal), weekOfMonth: try number(.weekOfMonth),
      weekOfYear: try number(.weekOfYear), yearForWeekOfYear: try number(.yearForWeekOfYear),
      timeZone: try container.decodeIfPresent(String.self, forKey: .timeZone))
    try decoder.validated(validate)
  }

  /// A component's number.
  ///
  /// - Parameter component: Which.
  /// - Returns: `nil` where it may be anything.
  public subscript(component: Component) -> Int? {
    switch component {
    case .year: year
    case .month: month
    case .day: day
    case .hour: hour
    case .minute: minute
    case .second: second
    case .weekday: weekday
    case .weekdayOrdinal: weekdayOrdinal
    case .weekOfMonth: weekOfMonth
    case .weekOfYear: weekOfYear
    case .yearForWeekOfYear: yearForWeekOfYear
    }
  }

  /// Whether they name one day of one year, so that they never come again.
  public var isFullDate: Bool {
    if year != nil, month != nil, day != nil { return true }
    return yearForWeekOfYear != nil && weekOfYear != nil && weekday != nil
  }

  /// Looks whether a clock and a calendar can show them.
  ///
  /// - Throws: `UserNotificationError`, the first there is.
  public func validate() throws(UserNotificationError) {
    var isEmpty = true
    for component in Component.allCases {
      guard let number = self[component] else { continue }
      isEmpty = false
      guard component.allowed.contains(number) else { throw .componentOutOfRange(component, number) }
    }
    if isEmpty { throw .noComponents }
    if let month, let day {
      // 29 February comes in some years.
      let length = CivilDate.length(ofMonth: month, year: year ?? 2_000)
      guard day <= length else { throw .noSuchDay(day, month: month, year: year, length: length) }
    }
    if let timeZone, !ZoneName.isWellFormed(timeZone) { throw .malformedTimeZone(timeZone) }
  }
}
