import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

/// Facts that hold for every history, tried on random ones.
@Suite("Streak properties")
struct StreakPropertyTests {
  private static let seed: UInt64 = 20_261_122

  @Test func agreesWithItsSlowTwin() {
    var generator = SeededGenerator(seed: Self.seed)
    var seen: [StreakEntry.Event: Int] = [:]
    for round in 0..<8_000 {
      let story = StreakStory.random(using: &generator)
      let expected = StreakTwin(story).answer()
      let (state, log) = story.answer
      #expect(state == expected.state, "round \(round), seed \(Self.seed): \(story)")
      #expect(story.state == expected.state, "round \(round), seed \(Self.seed): \(story)")
      #expect(log == expected.log, "round \(round), seed \(Self.seed): \(story)")
      for entry in log { seen[entry.event, default: 0] += 1 }
    }
    // Otherwise the stories do not tell enough.
    for event in StreakEntry.Event.allCases {
      #expect(seen[event, default: 0] > 1_000, "\(event)")
    }
  }

  @Test func staysTheSameWhenEverythingIsMoved() {
    var generator = SeededGenerator(seed: Self.seed + 1)
    for _ in 0..<1_000 {
      let story = StreakStory.random(using: &generator)
      // Months and rules are not the same everywhere.
      if story.period.unit == .time { continue }
      let count = Int.random(in: -40_000...40_000, using: &generator) * (story.period == .day ? 1 : 7)
      let moved = story.moved(by: count)
      func back(_ date: CivilDate) -> CivilDate { StreakStory.date(Int(date.daysSinceEpoch) - count) }
      var state = moved.state
      state.since = state.since.map(back)
      state.lastOn = state.lastOn.map(back)
      state.standsThrough = state.standsThrough.map(back)
      state.frozen = state.frozen.map(back)
      #expect(state == story.state, "by \(count): \(story)")
      let log = moved.log.map {
        StreakEntry(
          event: $0.event, from: back($0.from), through: back($0.through), streak: $0.streak,
          freezesHeld: $0.freezesHeld)
      }
      #expect(log == story.log, "by \(count): \(story)")
    }
  }

  /// As long as the streak lasts that stands, or starts next; a later one may find a freeze gone that kept an earlier one.
  private func expectIsNeverShorter(_ changed: StreakStory, than story: StreakStory, from day: Int) -> Int {
    var since: CivilDate?
    var saved = 0
    for today in day...story.today {
      let before = story.asked(on: today).state
      let after = changed.asked(on: today).state
      if let since, after.since != since { break }
      since = after.since
      #expect(after.current >= before.current, "on \(StreakStory.date(today)): \(story); then: \(changed)")
      if after.current > before.current { saved += 1 }
    }
    return saved
  }

  @Test func isNeverShorterForAFreeze() {
    var generator = SeededGenerator(seed: Self.seed + 2)
    var saved = 0
    for _ in 0..<1_500 {
      let story = StreakStory.random(using: &generator)
      var changed = story
      let day = Int.random(in: story.today - 50...story.today, using: &generator)
      changed.freezes.append(day)
      saved += expectIsNeverShorter(changed, than: story, from: day)
    }
    #expect(saved > 1_000)
  }

  @Test func isNeverShorterForAPauseWithoutAchievements() {
    var generator = SeededGenerator(seed: Self.seed + 3)
    var saved = 0
    for _ in 0..<1_500 {
      let story = StreakStory.random(using: &generator)
      let day = Int.random(in: story.today - 50...story.today, using: &generator)
      let length = (0...20).first { story.days.contains(day + $0) } ?? 20
      guard length > 0 else { continue }
      var changed = story
      changed.pauses.append(day...day + length - 1)
      saved += expectIsNeverShorter(changed, than: story, from: day)
    }
    #expect(saved > 500)
  }

  /// What is told of the past on one day is told on every later day.
  @Test func neverRewritesAPeriodThatHasEnded() {
    var generator = SeededGenerator(seed: Self.seed + 4)
    func facts(_ log: [StreakEntry], before day: Int) -> [String] {
      let limit = StreakStory.date(day)
      return log.compactMap { entry in
        guard entry.from < limit else { return nil }
        var entry = entry
        entry.through = min(entry.through, StreakStory.date(day - 1))
        return entry.description
      }
    }
    for _ in 0..<1_500 {
      let story = StreakStory.random(using: &generator)
      let earlier = story.asked(on: Int.random(in: story.today - 60...story.today, using: &generator))
      let first = Int(
        story.period.days(around: StreakStory.date(earlier.today)).lowerBound.daysSinceEpoch)
      #expect(facts(story.log, before: first) == facts(earlier.log, before: first), "\(earlier); \(story)")
    }
  }

