import Foundation
import NudgeTestSupport
import Testing

/// What is not pushed: prompts, labels and buttons.
@Suite("nudge preview of prompts, labels and actions")
struct PreviewSurfacesTests {
  private let catalog: SampleCatalog

  /// Beside the reminder, a prompt of five variants, one in one language alone and one of a later day, and a label.
  init() throws {
    catalog = try SampleCatalog(title: "{name}", body: "{count, number}", locales: ["en", "he"])
    try catalog.folder.write(
      "Templates/revisions.yaml", "revisions:\n  - {number: 2, from: \"2027-02-01\"}\n".utf8)
    try catalog.folder.write(
      "Templates/ask.yaml",
      """
      kind: ask
      surface: prompt
      args:
        page: {type: text, max: 24, example: [Settings, More]}
        count: {type: int, min: 1, max: 9, example: [3, 1]}
      actions: [add]
      variants:
        - {id: zeal}
        - {id: loud, when: {platform: [ios], alarm: true}}
        - {id: idiom, locales: [he]}
        - {id: late, since: 2}
        - {id: amount, when: {count: {ge: 4}}}

      """.utf8)
    try catalog.folder.write(
      "Templates/state.yaml",
      """
      kind: state
      surface: label
      args:
        at: {type: time, example: "20:00"}
      variants:
        - {id: next}
        - {id: "off"}

      """.utf8)
    for locale in ["en", "he"] {
      let texts = [
        "amount": "{count, plural, one {# line} two {# lines} other {# lines}}", "late": "Late", "loud": "Loud",
        "zeal": "See {page}",
      ].merging(locale == "he" ? ["idiom": "Idiom"] : [:]) { first, _ in first }
      let lines = texts.sorted { $0.key < $1.key }.flatMap { id, text in
        [#""ask.\#(id).body": "\#(text)""#, #""ask.\#(id).title": "A \#(id) one""#]
      }
      try write("ask", lines, locale)
      try write("state", [#""state.next": "Next {at, time, ::Hm}""#, #""state.off": "Off""#], locale)
    }
  }

  private func write(_ kind: String, _ lines: [String], _ locale: String) throws {
    let all = ["\"@@locale\": \"\(locale)\""] + lines
    try catalog.folder.write(
      "Localization/\(locale)/\(kind).json", "{\n  \(all.joined(separator: ",\n  "))\n}\n".utf8)
  }

  private static let now = ["--now", "2026-11-21T12:00:00Z"]

  private func output(_ arguments: [String]) throws -> String {
    let locale = arguments.contains("--locale") ? [] : ["--locale", "all"]
    let run = try CommandRun(["preview", "--catalog", catalog.path] + Self.now + locale + arguments)
    #expect(run.code == 0)
    #expect(run.complaints.isEmpty != arguments.contains("--style"))
    return run.output
  }

  private func previews(_ arguments: [String]) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(output(["--format", "json"] + arguments).utf8))
    return try #require((json as? [String: Any])?["previews"] as? [[String: Any]])
  }

  private func variants(_ arguments: [String]) throws -> [String] {
    try previews(arguments).compactMap { $0["variant"] as? String }
  }

  @Test func hasTheShippedOnes() throws {
    for (kind, number) in [("prompts", 3), ("help", 32), ("status", 13), ("group-summary", 1), ("actions", 15)] {
      let run = try CommandRun(["preview", "--locale", "all", "--format", "json", "--kind", kind])
      let all = try #require(try run.object()["previews"] as? [[String: Any]])
      #expect(all.count == 3 * number)
      for preview in all { #expect((preview["title"] as? String)?.isEmpty == false) }
    }
  }

  @Test func comesWhereItIsAskedForByNameOrOnThePage() throws {
    #expect(Set(try previews([]).compactMap { $0["kind"] as? String }) == ["reminder"])
    for preview in try previews([]) { #expect(preview["style"] is String && preview["body"] is String) }
    #expect(try !output([]).contains("zeal"))
    let kinds = try previews(["--kind", "state", "--kind", "reminder"]).compactMap { $0["kind"] as? String }
    #expect(kinds == Array(repeating: "reminder", count: 6) + Array(repeating: "state", count: 4))
    let outline = MarkupOutline(try output(["--format", "html"]))
    let sections = outline.elements.filter { $0.attributes["class"]?.hasPrefix("kind") == true }
    #expect(
      sections.compactMap { $0.attributes["id"] } == ["kind:reminder", "kind:ask", "kind:state", "kind:actions"])
  }

  @Test func hasAllVariantsInTheTemplatesOrder() throws {
    #expect(try variants(["--kind", "ask", "--locale", "en"]) == ["zeal", "loud", "amount"])
    #expect(try variants(["--kind", "ask", "--locale", "he"]) == ["zeal", "loud", "idiom", "amount"])
    #expect(try variants(["--kind", "ask", "--locale", "he", "--count", "3"]) == ["zeal", "loud", "idiom"])
    let later = ["--now", "2027-02-01T12:00:00Z"]
    let run = try CommandRun(
      ["preview", "--catalog", catalog.path, "--kind", "ask", "--locale", "en", "--format", "json"] + later)
    let all = try #require(try run.object()["previews"] as? [[String: Any]])
    #expect(all.compactMap { $0["variant"] as? String } == ["zeal", "loud", "late", "amount"])
  }

  @Test func hasNoStyleAndNoMoreThanItsParts() throws {
    let prompt = try #require(try previews(["--kind", "ask", "--locale", "en"]).first)
    #expect(prompt["style"] == nil)
    #expect(prompt["title"] as? String == "A zeal one")
    #expect(prompt["body"] as? String == "See Settings")
    #expect(prompt["actions"] as? [String] == ["Add"])
    for kind in ["state", "actions"] {
      let line = try #require(try previews(["--kind", kind, "--locale", "en"]).first)
      #expect(line["style"] == nil)
      #expect(line["body"] == nil)
      #expect(line["actions"] as? [String] == [])
      #expect(line["title"] as? String == (kind == "state" ? "Next 20:00" : "Add"))
    }
    for format in ["text", "json", "html"] {
      let arguments = ["--kind", "ask", "--format", format]
      #expect(try output(arguments + ["--style", "minimal"]) == output(arguments))
    }
  }

  /// One set of values, of which each variant tells those that its words have.
  @Test func takesValuesFromExamplesOrAsTheyAreSet() throws {
    func values(_ arguments: [String]) throws -> [[String: String]] {
      try previews(["--kind", "ask", "--locale", "en"] + arguments).compactMap { $0["arguments"] as? [String: String] }
    }
    #expect(try values([]) == [["page": "Settings"], [:], ["count": "3"]])
    #expect(try values(["--set", "count=1", "--set", "page=Here"]) == [["page": "Here"], [:], ["count": "1"]])
    let bad = try CommandRun(["preview", "--catalog", catalog.path, "--kind", "ask", "--set", "count=10"])
    #expect(bad.code == 64)
    #expect(bad.complaints.hasPrefix("Error: --set count: The maximum is 9.\n"))
  }

  /// A page with everything does not refuse a number that a reminder can have.
  @Test func keepsItsExampleOnAPageWhereAValueDoesNotFit() throws {
    let page = try output(["--format", "html", "--locale", "en", "--set", "count=500"])
    #expect(page.contains("<p class=\"body\">500</p>"))
    #expect(page.contains("<p class=\"message\">3 lines</p>"))
    let fitting = try output(["--format", "html", "--locale", "en", "--set", "count=1"])
    #expect(fitting.contains("<p class=\"message\">1 line</p>"))
  }

  @Test func headsTheTextWithTheKindAlone() throws {
    #expect(
      try output(["--kind", "ask", "--locale", "en"]) == """
        ask  [Add]

          A zeal one
          See Settings
          (with page = Settings; text zeal)

          A loud one
          Loud
          (text loud; if platform = ios, alarm = true)

          A amount one
          3 lines
          (with count = 3; text amount; if count ≥ 4)

        3 texts.

        """)
    #expect(
      try output(["--kind", "state"]) == """
        state

          en  Next 20:00
          he  Next 20:00
              (with at = 20:00; text next)

          en  Off
          he  Off
              (text off)

        2 texts.

        """)
  }

