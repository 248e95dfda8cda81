internal import ArgumentParser
internal import Crypto
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import HummingbirdTLS
internal import Logging
internal import NIOCore
internal import NIOPosix
internal import Nudge
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore
internal import NudgeStorePostgres
internal import NudgeWeb
internal import ServiceLifecycle
internal import Synchronization
internal import UnixSignals

/// `nudged serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve the API, plan, and send.",
    discussion: """
      Each option is also an environment variable, such as NUDGED_PUBLIC_URL, and a setting in a file, such as \
      public-url = https://nudge.example.org. Options come before variables, and variables before the file.

      When it accepts requests, the server prints one line of JSON on standard output. Logs go to standard error. \
      SIGTERM and SIGINT end it after the answers to what is being sent have arrived. SIGHUP reads the settings, the \
      certificate and the keys of providers again.
      """)

  @OptionGroup var data: DataOptions
  @OptionGroup(title: "Settings") var options: ServeOptions

  func run() async throws {
    // A signal that comes before the server can do something about it doesn't end it.
    signal(SIGHUP, SIG_IGN)
    let configuration = try data.configuration(options.given)
    Console.format.withLock { $0 = configuration.logFormat }
    let logOptions = LogWriter.Options(format: configuration.logFormat, level: configuration.logLevel)
    let log = Logger(label: "nudged") { LogWriter(label: $0, logOptions) }
    // Settings that can't work are reported before any file is created.
    let certificate = try configuration.tls.map { Certificate(try $0.read()) }
    try await configuration.checkProviders()
    let folder = DataFolder(configuration)
    var lock: FolderLock?
    if folder.exists {
      // Whoever uses the folder probably uses the port as well, and is the better explanation.
      try folder.create()
      lock = try folder.lock()
    }
    try await configuration.checkPorts()
    // A database on a server may not be reachable.
    var remote: (any Store)?
    if folder.url != nil { remote = try await folder.openStore() }
    try folder.create()
    lock = try lock ?? folder.lock()
    let store = if let remote { remote } else { try await folder.openStore() }
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
    let (given, file) = (data.given(options.given), data.config)
    let settings = try LiveSettings(configuration, certificate, store, secrets.vapid, logOptions, log) {
      try Configuration(options: given, environment: ProcessInfo.processInfo.environment, file: file)
    }
    var server = try Server(configuration, settings, store, planner, secrets, clock, log)
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
  private let settings: LiveSettings
  private let failures: RepeatedLog
  private let dispatcher: Dispatcher
  private let backend: Backend
  private let links: PageAccess
  /// The other services of the process, which stop after those that serve requests and send.
  var services: [any Service] = []

  init(
    _ configuration: Configuration, _ settings: LiveSettings, _ store: any Store, _ planner: Planner,
    _ secrets: Secrets, _ clock: any DispatchClock, _ log: Logger
  ) throws {
    self.configuration = configuration
    self.settings = settings
    self.store = store
    self.log = log
    failures = RepeatedLog(log)
    var options = Dispatcher.Options()
    options.spread = configuration.spread
    options.resends.formUnion(configuration.resends)
    if configuration.database != nil { options.poll = .seconds(1) }
    let dispatcher = Dispatcher(
      store: store, planner: planner, senders: settings.senders, owner: Self.owner, clock: clock,
      options: options, log: log, failures: failures)
    self.dispatcher = dispatcher
    let erasureKey = secrets.key(for: .erasure)
    links = PageAccess(
      linkKey: secrets.key(for: .links), cookieKey: secrets.key(for: .cookies), publicURL: configuration.publicURL,
      servesTLS: configuration.tls != nil)
    backend = Backend(
      store: store, planner: planner, clock: clock, senders: settings.senders,
      networks: configuration.networks, dispatches: dispatcher.counts,
      answers: AnswerSeal(key: secrets.key(for: .answers)), hash: { id in Erasure.hash(id, key: erasureKey) },
      webPushKey: VAPID(key: secrets.vapid, contact: nil).publicKey, links: links, log: log, failures: failures,
      wake: { dispatcher.wake() })
  }

  /// Names this process: the machine, the process's ID, and random characters, because IDs are used again.
  private static var owner: String {
    "\(ProcessInfo.processInfo.hostName)/\(getpid())/\(UUID().uuidString.prefix(4).lowercased())"
  }

  /// Serves until the process is asked to stop.
  func run() async throws {
    do { try await serve() } catch {
      try await settings.shutdown()
      throw configuration.failure(about: error, configuration.port)
    }
    try await settings.shutdown()
  }

  private func serve() async throws {
    if let warning = configuration.warning { log.warning("\(warning)") }
    if configuration.publicURL != nil, configuration.contactOrPublicURL == nil {
      log.warning("\(Examination.missingContact)")
    }
    let routers = WebServer.routers(backend)
    let (operatorPorts, operatorPort) = AsyncStream.makeStream(of: Int.self)
    let everyone = application(routers.all, try server(), configuration.port) { port in
      // The line comes when both ports are served.
      var operators = operatorPorts.makeAsyncIterator()
      let other = configuration.operatorPort == nil ? nil : await operators.next()
      await announce(port: port, operators: other)
    }
    var services = services
    if let port = configuration.operatorPort {
      let http = HTTPServerBuilder.http1(configuration: WebServer.connection)
      services.append(application(routers.operators, http, port) { operatorPort.yield($0) })
    }
    services += [
      everyone, KeyWatchService(store: store, failures: failures, log: log),
      HousekeepingService(store: store, clock: backend.clock, failures: failures),
      DispatchService(dispatcher: dispatcher, log: log),
    ]
    // Services stop one at a time in reverse order, so sending ends before slow requests do.
    var group = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: log)
    group.services.insert(
      .init(
        service: HangupService(settings), successTerminationBehavior: .gracefullyShutdownGroup, serviceName: "hangups"),
      at: 0)
    group.maximumGracefulShutdownDuration = Self.patience
    try await ServiceGroup(configuration: group).run()
  }

  /// The maximum time for which requests and deliveries continue after the server is asked to stop.
  ///
  /// A supervisor such as systemd must allow more time before it kills the process.
  private static let patience = Duration.seconds(50)

  private func application(
    _ router: Router<WebContext>, _ server: HTTPServerBuilder, _ port: Int,
    onRunning: @escaping @Sendable (Int) async -> Void
  ) -> some ApplicationProtocol {
    Application(
      router: router, server: server,
      configuration: ApplicationConfiguration(address: .hostname(configuration.host, port: port), serverName: nil),
      onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) }, logger: log)
  }

  /// Makes a link to a person's page, or returns `nil` if there is no such person.
  private func makeLink(to person: String, at url: String) async throws -> String? {
    guard let record = try await store.person(person) else { return nil }
    return try links.link(to: record, at: url, now: backend.clock.now()).url
  }

  /// Prints the line that says where the server is.
  private func announce(port: Int, operators: Int?) async {
    let url = configuration.localURL(port: port)
    let operators = operators.map { configuration.localURL(port: $0, servesTLS: false) }
    var metadata: Logger.Metadata = ["url": "\(url)", "data": "\(configuration.data)"]
    metadata["operator"] = operators.map { "\($0)" }
    log.info("serving", metadata: metadata)
    var page: String?
    do { page = try await makeLink(to: FirstPerson.id, at: url) } catch {
      // Whoever waits for the line needs the address even if the database doesn't answer at this moment.
      log.warning("the link to the page can't be made", metadata: ["error": "\(error)"])
    }
    // None contains a character that JSON escapes.
    let members = [("url", url), ("page", page), ("operator", operators)].compactMap { name, value in
      value.map { "\"\(name)\":\"\($0)\"" }
    }
    do { try Console.print("{\(members.joined(separator: ","))}") } catch {
      // Somebody who doesn't read the line can still use the server.
      log.warning("the line with the address can't be written", metadata: ["error": "\(type(of: error))"])
    }
  }

  private func server() throws -> HTTPServerBuilder {
    let http = HTTPServerBuilder.http1(configuration: WebServer.connection)
    guard let certificate = settings.certificate else { return http }
    return try .tls(http, tlsConfiguration: certificate.configuration)
  }
}

