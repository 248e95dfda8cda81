import Foundation
import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

@Suite("nudge run")
struct RunCommandTests {
  private let folder: TemporaryFolder
  private let person: String

  init() throws {
    folder = try TemporaryFolder()
    person = try folder.write("p.json", #"{"id":"u-17","timeZone":"UTC"}"#.utf8)
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["run"] + arguments, environment: ["TZDIR": Fixtures.zoneinfo, "XDG_STATE_HOME": folder.path])
  }

  @Test func refusesOneFileInTwoPlaces() throws {
    let other = folder.path + "/./p.json"
    #expect(
      try run("--person", person, "--history", other).complaints.split(separator: "\n").first
        == "Error: --history: \(other) is already used for --person; use another file.")
    let history = folder.path + "/not-there.txt"
    let run = try run("--person", person, "--history", history, "--state", folder.path + "/./not-there.txt")
    #expect(run.code == 64)
    #expect(run.complaints.contains("is already used for --history"))
    #expect(try String(contentsOfFile: person, encoding: .utf8) == #"{"id":"u-17","timeZone":"UTC"}"#)
  }

  /// The files need not be there yet: a link that leads nowhere names the file that is to come.
  @Test func refusesALinkToAnotherOfItsFiles() throws {
    let (history, link) = (folder.path + "/history.txt", folder.path + "/link")
    for (name, target) in [("history", history), ("person", person)] {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      let run = try run("--person", person, "--history", history, "--state", link)
      #expect(run.code == 64)
      #expect(
        run.complaints.split(separator: "\n").first
          == "Error: --state: \(link) is already used for --\(name); use another file.")
      try FileManager.default.removeItem(atPath: link)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["p.json"])
  }

  private static func invalid(_ value: String, _ what: String) -> String {
    "Error: The value '\(value)' is invalid for '--in <time>': \(what)"
  }

  @Test(arguments: [
    ([], "Error: Specify a person, such as --person my-person.json, or a duration, such as --in 25m."),
    (["--in", "25"], Self.invalid("25", "The unit is missing; use 25m for minutes or 25s for seconds.")),
    (
      ["--in", "0m"], "Error: The value '0m' is invalid for '--in <time>': The duration must be longer than 0 seconds."
    ),
    (["--in", "0"], Self.invalid("0", "The duration must be longer than 0 seconds.")),
    (["--in", "1m1h"], Self.invalid("1m1h", "Expected a duration, such as 25m, 90s or 1h30m.")),
    (["--in", "400d"], "Error: The value '400d' is invalid for '--in <time>': The maximum is 366d."),
    (["--in", "25m", "--body", "b"], "Error: --body requires --title."),
    (["--in", "25m", "--once"], "Error: --once cannot be combined with --in, which reminds only once."),
    (["--in", "25m", "--state", "s"], "Error: --state cannot be combined with --in, which keeps no state."),
    (["--in", "25m", "--entry", "e"], "Error: --entry requires --history."),
    (
      ["--in", "25m", "--title", "a\tb"],
      "Error: --title must not contain control characters, such as line breaks or tabs."
    ),
    (
      ["--person", "p", "--history", "h", "--entry", "a\u{2028}b"],
      "Error: --entry must not contain control characters, such as line breaks or tabs."
    ),
    (["--person", "p", "--title", "t"], "Error: --title requires --in; a plan has its own text."),
    (["--person", "p", "--history", "-"], "Error: --history: - is standard input, which cannot be written."),
    (
      ["--person", "p", "--time-zone", "UTC"],
      "Error: --time-zone cannot be combined with --person, which contains the time zone."
    ),
  ])
  func refusesWhatMakesNoSense(_ arguments: [String], _ error: String) throws {
    let run = try CommandRun(["run"] + arguments)
    #expect(run.code == 64)
    #expect(run.complaints.split(separator: "\n").first.map(String.init) == error)
  }

  @Test(arguments: [
    ("90s", 90), ("25m", 1_500), ("1h30m", 5_400), ("1d", 86_400), ("1h0m5s", 3_605), ("25 min", 1_500),
    ("1 Hour 30 Minutes", 5_400), ("半小时", 1_800), ("半个小时", 1_800), ("十分钟", 600), ("一个半小时", 5_400), ("两小时", 7_200),
    ("2小时半", 9_000), ("25 分鐘", 1_500), ("一刻钟", 900), ("half an hour", 1_800),
  ])
  func readsSpansOfTime(_ text: String, _ seconds: Int64) throws {
    #expect(try Choices.duration(text) == seconds * 1_000)
  }

  @Test func saysWhereAPersonIsWrong() throws {
    let path = try folder.write("bad.json", #"{"id":"u-17","timeZone":"Europe/Berlim"}"#.utf8)
    let run = try run("--person", path)
    #expect(run.code == 65)
    #expect(
      run.complaints
        == "nudge: --person: timeZone: there is no zone Europe/Berlim in \(Fixtures.zoneinfo). Did you mean Europe/Berlin, Europe/Dublin or Europe/Jersey?\n"
    )
    #expect(try self.run("--person", folder.path + "/none.json").code == 66)
  }

  @Test func takesNoFolderForAHistory() throws {
    let run = try run("--person", person, "--history", folder.path)
    #expect(run.code == 66)
    #expect(run.complaints == "nudge: --history: \(folder.path) is not a regular file.\n")
  }

  @Test func runsOnceForAState() throws {
    let state = folder.path + "/state"
    let file = try StateFile(state)
    let run = try run("--person", person, "--state", state)
    #expect(run.code == 75)
    #expect(
      run.complaints
        == "nudge: another nudge run is already active for this person; end it first. It has locked \(file.path).lock.\n"
    )
  }

  @Test func wantsAPlaceForItsState() throws {
    let run = try CommandRun(["run", "--person", person], environment: ["TZDIR": Fixtures.zoneinfo])
    #expect(run.code == 66)
    #expect(
      run.complaints == "nudge: $HOME is not set, so there is no folder for the state; specify a file with --state.\n")
  }

  /// Each signal that asks a process to end ends it in order; without a session bus that is told, once.
  @Test(arguments: ["INT", "TERM", "HUP"]) func endsInOrder(_ signal: String) throws {
    let shell = try Shell(
      """
      set -m
      mkfifo "$1/out"
      env -u DBUS_SESSION_BUS_ADDRESS -u XDG_RUNTIME_DIR XDG_STATE_HOME="$1" \
        "$nudge" run --person "$2" > "$1/out" 2> "$1/err" &
      while read -r line; do case $line in *next*) kill -\(signal) $!;; esac; done < "$1/out"
      wait $!
      echo "exit $?"
      cat "$1/err"
      """, folder.path, person)
    let note = try NoteWriter(locale: .english).text(of: .trouble(.noSessionBus))
    #expect(shell.output == "exit 0\nnudge: \(note)\n")
  }

  /// Runs a script beside `nudge run --in 1s`, on a desktop whose `notify-send` is a script, too.
  private func runOnDesktop(notifySend: String, _ script: String) throws -> Shell {
    try folder.write("bin/dbus-send", "#!/bin/sh\necho '\":1.5\"'\n".utf8)
    try folder.write(
      "bin/notify-send", "#!/bin/sh\n[ \"$1\" = --help ] && { echo --print-id --wait; exit; }\n\(notifySend)\n".utf8)
    return try Shell(
      """
      chmod +x "$1"/bin/*
      mkfifo "$1/asked" "$1/answer" "$1/out"
      export PATH="$1/bin:$PATH" FOLDER="$1" DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere
      "$nudge" run --in 1s --title T --time-zone UTC --format json > "$1/out" 2> "$1/err" &
      exec 3< "$1/out" 4<> "$1/answer"
      \(script)
      grep -o '"event":"[a-z]*"' <&3
      wait $!
      echo "exit $?"
      cat "$1/err"
      """, folder.path)
  }

  /// A notification that the desktop is about to show is shown, and that is reported, before the run ends.
  @Test func waitsForTheDesktopBeforeItEnds() throws {
    let shell = try runOnDesktop(
      notifySend: #"echo > "$FOLDER/asked"; read -r line < "$FOLDER/answer"; echo 5; exec sleep 600"#,
      #"read -r line < "$1/asked"; kill -TERM $!; echo >&4"#)
    #expect(shell.lines == [#""event":"next""#, #""event":"shown""#, "exit 0"])
  }

  /// A `notify-send` that closes its output and lives on is no reason to wait for it.
  @Test func endsThoughItsProgramOnlyClosesItsOutput() throws {
    let shell = try runOnDesktop(notifySend: "echo 5; exec >&-; exec sleep 600", "")
    #expect(shell.lines == [#""event":"next""#, #""event":"shown""#, #""event":"closed""#, "exit 0"])
  }

  @Test func namesItsStateAfterPersonAndHistory() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("history", [])
    let first = try #require(StateFile.standardPath(person: "u-17", history: path))
    #expect(StateFile.standardPath(person: "u-17", history: path) == first)
    #expect(StateFile.standardPath(person: "u-18", history: path) != first)
    #expect(StateFile.standardPath(person: "u-17", history: nil) != first)
    #expect(first.hasSuffix(".json") && first.contains("/nudge/"))
  }

  /// The first achievement creates the file that a link leads to, and the next run must find the same state.
  @Test func namesItsStateAfterTheFileThatALinkLeadsTo() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "history.txt")
    let before = StateFile.standardPath(person: "u-17", history: link)
    let path = try folder.write("history.txt", [])
    #expect(before == StateFile.standardPath(person: "u-17", history: link))
    #expect(before == StateFile.standardPath(person: "u-17", history: path))
  }

  // MARK: Lines

  private func text(_ event: DesktopReport.Event, _ format: OutputFormat = .json) throws -> String {
    let at = try Timestamp(rfc3339: "2026-11-22T19:00:00Z")
    return try DesktopWriter(
      format: format, words: OutputWords(.run, in: .shipped, locale: .english), person: "u-17", zone: .utc
    )
    .text(of: DesktopReport(at: at, id: "reminder-2026-11-22", event: event))
  }

  @Test func writesAnObjectALine() throws {
    #expect(
      try text(.shown(due: nil))
        == #"{"at":"2026-11-22T19:00:00+00:00","event":"shown","id":"reminder-2026-11-22","person":"u-17"}"# + "\n")
    #expect(
      try text(.viewed(title: "T", body: "B", achievement: .init(at: "2026-05-02", title: "Swam")))
        == #"{"achievement":{"at":"2026-05-02","title":"Swam"},"at":"2026-11-22T19:00:00+00:00","body":"B","event":"viewed","id":"reminder-2026-11-22","person":"u-17","title":"T"}"#
        + "\n")
  }

  @Test func writesColumnsForPeople() throws {
    let moment = try Timestamp(rfc3339: "2026-11-22T19:30:00Z")
    let lines = try text(.snoozed(until: moment), .text)
    #expect(
      lines
        == "Sun, Nov 22, 2026, 7:00:00 PM  reminder                comes again Sun, Nov 22, 2026, 7:30 PM\n")
  }
}
