import NudgeTestSupport
import Testing

@Suite("The examples in previews")
struct PreviewExamplesTests {
  private func previews(_ run: CommandRun) throws -> [[String: Any]] {
    try #require(try run.object()["previews"] as? [[String: Any]])
  }

  /// A look back shows what the person has, and what is an example is named.
  @Test func namesTheExamplesBesideThePersonsOwnValues() throws {
    let folder = try TemporaryFolder()
    let person = #"""
      {"id":"u-1","locale":"en","timeZone":"Europe/Berlin","preferences":{"retrieval":{"includePreview":true}},
       "achievements":[{"at":"2026-10-30","title":"Ran 5 km"},{"at":"2026-11-19"},{"at":"2026-11-20"},{"at":"2026-11-20"}]}
      """#
    let path = try folder.write("person.json", person.utf8)
    let options = ["preview", "--person", path, "--count", "1", "--format", "json", "--now", "2026-11-21T12:00:00Z"]
    let run = try CommandRun(options)
    #expect(run.complaints == "")
    let all = try previews(run)
    func arguments(_ kind: String) -> [String: String]? {
      all.first { $0["kind"] as? String == kind }?["arguments"] as? [String: String]
    }
    let retrieval = try #require(arguments("retrieval"))
    #expect(retrieval["title"] == "Ran 5 km" && retrieval["date"] == "2026-10-30")
    let month = try #require(arguments("monthly-summary"))
    #expect(
      ["month", "count", "activeDays", "bestStreak", "change"].map { month[$0] } == ["2026-11-01", "3", "2", "2", "up"])
    #expect(arguments("yearly-summary")?["count"] == "4")
    let back = try #require(arguments("welcome-back"))
    #expect([back["count"], back["last"], back["gapDays"]] == ["4", "2026-11-20", "7"])

    let new = try folder.write("new.json", #"{"id":"u-2","timeZone":"Europe/Berlin"}"#.utf8)
    let other = try CommandRun(["preview", "--person", new, "--kind", "welcome-back", "--now", "2026-11-21T12:00:00Z"])
    #expect(
      other.complaints == """
        nudge: these values are examples, because the person does not have them yet:
          Welcome back  gapDays, count, last

        """)
    let chinese = try CommandRun(
      ["preview", "--person", new, "--locale", "zh-Hans", "--now", "2026-11-21T12:00:00Z"],
      environment: ["LANG": "zh_CN.UTF-8", "TZDIR": Fixtures.zoneinfo])
    #expect(
      chinese.complaints.hasPrefix("nudge: 这些值是示例，因为此人还没有：\n  连续记录提醒  streak, deadline\n"), "\(chinese.complaints)")
  }

  /// A title is an example in the language of the preview, unless the person doesn't want titles to be shown.
  @Test func namesTheTitleOfALookBackAsAnExample() throws {
    let folder = try TemporaryFolder()
    let person =
      #"{"id":"u-3","locale":"zh-Hans","timeZone":"UTC","preferences":{"retrieval":{"includePreview":PREVIEW}}}"#
    for isShown in [true, false] {
      let path = try folder.write("\(isShown).json", person.replacing("PREVIEW", with: "\(isShown)").utf8)
      let run = try CommandRun(
        ["preview", "--person", path, "--kind", "retrieval", "--locale", "en", "--format", "json"]
          + ["--now", "2026-11-21T12:00:00Z"])
      #expect(
        run.complaints.hasSuffix("\n  Past achievement  \(isShown ? "title, " : "")date, age, years\n"),
        "\(run.complaints)")
      let titles = try previews(run).compactMap { ($0["arguments"] as? [String: String])?["title"] }
      #expect(titles.isEmpty != isShown && titles.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(titles)")
    }
  }

  /// The frequency determines the unit, so neither contradicts the other.
  @Test(arguments: ["day", "week", "time", nil]) func showsOnlyVariantsOfTheUnit(unit: String?) throws {
    let options = ["--kind", "streak-milestone", "--locale", "en", "--count", "100", "--format", "json"]
    let run = try CommandRun(["preview"] + options + (unit.map { ["--set", "unit=\($0)"] } ?? []))
    var units: Set<String> = []
    for preview in try previews(run) {
      let shown = try #require((preview["arguments"] as? [String: String])?["unit"])
      units.insert(shown)
      let conditions = try #require(preview["conditions"] as? [String])
      guard let frequency = conditions.first(where: { $0.hasPrefix("frequency") }) else { continue }
      #expect((frequency == "frequency daily") == (shown == "day"), "\(preview)")
      #expect(frequency != "frequency weekly" || shown == "week", "\(preview)")
    }
    #expect(units == Set([unit ?? "day", unit ?? "week"]))
  }

  /// Nobody has a streak that is longer than the number of their achievements.
  @Test func showsNoCountBelowTheStreak() throws {
    let options = ["--kind", "count-milestone", "--set", "streak=30", "--locale", "en", "--count", "20"]
    let all = try previews(CommandRun(["preview", "--format", "json"] + options))
    #expect(!all.isEmpty)
    for preview in all {
      let arguments = try #require(preview["arguments"] as? [String: String])
      #expect(try #require(Int(arguments["count"] ?? "")) >= 30)
    }
  }
}
