import Foundation
import NudgeTestSupport
import Testing

@Suite("nudge preview --sequence")
struct PreviewSequenceTests {
  /// Somebody without celebrations, with which a plan would say their reminders.
  private func person(_ rest: String = "", frequency: String = "daily", lastOn: String = "2026-11-20") -> String {
    """
    {"id":"u-17","locale":"en-GB","timeZone":"Europe/Berlin","anchor":"2026-01-05",
     "preferences":{"style":"gentle","dailyLimit":20,"milestones":{"enabled":false}\(rest),"reminders":{"frequency":"\(frequency)","times":["20:00"],"relent":false}},
     "progress":{"count":49,"currentStreak":6,"lastOn":"\(lastOn)"}}
    """
  }

  private func run(_ person: String, _ arguments: [String]) throws -> CommandRun {
    let folder = try TemporaryFolder()
    let path = try folder.write("person.json", person.utf8)
    let kind = arguments.contains("--sequence") && !arguments.contains("--kind") ? ["--kind", "reminder"] : []
    return try CommandRun(["preview", "--person", path, "--now", "2026-11-21T12:00:00Z"] + arguments + kind)
  }

  private func object(_ person: String, _ arguments: [String]) throws -> [String: Any] {
    let run = try run(person, arguments + ["--format", "json"])
    #expect(run.code == 0, "\(run.complaints)")
    return try run.object()
  }

  private func turns(_ object: [String: Any]) throws -> [[String: Any]] {
    try #require(object["previews"] as? [[String: Any]])
  }

  private func values(_ turns: [[String: Any]], _ name: String) throws -> [Int] {
    try turns.map { turn in
      let arguments = try #require(turn["arguments"] as? [String: String])
      return try #require(Int(arguments[name] ?? ""))
    }
  }

