import Foundation
import NudgeTestSupport
import Testing

/// Runs every command that docs/writing.md tells its readers to run, in its order.
@Suite("The writers' guide")
struct GuideTests {
  @Test func showsCommandsThatWork() throws {
    let guide = try Fixtures.projectFile("docs/writing.md")
    let folder = try TemporaryFolder()
    let words = folder.path + "/my-words"
    try FileManager.default.createDirectory(atPath: words, withIntermediateDirectories: true)
    for name in ["Templates", "Localization"] {
      try FileManager.default.copyItem(
        atPath: Fixtures.directory + "/../../" + name, toPath: words + "/" + name)
    }
    let begin = try #require(guide.firstRange(of: "```json\n"))
    let end = try #require(guide[begin.upperBound...].firstRange(of: "```\n"))
    let person = try folder.write("my-person.json", guide[begin.upperBound..<end.lowerBound].utf8)

    var count = 0
    for block in guide.split(separator: "```sh\n").dropFirst() {
      for line in block.prefix(upTo: try #require(block.firstRange(of: "```")).lowerBound).split(separator: "\n") {
        // What goes to a file is read here.
        let command = line.split(separator: ">").first.map(String.init) ?? ""
        let arguments = CommandRun.words(of: command)
        #expect(arguments.first == "nudge")
        let run = try CommandRun(
          arguments.dropFirst().map { $0 == "my-words" ? words : $0 == "my-person.json" ? person : $0 })
        #expect(run.code == 0, "\(line): \(run.complaints)")
        #expect(!run.output.isEmpty)
        count += 1
      }
    }
    #expect(count >= 8)
  }

  /// Its conditions are those that a template may have.
  @Test func namesEveryCondition() throws {
    let guide = try Fixtures.projectFile("docs/writing.md")
    let folder = try SampleCatalog(title: "{name} {count, number}", body: "Hello")
    let template = folder.path + "/Templates/reminder.yaml"
    let text = try String(contentsOfFile: template, encoding: .utf8)
    try folder.folder.write(
      "Templates/reminder.yaml", text.replacing("- {id: a01}", with: "- {id: a01, when: {nothing: 1}}").utf8)
    let complaints = try CommandRun(["preview", "--catalog", folder.path]).complaints
    let known = try #require(complaints.firstMatch(of: /known: ([a-zA-Z, ]+)/)?.output.1)
    for name in known.split(separator: ", ") where name != "count" {
      #expect(guide.contains("| `\(name)` |"), "\(name)")
    }
    #expect(known.split(separator: ", ").count == 13)
  }
}
