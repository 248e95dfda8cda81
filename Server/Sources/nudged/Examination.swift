internal import Foundation
internal import Nudge
internal import NudgeStore
internal import NudgeStorePostgres
internal import NudgeStoreSQLite
internal import NudgeWeb

/// The findings of `nudged doctor`.
struct Examination {
  struct Finding: Hashable {
    var subject: String
    var result: Result
    var sentence: String
  }

  enum Result: String {
    case ok
    /// It works, but something should be better.
    case warning
    /// It has to be fixed.
    case fault
  }

  /// The warning that there is no contact through which a push service can reach the operator of this server.
  static let missingContact =
    "Apple rejects messages without a contact on the Internet; set --contact mailto:you@example.org"

  var findings: [Finding] = []

  mutating func add(_ subject: String, _ result: Result, _ sentence: String) {
    findings.append(Finding(subject: subject, result: result, sentence: sentence))
  }

  var text: String {
    Columns.aligned(findings.map { [$0.result.rawValue, $0.subject, $0.sentence] }).joined(separator: "\n")
  }

  /// Checks the way to the server, unless only programs on this machine can reach it.
  mutating func checkConnection(_ configuration: Configuration) throws {
    if let warning = configuration.warning { add("connection", .warning, warning) }
    if let url = configuration.publicURL { add("public URL", .ok, "\(url), as browsers write it") }
    guard let tls = configuration.tls else { return }
    do {
      _ = try tls.read()
      add("TLS", .ok, "has a certificate and its key")
    } catch let failure as Failure {
      add("TLS", .fault, failure.description)
    }
  }

  mutating func checkFolder(_ folder: DataFolder) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    let mode = attributes[.posixPermissions] as? Int ?? 0
    if mode & 0o077 == 0 {
      add("folder", .ok, "\(folder.path), for its owner only")
    } else {
      add("folder", .warning, "others can look into \(folder.path); chmod 700 \(folder.path)")
    }
    let system = try FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = (system[.systemFreeSize] as? NSNumber)?.int64Value else { return }
    let megabytes = free / 1_000_000
    add("disk", megabytes < 100 ? .warning : .ok, "\(megabytes) MB free")
    do {
      _ = try folder.lock()
      add("server", .ok, "isn't running")
    } catch let failure as Failure where failure.code == .busy {
      add("server", .ok, "is running")
    }
  }

  mutating func checkDatabase(_ store: any Store) async throws {
    let condition = try await store.condition()
    if let damage = condition.damage { add("database", .fault, "is damaged; restore a backup: \(damage)") }
    if !condition.isDurable {
      add(
        "database", .fault,
        "doesn't wait for the disk" + (store is PostgresStore ? "; see fsync and synchronous_commit" : ""))
    }
    do {
      try await store.checkWritable()
    } catch {
      add("database", .fault, "\((error as? PostgresStoreError)?.description ?? SQLiteStoreError(error).description)")
    }
    let isFine = !findings.contains { $0.subject == "database" }
    if isFine { add("database", .ok, "version \(condition.schema), writable, each change is on the disk at once") }
    let keys = try await store.keys().filter { $0.scope == .all }.count
    add("API keys", keys == 0 ? .warning : .ok, keys == 0 ? "none; nudged keys add makes one" : "\(keys)")
  }

  /// Compares the clock with the release of the zone data, such as 2026f.
  mutating func checkClock(_ now: Timestamp, zones release: String?) {
    let year = Zone.utc.civil(at: now).date.year
    guard let release, let released = Int(release.prefix(4)) else {
      return add("clock", .warning, "\(now); the release of the zone data isn't known")
    }
    switch year {
    case ..<released: add("clock", .fault, "\(now) is before the zone data, release \(release); set the clock")
    case (released + 2)...: add("clock", .warning, "\(now); the zone data, release \(release), is old; update it")
    default: add("clock", .ok, "\(now), zone data \(release)")
    }
  }

  mutating func checkKeys(_ folder: DataFolder, _ configuration: Configuration, _ store: (any Store)?) async throws {
    let missing = Secrets.missing(in: folder)
    guard missing.isEmpty else {
      return add(
        "key files", .fault,
        "\(missing.joined(separator: " and ")) is missing; restore it, or see nudged new-secrets --help")
    }
    do {
      let secrets = try Secrets(in: folder)
      if let store { try await secrets.check(folder, store) }
    } catch let failure as Failure {
      return add("key files", .fault, failure.description)
    }
    add("key files", .ok, "can be read")
    if configuration.contactOrPublicURL == nil {
      add("Web Push", .warning, Self.missingContact)
    } else {
      add("Web Push", .ok, "has a key and a contact")
    }
  }
  /// Checks the keys for APNs and FCM, if there are any.
  mutating func checkProviders(_ configuration: Configuration) throws {
    try check("certificates", configuration.providerCA) { path in
      _ = try KeyFile.client(trusting: path)
      return "\(path) is trusted for APNs and FCM"
    }
    try check("APNs", configuration.apns) { settings in "has \(try settings.read())" }
    try check("FCM", configuration.fcmAccount) { path in "has \(try KeyFile.account(path))" }
  }

  private mutating func check<Setting>(
    _ subject: String, _ setting: Setting?, _ body: (Setting) throws -> String
  ) throws {
    guard let setting else { return }
    do { add(subject, .ok, try body(setting)) } catch let failure as Failure {
      add(subject, .fault, failure.description)
    }
  }
}
