public import NudgeTime

/// Counts streaks, which are runs of consecutive periods with an achievement, taking freezes, pauses, and repairs into
/// account.
///
/// All counting is based on civil days. `HistoryTally` returns the days for achievements that have a time. The rules
/// are as follows:
///
/// - A period is a day, a week, or the stretch from one reminder day up to the next. It counts if it has an achievement
///   on a day that isn't paused. The first such period *starts* a streak, and each consecutive one *extends* it by one.
/// - The current period is *open* until it ends. It can still extend the streak, and isn't missed yet.
/// - A paused day doesn't count toward a streak, although its achievements count toward everything else. A period that
///   doesn't count is *paused*, and neither ends nor extends the streak, in two cases: if its last day is paused,
///   because then there wasn't any time left to record something, or if it has an achievement, which can only be on a
///   paused day. A week that is paused up to Saturday is therefore missed if nothing is recorded on Sunday.
/// - Every other period that doesn't count is missed. During a streak, a missed period uses a freeze if the person
///   holds one that was bought before the period ended. The period is then *frozen*, and neither ends nor extends the
///   streak. Without a streak, periods aren't missed and freezes aren't used. A person can hold at most two freezes; a
///   freeze bought while two are held isn't kept. A freeze applies to the current streak, even if the streak ends soon
///   after.
/// - A missed period without a freeze is *repaired* if there is a repair for it and it is the first such period since
///   the streak last grew. It neither ends nor extends the streak. Otherwise, the streak *ends* with it. A break of two
///   periods therefore can't be repaired, and an unnecessary repair doesn't have any effect.
///
/// A day that the person skipped, because a flight crossed the date line or because the clocks of their time zone skipped
/// it, is a paused day.
///
/// A period's outcome never changes after the period has ended, unless allowances for it are added later. Achievements
/// and freezes after today are ignored, but future pauses and repairs apply.
package struct StreakCounter: Hashable, Sendable {
  /// The period that counts once toward a streak.
  package var period: StreakPeriod
  /// The freezes, pauses, and repairs.
  package var allowances: StreakAllowances

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - period: The period that counts once toward a streak.
  ///   - allowances: The freezes, pauses, and repairs. By default, there aren't any.
  package init(_ period: StreakPeriod = .day, allowances: StreakAllowances = StreakAllowances()) {
    self.period = period
    self.allowances = allowances
  }

  /// Returns the counter with additional days that can't be missed, such as those that a flight skipped.
  package func excusing(_ days: [CivilDate]) -> StreakCounter {
    if days.isEmpty { return self }
    return StreakCounter(
      period,
      allowances: StreakAllowances(
        freezes: allowances.freezes, pauses: allowances.pauses + days.map { $0...$0 }, repairs: allowances.repairs))
  }

  /// Returns the state of the streak.
  ///
  /// - Parameters:
  ///   - days: The days with an achievement, in any order. Duplicates are allowed.
  ///   - today: The current day. Later days are ignored.
  /// - Returns: The state, including `since`, `lastOn` and `frozen`.
  /// - Complexity: O(*n*) in the number of days, freezes, pauses, and repairs, regardless of the length of the gaps
  ///   between them, if the days are in ascending order. Otherwise, they are sorted first. For ascending days, nothing
  ///   is allocated except `frozen`, unless it is empty.
  package func state(of days: [CivilDate], on today: CivilDate) -> StreakState {
    var observer = SilentObserver()
    return state(of: days, on: today, &observer)
  }

  /// Returns the state of the streak, and a log of the effect of each period on it.
  ///
  /// - Parameters:
  ///   - days: The days with an achievement, in any order. Duplicates are allowed.
  ///   - today: The current day. Later days are ignored.
  /// - Returns: The state, and the log in the order in which events took effect. A freeze takes effect on the day it
  ///   was bought, a period when it ended, and a run of paused or missed periods when the first of them ended.
  /// - Complexity: The same as for `state(of:on:)`, plus memory for the entries: at most one per day and per allowance,
  ///   and one per gap.
  package func log(of days: [CivilDate], on today: CivilDate) -> (state: StreakState, entries: [StreakEntry]) {
    var log = StreakLog()
    return (state(of: days, on: today, &log), log.entries)
  }

  /// Returns the state of the streak, reporting each period to an observer.
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

  /// Returns the state of a summary's streak.
  ///
  /// The periods since the summary's last day are evaluated as they would be with a complete history. It isn't known
  /// whether the streak has already been repaired, so one repair is available.
  ///
  /// - Parameters:
  ///   - summary: The summary. Its `currentStreak` is the streak at the end of `lastOn`. If `lastOn` is `nil`, the
  ///     period before today's is used. If it is after today, today is used. If it is paused, no earlier day in its
  ///     period is known to count. A `freezesHeld` value outside 0 to 2 is clamped, and the freezes in `allowances`
  ///     after `lastOn` are added to it.
  ///   - today: The current day.
  /// - Returns: The state. `since` is `nil`, and `frozen` contains only periods after `lastOn`.
  /// - Complexity: O(*n*) in the number of freezes, pauses, and repairs.
  package func state(of summary: AchievementSummary, on today: CivilDate) -> StreakState {
    var observer = SilentObserver()
    return state(of: summary, on: today, &observer)
  }

  /// Returns the state of a summary's streak, and a log of the effect of each period after the summary's last day.
  ///
  /// - Parameters:
  ///   - summary: The summary, as for `state(of:on:)`.
  ///   - today: The current day.
  /// - Returns: The state, and the log in the order in which events took effect.
  /// - Complexity: The same as for `state(of:on:)`.
  package func log(of summary: AchievementSummary, on today: CivilDate) -> (state: StreakState, entries: [StreakEntry])
  {
    var log = StreakLog()
    return (state(of: summary, on: today, &log), log.entries)
  }

  private func state(
    of summary: AchievementSummary, on today: CivilDate, _ observer: inout some StreakObserver
  ) -> StreakState {
    let last = Int(today.daysSinceEpoch)
    let lastOn = min(
      summary.lastOn.map { Int($0.daysSinceEpoch) } ?? period.firstDay(of: last) - 1, last)
    var run = StreakRun(
      self, today: last, lastOn: lastOn,
      summary: (
        streak: max(0, summary.currentStreak), longest: max(0, summary.longestStreak),
        held: min(max(0, summary.freezesHeld), StreakAllowances.mostFreezesHeld)
      ))
    return state(of: &run, lastOn: summary.lastOn, &observer)
  }
}

