public import NudgeTime

/// Why a candidate fires as it does, or does not fire; spelled as in JSON.
public struct Reason: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
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
  /// A streak milestone that comes if something is recorded each week until then.
  public static let ifRecordedWeekly = Reason(rawValue: "if-recorded-weekly")
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

  // MARK: Why it is a candidate

  /// A preview that the person asked for.
  public static let sample = Reason(rawValue: "sample")

  /// The achievement that reaches a milestone is recorded at this moment.
  public static let earned = Reason(rawValue: "earned")
  /// The achievement that reaches a milestone was recorded on the day before.
  public static let earnedTheDayBefore = Reason(rawValue: "earned-the-day-before")
  /// Four hours are left of the period that a streak needs.
  public static let fourHoursLeft = Reason(rawValue: "four-hours-left")
  /// The last achievement was seven days ago.
  public static let sevenDaysAway = Reason(rawValue: "seven-days-away")
  /// The last achievement was thirty days ago.
  public static let thirtyDaysAway = Reason(rawValue: "thirty-days-away")
  /// The person's weekday for looking back.
  public static let retrievalDay = Reason(rawValue: "retrieval-day")
  /// The same day of an earlier year.
  public static let onThisDay = Reason(rawValue: "on-this-day")
  /// A month is over.
  public static let monthIsOver = Reason(rawValue: "month-is-over")
  /// A year is over.
  public static let yearIsOver = Reason(rawValue: "year-is-over")

  // MARK: What the gate did

  /// The person turned all notifications off.
  public static let notificationsOff = Reason(rawValue: "notifications-off")
  /// The person turned this kind off.
  public static let kindOff = Reason(rawValue: "kind-off")
  /// The day is in a pause.
  public static let paused = Reason(rawValue: "paused")
  /// The day has as many notifications as the person allows.
  public static let dailyLimit = Reason(rawValue: "daily-limit")
  /// Too many for its day, or meeting another, it waits for the next one.
  public static let waitsForTheNextDay = Reason(rawValue: "waits-for-the-next-day")
  /// It waited for this day, being too many for the one before, or having met another there.
  public static let deferred = Reason(rawValue: "deferred")
  /// It waited for the next day, which has no room for it.
  public static let noRoomOnTheNextDay = Reason(rawValue: "no-room-on-the-next-day")
  /// It was sent before.
  public static let alreadySent = Reason(rawValue: "already-sent")

  /// Another of higher priority fires at the same moment.
  ///
  /// - Parameter id: The other's name.
  /// - Returns: The reason, with the name after a colon.
  public static func collided(with id: NotificationID) -> Reason { Reason(rawValue: "collided-with:\(id)") }

  /// It is said with another that fires at the same moment.
  ///
  /// - Parameter id: The other's name.
  /// - Returns: The reason, with the name after a colon.
  public static func merged(into id: NotificationID) -> Reason { Reason(rawValue: "merged-into:\(id)") }

  /// A reminder is said with it.
  ///
  /// - Parameter id: The reminder's name.
  /// - Returns: The reason, with the name after a colon.
  public static func merged(with id: NotificationID) -> Reason { Reason(rawValue: "\(mergedWithPrefix)\(id)") }

  /// How the spelling of `merged(with:)` begins.
  static let mergedWithPrefix = "merged-with:"

  /// The schedule does not name the day.
  ///
  /// - Parameter next: The next day that it names; `nil` if there is none.
  /// - Returns: The reason, with the date after a colon if there is one.
  public static func notAReminderDay(next: CivilDate?) -> Reason {
    Reason(rawValue: next.map { "not-a-reminder-day:\($0)" } ?? "not-a-reminder-day")
  }

  // MARK: Why there is nothing to say

  /// No streak stands.
  public static let noStreak = Reason(rawValue: "no-streak")
  /// A freeze or a pause carries the streak over.
  public static let streakIsSafe = Reason(rawValue: "streak-is-safe")
  /// What is recorded is known as a summary alone, or not at all.
  public static let historyUnknown = Reason(rawValue: "history-unknown")
  /// No achievement is due to be shown again, or the period has none.
  public static let nothingToShow = Reason(rawValue: "nothing-to-show")
  /// No reminder since the last achievement went unanswered, so the person was not away.
  public static let notAway = Reason(rawValue: "not-away")
  /// A milestone to come.
  public static let notEarnedYet = Reason(rawValue: "not-earned-yet")

  /// The spelling.
  public var description: String { rawValue }

  /// Why a reminder comes at the moment of a slot: the slot itself, and what a clock change did to it.
  static func reasons(of occurrence: Occurrence) -> [Reason] {
    switch occurrence.adjustment {
    case .exact: [.slot]
    case .shiftedByGap: [.slot, .shiftedByClockChange]
    case .firstPassing: [.slot, .firstOfRepeatedTime]
    case .laterPassing: [.slot, .secondOfRepeatedTime]
    }
  }
}
