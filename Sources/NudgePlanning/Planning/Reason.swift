internal import NudgeText
public import NudgeTime

/// A reason a candidate fires as it does, or doesn't fire.
///
///     if notification.reasons.contains(.heldByQuietHours) { print("\(notification.id) waited for the morning") }
///
/// The raw value is used in JSON.
public struct Reason: RawRepresentable, Hashable, Codable, Sendable, CustomStringConvertible {
  private var content: Content

  /// The parts of a reason.
  private enum Content: Hashable, Sendable {
    case known(Word, Detail?)
    /// The spelling of a reason that a later version has added.
    case unknown(String)
  }

  private init(_ word: Word, _ detail: Detail? = nil) { content = .known(word, detail) }

  /// The cadence or rule includes this day and time.
  public static let slot = Reason(.slot)
  /// The slot's time is skipped by a clock change, so the notification fires later by the length of the gap.
  public static let shiftedByClockChange = Reason(.shiftedByClockChange)
  /// The slot's time occurs twice because of a clock change, and the notification fires the first time.
  public static let firstOfRepeatedTime = Reason(.firstOfRepeatedTime)
  /// The slot's time occurs twice because of a clock change, and an hourly or finer rule also fires the second time.
  public static let secondOfRepeatedTime = Reason(.secondOfRepeatedTime)
  /// The notification is delayed until the end of quiet hours.
  public static let heldByQuietHours = Reason(.heldByQuietHours)
  /// Quiet hours delay the notification until after the explained span.
  ///
  /// - Parameter local: The local time at which quiet hours end.
  /// - Returns: The reason, with the time after a colon.
  public static func moved(to local: CivilDateTime) -> Reason { Reason(.movedTo, .local(local)) }
  /// Quiet hours don't end before the next slot, or don't end at all.
  public static let droppedByQuietHours = Reason(.droppedByQuietHours)
  /// An achievement was recorded in the reminder's period.
  public static let alreadyRecorded = Reason(.alreadyRecorded)
  /// A streak milestone is reached if something is recorded every day until then.
  public static let ifRecordedDaily = Reason(.ifRecordedDaily)
  /// A streak milestone is reached if something is recorded every week until then.
  public static let ifRecordedWeekly = Reason(.ifRecordedWeekly)
  /// A streak milestone is reached if something is recorded after every reminder until then, before the next one.
  public static let ifRecordedEachTime = Reason(.ifRecordedEachTime)
  /// A count milestone is reached if the recent pace continues.
  public static let atRecentPace = Reason(.atRecentPace)
  /// A count milestone is reached with one achievement per reminder, because the history doesn't contain a pace.
  public static let oneAReminder = Reason(.oneAReminder)
  /// A date can't be computed because there aren't any recent achievements.
  public static let noRecentPace = Reason(.noRecentPace)
  /// A count milestone is more than 10,000 reminders ahead, or quiet hours and the calendar leave too few reminders.
  public static let tooManyRemindersAhead = Reason(.tooManyRemindersAhead)
  /// The date is after the end of year 9999.
  public static let tooFarAhead = Reason(.tooFarAhead)

  // MARK: Why it is a candidate

  /// The notification is a preview that the person requested.
  public static let sample = Reason(.sample)

  /// The achievement that reaches a milestone is recorded at this time.
  public static let earned = Reason(.earned)
  /// The achievement that reaches a milestone was recorded on the day before.
  public static let earnedTheDayBefore = Reason(.earnedTheDayBefore)
  /// The milestone is reached in the explained span, and celebrated after it.
  ///
  /// - Parameter local: The local time of the celebration.
  /// - Returns: The reason, with the time after a colon.
  public static func celebrated(on local: CivilDateTime) -> Reason { Reason(.celebratedOn, .local(local)) }
  /// Four hours are left in the period in which something must be recorded to keep the streak.
  public static let fourHoursLeft = Reason(.fourHoursLeft)
  /// The last reminder of the period was two hours ago, and nothing has been recorded since.
  public static let reminderUnanswered = Reason(.reminderUnanswered)
  /// The last achievement was seven days ago.
  public static let sevenDaysAway = Reason(.sevenDaysAway)
  /// The last achievement was thirty days ago.
  public static let thirtyDaysAway = Reason(.thirtyDaysAway)
  /// It is the person's weekday for retrievals.
  public static let retrievalDay = Reason(.retrievalDay)
  /// The achievement is from the same day of an earlier year.
  public static let onThisDay = Reason(.onThisDay)
  /// A week has ended.
  public static let weekIsOver = Reason(.weekIsOver)
  /// A month has ended.
  public static let monthIsOver = Reason(.monthIsOver)
  /// A year has ended.
  public static let yearIsOver = Reason(.yearIsOver)

  // MARK: What the gate did