extension Configuration {
  /// Checks that the ports can be served on.
  func checkPorts() async throws {
    for port in [port, operatorPort].compactMap(\.self) {
      do {
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .serverChannelOption(.socketOption(.so_reuseaddr), value: 1).bind(host: host, port: port).get()
        try await channel.close()
      } catch { throw failure(about: error, port) }
    }
  }

  /// Returns what the operator can do about an error of a port, or the error itself if it is another one.
  func failure(about error: any Error, _ port: Int) -> any Error {
    switch error {
    case is SocketAddressError, is SocketAddressError.UnknownHost:
      return Failure(.unavailable, "The address \(host) isn't known. Choose another with --host.")
    case let error as IOError:
      let (address, option) = ("\(host) port \(port)", port == operatorPort ? "--operator-port" : "--port")
      let sentence =
        switch error.errnoCode {
        case EADDRINUSE: "\(address) is in use by another program. Stop it, or choose another port with \(option)."
        case EACCES:
          "\(address) needs privileges. Choose a port above 1023 with \(option), and put a proxy in front of it."
        case EADDRNOTAVAIL: "\(host) isn't an address of this machine. Choose another with --host."
        default: "\(address) can't be served on: \(Failure.reason(error.errnoCode))."
        }
      return Failure(.unavailable, sentence)
    default: return error
    }
  }
}

extension Configuration {
  /// A Boolean value indicating whether only programs on this machine can reach the server.
  var isLocal: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  /// A warning that other machines connect to the server without encryption, or `nil` if it doesn't apply.
  var warning: String? {
    guard tls == nil, publicURL == nil, !isLocal else { return nil }
    return """
      keys and personal data travel without encryption, and people's pages only open on this machine; use \
      --tls-certificate, or a proxy and --public-url, see docs/server.md
      """
  }

  /// The URL at which programs on this machine reach the server.
  func localURL(port: Int, servesTLS: Bool? = nil) -> String {
    let host =
      switch host {
      case "0.0.0.0": "127.0.0.1"
      case "::": "[::1]"
      default: host.contains(":") ? "[\(host)]" : host
      }
    return "\(servesTLS ?? (tls != nil) ? "https" : "http")://\(host):\(port)"
  }
}

/// The hashes that remain of people who were erased.
enum Erasure {
  /// Returns a hash of a person's ID, which can't be computed without the key.
  static func hash(_ id: String, key: SymmetricKey) -> String {
    HMAC<SHA256>.authenticationCode(for: Array(id.utf8), using: key).map { String(format: "%02x", $0) }.joined()
  }
}
