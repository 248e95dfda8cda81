internal import NudgePlanning

/// The wording of the reasons in plans and forecasts.
extension Reason {
  /// Returns the reason in words.
  ///
  /// - Parameters:
  ///   - slot: The scheduled time of day, such as `8:00 PM`, if it is known.
  ///   - pace: The recent pace, such as `12 in the last 30 days`, if it is known.
  /// - Returns: A clause without a full stop.
  func wording(slot: String? = nil, pace: String? = nil) -> String {
    let parts = rawValue.split(separator: ":", maxSplits: 1)
    if parts.count == 2, let words = Self.wordsBeforeID[parts[0]] { return "\(words) \(parts[1])" }
    let time = slot ?? "its time"
    return switch self {
    case .slot: "the schedule names this day and time"
    case .shiftedByClockChange: "the clocks skip \(time) that day"
    case .firstOfRepeatedTime: "the clocks show \(time) twice that day; this is the first"
    case .secondOfRepeatedTime: "the clocks show \(time) twice that day; this is the second"
    case .heldByQuietHours:
      slot.map { "held from \($0) to the end of the quiet hours" } ?? "held to the end of the quiet hours"
    case .droppedByQuietHours: "the quiet hours leave no room for it"
    case .alreadyRecorded: "something is recorded in its period already"
    case .ifRecordedDaily: "expected, if something is recorded each day"
    case .ifRecordedWeekly: "expected, if something is recorded each week"
    case .ifRecordedEachTime: "expected, if something is recorded each time"
    case .atRecentPace: pace.map { "expected, at the pace of \($0)" } ?? "expected, at the pace of the last days"
    case .oneAReminder: "expected, with one achievement per reminder"
    case .noRecentPace: "no date: nothing was recorded in the last 30 days"
    case .tooManyRemindersAhead: "no date: it is more reminders away than are ahead"
    case .tooFarAhead: "no date: it is past the year 9999"
    case .earned: "reached at this moment"
    case .earnedTheDayBefore: "reached on the day before"
    case .fourHoursLeft: "four hours are left, and nothing is recorded yet"
    case .sevenDaysAway: "the last achievement was seven days ago"
    case .thirtyDaysAway: "the last achievement was thirty days ago"
    case .retrievalDay: "the person’s weekday for looking back"
    case .onThisDay: "recorded on this day of an earlier year"
    case .monthIsOver: "the month before is over"
    case .yearIsOver: "the year before is over"
    case .notificationsOff: "all notifications are off"
    case .kindOff: "this kind is off"
    case .paused: "the day is in a pause"
    case .dailyLimit: "the day has as many as the person allows"
    case .waitsForTheNextDay: "it waits for the next day"
    case .deferred: "it waited from the day before"
    case .noRoomOnTheNextDay: "it waited for this day, which has no room for it"
    case .alreadySent: "it was sent before"
    case .noStreak: "there is no streak"
    case .streakIsSafe: "a freeze or a pause keeps the streak"
    case .historyUnknown: "only a summary is known, not each achievement"
    case .nothingToShow: "there is nothing to look back at"
    case .notAway: "no reminder went unanswered since"
    case .notEarnedYet: "not reached yet"
    case .notAReminderDay(next: nil): "no reminder is scheduled for this day, nor for any later one"
    default: rawValue
    }
  }

  /// The words before the ID of another notification or a date, for reasons that refer to one.
  private static let wordsBeforeID: [Substring: String] = [
    "collided-with": "at the same moment comes", "merged-into": "it is said with",
    "merged-with": "said together with", "not-a-reminder-day": "no reminder is scheduled for this day; the next is on",
  ]
}
