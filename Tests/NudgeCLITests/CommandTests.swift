import Foundation
import NudgeTestSupport
import NudgeText
import Testing

@Suite("nudge")
struct CommandTests {
  @Test func tellsItsVersions() throws {
    let run = try CommandRun(["--version"])
    #expect(run.code == 0)
    #expect(
      run.output == """
        nudge 0.1.0
        ICU \(TextVersions.icu), CLDR \(TextVersions.cldr)
        zone data 2026f in \(Fixtures.zoneinfo)

        """)
  }

  /// Whatever the machine has: its own zone data are used only where they are newer than the copy that is compiled in.
  @Test func knowsZonesOfItsOwn() throws {
    let arguments = ["next", "--time-zone", "America/Vancouver", "--now", "2026-12-15T00:00:00Z", "--format", "json"]
    let run = try CommandRun(arguments + ["--count", "1"], environment: [:])
    #expect(run.code == 0)
    #expect(run.output.contains("2026-12-14T20:00:00-07:00"))
    let line = try #require(CommandRun(["--version"], environment: [:]).output.split(separator: "\n").last)
    #expect(line == "zone data 2026f, compiled in" || line.contains(/^zone data 20\d\d[a-z]+[-\w]* in \//), "\(line)")
  }

  @Test func saysWhereItsZoneDataWouldBe() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["--version"], environment: ["TZDIR": folder.path])
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("zone data none in $TZDIR, \(folder.path)\n"))
  }

  @Test(arguments: ["next", "preview", "year", "plan", "status", "render", "new-locale", "run"])
  func showsAnExampleInEachHelp(command: String) throws {
    let run = try CommandRun([command, "--help"])
    #expect(run.code == 0)
    #expect(run.output.contains("EXAMPLES:\n  nudge \(command) "))
    #expect(try CommandRun(["--help"]).output.contains("nudge \(command) "))
  }

  /// The documentation has a section for each command.
  @Test(arguments: [
    ("--help", ""), ("help", ""), ("next --help", "#nudge-next"), ("help next", "#nudge-next"),
    ("new-locale --help", "#nudge-new-locale"), ("lint --help", "#nudge-lint"), ("fmt --help", "#nudge-fmt"),
    ("plan --help", "#nudge-plan"), ("preview --help", "#nudge-preview"), ("render --help", "#nudge-render"),
    ("status --help", "#nudge-status"), ("run -h", "#nudge-run"), ("year --help", "#nudge-year"),
  ])
  func namesTheDocumentationInHelp(arguments: String, section: String) throws {
    let run = try CommandRun(arguments.split(separator: " ").map(String.init))
    #expect(run.code == 0)
    #expect(
      run.output.contains("\n\nDocumentation: docs/command.md\(section) in the source code of Nudge\n\nUSAGE: "),
      "\(run.output)")
    let guide = try Fixtures.projectFile("docs/command.md")
    #expect(
      section.isEmpty
        || guide.contains("\n## \(section.dropFirst().replacing("nudge-", with: "nudge ", maxReplacements: 1))\n"))
  }

  /// A wrapped example would lose its last options if it is copied.
  @Test func keepsEachExampleOnOneLine() throws {
    for command in ["next", "preview", "year", "plan", "status", "run", "render", "lint", "fmt", "new-locale"] {
      let help = try CommandRun([command, "--help"]).output
      let start = try #require(help.firstRange(of: "EXAMPLES:\n")).upperBound
      let examples = help[start...].prefix(upTo: try #require(help[start...].firstRange(of: "\n\n")).lowerBound)
      for line in examples.split(separator: "\n") {
        #expect(line.hasPrefix("  ") && line.count <= 80, "\(command): \(line)")
      }
    }
  }

  /// Each example of the help texts is a command that works.
  @Test func showsExamplesThatWork() throws {
    for help in [["--help"], ["next", "--help"], ["preview", "--help"], ["status", "--help"], ["render", "--help"]] {
      let lines = try CommandRun(help).output.split(separator: "\n").map { $0.drop { $0 == " " } }
      let examples = lines.filter { $0.hasPrefix("nudge ") && !$0.contains(" my-") }
      #expect(!examples.isEmpty)
      for example in examples {
        let arguments = Array(CommandRun.words(of: example).dropFirst())
        let run = try CommandRun(arguments, environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "Europe/Berlin"])
        #expect(run.code == 0, "\(example): \(run.complaints)")
        #expect(!run.output.isEmpty)
      }
    }
  }

  @Test(arguments: ["--help", "help", "next --help", "help next", "--version", "--generate-completion-script bash"])
  func saysThatItsHelpCannotBeWritten(arguments: String) throws {
    let shell = try Shell("\"$nudge\" \(arguments) 2>&1 > /dev/full; echo $?")
    #expect(shell.output == "nudge: the output cannot be written: No space left on device.\n74\n")
  }

  @Test(arguments: 4...8) func saysThatTooFewFilesCanBeOpened(limit: Int) throws {
    let shell = try Shell("(ulimit -n \(limit); exec \"$nudge\" plan --days 1) 2>&1 > /dev/null; echo $?")
    #expect(shell.output == "nudge: too few files can be opened: Too many open files.\n70\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completesInEachShell(shell: String) throws {
    let run = try CommandRun(["--generate-completion-script", shell])
    #expect(run.code == 0)
    #expect(run.output.contains("three-days"))
    #expect(run.output.contains("time-zone"))
  }

  @Test func refusesAFolderWithoutZoneData() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun(["next"], environment: ["TZDIR": folder.path, "TZ": "UTC"])
    #expect(run.code == 64)
    #expect(run.complaints.hasPrefix("Error: $TZDIR: there is no zone data in \(folder.path);"))
  }

  @Test func refusesACommandThatItDoesNotHave() throws {
    let run = try CommandRun(["nxet"])
    #expect(run.code == 64)
    #expect(run.output == "")
    let complaint = run.complaints.split(separator: "\n").first
    #expect(
      complaint
        == "Error: Unknown command nxet. Did you mean next? The commands are next, preview, year, plan, status, run, render, lint, fmt, new-locale, help."
    )
    #expect(try CommandRun(["help", "next"]).code == 0)
  }

  /// Runs a shell script in which `$1` is the command, and gives what it writes.
  private func shell(_ script: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script, "bash", CommandRun.command]
    var environment = ProcessInfo.processInfo.environment
    environment["TZDIR"] = Fixtures.zoneinfo
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func endsQuietlyWhereNobodyReadsOn() throws {
    let written = try shell(
      #"{ "$1" next --time-zone UTC --count 10000 2>&3 | head -n 1 >&4; echo "${PIPESTATUS[0]}"; } 3>&1 4>&1"#)
    let lines = written.split(separator: "\n")
    #expect(lines.count == 2, "\(written)")
    #expect(lines.first?.hasPrefix("Every day at") == true)
    #expect(lines.last == "0")
  }

  @Test func saysThatItsOutputCannotBeWritten() throws {
    let written = try shell(#""$1" next --time-zone UTC 2>&1 > /dev/full; echo "$?""#)
    #expect(written == "nudge: the output cannot be written: No space left on device.\n74\n")
  }
}
