public import NudgeTime

/// Counts streaks: periods with an achievement that follow each other, with what freezes, pauses and repairs allow.
///
/// Everything is told by civil days; where achievements are moments, `HistoryTally` finds the days. The rules:
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
public struct StreakCounter: Hashable, Sendable {
  /// What counts once.
  public var period: StreakPeriod
  /// What lets a streak go on without an achievement.
  public var allowances: StreakAllowances

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - period: What counts once.
  ///   - allowances: What lets a streak go on without an achievement; by default nothing does.
  public init(_ period: StreakPeriod = .day, allowances: StreakAllowances = StreakAllowances()) {
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
  public func state(of days: [CivilDate], on today: CivilDate) -> StreakState {
    var observer = FreezeObserver()
    var state = state(of: days, on: today, &observer)
    state.frozen = observer.frozen
    return state
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
  public func log(of days: [CivilDate], on today: CivilDate) -> (state: StreakState, entries: [StreakEntry]) {
    var log = StreakLog()
    var state = state(of: days, on: today, &log)
    state.frozen = log.frozen
    return (state, log.entries)
  }

  /// How the streak stands, but for the periods on which freezes were spent; an observer hears of them.
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
      frozen: [])
  }
}
