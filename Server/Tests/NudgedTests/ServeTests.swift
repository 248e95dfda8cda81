import Foundation
import Hummingbird
import Logging
import NIOCore
import Nudge
import NudgeSenders
import NudgeStore
import NudgeStoreSQLite
import Synchronization
import Testing

@testable import nudged

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("nudged serve", .timeLimit(.minutes(2)))
struct ServeTests {
  private let folder = TemporaryFolder()
  private var data: String { folder.path + "/data" }

  @Test func theFirstStartNeedsNoConfiguration() async throws {
    let server = try await RunningServer(folder)
    #expect(server.url.hasPrefix("http://127.0.0.1:"))
    #expect(try await server.request("GET", "/readyz").status == 200)
    let files = try FileManager.default.contentsOfDirectory(atPath: data)
    for name in ["nudged.sqlite", "nudged.lock", "secret.key", "vapid.key"] { #expect(files.contains(name)) }
    #expect(mode(data) == 0o700)
    for name in ["nudged.sqlite", "nudged.sqlite-wal", "nudged.sqlite-shm"] {
      #expect(mode("\(data)/\(name)") == 0o600)
    }
    let key = try await server.key()
    let me = try await server.request("GET", "/v1/people/me", key: key)
    #expect(me.status == 200)
    #expect(me.body.contains(#""timeZone":"Europe/Berlin""#))
    #expect(try await server.process.end() == 0)
    #expect(server.process.complaints.split(separator: "\n").allSatisfy { $0.contains(" info ") })
  }

  private func mode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }

  @Test func aFolderThatOthersCanReadIsReportedAndItsFilesArePrivate() async throws {
    try FileManager.default.createDirectory(
      atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    // A file that was restored from a backup.
    try SQLiteStore(path: data + "/nudged.sqlite").close()
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: data + "/nudged.sqlite")
    let server = try await RunningServer(folder)
    for name in ["nudged.sqlite", "nudged.sqlite-wal", "nudged.sqlite-shm"] {
      #expect(mode("\(data)/\(name)") == 0o600)
    }
    #expect(server.process.complaints.contains("others can look into the data folder; chmod 700 \(data)"))
  }

