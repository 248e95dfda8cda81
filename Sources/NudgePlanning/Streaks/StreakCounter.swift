public import NudgeTime

/// Counts streaks: periods with an achievement that follow each other, with what freezes, pauses and repairs allow.
///
/// Everything is counted in civil days; `HistoryTally` finds the days of achievements that have a time. The rules:
///
/// - A period, a day or a week, counts once it has an achievement on a day that is not paused. The first one *starts* a streak, each that
///   follows *extends* it by one.
/// - The period of today is *open* until it ends: it may extend the streak, and is no miss yet.
/// - A day in a pause counts for no streak, though its achievements count for everything else. A period that does not count is
///   *paused*, and neither ends nor extends the streak, if its last day is in a pause, for then none of it was left to record on; or
///   if it has an achievement, which can only be on a paused day. So a week paused up to Saturday is missed if nothing is recorded on Sunday.
/// - Every other period that does not count is missed. While a streak stands, a missed period spends a freeze, if one is held that was
///   bought before the period ended: it is *frozen*, and neither ends nor extends the streak. Without a streak nothing is missed
///   and no freeze is spent. At most two are held; one bought while two are is not kept. A freeze serves the streak that
///   stands, even if that ends soon after.
/// - A missed period without a freeze is *repaired* if a repair names it and it is the first such since the streak last grew; it
///   neither ends nor extends the streak. Otherwise the streak *ends* with it. So a break of two cannot be repaired, and a repair that
///   is not needed does nothing.
///
/// What a period did never changes once it has ended, unless allowances for it are added afterwards. What is after today, be it an
/// achievement or a freeze, has not happened; pauses and repairs to come hold.
package struct StreakCounter: Hashable, Sendable {
  /// What counts once.
  package var period: StreakPeriod
  /// What lets a streak go on without an achievement.
  package var allowances: StreakAllowances

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - period: What counts once.
  ///   - allowances: What lets a streak go on without an achievement; by default nothing does.
  package init(_ period: StreakPeriod = .day, allowances: StreakAllowances = StreakAllowances()) {
    self.period = period
    self.allowances = allowances
  }

  /// How the streak stands.
  ///
  /// - Parameters:
  ///   - days: The days with an achievement, in any order; a day may stand several times.
  ///   - today: The day of asking. Later days are left aside.
  /// - Returns: The state, with all of `since`, `lastOn` and `frozen`.
  /// - Complexity: O(*n*) in the number of days given, purchases, pauses and repairs, however long the gaps between them are, if the
  ///   days ascend; otherwise they are sorted first. Allocates nothing for ascending days, but for `frozen` where it is not empty.
  package func state(of days: [CivilDate], on today: CivilDate) -> StreakState {
    var observer = SilentObserver()
    return state(of: days, on: today, &observer)
  }

  /// How the streak stands, and what each period did to it.
  ///
  /// - Parameters:
  ///   - days: The days with an achievement, in any order; a day may stand several times.
  ///   - today: The day of asking. Later days are left aside.
  /// - Returns: The state, and the log in the order in which things were settled: a purchase on its day, a period as it ended, and a run of
  ///   paused or missed ones as the first of them did.
  /// - Complexity: As for `state(of:on:)`, and as much memory as there are entries: at most one for each day given and each allowance, and one for
  ///   each gap.
  package func log(of days: [CivilDate], on today: CivilDate) -> (state: StreakState, entries: [StreakEntry]) {
    var log = StreakLog()
    return (state(of: days, on: today, &log), log.entries)
  }

  /// How the streak stands; an observer hears of each period.
  func state(
    of days: [CivilDate], on today: CivilDate, _ observer: inout some StreakObserver
  ) -> StreakState {
    let days = days.ascending()
    let last = Int(today.daysSinceEpoch)
    var run = StreakRun(self, today: last, lastOn: min(Int((days.first ?? today).daysSinceEpoch), last))
    var lastOn: CivilDate?
    for date in days {
      let day = Int(date.daysSinceEpoch)
      if day > last { break }
      lastOn = date
      run.visit(day, &observer)
    }
    return state(of: &run, lastOn: lastOn, &observer)
  }

  /// The state at the end of a walk.
  func state(
    of run: inout StreakRun, lastOn: CivilDate?, _ observer: inout some StreakObserver
  ) -> StreakState {
    let outcome = run.finish(&observer)
    return StreakState(
      current: run.streak, longest: run.longest, since: run.since.map { CivilDate(clampingDaysSinceEpoch: $0) },
      lastOn: lastOn, isDone: outcome.isDone, isAtRisk: outcome.isAtRisk,
      standsThrough: outcome.standsThrough.map { CivilDate(clampingDaysSinceEpoch: $0) }, freezesHeld: run.held,
      frozen: run.frozen)
  }

  /// How the streak of a summary stands, where only that is known.
  ///
  /// The periods since the summary's last day are decided as with a history. Whether the streak was repaired before is not known, so
  /// one repair is open to it.
  ///
  /// - Parameters:
  ///   - summary: Its `currentStreak` is the streak that stood as `lastOn` ended; its `lastOn`, where missing, is taken to be the
  ///     period before today's, and one after today to be today. Where it is in a pause, nothing before it in its period is known to
  ///     count. A `freezesHeld` outside 0 to 2 counts as the nearest; of the dated freezes in `allowances`, those after `lastOn` are
  ///     added.
  ///   - today: The day of asking.
  /// - Returns: The state; `since` is `nil`, and `frozen` has the periods after `lastOn` alone.
  /// - Complexity: O(*n*) in the number of purchases, pauses and repairs.
  package func state(of summary: AchievementSummary, on today: CivilDate) -> StreakState {
    let last = Int(today.daysSinceEpoch)
    let lastOn = min(
      summary.lastOn.map { Int($0.daysSinceEpoch) } ?? period.lastDay(of: last) - period.length, last)
    var run = StreakRun(
      self, today: last, lastOn: lastOn,
      summary: (
        streak: max(0, summary.currentStreak), longest: max(0, summary.longestStreak),
        held: min(max(0, summary.freezesHeld), StreakAllowances.mostFreezesHeld)
      ))
    var observer = SilentObserver()
    return state(of: &run, lastOn: summary.lastOn, &observer)
  }
}

