import Foundation
import Nudge
import Testing

/// The examples in the comments of public types that no page of the documentation contains.
@Suite("Examples in comments")
struct DocumentedTypesTests {
  private let planner = Planner()
  private let now: Timestamp
  private var person = Person(id: "u-17", timeZone: "Europe/Berlin")

  init() throws {
    now = try Timestamp(rfc3339: "2026-11-22T12:00:00Z")
  }

  @Test func dates() throws {
    let evening = try CivilDateTime(date: CivilDate("2026-11-22"), time: TimeOfDay("20:00"))
    #expect("\(evening)" == "2026-11-22T20:00:00")
    #expect(Weekday.friday.days(to: .monday) == 3)
    #expect(Weekday.sunday.rawValue == 7)
    let rule = try RecurrenceRule("FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO")
    #expect("\(rule)" == "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH")
  }

  @Test func errors() {
    func text(_ body: () throws -> Void) -> String {
      do { try body() } catch { return "\(error)" }
      return ""
    }
    #expect(
      text { _ = try CivilDate("2026-02-30") } == "Day 30 does not exist in month 2 of 2026, which has 28 days.")
    #expect(
      text { _ = try ZoneDatabase.compiledIn.zone("Europe/Berlim") }
        == """
        there is no zone Europe/Berlim in the zone data. Did you mean Europe/Berlin, Europe/Dublin or Europe/Jersey?
        """)
    do { _ = try Person(json: #"{"id":"u-17"}"#) } catch { #expect(error.position?.column ?? 0 == 1) }
  }

  @Test func kindsAndStyles() throws {
    var person = person
    person.preferences.style = .cheerful
    let notifications = try planner.notifications(for: person, from: now, for: .days(2))
    let reminders = notifications.filter { $0.kind == .reminder }
    #expect(reminders.count == 2)
    #expect("\(Kind.streakMilestone)" == "streak-milestone")
    #expect(Style.allCases.map(\.rawValue) == ["cheerful", "gentle", "minimal"])
  }

  @Test func reasons() throws {
    var person = person
    person.preferences.quietHours = [try DailyWindow("19:00-08:00")]
    let notification = try #require(try planner.notifications(for: person, from: now, for: .days(2)).first)
    #expect(notification.reasons.contains(.heldByQuietHours))
  }

  @Test func failedPlans() {
    var person = person
    var asked: [String] = []
    person.timeZone = "Europe/Berlim"
    do {
      _ = try planner.notifications(for: person, from: now, for: .days(2))
    } catch .zone(.unknown(let name, let nearest)) {
      asked = [name] + nearest
    } catch {
      Issue.record("\(error)")
    }
    #expect(asked.starts(with: ["Europe/Berlim", "Europe/Berlin"]))
    do { _ = try planner.settingsForm(for: person) } catch { Issue.record("\(error)") }
  }
}