  @Test func aDatabaseWithoutItsKeysIsAnError() async throws {
    var server = try await RunningServer(folder)
    let key = try await server.key()
    let person = #"{"id":"u-1","timeZone":"Europe/Berlin"}"#
    #expect(try await server.request("PUT", "/v1/people/u-1", key: key, body: person).status == 201)
    #expect(try await server.process.end() == 0)
    try FileManager.default.removeItem(atPath: data + "/secret.key")
    try FileManager.default.removeItem(atPath: data + "/vapid.key")
    let (message, code) = try await failure(["--data", data, "--port", "0"])
    #expect(code == 66)
    #expect(
      message == """
        nudged: The database in \(data) has been in use, but the folder has no secret.key and no vapid.key. Restore what is \
        missing from the backup of the database. If it is lost, nudged new-secrets makes it again.
        """)
    let made = try await CommandProcess.run(["new-secrets", "--data", data])
    #expect(made.output == "\(data)/secret.key\n\(data)/vapid.key\n", "\(made.complaints)")
    #expect(try await CommandProcess.run(["new-secrets", "--data", data]).code == 1)
    server = try await RunningServer(folder)
    #expect(try await server.request("GET", "/v1/people/u-1", key: key).status == 200)
  }

  @Test func aKeyCanBeMadeBeforeTheFirstStart() async throws {
    let made = try await CommandProcess.run(["keys", "add", "backend", "--data", data])
    #expect(made.code == 0 && made.output.hasPrefix("nudge_"))
    #expect(
      made.complaints
        == "nudged: There is no database in \(data), so a new one is made. nudged serve must use this folder.\n")
    let server = try await RunningServer(folder)
    let key = String(made.output.dropLast())
    #expect(try await server.request("GET", "/v1/people/me", key: key).status == 200)
  }

  @Test func anUnknownCommandIsNamed() async throws {
    let run = try await CommandProcess.run(["srve"])
    #expect(run.code == 64)
    #expect(
      run.complaints
        == """
        nudged: There is no command srve. Did you mean serve? The commands are serve, keys, why, doctor, new-secrets, migrate, export, import, demo.

        """)
    #expect(try await CommandProcess.run(["--version"]).output == "0.1.0\n")
  }

  @Test func theLinkAndTheServerHaveTheSameClock() async throws {
    let clock = try folder.write("clock", "1830000000 \(Date().timeIntervalSince1970) 1")
    let server = try await RunningServer(folder, environment: ["NUDGED_TEST_CLOCK": clock])
    #expect(server.process.output.hasPrefix(#"{"url":"http://127.0.0.1:"#))
    let page = try #require(server.line.page)
    #expect(page.hasPrefix(server.url))
    let path = String(page.dropFirst(server.url.count))
    let question = try await server.request("GET", path)
    #expect(question.status == 200)
    #expect(question.body.contains(#"<form method="post" action="\#(path)""#))
    #expect(!question.body.contains("Coming next"))
    let answer = try await server.request("POST", path)
    #expect(answer.status == 200)
    #expect(answer.body.contains("Coming next"))
  }

  @Test func thePersonOfTheFirstStartCanBeDeleted() async throws {
    var server = try await RunningServer(folder)
    let key = try await server.key()
    #expect(try await server.request("DELETE", "/v1/people/me", key: key).status == 204)
    #expect(try await server.process.end() == 0)
    server = try await RunningServer(folder)
    #expect(try await server.request("GET", "/v1/people/me", key: key).status == 404)
  }

  @Test func keysAreReadForEachRequest() async throws {
    let server = try await RunningServer(folder)
    let key = try await server.key("backend")
    #expect(try await server.request("GET", "/v1/people/me", key: key).status == 200)
    #expect(try await CommandProcess.run(["keys", "list", "--data", data]).output == "backend\n")
    let again = try await CommandProcess.run(["keys", "add", "backend", "--data", data])
    #expect(again.code == 1)
    #expect(again.output == "")
    #expect(
      again.complaints
        == "nudged: There already is a key with this name. Revoke it first, or choose another name.\n")
    #expect(try await CommandProcess.run(["keys", "revoke", "backend", "--data", data]).code == 0)
    #expect(try await server.request("GET", "/v1/people/me", key: key).status == 401)
    #expect(try await CommandProcess.run(["keys", "revoke", "backend", "--data", data]).code == 1)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func aStopWaitsForAnswers(_ signal: Int32) async throws {
    let hook = Webhook(delay: .seconds(1))
    try await hook.serving { url in
      let server = try await RunningServer(folder)
      try await server.addPersonWhoIsCelebrated(hook: url)
      try await hook.waitForRequest()
      #expect(try await server.process.end(signal) == 0)
      #expect(!server.process.complaints.contains(" error "))
    }
    let store = try SQLiteStore(path: data + "/nudged.sqlite")
    #expect(try await store.deliveries(of: "u-1", since: .min, limit: 10).map(\.state) == [.accepted])
    #expect(hook.requests == 1)
  }

  /// The receiver recognizes the repeat by its ID.
  @Test func aWebhookThatWasBeingSentAtACrashIsSentAgain() async throws {
    let hook = Webhook(delay: .seconds(60))
    try await hook.serving { url in
      let server = try await RunningServer(folder)
      try await server.addPersonWhoIsCelebrated(hook: url)
      try await hook.waitForRequest()
      #expect(try await server.process.end(SIGKILL) == -SIGKILL)
      let next = try await RunningServer(folder)
      try await hook.waitForRequest(number: 2)
      #expect(hook.ids.count == 2 && Set(hook.ids).count == 1)
      #expect(next.process.complaints.contains("sent-again=1"))
      _ = try await next.process.end(SIGKILL)
    }
  }

  @Test func sendingEndsEvenIfARequestGoesOn() async throws {
    let server = try await RunningServer(folder)
    let address = server.url.dropFirst("http://".count).split(separator: ":")
    let request = """
      POST /v1/plan HTTP/1.1\\r\\nHost: a\\r\\nAuthorization: Bearer \(try await server.key("slow"))\\r\\n\
      Content-Length: 10\\r\\n\\r\\n{
      """
    let script = "exec 3<> /dev/tcp/\(address[0])/\(address[1]); printf '\(request)' >&3; echo sent; exec sleep 30"
    let client = try CommandProcess(["-c", script], program: "/bin/bash")
    while client.output.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
    try await Task.sleep(for: .milliseconds(300))
    kill(server.process.id, SIGTERM)
    while !server.process.complaints.contains("sending has ended") {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(server.process.isRunning)
    _ = try await client.end(SIGKILL)
    #expect(try await server.process.code() == 0)
  }

  @Test func nohupKeepsItAliveAfterAHangup() async throws {
    let process = try CommandProcess(
      [CommandProcess.path, "serve", "--data", data, "--port", "0"], program: "nohup")
    while !process.output.hasSuffix("\n"), process.isRunning { try await Task.sleep(for: .milliseconds(20)) }
    kill(process.id, SIGHUP)
    try await Task.sleep(for: .milliseconds(500))
    #expect(process.isRunning)
    #expect(try await process.end() == 0)
  }

  @Test func logsNothingPersonal() async throws {
    let hook = Webhook(status: .internalServerError)
    try await hook.serving { url in
      let server = try await RunningServer(folder, ["--log-level", "trace"])
      let key = try await server.addPersonWhoIsCelebrated(hook: url)
      try await hook.waitForRequest()
      #expect(try await server.process.end() == 0)
      let log = server.process.complaints
      #expect(!log.isEmpty)
      for secret in ["Adalbert", "Ran 5 km", key, "whsec_", url] { #expect(!log.contains(secret)) }
    }
  }

  @Test func aBrowserGetsAnEncryptedMessage() async throws {
    let hook = Webhook(status: .created)
    try await hook.serving { url in
      let server = try await RunningServer(folder, ["--contact", "mailto:ops@iana.org"])
      let device = """
        {"provider":"webpush","endpoint":"\(url)","keys":{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-\
        AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"}}
        """
      try await server.addPersonWhoIsCelebrated(device: device)
      try await hook.waitForRequest()
      #expect(try await server.process.end() == 0)
    }
    let (length, headers) = try #require(hook.last)
    // The text is padded to 1,024 bytes, and encryption adds 103.
    #expect(length == 1_127)
    #expect(headers[.contentEncoding] == "aes128gcm")
    let key = try #require(try Secrets.existingVAPID(in: DataFolder(path: data)))
    let publicKey = VAPID(key: key, contact: nil).publicKey
    let authorization = try #require(headers[.authorization])
    #expect(authorization.hasPrefix("vapid t="))
    #expect(authorization.hasSuffix(",k=\(publicKey)"))
    let claims = try #require(authorization.split(separator: ".").dropFirst().first)
    let padded = claims.replacing("-", with: "+").replacing("_", with: "/")
    let json = try #require(Data(base64Encoded: padded + String(repeating: "=", count: (4 - padded.count % 4) % 4)))
    #expect(String(decoding: json, as: UTF8.self).hasSuffix(#","sub":"mailto:ops@iana.org"}"#))
  }

  // MARK: What can go wrong

  private func failure(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> (String, Int32) {
    let run = try await CommandProcess.run(["serve"] + arguments, environment: environment)
    #expect(run.output == "")
    return (run.complaints.split(separator: "\n").last.map(String.init) ?? "", run.code)
  }

  @Test func aSecondProcessIsRefused() async throws {
    let server = try await RunningServer(folder)
    let (message, code) = try await failure(["--data", data, "--port", "0"])
    #expect(code == 75)
    #expect(
      message == """
        nudged: Another nudged, process \(server.process.id), is using the folder \(data). Stop it, or name another folder \
        with --data.
        """)
    #expect(try await server.process.end(SIGKILL) == -SIGKILL)
    _ = try await RunningServer(folder)
  }

  @Test func aBusyPortIsNamed() async throws {
    let server = try await RunningServer(folder)
    let port = try #require(URL(string: server.url)?.port)
    let (message, code) = try await failure(["--data", folder.path + "/other", "--port", "\(port)"])
    #expect(code == 69)
    #expect(
      message == """
        nudged: 127.0.0.1 port \(port) is in use by another program. Stop it, or choose another port with --port.
        """)
  }

  @Test func anAddressThatCannotBeServedOnIsNamed() async throws {
    var (message, code) = try await failure(["--data", data, "--port", "0", "--host", "192.0.2.1"])
    #expect(code == 69)
    #expect(message == "nudged: 192.0.2.1 isn't an address of this machine. Choose another with --host.")
    (message, code) = try await failure(["--data", data, "--port", "0", "--host", "nowhere.invalid"])
    #expect(code == 69)
    #expect(message == "nudged: The address nowhere.invalid isn't known. Choose another with --host.")
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() async throws {
    let path = try folder.write("file", "")
    var (message, code) = try await failure(["--data", path])
    #expect(code == 74)
    #expect(message == "nudged: \(path) is a file. --data must name a folder.")
    (message, code) = try await failure(["--data", path + "/data"])
    #expect(code == 74)
    #expect(message == "nudged: The folder \(path)/data can't be made: Not a directory.")
  }

  @Test func aFileThatIsNoDatabaseIsNamed() async throws {
    let path = try folder.write("nudged.sqlite", String(repeating: "x", count: 5_000))
    let (message, code) = try await failure(["--data", folder.path])
    #expect(code == 65)
    #expect(message == "nudged: \(path): The file isn't a database, or is damaged. Restore a backup.")
  }

  @Test func aSettingThatCannotBeUsedIsNamed() async throws {
    let path = try folder.write("nudged.conf", "port = many\n")
    let (message, code) = try await failure([], environment: ["NUDGED_CONFIG": path])
    #expect(code == 65)
    #expect(message == "nudged: \(path):1: port: Must be a number from 0 to 65535.")
  }

  @Test func servesHTTPS() async throws {
    let (certificate, key) = (folder.path + "/chain.pem", folder.path + "/key.pem")
    let made = try await shell(
      """
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=localhost \
      -addext subjectAltName=IP:127.0.0.1 -days 2 -keyout '\(key)' -out '\(certificate)'
      """)
    try #require(made.code == 0, "\(made.complaints)")
    let server = try await RunningServer(folder, ["--tls-certificate", certificate, "--tls-key", key])
    #expect(server.url.hasPrefix("https://127.0.0.1:"))
    let answer = try await shell("curl -s --cacert '\(certificate)' \(server.url)/readyz")
    #expect(answer.output == "ready\n")
    var (message, code) = try await failure(["--data", folder.path + "/b", "--tls-certificate", key, "--tls-key", key])
    #expect(code == 65)
    #expect(message == "nudged: \(key) must contain a certificate in PEM format.")

    let other = folder.path + "/other.pem"
    let second = try await shell("openssl ecparam -name prime256v1 -genkey -noout -out '\(other)'")
    try #require(second.code == 0, "\(second.complaints)")
    (message, code) = try await failure(["--data", data + "-2", "--tls-certificate", certificate, "--tls-key", other])
    #expect(code == 65)
    #expect(message == "nudged: \(other) isn't the key of the certificate in \(certificate).")
    func doctor(_ key: String) async throws -> (output: String, complaints: String, code: Int32) {
      try await CommandProcess.run(["doctor", "--data", data, "--tls-certificate", certificate, "--tls-key", key])
    }
    #expect(try await doctor(key).output.contains(/ok +TLS +has a certificate and its key\n/))
    let mismatch = try await doctor(other)
    #expect(mismatch.code == 1)
    #expect(mismatch.output.contains(/fault +TLS +\/.+other.pem isn't the key of the certificate in .+chain.pem\.\n/))
  }

  @Test func nothingOfSomeoneWhoWasErasedIsInTheFolder() async throws {
    let server = try await RunningServer(folder)
    let key = try await server.key()
    for id in ["u-1", "u-2"] {
      let person = #"{"id":"\#(id)","name":"Adalbert","timeZone":"Europe/Berlin"}"#
      #expect(try await server.request("PUT", "/v1/people/\(id)", key: key, body: person).status == 201)
    }
    func occurrences() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: data).map { name in
        (FileManager.default.contents(atPath: "\(data)/\(name)") ?? Data()).ranges(of: Data("Adalbert".utf8)).count
      }.reduce(0, +)
    }
    #expect(try occurrences() > 0)
    for id in ["u-1", "u-2"] {
      #expect(try await server.request("DELETE", "/v1/people/\(id)", key: key).status == 204)
    }
    #expect(try occurrences() == 0)
    #expect(try await server.process.end() == 0)
    #expect(FileManager.default.contents(atPath: data + "/nudged.sqlite-wal")?.isEmpty ?? true)
  }
}

