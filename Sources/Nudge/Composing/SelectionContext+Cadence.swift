public import NudgeText
public import NudgeTime

extension SelectionContext {
  /// What a cadence tells about one of its slots: frequency, whether it is the first, season, weekday and part of the day.
  ///
  /// The two seasons of the lunisolar calendar are not told from a date here; who knows them adds them. Platform and alarm are
  /// the delivery's to say.
  ///
  /// - Parameters:
  ///   - slot: A slot of the cadence.
  ///   - cadence: The cadence.
  public init(slot: CivilDateTime, of cadence: Cadence) {
    self.init(
      frequency: Frequency(cadence.frequency), isFirst: cadence.index(of: slot) == 0,
      seasons: Season.solar(on: slot.date), weekday: slot.date.weekday, daypart: Daypart(at: slot.time))
  }
}

extension SelectionContext.Frequency {
  /// The name of a cadence's frequency, as conditions know it.
  ///
  /// - Parameter frequency: Days counted from an anchor, weekdays, or a day of the month.
  public init(_ frequency: NudgeTime.Frequency) {
    self =
      switch frequency {
      case .everyDays(1): .daily
      case .everyDays(3): .threeDays
      case .everyDays: .custom
      case .weekly(let weekdays): weekdays.count == 1 ? .weekly : .weekdays
      case .monthly: .monthly
      }
  }
}

extension SelectionContext.Season {
  /// The seasons of the solar year that a date is in: 1 to 3 January, and 29 to 31 December.
  ///
  /// - Parameter date: A civil date.
  /// - Returns: None, or one.
  public static func solar(on date: CivilDate) -> Set<SelectionContext.Season> {
    let (_, month, day) = date.components
    if month == 1, day <= 3 { return [.newYear] }
    if month == 12, day >= 29 { return [.yearEnd] }
    return []
  }
}

extension SelectionContext.Daypart {
  /// The part of the day that a time is in: morning from 5:00, afternoon from 12:00, evening from 18:00, night from 22:00.
  ///
  /// - Parameter time: A time on the person's clock.
  public init(at time: TimeOfDay) {
    self =
      switch time.hour {
      case 5..<12: .morning
      case 12..<18: .afternoon
      case 18..<22: .evening
      default: .night
      }
  }
}
