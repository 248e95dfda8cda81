extension UserNotificationRequest {
  /// The date and time components at which a trigger fires, as in `DateComponents`.
  ///
  /// All components are in the Gregorian calendar. A component that is `nil` matches any value.
  ///
  ///     let components = UserNotificationRequest.CalendarComponents(hour: 9, minute: 30, weekday: 2)  // Mondays, 9:30
  ///
  /// Source: Apple, "UNCalendarNotificationTrigger"
  /// <https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger>
  public struct CalendarComponents: Codable, Hashable, Sendable {
    /// The time zone of the components, such as `Europe/Berlin`, or `nil` for the device's current time zone.
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
    /// The position of the weekday in the month, 1 to 5.
    public var weekdayOrdinal: Int?
    /// The week of the month, 0 to 6.
    public var weekOfMonth: Int?
    /// The week of the year, 1 to 53.
    public var weekOfYear: Int?
    /// The year that the week of the year belongs to, 1 to 9999.
    public var yearForWeekOfYear: Int?

    /// A numeric date or time component.
    ///
    /// The raw value is its key in JSON.
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
      /// The position of the weekday in the month.
      case weekdayOrdinal
      /// The week of the month.
      case weekOfMonth
      /// The week of the year.
      case weekOfYear
      /// The year that the week of the year belongs to.
      case yearForWeekOfYear

      /// The valid values of the component.
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
    /// By default, the components are in the device's current time zone.
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

    /// Decodes and validates components.
    ///
    /// A component whose key is missing matches any value.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError`. If the components can never match a date, the underlying error is a
    ///   `UserNotificationRequest.ValidationError`.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        year: try values.value(.year), month: try values.value(.month), day: try values.value(.day),
        hour: try values.value(.hour), minute: try values.value(.minute), second: try values.value(.second),
        weekday: try values.value(.weekday), weekdayOrdinal: try values.value(.weekdayOrdinal),
        weekOfMonth: try values.value(.weekOfMonth), weekOfYear: try values.value(.weekOfYear),
        yearForWeekOfYear: try values.value(.yearForWeekOfYear), timeZone: try values.value(.timeZone))
      try decoder.validated(validate)
    }

    /// Accesses the value of a component, which is `nil` if the component matches any value.
    ///
    /// - Parameter component: The component to read.
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

    /// A Boolean value indicating whether the components specify a single day in a single year, and therefore match
    /// only once.
    public var isFullDate: Bool {
      if year != nil, month != nil, day != nil { return true }
      return yearForWeekOfYear != nil && weekOfYear != nil && weekday != nil
    }

    /// Checks that the components can match a date and time.
    ///
    /// - Throws: `UserNotificationRequest.ValidationError` for the first problem found.
    public func validate() throws(UserNotificationRequest.ValidationError) {
      var isEmpty = true
      for component in Component.allCases {
        guard let number = self[component] else { continue }
        isEmpty = false
        guard component.allowed.contains(number) else { throw .componentOutOfRange(component, number) }
      }
      if isEmpty { throw .noComponents }
      if let month, let day {
        let length = Self.length(ofMonth: month, year: year)
        guard day <= length else { throw .noSuchDay(day, month: month, year: year, length: length) }
      }
      if let timeZone, !Self.isZoneName(timeZone) { throw .malformedTimeZone(timeZone) }
    }

    // MARK: Helpers that do not require NudgeTime

    /// Returns the number of days in a month.
    ///
    /// Without a year, February has 29 days.
    private static func length(ofMonth month: Int, year: Int?) -> Int {
      switch month {
      case 2: year.map { $0 % 4 != 0 || ($0 % 100 == 0 && $0 % 400 != 0) } == true ? 28 : 29
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    /// Returns whether a string has the form of a time zone name.
    ///
    /// A name has at most 255 ASCII characters. Its parts, separated by slashes, must not be empty, `.` or `..`.
    private static func isZoneName(_ name: String) -> Bool {
      name.utf8.count <= 255
        && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/_-+.".contains($0)) }
        && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
    }
  }
}
