internal import NudgeText
internal import NudgeTime

/// A single pass over the days with an achievement, which determines the effect of each period on the streak in order.
///
/// Days are counted since 1970-01-01, and a period is identified by its last day. A gap is processed as a whole, except
/// for its freezes, repair, and pauses, so the days in between don't cost anything. The effect of a period doesn't
/// depend on anything after it.
struct StreakRun {
  /// The length of the current streak, or 0 if there isn't one.
  private(set) var streak: Int
  private(set) var longest: Int
  /// The day of the achievement that started the streak.
  private(set) var since: Int?
  /// The number of freezes held.
  private(set) var held: Int
  /// The first days of the periods before today for which a freeze was used.
  private(set) var frozen: [CivilDate] = []

  private let period: StreakPeriod
  private let today: Int
  private let allowances: StreakAllowances
  /// The last day of the most recently processed period.
  private var end: Int
  /// The last day of the period after `end`.
  private var next: Int
  /// A Boolean value indicating whether the period after `end` contains achievements, all of which are on paused days
  /// so far.
  private var isTouched = false
  /// A Boolean value indicating whether a repair was used since the streak last grew.
  private var isRepaired = false
  /// The last day of the period that ended the previous streak.
  private var endedWith: Int?
  // The first freeze, pause, and repair that can still have an effect. The day is `Int.max` if there isn't one.
  private var freezeIndex = 0
  private var freezeDay = Int.max
  private var pauseIndex = 0
  private var pauseFrom = Int.max
  private var pauseThrough = Int.max
  private var repairIndex = 0

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - counter: The streak counter, which provides the period and the allowances.
  ///   - today: The current day.
  ///   - lastOn: The last day that has already been counted, or the first day to count if there isn't a summary.
  ///   - summary: The state at the end of `lastOn`, or `nil` to start without a streak.
  init(
    _ counter: borrowing StreakCounter, today: Int, lastOn: Int, summary: (streak: Int, longest: Int, held: Int)? = nil
  ) {
    period = counter.period
    allowances = counter.allowances
    self.today = today
    streak = summary?.streak ?? 0
    longest = summary?.longest ?? 0
    held = summary?.held ?? 0
    end = summary == nil ? counter.period.firstDay(of: lastOn) - 1 : counter.period.lastDay(of: lastOn)
    next = counter.period.lastDay(of: end + 1)
    setFreezeDay()
    setPause()
    if summary != nil {
      // Freezes bought on or before that day are included in the number held.
      while freezeDay <= lastOn { moveOverFreeze() }
      if isPaused(lastOn) {
        endPeriods(with: period.firstDay(of: lastOn) - 1)
        isTouched = true
      }
    }
  }

  /// Adds the next day with an achievement, which must not be before the last one.
  @inline(__always)
  mutating func visit(_ day: Int, _ observer: inout some StreakObserver) {
    // Each period counts once.
    guard day > end else { return }
    if day > next { moveOn(to: day, &observer) }
    if isPaused(day) {
      isTouched = true
      return
    }
    isTouched = false
    let first = end + 1
    endPeriods(with: next)
    takeFreezes(through: end, &observer)
    isRepaired = false
    streak += 1
    if streak == 1 { since = day }
    observer.note(streak == 1 ? .started : .extended, from: first, through: end, on: day, in: self)
  }

  /// Processes all periods that have ended by today, and returns the outcome.
  ///
  /// Don't use the run after calling this method.
  mutating func finish(_ observer: inout some StreakObserver) -> (isDone: Bool, standsThrough: Int?, isAtRisk: Bool) {
    let current = period.lastDay(of: today)
    if end < current { moveOn(to: today, &observer) }
    takeFreezes(through: today, &observer)
    let isDone = end >= current
    longest = max(longest, streak)
    guard streak > 0 else { return (isDone, nil, false) }
    if !isDone {
      // A period can still count unless all its remaining days are paused.
      let isOver = isPaused(today) && pauseThrough >= current
      observer.note(isOver ? .paused : .open, from: end + 1, through: current, on: end + 1, in: self)
    }
    let standsThrough = endIfNothingIsRecorded()
    return (isDone, standsThrough, standsThrough == current)
  }

  /// Returns the last day of the streak if nothing is recorded from now on, or `nil` if the streak lasts until the end
  /// of the calendar.
  private func endIfNothingIsRecorded() -> Int? {
    var ahead = self
    if ahead.isTouched { ahead.endPeriods(with: next) }
    var silence = SilentObserver()
    ahead.close(through: period.end(onOrBefore: Int(CivilDate.max.daysSinceEpoch)), &silence)
    return ahead.streak == 0 ? ahead.endedWith : nil
  }

