internal import NudgeText
internal import NudgeTime

/// One walk over the days with an achievement: what each period does to the streak, decided in their order and once.
///
/// Days are counted since 1970-01-01, and a period is identified by its last day. A gap is decided as a whole, but for its freezes, its
/// repair and its pauses, so that the walk costs nothing for the days between. What a period does depends on nothing after it.
struct StreakRun {
  /// The length of the streak that stands; 0 where none does.
  private(set) var streak: Int
  private(set) var longest: Int
  /// The day whose achievement began the streak.
  private(set) var since: Int?
  /// How many freezes are held.
  private(set) var held: Int
  /// The first days of the periods before today on which a freeze was spent.
  private(set) var frozen: [CivilDate] = []

  private let period: StreakPeriod
  private let length: Int
  private let today: Int
  private let allowances: StreakAllowances
  /// The last day of the last period that is decided.
  private var end: Int
  /// Whether the period after `end` has achievements so far, all on paused days.
  private var isTouched = false
  /// Whether a repair was used since the streak last grew.
  private var isRepaired = false
  /// The end of the period that ended the last streak.
  private var endedWith: Int?
  // The first purchase, pause and repair that may still matter; without any, days that never come.
  private var freezeIndex = 0
  private var freezeDay = Int.max
  private var pauseIndex = 0
  private var pauseFrom = Int.max
  private var pauseThrough = Int.max
  private var repairIndex = 0

  /// Begins a walk.
  ///
  /// - Parameters:
  ///   - counter: The period and what is allowed.
  ///   - today: The day of asking.
  ///   - lastOn: The last day that is counted already, or else the first to come.
  ///   - summary: What is known as `lastOn` ended; `nil` to begin with nothing.
  init(_ counter: StreakCounter, today: Int, lastOn: Int, summary: (streak: Int, longest: Int, held: Int)? = nil) {
    period = counter.period
    length = counter.period.length
    allowances = counter.allowances
    self.today = today
    streak = summary?.streak ?? 0
    longest = summary?.longest ?? 0
    held = summary?.held ?? 0
    end = counter.period.lastDay(of: lastOn)
    setFreezeDay()
    setPause()
    if summary == nil {
      end -= length
    } else {
      // What was bought until then is in the number held.
      while freezeDay <= lastOn { moveOverFreeze() }
      if isPaused(lastOn) {
        end -= length
        isTouched = true
      }
    }
  }

  /// Takes the next day with an achievement, which is not before the last one.
  @inline(__always)
  mutating func visit(_ day: Int, _ observer: inout some StreakObserver) {
    // Each period counts once.
    guard day > end else { return }
    if day > end + length { moveOn(to: day, &observer) }
    if isPaused(day) {
      isTouched = true
      return
    }
    isTouched = false
    end += length
    takeFreezes(through: end, &observer)
    isRepaired = false
    streak += 1
    if streak == 1 { since = day }
    observer.note(
      streak == 1 ? .started : .extended, from: end - length + 1, through: end, on: day, in: self)
  }

  /// Decides all that has ended by today, and says how things stand; the last step.
  mutating func finish(_ observer: inout some StreakObserver) -> (isDone: Bool, standsThrough: Int?, isAtRisk: Bool) {
    let current = period.lastDay(of: today)
    if end < current { moveOn(to: today, &observer) }
    takeFreezes(through: today, &observer)
    let isDone = end >= current
    longest = max(longest, streak)
    guard streak > 0 else { return (isDone, nil, false) }
    if !isDone {
      // A period still can count unless all that is left of it is paused.
      let isOver = isPaused(today) && pauseThrough >= current
      observer.note(isOver ? .paused : .open, from: end + 1, through: current, on: end + 1, in: self)
    }
    let standsThrough = endIfNothingIsRecorded()
    return (isDone, standsThrough, standsThrough == current)
  }