  @Test func comesOnTheDaysOfTheCadence() throws {
    let turns = try turns(try object(person(frequency: "three_days"), ["--sequence", "3"]))
    #expect(
      turns.map { $0["at"] as? String } == [
        "2026-11-22T20:00:00+01:00", "2026-11-25T20:00:00+01:00", "2026-11-28T20:00:00+01:00",
      ])
    #expect(turns.map { $0["index"] as? Int } == [107, 108, 109])
    #expect(turns.allSatisfy { $0["kind"] as? String == "reminder" && $0["locale"] as? String == "en" })
  }

  @Test func growsOlderWhereNothingIsRecorded() throws {
    let turns = try turns(try object(person(), ["--sequence", "4"]))
    #expect(try values(turns, "days") == [1, 2, 3, 4])
    #expect(try values(turns, "streak") == [6, 0, 0, 0])
    #expect(try values(turns, "count") == [49, 49, 49, 49])
    // Monday to Friday of the week are days of the streak; then a week begins without any.
    #expect(try values(turns, "weekCount") == [5, 5, 0, 0])
  }

  @Test func movesOnWhereOneIsRecordedEachTime() throws {
    let object = try object(person(), ["--sequence", "4", "--recording", "one"])
    #expect(object["recording"] as? String == "one")
    let turns = try turns(object)
    #expect(try values(turns, "days") == [1, 1, 1, 1])
    #expect(try values(turns, "streak") == [6, 7, 8, 9])
    #expect(try values(turns, "count") == [49, 50, 51, 52])
    #expect(try values(turns, "weekCount") == [5, 6, 0, 1])
  }

  /// A streak reminder asks for the same as the reminder that it replaces.
  @Test func recordsAfterAStreakReminderAsWell() throws {
    let person = #"""
      {"id":"u-17","timeZone":"Europe/Berlin","anchor":"2026-01-05","locale":"en",
       "preferences":{"streakAtRisk":{"enabled":true,"from":2},"milestones":{"enabled":false},
       "retrieval":{"enabled":false},"reminders":{"enabled":false}},
       "progress":{"count":49,"currentStreak":6,"lastOn":"2026-11-20"}}
      """#
    let arguments = ["--recording", "one", "--kind", "reminder", "--kind", "streak-at-risk", "--sequence", "3"]
    let turns = try turns(try object(person, arguments))
    #expect(turns.map { $0["kind"] as? String } == Array(repeating: "streak-at-risk", count: 3))
    #expect(try values(turns, "streak") == [6, 7, 8])
    let text = try run(person, arguments).output
    #expect(text.contains("one achievement is recorded after each reminder or streak reminder, on the same day"))
    #expect(!text.contains("A milestone is listed"))
    // The achievement after this evening's reminder is the 50th, which is celebrated the next evening.
    let celebrating = person.replacing(#""milestones":{"enabled":false},"#, with: "")
    let both = try run(
      celebrating, ["--recording", "one", "--sequence", "3", "--kind", "streak-at-risk,count-milestone"]
    ).output
    #expect(both.contains("Sun, Nov 22, 2026, 8:00 PM  Count milestone"), "\(both)")
    #expect(both.contains("A milestone is listed when it is celebrated, which can be the day after it is reached.\n"))
  }

  /// What is recorded after the first reminder of a day leaves the others nothing to ask.
  @Test(arguments: ["2026-11-20", nil])
  func leavesOutTheRestOfADayThatHasOne(lastOn: String?) throws {
    let several = person(lastOn: lastOn ?? "").replacing(#""20:00""#, with: #""08:00","13:30","20:00""#)
    let person = lastOn == nil ? several.replacing(#","lastOn":"""#, with: "") : several
    let one = try turns(try object(person, ["--sequence", "4", "--recording", "one"]))
    #expect(
      one.map { $0["at"] as? String } == [
        "2026-11-21T13:30:00+01:00", "2026-11-22T08:00:00+01:00", "2026-11-23T08:00:00+01:00",
        "2026-11-24T08:00:00+01:00",
      ])
    #expect(try values(one, "count") == [49, 50, 51, 52])
    let nothing = try turns(try object(person, ["--sequence", "4"]))
    #expect(
      nothing.map { $0["at"] as? String } == [
        "2026-11-21T13:30:00+01:00", "2026-11-21T20:00:00+01:00", "2026-11-22T08:00:00+01:00",
        "2026-11-22T13:30:00+01:00",
      ])
  }

  @Test func leavesOutTheRestOfADayWithoutProgressAsWell() throws {
    let person = #"""
      {"id":"u-17","timeZone":"Europe/Berlin","anchor":"2026-01-05",
       "preferences":{"style":"gentle","milestones":{"enabled":false},"reminders":{"times":["13:30","20:00"]}},"locale":"en"}
      """#
    let turns = try turns(try object(person, ["--sequence", "2", "--recording", "one"]))
    #expect(turns.map { $0["at"] as? String } == ["2026-11-21T13:30:00+01:00", "2026-11-22T13:30:00+01:00"])
  }

  /// Words are written for numbers up to a bound, and days may pass it.
  @Test(arguments: ["text", "json", "html"])
  func endsWhereItsNumbersAreTooGreat(format: String) throws {
    let person = person(lastOn: "2026-11-19").replacing(#""count":49"#, with: #""count":99999"#)
    let run = try run(person, ["--sequence", "5", "--recording", "one", "--format", format])
    #expect(run.code == 65)
    #expect(
      run.complaints
        == "nudge: the sequence ends before turn 3 of 5: count is 100001, more than the maximum of 100000 that reminder supports.\n"
    )
    if format == "json" {
      #expect(try values(try turns(try run.object()), "count") == [99999, 100_000])
    } else {
      #expect(run.output.contains("2 notifications"))
    }
  }

  @Test func saysWhereTheCalendarEnds() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("person.json", person().utf8)
    let run = try CommandRun([
      "preview", "--person", path, "--now", "9999-12-31T22:00:00Z", "--sequence", "3",
    ])
    #expect(run.code == 65)
    #expect(run.complaints.contains("the calendar ends with the year 9999"), "\(run.complaints)")
    #expect(!run.complaints.contains("quiet"))
  }

  @Test(arguments: [
    (#","streakAtRisk":{"enabled":false}"#, "streak-at-risk", "no streak reminder is coming up"),
    ("", "retrieval", "no past achievement is coming up: only totals are known, not each achievement."),
    (
      "", "streak-milestone,retrieval",
      "no past achievement is coming up: only totals are known, not each achievement; no streak milestone is coming up: "
    ),
    ("", "first-achievement", "no first achievement is coming up."),
  ])
  func saysWhyAKindDoesNotCome(rest: String, kinds: String, reason: String) throws {
    for recording in ["nothing", "one"] {
      let run = try run(person(rest), ["--sequence", "2", "--kind", kinds, "--recording", recording])
      #expect(run.code == 65)
      #expect(run.complaints.hasPrefix("nudge: --person: \(reason)"), "\(run.complaints)")
    }
  }

  @Test func saysThatRemindersAreOff() throws {
    let off = person().replacing(#""frequency""#, with: #""enabled":false,"frequency""#)
    let run = try run(off, ["--sequence", "2"])
    #expect(run.code == 65)
    #expect(
      run.complaints == "nudge: --person: no reminder is coming up: this kind of notification is turned off.\n")
  }

  @Test func speaksOfADraftInThePersonsOwnLanguageAlone() throws {
    let catalog = try SampleCatalog(title: "{count, number} {name}", body: "Hello")
    for locale in ["ja", "ko"] {
      try catalog.folder.write(
        "Localization/\(locale)/actions.json", "{\"@@locale\": \"\(locale)\", \"actions.add\": \"\"}".utf8)
    }
    let options = ["--catalog", catalog.path, "--set", "name=Ada"]
    let japanese = person().replacing("en-GB", with: "ja-JP")
    let notice = "nudge: ja is a draft, 0 of 9 texts translated; en is shown\n"
    #expect(try run(japanese, options).complaints == notice)
    #expect(try run(japanese, options + ["--sequence", "2"]).complaints == notice)
    #expect(try run(person(), options).complaints == "")
  }

  /// Somebody with weekly reminders has a streak of weeks.
  @Test(arguments: [("2026-11-10", [13, 7, 7], [0, 1, 2]), ("2026-11-16", [7, 7, 7], [6, 7, 8])])
  func countsTheStreakOfWeeklyRemindersInWeeks(lastOn: String, days: [Int], streaks: [Int]) throws {
    let turns = try turns(
      try object(person(frequency: "weekly", lastOn: lastOn), ["--sequence", "3", "--recording", "one"]))
    #expect(turns.first?["at"] as? String == "2026-11-23T20:00:00+01:00")
    #expect(try values(turns, "days") == days)
    #expect(try values(turns, "streak") == streaks)
  }

  @Test func mindsQuietHours() throws {
    let quiet = #","quietHours":{"from":"19:00","to":"08:00"}"#
    let turns = try turns(try object(person(quiet), ["--sequence", "2"]))
    #expect(turns.map { $0["at"] as? String } == ["2026-11-22T08:00:00+01:00", "2026-11-23T08:00:00+01:00"])
    // The slots are those of the evenings before.
    #expect(turns.map { $0["index"] as? Int } == [320, 321])
  }

  /// No variant comes twice in a row, and none before half of the others, as long as the same ones fit.
  @Test func keepsRepeatsApart() throws {
    let object = try object(person(), ["--sequence", "60"])
    let sequences = try #require(object["sequences"] as? [[String: Any]])
    let shown = try turns(object).compactMap { $0["variant"] as? String }
    #expect(shown.count == 60)
    for (first, second) in zip(shown, shown.dropFirst()) { #expect(first != second) }
    #expect(sequences.count == 1)
    #expect(sequences.first?["variants"] as? Int == Set(shown).count)
    var last: [String: Int] = [:]
    let gaps = shown.enumerated().map { turn, variant in last.updateValue(turn, forKey: variant).map { turn - $0 } }
    #expect(try turns(object).map { $0["gap"] as? Int } == gaps)
    #expect(sequences.first?["smallestGap"] as? Int == gaps.compactMap(\.self).min())
    // From the fifth day on the same variants fit: eight general ones, and that of the count.
    let steady = Array(shown.dropFirst(4))
    for (index, variant) in steady.enumerated() {
      if let next = steady[(index + 1)...].firstIndex(of: variant) { #expect(next - index >= 9 / 2 + 1) }
    }
  }

  @Test func followsARevisionFromItsDayOn() throws {
    let catalog = try SampleCatalog(title: "{name} {count, number}", body: "Hello")
    try catalog.folder.write(
      "Templates/reminder.yaml",
      try String(contentsOfFile: catalog.path + "/Templates/reminder.yaml", encoding: .utf8)
        .replacing("- {id: a01}", with: "- {id: a01}\n  - {id: b01, since: 2}").utf8)
    let words = try String(contentsOfFile: catalog.path + "/Localization/en/reminder.json", encoding: .utf8)
    let added = words.split(separator: "\n").filter { $0.contains(".a01.") }.map {
      $0.replacing(".a01.", with: ".b01.")
    }
    try catalog.folder.write(
      "Localization/en/reminder.json",
      words.replacing(
        "  \"reminder.private.body\"", with: added.joined(separator: "\n") + "\n  \"reminder.private.body\""
      )
      .utf8)
    try catalog.folder.write("Templates/revisions.yaml", "revisions:\n  - {number: 2, from: \"2026-11-25\"}\n".utf8)
    let object = try object(person(), ["--sequence", "8", "--catalog", catalog.path, "--set", "name=Ada"])
    let shown = try turns(object).compactMap { $0["variant"] as? String }
    #expect(Array(shown.prefix(4)) == ["a01", "a01", "a01", "a01"])
    // Two variants take turns from 25 November on.
    #expect(Array(shown.dropFirst(4)) == ["a01", "b01", "b01", "a01"])
  }

  @Test func tellsPeopleTheDaysAndWhatWasTaken() throws {
    let text = try run(person(), ["--sequence", "2", "--locale", "en-GB", "--locale", "zh-HK"]).output
    #expect(text.hasPrefix("Gentle · en-GB\n\n  Sat, Nov 21, 2026, 8:00 PM  Reminder  "))
    #expect(
      text.contains(
        """

        2 notifications, 2 different texts, none of them twice.
        This assumes that nothing is recorded in between.

        Gentle · zh-HK

        """))
  }

  /// Who has recorded nothing reads of no entry of theirs: what would be known of a last one is 0, and not the template's example.
  @Test(arguments: ["", #","progress":{"count":0}"#, #","achievements":[]"#])
  func somebodyNewReadsOfNothingOfTheirs(history: String) throws {
    let person = """
      {"id":"u-18","locale":"en","timeZone":"Asia/Taipei","preferences":{"style":"minimal"}\(history)}
      """
    let turns = try turns(try object(person, ["--sequence", "30"]))
    #expect(turns.count == 30)
    for turn in turns {
      let values = try #require(turn["arguments"] as? [String: String])
      #expect(["count", "streak", "days", "weekCount"].map { values[$0] } == ["0", "0", "0", "0"])
    }
  }

  @Test func isAPageAsWell() throws {
    let page = try run(person(), ["--sequence", "30", "--format", "html"]).output
    let outline = MarkupOutline(page)
    #expect(outline.faults == [])
    #expect(outline.elements.filter { $0.name == "time" }.count == 30)
    #expect(outline.values(of: "datetime").first == "2026-11-21T20:00:00+01:00")
    #expect(page.contains("30 notifications, "))
    #expect(Set(outline.values(of: "id")).count == outline.values(of: "id").count)
  }

  /// Languages may differ in their variants, so each card says of its own when it was last seen.
  @Test func saysOfEachCardWhenItWasSeen() throws {
    let options = ["--sequence", "40", "--locale", "en", "--locale", "zh-Hant"]
    let page = try run(person(), options + ["--format", "html"]).output
    let captions = page.matches(of: /<p class="which">(.*?)<\/p>/).map { String($0.output.1) }
    let gaps = try turns(try object(person(), options)).map { $0["gap"] as? Int }
    #expect(captions.count == 80 && gaps.contains { $0 != nil })
    // The page has both languages of a turn side by side, JSON one after the other.
    for (place, gap) in gaps.enumerated() {
      let caption = captions[place % 40 * 2 + place / 40]
      let expected = gap.map { "seen \($0) \($0 == 1 ? "turn" : "turns") before" }
      #expect(caption.contains(expected ?? "seen") == (expected != nil), "\(caption)")
    }
  }

  @Test(arguments: [
    (["--sequence", "3"], "Error: --sequence requires --person."),
    (["--recording", "one"], "Error: --recording requires --sequence."),
    (
      ["--sequence", "3", "--person", "x", "--count", "2"],
      "Error: --count cannot be combined with --sequence."
    ),
    (
      ["--sequence", "3", "--person", "x", "--recording", "won"],
      "Error: The value 'won' is invalid for '--recording <what>': Unknown choice. Choose one of nothing, one."
    ),
  ])
  func saysWhatIsWrongAndWhatWouldBeRight(arguments: [String], complaint: String) throws {
    let run = try CommandRun(["preview"] + arguments)
    #expect(run.code == 64)
    #expect(run.complaints.split(separator: "\n").first.map(String.init) == complaint)
  }

  /// Of a perfect day nothing is lost: what the plan sends comes in its order, with its kinds and words.
  @Test func showsAllThatThePlanSends() throws {
    let folder = try TemporaryFolder()
    let person =
      #"{"id":"u-17","timeZone":"Europe/Berlin","anchor":"2026-01-05","locale":"en","achievements":[{"at":"2026-11-12"}]}"#
    let path = try folder.write("person.json", person.utf8)
    let preview = try CommandRun([
      "preview", "--person", path, "--now", "2026-11-18T12:00:00Z", "--sequence", "40", "--format", "json",
    ])
    let shown = try turns(try preview.object())
    #expect(
      Set(shown.compactMap { $0["kind"] as? String }).isSuperset(of: ["reminder", "welcome-back", "monthly-summary"]))
    let plan = try CommandRun(
      ["plan", "--from", "2026-11-18T12:00:01Z", "--days", "60"], input: person.replacing("\n", with: ""))
    let lines = try plan.output.split(separator: "\n").prefix(40).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    for key in ["at", "kind", "title", "body", "variant"] {
      #expect(shown.map { $0[key] as? String } == lines.map { $0[key] as? String }, "\(key)")
    }
  }

  @Test func saysThatQuietHoursLeaveNoRoom() throws {
    let run = try run(person(#","quietHours":{"from":"00:00","to":"00:00"}"#), ["--sequence", "3"])
    #expect([64, 65].contains(run.code), "\(run.output)")
    #expect(run.complaints.contains("quiet"))
  }
}
