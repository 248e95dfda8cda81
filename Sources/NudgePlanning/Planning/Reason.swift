public import NudgeTime

/// A reason a candidate fires as it does, or doesn't fire.
///
///     if notification.reasons.contains(.heldByQuietHours) { print("\(notification.id) waited for the morning") }
///
/// The raw value is used in JSON.
public struct Reason: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The reason as lowercase words separated by hyphens, optionally followed by a colon and an id or date.
  public let rawValue: String

  /// Creates a reason.
  ///
  /// - Parameter rawValue: The reason's spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The cadence or rule includes this day and time.
  public static let slot = Reason(rawValue: "slot")
  /// The slot's time is skipped by a clock change, so the notification fires later by the length of the gap.
  public static let shiftedByClockChange = Reason(rawValue: "shifted-by-clock-change")
  /// The slot's time occurs twice because of a clock change, and the notification fires the first time.
  public static let firstOfRepeatedTime = Reason(rawValue: "first-of-repeated-time")
  /// The slot's time occurs twice because of a clock change, and an hourly or finer rule also fires the second time.
  public static let secondOfRepeatedTime = Reason(rawValue: "second-of-repeated-time")
  /// The notification is delayed until the end of quiet hours.
  public static let heldByQuietHours = Reason(rawValue: "held-by-quiet-hours")
  /// Quiet hours delay the notification until after the explained span.
  ///
  /// - Parameter local: The local time at which quiet hours end.
  /// - Returns: The reason, with the time after a colon.
  public static func moved(to local: CivilDateTime) -> Reason { Reason(rawValue: "moved-to:\(local)") }
  /// Quiet hours don't end before the next slot, or don't end at all.
  public static let droppedByQuietHours = Reason(rawValue: "dropped-by-quiet-hours")
  /// An achievement was recorded in the reminder's period.
  public static let alreadyRecorded = Reason(rawValue: "already-recorded")
  /// A streak milestone is reached if something is recorded every day until then.
  public static let ifRecordedDaily = Reason(rawValue: "if-recorded-daily")
  /// A streak milestone is reached if something is recorded every week until then.
  public static let ifRecordedWeekly = Reason(rawValue: "if-recorded-weekly")
  /// A streak milestone is reached if something is recorded after every reminder until then, before the next one.
  public static let ifRecordedEachTime = Reason(rawValue: "if-recorded-each-time")
  /// A count milestone is reached if the recent pace continues.
  public static let atRecentPace = Reason(rawValue: "at-recent-pace")
  /// A count milestone is reached with one achievement per reminder, because the history doesn't contain a pace.
  public static let oneAReminder = Reason(rawValue: "one-a-reminder")
  /// A date can't be computed because there aren't any recent achievements.
  public static let noRecentPace = Reason(rawValue: "no-recent-pace")
  /// A count milestone is more than 10,000 reminders ahead, or quiet hours and the calendar leave too few reminders.
  public static let tooManyRemindersAhead = Reason(rawValue: "too-many-reminders-ahead")
  /// The date is after the end of year 9999.
  public static let tooFarAhead = Reason(rawValue: "too-far-ahead")

  // MARK: Why it is a candidate

  /// The notification is a preview that the person requested.
  public static let sample = Reason(rawValue: "sample")

  /// The achievement that reaches a milestone is recorded at this time.
  public static let earned = Reason(rawValue: "earned")
  /// The achievement that reaches a milestone was recorded on the day before.
  public static let earnedTheDayBefore = Reason(rawValue: "earned-the-day-before")
  /// The milestone is reached in the explained span, and celebrated after it.
  ///
  /// - Parameter local: The local time of the celebration.
  /// - Returns: The reason, with the time after a colon.
  public static func celebrated(on local: CivilDateTime) -> Reason { Reason(rawValue: "celebrated-on:\(local)") }
  /// Four hours are left in the period in which something must be recorded to keep the streak.
  public static let fourHoursLeft = Reason(rawValue: "four-hours-left")
  /// The last achievement was seven days ago.
  public static let sevenDaysAway = Reason(rawValue: "seven-days-away")
  /// The last achievement was thirty days ago.
  public static let thirtyDaysAway = Reason(rawValue: "thirty-days-away")
  /// It is the person's weekday for retrievals.
  public static let retrievalDay = Reason(rawValue: "retrieval-day")
  /// The achievement is from the same day of an earlier year.
  public static let onThisDay = Reason(rawValue: "on-this-day")
  /// A month has ended.
  public static let monthIsOver = Reason(rawValue: "month-is-over")
  /// A year has ended.
  public static let yearIsOver = Reason(rawValue: "year-is-over")

  // MARK: What the gate did

  /// The person turned all notifications off.
  public static let notificationsOff = Reason(rawValue: "notifications-off")
  /// The person turned this kind off.
  public static let kindOff = Reason(rawValue: "kind-off")
  /// The day is part of a pause.
  public static let paused = Reason(rawValue: "paused")
  /// The person's daily limit is already reached on this day.
  public static let dailyLimit = Reason(rawValue: "daily-limit")
  /// The daily limit keeps a place for a later candidate with a higher priority.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon. It follows `dailyLimit`.
  public static func reserved(for id: NotificationID) -> Reason { Reason(rawValue: "reserved-for:\(id)") }
  /// The notification exceeds the daily limit or collides with another one, and is deferred to the next day.
  public static let waitsForTheNextDay = Reason(rawValue: "waits-for-the-next-day")
  /// The notification was deferred to this day because it exceeded the previous day's limit or collided with another
  /// one.
  public static let deferred = Reason(rawValue: "deferred")
  /// The notification was deferred to the next day, but can't be sent on that day either.
  public static let noRoomOnTheNextDay = Reason(rawValue: "no-room-on-the-next-day")
  /// The notification was already sent.
  public static let alreadySent = Reason(rawValue: "already-sent")

  /// Another candidate with a higher priority fires at the same moment.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon.
  public static func collided(with id: NotificationID) -> Reason { Reason(rawValue: "collided-with:\(id)") }

  /// The candidate is merged into another one that fires at the same moment.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon.
  public static func merged(into id: NotificationID) -> Reason { Reason(rawValue: "merged-into:\(id)") }

  /// A reminder or a milestone is merged into this candidate.
  ///
  /// - Parameter id: The id of the candidate that is merged.
  /// - Returns: The reason, with the id after a colon.
  public static func merged(with id: NotificationID) -> Reason { Reason(rawValue: "\(mergedWithPrefix)\(id)") }

  /// The spelling, without the colon and the id or date after it.
  package var name: Substring { rawValue.prefix { $0 != ":" } }
  /// The id or date after the colon, or `nil` if the reason doesn't contain one.
  package var detail: Substring? { name.endIndex == rawValue.endIndex ? nil : rawValue[name.endIndex...].dropFirst() }

  private static let mergedWithPrefix = "merged-with:"

  /// A Boolean value indicating whether the reason is `merged(with:)`.
  var isMergedWithAnother: Bool { rawValue.hasPrefix(Self.mergedWithPrefix) }

  /// A Boolean value indicating whether the reason is `merged(with:)` with a reminder's id.
  var isMergedWithReminder: Bool { rawValue.hasPrefix(Self.mergedWithPrefix + NotificationID.reminderPrefix) }

  /// The schedule doesn't include the day.
  ///
  /// - Parameter next: The next day that it includes and that isn't paused, or `nil` if there isn't one.
  /// - Returns: The reason, with the date after a colon if there is one.
  public static func notAReminderDay(next: CivilDate?) -> Reason {
    Reason(rawValue: next.map { "not-a-reminder-day:\($0)" } ?? "not-a-reminder-day")
  }

  /// The day isn't the person's weekday for retrievals.
  ///
  /// - Parameter next: The next day that is and that isn't paused, or `nil` if there isn't one.
  /// - Returns: The reason, with the date after a colon if there is one.
  public static func notARetrievalDay(next: CivilDate?) -> Reason {
    Reason(rawValue: next.map { "not-a-retrieval-day:\($0)" } ?? "not-a-retrieval-day")
  }

  // MARK: Why there is nothing to show

  /// There is no current streak.
  public static let noStreak = Reason(rawValue: "no-streak")
  /// A freeze or a pause keeps the streak alive.
  public static let streakIsSafe = Reason(rawValue: "streak-is-safe")
  /// Only a summary of the history is known, or the history is unknown.
  public static let historyUnknown = Reason(rawValue: "history-unknown")
  /// There isn't an achievement to show again, or the period doesn't contain any.
  public static let nothingToShow = Reason(rawValue: "nothing-to-show")
  /// No reminder has been missed since the last achievement, so the person wasn't away.
  public static let notAway = Reason(rawValue: "not-away")
  /// The milestone hasn't been reached yet.
  public static let notEarnedYet = Reason(rawValue: "not-earned-yet")

  /// The spelling.
  public var description: String { rawValue }

  /// The reasons of nearly all reminders, in one array that they share.
  private static let slotAlone = [slot]

  /// Returns the reasons a reminder fires at a slot's time: the slot itself, and the effect of a clock change.
  static func reasons(of occurrence: Occurrence) -> [Reason] {
    switch occurrence.adjustment {
    case .exact: slotAlone
    case .shiftedByGap: [.slot, .shiftedByClockChange]
    case .firstPassing: [.slot, .firstOfRepeatedTime]
    case .laterPassing: [.slot, .secondOfRepeatedTime]
    }
  }
}
