public import NudgeText
public import NudgeTime

extension SelectionContext {
  /// What a cadence tells about one of its slots: frequency, whether it is the first, season, weekday and part of the day.
  ///
  /// The order in which variants come holds as long as the same ones may be used. So a season is told at the first time of a day
  /// only, which is greeting enough, and a part of the day only where all times of the cadence are in the same one. Neither is told
  /// of a slot that is held until another day, or another part of it; and on another day the frequency is not told either, for words
  /// about today or this week would speak of yesterday's. Platform and alarm are the delivery's to say.
  ///
  /// - Parameters:
  ///   - slot: A slot of the cadence.
  ///   - local: What the person's clocks show when it fires; `nil` for the slot itself.
  ///   - cadence: The cadence.
  public init(slot: CivilDateTime, firingAt local: CivilDateTime? = nil, of cadence: Cadence) {
    let daypart = Daypart(at: (local ?? slot).time)
    let isOnItsDay = (local ?? slot).date == slot.date
    self.init(
      frequency: isOnItsDay ? Frequency(cadence.frequency) : nil, isFirst: cadence.index(of: slot) == 0,
      seasons: isOnItsDay && slot.time == cadence.firstTime ? Season.seasons(on: slot.date) : [],
      weekday: slot.date.weekday,
      daypart: cadence.timeCount == 1 && slot.time == (local ?? slot).time
        || cadence.times.allSatisfy { Daypart(at: $0) == daypart } ? daypart : nil)
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