extension RunningServer {
  func request(
    _ method: String, _ path: String, key: String? = nil, body: String? = nil
  ) async throws -> (status: Int, body: String) {
    var request = URLRequest(url: try #require(URL(string: url + path)))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    if let key { request.setValue("Bearer \(key)", forHTTPHeaderField: "Authorization") }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
  }

  /// Makes a key while the server runs.
  func key(_ name: String = "test") async throws -> String {
    let run = try await CommandProcess.run(["keys", "add", name, "--data", data])
    try #require(run.code == 0, "\(run.complaints)")
    return String(run.output.dropLast())
  }

  /// Stores a person with a webhook, and records their first achievement, which is celebrated at once.
  @discardableResult
  func addPersonWhoIsCelebrated(hook: String) async throws -> String {
    try await addPersonWhoIsCelebrated(device: #"{"provider":"webhook","url":"\#(hook)","secret":"whsec_c2VjcmV0"}"#)
  }

  @discardableResult
  func addPersonWhoIsCelebrated(device: String) async throws -> String {
    let key = try await key()
    let person = #"{"id":"u-1","name":"Adalbert","timeZone":"Europe/Berlin"}"#
    #expect(try await request("PUT", "/v1/people/u-1", key: key, body: person).status == 201)
    #expect(try await request("PUT", "/v1/people/u-1/devices/d-1", key: key, body: device).status == 201)
    let achievement = #"{"title":"Ran 5 km"}"#
    #expect(try await request("POST", "/v1/people/u-1/achievements", key: key, body: achievement).status == 201)
    return key
  }
}

/// Receives webhooks in this process.
final class Webhook: Sendable {
  private let status: HTTPResponse.Status
  private let delay: Duration
  private let received = Mutex<[(headers: HTTPFields, body: ByteBuffer)]>([])

  init(status: HTTPResponse.Status = .ok, delay: Duration = .zero) {
    self.status = status
    self.delay = delay
  }

  /// The number of requests so far.
  var requests: Int { received.withLock(\.count) }

  /// The header `webhook-id` of each request.
  var ids: [String] {
    received.withLock { requests in
      requests.compactMap { request in request.headers.first { $0.name.canonicalName == "webhook-id" }?.value }
    }
  }

  /// The bodies of the requests.
  var bodies: [String] { received.withLock { $0.map { String(buffer: $0.body) } } }

  /// The length of the last request's body, and its headers.
  var last: (length: Int, headers: HTTPFields)? {
    received.withLock { $0.last.map { ($0.body.readableBytes, $0.headers) } }
  }

  /// Waits until a request arrives, at most 20 seconds.
  func waitForRequest(number: Int = 1) async throws {
    for _ in 0..<2_000 where requests < number { try await Task.sleep(for: .milliseconds(10)) }
    try #require(requests >= number, "nothing arrived")
  }

  /// Receives webhooks during a function, which gets the URL.
  func serving(_ body: (String) async throws -> Void) async throws {
    let router = Router()
    router.post("hook") { [self] request, _ in
      let body = try await request.body.collect(upTo: 10_000)
      received.withLock { $0.append((request.headers, body)) }
      try? await Task.sleep(for: delay)
      return Response(status: status)
    }
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    var log = Logger(label: "webhook")
    log.logLevel = .critical
    let application = Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in port.yield(channel.localAddress?.port ?? 0) }, logger: log)
    let server = Task { try await application.run() }
    defer { server.cancel() }
    for await port in ports {
      try await body("http://127.0.0.1:\(port)/hook")
      return
    }
  }
}
