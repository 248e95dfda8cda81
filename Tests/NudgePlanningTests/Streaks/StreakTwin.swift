import NudgeTime

@testable import NudgePlanning

/// The slow, obvious twin of `StreakCounter`: every day of the calendar lived through one by one.
struct StreakTwin {
  private let story: StreakStory
  private let recorded: Set<Int>
  private let paused: Set<Int>

  private(set) var log: [StreakEntry] = []
  private(set) var streak = 0
  private(set) var longest = 0
  private(set) var since: Int?
  private(set) var held = 0
  private(set) var frozen: [Int] = []
  private var hasEnded = false
  private var isRepaired = false
  /// The first day of the period, and what it has seen.
  private var first: Int?
  private var countedOn: Int?
  private var hasPausedAchievement = false

  /// Lives through a story up to its today.
  init(_ story: StreakStory) {
    self.story = story
    recorded = Set(story.days.filter { $0 <= story.today })
    paused = Set(story.pauses.joined())
    let first = (story.days + story.freezes + [story.today]).min() ?? story.today
    // Ten weeks earlier, so that the first period is a whole one.
    for day in first - 70...story.today {
      if day > first - 70, isFirstOfPeriod(day) { endPeriod(on: day - 1) }
      live(day)
    }
  }

  private func isFirstOfPeriod(_ day: Int) -> Bool {
    switch story.period {
    case .day: true
    case .week(let weekday): StreakStory.date(day).weekday == weekday
    case .stretch(let pattern):
      pattern.schedule.patternDay(before: StreakStory.date(day + 1)) == StreakStory.date(day)
    }
  }

  private mutating func live(_ day: Int) {
    if isFirstOfPeriod(day) || first == nil {
      first = day
      countedOn = nil
      hasPausedAchievement = false
    }
    if day <= story.today {
      for _ in story.freezes.filter({ $0 == day }) {
        if held == 2 {
          note(.freezeNotKept, day, day)
        } else {
          held += 1
          note(.freezeBought, day, day)
        }
      }
    }
    guard recorded.contains(day) else { return }
    if paused.contains(day) {
      hasPausedAchievement = true
    } else if countedOn == nil {
      countedOn = day
    }
  }

  private mutating func endPeriod(on last: Int) {
    guard let first else { return }
    if let countedOn {
      isRepaired = false
      streak += 1
      if streak == 1 { since = countedOn }
      note(streak == 1 ? .started : .extended, first, last)
      longest = max(longest, streak)
    } else if streak == 0 {
      if hasEnded { note(.ended, first, last) }
    } else if paused.contains(last) || hasPausedAchievement {
      note(.paused, first, last)
    } else if held > 0 {
      held -= 1
      frozen.append(first)
      note(.frozen, first, last)
    } else if !isRepaired, story.repairs.contains(where: { first <= $0 && $0 <= last }) {
      isRepaired = true
      note(.repaired, first, last)
    } else {
      streak = 0
      since = nil
      hasEnded = true
      note(.ended, first, last)
    }
  }

  private mutating func note(_ event: StreakEntry.Event, _ first: Int, _ last: Int) {
    let entry = StreakEntry(
      event: event, from: StreakStory.date(first), through: StreakStory.date(last), streak: streak, freezesHeld: held)
    let previous = log.lastIndex { $0.event != .freezeBought && $0.event != .freezeNotKept }
    if event == .paused || event == .ended, let previous, log[previous].event == event {
      log[previous].through = entry.through
    } else {
      log.append(entry)
    }
  }

  /// What `StreakCounter` is to answer.
  func answer() -> (state: StreakState, log: [StreakEntry]) {
    var end = story.today
    while !isFirstOfPeriod(end + 1) { end += 1 }
    var now = self
    if countedOn != nil {
      now.endPeriod(on: end)
    } else if streak > 0, let first {
      now.note((story.today...end).allSatisfy(paused.contains) ? .paused : .open, first, end)
    }

    var standsThrough: Int?
    if now.streak > 0 {
      // Live on until it ends; nothing is recorded or bought any more.
      var ahead = self
      var day = story.today
      while true {
        day += 1
        if isFirstOfPeriod(day) {
          ahead.endPeriod(on: day - 1)
          if ahead.streak == 0 { break }
        }
        ahead.live(day)
      }
      standsThrough = day - 1
    }
    let state = StreakState(
      period: story.period.unit, current: now.streak, longest: now.longest, since: now.since.map(StreakStory.date),
      lastOn: recorded.max().map(StreakStory.date), isDone: countedOn != nil, isAtRisk: standsThrough == end,
      standsThrough: standsThrough.map(StreakStory.date), freezesHeld: now.held,
      frozen: now.frozen.map(StreakStory.date))
    return (state, now.log)
  }
}
