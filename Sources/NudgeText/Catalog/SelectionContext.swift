public import NudgeTime

/// What is known about one occurrence when its words are chosen; what is not known makes the predicates over it fail.
public struct SelectionContext: Hashable, Sendable {
  /// How often a person is reminded; the raw value is the spelling in stored data.
  public enum Frequency: String, CaseIterable, Hashable, Sendable {
    /// Every day.
    case daily
    /// Every third day.
    case threeDays = "three_days"
    /// On chosen weekdays, more than one of them.
    case weekdays
    /// Once a week.
    case weekly
    /// Once a month.
    case monthly
    /// Anything else.
    case custom
  }

  /// A time of the year that has words of its own.
  public enum Season: String, CaseIterable, Hashable, Sendable {
    /// The first days of January.
    case newYear = "new-year"
    /// The first days of the lunisolar year of China.
    case springFestival = "spring-festival"
    /// The full moon of the eighth month of that year, and the days around it.
    case midAutumn = "mid-autumn"
    /// The last days of December.
    case yearEnd = "year-end"
  }

  /// A part of the local day.
  public enum Daypart: String, CaseIterable, Hashable, Sendable {
    /// Before noon.
    case morning
    /// From noon.
    case afternoon
    /// From dusk.
    case evening
    /// When most people sleep.
    case night
  }

  /// The platform that shows the words.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// iPhone, iPad and what shows their notifications.
    case ios
    /// Android.
    case android
    /// A browser.
    case web
    /// A Linux desktop.
    case linux
  }

  /// Values of int arguments by name.
  public var integers: [String: Int]
  /// Names of the optional arguments that have a value.
  public var givenArguments: Set<String>
  /// How often the person is reminded.
  public var frequency: Frequency?
  /// Whether this is the first notification of its kind for the person.
  public var isFirst: Bool?
  /// The times of the year that it is; several may hold at once.
  public var seasons: Set<Season>
  /// The local weekday.
  public var weekday: Weekday?
  /// The part of the local day.
  public var daypart: Daypart?
  /// The platform that shows the words.
  public var platform: Platform?
  /// Whether the notification rings as an alarm.
  public var isAlarm: Bool?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - integers: Values of int arguments by name.
  ///   - givenArguments: Names of the optional arguments that have a value.
  ///   - frequency: How often the person is reminded.
  ///   - isFirst: Whether this is the first notification of its kind for the person.
  ///   - seasons: The times of the year that it is.
  ///   - weekday: The local weekday.
  ///   - daypart: The part of the local day.
  ///   - platform: The platform that shows the words.
  ///   - isAlarm: Whether the notification rings as an alarm.
  public init(
    integers: [String: Int] = [:], givenArguments: Set<String> = [], frequency: Frequency? = nil,
    isFirst: Bool? = nil, seasons: Set<Season> = [], weekday: Weekday? = nil, daypart: Daypart? = nil,
    platform: Platform? = nil, isAlarm: Bool? = nil
  ) {
    self.integers = integers
    self.givenArguments = givenArguments
    self.frequency = frequency
    self.isFirst = isFirst
    self.seasons = seasons
    self.weekday = weekday
    self.daypart = daypart
    self.platform = platform
    self.isAlarm = isAlarm
  }
}

extension SelectionContext.Frequency {
  /// The frequency that a file of templates means; `nil` for any other text.
  ///
  /// - Parameter spelling: The raw value; for every third day also `three-days`, as on the command line, and
  ///   `threeDays`, as in prose and code.
  package init?(spelling: String) {
    switch spelling {
    case "three-days", "threeDays": self = .threeDays
    default: self.init(rawValue: spelling)
    }
  }
}
