import Foundation
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@Suite("nudge preview")
struct PreviewCommandTests {
  private func previews(_ arguments: [String]) throws -> [[String: Any]] {
    let run = try CommandRun(["preview", "--format", "json"] + arguments)
    #expect(run.code == 0, "\(run.complaints)")
    return try #require(try run.object()["previews"] as? [[String: Any]])
  }

  private func values(_ previews: [[String: Any]], _ key: String) -> [String] {
    previews.compactMap { $0[key] as? String }
  }

  /// The values of one preview could be those of one person on one day.
  @Test func showsExamplesThatAgree() throws {
    let kinds = ["reminder", "welcome-back", "monthly-summary", "yearly-summary", "retrieval"]
    let all = try previews(kinds.flatMap { ["--kind", $0] } + ["--count", "500"])
    #expect(all.count > 100)
    for preview in all {
      let values = try #require(preview["arguments"] as? [String: String])
      func number(_ name: String) throws -> Int { try Int(#require(values[name])) ?? -1 }
      switch preview["kind"] as? String {
      case "reminder":
        let (count, streak, days) = (try number("count"), try number("streak"), try number("days"))
        let weekCount = try number("weekCount")
        #expect(streak <= count && weekCount <= count, "\(values)")
        #expect(days <= 1 || streak == 0, "\(values)")
        #expect(days <= 6 || weekCount == 0, "\(values)")
      case "welcome-back":
        let last = try CivilDate(#require(values["last"]))
        let today = try last.adding(days: number("gapDays"))
        #expect(today?.description == "2026-11-22", "\(values)")
      case "retrieval":
        let years = try number("years")
        #expect((years > 0) == ["year", "overyear", "years"].contains(values["age"]), "\(values)")
      default:
        let (count, active, best) = (try number("count"), try number("activeDays"), try number("bestStreak"))
        #expect(active <= count && best <= active, "\(values)")
      }
    }
  }

  @Test(arguments: ["streak=30", "streak = 30", " Streak= 30 "])
  func setsAValue(assignment: String) throws {
    let options = ["--kind", "streak-milestone", "--style", "gentle", "--locale", "en", "--count", "1"]
    let shown = try previews(options + ["--set", assignment])
    #expect(shown.map { ($0["arguments"] as? [String: String])?["streak"] } == ["30"])
    #expect(try CommandRun(["preview"] + options + ["--set", "streak = many"]).code == 64)
  }

  @Test func showsListsOfKindsStylesAndLocales() throws {
    let lists = ["--kind", "reminder,retrieval", "--style", "gentle, minimal", "--locale", "en,zh-Hant"]
    let repeated = [
      "--kind", "reminder", "--kind", "retrieval", "--style", "gentle", "--style", "minimal", "--locale", "en",
      "--locale", "zh-Hant",
    ]
    let run = try CommandRun(["preview", "--format", "json"] + lists)
    #expect(run.code == 0, "\(run.complaints)")
    #expect(try run.output == CommandRun(["preview", "--format", "json"] + repeated).output)
    #expect(Set(values(try previews(lists), "locale")) == ["en", "zh-Hant"])
  }

  @Test func showsEveryKindStyleAndLocale() throws {
    let all = try previews(["--locale", "all"])
    #expect(Set(values(all, "style")) == ["cheerful", "gentle", "minimal"])
    #expect(Set(values(all, "locale")) == ["en", "zh-Hans", "zh-Hant"])
    #expect(Set(values(all, "kind")) == Set(Kind.known.map(\.rawValue)))
    #expect(all.count == Kind.known.count * 3 * 3 * 3)
    for preview in all {
      #expect((preview["title"] as? String)?.isEmpty == false)
      #expect((preview["body"] as? String)?.isEmpty == false)
      #expect((preview["actions"] as? [String])?.isEmpty == false)
      #expect((preview["variant"] as? String)?.isEmpty == false)
    }
    let gentle = try previews(["--style", "gentle", "--locale", "all"])
    #expect(gentle.count == all.count / 3)
    #expect(Set(values(gentle, "style")) == ["gentle"])
  }

  /// All that is written can be looked at, at some example of the template.
  @Test func showsEveryVariantThatHasWords() throws {
    let all = try previews(["--style", "minimal", "--locale", "zh-Hans", "--count", "1000"])
    let shown = Set(
      all.compactMap { preview in
        (preview["kind"] as? String).flatMap { kind in
          (preview["variant"] as? String).map { "\(kind).minimal.\($0).title" }
        }
      })
    #expect(shown.count == all.count)
    var written: Set<String> = []
    for kind in Kind.known {
      let file = try Fixtures.projectFile("Localization/zh-Hans/\(kind).json")
      written.formUnion(file.matches(of: /"([a-z-]+\.minimal\.[a-z0-9]+\.title)"/).map { String($0.output.1) })
    }
    #expect(shown == written)
  }

  /// Words that wait for a value and words that wait for its absence are both there, in that order.
  @Test func showsWhatIsSaidWithoutAnOptionalValueToo() throws {
    let options = ["--kind", "retrieval", "--style", "gentle", "--locale", "en", "--count", "1000"]
    let all = try previews(options)
    let titles = all.map { ($0["arguments"] as? [String: String])?["title"] }
    // 18 of each, six of which are for the same day of an earlier year.
    #expect(all.count == 36 && Set(values(all, "variant")).count == 36)
    #expect(titles.prefix(12).allSatisfy { $0 != nil } && titles.count { $0 == nil } == 18)
    let set = try previews(options + ["--set", "title=Swam"])
    #expect(set.count == 18 && set.allSatisfy { ($0["body"] as? String)?.contains("“Swam”") == true })
  }

  @Test(arguments: [
    ("zh-HK", "zh-Hant"), ("zh_CN.UTF-8", "zh-Hans"), ("en-GB", "en"), ("fr", "en"), ("zh-TW", "zh-Hant"),
  ])
  func findsTheWordsOfALocale(asked: String, found: String) throws {
    let all = try previews(["--kind", "first-achievement", "--style", "minimal", "--locale", asked])
    #expect(Set(values(all, "locale")) == [found])
  }

  /// Each number's whole text in each style: no `1 days`, no `2 day`.
  @Test(arguments: ["1", "2", "100", "1000"])
  func readsRightAtEveryNumber(number: String) throws {
    let all = try previews([
      "--kind", "reminder", "--locale", "en", "--count", "40", "--set", "count=\(number)", "--set", "streak=\(number)",
      "--set", "days=\(number)", "--set", "weekCount=\(min(Int(number) ?? 0, 999))",
    ])
    for text in values(all, "title") + values(all, "body") {
      let isWrong =
        number == "1" ? text.contains(/\b1 (days|achievements|times)\b/) : text.contains(/\d (day|achievement|time)\b/)
      #expect(!isWrong, "\(text)")
    }
  }

  @Test func spellsLargeCountsTheLocalesWay() throws {
    let all = try previews(["--kind", "count-milestone", "--count", "40", "--set", "count=2000", "--locale", "en"])
    let mentions = (values(all, "title") + values(all, "body")).filter { $0.contains("2,000") }
    #expect(!mentions.isEmpty)
    #expect(!(values(all, "title") + values(all, "body")).contains { $0.contains("2000") })
  }

  @Test func showsWhatOnePersonWouldRead() throws {
    let folder = try TemporaryFolder()
    let person = #"""
      {"id":"u-17","locale":"zh-Hans-CN","timeZone":"Asia/Shanghai","anchor":"2026-01-05",
       "preferences":{"style":"gentle","reminders":{"enabled":true,"frequency":"three_days","times":["20:00"]}},
       "progress":{"count":49,"currentStreak":6,"longestStreak":21,"lastOn":"2026-11-20"}}
      """#
    let path = try folder.write("person.json", person.utf8)
    let all = try previews(["--person", path, "--now", "2026-11-21T12:00:00Z"])
    #expect(Set(values(all, "style")) == ["gentle"])
    #expect(Set(values(all, "locale")) == ["zh-Hans"])
    let reminder = try #require(all.first { $0["kind"] as? String == "reminder" }?["arguments"] as? [String: String])
    #expect(reminder["count"] == "49")
    // On the day of the next one, 22 November.
    #expect(reminder["days"] == "2")
    #expect(reminder["weekStart"] == "2026-11-16")
    #expect(reminder["name"] == nil)
    let streak = try #require(
      all.first { $0["kind"] as? String == "streak-milestone" }?["arguments"] as? [String: String])
    #expect(streak["streak"] == "7")
  }

  /// What is told of a person is said of them; what they are called, and what they wrote, is never an example's.
  @Test func saysNothingOfAPersonThatIsSomebodyElses() throws {
    let folder = try TemporaryFolder()
    let person = #"""
      {"id":"u-1","name":"Zoë","locale":"en","timeZone":"Europe/Berlin",
       "preferences":{"retrieval":{"includePreview":PREVIEW},"weekStart":"sunday"},
       "achievements":[{"id":"a","at":"2026-11-15","title":"Mended the lamp"},{"id":"b","at":"2026-11-16"},
         {"id":"c","at":"2026-11-20"},{"id":"d","at":"2026-11-20"}]}
      """#
    func arguments(_ kind: String, includingPreview: Bool = false) throws -> [String: String] {
      let text = person.replacing("PREVIEW", with: "\(includingPreview)")
      let path = try folder.write("person.json", text.utf8)
      let all = try previews(["--person", path, "--kind", kind, "--now", "2026-11-21T12:00:00Z"])
      return try #require(all.first?["arguments"] as? [String: String])
    }
    let reminder = try arguments("reminder")
    #expect(["name", "count", "weekCount", "weekStart"].map { reminder[$0] } == ["Zoë", "4", "4", "2026-11-15"])
    #expect(try arguments("count-milestone")["first"] == "2026-11-15")
    #expect(try arguments("welcome-back")["count"] == "4")
    #expect(try arguments("retrieval")["title"] == nil)
    #expect(try arguments("retrieval", includingPreview: true)["title"] == "Mended the lamp")
  }

  /// Three days of a season have three texts, with the reminders of each day at their own slots.
  @Test func goesFromSlotToSlot() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("person.json", #"{"id":"u-1","timeZone":"Europe/Berlin"}"#.utf8)
    let all = try previews(["--person", path, "--kind", "reminder", "--count", "4", "--now", "2026-12-31T23:30:00Z"])
    let variants = values(all, "variant")
    #expect(variants.prefix(3).allSatisfy { $0.hasPrefix("newyear") } && Set(variants).count == 4)
    #expect(variants.last?.hasPrefix("newyear") == false)
  }

  /// Each achievement tells what a summary would.
  @Test func readsAPersonWithAchievements() throws {
    let folder = try TemporaryFolder()
    let days = (15...20).map { #"{"at":"2026-11-\#($0)T08:00:00Z"}"# }.joined(separator: ",\n    ")
    let person = "\u{FEFF}{\r\n  \"id\": \"u-17\", \"timeZone\": \"UTC\",\n  \"achievements\": [\(days)]\n}\n"
    let path = try folder.write("person.json", person.utf8)
    let all = try previews(["--person", path, "--now", "2026-11-21T12:00:00Z"])
    #expect(Set(values(all, "style")) == ["gentle"])
    #expect(Set(values(all, "locale")) == ["en"])
    let reminder = try #require(all.first { $0["kind"] as? String == "reminder" }?["arguments"] as? [String: String])
    #expect(reminder["count"] == "6")
    #expect(reminder["streak"] == "6")
    #expect(reminder["days"] == "1")
  }

  @Test func doesNotSpeakOfAStreakThatIsOver() throws {
    let folder = try TemporaryFolder()
    let person = #"{"id":"u-17","timeZone":"UTC","progress":{"count":40,"currentStreak":6,"lastOn":"2026-10-01"}}"#
    let path = try folder.write("person.json", person.utf8)
    let all = try previews(["--person", path, "--now", "2026-11-21T12:00:00Z", "--locale", "en", "--count", "13"])
    for preview in all {
      let arguments = try #require(preview["arguments"] as? [String: String])
      switch preview["kind"] as? String {
      case "reminder": #expect(arguments["streak"] == "0")
      case "streak-milestone": #expect(arguments["streak"] == "3")
      default: break
      }
    }
  }

  @Test func showsAnotherCatalogAndAllItsFaults() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Templates/reminder.yaml",
      """
      kind: reminder
      surface: push
      args:
        count: {type: int, min: 0, max: 10, example: 1}
      actions: []
      variants:
        - {id: a01}
      """.utf8)
    func write(_ body: String) throws {
      let texts = ["cheerful", "gentle", "minimal"].map { style in
        "  \"reminder.\(style).a01.body\": \"\(body)\",\n  \"reminder.\(style).a01.title\": \"Hello\""
      }
      try folder.write(
        "Localization/en/reminder.json", "{\n  \"@@locale\": \"en\",\n\(texts.joined(separator: ",\n"))\n}\n".utf8)
    }
    try write("{count, plural, one {# thing} other {# things}}")
    let good = try previews(["--catalog", folder.path, "--style", "gentle"])
    #expect(values(good, "body").first == "1 thing")

    try write("{count, plural, one {# thing}}")
    let bad = try CommandRun(["preview", "--catalog", folder.path])
    #expect(bad.code == 65)
    #expect(bad.output == "")
    let lines = bad.complaints.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.dropLast().allSatisfy { $0.contains("Localization/en/reminder.json:") && $0.contains("other") })
    #expect(lines.last == "nudge: --catalog: \(folder.path) has 3 faults")
  }

  @Test(arguments: [
    (
      ["--style", "gentel"],
      "Error: The value 'gentel' is invalid for '--style <style>': Unknown style. Did you mean gentle? Choose one of cheerful, gentle, minimal."
    ),
    (
      ["--kind", "remainder"],
      "Error: --kind remainder: Unknown kind. Did you mean reminder? Choose one of reminder, streak-at-risk, "
    ),
    (
      ["--kind", "promts"],
      "Error: --kind promts: Unknown kind. Did you mean prompts? Choose one of reminder, "
    ),
    (["--locale", "english"], "Error: The value 'english' is invalid for '--locale <locale>': "),
    (["--locale", "zz"], "Error: The value 'zz' is invalid for '--locale <locale>': Unknown language zz. "),
    (
      ["--kind", "streak-milestone", "--set", "unit=weeks"],
      "Error: --set unit: Unknown value. Did you mean week? Choose one of day, week, time."
    ),
    (
      ["--kind", "streak-milestone", "--set", "unit=天"],
      "Error: --set unit: Unknown value. Choose one of day, week, time."
    ),
    (["--kind", "settings", "--set", "x=1"], "Error: --set x: The requested kinds have no arguments."),
    (["--set", "streak"], "Error: --set requires a name and a value, such as streak=100."),
    (
      ["--set", "streek=5"],
      "Error: --set streek: Unknown argument. Did you mean streak? Choose one of count, streak, "
    ),
    (["--kind", "streak-milestone", "--set", "streak=1"], "Error: --set streak: The minimum is 3."),
    (["--count", "0"], "Error: The value '0' is invalid for '--count <count>': The minimum is 1."),
  ])
  func saysWhatIsWrongAndWhatWouldBeRight(arguments: [String], complaint: String) throws {
    let run = try CommandRun(["preview"] + arguments)
    #expect(run.code == 64)
    #expect(run.output == "")
    let first = run.complaints.split(separator: "\n").first.map(String.init) ?? ""
    #expect(complaint.hasSuffix(" ") ? first.hasPrefix(complaint) : first == complaint)
  }

  /// A full-width brace would be printed, so the catalog can't be used.
  @Test func refusesFullWidthBraces() throws {
    let catalog = try SampleCatalog(title: "Hello", body: "今天｛count｝条")
    let run = try CommandRun(["preview", "--catalog", catalog.path, "--kind", "reminder"])
    #expect(run.code == 65 && run.output == "")
    #expect(
      run.complaints.contains("3:36: the full-width \"｛\" would be printed literally (write {count})"),
      "\(run.complaints)")
    #expect(run.complaints.contains("--catalog: \(catalog.path) has 3 faults"))
  }

  /// A writer sees each line, whatever has to hold for a person to get it.
  @Test func showsVariantsUnderTheConditionsThatTheyWant() throws {
    let catalog = try SampleCatalog(title: "{name} {count, number}", body: "Hello")
    var lines = ["\"@@locale\": \"en\""]
    let conditions = [
      "frequency: [weekly]", "first: true", "season: [spring-festival]", "weekday: [monday]", "daypart: [night]",
      "platform: [ios]", "alarm: true", "frequency: [daily]", "count: {eq: 7}",
    ]
    let ids = conditions.indices.map { "v0\($0)" }
    for style in ["cheerful", "gentle", "minimal"] {
      for id in ids {
        lines.append("\"reminder.\(style).\(id).body\": \"{name} {count, number}\"")
        lines.append("\"reminder.\(style).\(id).title\": \"Hello \(id)\"")
      }
    }
    lines += ["\"reminder.private.body\": \"Open it.\"", "\"reminder.private.title\": \"Something new\""]
    try catalog.folder.write(
      "Localization/en/reminder.json", "{\n  \(lines.joined(separator: ",\n  "))\n}\n".utf8)
    let template = try String(contentsOfFile: catalog.path + "/Templates/reminder.yaml", encoding: .utf8)
    let variants = zip(ids, conditions).map { "  - {id: \($0), when: {\($1)}}" }
    try catalog.folder.write(
      "Templates/reminder.yaml", template.replacing("  - {id: a01}", with: variants.joined(separator: "\n")).utf8)
    let arguments = ["--catalog", catalog.path, "--style", "gentle", "--count", "20"]
    let told = Dictionary(
      try previews(arguments).map { ($0["variant"] as? String ?? "", $0["conditions"] as? [String] ?? []) }
    ) { first, _ in first }
    #expect(told["v00"] == ["frequency weekly"] && told["v01"] == ["first true"])
    let page = try CommandRun(["preview", "--format", "html"] + arguments).output
    #expect(page.contains(">v02</a> <span class=\"when\">if season = spring-festival</span></p>"))
    // The example of the count is 1.
    #expect(Set(values(try previews(arguments), "variant")) == Set(ids.dropLast()))
    #expect(Set(values(try previews(arguments + ["--set", "count=7"]), "variant")) == Set(ids))
  }

  @Test func saysThatACatalogIsNotThere() throws {
    let run = try CommandRun(["preview", "--catalog", "/nowhere"])
    #expect(run.code == 66)
    #expect(
      run.complaints
        == "nudge: --catalog: the folder /nowhere does not exist; specify a folder that contains Templates and Localization.\n"
    )
  }

  @Test func saysWhatIsWrongWithAPersonFile() throws {
    let folder = try TemporaryFolder()
    for (text, complaint) in [
      ("[]", #"PATH:1:1: Must be an object, not an array. Example: {"id":"u-1","timeZone":"Europe/Berlin"}."#),
      ("{", "PATH:1:2: Expected a key in double quotation marks."),
      (
        "x",
        #"PATH:1:1: This is not JSON. A person is an object such as {"id":"u-1","timeZone":"Europe/Berlin"}."#
      ),
      ("{}", "PATH:1:1: id: Missing key."),
      (#"{"id":"u"}"#, "PATH:1:1: timeZone: Missing key."),
      (
        #"{"id":"u","timeZone":"Mars/Base"}"#,
        "in PATH, timeZone: There is no zone Mars/Base in \(Fixtures.zoneinfo). Use a name such as America/New_York."
      ),
      (
        #"{"id":"u","timeZone":"UTC","progress":{"count":-1}}"#,
        "PATH:1:48: progress.count: Must be between 0 and 10000000."
      ),
      (
        #"{"id":"u","timeZone":"UTC","preferences":{"reminders":{"frequency":"dayly"}}}"#,
        "PATH:1:68: preferences.reminders.frequency: Unknown value. Did you mean daily? The values are daily, "
          + "three_days, weekly, weekdays, monthly, every:N."
      ),
      (
        #"{"id":"u","timeZone":"UTC","preferences":{"reminders":{"frequency":"every:0"}}}"#,
        "PATH:1:68: preferences.reminders.frequency: every: must be followed by a number of days from 1 to 1000000000, such as "
          + "every:3."
      ),
      (
        """
        {
          "id": "u", "timeZone": "UTC",
          "name": "阿梅",
          "preferences": {
            "reminders": {"frequency": "monthly", "times": ["20:00", "8pm"]}
          }
        }
        """,
        "PATH:5:62: preferences.reminders.times[1]: Invalid time at character 2; use a form such as 20:00."
      ),
      (
        "{\"id\": \"u\",\r\n\"timezone\": \"UTC\"}",
        "PATH:2:1: timezone: Unknown key. Did you mean timeZone? The keys are id, locale, timeZone, name, anchor, "
          + "joined, preferences, progress, achievements, freezes, repairs, sent, seen."
      ),
      (
        #"{"id":"u","timeZone":"UTC","locale":null}"#,
        "PATH:1:37: locale: Must be a string, not null. To use the default, leave out the key."
      ),
      (
        #"{"id":"u","timeZone":"UTC","preferences":{"reminders":{"rule":"FREQ=DAILY;COUNT=0"}}}"#,
        "PATH:1:63: preferences.reminders.rule: At character 18 of the rule: COUNT cannot be 0; it must be 1 to 10000000."
      ),
      (
        #"{"id":"u","timeZone":"UTC","progress":{"count":7,"lastOn":"2026-11-22"}}"#,
        "in PATH, progress.lastOn: The date is after today, 2026-11-21."
      ),
      (
        #"{"id":"u","timeZone":"UTC","progress":{"count":5000000,"currentStreak":50000}}"#,
        "count is 5000000, more than the maximum of 100000 that reminder supports."
      ),
      (
        #"{"id":"u","timeZone":"UTC","preferences":{"style":"loud"}}"#,
        "PATH:1:51: preferences.style: Unknown value. The values are cheerful, gentle, minimal."
      ),
      (
        #"{"id":"u","timeZone":"New York"}"#,
        "PATH:1:22: timeZone: Invalid time zone name. Did you mean America/New_York?"
      ),
      (#"{"id":"u","id":"v"}"#, "PATH:1:11: id: Duplicate key."),
      (#"{"id":"u"#, "PATH:1:7: id: Missing closing quotation mark."),
      (
        #"{"id":"u","preferences":{"dailyLimit":2.0}}"#,
        "PATH:1:39: preferences.dailyLimit: Must be an integer, such as 2, without a fraction or an exponent."
      ),
      (
        #"{"id":"u","preferences":{"reminders":{"on":["sunday"]}}}"#,
        "PATH:1:44: preferences.reminders.on: Requires a frequency of weekly, weekdays or monthly, because other "
          + "frequencies have no fixed days."
      ),
      (
        #"{"id":"u","preferences":{"reminders":{"times":[]}}}"#,
        "PATH:1:47: preferences.reminders.times: Must have between 1 and 96 items."
      ),
      (
        #"{"id":"u","preferences":{"pauses":[{"from":"2026-12-20","to":"2026-12-19"}]}}"#,
        "PATH:1:62: preferences.pauses[0].to: Must not be before from."
      ),
      (
        #"{"id":"u","progress":{"count":5,"currentStreak":6}}"#,
        "PATH:1:49: progress.currentStreak: Must not be greater than count."
      ),
      (
        #"{"id":"u","progress":{},"achievements":[]}"#,
        "PATH:1:40: achievements: Can't be combined with progress. Remove one of them."
      ),
      (
        #"{"id":"u","sent":["streak 7"]}"#,
        "PATH:1:19: sent[0]: Invalid notification ID. Use an ID such as reminder-2026-11-22."
      ),
    ] {
      let path = try folder.write("person.json", text.utf8)
      let run = try CommandRun(["preview", "--person", path, "--now", "2026-11-21T12:00:00Z"])
      #expect(run.code == 65)
      #expect(run.complaints == "nudge: --person: \(complaint.replacing("PATH", with: path))\n")
    }
  }
}
