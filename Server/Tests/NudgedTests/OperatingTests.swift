import Foundation
import LogLines
import Logging
import Nudge
import NudgeDispatch
import NudgeStore
import NudgeStoreSQLite
import Testing

@testable import nudged

@Suite("Operating nudged serve", .timeLimit(.minutes(2)))
struct OperatingTests {
  private let folder = TemporaryFolder()
  private var data: String { folder.path + "/data" }

  /// Waits until the log of a server contains a text.
  private func wait(for text: String, _ server: RunningServer) async throws {
    while !server.process.complaints.contains(text) {
      try #require(server.process.isRunning, "\(server.process.complaints)")
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  // MARK: Starts that fail

  @Test func aStartThatFailsLeavesNoFolder() async throws {
    let server = try await RunningServer(folder, ["--operator-port", "0"])
    let port = try #require(URL(string: server.url)?.port)
    let operatorPort = try #require(server.line.operator.flatMap { URL(string: $0)?.port })
    let other = folder.path + "/other"
    let failures: [(arguments: [String], code: Int32, message: String)] = [
      (["--port", "\(port)"], 69, "choose another port with --port"),
      (["--operator-port", "\(operatorPort)"], 69, "choose another port with --operator-port"),
      (["--host", "nowhere.invalid"], 69, "isn't known"),
      (["--tls-certificate", "/nowhere/a", "--tls-key", "/nowhere/b"], 66, "/nowhere/a can't be read"),
      (["--apns-key", "/nowhere/a", "--apns-key-id", "A", "--apns-team-id", "B"], 66, "/nowhere/a can't be read"),
      (["--fcm-account", "/nowhere/a"], 66, "/nowhere/a can't be read"),
      (["--provider-ca", "/nowhere/a"], 66, "/nowhere/a can't be read"),
      (["--database", "postgresql://127.0.0.1:1/nudged"], 69, "PostgreSQL can't be reached"),
      (["--log-format", "xml"], 64, "Must be one of text, json"),
    ]
    for failure in failures {
      let arguments = ["serve", "--data", other] + (failure.arguments.contains("--port") ? [] : ["--port", "0"])
      let run = try await CommandProcess.run(arguments + failure.arguments)
      #expect(run.code == failure.code, "\(failure.arguments): \(run.complaints)")
      #expect(run.complaints.contains(failure.message), "\(run.complaints)")
      #expect(!FileManager.default.fileExists(atPath: other), "\(failure.arguments)")
    }
  }

  @Test func aFolderThatExistedStays() async throws {
    var server = try await RunningServer(folder)
    let key = try await server.key()
    #expect(try await server.process.end() == 0)
    let elsewhere = TemporaryFolder()
    let other = try await RunningServer(elsewhere)
    let port = try #require(URL(string: other.url)?.port)
    #expect(try await CommandProcess.run(["serve", "--data", data, "--port", "\(port)"]).code == 69)
    server = try await RunningServer(folder)
    #expect(try await server.request("GET", "/v1/people/me", key: key).status == 200)
    withExtendedLifetime(elsewhere) {}
  }

  // MARK: Ports and keys

  @Test func theOperatorsPortNeedsNoKey() async throws {
    let server = try await RunningServer(folder, ["--operator-port", "0"])
    let url = try #require(server.line.operator)
    #expect(url.hasPrefix("http://127.0.0.1:") && url != server.url)
    for (path, text) in [("/healthz", "ok"), ("/readyz", "ready"), ("/metrics", "nudged_database_up 1")] {
      let answer = try await shell("curl -sf -H 'X-Forwarded-For: 192.0.2.1' \(url)\(path)")
      #expect(answer.output.contains(text), "\(path)")
    }
    let people = try await shell("curl -s -o /dev/null -w '%{http_code}' \(url)/v1/people")
    #expect(people.output == "404")
  }

  @Test func keysHaveAScopeThatIsShown() async throws {
    let server = try await RunningServer(folder)
    let full = try await server.key("backend")
    let made = try await CommandProcess.run(["keys", "add", "prometheus", "--can", "metrics", "--data", data])
    let metrics = String(made.output.dropLast())
    #expect(try await CommandProcess.run(["keys", "list", "--data", data]).output == "backend\nprometheus\tmetrics\n")
    #expect(try await server.request("GET", "/v1/people/me", key: metrics).status == 403)
    #expect(try await server.request("DELETE", "/v1/people/me", key: metrics).status == 403)
    #expect(try await server.request("GET", "/v1/people/me", key: full).status == 200)
    let proxied = "curl -s -o /dev/null -w '%{http_code}' -H 'X-Forwarded-For: 192.0.2.1' \(server.url)/metrics"
    #expect(try await shell(proxied).output == "401")
    #expect(try await shell(proxied + " -H 'Authorization: Bearer \(metrics)'").output == "200")
    let wrong = try await CommandProcess.run(["keys", "add", "a", "--can", "everything", "--data", data])
    #expect(wrong.code == 64)
    #expect(wrong.complaints.contains("--can must be metrics."))
  }

  @Test(arguments: [
    "", " ", "bad name!", "-a", ".a", "a\nb", "a=b", "a\"b", "Zoë", "a/b", String(repeating: "a", count: 101),
  ])
  func aKeyNeedsAPlainName(name: String) async throws {
    let run = try await CommandProcess.run(["keys", "add", "--data", data, "--", name])
    #expect(run.code == 64, "\(run.complaints)")
    #expect(run.output == "")
    #expect(!FileManager.default.fileExists(atPath: data))
  }

  @Test(arguments: ["a", "backend-2", "App_1.prod@eu", String(repeating: "a", count: 100)])
  func aPlainNameIsAccepted(name: String) async throws {
    #expect(try await CommandProcess.run(["keys", "add", name, "--data", data]).code == 0)
  }

  @Test func changesOfKeysAreLogged() async throws {
    let lines = LogLines()
    let store = try SQLiteStore.inMemory()
    let service = KeyWatchService(store: store, failures: RepeatedLog(lines.logger), log: lines.logger)
    let now = SystemClock().now()
    try await store.addKey(name: "old", hash: "1", at: now)
    var known = try await service.look(nil)
    #expect(lines.all.isEmpty)
    try await store.addKey(name: "backend", hash: "2", at: now)
    try await store.addKey(name: "prometheus", scope: .metrics, hash: "3", at: now)
    known = try await service.look(known)
    known = try await service.look(known)
    _ = try await store.revokeKey(name: "old")
    try await store.addKey(name: "prometheus", hash: "4", at: now)
    _ = try await service.look(known)
    #expect(
      lines.all == [
        "info a key was added can=all key=backend", "info a key was added can=metrics key=prometheus",
        "info a key was revoked key=old", "info a key was replaced can=all key=prometheus",
      ])
  }

  // MARK: The log

  private struct Line: Decodable {
    var time: String
    var level: String
    var message: String
  }

  private func lines(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  @Test func eachLineOfTheLogIsJSON() async throws {
    let server = try await RunningServer(folder, ["--log-format", "json", "--log-level", "trace"])
    let key = try await server.key("backend")
    let person = #"{"id":"Jürgen \"x\"","timeZone":"Europe/Berlin"}"#
    let stored = try await server.request("PUT", "/v1/people/J%C3%BCrgen%20%22x%22", key: key, body: person)
    #expect(stored.status == 201)
    try await wait(for: "a key was added", server)
    #expect(try await server.process.end() == 0)
    let log = server.process.complaints
    let lines = try lines(log)
    for message in ["the person me was stored, because this is the first start", "serving", "sending has ended"] {
      #expect(lines.contains { $0.message == message }, "\(message)")
    }
    #expect(lines.allSatisfy { $0.time.contains(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) })
    struct Request: Decodable {
      var key: String?
      var operation: String?
      var person: String?
      var status: Int?
      var request: String?
    }
    let requests = try log.split(separator: "\n").map { try JSONDecoder().decode(Request.self, from: Data($0.utf8)) }
    let change = try #require(requests.first { $0.operation == "putPerson" })
    #expect(change.key == "backend")
    #expect(change.person == #"Jürgen "x""#)
    #expect(change.status == 201)
    #expect(change.request?.isEmpty == false)
  }

  private static let failures: [(arguments: [String], code: Int32)] = [
    (["--log-format", "json", "--host", "nowhere.invalid"], 69), (["--log-format=json", "--port", "many"], 64),
    (["--log-format", "json", "--prot", "1"], 64),
  ]

  @Test(arguments: failures)
  func aStartThatFailsIsJSONAsWell(arguments: [String], code: Int32) async throws {
    let run = try await CommandProcess.run(["serve", "--data", data, "--port", "0"] + arguments)
    #expect(run.code == code)
    let lines = try lines(run.complaints)
    #expect(lines.map(\.level) == ["error"], "\(run.complaints)")
  }

  @Test func aFileCanChooseTheFormatOfItsOwnFaults() async throws {
    let path = try folder.write("nudged.conf", "log-format = json\nprot = 1\n")
    let run = try await CommandProcess.run(["serve", "--data", data], environment: ["NUDGED_CONFIG": path])
    #expect(run.code == 65)
    #expect(try lines(run.complaints).map(\.message).first?.hasPrefix("\(path):2: There is no setting prot.") == true)
  }

  @Test func aValueWithSpacesIsQuoted() async throws {
    let server = try await RunningServer(folder)
    let key = try await server.key()
    let person = #"{"id":"a status=204","timeZone":"UTC"}"#
    #expect(try await server.request("PUT", "/v1/people/a%20status=204", key: key, body: person).status == 201)
    #expect(try await server.process.end() == 0)
    #expect(server.process.complaints.contains(#"person="a status=204" request="#))
  }

  // MARK: New settings

  @Test func aHangupReadsTheSettingsAgain() async throws {
    let path = try folder.write("nudged.conf", "log-level = info\n")
    let server = try await RunningServer(folder, ["--config", path])
    let key = try await server.key()
    #expect(try await server.request("GET", "/v1/people/me", key: key).status == 200)
    _ = try folder.write("nudged.conf", "log-level = debug\npublic-url = https://nudge.example.org\n")
    kill(server.process.id, SIGHUP)
    try await wait(for: "settings have changed that need a restart", server)
    let log = server.process.complaints
    #expect(log.contains("changed=log-level [nudged] the settings were read again"))
    #expect(log.contains("settings=public-url"), "\(log)")
    #expect(!log.contains("operation=getPerson"))
    #expect(try await server.request("GET", "/v1/people/me", key: key).status == 200)
    try await wait(for: "operation=getPerson", server)
    // What can't be used changes nothing.
    _ = try folder.write("nudged.conf", "log-level = loud\n")
    kill(server.process.id, SIGHUP)
    try await wait(for: "the new settings can't be used, so the old ones stay", server)
    #expect(server.process.complaints.contains("\(path):1: log-level: Must be one of"))
    _ = try folder.write("nudged.conf", "fcm-account = /nowhere/firebase.json\n")
    kill(server.process.id, SIGHUP)
    try await wait(for: "/nowhere/firebase.json can't be read", server)
    #expect(try await server.request("GET", "/v1/people/me", key: key).status == 200)
    #expect(try await server.process.end() == 0)
  }

  @Test func aHangupDropsNothing() async throws {
    let hook = Webhook(delay: .seconds(1))
    try await hook.serving { url in
      let server = try await RunningServer(folder)
      let address = try #require(URL(string: server.url))
      let request = "GET /healthz HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n"
      let script = """
        exec 3<>/dev/tcp/127.0.0.1/\(try #require(address.port))
        printf '\(request)' >&3; until read -r line <&3 && [ "$line" = ok ]; do :; done; echo one
        until [ -e '\(folder.path)/again' ]; do sleep 0.05; done
        printf '\(request)' >&3; until read -r line <&3 && [ "$line" = ok ]; do :; done; echo two
        """
      let client = try CommandProcess(["-c", script], program: "/bin/bash")
      while client.output.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
      try await server.addPersonWhoIsCelebrated(hook: url)
      try await hook.waitForRequest()
      kill(server.process.id, SIGHUP)
      try await wait(for: "the settings were read again", server)
      _ = try folder.write("again", "")
      #expect(try await client.code() == 0)
      #expect(client.output == "one\ntwo\n")
      #expect(try await server.process.end() == 0)
    }
    let store = try SQLiteStore(path: data + "/nudged.sqlite")
    #expect(try await store.deliveries(of: "u-1", since: .min, limit: 10).map(\.state) == [.accepted])
    #expect(hook.requests == 1)
  }

  /// Nobody can stop a server any more whose terminal is gone.
  @Test func aServerEndsWithItsTerminal() async throws {
    let terminal = try CommandProcess(
      ["-qc", "exec '\(CommandProcess.path)' serve --data '\(data)' --port 0", "/dev/null"], program: "script")
    while !terminal.output.contains("{\"url\"") {
      try #require(terminal.isRunning, "\(terminal.output)")
      try await Task.sleep(for: .milliseconds(20))
    }
    let id = try #require(pid_t(try String(contentsOfFile: data + "/nudged.lock", encoding: .utf8)))
    _ = try await terminal.end(SIGKILL)
    while kill(id, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    _ = try await RunningServer(folder)
  }

  @Test func aHangupReplacesTheCertificate() async throws {
    let (certificate, key) = (folder.path + "/chain.pem", folder.path + "/key.pem")
    func renew(_ name: String) async throws {
      let made = try await shell(
        """
        openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=\(name) \
        -addext subjectAltName=IP:127.0.0.1 -days 2 -keyout '\(key)' -out '\(certificate)'
        """)
      try #require(made.code == 0, "\(made.complaints)")
    }
    try await renew("first")
    let server = try await RunningServer(folder, ["--tls-certificate", certificate, "--tls-key", key])
    func subject() async throws -> String {
      let port = try #require(URL(string: server.url)?.port)
      return try await shell(
        "openssl s_client -connect 127.0.0.1:\(port) < /dev/null 2> /dev/null | openssl x509 -noout -subject"
      ).output
    }
    #expect(try await subject().contains("first"))
    try await renew("second")
    #expect(try await subject().contains("first"))
    kill(server.process.id, SIGHUP)
    try await wait(for: "the settings were read again", server)
    #expect(try await subject().contains("second"))
    #expect(try await shell("curl -s --cacert '\(certificate)' \(server.url)/readyz").output == "ready\n")
    // A certificate that can't be used doesn't replace one that can.
    try Data("x".utf8).write(to: URL(filePath: certificate))
    kill(server.process.id, SIGHUP)
    try await wait(for: "the new settings can't be used", server)
    #expect(try await subject().contains("second"))
    #expect(try await server.process.end() == 0)
  }
}
