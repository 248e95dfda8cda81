import Foundation
import NudgeTestSupport
import Testing

@Suite("compile-catalog")
struct CompileCatalogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Templates/actions.yaml", "kind: actions\nsurface: action\nvariants: [{id: add}, {id: later}]\n".utf8)
    try write("en", "Add", "Later")
  }

  private func write(_ locale: String, _ add: String, _ later: String) throws {
    try folder.write(
      "Localization/\(locale)/actions.json",
      "{\"@@locale\": \"\(locale)\",\n\"actions.add\": \"\(add)\",\n\"actions.later\": \"\(later)\"}\n".utf8)
  }

  private func compile() throws -> (run: CommandRun, source: String) {
    let output = try folder.write("Shipped.swift", [])
    let run = try CommandRun(of: "compile-catalog", [folder.path, output])
    return (run, try String(contentsOfFile: output, encoding: .utf8))
  }

  @Test func saysNothingWhereEveryLanguageIsLive() throws {
    try write("ja", "追加", "後で")
    let (run, source) = try compile()
    #expect((run.code, run.output, run.complaints) == (0, "", ""))
    #expect(source.contains("追加"))
  }

  /// A text that was blanked takes the whole language from those who read it; a build that passes in silence would ship that.
  @Test func warnsOfALanguageThatItLeavesOut() throws {
    try write("ja", "追加", "")
    try write("ko", " ", "")
    let (run, source) = try compile()
    #expect(run.code == 0)
    #expect(
      run.complaints == """
        \(folder.path)/Localization/ja/actions.json:3:19: warning: ja is a draft, so the catalog doesn't include it: 1 of 2 texts is \
        not translated
        \(folder.path)/Localization/ko/actions.json:2:17: warning: ko is a draft, so the catalog doesn't include it: 2 of 2 texts are \
        not translated

        """)
    #expect(!source.contains("追加"))
  }

  @Test func reportsFaultsAndWritesNothing() throws {
    try write("ja", "追加", "{")
    let (run, source) = try compile()
    #expect(run.code == 65)
    #expect(run.complaints.hasPrefix("\(folder.path)/Localization/ja/actions.json:3:"))
    #expect(run.complaints.contains(": error: "))
    #expect(source.isEmpty)
  }
}
