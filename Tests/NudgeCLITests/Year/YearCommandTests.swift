import Foundation
import NudgeTestSupport
import NudgeText
import Testing

@Suite("nudge year")
struct YearCommandTests {
  private static let common = ["--now", "2026-11-22T12:00:00Z", "--time-zone", "Europe/Berlin"]

  private func year(_ arguments: String...) throws -> CommandRun {
    let run = try CommandRun(["year"] + Self.common + arguments)
    #expect(run.code == 0, "\(run.complaints)")
    return run
  }

  private func years(_ run: CommandRun) throws -> [[String: Any]] {
    try #require(try run.object()["years"] as? [[String: Any]])
  }

  @Test(arguments: [
    (
      [],
      "--records is missing, which says when something is recorded, such as --records daily@21:30 or --records never."
    ),
    (["--records", "dayly"], "--records dayly: “dayly” is not a habit. Did you mean daily?"),
    (["--records", "never", "--records", "daily"], "--records never cannot be combined with other habits."),
    (["--records", "away 2026-12-01"], "--records away takes days out of a habit; add one, such as --records daily."),
    (["--records", "daily", "--years", "6"], "The value '6' is invalid for '--years <count>': The maximum is 5."),
    (
      ["--records", "daily", "--days", "1831"], "The value '1831' is invalid for '--days <count>': The maximum is 1830."
    ),
    (
      ["--records", "daily", "--days", "3", "--years", "1"],
      "--years and --days exclude each other; leave out one of them."
    ),
    (
      ["--people", "five"],
      "The value 'five' is invalid for '--people <six>': Unknown group of people. Choose one of six."
    ),
    (["--people", "six", "--records", "daily"], "--people already defines the people; leave out --records."),
    (["--people", "six", "--frequency", "weekly"], "--people already defines the people; leave out --frequency."),
    (
      ["--records", "daily", "--person", "x", "--at", "9:00"], "--person already contains the schedule; leave out --at."
    ),
    (
      ["--records", "daily", "--person", "-", "--titles", "-"],
      "Only one of --person, --compare and --titles can read standard input."
    ),
    (["--records", "daily", "--summary", "--format", "html"], "--summary cannot be combined with --format html."),
    (["--records", "daily", "--from", "9999-06-01"], "--from: the simulation must end before the year 10000."),
  ])
  func refuses(arguments: [String], message: String) throws {
    let run = try CommandRun(["year"] + Self.common + arguments)
    #expect(run.code == 64)
    #expect(run.complaints.hasPrefix("Error: \(message)"), "\(run.complaints)")
    #expect(run.output == "")
  }

  @Test func refusesFilesThatItCannotRead() throws {
    let folder = try TemporaryFolder()
    let empty = try folder.write("empty", "\n \n".utf8)
    let long = try folder.write("long", ("a\n" + String(repeating: "b", count: 4_097)).utf8)
    let person = try folder.write("person.json", #"{"id":"u-1","timeZone":"Mars/Olympus"}"#.utf8)
    for (arguments, code, message) in [
      (["--titles", folder.path + "/none"], Int32(66), "nudge: --titles: \(folder.path)/none cannot be read: "),
      (["--titles", empty], 65, "nudge: --titles: \(empty) has no titles; write one per line."),
      (["--titles", long], 65, "nudge: --titles: \(long):2: the title is longer than 4096 bytes."),
      (["--compare", folder.path], 66, "nudge: --compare: there is no Templates folder in \(folder.path);"),
      (["--compare", folder.path + "/none"], 66, "nudge: --compare: \(folder.path)/none cannot be read: "),
      (["--compare", person], 65, "nudge: --compare: in \(person), timeZone: "),
      (["--person", person], 65, "nudge: --person: in \(person), timeZone: "),
    ] {
      let run = try CommandRun(
        ["year", "--records", "daily", "--days", "3"] + arguments,
        environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "Europe/Berlin"])
      #expect(run.code == code, "\(run.complaints)")
      #expect(run.complaints.hasPrefix(message), "\(run.complaints)")
    }
  }

  // MARK: JSON