  @Test func endsWhenItSaid() throws {
    var generator = SeededGenerator(seed: Self.seed + 5)
    var ends = 0
    for _ in 0..<2_000 {
      var story = StreakStory.random(using: &generator)
      story.days.removeAll { $0 > story.today }
      story.freezes.removeAll { $0 > story.today }
      let state = story.state
      guard state.current > 0 else {
        #expect(state.standsThrough == nil && state.since == nil && !state.isAtRisk, "\(story)")
        continue
      }
      let last = Int(try #require(state.standsThrough).daysSinceEpoch)
      ends += 1
      for day in story.today...last {
        let later = story.asked(on: day).state
        #expect(later.current == state.current && later.since == state.since, "on \(day): \(story)")
        #expect(later.standsThrough == state.standsThrough, "on \(day): \(story)")
        #expect(later.isAtRisk == (story.period.days(around: StreakStory.date(day)).upperBound == state.standsThrough))
      }
      #expect(story.asked(on: last + 1).state.current == 0, "\(story)")
    }
    #expect(ends > 1_000)
  }

  /// The day is the first of its period that is not paused, whatever was frozen or paused before.
  @Test func findsTheDayThatReachedAThreshold() throws {
    var generator = SeededGenerator(seed: Self.seed + 7)
    let thresholds: MilestoneThresholds = try #require(MilestoneThresholds(list: [2, 3, 7], step: 5))
    var found = 0
    for _ in 0..<2_000 {
      let story = StreakStory.random(using: &generator)
      let days = story.days.filter { $0 <= story.today }
      var tally = HistoryTally(
        zone: .utc, streakDay: .midnight, now: try Timestamp(rfc3339: "\(StreakStory.date(story.today))T12:00:00Z"))
      for day in days { tally.add(Achievement(at: .date(StreakStory.date(day)))) }
      let (progress, earned) = tally.summary(streaks: thresholds, counts: thresholds, counter: story.counter)
      #expect(progress.count == days.count)
      #expect(progress.currentStreak == story.state.current && progress.longestStreak == story.state.longest)

      let log = StreakTwin(story).answer().log
      let counted = days.filter { day in !story.pauses.contains { $0.contains(day) } }.map(StreakStory.date)
      let reached = try log.filter { thresholds.isThreshold($0.streak) && [.started, .extended].contains($0.event) }
        .map { entry in
          let on = try #require(counted.filter { $0 >= entry.from && $0 <= entry.through }.min())
          return Forecast.Milestone(kind: .streakMilestone, threshold: entry.streak, on: on)
        }
      var expected = reached.max { ($0.threshold, $0.on) < ($1.threshold, $1.on) }.map { [$0] } ?? []
      if progress.currentStreak > 1, let last = reached.last, last != expected.first { expected.append(last) }
      #expect(earned.filter { $0.kind == .streakMilestone } == expected, "\(story)")
      found += expected.count
    }
    #expect(found > 1_000)
  }

  /// A summary taken as the last day's period ended leads to the same as the history, where no repair was used since.
  @Test func tellsTheSameFromASummary() {
    var generator = SeededGenerator(seed: Self.seed + 6)
    for _ in 0..<3_000 {
      var story = StreakStory.random(using: &generator)
      story.repairs = []
      // The last achievement ends what is known; nothing was bought later in its period.
      guard let lastOn = story.days.filter({ $0 <= story.today }).max() else { continue }
      let known = story.asked(on: lastOn).state
      let summary = AchievementSummary(
        count: story.days.count, currentStreak: known.current, longestStreak: known.longest, lastOn: known.lastOn,
        freezesHeld: known.freezesHeld)
      var state = story.counter.state(of: summary, on: StreakStory.date(story.today))
      let expected = story.state
      #expect(state.since == nil)
      #expect(state.frozen == expected.frozen.suffix(state.frozen.count))
      state.since = expected.since
      state.frozen = expected.frozen
      // A week may have counted before an achievement in a pause; a summary does not tell.
      if story.pauses.contains(where: { $0.contains(lastOn) }) { state.isDone = expected.isDone }
      #expect(state == expected, "\(story)")
    }
  }
}
