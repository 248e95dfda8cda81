package import NudgeTime

/// The properties of an occurrence that are evaluated by variant conditions.
///
///     var context = SelectionContext(weekday: .monday, daypart: .morning)
///     context[.first] = true
///
/// Conditions on unknown properties never hold.
package struct SelectionContext: Hashable, Sendable {
  /// A reminder frequency.
  ///
  /// The raw value is used in stored data.
  package enum Frequency: String, CaseIterable, Hashable, Sendable {
    /// Every day.
    case daily
    /// Every third day.
    case threeDays = "three_days"
    /// On multiple weekdays.
    case weekdays
    /// Once a week.
    case weekly
    /// Once a month.
    case monthly
    /// On any other days.
    case custom
  }

  /// A time of the year for which there are special variants.
  package enum Season: String, CaseIterable, Hashable, Sendable {
    /// The first days of January.
    case newYear = "new-year"
    /// The first days of the Chinese lunisolar year.
    case springFestival = "spring-festival"
    /// The Mid-Autumn Festival, on the fifteenth day of the eighth lunisolar month.
    case midAutumn = "mid-autumn"
    /// The last days of December.
    case yearEnd = "year-end"
  }

  /// A part of the local day.
  package enum Daypart: String, CaseIterable, Hashable, Sendable {
    /// Before noon.
    case morning
    /// Starting at noon.
    case afternoon
    /// Starting at dusk.
    case evening
    /// The time when most people sleep.
    case night
  }

  /// A platform that displays notifications.
  package enum Platform: String, CaseIterable, Hashable, Sendable {
    /// iPhone and iPad, and devices that display their notifications.
    case ios
    /// Android.
    case android
    /// A browser.
    case web
    /// A Linux desktop.
    case linux
  }

  /// A property that an occurrence has or doesn't have.
  ///
  /// The raw value is used in catalog files.
  package enum Flag: String, CaseIterable, Hashable, Sendable {
    /// The notification is the first of its kind.
    case first
    /// The notification rings as an alarm.
    case alarm
    /// Unless the person responds, reminders become less frequent from the next reminder day on.
    case relents
    /// The achievement is from the same day of an earlier year.
    case onThisDay
    /// Something hard was recorded in the summarized period.
    case hard
    /// The person writes on about as many of the days on which they are reminded as they chose.
    case fits
    /// The reminder asks about a recent achievement.
    case asks
  }

  /// The values of integer arguments, by name.
  package var integers: [String: Int]
  /// The names of the optional arguments that have a value.
  package var givenArguments: Set<String>
  /// The person's reminder frequency.
  package var frequency: Frequency?
  /// The current seasons.
  ///
  /// The set can contain multiple seasons.
  package var seasons: Set<Season>
  /// The local weekday.
  package var weekday: Weekday?
  /// The part of the local day.
  package var daypart: Daypart?
  /// The platform that displays the text.
  package var platform: Platform?
  // The flags that are known and those that hold, with one bit for each.
  private var known: UInt8 = 0
  private var holding: UInt8 = 0

  /// The value of a flag, or `nil` if it isn't known.
  package subscript(flag: Flag) -> Bool? {
    get { known & flag.bit == 0 ? nil : holding & flag.bit != 0 }
    set {
      known &= ~flag.bit
      holding &= ~flag.bit
      if let newValue {
        known |= flag.bit
        if newValue { holding |= flag.bit }
      }
    }
  }

  /// Creates a context from its properties.
  package init(
    integers: [String: Int] = [:], givenArguments: Set<String> = [], frequency: Frequency? = nil,
    seasons: Set<Season> = [], weekday: Weekday? = nil, daypart: Daypart? = nil, platform: Platform? = nil,
    flags: [Flag: Bool] = [:]
  ) {
    self.integers = integers
    self.givenArguments = givenArguments
    self.frequency = frequency
    self.seasons = seasons
    self.weekday = weekday
    self.daypart = daypart
    self.platform = platform
    for (flag, value) in flags { self[flag] = value }
  }
}

extension SelectionContext.Flag {
  fileprivate var bit: UInt8 {
    switch self {
    case .first: 1
    case .alarm: 2
    case .relents: 4
    case .onThisDay: 8
    case .hard: 16
    case .fits: 32
    case .asks: 64
    }
  }
}

extension SelectionContext.Frequency {
  /// Creates a frequency from its spelling in a template file, or returns `nil` if the spelling is unknown.
  ///
  /// - Parameter spelling: The raw value. `three_days` can also be spelled `three-days`, as on the command line, or
  ///   `threeDays`, as in documentation and code.
  package init?(spelling: String) {
    switch spelling {
    case "three-days", "threeDays": self = .threeDays
    default: self.init(rawValue: spelling)
    }
  }
}
