internal import ArgumentParser
internal import Crypto
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import HummingbirdTLS
internal import Logging
internal import NIOCore
internal import Nudge
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore
internal import NudgeStorePostgres
internal import NudgeWeb
internal import ServiceLifecycle
internal import UnixSignals

/// `nudged serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the API, plan, and send.",
    discussion: """
      Each option is also an environment variable, such as NUDGED_PUBLIC_URL, and a setting in a file, such as \
      public-url = https://nudge.example.org. Options come before variables, and variables before the file.

      When it accepts requests, the server prints one line of JSON on standard output. Logs go to standard error. \
      SIGTERM, SIGINT and SIGHUP end it after the answers to what is being sent have arrived.
      """)

  @OptionGroup var data: DataOptions
  @OptionGroup(title: "Settings") var options: ServeOptions

  func run() async throws {
    let configuration = try data.configuration(options.given)
    var log = Logger(label: "nudged") { StreamLogHandler.standardError(label: $0) }
    log.logLevel = configuration.logLevel
    let folder = DataFolder(configuration)
    try folder.create()
    let lock = try folder.lock()
    let store = try await folder.openStore()
    if folder.isOpen {
      log.warning("others can look into the data folder; chmod 700 \(folder.path)")
    }
    let planner = Planner()
    let (clock, followed) = try await Self.clock(store, log)
    // The first start is over when the keys exist.
    let missing = Secrets.missing(in: folder)
    if !missing.isEmpty {
      guard try await !Secrets.exist(for: store), try await Self.isUnused(store) else {
        throw Self.failure(missing, folder)
      }
      try await FirstPerson.store(in: store, planner, log, at: clock.now())
    }
    let secrets = try Secrets(in: folder)
    try await secrets.check(folder, store)
    var server = try Server(configuration, store, planner, secrets, clock, log)
    if let followed { server.services.append(ClockService(clock: followed)) }
    try await server.run()
    try store.close()
    withExtendedLifetime(lock) {}
  }

  private static func failure(_ missing: [String], _ folder: DataFolder) -> Failure {
    let names = missing.joined(separator: " and no ")
    guard folder.url != nil else {
      return Failure(
        .missingInput,
        """
        The database in \(folder.path) has been in use, but the folder has no \(names). Restore what is missing from the \
        backup of the database. If it is lost, nudged new-secrets makes it again.
        """)
    }
    return Failure(
      .missingInput,
      """
      The database has been in use, but \(folder.path) has no \(names). Copy secret.key and vapid.key from the folder of \
      another process, or from a backup. If they are lost, nudged new-secrets makes them again.
      """)
  }

  /// Returns whether the database is empty, except for a person that an interrupted first start has stored.
  private static func isUnused(_ store: any Store) async throws -> Bool {
    let people = try await store.people(after: "", limit: 2).map(\.id)
    guard people == [FirstPerson.id] else { return people.isEmpty }
    return try await store.person(FirstPerson.id)?.version == 1
  }

  /// Returns the clock of the machine or of a PostgreSQL server, or the one of a test, which `NUDGED_TEST_CLOCK` names.
  private static func clock(_ store: any Store, _ log: Logger) async throws -> (any DispatchClock, DatabaseClock?) {
    var followed: DatabaseClock?
    if let store = store as? PostgresStore { followed = try await DatabaseClock { try await store.time() } }
    guard let path = ProcessInfo.processInfo.environment["NUDGED_TEST_CLOCK"] else {
      return (followed ?? SystemClock(), followed)
    }
    let database = followed
    let machine: @Sendable () -> Double = { database?.seconds ?? Date().timeIntervalSince1970 }
    guard let clock = FileClock(path: path, machine: machine) else {
      throw Failure(.badData, "\(path) isn't a clock for tests.")
    }
    log.warning("the time comes from a file, which is only for tests")
    return (clock, followed)
  }
}

/// Everything that runs while requests are served.
struct Server {
  private let configuration: Configuration
  private let store: any Store
  private let log: Logger
  private let senders: Senders
  private let dispatcher: Dispatcher
  private let backend: Backend
  private let links: PageAccess
  /// What runs besides.
  var services: [any Service] = []

  init(
    _ configuration: Configuration, _ store: any Store, _ planner: Planner, _ secrets: Secrets,
    _ clock: any DispatchClock, _ log: Logger
  ) throws {
    self.configuration = configuration
    self.store = store
    self.log = log
    let senders = try Senders(configuration, secrets.vapid, store)
    self.senders = senders
    var options = Dispatcher.Options()
    options.spread = configuration.spread
    if configuration.database != nil { options.poll = .seconds(1) }
    let dispatcher = Dispatcher(
      store: store, planner: planner, senders: senders.all, owner: Self.owner, clock: clock,
      options: options, log: log)
    self.dispatcher = dispatcher
    let erasureKey = secrets.key(for: .erasure)
    links = PageAccess(
      linkKey: secrets.key(for: .links), cookieKey: secrets.key(for: .cookies), publicURL: configuration.publicURL,
      servesTLS: configuration.tls != nil)
    backend = Backend(
      store: store, planner: planner, clock: clock, senders: senders.all,
      allowsLoopback: configuration.allowsLoopback, dispatches: dispatcher.counts,
      hash: { id in Erasure.hash(id, key: erasureKey) }, webPushKey: senders.vapid.publicKey,
      links: links, wake: { dispatcher.wake() })
  }

