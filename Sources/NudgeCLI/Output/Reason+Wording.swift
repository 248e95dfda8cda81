internal import NudgePlanning

extension Reason {
  /// What the reason says to people.
  var wording: String {
    if let (words, id) = wordsWithName { return "\(words) \(id)" }
    return switch self {
    case .slot: "the person’s own day and time"
    case .shiftedByClockChange: "the clocks skip its time that day"
    case .firstOfRepeatedTime: "the clocks show its time twice that day; this is the first"
    case .secondOfRepeatedTime: "the clocks show its time twice that day; this is the second"
    case .heldByQuietHours: "held to the end of the quiet hours"
    case .droppedByQuietHours: "the quiet hours leave no room for it"
    case .alreadyRecorded: "something is recorded in its period already"
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
    case .noStreak: "no streak stands"
    case .streakIsSafe: "a freeze or a pause carries the streak over"
    case .historyUnknown: "only a summary is known, not each achievement"
    case .nothingToShow: "there is nothing to look back at"
    case .notAway: "no reminder went unanswered since"
    case .notEarnedYet: "not reached yet"
    default: rawValue
    }
  }

  /// The words of a reason that names another notification, and that name.
  private var wordsWithName: (words: String, id: Substring)? {
    let parts = rawValue.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    return switch parts[0] {
    case "collided-with": ("at the same moment comes", parts[1])
    case "merged-into": ("it is said with", parts[1])
    case "merged-with": ("said together with", parts[1])
    default: nil
    }
  }
}