  /// The person turned all notifications off.
  public static let notificationsOff = Reason(.notificationsOff)
  /// The person turned this kind off.
  public static let kindOff = Reason(.kindOff)
  /// The day is part of a pause.
  public static let paused = Reason(.paused)
  /// The person's daily limit is already reached on this day.
  public static let dailyLimit = Reason(.dailyLimit)
  /// The daily limit keeps a place for a later candidate with a higher priority.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon. It follows `dailyLimit`.
  public static func reserved(for id: NotificationID) -> Reason { Reason(.reservedFor, .id(id)) }
  /// The notification exceeds the daily limit or collides with another one, and is deferred to the next day.
  public static let waitsForTheNextDay = Reason(.waitsForTheNextDay)
  /// The notification was deferred to this day because it exceeded the previous day's limit or collided with another
  /// one.
  public static let deferred = Reason(.deferred)
  /// The notification was deferred to the next day, but can't be sent on that day either.
  public static let noRoomOnTheNextDay = Reason(.noRoomOnTheNextDay)
  /// The notification was already sent.
  public static let alreadySent = Reason(.alreadySent)

  /// Another candidate with a higher priority fires at the same moment.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon.
  public static func collided(with id: NotificationID) -> Reason { Reason(.collidedWith, .id(id)) }

  /// The candidate is merged into another one that fires at the same moment.
  ///
  /// - Parameter id: The id of the other candidate.
  /// - Returns: The reason, with the id after a colon.
  public static func merged(into id: NotificationID) -> Reason { Reason(.mergedInto, .id(id)) }

  /// A reminder or a milestone is merged into this candidate.
  ///
  /// - Parameter id: The id of the candidate that is merged.
  /// - Returns: The reason, with the id after a colon.
  public static func merged(with id: NotificationID) -> Reason { Reason(.mergedWith, .id(id)) }

  /// The reason's word, or `nil` if a later version has added it.
  package var word: Word? { if case .known(let word, _) = content { word } else { nil } }
  /// The candidate, day or time that the reason names, or `nil` if it doesn't name one.
  package var detail: Detail? { if case .known(_, let detail) = content { detail } else { nil } }

  /// A Boolean value indicating whether the reason is `merged(with:)` with a reminder's id.
  var isMergedWithReminder: Bool {
    if case .known(.mergedWith, .id(let id)) = content { id.kind == .reminder } else { false }
  }

  /// The schedule doesn't include the day.
  ///
  /// - Parameter next: The next day that it includes and that isn't paused, or `nil` if there isn't one.
  /// - Returns: The reason, with the date after a colon if there is one.
  public static func notAReminderDay(next: CivilDate?) -> Reason {
    Reason(.notAReminderDay, next.map { .day($0) })
  }

  /// The day isn't the person's weekday for retrievals.
  ///
  /// - Parameter next: The next day that is and that isn't paused, or `nil` if there isn't one.
  /// - Returns: The reason, with the date after a colon if there is one.
  public static func notARetrievalDay(next: CivilDate?) -> Reason {
    Reason(.notARetrievalDay, next.map { .day($0) })
  }

  // MARK: Why there is nothing to show

  /// There is no current streak.
  public static let noStreak = Reason(.noStreak)
  /// A freeze or a pause keeps the streak alive.
  public static let streakIsSafe = Reason(.streakIsSafe)
  /// The streak is shorter than the person's `Preferences.StreakAtRisk.from`.
  public static let shortStreak = Reason(.shortStreak)
  /// The person recorded something later than at this time in one of the last ten periods.
  public static let usuallyLater = Reason(.usuallyLater)
  /// A reminder comes so late in the period that it is the warning.
  public static let lateReminder = Reason(.lateReminder)
  /// Only a summary of the history is known, or the history is unknown.
  public static let historyUnknown = Reason(.historyUnknown)
  /// There isn't an achievement to show again, or the period doesn't contain any.
  public static let nothingToShow = Reason(.nothingToShow)
  /// No reminder has been missed since the last achievement, so the person wasn't away.
  public static let notAway = Reason(.notAway)
  /// It is the first achievement after at least a week, in which a whole period of the schedule went by.
  public static let awayLongEnough = Reason(.awayLongEnough)
  /// Another return was greeted less than 60 days before.
  public static let backAlready = Reason(.backAlready)
  /// The reminders of two months weren't answered.
  public static let sixtyDaysUnanswered = Reason(.sixtyDaysUnanswered)
  /// Reminders don't come until the person records something or opens the app.
  public static let resting = Reason(.resting)

  /// Reminders come less often, because the last ones weren't answered.
  ///
  /// - Parameter day: The next day on which one comes.
  /// - Returns: The reason, with the date after a colon.
  public static func resting(until day: CivilDate) -> Reason { Reason(.restingUntil, .day(day)) }

  /// The milestone hasn't been reached yet.
  public static let notEarnedYet = Reason(.notEarnedYet)
  /// The streak is shorter than 14 periods, and an earlier one was longer than that.
  public static let outgrown = Reason(.outgrown)

