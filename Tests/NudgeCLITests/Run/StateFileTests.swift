import Foundation
import NudgeSystem
import NudgeTestSupport
import NudgeTime
import Testing

@testable import NudgeCLI

@Suite("What a run keeps")
struct StateFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func state() throws -> DesktopState {
    var state = DesktopState(person: "u-17", now: try Timestamp(rfc3339: "2026-11-22T18:00:00Z"))
    state.keep(
      .init(
        id: "reminder-2026-11-22", at: try Timestamp(rfc3339: "2026-11-22T19:00:00Z"),
        expires: try Timestamp(rfc3339: "2026-11-22T23:00:00Z"), status: .snoozed,
        until: try Timestamp(rfc3339: "2026-11-22T19:30:00Z")))
    state.unwritten = [try Timestamp(rfc3339: "2026-11-22T19:00:05Z")]
    return state
  }

  private func failure(_ work: () throws -> Void) -> Failure? {
    do { try work() } catch { return error as? Failure }
    return nil
  }

  @Test func takesAnEmptyFileForNone() throws {
    let path = try folder.write("state.json", [])
    #expect(try StateFile(path).read(for: "u-17") == nil)
  }

  @Test func isIDsAndTimes() throws {
    #expect(
      try state().json() == """
        {
          "doneUntil" : "2026-11-22T18:00:00Z",
          "entries" : [
            {
              "at" : "2026-11-22T19:00:00Z",
              "expires" : "2026-11-22T23:00:00Z",
              "id" : "reminder-2026-11-22",
              "status" : "snoozed",
              "until" : "2026-11-22T19:30:00Z"
            }
          ],
          "person" : "u-17",
          "since" : "2026-11-22T18:00:00Z",
          "unwritten" : [
            "2026-11-22T19:00:05Z"
          ],
          "version" : 1
        }

        """)
  }

  @Test func isReadBack() throws {
    let path = folder.path + "/a/b/state.json"
    let file = try StateFile(path)
    #expect(try file.read(for: "u-17") == nil)
    try file.save(try state())
    #expect(try file.read(for: "u-17") == (try state()))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a/b").sorted() == [
        "state.json", "state.json.lock",
      ])
  }

  @Test func isOfOneProcess() throws {
    let path = folder.path + "/state"
    let first = try StateFile(path)
    let failure = failure { _ = try StateFile(path) }
    #expect(failure?.code == .busy)
    #expect(
      failure?.message
        == "another nudge run is already active for this person; end it first. It has locked \(first.path).lock.")
  }

  /// A link, another spelling, and a link to a file that is not there yet all lead to one lock.
  @Test func isOneFileByAllItsNames() throws {
    let path = try folder.write("a/state", [])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "a/state")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b", withDestinationPath: "a")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/early", withDestinationPath: "c/d/new")
    for (name, other) in [
      ("a/state", "link"), ("link", "a/../a/./state"), ("b/state", "a/state"), ("early", "c/d/new"),
      ("c/d/new", "early"),
    ] {
      let file = try StateFile(folder.path + "/" + name)
      #expect(failure { _ = try StateFile(folder.path + "/" + other) }?.code == .busy, "\(name) and \(other)")
      try file.save(try state())
    }
    #expect(FileReading.linkTarget(folder.path + "/link") == "a/state")
    #expect(try StateFile(path).read(for: "u-17") == (try state()))
  }

  /// The lock of a run that was killed is released a moment later, when a program that it had started has ended.
  @Test func waitsForALockThatIsReleasedLate() throws {
    let path = folder.path + "/state"
    let holder = try #require(
      ChildProcess(
        "/bin/sh", ["-c", "exec 9> \"$1.lock\"; flock 9; echo locked; sleep 0.3", "sh", path], output: .pipe))
    #expect(String(decoding: holder.read(), as: UTF8.self) == "locked\n")
    #expect(try StateFile(path).read(for: "u-17") == nil)
  }

  @Test(arguments: [
    ("{", "was not written by nudge"), ("{\"version\":1}", "was not written by nudge"),
    ("{\"version\":2}", "has version 2, from a later release of nudge,"),
  ])
  func isLeftAloneWhereItIsBroken(_ text: String, _ what: String) throws {
    let path = try folder.write("state", text.utf8)
    let file = try StateFile(path)
    let failure = failure { _ = try file.read(for: "u-17") }
    #expect(failure?.code == .badData)
    #expect(
      failure?.message == """
        --state: \(path) \(what) and is left unchanged. To start over, move it aside: mv '\(path)' '\(path).old'. \
        Notifications that were shown today may then appear again.
        """)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func isOfOnePerson() throws {
    let file = try StateFile(folder.path + "/state")
    try file.save(try state())
    let failure = failure { _ = try file.read(for: "u-18") }
    #expect(failure?.code == .badData)
    #expect(
      failure?.message
        == "--state: \(file.path) belongs to u-17, not to u-18 from --person; use another file.")
  }
}
