import Foundation
import NudgeAuthoring
import NudgeLint
import NudgeTestSupport
import Synchronization
import Testing

@Suite("Lint of a folder that is not trusted")
struct HostileCatalogTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (path, contents) in try LintCatalog().files { try folder.write(path, contents.utf8) }
  }

  private var words: String { folder.path + "/Localization/en/status.json" }

  /// Lints the folder.
  ///
  /// This takes less than a second, and about 4 seconds for the longest line without optimization. What takes time in
  /// proportion to the square of the length takes minutes.
  private func lint() throws -> LintReport {
    var report: LintReport?
    let duration = threadTime { report = Linter.lint(folder.path) }
    #expect(duration < .seconds(30))
    return try #require(report)
  }

  private func expectOneFinding(_ rule: RuleCode, _ reason: String, in report: LintReport) {
    #expect(report.findings.map(\.rule) == [rule])
    #expect(report.findings.first?.reason == reason)
    #expect(report.errorCount == 1)
  }

  @Test func tellsOfPatternsOfThousandsOfBraces() throws {
    let braces = String(repeating: "{", count: 10_000)
    try folder.write("Localization/en/status.json", text(ready: braces).utf8)
    expectOneFinding("S08", "pattern is longer than 1000 characters", in: try lint())
    let nested = String(repeating: "{a, select, other {", count: 50)
    try folder.write("Localization/en/status.json", text(ready: nested).utf8)
    let report = try lint()
    #expect(report.findings.allSatisfy { $0.severity == .error && $0.file == "Localization/en/status.json" })
    #expect(report.findings.contains { $0.rule == "S08" })
  }

  @Test func doesNotReadALineOfAHundredMegabytes() throws {
    let handle = try #require(FileHandle(forWritingAtPath: words))
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    expectOneFinding("F00", "larger than 4194304 bytes", in: try lint())
  }

  @Test func readsALineAsLongAsAFileMayBe() throws {
    let start = text(ready: "").dropLast(4)
    let padding = String(repeating: "a", count: (4 << 20) - start.utf8.count - 10)
    try folder.write("Localization/en/status.json", text(ready: padding).utf8)
    let report = try lint()
    #expect(report.findings.map(\.rule) == ["S08"])
  }

  @Test func doesNotWaitForAPipe() throws {
    for path in [words, folder.path + "/Templates/lint.yaml", folder.path + "/Localization/zh-Hans/source-hashes.json"]
    {
      try? FileManager.default.removeItem(atPath: path)
      #expect(unsafe mkfifo(path, 0o600) == 0)
    }
    let report = try lint()
    #expect(report.findings.map(\.rule) == ["F00", "F00", "F00"])
    #expect(report.findings.allSatisfy { $0.reason == "not a regular file" })
  }

  @Test func doesNotFollowALinkOutOfTheFolder() throws {
    let outside = try TemporaryFolder()
    let path = try outside.write("glossary.yaml", "glossary: []\n".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Templates/glossary.yaml", withDestinationPath: path)
    expectOneFinding("F00", "the link leads out of the catalog's folder", in: try lint())
  }

  /// Somebody keeps writing: sooner or later lint meets them at it, and says so rather than judge half a file.
  @Test func noticesAFileThatChangesWhileItIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("Templates/actions.yaml", "kind: actions\nsurface: action\nvariants: [{id: add}]\n".utf8)
    // Long, and refused at its first byte, so that most of the time goes into reading it.
    let bytes = Data([0xFF] + [UInt8](repeating: 0x20, count: 3 << 20))
    let path = try folder.write("Localization/en/actions.json", bytes)
    // A thread of its own, since tests keep those of Swift busy.
    let isDone = Mutex(false)
    let writer = Thread {
      var seconds = 0.0
      while !isDone.withLock({ $0 }) {
        seconds += 1
        let time = Date(timeIntervalSince1970: 1_000_000_000 + seconds)
        try? FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
      }
    }
    writer.start()
    defer { isDone.withLock { $0 = true } }
    var reasons: Set<String> = []
    for _ in 0..<5_000 where !reasons.contains("the file changed while it was being read") {
      let fault = CatalogLoader.read(folder.path).faults.first { $0.file == "Localization/en/actions.json" }
      reasons.insert(fault?.reason ?? "no fault")
    }
    #expect(reasons.contains("the file changed while it was being read"))
    #expect(reasons.isSubset(of: ["the file changed while it was being read", "invalid UTF-8"]))
  }

  @Test func countsNoFurtherThanItsRangesGo() throws {
    try folder.write(
      "Templates/greeting.yaml",
      (try LintCatalog().files["Templates/greeting.yaml"] ?? "")
        .replacing("min: 1, max: 1000", with: "min: -9223372036854775808, max: 9223372036854775807").utf8)
    #expect(try lint().findings.map(\.rule) == [])
    try folder.write(
      "Templates/greeting.yaml",
      (try LintCatalog().files["Templates/greeting.yaml"] ?? "")
        .replacing("min: 1, max: 1000, example: [1, 12]", with: "min: 9223372036854775807").utf8)
    #expect(try lint().findings.filter { $0.rule.rawValue.first == "P" } == [])
  }

  private func text(ready: String) -> String {
    """
    {
      "@@locale": "en",
      "status.ready": "\(ready)",
      "status.waiting": "Waiting for you"
    }

    """
  }
}