  /// Names this process: the machine, the process's ID, and random characters, because IDs are used again.
  private static var owner: String {
    "\(ProcessInfo.processInfo.hostName)/\(getpid())/\(UUID().uuidString.prefix(4).lowercased())"
  }

  /// Serves until the process is asked to stop.
  func run() async throws {
    do { try await serve() } catch {
      try await senders.shutdown()
      throw failure(about: error)
    }
    try await senders.shutdown()
  }

  private func serve() async throws {
    if let warning = configuration.warning { log.warning("\(warning)") }
    let application = Application(
      router: WebServer.router(backend), server: try server(),
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil),
      onServerRunning: { channel in await announce(port: channel.localAddress?.port ?? configuration.port) },
      logger: log)
    // Services stop one at a time in reverse order, so sending ends before slow requests do.
    var group = ServiceGroupConfiguration(
      services: services + [
        application, HousekeepingService(store: store, clock: backend.clock, log: log),
        DispatchService(dispatcher: dispatcher, log: log),
      ],
      gracefulShutdownSignals: Self.ignoresHangups ? [.sigterm, .sigint] : [.sigterm, .sigint, .sighup], logger: log)
    group.maximumGracefulShutdownDuration = Self.patience
    try await ServiceGroup(configuration: group).run()
  }

  /// How long requests and deliveries may take when the server is asked to stop.
  ///
  /// A supervisor such as systemd must allow more time before it kills the process.
  private static let patience = Duration.seconds(50)

  /// Whether SIGHUP was ignored at the start, as `nohup` does.
  private static var ignoresHangups: Bool {
    // Setting the action is the way to read it that all systems share.
    let action = signal(SIGHUP, SIG_DFL)
    signal(SIGHUP, action)
    return unsafe unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Makes a link to a person's page, or returns `nil` if there is no such person.
  private func makeLink(to person: String, at url: String) async throws -> String? {
    guard let record = try await store.person(person) else { return nil }
    return try links.link(to: record, at: url, now: backend.clock.now()).url
  }

  /// Prints the line that says where the server is.
  private func announce(port: Int) async {
    let url = configuration.localURL(port: port)
    log.info("serving", metadata: ["url": "\(url)", "data": "\(configuration.data)"])
    var page: String?
    do { page = try await makeLink(to: FirstPerson.id, at: url) } catch {
      // Whoever waits for the line needs the address even if the database doesn't answer at this moment.
      log.warning("the link to the page can't be made", metadata: ["error": "\(error)"])
    }
    // Neither contains a character that JSON escapes.
    let members = [("url", url), ("page", page)].compactMap { name, value in value.map { "\"\(name)\":\"\($0)\"" } }
    do { try Console.print("{\(members.joined(separator: ","))}") } catch {
      // Somebody who doesn't read the line can still use the server.
      log.warning("the line with the address can't be written", metadata: ["error": "\(type(of: error))"])
    }
  }

  private func server() throws -> HTTPServerBuilder {
    let http = HTTPServerBuilder.http1(configuration: WebServer.connection)
    guard let tls = configuration.tls else { return http }
    return try .tls(http, tlsConfiguration: try tls.read())
  }

  private func failure(about error: any Error) -> any Error {
    switch error {
    case is SocketAddressError, is SocketAddressError.UnknownHost:
      return Failure(.unavailable, "The address \(configuration.host) isn't known. Choose another with --host.")
    case let error as IOError:
      let address = "\(configuration.host) port \(configuration.port)"
      let sentence =
        switch error.errnoCode {
        case EADDRINUSE: "\(address) is in use by another program. Stop it, or choose another port with --port."
        case EACCES:
          "\(address) needs privileges. Choose a port above 1023 with --port, and put a proxy in front of it."
        case EADDRNOTAVAIL: "\(configuration.host) isn't an address of this machine. Choose another with --host."
        default: "\(address) can't be served on: \(Failure.reason(error.errnoCode))."
        }
      return Failure(.unavailable, sentence)
    default: return error
    }
  }
}

extension Configuration {
  /// Whether only programs on this machine can reach the server.
  var isLocal: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  /// What is wrong with the way to the server, or `nil` if nothing is.
  var warning: String? {
    guard tls == nil, publicURL == nil, !isLocal else { return nil }
    return """
      keys and personal data travel without encryption, and people's pages only open on this machine; use \
      --tls-certificate, or a proxy and --public-url, see docs/server.md
      """
  }

  /// The URL at which programs on this machine reach the server.
  func localURL(port: Int) -> String {
    let host =
      switch host {
      case "0.0.0.0": "127.0.0.1"
      case "::": "[::1]"
      default: host.contains(":") ? "[\(host)]" : host
      }
    return "\(tls == nil ? "http" : "https")://\(host):\(port)"
  }
}

/// What remains of people who were erased.
enum Erasure {
  /// Returns a hash of a person's ID, which can't be computed without the key.
  static func hash(_ id: String, key: SymmetricKey) -> String {
    HMAC<SHA256>.authenticationCode(for: Array(id.utf8), using: key).map { String(format: "%02x", $0) }.joined()
  }
}