  /// A streak of the same length was celebrated less than 60 days before.
  ///
  /// - Parameter day: The day on which the last one was reached.
  /// - Returns: The reason, with the date after a colon.
  public static func celebratedRecently(on day: CivilDate) -> Reason { Reason(.celebratedRecently, .day(day)) }

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

// MARK: Spelling

extension Reason {
  /// A reason without the candidate, day or time that it names.
  package enum Word: String, CaseIterable, Hashable, Sendable {
    case slot
    case shiftedByClockChange = "shifted-by-clock-change"
    case firstOfRepeatedTime = "first-of-repeated-time"
    case secondOfRepeatedTime = "second-of-repeated-time"
    case heldByQuietHours = "held-by-quiet-hours"
    case droppedByQuietHours = "dropped-by-quiet-hours"
    case alreadyRecorded = "already-recorded"
    case ifRecordedDaily = "if-recorded-daily"
    case ifRecordedWeekly = "if-recorded-weekly"
    case ifRecordedEachTime = "if-recorded-each-time"
    case atRecentPace = "at-recent-pace"
    case oneAReminder = "one-a-reminder"
    case noRecentPace = "no-recent-pace"
    case tooManyRemindersAhead = "too-many-reminders-ahead"
    case tooFarAhead = "too-far-ahead"
    case sample
    case earned
    case earnedTheDayBefore = "earned-the-day-before"
    case fourHoursLeft = "four-hours-left"
    case reminderUnanswered = "reminder-unanswered"
    case sevenDaysAway = "seven-days-away"
    case thirtyDaysAway = "thirty-days-away"
    case retrievalDay = "retrieval-day"
    case onThisDay = "on-this-day"
    case weekIsOver = "week-is-over"
    case monthIsOver = "month-is-over"
    case yearIsOver = "year-is-over"
    case notificationsOff = "notifications-off"
    case kindOff = "kind-off"
    case paused
    case dailyLimit = "daily-limit"
    case waitsForTheNextDay = "waits-for-the-next-day"
    case deferred
    case noRoomOnTheNextDay = "no-room-on-the-next-day"
    case alreadySent = "already-sent"
    case noStreak = "no-streak"
    case streakIsSafe = "streak-is-safe"
    case shortStreak = "short-streak"
    case usuallyLater = "usually-later"
    case lateReminder = "late-reminder"
    case historyUnknown = "history-unknown"
    case nothingToShow = "nothing-to-show"
    case notAway = "not-away"
    case awayLongEnough = "away-long-enough"
    case backAlready = "back-already"
    case sixtyDaysUnanswered = "sixty-days-unanswered"
    case resting
    case notEarnedYet = "not-earned-yet"
    case outgrown
    case movedTo = "moved-to"
    case celebratedOn = "celebrated-on"
    case reservedFor = "reserved-for"
    case collidedWith = "collided-with"
    case mergedInto = "merged-into"
    case mergedWith = "merged-with"
    case notAReminderDay = "not-a-reminder-day"
    case notARetrievalDay = "not-a-retrieval-day"
    case celebratedRecently = "celebrated-recently"
    case restingUntil = "resting-until"

    /// Returns what follows the colon, or `nil` if the word doesn't name something like this.
    fileprivate func detail(_ spelling: Substring) -> Detail? {
      switch self {
      case .movedTo, .celebratedOn:
        (try? Timestamp(rfc3339: "\(spelling)Z")).map { .local($0.civil(at: .utc)) }
      case .notAReminderDay, .notARetrievalDay, .celebratedRecently, .restingUntil:
        (try? CivilDate(spelling)).map(Detail.day)
      case .reservedFor, .collidedWith, .mergedInto, .mergedWith:
        NotificationID(rawValue: String(spelling)).map(Detail.id)
      default: nil
      }
    }
  }

  /// A candidate, day or time that a reason names.
  package enum Detail: Hashable, Sendable {
    /// Another candidate.
    case id(NotificationID)
    /// A civil day.
    case day(CivilDate)
    /// A local time.
    case local(CivilDateTime)
  }

  /// Creates a reason from its spelling.
  ///
  /// - Parameter rawValue: The spelling. It can be one that a later version has added.
  public init(rawValue: String) {
    let name = rawValue.prefix { $0 != ":" }
    let spelling = rawValue[name.endIndex...].dropFirst()
    content = .unknown(rawValue)
    guard let word = Word(rawValue: String(name)) else { return }
    let known = Reason(word, word.detail(spelling))
    // The spelling is kept if it isn't this version's.
    if known.rawValue == rawValue { self = known }
  }

  /// The reason as lowercase words separated by hyphens, optionally followed by a colon and an id or date.
  public var rawValue: String {
    switch content {
    case .known(let word, nil): word.rawValue
    case .known(let word, .id(let id)): "\(word.rawValue):\(id)"
    case .known(let word, .day(let day)): "\(word.rawValue):\(day)"
    case .known(let word, .local(let local)): "\(word.rawValue):\(local)"
    case .unknown(let spelling): spelling
    }
  }

  /// The spelling.
  public var description: String { rawValue }
}
