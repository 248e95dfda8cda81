import Foundation
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

@testable import NudgeCLI

@Suite("Adding to a history")
struct HistoryAppenderTests {
  private static let time = "2026-11-22T20:05:10+01:00"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test(arguments: [
    ("2026-11-20\tRan\n", "2026-11-20\tRan\n2026-11-22T20:05:10+01:00\tSwam, far\n"),
    // A last line break that is missing is mended.
    ("2026-11-20\tRan", "2026-11-20\tRan\n2026-11-22T20:05:10+01:00\tSwam, far\n"),
    ("2026-11-20\r\n", "2026-11-20\r\n2026-11-22T20:05:10+01:00\tSwam, far\r\n"),
    (
      #"{"at":"2026-11-20"}"#,
      #"""
      {"at":"2026-11-20"}
      {"at":"2026-11-22T20:05:10+01:00","title":"Swam, far"}

      """#
    ),
    ("title,at\nRan,2026-11-20\n", "title,at\nRan,2026-11-20\n\"Swam, far\",2026-11-22T20:05:10+01:00\n"),
    ("at\n", "at\n2026-11-22T20:05:10+01:00\n"),
    ("", "2026-11-22T20:05:10+01:00\tSwam, far\n"),
  ])
  func keepsTheFilesForm(_ before: String, _ after: String) throws {
    let path = try folder.write("history", before.utf8)
    try HistoryAppender(path: path, title: "Swam, far").append(at: Self.time)
    #expect(try text(path) == after)
  }

  @Test(arguments: [
    ("new.txt", "2026-11-22T20:05:10+01:00\n"), ("new.ndjson", "{\"at\":\"2026-11-22T20:05:10+01:00\"}\n"),
    ("new.csv", "at,title\n2026-11-22T20:05:10+01:00,\n"),
  ])
  func makesAFileThatIsNotThere(_ name: String, _ after: String) throws {
    let path = folder.path + "/" + name
    try HistoryAppender(path: path).append(at: Self.time)
    #expect(try text(path) == after)
  }

  @Test func followsALink() throws {
    let path = try folder.write("notes/history.txt", "2026-11-20\n".utf8)
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "notes/history.txt")
    try HistoryAppender(path: link).append(at: Self.time)
    #expect(try text(path) == "2026-11-20\n2026-11-22T20:05:10+01:00\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "notes/history.txt")
  }

  private func failure(_ path: String) -> String? {
    do { try HistoryAppender(path: path).append(at: Self.time) } catch { return (error as? Failure)?.message }
    return nil
  }

  /// A line in UTF-8 would make the file unreadable in either encoding.
  @Test func doesNotMixEncodings() throws {
    let gbk = Array("2026-11-20 ".utf8) + [0xC5, 0xDC, 0xB2, 0xBD, 0x0A]
    let path = try folder.write("gbk.txt", gbk)
    #expect(
      failure(path)?.hasPrefix("--history: \(path) is not in UTF-8; convert it to UTF-8, such as with iconv") == true)
    #expect(FileManager.default.contents(atPath: path).map(Array.init) == gbk)
  }

  @Test func addsToFilesAlone() throws {
    #expect(failure(folder.path) == "--history: \(folder.path) is not a regular file, so nothing is added to it.")
    #expect(failure("/dev/full") == "--history: /dev/full is not a regular file, so nothing is added to it.")
    let path = folder.path + "/no/history"
    #expect(failure(path) == "--history: \(path) cannot be written: No such file or directory.")
  }

  /// The limit of a process on the size of files stands for a disk that is full: half a line fits, and none stays.
  @Test func leavesTheFileAsItWasWhereTheDiskIsFull() throws {
    let before = String(repeating: "2026-11-20\n", count: 92)
    let path = try folder.write("history", before.utf8)
    let person = try folder.write(
      "p.json", #"{"id":"u-17","timeZone":"UTC","preferences":{"reminders":{"enabled":false}}}"#.utf8)
    var state = DesktopState(person: "u-17", now: try Timestamp(rfc3339: "2026-11-22T00:00:00Z"))
    state.unwritten = [try Timestamp(rfc3339: "2026-11-22T19:05:10Z")]
    let statePath = try folder.write("state", try state.json().utf8)
    // 1 KiB; the history has 1,012 bytes, and the state is not written while nothing changes.
    let run = try Shell(
      """
      ulimit -f 1
      mkfifo "$4"
      env -u DBUS_SESSION_BUS_ADDRESS -u XDG_RUNTIME_DIR "$nudge" run --person "$1" --history "$2" --state "$3" \
        > /dev/null 2> "$4" &
      while read -r line; do case $line in *--history*) echo "$line"; kill -TERM $!;; esac; done < "$4"
      wait $!
      echo "exit $?"
      """, person, path, statePath, folder.path + "/complaints")
    #expect(
      run.output == """
        nudge: --history: \(path) cannot be written: File too large. The achievement will be saved once the file can be written.
        exit 0

        """)
    #expect(try text(path) == before)
  }
}