/// The state of a person's streak on a day.
///
/// Lengths are in periods of the person's own cadence, so a person who follows it doesn't lose their streak.
///
///     let state = try planner.explanation(for: person, on: today).streak
///     print(state.current, state.period, state.isAtRisk)
public struct StreakState: Hashable, Codable, Sendable {
  /// The unit in which streak lengths are counted.
  ///
  /// The raw value is used in JSON and in message selectors.
  public enum Period: String, CaseIterable, Hashable, Codable, Sendable {
    /// Days, if reminders are daily.
    case day
    /// Weeks, if reminders are on one weekday of every week.
    case week
    /// Times in a row, for all other reminders.
    ///
    /// Each is a stretch from one reminder day up to the next.
    case time
  }

  /// The unit used for `current` and `longest`.
  public var period: Period
  /// The length of the current streak, or 0 if there isn't one.
  public var current: Int
  /// The length of the longest streak, including the current one.
  public var longest: Int
  /// The day of the achievement that started the current streak, or `nil` if there isn't a streak or only a summary is
  /// known.
  public var since: CivilDate?
  /// The last day with an achievement, even if it is paused, or `nil` if there aren't any achievements.
  public var lastOn: CivilDate?
  /// A Boolean value indicating whether the current period counts because it has an achievement on a day that isn't
  /// paused.
  public var isDone: Bool
  /// A Boolean value indicating whether the streak ends with the current period if nothing else is recorded in it.
  public var isAtRisk: Bool
  /// The last day of the streak if nothing is recorded from now on, which is the end of a period.
  ///
  /// The value takes into account freezes that are held, but not future freezes. It is `nil` if there isn't a streak,
  /// or if a pause keeps the streak alive until the end of the calendar.
  public var standsThrough: CivilDate?
  /// The number of freezes held, from 0 to 2.
  public var freezesHeld: Int
  /// The first day of each period for which a freeze was used, in ascending order.
  public var frozen: [CivilDate]
}

/// The freezes, pauses, and repairs that keep a streak alive when nothing is recorded.
///
/// `StreakCounter` describes the effect of each. All dates are civil dates on the person's calendar, in any order.
package struct StreakAllowances: Hashable, Sendable {
  /// The maximum number of freezes that a person can hold at a time: 2.
  package static let mostFreezesHeld = 2

  /// The days on which freezes were bought, in ascending order, with one entry per freeze.
  package let freezes: [CivilDate]
  /// The paused days, in ascending order.
  ///
  /// Adjacent and overlapping pauses are merged.
  package let pauses: [ClosedRange<CivilDate>]
  /// The repaired periods, in ascending order.
  ///
  /// Each is represented by any one of its days.
  package let repairs: [CivilDate]

  /// Creates allowances.
  ///
  /// - Parameters:
  ///   - freezes: The days on which freezes were bought, with one entry per freeze.
  ///   - pauses: The paused days, with both ends inclusive. A pause without an end extends to `CivilDate.max`.
  ///   - repairs: One day in each missed period that is repaired.
  /// - Complexity: O(*n*) if the lists are in ascending order, otherwise O(*n* log *n*), in the total number of
  ///   elements.
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
  /// Returns the dates in ascending order, without making a copy if they already are.
  func ascending() -> [CivilDate] {
    var previous = Int32.min
    for date in self {
      guard previous <= date.daysSinceEpoch else { return sorted() }
      previous = date.daysSinceEpoch
    }
    return self
  }
}
