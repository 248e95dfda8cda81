import Foundation
import NudgeTestSupport
import NudgeText
import Testing

@Suite("nudge preview --format html")
struct PreviewPageTests {
  private func page(_ arguments: [String]) throws -> String {
    let run = try CommandRun(["preview", "--format", "html"] + arguments)
    #expect(run.code == 0, "\(run.complaints)")
    return run.output
  }

  @Test func isOneSoundPage() throws {
    let page = try page(["--locale", "all"])
    let outline = MarkupOutline(page)
    #expect(outline.faults == [])
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"))
    let ids = outline.values(of: "id")
    #expect(Set(ids).count == ids.count)
    for link in outline.values(of: "href") {
      #expect(link.hasPrefix("#") && ids.contains(String(link.dropFirst())), "\(link)")
    }
    for id in outline.values(of: "for") { #expect(ids.contains(id)) }
    let pushed = Kind.known.count
    let others = 32 + 3 + 1 + 13 + 15 + 22 + 43 + 7 + 4
    #expect(outline.elements.filter { $0.name == "figure" }.count == pushed * 3 * 3 * 3 + 3 * others)
    #expect(outline.elements.filter { $0.name == "h1" }.count == 1)
    #expect(outline.elements.filter { $0.name == "h2" }.count == pushed + 9)
    #expect(outline.elements.filter { $0.name == "h3" }.count == pushed * 3)
  }

  /// Nothing that a browser would fetch or run, and a policy that forbids it should there be any.
  @Test func needsNothingBesideIt() throws {
    let page = try page([])
    let outline = MarkupOutline(page)
    #expect(outline.elements.allSatisfy { !["script", "link", "img", "iframe", "object", "svg"].contains($0.name) })
    #expect(outline.values(of: "src") == [])
    #expect(!page.contains("url(") && !page.contains("@import") && !page.contains("://"))
    #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""))
  }

  @Test func givesTheSameBytesEachTime() throws {
    let arguments = ["--kind", "reminder", "--count", "9"]
    #expect(try page(arguments) == page(arguments))
  }

  @Test(arguments: [
    ("zh-HK", "zh-Hant-HK", "ltr"), ("zh_CN.UTF-8", "zh-Hans-CN", "ltr"), ("en", "en", "ltr"),
    ("fr-FR", "en-FR", "ltr"),
  ])
  func namesTheLanguageOfTheWords(asked: String, language: String, direction: String) throws {
    let outline = MarkupOutline(try page(["--kind", "first-achievement", "--locale", asked]))
    let notes = outline.elements.filter { $0.attributes["class"] == "note" }
    #expect(!notes.isEmpty)
    for note in notes {
      #expect(note.attributes["lang"] == language)
      #expect(note.attributes["dir"] == direction)
    }
  }

  @Test func writesFromRightToLeftWhereTheWordsAre() throws {
    let catalog = try SampleCatalog(title: "{name} {count, number}", body: "Hello", locales: ["en", "he"])
    let page = try page(["--catalog", catalog.path, "--locale", "all"])
    let notes = MarkupOutline(page).elements.filter { $0.attributes["class"] == "note" }
    #expect(notes.map { $0.attributes["lang"] } == ["en", "he", "en", "he", "en", "he"])
    #expect(notes.map { $0.attributes["dir"] } == ["ltr", "rtl", "ltr", "rtl", "ltr", "rtl"])
  }

  /// Languages that nobody speaks show what a layout does with another; no other command knows them.
  @Test func showsPseudoLocales() throws {
    let page = try page(["--locale", "en-XA", "--locale", "ar-XB", "--kind", "reminder", "--style", "gentle"])
    #expect(MarkupOutline(page).faults == [])
    let notes = MarkupOutline(page).elements.filter { $0.attributes["class"] == "note" }
    #expect(Set(notes.map { $0.attributes["lang"] ?? "" }) == ["en-XA", "ar-XB"])
    for note in notes { #expect((note.attributes["dir"] == "rtl") == (note.attributes["lang"] == "ar-XB")) }
    #expect(page.contains("<p class=\"title\">["))
    let texts = try CommandRun(["preview", "--locale", "en-XA", "--format", "json"]).object()["previews"]
    for preview in try #require(texts as? [[String: Any]]) {
      #expect(preview["locale"] as? String == "en-XA")
      for name in ["title", "body", "privateTitle", "privateBody"] {
        let text = try #require(preview[name] as? String)
        #expect(text.hasPrefix("[") && text.hasSuffix("]"), "\(text)")
      }
    }
    #expect(try CommandRun(["next", "--time-zone", "UTC", "--locale", "en-XA"]).code == 64)
    #expect(try CommandRun(["preview", "--kind", "reminder"]).output.contains("en-XA") == false)
  }

  @Test func escapesWhateverCatalogAndPersonSay() throws {
    let catalog = try SampleCatalog(
      title: "<script>alert(1)</script> & \"{name}\"", body: "</style><img src=x onerror=alert({count, number})>")
    let page = try page(["--catalog", catalog.path, "--set", "name=</p><script>\"&'"])
    let outline = MarkupOutline(page)
    #expect(outline.faults == [])
    #expect(outline.elements.allSatisfy { $0.name != "script" && $0.name != "img" })
    #expect(
      page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;&lt;/p&gt;&lt;script&gt;&quot;&amp;&#39;&quot;"))
    #expect(page.contains("&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;"))
    #expect(page.contains("<li>name <bdi>&lt;/p&gt;&lt;script&gt;&quot;&amp;&#39;</bdi></li>"))
  }

  @Test func marksWhatIsLongerThanItsBudget() throws {
    func figure(title: Int, body: Int) throws -> String {
      let catalog = try SampleCatalog(
        title: String(repeating: "七", count: title / 2), body: String(repeating: "b", count: body))
      let page = try page(["--catalog", catalog.path, "--style", "gentle"])
      let start = try #require(page.firstRange(of: "<figure"))
      let end = try #require(page.firstRange(of: "</figure>"))
      return String(page[start.lowerBound..<end.lowerBound])
    }
    let within = try figure(title: 20, body: 60)
    #expect(within.contains("class=\"phone-fits watch-fits\"") && !within.contains("<strong>"))
    #expect(within.contains("20 of 30 columns<span class=\"bytes\"> · 30 bytes</span></dd>"))
    let long = try figure(title: 32, body: 110)
    #expect(long.contains("class=\"phone-long watch-too-long\""))
    #expect(long.contains("32 of 30 columns<span class=\"bytes\"> · 48 bytes</span> <strong>long</strong>"))
    let tooLong = try figure(title: 42, body: 141)
    #expect(tooLong.contains("class=\"phone-too-long watch-too-long\""))
    #expect(tooLong.contains("42 of 40 columns<span class=\"bytes\"> · 63 bytes</span> <strong>too long</strong>"))
    #expect(tooLong.contains("141 of 140 columns<span class=\"bytes\"> · 141 bytes</span> <strong>too long</strong>"))
  }

  @Test func saysAboveWhatIsTooLong() throws {
    let catalog = try SampleCatalog(title: String(repeating: "t", count: 41), body: "{name} {count, number}")
    let page = try page(["--catalog", catalog.path])
    #expect(page.contains("<summary>On a phone: 3 too long</summary>"))
    #expect(page.contains("<a href=\"#reminder.gentle.1.en\">reminder gentle a01 en</a> too long"))
    let fine = try self.page(["--kind", "first-achievement"])
    #expect(fine.contains("<p class=\"budget on-phone\">Everything fits a phone.</p>"))
  }

  /// A kind may be called as anything that the page itself has a name for.
  @Test(arguments: ["previews", "device-watch", "theme-dark", "kind"])
  func keepsItsOwnPlaces(kind: String) throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}")
    for file in ["Templates/reminder.yaml", "Localization/en/reminder.json"] {
      let text = try String(contentsOfFile: catalog.path + "/" + file, encoding: .utf8)
        .replacing("reminder", with: kind)
      try FileManager.default.removeItem(atPath: catalog.path + "/" + file)
      try catalog.folder.write(file.replacing("reminder", with: kind), text.utf8)
    }
    let outline = MarkupOutline(try page(["--catalog", catalog.path]))
    let ids = outline.values(of: "id")
    #expect(Set(ids).count == ids.count)
    let links = outline.values(of: "href").filter { $0.hasSuffix(":\(kind)") }
    #expect(links == ["#kind:\(kind)"])
    #expect(ids.contains("kind:\(kind)"))
  }

  @Test func breaksLinesWhereABodyDoes() throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number} so far.\\nGo on.")
    let words = catalog.path + "/Localization/en/reminder.json"
    try catalog.folder.write(
      "Localization/en/reminder.json",
      try String(contentsOfFile: words, encoding: .utf8).replacing("\\\\n", with: "\\n").utf8)
    let page = try page(["--catalog", catalog.path, "--style", "gentle"])
    #expect(page.contains("<p class=\"body\">1 so far.\nGo on.</p>"))
    #expect(page.contains("white-space: pre-line"))
    let text = try CommandRun(["preview", "--catalog", catalog.path, "--style", "gentle"]).output
    #expect(text.contains("\n  1 so far.\n  Go on.\n"), "\(text)")
  }

  /// Each condition as people write it; JSON has the words of the template.
  @Test func saysWhenAVariantIsUsed() throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}")
    try catalog.folder.write(
      "Templates/reminder.yaml",
      try String(contentsOfFile: catalog.path + "/Templates/reminder.yaml", encoding: .utf8)
        .replacing(
          "- {id: a01}",
          with: "- {id: a01, weight: 2, exclusive: true, when: {count: {in: [1, 14]}, frequency: [daily, weekly]}}"
        ).utf8)
    func shown(_ format: String) throws -> String {
      try CommandRun(["preview", "--catalog", catalog.path, "--style", "gentle", "--format", format]).output
    }
    let terms = ["if count = 1 | 14, frequency = daily | weekly", "takes precedence", "chosen 2 times as often"]
    #expect(try shown("html").contains("<span class=\"when\">\(terms.joined(separator: " · "))</span>"))
    #expect(
      try shown("text").contains("\n  (with count = 1, name = Ada; text a01; \(terms.joined(separator: "; ")))\n"))
    #expect(try shown("json").contains(#""count in 1 14""#))
  }

  @Test func tellsNothingPersonalWherePreviewsAreOff() throws {
    let catalog = try SampleCatalog(title: "Hello {name}", body: "{count, number}")
    let page = try page(["--catalog", catalog.path, "--set", "name=Grace", "--style", "gentle"])
    let hidden = page.matches(of: /<div class="words hidden">(.*?)<\/div>/)
    #expect(
      hidden.map { String($0.output.1) } == ["<p class=\"title\">Something new</p><p class=\"body\">Open it.</p>"])
    let open = page.matches(of: /<div class="words open">(.*?)<\/div>/)
    #expect(open.allSatisfy { $0.output.1.contains("Hello Grace") } && open.count == 1)
  }

  /// A private text that asks for a name gets none, rather than showing it.
  @Test func refusesAPrivateTextThatIsPersonal() throws {
    let catalog = try SampleCatalog(title: "Hello", body: "{name} {count, number}")
    try catalog.folder.write(
      "Localization/en/reminder.json",
      try String(contentsOfFile: catalog.path + "/Localization/en/reminder.json", encoding: .utf8)
        .replacing("Something new", with: "New, {name}").utf8)
    let run = try CommandRun(["preview", "--catalog", catalog.path, "--format", "html"])
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(run.complaints.contains("reminder.private"))
  }
}