/// How a person's streak stands on a day; lengths are in periods, days or weeks.
public struct StreakState: Hashable, Codable, Sendable {
  /// The length of the streak that stands; 0 where none does.
  public var current: Int
  /// The length of the longest streak there ever was, the current one included.
  public var longest: Int
  /// The day whose achievement began the streak that stands; `nil` where none does, or only a summary is known.
  public var since: CivilDate?
  /// The last day with an achievement, be it in a pause; `nil` without any.
  public var lastOn: CivilDate?
  /// Whether the period of today counts already: it has an achievement on a day that is not paused.
  public var isDone: Bool
  /// Whether the streak ends with the period of today if nothing is recorded in what is left of it.
  public var isAtRisk: Bool
  /// The last day on which the streak still stands if nothing is recorded from now on: the end of a period.
  ///
  /// The freezes that are held are spent on the way; those yet to be bought are not foreseen. `nil` where no streak stands, or
  /// where a pause keeps it to the end of the calendar.
  public var standsThrough: CivilDate?
  /// How many freezes are held; 0 to 2.
  public var freezesHeld: Int
  /// The first day of each period on which a freeze was spent, ascending.
  public var frozen: [CivilDate]
}

/// What lets a streak go on where nothing was recorded: freezes, pauses and repairs.
///
/// `StreakCounter` says what each does. All are civil dates of the person's own calendar, given in any order.
package struct StreakAllowances: Hashable, Sendable {
  /// The most freezes that a person holds at a time, 2.
  package static let mostFreezesHeld = 2

  /// The days on which a freeze was bought, ascending; a day stands once for each.
  package let freezes: [CivilDate]
  /// The days of pauses, ascending; those that meet are one.
  package let pauses: [ClosedRange<CivilDate>]
  /// The missed periods that are repaired, each by any one of its days, ascending.
  package let repairs: [CivilDate]

  /// Creates allowances.
  ///
  /// - Parameters:
  ///   - freezes: The days on which a freeze was bought, once for each.
  ///   - pauses: The days of pauses, first and last included. One without an end goes to `CivilDate.max`.
  ///   - repairs: A day of each missed period that is repaired.
  /// - Complexity: O(*n*) for lists that ascend, and otherwise O(*n* log *n*), in the number of all.
  package init(freezes: [CivilDate] = [], pauses: [ClosedRange<CivilDate>] = [], repairs: [CivilDate] = []) {
    self.freezes = freezes.ascending()
    self.pauses = Self.merged(pauses)
    self.repairs = repairs.ascending()
  }

  private static func merged(_ pauses: [ClosedRange<CivilDate>]) -> [ClosedRange<CivilDate>] {
    guard pauses.count > 1 else { return pauses }
    var merged: [ClosedRange<CivilDate>] = []
    for pause in pauses.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, last.upperBound.days(to: pause.lowerBound) <= 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, pause.upperBound)
      } else {
        merged.append(pause)
      }
    }
    return merged
  }
}

extension [CivilDate] {
  /// The same dates in ascending order; no copy where they are so already.
  func ascending() -> [CivilDate] {
    var previous = Int32.min
    for date in self {
      guard previous <= date.daysSinceEpoch else { return sorted() }
      previous = date.daysSinceEpoch
    }
    return self
  }
}
