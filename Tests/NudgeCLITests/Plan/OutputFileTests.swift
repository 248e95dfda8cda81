import Foundation
import NudgeTestSupport
import Testing

@testable import NudgeCLI

@Suite("nudge plan --output")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func plan(_ output: String, _ people: [String], _ arguments: [String] = []) throws -> CommandRun {
    try CommandRun(
      ["plan", "--output", output] + People.span + arguments, input: people.map { $0 + "\n" }.joined())
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func holdsThePlan() throws {
    let people = (0..<2_000).map { People.line("p-\($0)") }
    let run = try plan(folder.path + "/plan", people)
    #expect(run.code == 0 && run.output == "" && run.complaints == "")
    let written = try text(folder.path + "/plan")
    #expect(written == (try CommandRun(["plan"] + People.span, input: people.joined(separator: "\n"))).output)
    #expect(try People.values("person", in: written).count == 2_000)
    #expect(try names() == ["plan"])
  }

  /// Bad lines are the input's fault, and told; what can be planned is there.
  @Test func isThereThoughSomeLinesAreBad() throws {
    let run = try plan(folder.path + "/plan", [People.line("a"), "bad", People.line("b")])
    #expect(run.code == 1)
    #expect(try People.values("person", in: text(folder.path + "/plan")) == ["a", "b"])
  }

  @Test func takesThePlaceAndTheModeOfAFile() throws {
    let path = try folder.write("plan", "old".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try plan(path, [People.line("a")]).code == 0)
    #expect(try People.values("person", in: text(path)) == ["a"])
    #expect(try mode(path) == 0o640)
    #expect(try names() == ["plan"])
  }

  @Test func takesTheModeThatNewFilesHave() throws {
    let run = try Shell(#"umask 027; echo "$1" | "$nudge" plan --output "$2""#, People.line("a"), folder.path + "/plan")
    #expect(run.code == 0)
    #expect(try mode(folder.path + "/plan") == 0o640)
  }

  @Test func followsLinks() throws {
    let real = try folder.write("deep/real", "old".utf8)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/deep/near", withDestinationPath: "real")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "deep/near")
    #expect(try plan(folder.path + "/link", [People.line("a")]).code == 0)
    #expect(try People.values("person", in: text(real)) == ["a"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "deep/near")
    // One that leads nowhere says where the file is to be.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/new", withDestinationPath: folder.path + "/deep/made")
    #expect(try plan(folder.path + "/new", [People.line("b")]).code == 0)
    #expect(try People.values("person", in: text(folder.path + "/deep/made")) == ["b"])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/round", withDestinationPath: "round")
    let round = try plan(folder.path + "/round", [People.line("b")])
    #expect(round.code == 74 && round.complaints.contains("Too many levels of symbolic links"))
  }

  @Test func isWrittenInTheFolderWhereItIsAsked() throws {
    let run = try Shell(#"cd "$2" && echo "$1" | "$nudge" plan --output plan"#, People.line("a"), folder.path)
    #expect(run.code == 0)
    #expect(try names() == ["plan"])
  }

  @Test func isNothingButARegularFile() throws {
    let run = try plan(folder.path, [People.line("a")])
    #expect(run.code == 74)
    #expect(run.complaints == "nudge: --output: \(folder.path) is a folder; specify a file in it.\n")
    let null = try plan("/dev/null", [People.line("a")])
    #expect(null.code == 74)
    #expect(
      null.complaints
        == "nudge: --output: /dev/null is not a regular file, which this option would replace; write to it with > instead.\n"
    )
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/null", withDestinationPath: "/dev/null")
    #expect(try plan(folder.path + "/null", [People.line("a")]).code == 74)
    let pipe = try Shell(
      #"mkfifo "$2/pipe" && echo "$1" | "$nudge" plan --output "$2/pipe" 2>&1"#, People.line("a"), folder.path)
    #expect(pipe.code == 74)
    let missing = try plan(folder.path + "/none/plan", [People.line("a")])
    #expect(missing.code == 74)
    #expect(
      missing.complaints == "nudge: --output: \(folder.path)/none/plan cannot be written: No such file or directory.\n")
    #expect(try plan(folder.path + "/plan/", [People.line("a")]).code == 74)
    #expect(try names() == ["null", "pipe"])
  }

  @Test func isNotItsOwnInput() throws {
    let people = try folder.write("people", (People.line("a") + "\n").utf8)
    let run = try CommandRun(["plan", people, "--output", folder.path + "/./people"])
    #expect(run.code == 64)
    #expect(
      run.complaints.hasPrefix(
        "Error: --output: \(folder.path)/./people is also the input \(people); use another file.\n"))
    let redirected = try Shell(#""$nudge" plan --output "$1" < "$1" 2>&1"#, people)
    #expect(redirected.code == 64 && redirected.output.contains("is also the input; use another file."))
    #expect(try text(people) == People.line("a") + "\n")
    #expect(try names() == ["people"])
  }

  @Test func isLeftAsItWasWhereTheInputFails() throws {
    let old = try folder.write("plan", "old".utf8)
    let people = try folder.write("people", (People.line("a") + "\n").utf8)
    // An input that is there and cannot be read, once its turn has come.
    let run = try Shell(
      #"{ echo "$1"; sleep 0.2; rm "$2/people"; } | "$nudge" plan --output "$2/plan" - "$2/people" 2>&1"#,
      People.line("a"), folder.path)
    #expect(run.code == 66, "\(run.output)")
    #expect(run.output.contains("\(people) cannot be read: No such file or directory."))
    #expect(try text(old) == "old")
    #expect(try names() == ["plan"])
  }

  #if os(Linux)
  @Test func isLeftAsItWasWhereTheDiskIsFull() throws {
    // A limit of the file's size is a disk that is full, to a process that does not mind the signal.
    let run = try Shell(
      #"yes "$1" | head -n 20000 | { trap '' XFSZ; ulimit -f 100; "$nudge" plan --output "$2/plan" 2>&1; }"#,
      People.line("a"), folder.path)
    #expect(run.code == 74)
    #expect(run.output == "nudge: --output: \(folder.path)/plan cannot be written: File too large.\n")
    #expect(try names() == [])
  }

  /// Killed at any moment, it leaves the whole plan or none.
  ///
  /// Nothing is left beside it, unless SIGKILL comes between the two steps that replace a file. The next run removes that.
  @Test func isWholeOrNotThereWhereItIsKilled() throws {
    let people = (0..<2_000).map { People.line("p-\($0)") + "\n" }.joined()
    let input = try folder.write("in/people", people.utf8)
    let whole = try CommandRun(["plan", input] + People.span).output
    var generator = SeededGenerator(seed: 2026)
    var finished = 0
    var killed = 0
    // Follows the time that a plan takes on this machine, beside everything else that runs.
    var longest = 400.0
    for round in 0..<40 {
      let isReplaced = round % 2 == 1
      let name = "out-\(round)"
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
      if isReplaced { try folder.write("\(name)/plan", "old".utf8) }
      let milliseconds = Int.random(in: 0...min(Int(longest), 999), using: &generator)
      let signal = ["KILL", "TERM", "HUP"][round % 3]
      let run = try Shell(
        #"""
        "$nudge" plan "$1" --from 2026-11-22T00:00:00Z --jobs 2 --output "$2/plan" 2>/dev/null & plan=$!
        sleep "$3"; kill -s "$4" "$plan" 2>/dev/null; wait "$plan"
        """#, input, "\(folder.path)/\(name)", "0.\(milliseconds / 100)\(milliseconds / 10 % 10)\(milliseconds % 10)",
        signal)
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)")
      let written = try? text("\(folder.path)/\(name)/plan")
      let others = names.filter { $0 != "plan" }
      let mayLeaveOne = isReplaced && signal == "KILL"
      #expect(others == [] || mayLeaveOne && others == [".nudge-temporary-0"], "\(round): \(names)")
      if written == whole { finished += 1 } else { killed += 1 }
      longest *= written == whole ? 0.8 : 1.25
      #expect(run.code == (written == whole ? 0 : [137, 143, 129][round % 3]) || written == whole, "\(round)")
      #expect(written == whole || written == (isReplaced ? "old" : nil), "\(round)")
    }
    #expect(finished + killed == 40)
    #expect(killed > 0)
  }
  #endif
}