  /// The last day on which the streak stands if nothing is recorded from now on; `nil` where the calendar ends before it.
  private func endIfNothingIsRecorded() -> Int? {
    var ahead = self
    if ahead.isTouched { ahead.end += length }
    let last = Int(CivilDate.max.daysSinceEpoch)
    var silence = SilentObserver()
    ahead.close(through: ahead.end + max(0, last - ahead.end) / length * length, &silence)
    return ahead.streak == 0 ? ahead.endedWith : nil
  }

  /// Decides all periods before the one that holds a day.
  private mutating func moveOn(to day: Int, _ observer: inout some StreakObserver) {
    let last = end + (day - end - 1) / length * length
    guard last > end else { return }
    if isTouched {
      isTouched = false
      let next = end + length
      if streak > 0 {
        takeFreezes(through: next, &observer)
        close(.paused, through: next, &observer)
      } else {
        close(through: next, &observer)
      }
    }
    close(through: last, &observer)
  }

  /// Decides periods without an achievement.
  private mutating func close(through last: Int, _ observer: inout some StreakObserver) {
    while end < last {
      guard streak > 0 else {
        if endedWith != nil { observer.note(.ended, from: end + 1, through: last, on: end + 1, in: self) }
        end = last
        return
      }
      let next = end + length
      takeFreezes(through: next, &observer)
      if isPaused(next) {
        // At once all periods whose last day is in this pause.
        close(.paused, through: next + (min(pauseThrough, last) - next) / length * length, &observer)
      } else if held > 0 {
        held -= 1
        // Periods from today on are only a look ahead.
        if next < today { frozen.append(CivilDate(clampingDaysSinceEpoch: end + 1)) }
        close(.frozen, through: next, &observer)
      } else if !isRepaired, isNamed(next) {
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
    end = last
    observer.note(event, from: from, through: last, on: from, in: self)
  }

  /// Takes the freezes bought until a day; what is not bought yet stays.
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

  /// Whether a day, not before the last one asked for, is in a pause.
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

  /// Whether a repair names the period that ends with a day, not before the last one asked for.
  private mutating func isNamed(_ end: Int) -> Bool {
    let repairs = allowances.repairs
    while repairIndex < repairs.count, repairs[repairIndex].daysSinceEpoch <= end - length { repairIndex += 1 }
    return repairIndex < repairs.count && repairs[repairIndex].daysSinceEpoch <= end
  }
}

/// Hears what a `StreakRun` decides, as it does; one that does nothing costs nothing.
protocol StreakObserver {
  /// Hears of one event. Days are counted since 1970-01-01.
  ///
  /// - Parameters:
  ///   - event: What happened. `paused` and `ended` may come again for the periods that follow.
  ///   - from: The first day.
  ///   - through: The last day.
  ///   - day: The day of the achievement for `started` and `extended`; otherwise `from`.
  ///   - run: What holds after it.
  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun)
}

/// Hears nothing.
struct SilentObserver: StreakObserver {
  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {}
}

/// Keeps the streak milestones that were reached from a day on.
struct ReachedObserver: StreakObserver {
  /// A milestone.
  struct Milestone {
    var threshold: Int
    var on: CivilDate
    /// Whether a streak was as long before.
    var isAgain: Bool
  }

  private let thresholds: MilestoneThresholds?
  private let first: Int
  private(set) var reached: [Milestone] = []

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - thresholds: The streaks that are milestones; `nil` for none.
  ///   - first: The first day that matters; by default, all days do.
  init(_ thresholds: MilestoneThresholds?, since first: CivilDate = .min) {
    self.thresholds = thresholds
    self.first = Int(first.daysSinceEpoch)
  }

  mutating func note(_ event: StreakEntry.Event, from: Int, through: Int, on day: Int, in run: StreakRun) {
    guard event == .started || event == .extended, day >= first, thresholds?.isThreshold(run.streak) == true else {
      return
    }
    reached.append(
      Milestone(
        threshold: run.streak, on: CivilDate(clampingDaysSinceEpoch: day), isAgain: run.longest >= run.streak))
  }
}
