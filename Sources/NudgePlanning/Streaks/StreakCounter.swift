public import NudgeTime

/// Counts streaks, which are runs of consecutive periods with an achievement, with freezes, pauses and repairs.
///
/// Everything is counted in civil days. `HistoryTally` returns the days of achievements that have a time. The rules:
///
/// - A period, which is a day, a week, or the stretch from one reminder day up to the next, counts if it has an
///   achievement on a day that isn't paused. The first such period *starts* a streak, and each consecutive one
///   *extends* it by one.
/// - The current period is *open* until it ends. It can extend the streak, and isn't missed yet.
/// - A day in a pause doesn't count for a streak, although its achievements count for everything else. A period that
///   doesn't count is *paused*, and neither ends nor extends the streak, in two cases: if its last day is in a pause,
///   so that no time was left to record anything; or if it has an achievement, which can only be on a paused day. A
///   week that is paused up to Saturday is therefore missed if nothing is recorded on Sunday.
/// - Every other period that doesn't count is missed. If there is a streak, a missed period uses a freeze that is held
///   and was bought before the period ended: it is *frozen*, and neither ends nor extends the streak. Without a streak,
///   nothing is missed and no freeze is used. A person holds at most two freezes; one bought while two are held isn't
///   kept. A freeze applies to the current streak, even if that ends soon after.
/// - A missed period without a freeze is *repaired* if there is a repair for it and it is the first such period since
///   the streak last grew. It neither ends nor extends the streak. Otherwise, the streak *ends* with it. A break of two
///   periods can therefore not be repaired, and an unnecessary repair has no effect.
///
/// The outcome of a period never changes after it has ended, unless allowances for it are added later. Achievements and
/// freezes after today are ignored. Future pauses and repairs apply.
package struct StreakCounter: Hashable, Sendable {
  /// The period that counts once.
  package var period: StreakPeriod
  /// The freezes, pauses and repairs.
  package var allowances: StreakAllowances

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - period: The period that counts once.
  ///   - allowances: The freezes, pauses and repairs; none by default.
  package init(_ period: StreakPeriod = .day, allowances: StreakAllowances = StreakAllowances()) {
    self.period = period
    self.allowances = allowances
  }

  /// Returns the state of the streak.
  ///
  /// - Parameters:
  ///   - days: The days with an achievement, in any order and possibly with duplicates.
  ///   - today: The current day. Later days are ignored.
  /// - Returns: The state, including `since`, `lastOn` and `frozen`.
  /// - Complexity: O(*n*) in the number of days, freezes, pauses and repairs, however long the gaps between them are,
  ///   if the days are ascending; otherwise they are sorted first. For ascending days, nothing is allocated except a
  ///   nonempty `frozen`.
  package func state(of days: [CivilDate], on today: CivilDate) -> StreakState {
    var observer = SilentObserver()
    return state(of: days, on: today, &observer)
  }

  /// Returns the state of the streak, and a log of the effect of each period on it.
  ///
  /// - Parameters:
  ///   - days: The days with an achievement, in any order and possibly with duplicates.
  ///   - today: The current day. Later days are ignored.
  /// - Returns: The state, and the log in the order in which events took effect: a freeze on the day it was bought, a
  ///   period when it ended, and a run of paused or missed periods when the first of them ended.
  /// - Complexity: The same as for `state(of:on:)`, plus memory for the entries: at most one for each day and each
  ///   allowance, and one for each gap.
  package func log(of days: [CivilDate], on today: CivilDate) -> (state: StreakState, entries: [StreakEntry]) {
    var log = StreakLog()
    return (state(of: days, on: today, &log), log.entries)
  }

  /// Returns the state of the streak, and reports each period to an observer.
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

  /// Returns the state at the end of a run.
  func state(
    of run: inout StreakRun, lastOn: CivilDate?, _ observer: inout some StreakObserver
  ) -> StreakState {
    let outcome = run.finish(&observer)
    return StreakState(
      period: period.unit, current: run.streak, longest: run.longest,
      since: run.since.map { CivilDate(clampingDaysSinceEpoch: $0) },
      lastOn: lastOn, isDone: outcome.isDone, isAtRisk: outcome.isAtRisk,
      standsThrough: outcome.standsThrough.map { CivilDate(clampingDaysSinceEpoch: $0) }, freezesHeld: run.held,
      frozen: run.frozen)
  }

  /// Returns the state of the streak of a summary.
  ///
  /// The periods since the summary's last day are decided as they are with a complete history. It isn't known whether
  /// the streak was repaired before, so one repair is available.
  ///
  /// - Parameters:
  ///   - summary: The summary. Its `currentStreak` is the streak at the end of `lastOn`. If `lastOn` is `nil`, the
  ///     period before today's is used; if it is after today, today is used. If it is in a pause, no earlier day of its
  ///     period is known to count. A `freezesHeld` outside 0 to 2 is clamped. Of the freezes in `allowances`, the ones
  ///     after `lastOn` are added.
  ///   - today: The current day.
  /// - Returns: The state. `since` is `nil`, and `frozen` contains only periods after `lastOn`.
  /// - Complexity: O(*n*) in the number of freezes, pauses and repairs.
  package func state(of summary: AchievementSummary, on today: CivilDate) -> StreakState {
    let last = Int(today.daysSinceEpoch)
    let lastOn = min(
      summary.lastOn.map { Int($0.daysSinceEpoch) } ?? period.firstDay(of: last) - 1, last)
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

/// The state of a person's streak on a day.
///
/// Lengths are in periods of the person's own cadence, so nobody loses a streak for following it.
///
///     let state = try planner.explanation(for: person, on: today).streak
///     print(state.current, state.period, state.isAtRisk)
public struct StreakState: Hashable, Codable, Sendable {
  /// The unit in which the lengths of a streak are counted.
  ///
  /// The raw value is the spelling in JSON, and the one that messages select on.
  public enum Period: String, CaseIterable, Hashable, Codable, Sendable {
    /// Days, if reminders are daily.
    case day
    /// Weeks, if reminders are on one weekday of every week.
    case week
    /// Times in a row, for all other reminders: the stretches from one reminder day up to the next.
    case time
  }

  /// The unit of `current` and `longest`.
  public var period: Period
  /// The length of the current streak; 0 if there is none.
  public var current: Int
  /// The length of the longest streak, including the current one.
  public var longest: Int
  /// The day of the achievement that started the current streak; `nil` if there is none, or if only a summary is known.
  public var since: CivilDate?
  /// The last day with an achievement, even if it is in a pause; `nil` if there is none.
  public var lastOn: CivilDate?
  /// A Boolean value indicating whether the current period counts: it has an achievement on a day that isn't paused.
  public var isDone: Bool
  /// A Boolean value indicating whether the streak ends with the current period if nothing more is recorded in it.
  public var isAtRisk: Bool
  /// The last day of the streak if nothing is recorded from now on, which is the end of a period.
  ///
  /// Freezes that are held are used, but future freezes aren't anticipated. The value is `nil` if there is no streak,
  /// or if a pause keeps it alive until the end of the calendar.
  public var standsThrough: CivilDate?
  /// The number of freezes held, 0 to 2.
  public var freezesHeld: Int
  /// The first day of each period for which a freeze was used, ascending.
  public var frozen: [CivilDate]
}

/// The freezes, pauses and repairs that keep a streak alive when nothing is recorded.
///
/// `StreakCounter` defines the effect of each. All dates are civil dates on the person's calendar, in any order.
package struct StreakAllowances: Hashable, Sendable {
  /// The maximum number of freezes that a person holds at a time, 2.
  package static let mostFreezesHeld = 2

  /// The days on which freezes were bought, ascending, with one entry for each freeze.
  package let freezes: [CivilDate]
  /// The paused days, ascending.
  ///
  /// Adjacent and overlapping pauses are merged.
  package let pauses: [ClosedRange<CivilDate>]
  /// The repaired periods, each given by any one of its days, ascending.
  package let repairs: [CivilDate]

  /// Creates allowances.
  ///
  /// - Parameters:
  ///   - freezes: The days on which freezes were bought, with one entry for each freeze.
  ///   - pauses: The paused days, including both ends. A pause without an end extends to `CivilDate.max`.
  ///   - repairs: A day of each missed period that is repaired.
  /// - Complexity: O(*n*) for ascending lists, otherwise O(*n* log *n*), in the total number of elements.
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
  /// Returns the dates in ascending order, without a copy if they already are.
  func ascending() -> [CivilDate] {
    var previous = Int32.min
    for date in self {
      guard previous <= date.daysSinceEpoch else { return sorted() }
      previous = date.daysSinceEpoch
    }
    return self
  }
}
