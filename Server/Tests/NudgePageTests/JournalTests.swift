import Foundation
import Hummingbird
import HummingbirdTesting
import Nudge
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import NudgeWeb

@Suite("The journal on a person's page")
struct JournalTests {
  @Test func anAchievementIsRecordedAndCelebrated() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let answer = try await browser.post("/achievements", [("title", " Ran 5 km \r\n in the rain "), ("day", "")])
      #expect(answer.status == .seeOther)
      let location = try #require(answer.headers[.location])
      let page = try await browser.open(String(location.prefix { $0 != "#" }))
      #expect(page.text.contains("Your first entry. A good start!"))
      #expect(page.text.contains("Ran 5 km\nin the rain"))
      #expect(try await site.person().history.achievements.map(\.title) == ["Ran 5 km\nin the rain"])
    }
  }

  @Test func onlyMilestonesThatWereReachedAreCelebrated() async throws {
    let site = try PageSite()
    try await site.store(achievements: (1...7).map { "Day \($0)" })
    try await site.visit { browser async throws in
      let page = try await browser.open("/?done=recorded&reached=streak-milestone-7&reached=count-milestone-1000")
      #expect(page.text.contains("7 days in a row!"))
      #expect(!page.text.contains("1,000"))
    }
  }

  @Test func aMilestoneOfLongAgoIsNotCelebratedAgain() async throws {
    let site = try PageSite()
    try await site.store(achievements: (1...12).map { "Day \($0)" })
    try await site.visit { browser async throws in
      let answer = try await browser.post("/achievements", [("title", "Earlier"), ("day", "2026-11-01")])
      #expect(answer.headers[.location] == "/?done=recorded#journal")
      let page = try await browser.open("/?done=recorded&reached=count-milestone-10&reached=streak-milestone-7")
      #expect(page.text.contains("Written down.") && !page.text.contains(#"class="reached""#))
    }
  }

  @Test func whatWasTypedIsKept() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let empty = try await browser.post("/achievements", [("title", "  "), ("day", "2026-11-25")])
      #expect(empty.status == .unprocessableContent)
      #expect(empty.text.contains("Write a few words first.") && empty.text.contains("aria-invalid"))
      let future = try await browser.post("/achievements", [("title", "<b>Ran</b>"), ("day", "2026-11-26")])
      #expect(future.text.contains("Choose today or an earlier day."))
      #expect(future.text.contains("&lt;b&gt;Ran&lt;/b&gt;</textarea>"))
      #expect(future.text.contains("value=\"2026-11-26\""))
      let long = try await browser.post("/achievements", [("title", String(repeating: "长", count: 2_000))])
      #expect(long.text.contains("That’s too long to keep."))
      #expect(try await site.person().history.achievements.isEmpty)
    }
  }

  @Test func aPlaceInTheJournalThatIsGoneLeadsToTheLatestEntries() async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Ran 5 km", "Swam"])
    try await site.visit { browser async throws in
      let earlier = try await browser.open("/?before=a-0")
      #expect(!earlier.text.contains("Ran 5 km") && earlier.text.contains("Swam"))
      let gone = try await browser.open("/?before=nope")
      #expect(gone.text.contains("Ran 5 km") && gone.text.contains("Swam"))
    }
  }

  @Test func anEarlierDayIsADateAlone() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      _ = try await browser.post("/achievements", [("title", "Ran"), ("day", "2026-11-20")])
      let achievement = try #require(try await site.person().history.achievements.first)
      #expect(achievement.moment == .date(try CivilDate("2026-11-20")))
      #expect(try await browser.open("/").text.contains("Fri, Nov 20, 2026"))
    }
  }

  @Test func entriesComeInPages() async throws {
    let site = try PageSite()
    try await site.store(achievements: (0..<25).map { "Entry number \($0)." })
    try await site.visit { browser async throws in
      let first = try await browser.open("/").text
      #expect(first.contains("Entry number 9.") && !first.contains("Entry number 10."))
      #expect(first.contains("/?before=a-9#entries"))
      let last = try await browser.open("/?before=a-19").text
      #expect(last.contains("Entry number 24.") && !last.contains("?before="))
      #expect(first.contains("<span class=\"figure\">25</span>"))
    }
  }

  @Test func anEntryIsDeleted() async throws {
    let site = try PageSite()
    try await site.store(achievements: ["Ran", "Swam"])
    try await site.visit { browser async throws in
      #expect(try await browser.post("/achievements/delete", [("id", "a-0")]).status == .seeOther)
      #expect(try await browser.post("/achievements/delete", [("id", "a-0")]).status == .seeOther, "again")
      #expect(try await site.person().history.achievements.map(\.title) == ["Swam"])
    }
  }

  @Test func aPauseBeginsAndEnds() async throws {
    let site = try PageSite()
    try await site.store()
    try await site.visit { browser async throws in
      let refused = try await browser.post("/pause", [("until", "2026-11-24")])
      #expect(refused.text.contains("Choose today or a later day."))
      #expect(try await browser.post("/pause", [("until", "2026-12-01")]).status == .seeOther)
      let page = try await browser.open("/").text
      #expect(page.contains("Paused through Tue, Dec 1"))
      #expect(page.contains("Wed, Dec 2, 8:00"), "the next reminder is after the pause")
      site.clock.advance(bySeconds: 2 * 86_400)
      _ = try await browser.post("/resume")
      let days = try CivilDate("2026-11-25")...CivilDate("2026-11-26")
      #expect(try await site.person().preferences.pauses == [days])
    }
  }

  @Test func aPauseKeepsADayOnWhichSomethingWasRecorded() async throws {
    let site = try PageSite()
    try await site.store(achievements: ["today", "yesterday", "the day before"])
    try await site.visit { browser async throws in
      let streak = #"<span class="figure">3</span> <span class="soft">days in a row</span>"#
      let before = try await browser.open("/").text
      #expect(before.contains(streak))
      #expect(before.contains("The break starts tomorrow.") && before.contains(#"min="2026-11-26""#))
      let refused = try await browser.post("/pause", [("until", "2026-11-25")])
      #expect(refused.text.contains("Choose tomorrow or a later day."))
      #expect(try await browser.post("/pause", [("until", "2026-12-01")]).status == .seeOther)
      let days = try CivilDate("2026-11-26")...CivilDate("2026-12-01")
      #expect(try await site.person().preferences.pauses == [days])
      let page = try await browser.open("/").text
      #expect(page.contains(streak) && page.contains("Paused from tomorrow through Tue, Dec 1"))
      _ = try await browser.post("/resume")
      #expect(try await site.person().preferences.pauses == [])
      _ = try await browser.post("/pause", [("until", "2026-12-01")])
      site.clock.advance(bySeconds: 3 * 86_400)
      let paused = try await browser.open("/").text
      #expect(paused.contains(streak) && paused.contains("Paused through Tue, Dec 1"))
    }
  }

  @Test func yesterdayIsExplained() async throws {
    let site = try PageSite()
    try await site.store { $0.preferences.reminders.days = .weekly(on: [.friday]) }
    try await site.visit { browser async throws in
      let page = try await browser.open("/").text
      #expect(page.contains("Why did I get nothing yesterday?"))
      #expect(page.contains("it is not a reminder day; the next is Fri, Nov 27, 2026"))
    }
  }

  @Test func someoneWhoIsNewIsNotAskedAboutYesterday() async throws {
    let site = try PageSite()
    try await site.store(daysAgo: 0)
    try await site.visit { browser async throws in
      #expect(try await !browser.open("/").text.contains("yesterday?"))
      site.clock.advance(bySeconds: 86_400)
      #expect(try await browser.open("/").text.contains("Why did I get nothing yesterday?"))
    }
  }

  @Test func yesterdayIsToldByWhatBecameOfIt() async throws {
    let site = try PageSite()
    try await site.store { person in
      person.preferences.retrieval.isEnabled = false
      person.preferences.milestones.isEnabled = false
    }
    let planner = Planner()
    let person = try await site.person()
    let yesterday = try CivilDate("2026-11-24")
    let sent = try #require(try planner.explanation(for: person, on: yesterday).notifications.first)
    let device = Device(
      person: "u-1", id: "phone", address: .fcm(token: "t"),
      registeredAt: site.clock.now().advanced(bySeconds: -200_000))
    _ = try await site.store.putDevice(device, at: site.clock.now())
    let version = try #require(try await site.store.person("u-1")).version
    let key = Delivery.Key(person: "u-1", notification: sent.id, device: "phone")
    let delivery = Delivery(
      key: key, moment: sent.timestamp, due: sent.timestamp, expires: sent.expires, changedAt: sent.timestamp)
    _ = try await site.store.storePlan(
      PlanResult(
        person: "u-1", version: version, deliveries: [delivery], cancelled: [], plannedUntil: site.clock.now(),
        nextWake: nil), at: sent.timestamp)
    let due = try await site.store.claimDeliveries(until: sent.timestamp, limit: 1, owner: "o", lease: 30)
    _ = try await site.store.markSending(due.map(\.claim), owner: "o", at: sent.timestamp)
    _ = try await site.store.storeOutcomes(
      [Outcome(key: key, claim: due[0].delivery.claims, state: .accepted)], owner: "o", at: sent.timestamp)
    try await site.visit { browser async throws in
      let page = try await browser.open("/").text.replacing("\u{202F}", with: " ")
      #expect(page.contains("What did I get yesterday?"))
      #expect(page.contains("was sent at 8:00 PM"))
    }
  }
}
