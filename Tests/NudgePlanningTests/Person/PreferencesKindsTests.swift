import NudgeCatalog
import NudgePlanning
import NudgeText
import NudgeTime
import Testing

@Suite("Preferences by kind")
struct PreferencesKindsTests {
  @Test(arguments: Kind.known) func turnsOffOneKind(_ kind: Kind) {
    var preferences = Preferences()
    preferences.milestones.weeklySummary = true
    #expect(Kind.known.allSatisfy(preferences.allows))
    preferences.turnOff(kind)
    #expect(Kind.known.filter { !preferences.allows($0) } == kinds(turnedOffWith: kind))
    preferences.notificationsEnabled = false
    #expect(!Kind.known.contains(where: preferences.allows))
  }

  /// Returns the kinds that have the same preference, or that depend on it.
  private func kinds(turnedOffWith kind: Kind) -> [Kind] {
    switch kind {
    case .welcomeBack, .returned: [.welcomeBack, .returned]
    case .reminder: [.reminder, .farewell]
    default: [kind]
    }
  }

  @Test func turnsOffAGroup() {
    var preferences = Preferences()
    preferences.milestones.isEnabled = false
    #expect(
      Kind.known.filter(preferences.allows) == [
        .reminder, .streakAtRisk, .retrieval, .welcomeBack, .returned, .farewell,
      ])
    #expect(Kind.known.filter { !Preferences().allows($0) } == [.weeklySummary], "by default")
    let before = preferences
    preferences.turnOff(Kind(rawValue: "birthday"))
    #expect(preferences == before && preferences.allows(Kind(rawValue: "birthday")))
  }

  /// The planner skips the kinds that preferences don't allow, and no others.
  @Test func agreesWithThePlan() throws {
    let planner = Planner(catalog: .shipped, zones: .compiledIn)
    var person = Person(id: "u-17", timeZone: "UTC")
    person.preferences.streakAtRisk.isEnabled = true
    person.preferences.milestones.weeklySummary = true
    person.preferences.dailyLimit = 20
    let start = try Timestamp(rfc3339: "2025-11-20T00:00:00Z")
    for day in 0..<12 {
      try person.history.record(
        Achievement(at: start.advanced(by: .days(day)), id: "a-\(day)", title: "Ran \(day) km"))
    }
    // They come back once, and then leave.
    try person.history.record(Achievement(at: start.advanced(by: .days(45)), id: "a-45", title: "Ran 45 km"))
    let span = start..<start.advanced(by: .days(120))
    let sent = Set(try planner.notifications(for: person, in: span).map(\.kind))
    #expect(sent == Set(Kind.known))
    for kind in Kind.known {
      var quiet = person
      quiet.preferences.turnOff(kind)
      let explanation = try planner.explanation(for: quiet, in: span)
      #expect(!explanation.notifications.contains { $0.kind == kind })
      let off = Set(explanation.skipped.filter { $0.reasons == [.kindOff] }.map(\.kind))
      // Nobody is silent whose reminders are off, so there is no farewell that could be.
      #expect(off.union([.farewell]) == Set(kinds(turnedOffWith: kind)).union([.farewell]))
    }
  }
}
