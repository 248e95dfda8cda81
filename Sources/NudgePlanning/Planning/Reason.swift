public import NudgeTime

/// A reason why a candidate fires as it does, or doesn't fire.
///
///     if notification.reasons.contains(.heldByQuietHours) { print("\(notification.id) waited for the morning") }
///
/// The raw value is the spelling in JSON.
public struct Reason: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The spelling, lowercase words with hyphens.
  public let rawValue: String

  /// Creates a reason.
  ///
  /// - Parameter rawValue: The spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The cadence or rule falls on this day and time.
  public static let slot = Reason(rawValue: "slot")
  /// The clocks skip the slot's time.
  ///
  /// It fires later by the length of the gap.
  public static let shiftedByClockChange = Reason(rawValue: "shifted-by-clock-change")
  /// The slot's time occurs twice because of a clock change.
  ///
  /// It fires at the first passing.
  public static let firstOfRepeatedTime = Reason(rawValue: "first-of-repeated-time")
  /// The slot's time occurs twice because of a clock change, and an hourly or finer rule fires at the second passing as
  /// well.
  public static let secondOfRepeatedTime = Reason(rawValue: "second-of-repeated-time")
  /// Quiet hours delay it to their end.
  public static let heldByQuietHours = Reason(rawValue: "held-by-quiet-hours")
  /// Quiet hours don't end before the next slot, or never end.
  public static let droppedByQuietHours = Reason(rawValue: "dropped-by-quiet-hours")
  /// An achievement was recorded in the reminder's period.
  public static let alreadyRecorded = Reason(rawValue: "already-recorded")
  /// A streak milestone is reached if something is recorded every day until then.
  public static let ifRecordedDaily = Reason(rawValue: "if-recorded-daily")
  /// A streak milestone is reached if something is recorded every week until then.
  public static let ifRecordedWeekly = Reason(rawValue: "if-recorded-weekly")
  /// A streak milestone is reached if something is recorded after every reminder until then, before the next one.
  public static let ifRecordedEachTime = Reason(rawValue: "if-recorded-each-time")
  /// A count milestone is reached at the recent pace.
  public static let atRecentPace = Reason(rawValue: "at-recent-pace")
  /// A count milestone is reached with one achievement per reminder.
  ///
  /// The history contains no pace.
  public static let oneAReminder = Reason(rawValue: "one-a-reminder")
  /// There are no recent achievements, so a date can't be computed.
  public static let noRecentPace = Reason(rawValue: "no-recent-pace")
  /// A count milestone is more than 10,000 reminders ahead, or quiet hours and the calendar leave too few reminders.
  public static let tooManyRemindersAhead = Reason(rawValue: "too-many-reminders-ahead")
  /// The date is after the end of year 9999.
  public static let tooFarAhead = Reason(rawValue: "too-far-ahead")

  // MARK: Why it is a candidate

  /// The person requested a preview.
  public static let sample = Reason(rawValue: "sample")

  /// The achievement that reaches a milestone is recorded at this time.
  public static let earned = Reason(rawValue: "earned")
  /// The achievement that reaches a milestone was recorded on the day before.
  public static let earnedTheDayBefore = Reason(rawValue: "earned-the-day-before")
  /// Four hours are left in the period that a streak needs.
  public static let fourHoursLeft = Reason(rawValue: "four-hours-left")
  /// The last achievement was seven days ago.
  public static let sevenDaysAway = Reason(rawValue: "seven-days-away")
  /// The last achievement was thirty days ago.
  public static let thirtyDaysAway = Reason(rawValue: "thirty-days-away")
  /// It is the person's weekday for retrievals.
  public static let retrievalDay = Reason(rawValue: "retrieval-day")
  /// The achievement is from the same day of an earlier year.
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
  /// The day is part of a pause.
  public static let paused = Reason(rawValue: "paused")
  /// The day already has as many notifications as the person allows.
  public static let dailyLimit = Reason(rawValue: "daily-limit")
  /// It exceeds the daily limit or collides with another, and is deferred to the next day.
  public static let waitsForTheNextDay = Reason(rawValue: "waits-for-the-next-day")
  /// It was deferred to this day, because it exceeded the daily limit of the day before or collided with another.
  public static let deferred = Reason(rawValue: "deferred")
  /// It was deferred to the next day, but that day can't take it.
  public static let noRoomOnTheNextDay = Reason(rawValue: "no-room-on-the-next-day")
  /// It was already sent.
  public static let alreadySent = Reason(rawValue: "already-sent")

  /// Another candidate of higher priority fires at the same moment.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon.
  public static func collided(with id: NotificationID) -> Reason { Reason(rawValue: "collided-with:\(id)") }

  /// It is merged into another candidate that fires at the same moment.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon.
  public static func merged(into id: NotificationID) -> Reason { Reason(rawValue: "merged-into:\(id)") }

  /// A reminder or a milestone is merged into it.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon.
  public static func merged(with id: NotificationID) -> Reason { Reason(rawValue: "\(mergedWithPrefix)\(id)") }

  /// The spelling without the id or date after a colon.
  package var name: Substring { rawValue.prefix { $0 != ":" } }
  /// The id or date after the colon; `nil` if there is none.
  package var detail: Substring? { name.endIndex == rawValue.endIndex ? nil : rawValue[name.endIndex...].dropFirst() }

  private static let mergedWithPrefix = "merged-with:"

  /// A Boolean value indicating whether it is `merged(with:)` with the id of a reminder.
  var isMergedWithReminder: Bool { rawValue.hasPrefix(Self.mergedWithPrefix + NotificationID.reminderPrefix) }

  /// The schedule doesn't fall on the day.
  ///
  /// - Parameter next: The next day on which it falls; `nil` if there is none.
  /// - Returns: The reason, with the date after a colon if there is one.
  public static func notAReminderDay(next: CivilDate?) -> Reason {
    Reason(rawValue: next.map { "not-a-reminder-day:\($0)" } ?? "not-a-reminder-day")
  }

  // MARK: Why there is nothing to show

  /// There is no current streak.
  public static let noStreak = Reason(rawValue: "no-streak")
  /// A freeze or a pause keeps the streak alive.
  public static let streakIsSafe = Reason(rawValue: "streak-is-safe")
  /// Only a summary of the history is known, or nothing at all.
  public static let historyUnknown = Reason(rawValue: "history-unknown")
  /// No achievement is due to be shown again, or the period has none.
  public static let nothingToShow = Reason(rawValue: "nothing-to-show")
  /// No reminder went unanswered since the last achievement, so the person wasn't away.
  public static let notAway = Reason(rawValue: "not-away")
  /// The milestone hasn't been reached yet.
  public static let notEarnedYet = Reason(rawValue: "not-earned-yet")

  /// The spelling.
  public var description: String { rawValue }

  /// Returns the reasons why a reminder fires at the time of a slot: the slot itself, and the effect of a clock change.
  static func reasons(of occurrence: Occurrence) -> [Reason] {
    switch occurrence.adjustment {
    case .exact: [.slot]
    case .shiftedByGap: [.slot, .shiftedByClockChange]
    case .firstPassing: [.slot, .firstOfRepeatedTime]
    case .laterPassing: [.slot, .secondOfRepeatedTime]
    }
  }
}
