import Foundation
import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

/// `nudge preview` and the notes of all commands have no English word in Chinese.
@Suite("Language of previews and notes")
struct PreviewLanguageTests {
  @Test(arguments: Catalog.shipped.templates.map(\.kind.rawValue))
  func speaksChineseAboutTexts(kind: String) throws {
    for locale in OutputLanguageTests.locales {
      let run = try CommandRun(["preview", "--kind", kind, "--count", "500", "--locale", locale])
      #expect(run.code == 0)
      let words = OutputLanguageTests.englishWords(in: run.output, isPreview: true)
      #expect(words.isEmpty, "\(locale): \(words)")
    }
    let english = try CommandRun(["preview", "--kind", kind, "--count", "500"])
    #expect(!OutputLanguageTests.englishWords(in: english.output, isPreview: true).isEmpty)
  }

  @Test(arguments: ["nothing", "one"])
  func speaksChineseAboutSequences(recording: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "person.json", OutputLanguageTests.person(#""reminders":{"frequency":"weekdays"}"#).utf8)
    for locale in OutputLanguageTests.locales {
      let run = try CommandRun([
        "preview", "--person", path, "--sequence", "60", "--recording", recording, "--now", "2026-10-02T00:00:00Z",
        "--locale", locale,
      ])
      #expect(run.code == 0, "\(run.complaints)")
      let words = OutputLanguageTests.englishWords(in: run.output, isPreview: true)
      #expect(words.isEmpty, "\(locale): \(words)")
    }
  }

  @Test func showsOneLanguageUnlessAskedForMore() throws {
    func preview(_ options: [String], lang: String) throws -> CommandRun {
      try CommandRun(
        ["preview", "--kind", "status"] + options, environment: ["LANG": lang, "TZDIR": Fixtures.zoneinfo])
    }
    func locales(_ options: [String], lang: String) throws -> [String] {
      let run = try preview(["--format", "json"] + options, lang: lang)
      let previews = try #require(try run.object()["previews"] as? [[String: Any]])
      return previews.compactMap { $0["locale"] as? String }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    for (lang, locale) in [("C", "en"), ("zh_TW.UTF-8", "zh-Hant")] {
      #expect(try preview([], lang: lang).output == preview(["--locale", locale], lang: lang).output)
    }
    // What a program gets does not depend on the environment.
    #expect(try locales([], lang: "zh_CN.UTF-8") == ["en", "zh-Hans", "zh-Hant"])
    #expect(try locales(["--locale", "en"], lang: "zh_CN.UTF-8") == ["en"])
    #expect(try locales(["--locale", "en", "--locale", "zh-Hans"], lang: "C") == ["en", "zh-Hans"])
    #expect(try locales(["--locale", "all"], lang: "C") == ["en", "zh-Hans", "zh-Hant"])
  }

  @Test func saysThatPromptsHaveNoStyle() throws {
    let run = try CommandRun(["preview", "--kind", "prompts", "--style", "gentle"])
    #expect(run.code == 0)
    #expect(
      run.complaints == "nudge: --style has no effect on these texts, which have no style: prompts\n")
    #expect(try CommandRun(["preview", "--kind", "reminder", "--style", "gentle"]).complaints.isEmpty)
  }

  // MARK: Examples

  @Test(arguments: [
    ("en", "Ada", "Swam the whole lake"), ("zh-Hans", "小雨", "第一次游到了湖对岸"), ("zh-TW", "怡君", "第一次游到了湖的對岸"),
  ])
  func showsExamplesInTheLanguageOfTheText(locale: String, name: String, title: String) throws {
    func values(_ kind: String, _ argument: String) throws -> Set<String> {
      let run = try CommandRun(["preview", "--kind", kind, "--locale", locale, "--count", "50", "--format", "json"])
      let previews = try #require(try run.object()["previews"] as? [[String: Any]])
      return Set(previews.compactMap { ($0["arguments"] as? [String: String])?[argument] })
    }
    #expect(try values("first-achievement", "name") == [name])
    #expect(try values("retrieval", "title") == [title])
  }

  /// The names belong to a line each, and everything else to all languages.
  @Test func showsSharedValuesOnce() throws {
    let run = try CommandRun([
      "preview", "--kind", "streak-milestone", "--style", "gentle", "--count", "1", "--locale", "all",
    ])
    #expect(run.output.matches(of: /streak = 7/).count == 1, "\(run.output)")
    #expect(!run.output.contains("小雨"))
    let page = try CommandRun([
      "preview", "--kind", "streak-milestone", "--style", "gentle", "--count", "1", "--locale", "all", "--format",
      "html",
    ])
    #expect(page.output.matches(of: /<li>streak <bdi>7/).count == 1)
    for name in ["Ada", "小雨", "怡君"] { #expect(page.output.contains("<li>name <bdi>\(name)</bdi></li>")) }
  }

  // MARK: Phrases

  @Test func showsPhrasesAsATable() throws {
    func preview(_ options: String...) throws -> String {
      try CommandRun(["preview", "--kind", "command-notes"] + options).output
    }
    let text = try preview("--locale", "zh-Hans")
    #expect(text.hasPrefix("标准错误输出上的说明  command-notes\n\n  assumed-achievements     按最少的 2 项成就计算；"))
    #expect(text.contains("\n  fewer                    只有 2 条，后面没有了  （数值：n = 2）\n"))
    #expect(text.contains("\n  no-history-yet           {option}：{path} 还不存在，"))
    #expect(
      try preview("--locale", "en", "--locale", "zh-Hans").contains(
        """
          fewer                    en       only 2 are listed, because there are no more  (with n = 2)
                                   zh-Hans  只有 2 条，后面没有了

        """))
    #expect(try preview("--set", "why=rain").contains("  shown-later              rain. Notifications"))
    #expect(
      try preview("--locale", "en", "--format", "json").contains(#""title" : "{option}: {path} does not exist yet;"#))
  }

  // MARK: The web page

  /// Returns the page's text without its style sheet, ids, values and conditions.
  private static func frame(of page: String) -> String {
    [
      "(?s)<style>.*?</style>", "<code>.*?</code>", "<a href=\"[^\"]*\\.zh-Han[st]\">[^<]*</a>",
      "<ul class=\"values\">(?s).*?</ul>",
      "<span class=\"when\">.*?</span>", "<span class=\"name\">Nudge</span>", "<[^>]*>",
    ].reduce(page) { $0.replacingOccurrences(of: $1, with: "\n", options: .regularExpression) }
  }

  @Test func speaksChineseOnThePage() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("person.json", OutputLanguageTests.person(#""reminders":{"frequency":"daily"}"#).utf8)
    let sequence = ["--person", path, "--sequence", "60", "--now", "2026-10-02T00:00:00Z"]
    for locale in OutputLanguageTests.locales {
      for arguments in [["--count", "2"], ["--kind", "reasons"], sequence] {
        let page = try CommandRun(["preview", "--format", "html", "--locale", locale] + arguments).output
        #expect(page.contains("<html lang=\"\(locale)\" dir=\"ltr\">"))
        let words = OutputLanguageTests.englishWords(in: Self.frame(of: page), isPreview: true)
        #expect(words.isEmpty, "\(locale): \(words)")
      }
    }
    let english = try CommandRun(["preview", "--format", "html", "--locale", "en", "--kind", "actions"]).output
    #expect(english.contains("<html lang=\"en\" dir=\"ltr\">"))
    #expect(OutputLanguageTests.englishWords(in: Self.frame(of: english)).contains("Appearance"))
  }

  /// A page with several languages has a frame in the reader's.
  @Test func framesLanguagesInTheReadersOwn() throws {
    for (lang, locale, title) in [("C", "en", "What notifications say"), ("zh_TW.UTF-8", "zh-Hant", "通知文案預覽")] {
      for locales in [[], ["--locale", "all"], ["--locale", "en", "--locale", "zh-Hans"]] {
        let page = try CommandRun(
          ["preview", "--kind", "first-achievement", "--format", "html"] + locales,
          environment: ["LANG": lang, "TZDIR": Fixtures.zoneinfo]
        ).output
        #expect(page.contains("<html lang=\"\(locale)\" dir=\"ltr\">"))
        #expect(page.contains("<h1>\(title)</h1>"))
        #expect(page.contains("<span class=\"time\">now</span>") && page.contains("<span class=\"time\">现在</span>"))
      }
    }
  }

  // MARK: Notes

  private static let notes: [Note] = {
    let now = Timestamp.max
    return [
      .assumedAchievements(6), .assumedLastDay(.min), .zoneIsUTC, .futureAchievements(1, after: now, .utc),
      .assumedDay(.firstDay(option: "--anchor"), .min), .assumedDay(.start, .min), .nothingInSpan,
      .unknownCalendars(["历法"]), .readInterval(.init(text: "每隔3天", interval: 4, other: 3)), .assumedStates(["--渠道"]),
      .exampleValues(rows: [["提醒", "数量"]]), .weekdaysReplaced,
      .noPeople,
      .languageReplaced(.english, by: .english), .excludedInVain("2026-11-22", option: "--exclude"),
      .timeInTitle(count: 2, first: 7, path: "历史"), .historyOfHabits(["冥想"], path: "历史"),
      .historyGuessed(["冥想"], path: "历史"), .historyInUTC(path: "历史"),
      .historyUnread(["心情"], areColumns: true, path: "历史"), .historyUnread(["心情"], areColumns: false, path: "历史"),
      .historyNotDone(count: 2, first: 7, path: "历史"), .historyWithoutAchievements(path: "历史"),
      .fullWidthBrace, .fixedOffset(name: "7", zone: "8"), .fewer(1), .readingHistory,
      .readingMessage, .readingPeople,
      .readingPerson, .noStyle(kinds: [Kind(rawValue: "提醒")]), .noNotifications(kinds: [Kind(rawValue: "提醒")]),
      .draftLeftOut(.english, translated: 1, total: 2), .draftReplaced(.english, translated: 0, total: 2, by: .english),
      .trouble(.noSessionBus), .trouble(.absent), .trouble(.noNotifySend), .trouble(.noBusTool), .trouble(.refused),
      .historyReplacesPerson, .noHistoryYet(path: "历史"), .maybeShown(id: "7"),
      .expired(id: "7", due: now, end: now, .utc),
    ]
  }()

  @Test(arguments: notes) func speaksChineseInNotes(note: Note) throws {
    for locale in OutputLanguageTests.locales {
      let text = try NoteWriter(locale: LocaleTag(locale)).text(of: note)
        .replacing(/\b(en|every:[0-9]+|[0-9]+-[0-9-]+T[0-9:]+Z|[0-9]+-[0-9]+-[0-9]+)\b/, with: "")
      #expect(OutputLanguageTests.englishWords(in: text).isEmpty, "\(text)")
      #expect(!text.contains("{"))
    }
    #expect(!OutputLanguageTests.englishWords(in: try NoteWriter(locale: .english).text(of: note)).isEmpty)
  }

  @Test(arguments: [
    "next --streak 6 --time-zone Asia/Shanghai",
    "next --rule FREQ=DAILY;COUNT=2 --start 2026-12-01T09:00 --time-zone UTC",
    "next --rule FREQ=DAILY --start 2026-12-01T09:00 --exclude 2026-12-01T10:00 --time-zone UTC",
    "preview --kind prompts --style gentle",
  ])
  func writesNotesInTheReadersLanguage(command: String) throws {
    let arguments =
      command.split(separator: " ").map(String.init)
      + (command.hasPrefix("next") ? ["--now", "2026-11-22T12:00:00Z"] : [])
    for (locale, lang) in [("zh-Hans", "C"), ("zh-Hant", "C"), (nil, "zh_CN.UTF-8")] {
      let run = try CommandRun(
        arguments + (locale.map { ["--locale", $0] } ?? []), environment: ["LANG": lang, "TZDIR": Fixtures.zoneinfo])
      #expect(run.code == 0)
      let notes = run.complaints.replacing("nudge: ", with: "").replacing("prompts", with: "")
      #expect(!notes.isEmpty && OutputLanguageTests.englishWords(in: notes).isEmpty, "\(notes)")
    }
    let english = try CommandRun(arguments)
    #expect(english.complaints.hasPrefix("nudge: "))
    #expect(english.complaints.allSatisfy { $0.isASCII })
  }

  // What remains is what people type, and the word lists of lint.
  @Test func hasNoChineseInSources() throws {
    let root = Fixtures.directory + "/../../Sources"
    let exempt = [
      "NudgeCatalog/ShippedCatalog.swift", "NudgeCLI/Options/", "NudgeInput/", "NudgeLint/",
    ]
    let files = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { path in path.hasSuffix(".swift") && !exempt.contains { path.hasPrefix($0) } }
    #expect(files.count > 100)
    for file in files {
      let code = try String(contentsOfFile: root + "/" + file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      let lines = code.filter { $0.contains(/\p{Script=Han}/) }
      #expect(lines.isEmpty, "\(file): \(lines)")
    }
  }
}