  /// A catalog with one text, which writers don't change.
  @Test func reportsAsJSON() throws {
    let catalog = try SampleCatalog(title: "How was today?", body: "{count, plural, other {# so far}}")
    let titles = try catalog.folder.write("titles", "Ran 5 km\r\n\n Sad \n".utf8)
    let run = try CommandRun(
      [
        "year", "--records", "tue@21:30", "--days", "4", "--catalog", catalog.path, "--titles", titles, "--format",
        "json",
        "--person",
        try catalog.folder.write(
          "person.json",
          #"""
          {"id":"u-17","timeZone":"Europe/Berlin","preferences":{"milestones":{"enabled":false},"welcomeBack":{"enabled":false},"retrieval":{"enabled":false}}}
          """#.utf8),
        "--now", "2026-11-22T12:00:00Z",
      ])
    #expect(run.code == 0, "\(run.complaints)")
    let path = "Tests/Fixtures/year.json"
    if try Fixtures.record(run.output, asProjectFile: path) { return }
    #expect(
      try run.output == Fixtures.projectFile(path),
      "run the tests with RECORD_SNAPSHOTS=1 to write it anew, and read it")
  }

  @Test func followsTheOptions() throws {
    let run = try year(
      "--records", "daily@7:00", "--from", "2027-02-01", "--days", "28", "--frequency", "weekly", "--on", "sunday",
      "--at",
      "9pm", "--style", "minimal", "--locale", "zh-Hant", "--seed", "3", "--format", "json")
    let year = try #require(try years(run).first)
    #expect(year["from"] as? String == "2027-02-01" && year["through"] as? String == "2027-02-28")
    #expect(
      year["style"] as? String == "minimal" && year["locale"] as? String == "zh-Hant" && year["seed"] as? Int == 3)
    let summary = try #require(year["summary"] as? [String: Any])
    #expect(summary["entries"] as? Int == 28 && summary["reminders"] as? Int == 0)
    let leap = try years(try self.year("--records", "never", "--from", "2028-02-29", "--summary", "--format", "json"))[
      0]
    #expect(leap["through"] as? String == "2029-02-28")
    #expect(leap["notifications"] == nil && leap["entries"] == nil)
    #expect((leap["summary"] as? [String: Any])?["remindersPerEntry"] is NSNull)
  }

  /// Titles are quoted only if the person or the option allows it.
  @Test func quotesTitlesIfAllowed() throws {
    let arguments = ["--records", "daily@7:00", "--days", "60", "--format", "json"]
    func quotes(_ more: [String]) throws -> Bool {
      let run = try CommandRun(["year"] + Self.common + arguments + more)
      let notifications = try #require(try years(run)[0]["notifications"] as? [[String: Any]])
      let titles = try #require(try years(run)[0]["entries"] as? [[String: Any]]).compactMap { $0["title"] as? String }
      #expect(titles.contains("Dad’s funeral") && Set(titles).count >= 20)
      return notifications.contains { notification in
        titles.contains { ("\(notification["title"] ?? "") \(notification["body"] ?? "")").contains($0) }
      }
    }
    #expect(try !quotes([]))
    #expect(try quotes(["--include-preview"]))
  }

  @Test func simulatesSix() throws {
    let all = try years(try year("--people", "six", "--days", "14", "--summary", "--format", "json"))
    #expect(all.count == 6)
    let ratios = all.map { ($0["summary"] as? [String: Any])?["remindersPerEntry"] as? Double }
    #expect(ratios == [1, 3.5, ratios[2], 7, 2.8, nil])
  }

  // MARK: Text

  @Test func readsAsText() throws {
    let run = try year("--records", "wed@21:30", "--days", "30", "--locale", "en")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "wed@21:30")
    #expect(lines[1] == "  Reminders: every day at 8:00 PM; Europe/Berlin")
    #expect(lines[2] == "  Sun, Nov 22, 2026 – Mon, Dec 21, 2026; seed 0")
    #expect(lines.contains("  Wed, Nov 25, 2026, 8:00 PM  reminder"))
    #expect(lines.contains { $0.hasPrefix("  Wed, Nov 25, 2026, 9:30 PM  recorded: ") })
    #expect(lines.contains("Summary") && lines.contains("Repeated texts"))
    #expect(lines.contains { $0.contains("Unanswered reminders") && $0.hasSuffix("26/30") }, "\(run.output)")
  }

  @Test func comparesPeople() throws {
    let folder = try TemporaryFolder()
    let person = try folder.write(
      "rare.json", #"{"id":"u-1","timeZone":"Europe/Berlin","preferences":{"reminders":{"frequency":"weekly"}}}"#.utf8)
    let run = try year("--records", "sun@21:30", "--days", "28", "--compare", person, "--locale", "en", "--summary")
    let table = try #require(run.output.components(separatedBy: "Side by side\n").last)
    #expect(table.contains("sun@21:30") && table.contains(person))
    #expect(table.contains("Entries"))
    let page = try year("--records", "sun@21:30", "--days", "28", "--compare", person, "--format", "html").output
    #expect(page.contains("<main id=\"months\" class=\"compared\">"))
    #expect(MarkupOutline(page).faults == [])
  }

  @Test func comparesCatalogs() throws {
    let folder = try TemporaryFolder()
    for name in ["Templates", "Localization"] {
      try FileManager.default.copyItem(
        atPath: Fixtures.directory + "/../../" + name, toPath: folder.path + "/" + name)
    }
    let all = try years(try year("--records", "never", "--days", "5", "--compare", folder.path, "--format", "json"))
    #expect(all.compactMap { $0["name"] as? String } == ["built-in", folder.path])
    #expect(
      NSDictionary(dictionary: all[0]["summary"] as? [String: Any] ?? [:])
        == NSDictionary(dictionary: all[1]["summary"] as? [String: Any] ?? [:]))
  }

  // MARK: The page

  private func page(_ arguments: String...) throws -> String {
    let run = try CommandRun(["year", "--format", "html"] + Self.common + arguments)
    #expect(run.code == 0, "\(run.complaints)")
    return run.output
  }

  @Test func isOneSoundPage() throws {
    let page = try page("--people", "six", "--days", "70")
    let outline = MarkupOutline(page)
    #expect(outline.faults == [])
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"))
    let ids = outline.values(of: "id")
    #expect(Set(ids).count == ids.count)
    for link in outline.values(of: "href") {
      #expect(link.hasPrefix("#") && ids.contains(String(link.dropFirst())), "\(link)")
    }
    for id in outline.values(of: "for") { #expect(ids.contains(id)) }
    #expect(outline.elements.filter { $0.name == "h1" }.count == 1)
    #expect(outline.elements.filter { $0.name == "h2" }.count == 6)
    // November to January.
    #expect(outline.elements.filter { $0.attributes["class"] == "calendar" }.count == 6 * 3)
  }

  /// Nothing that a browser would fetch or run, and a policy that forbids it should there be any.
  @Test func needsNothingBesideIt() throws {
    let page = try page("--records", "daily", "--days", "40")
    let outline = MarkupOutline(page)
    #expect(outline.elements.allSatisfy { !["script", "link", "img", "iframe", "object", "svg"].contains($0.name) })
    #expect(outline.values(of: "src") == [])
    #expect(!page.contains("url(") && !page.contains("@import") && !page.contains("://"))
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
  }

  @Test func marksDaysNotificationsAndSilences() throws {
    let folder = try TemporaryFolder()
    let person = try folder.write(
      "paused.json",
      #"{"id":"u-1","timeZone":"Europe/Berlin","preferences":{"pauses":[{"from":"2026-12-01","to":"2026-12-20"}]}}"#
        .utf8)
    let titles = try folder.write("titles", "<b>Swam & sang</b>\n".utf8)
    let page = try page(
      "--person", person, "--titles", titles, "--records", "wed@21:30", "--days", "60", "--locale", "en")
    #expect(page.contains("<bdi>&lt;b&gt;Swam &amp; sang&lt;/b&gt;</bdi>"))
    let outline = MarkupOutline(page)
    let classes = outline.elements.compactMap { $0.attributes["class"] }
    #expect(classes.filter { $0 == "day entry" || $0 == "day entry silent" }.count == 9)
    #expect(classes.filter { $0.hasPrefix("day") && $0.hasSuffix(" silent") }.count == 20)
    #expect(page.contains("<b>20 days without a notification</b>"))
    #expect(classes.contains { $0.hasPrefix("card kind-reminder unanswered") })
  }

  @Test(arguments: ["zh-Hans", "zh-Hant"]) func isInTheReadersLanguage(locale: String) throws {
    for format in ["text", "html"] {
      let run = try CommandRun(
        ["year", "--records", "wed@21:30", "--days", "60", "--locale", locale, "--format", format] + Self.common)
      #expect(run.code == 0 && run.complaints == "")
      if format == "html" { #expect(run.output.contains("<html lang=\"\(locale)\"")) }
      if format == "text" {
        let words = OutputLanguageTests.englishWords(in: run.output).filter { !["wed"].contains($0) }
        #expect(words.isEmpty, "\(words)")
      }
    }
  }
}
