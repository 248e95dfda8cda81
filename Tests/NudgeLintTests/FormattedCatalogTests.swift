import Foundation
import NudgeLint
import NudgeTestSupport
import NudgeText
import Testing

@testable import NudgeAuthoring

@Suite("Lint of formatted catalogs")
struct FormattedCatalogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (path, contents) in try LintCatalog().files { try folder.write(path, contents.utf8) }
  }

  /// Formats the folder; the paths that were written.
  private func format(confirming keys: [String] = []) throws -> [String] {
    let formatter = CatalogFormatter(folder.path, confirming: keys)
    for change in formatter.changes { try formatter.write(change) }
    return formatter.changes.map(\.path)
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
  }

  @Test func findsNothing() throws {
    _ = try format()
    #expect(Linter.lint(folder.path).findings == [])
    let scrambled =
      "kind: status  \r\nsurface: label\r\nvariants:\r\n  - {id: ready} # soon\r\n  - {id: waiting}\r\n\r\n"
    try folder.write("Templates/status.yaml", scrambled.utf8)
    #expect(Linter.lint(folder.path).findings.map(\.rule) == ["F06"])
    _ = try format()
    #expect(Linter.lint(folder.path).findings == [])
  }

  @Test func neverHidesAStaleTranslation() throws {
    _ = try format()
    func change(_ locale: String, _ from: String, _ to: String) throws {
      let path = "Localization/\(locale)/status.json"
      try folder.write(path, (try read(path)).replacing(from, with: to).utf8)
    }
    func stale() -> [String] { Linter.lint(folder.path).findings.filter { $0.rule == "X03" }.map(\.file) }
    try change("en", "Ready", "All set")
    let both = ["Localization/zh-Hans/status.json", "Localization/zh-Hant/status.json"]
    #expect(stale() == both)
    #expect(try format() == [])
    #expect(stale() == both)
    // Written anew: no longer stale, and taken down.
    try change("zh-Hans", "已就绪", "准备好了")
    #expect(stale() == ["Localization/zh-Hant/status.json"])
    #expect(try format() == ["Localization/zh-Hans/source-hashes.json"])
    #expect(stale() == ["Localization/zh-Hant/status.json"])
    // Said to fit still.
    #expect(CatalogFormatter(folder.path, confirming: ["status.waiting"]).notStale == ["status.waiting"])
    #expect(try format(confirming: ["status.ready"]) == ["Localization/zh-Hant/source-hashes.json"])
    #expect(stale() == [])
  }

  @Test func sealsNoLossInSilence() throws {
    #expect(CatalogFormatter(folder.path).takenAnew == [])
    _ = try format()
    #expect(CatalogFormatter(folder.path).takenAnew == [])
    func change(_ path: String, _ from: String, _ to: String) throws {
      let text = try read(path)
      #expect(text.contains(from))
      try folder.write(path, text.replacing(from, with: to).utf8)
    }
    func taken(_ locale: String) throws -> CatalogFormatter.TakenAnew {
      CatalogFormatter.TakenAnew(
        locale: try LocaleTag(locale), kind: Kind(rawValue: "status"), keys: ["status.ready"])
    }
    func stale() -> [String] {
      Linter.lint(folder.path).findings.filter { $0.rule == "X03" }.map { "\($0.file) \($0.id ?? "")" }
    }
    // The source and one translation are written anew; the other is stale.
    try change("Localization/en/status.json", "Ready", "All set")
    try change("Localization/zh-Hans/status.json", "已就绪", "准备好了")
    #expect(try CatalogFormatter(folder.path).takenAnew == [taken("zh-Hans")])
    #expect(stale() == ["Localization/zh-Hant/status.json status.ready"])
    // An entry is lost.
    let path = "Localization/zh-Hant/source-hashes.json"
    try change(path, "\"status.ready\"", "\"status.redy\"")
    #expect(try CatalogFormatter(folder.path).takenAnew == [taken("zh-Hans"), taken("zh-Hant")])
    #expect(stale() == ["Localization/zh-Hant/status.json status.ready"])
    // The file is lost.
    try FileManager.default.removeItem(atPath: folder.path + "/" + path)
    #expect(stale() == ["\(path) \(path)"])
  }
}