  /// A row of the page is one variant, though a language has one more.
  @Test func standsSideBySideInItsLanguages() throws {
    let outline = MarkupOutline(try output(["--kind", "ask", "--format", "html"]))
    #expect(outline.faults == [])
    let figures = outline.elements.filter { $0.name == "figure" }.compactMap { $0.attributes["id"] }
    #expect(
      figures == [
        "ask.zeal.en", "ask.zeal.he", "ask.loud.en", "ask.loud.he", "ask.idiom.he", "ask.amount.en", "ask.amount.he",
      ])
    #expect(outline.elements.filter { $0.attributes["class"] == "turn" }.count == 4)
    let panes = outline.elements.filter { $0.attributes["class"] == "pane" }
    #expect(panes.compactMap { $0.attributes["dir"] } == ["ltr", "rtl", "ltr", "rtl", "rtl", "ltr", "rtl"])
    #expect(outline.elements.allSatisfy { $0.name != "h3" && $0.attributes["class"] != "note" })
  }

  @Test func looksLikeWhatItIs() throws {
    let page = try output(["--format", "html", "--locale", "en"])
    #expect(MarkupOutline(page).faults == [])
    #expect(
      page.contains(
        "<p class=\"sum\">3 notifications · 3 prompts · 2 labels · 1 button · 4 kinds · 3 styles · 1 locale</p>"))
    #expect(
      page.contains(
        """
        <div class="dialog">
        <p class="headline">A zeal one</p>
        <p class="message">See Settings</p>
        <ul class="choices">
        <li>Add</li>
        </ul>
        </div>
        """))
    #expect(page.contains("<p class=\"setting\"><span>Next 20:00</span></p>"))
    #expect(page.contains("<p class=\"choice\">Add</p>"))
    #expect(
      page.contains("<a href=\"#ask.loud.en\">loud</a> <span class=\"when\">if platform = ios, alarm = true</span></p>")
    )
    let alone = try output(["--kind", "state", "--format", "html"])
    #expect(alone.contains("<p class=\"sum\">4 labels · 1 kind · 2 locales</p>"))
  }

  /// What is not sent has no bytes, and no watch to be too small for it.
  @Test func measuresWhatEachHasRoomFor() throws {
    try write(
      "state", [#""state.next": "Next {at, time, ::Hm}""#, #""state.off": "\#(String(repeating: "七", count: 15))""#],
      "en")
    try catalog.folder.write(
      "Localization/en/actions.json",
      #"{"@@locale": "en", "actions.add": "\#(String(repeating: "a", count: 17))"}"#.utf8)
    let page = try output([
      "--kind", "ask", "--kind", "state", "--kind", "actions", "--locale", "en", "--format", "html",
    ])
    func measures(_ id: String) throws -> [String] {
      let start = try #require(page.firstRange(of: "id=\"\(id)\"")).upperBound
      let figure = page[start..<(try #require(page[start...].firstRange(of: "</figure>")).lowerBound)]
      return figure.matches(of: /<div class="measure ([^"]*)"><dt>(.*?)<\/dt>.*?<\/i><\/span>(.*?)<\/dd>/).map {
        "\($0.output.1) | \($0.output.2) | \($0.output.3)"
      }
    }
    #expect(
      try measures("ask.zeal.en") == [
        "on-app both fits | Title | 10 of 30 columns", "on-app both fits | Body | 12 of 110 columns",
        "on-app both long | Button | 17 of 16 columns <strong>long</strong>",
      ])
    #expect(try measures("state.next.en") == ["on-app both fits | Label | 10 of 20 columns"])
    #expect(
      try measures("state.off.en") == ["on-app both too-long | Label | 30 of 28 columns <strong>too long</strong>"])
    #expect(
      try measures("actions.add.en") == ["on-app both long | Button | 17 of 16 columns <strong>long</strong>"])
    #expect(page.contains("<figure class=\"phone-too-long watch-fits\" id=\"state.off.en\">"))
    #expect(page.contains("<details class=\"budget\">\n<summary>On a phone: 1 too long; 4 long</summary>"))
    #expect(page.contains("<a href=\"#state.off.en\">state off en</a> too long"))
    #expect(!page.contains("On a watch") && !page.contains("fits a watch"))
  }

  @Test func saysWhichValueIsMissing() throws {
    let template = try String(contentsOfFile: catalog.path + "/Templates/ask.yaml", encoding: .utf8)
    try catalog.folder.write("Templates/ask.yaml", template.replacing(", example: [Settings, More]", with: "").utf8)
    let run = try CommandRun(["preview", "--catalog", catalog.path, "--kind", "ask"])
    #expect(run.code == 65)
    #expect(
      run.complaints == "nudge: ask.zeal requires a value for page; add an example to Templates/, or use --set.\n")
    #expect(try output(["--kind", "ask", "--set", "page=Here", "--locale", "en"]).contains("See Here"))
  }

  @Test func saysWhereThereIsNothingToShow() throws {
    let template = try String(contentsOfFile: catalog.path + "/Templates/state.yaml", encoding: .utf8)
    try catalog.folder.write(
      "Templates/state.yaml",
      template.replacing("{id: next}", with: "{id: next, since: 2}")
        .replacing("{id: \"off\"}", with: "{id: \"off\", since: 2}").utf8)
    let run = try CommandRun(["preview", "--catalog", catalog.path, "--kind", "state"] + Self.now)
    #expect(run.code == 65)
    #expect(
      run.complaints
        == "nudge: no variant of state is available in these languages on this day; see locales and since in Templates/.\n"
    )
    for name in ["Templates/reminder.yaml", "Localization/en/reminder.json", "Localization/he/reminder.json"] {
      try FileManager.default.removeItem(atPath: catalog.path + "/" + name)
    }
    let rest = try CommandRun(["preview", "--catalog", catalog.path])
    #expect(rest.code == 0)
    #expect(rest.complaints == "nudge: the catalog has no notifications; --kind shows the rest: ask, state, actions\n")
  }
}