  /// Processes all periods before the one that contains a day.
  private mutating func moveOn(to day: Int, _ observer: inout some StreakObserver) {
    guard day > next else { return }
    let last = period.firstDay(of: day) - 1
    if isTouched {
      isTouched = false
      let next = next
      if streak > 0 {
        takeFreezes(through: next, &observer)
        close(.paused, through: next, &observer)
      } else {
        close(through: next, &observer)
      }
    }
    close(through: last, &observer)
  }

  /// Processes periods without an achievement.
  private mutating func close(through last: Int, _ observer: inout some StreakObserver) {
    while end < last {
      guard streak > 0 else {
        if endedWith != nil { observer.note(.ended, from: end + 1, through: last, on: end + 1, in: self) }
        endPeriods(with: last)
        return
      }
      let next = next
      takeFreezes(through: next, &observer)
      if isPaused(next) {
        // All periods whose last day is in this pause are processed at once.
        close(.paused, through: pauseThrough < last ? period.end(onOrBefore: pauseThrough) : last, &observer)
      } else if held > 0 {
        held -= 1
        // Periods that end today or later are only a prediction.
        if next < today { frozen.append(CivilDate(clampingDaysSinceEpoch: end + 1)) }
        close(.frozen, through: next, &observer)
      } else if !isRepaired, isNamed(from: end + 1, through: next) {
        isRepaired = true
        close(.repaired, through: next, &observer)
      } else {
        longest = max(longest, streak)
        streak = 0
        since = nil
        endedWith = next
        close(.ended, through: last, &observer)
      }
    }
  }

  private mutating func close(_ event: StreakEntry.Event, through last: Int, _ observer: inout some StreakObserver) {
    let from = end + 1
    endPeriods(with: last)
    observer.note(event, from: from, through: last, on: from, in: self)
  }

  @inline(__always)
  private mutating func endPeriods(with last: Int) {
    end = last
    next = period.lastDay(of: last + 1)
  }

  /// Adds the freezes bought on or before a day, but not after today.
  private mutating func takeFreezes(through day: Int, _ observer: inout some StreakObserver) {
    while freezeDay <= min(day, today) {
      let isKept = held < StreakAllowances.mostFreezesHeld
      if isKept { held += 1 }
      observer.note(
        isKept ? .freezeBought : .freezeNotKept, from: freezeDay, through: freezeDay, on: freezeDay, in: self)
      moveOverFreeze()
    }
  }

  private mutating func moveOverFreeze() {
    freezeIndex += 1
    setFreezeDay()
  }

  private mutating func setFreezeDay() {
    let freezes = allowances.freezes
    freezeDay = freezeIndex < freezes.count ? Int(freezes[freezeIndex].daysSinceEpoch) : .max
  }

  /// Returns a Boolean value indicating whether a day is in a pause.
  ///
  /// Days must be passed in ascending order.
  private mutating func isPaused(_ day: Int) -> Bool {
    while pauseThrough < day {
      pauseIndex += 1
      setPause()
    }
    return pauseFrom <= day
  }

  private mutating func setPause() {
    let pauses = allowances.pauses
    guard pauseIndex < pauses.count else {
      pauseFrom = .max
      pauseThrough = .max
      return
    }
    pauseFrom = Int(pauses[pauseIndex].lowerBound.daysSinceEpoch)
    pauseThrough = Int(pauses[pauseIndex].upperBound.daysSinceEpoch)
  }

  /// Returns a Boolean value indicating whether there is a repair for a period.
  ///
  /// Days must be passed in ascending order.
  private mutating func isNamed(from first: Int, through last: Int) -> Bool {
    let repairs = allowances.repairs
    while repairIndex < repairs.count, repairs[repairIndex].daysSinceEpoch < first { repairIndex += 1 }
    return repairIndex < repairs.count && repairs[repairIndex].daysSinceEpoch <= last
  }
}

/// An observer of a `StreakRun`'s events.
///
/// An observer that does nothing has no cost.
protocol StreakObserver {
  /// Receives an event.
  ///
  /// Days are counted since 1970-01-01.
  ///
  /// - Parameters:
  ///   - event: The kind of event. `paused` and `ended` can be reported again for the following periods.
  ///   - from: The first day.
  ///   - through: The last day.
  ///   - day: The day of the achievement for `started` and `extended`, and otherwise `from`.
  ///   - run: The run, with the state after the event.
  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun)
}

/// An observer that ignores all events.
struct SilentObserver: StreakObserver {
  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {}
}
