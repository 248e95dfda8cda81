/// Why a candidate fires as it does, or does not fire; spelled as in JSON.
public struct Reason: RawRepresentable, Hashable, Sendable {
  /// The spelling: lower-case words with hyphens.
  public let rawValue: String

  /// Creates a reason.
  ///
  /// - Parameter rawValue: The spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The cadence or rule names this day and time.
  public static let slot = Reason(rawValue: "slot")
  /// The clocks skip the slot's time; it fires later by the length of the gap.
  public static let shiftedByClockChange = Reason(rawValue: "shifted-by-clock-change")
  /// The clocks show the slot's time twice; it fires at the first passing.
  public static let firstOfRepeatedTime = Reason(rawValue: "first-of-repeated-time")
  /// The clocks show the slot's time twice, and an hourly or finer rule fires at the second passing as well.
  public static let secondOfRepeatedTime = Reason(rawValue: "second-of-repeated-time")
  /// Held to the end of the quiet hours.
  public static let heldByQuietHours = Reason(rawValue: "held-by-quiet-hours")
  /// The quiet hours leave no room before the next slot, or never end.
  public static let droppedByQuietHours = Reason(rawValue: "dropped-by-quiet-hours")
  /// An achievement was recorded in this reminder's period.
  public static let alreadyRecorded = Reason(rawValue: "already-recorded")
  /// A streak milestone that comes if something is recorded each day until then.
  public static let ifRecordedDaily = Reason(rawValue: "if-recorded-daily")
  /// A count milestone that comes at the pace of the last days.
  public static let atRecentPace = Reason(rawValue: "at-recent-pace")
  /// A count milestone that comes with one achievement a reminder, since no history tells a pace.
  public static let oneAReminder = Reason(rawValue: "one-a-reminder")
  /// No achievement in the last days, so no date can be told.
  public static let noRecentPace = Reason(rawValue: "no-recent-pace")
  /// A count milestone further off than 10,000 reminders, or than the reminders that quiet hours and the calendar leave.
  public static let tooManyRemindersAhead = Reason(rawValue: "too-many-reminders-ahead")
  /// The date lies past the end of year 9999.
  public static let tooFarAhead = Reason(rawValue: "too-far-ahead")
}

extension Reason: CustomStringConvertible {
  /// The spelling.
  public var description: String { rawValue }
}
