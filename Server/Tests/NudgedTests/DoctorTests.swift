import Foundation
import Nudge
import NudgeStoreSQLite
import Testing

@testable import nudged

@Suite("nudged doctor", .timeLimit(.minutes(2)))
struct DoctorTests {
  private let folder = TemporaryFolder()

  @Test func findsNothingWrongBesideARunningServer() async throws {
    let server = try await RunningServer(folder)
    _ = try await server.key()
    let run = try await CommandProcess.run(
      ["doctor", "--data", server.data, "--contact", "mailto:ops@iana.org"])
    #expect(run.code == 0)
    #expect(run.complaints == "")
    let subjects = ["settings", "folder", "disk", "server", "database", "API keys", "clock", "key files", "Web Push"]
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == subjects.count)
    for (line, subject) in zip(lines, subjects) { #expect(line.contains("  \(subject)"), "\(line)") }
    #expect(lines.allSatisfy { $0.hasPrefix("  ok ") || $0.contains("disk") }, "\(run.output)")
    #expect(run.output.contains("is running"))
  }

  @Test func sendsATestToADevice() async throws {
    let hook = Webhook()
    try await hook.serving { url in
      let server = try await RunningServer(folder)
      try await server.addPersonWhoIsCelebrated(hook: url)
      try await hook.waitForRequest()
      let arguments = ["doctor", "--data", server.data, "--allow-loopback", "--send", "--person"]
      let run = try await CommandProcess.run(arguments + ["u-1"])
      #expect(run.code == 0, "\(run.output)")
      #expect(run.output.hasSuffix("test d-1   webhook, accepted, status 200\n"), "\(run.output)")
      #expect(hook.requests == 2)
      #expect(hook.bodies.last?.contains(#""id":"sample""#) == true)
      #expect(try await CommandProcess.run(arguments + ["u-1"]).code == 0)
      #expect(Set(hook.ids).count == 3, "a webhook must not take a test for a repeat of another one")
      let nobody = try await CommandProcess.run(arguments + ["u-2"])
      #expect(nobody.code == 1)
    }
  }

  @Test func listsWhatIsWrong() async throws {
    let server = try await RunningServer(folder)
    #expect(try await server.process.end() == 0)
    let key = server.data + "/secret.key"
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: key)
    for name in ["nudged.sqlite", "nudged.sqlite-wal"] {
      try Data(repeating: 7, count: 5_000).write(to: URL(filePath: "\(server.data)/\(name)"))
    }
    let run = try await CommandProcess.run(["doctor", "--data", server.data])
    #expect(run.code == 1)
    #expect(run.output.contains("database   \(server.data)/nudged.sqlite: The file isn't a database"))
    #expect(run.output.contains("key files  \(key) can be read by others"))
    #expect(run.output.contains("  clock  "))
  }

  @Test func comparesTheClockWithTheZoneData() throws {
    func result(_ now: String, _ release: String?) throws -> Examination.Result? {
      var examination = Examination()
      examination.checkClock(try Timestamp(rfc3339: now), zones: release)
      return examination.findings.first?.result
    }
    #expect(try result("2026-11-22T12:00:00Z", "2026f") == .ok)
    #expect(try result("2027-11-22T12:00:00Z", "2026f") == .ok)
    #expect(try result("2028-01-01T00:00:00Z", "2026f") == .warning)
    #expect(try result("2025-12-31T23:59:59Z", "2026f") == .fault)
    #expect(try result("2026-11-22T12:00:00Z", nil) == .warning)
  }

  @Test func warnsIfThereIsNoKey() async throws {
    let store = try SQLiteStore.inMemory()
    var examination = Examination()
    try await examination.checkDatabase(store)
    #expect(examination.findings.map(\.result) == [.ok, .warning])
  }
}

@Suite("nudged demo", .timeLimit(.minutes(2)))
struct DemoTests {
  @Test func showsADay() async throws {
    let run = try await CommandProcess.run(["demo", "--speed", "5000", "--hours", "26"])
    #expect(run.code == 0, "\(run.complaints)")
    #expect(run.complaints == "")
    let reminders = run.output.matches(of: /, reminder\n/).count
    #expect(reminders >= 8, "\(run.output)")
    // Shortly before midnight, some record too late for their streak.
    #expect(run.output.contains(", streak-milestone\n"))
  }
}
