import Foundation
import NudgeTestSupport
import Testing

@Suite("nudge new-locale")
struct NewLocaleTests {
  private func catalog() throws -> SampleCatalog {
    let catalog = try SampleCatalog(
      title: "{name}: {count, plural, one {# day} other {# days}}",
      body: "The {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} \"way\"\\")
    let file = catalog.path + "/Localization/en/reminder.json"
    try catalog.folder.write(
      "Localization/en/reminder.json",
      try text(file).replacing(
        "  \"reminder.private.body\"",
        with: "  \"@reminder.gentle.a01.title\": {\"description\": \"A “name”.\"},\n  \"reminder.private.body\""
      ).utf8)
    return catalog
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func run(_ arguments: [String], _ catalog: SampleCatalog) throws -> CommandRun {
    try CommandRun(["new-locale"] + arguments + ["--catalog", catalog.path])
  }

  private func path(_ catalog: SampleCatalog, _ locale: String, _ kind: String = "reminder") -> String {
    "\(catalog.path)/Localization/\(locale)/\(kind).json"
  }

  @Test func makesAFileForEachKindWithSourceAndNote() throws {
    let catalog = try catalog()
    let run = try run(["pl"], catalog)
    #expect(run.code == 0, "\(run.complaints)")
    #expect(
      run.output == """
        made Localization/pl/actions.json: 0 of 1 text translated
        made Localization/pl/reminder.json: 0 of 8 texts translated
        pl: 0 of 9 texts translated.

        """)
    #expect(
      try text(path(catalog, "pl", "actions")) == """
        {
          "@@locale": "pl",
          "actions.add": "",
          "@actions.add": {
            "x-source": "Add"
          }
        }

        """)
    let reminder = try text(path(catalog, "pl"))
    #expect(
      reminder.contains(
        #"""
          "reminder.gentle.a01.title": "",
          "@reminder.gentle.a01.title": {
            "description": "A “name”. Plural categories in pl: one, few, many, other.",
            "x-source": "{name}: {count, plural, one {# day} other {# days}}"
          },
        """#))
    #expect(
      reminder.contains(
        #"""
            "description": "Ordinal categories in pl: other.",
            "x-source": "The {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} \"way\"\\"
        """#))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(reminder.utf8)) as? [String: Any])
    #expect(object.count == 1 + 8 * 2)
  }

  @Test func isADraftUntilTheLastTextIsThere() throws {
    let catalog = try catalog()
    #expect(try run(["ja"], catalog).code == 0)
    let preview = ["preview", "--catalog", catalog.path, "--locale", "ja-JP", "--style", "gentle"]
    let before = try CommandRun(preview)
    #expect(before.code == 0)
    #expect(before.output.contains("\n  Ada: 1 day\n"))
    #expect(before.complaints == "nudge: ja is a draft, 0 of 9 texts translated; en is shown\n")
    #expect(
      try CommandRun(["preview", "--catalog", catalog.path, "--locale", "all"]).complaints
        == "nudge: ja is a draft, 0 of 9 texts translated; it is left out\n")
    #expect(
      try CommandRun(["preview", "--catalog", catalog.path, "--locale", "zh-Hant"]).complaints
        == "nudge: 沒有 zh-Hant 的文案，顯示的是 en\n")

    // Each text but one, then the last.
    func fill(_ kind: String, upTo last: Int) throws {
      var left = last
      let lines = try text(path(catalog, "ja", kind)).split(separator: "\n", omittingEmptySubsequences: false)
      let filled = lines.map { line -> String in
        guard line.hasSuffix(": \"\",") || line.hasSuffix(": \"\""), left > 0 else { return String(line) }
        left -= 1
        let words =
          line.contains(".private") || kind == "actions"
          ? "訳" : line.contains(".title") ? "{name}{count, plural, other {#}}" : "{count, selectordinal, other {#}}"
        return String(line.replacing("\"\"", with: "\"\(words)\""))
      }
      try catalog.folder.write("Localization/ja/\(kind).json", filled.joined(separator: "\n").utf8)
    }
    try fill("actions", upTo: 1)
    try fill("reminder", upTo: 7)
    #expect(
      try CommandRun(preview).complaints == "nudge: ja is a draft, 8 of 9 texts translated; en is shown\n")
    try fill("reminder", upTo: 8)
    let after = try CommandRun(preview)
    #expect(after.complaints == "")
    #expect(after.output.contains("Ada1") && !after.output.contains("shown in"))
  }

  @Test func overwritesNothing() throws {
    let catalog = try catalog()
    #expect(try run(["ja"], catalog).code == 0)
    let written = try text(path(catalog, "ja")).replacing(
      "\"reminder.private.title\": \"\"", with: "\"reminder.private.title\": \"お知らせ\"")
    try catalog.folder.write("Localization/ja/reminder.json", written.utf8)
    let again = try run(["ja"], catalog)
    #expect(again.code == 74)
    #expect(again.output == "")
    #expect(
      again.complaints
        == "nudge: Localization/ja already exists; --force adds missing texts and keeps the translations.\n")
    #expect(try text(path(catalog, "ja")) == written)
  }

  @Test func addsWhatIsMissingByForce() throws {
    let catalog = try catalog()
    #expect(try run(["ja"], catalog).code == 0)
    let kept = try text(path(catalog, "ja")).replacing(
      "\"reminder.private.title\": \"\"", with: "\"reminder.private.title\": \"お知らせ\"")
    try catalog.folder.write("Localization/ja/reminder.json", kept.utf8)
    #expect(try run(["ja", "--force"], catalog).output == "ja: 1 of 9 texts translated.\n")
    #expect(try text(path(catalog, "ja")) == kept)
    // Another variant comes, with other words in English.
    try catalog.folder.write(
      "Templates/actions.yaml", "kind: actions\nsurface: action\nvariants: [{id: add}, {id: later}]\n".utf8)
    try catalog.folder.write(
      "Localization/en/actions.json", #"{"@@locale": "en", "actions.add": "Write", "actions.later": "Later"}"#.utf8)
    #expect(
      try run(["ja", "--force"], catalog).output == """
        changed Localization/ja/actions.json: 0 of 2 texts translated
        ja: 1 of 10 texts translated.

        """)
    let actions = try text(path(catalog, "ja", "actions"))
    #expect(actions.contains("\"x-source\": \"Write\"") && actions.contains("\"actions.later\": \"\""))
  }

  /// The purpose of `--force`: English has got a variant, and lost or changed others, since the translation was finished.
  @Test func completesAFinishedTranslation() throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}", locales: ["en", "ja", "ko"])
    try catalog.folder.write(
      "Templates/actions.yaml", "kind: actions\nsurface: action\nvariants: [{id: add}, {id: later}]\n".utf8)
    try catalog.folder.write(
      "Templates/labels.yaml", "kind: labels\nsurface: label\nvariants: [{id: on}]\n".utf8)
    try catalog.folder.write(
      "Localization/en/actions.json", #"{"@@locale": "en", "actions.add": "Add", "actions.later": "Later"}"#.utf8)
    try catalog.folder.write("Localization/en/labels.json", #"{"@@locale": "en", "labels.on": "On"}"#.utf8)
    // The English title has lost its name, so that the translation does not fit it; Korean is broken altogether.
    let english = try text(path(catalog, "en")).replacing("{name}", with: "Hello")
    try catalog.folder.write("Localization/en/reminder.json", english.utf8)
    try catalog.folder.write("Localization/ko/reminder.json", "{".utf8)
    let run = try run(["ja", "--force"], catalog)
    #expect(run.code == 0, "\(run.complaints)")
    #expect(
      run.output == """
        changed Localization/ja/actions.json: 1 of 2 texts translated
        made Localization/ja/labels.json: 0 of 1 text translated
        changed Localization/ja/reminder.json: 8 of 8 texts translated
        ja: 9 of 11 texts translated.

        """)
    #expect(
      try text(path(catalog, "ja", "actions")) == """
        {
          "@@locale": "ja",
          "actions.add": "Add",
          "@actions.add": {
            "x-source": "Add"
          },
          "actions.later": "",
          "@actions.later": {
            "x-source": "Later"
          }
        }

        """)
    let reminder = try text(path(catalog, "ja"))
    #expect(
      reminder.contains(
        """
          "reminder.gentle.a01.title": "{name}",
          "@reminder.gentle.a01.title": {
            "x-source": "Hello"
          },
        """))
  }

  @Test func losesNoTranslationThatNobodyAsksFor() throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}", locales: ["en", "ja"])
    let words = #"{"@@locale": "ja", "actions.add": "追加", "actions.ad": "前の", "actions.gone": " "}"#
    try catalog.folder.write("Localization/ja/actions.json", words.utf8)
    let refused = try run(["ja", "--force"], catalog)
    #expect(refused.code == 65)
    #expect(refused.output == "")
    #expect(
      refused.complaints == """
        nudge: Localization/ja/actions.json:1:41: no variant uses the message "actions.ad" (did you mean \
        "actions.add"?)
        nudge: --catalog: \(catalog.path) has a fault

        """)
    #expect(try text(path(catalog, "ja", "actions")) == words)
    // One without words is no loss.
    try catalog.folder.write(
      "Localization/ja/actions.json", words.replacing(#" "actions.ad": "前の","#, with: "").utf8)
    #expect(try run(["ja", "--force"], catalog).code == 0)
    #expect(try !text(path(catalog, "ja", "actions")).contains("gone"))
  }

  @Test(arguments: [
    ("Templates/actions.yaml", "kind: actoins", "Templates/actions.yaml:1:"),
    ("Localization/en/actions.json", #"{"@@locale": "en"}"#, "Localization/en/actions.json:1:1"),
    ("Localization/ja/actions.json", #"{"@@locale": "ja", "actions.add": "a",}"#, "Localization/ja/actions.json:1:38"),
  ])
  func judgesWhatItBuildsOn(file: String, contents: String, place: String) throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}", locales: ["en", "ja"])
    try catalog.folder.write(file, contents.utf8)
    let run = try run(["ja", "--force"], catalog)
    #expect(run.code == 65)
    #expect(run.complaints.contains("nudge: \(place)"), "\(run.complaints)")
    #expect(try text(catalog.path + "/" + file) == contents)
  }

  /// A template may name a language for an idiom before there is a word in it.
  @Test func makesALanguageThatATemplateNames() throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}")
    try catalog.folder.write(
      "Templates/actions.yaml",
      "kind: actions\nsurface: action\nvariants: [{id: add}, {id: idiom, locales: [ja]}]\n".utf8)
    #expect(try run(["ja"], catalog).output.hasSuffix("ja: 0 of 10 texts translated.\n"))
  }

  @Test func keepsWhatToolsAndTranslatorsNote() throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}")
    try catalog.folder.write(
      "Templates/actions.yaml",
      "kind: actions\nsurface: action\nvariants: [{id: add}, {id: idiom, locales: [ja]}]\n".utf8)
    try catalog.folder.write(
      "Localization/ja/actions.json",
      #"""
      {"@@x-generator": "W", "@@locale": "ja", "@@last_modified": "2026", "actions.idiom": "一",
      "@actions.idiom": {"description": "四字熟語"}, "actions.add": "追加",
      "@actions.add": {"x-note": "短く", "description": "replaced", "context": "button"}}
      """#.utf8)
    #expect(try run(["ja", "--force"], catalog).code == 0)
    let written = """
      {
        "@@locale": "ja",
        "@@last_modified": "2026",
        "@@x-generator": "W",
        "actions.add": "追加",
        "@actions.add": {
          "context": "button",
          "x-note": "短く",
          "x-source": "Add"
        },
        "actions.idiom": "一",
        "@actions.idiom": {
          "description": "四字熟語"
        }
      }

      """
    #expect(try text(path(catalog, "ja", "actions")) == written)
    let formatted = try CommandRun(["fmt", "--catalog", catalog.path])
    #expect(!formatted.output.contains("ja/actions.json"))
    #expect(try text(path(catalog, "ja", "actions")) == written)
  }

  @Test func tellsEachFileAsItIsWritten() throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}")
    #expect(try run(["ja"], catalog).code == 0)
    let actions = path(catalog, "ja", "actions")
    let reminder = path(catalog, "ja")
    // The first is missing again; the second has moved, and a link leads to it.
    try FileManager.default.removeItem(atPath: actions)
    try FileManager.default.moveItem(atPath: reminder, toPath: catalog.path + "/elsewhere.json")
    try FileManager.default.createSymbolicLink(atPath: reminder, withDestinationPath: catalog.path + "/elsewhere.json")
    try catalog.folder.write(
      "Localization/en/reminder.json", try text(path(catalog, "en")).replacing("{name}", with: "Hello {name}").utf8)
    let run = try run(["ja", "--force"], catalog)
    #expect(run.code == 74)
    #expect(run.output == "made Localization/ja/actions.json: 0 of 1 text translated\n")
    #expect(
      run.complaints == "nudge: Localization/ja/reminder.json is a symbolic link; replace it with a regular file.\n")
    #expect(try !text(catalog.path + "/elsewhere.json").contains("Hello"))
  }

  @Test func keepsTheModeOfAFile() throws {
    let catalog = try SampleCatalog(title: "{name}", body: "{count, number}")
    #expect(try run(["ja"], catalog).code == 0)
    let actions = path(catalog, "ja", "actions")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: actions)
    try catalog.folder.write(
      "Localization/en/actions.json", #"{"@@locale": "en", "actions.add": "Write"}"#.utf8)
    #expect(try run(["ja", "--force"], catalog).output.hasPrefix("changed Localization/ja/actions.json"))
    let mode = try FileManager.default.attributesOfItem(atPath: actions)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test(arguments: [
    ("zh-CN", "Error: The folder for zh-CN is named zh-Hans; use that name."),
    ("zh-TW", "Error: The folder for zh-TW is named zh-Hant; use that name."),
    ("pt_BR", "Error: The folder for pt_BR is named pt-BR; use that name."),
    ("JA", "Error: The folder for JA is named ja; use that name."),
    ("ja-Jpan", "Error: The folder for ja-Jpan is named ja; use that name."),
    ("zz", "Error: Unknown language zz. Did you mean az?"),
    ("../ja", "Error: Invalid locale. "),
    ("en", "Error: en is the source language; translations are made from it."),
  ])
  func saysHowAFolderIsCalled(locale: String, complaint: String) throws {
    let run = try run([locale], try catalog())
    #expect(run.code == 64)
    let first = run.complaints.split(separator: "\n").first.map(String.init) ?? ""
    #expect(complaint.hasSuffix(" ") ? first.hasPrefix(complaint) : first == complaint)
  }

  @Test(arguments: [["new-locale", "ja"], ["preview"], ["fmt"], ["lint"]])
  func saysThatAFolderHasNoName(command: [String]) throws {
    let run = try CommandRun(command + ["--catalog", ""])
    #expect(run.code == 64)
    #expect(run.complaints.hasPrefix("Error: --catalog must not be empty.\n"))
  }

  @Test func saysThatThereIsNoCatalogOrABrokenOne() throws {
    let folder = try TemporaryFolder()
    let none = try CommandRun(["new-locale", "ja", "--catalog", folder.path])
    #expect(none.code == 66)
    #expect(
      none.complaints
        == "nudge: --catalog: there is no Templates folder in \(folder.path); specify a folder that contains Templates and Localization.\n"
    )
    let catalog = try catalog()
    try catalog.folder.write("Localization/en/actions.json", "{".utf8)
    let broken = try run(["ja"], catalog)
    #expect(broken.code == 65)
    #expect(broken.complaints.contains("Localization/en/actions.json:1:2"))
    #expect(!FileManager.default.fileExists(atPath: catalog.path + "/Localization/ja"))
  }

  @Test func saysThatAFileCannotBeWritten() throws {
    let catalog = try catalog()
    try FileManager.default.createDirectory(
      atPath: catalog.path + "/Localization/ja/reminder.json", withIntermediateDirectories: true)
    let run = try run(["ja", "--force"], catalog)
    #expect([65, 74].contains(run.code))
    #expect(run.complaints.contains("Localization/ja/reminder.json"))
  }
}
