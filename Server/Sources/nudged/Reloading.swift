internal import Crypto
internal import Foundation
internal import Logging
internal import NudgeDispatch
internal import NudgeStore
internal import ServiceLifecycle
internal import UnixSignals

/// The settings of a running server that can be read again.
///
/// New settings are either all in effect, or none of them is. Each that can be changed while the server runs is
/// ``Configuration/Name/isReloadable``.
actor LiveSettings {
  private let read: @Sendable () throws -> Configuration
  private let store: any Store
  private let key: P256.Signing.PrivateKey
  private let logOptions: LogWriter.Options
  private let log: Logger
  /// The certificate, if the server serves TLS.
  nonisolated let certificate: Certificate?
  /// The senders with the current settings.
  nonisolated let senders: SenderSet

  private var configuration: Configuration
  private var current: Senders
  /// The senders of earlier settings, which may be waiting for answers.
  private var retired: [UUID: Senders] = [:]

  /// The time for which replaced senders are kept, which is longer than any of them waits for an answer.
  private static let patience = Duration.seconds(60)

  /// - Parameter read: Reads the settings again.
  init(
    _ configuration: Configuration, _ certificate: Certificate?, _ store: any Store, _ key: P256.Signing.PrivateKey,
    _ logOptions: LogWriter.Options, _ log: Logger, read: @escaping @Sendable () throws -> Configuration
  ) throws {
    let senders = try Senders(configuration, key, store)
    self.configuration = configuration
    self.certificate = certificate
    self.store = store
    self.key = key
    self.logOptions = logOptions
    self.log = log
    self.read = read
    current = senders
    self.senders = SenderSet(senders.all)
  }

  /// Reads the settings, the certificate and the keys of providers again.
  func reload() {
    do {
      let (new, changed, needRestart) = try configuration.adopting(try read())
      let certificate = try new.tls?.read()
      let senders = try Senders(new, key, store)
      // Nothing fails from here on.
      configuration = new
      logOptions.level = new.logLevel
      if let certificate { self.certificate?.replace(with: certificate) }
      self.senders.replace(with: senders.all)
      retire(current)
      current = senders
      log.info("the settings were read again", metadata: changed.isEmpty ? [:] : ["changed": Self.list(changed)])
      if !needRestart.isEmpty {
        log.warning("settings have changed that need a restart", metadata: ["settings": Self.list(needRestart)])
      }
    } catch {
      log.error("the new settings can't be used, so the old ones stay", metadata: ["error": "\(error)"])
    }
  }

  private static func list(_ names: [Configuration.Name]) -> Logger.MetadataValue {
    "\(names.map(\.rawValue).joined(separator: ","))"
  }

  private func retire(_ old: Senders) {
    let id = UUID()
    retired[id] = old
    Task {
      try? await Task.sleep(for: Self.patience)
      await close(id)
    }
  }

  private func close(_ id: UUID) async { try? await retired.removeValue(forKey: id)?.shutdown() }

  /// Closes all connections to providers.
  func shutdown() async throws {
    for id in retired.keys { await close(id) }
    try await current.shutdown()
  }
}

/// Reads the settings again at each SIGHUP.
///
/// If the terminal is gone in which the server was started, it ends instead.
struct HangupService: Service {
  let settings: LiveSettings
  private let terminal = Self.hasTerminal

  init(_ settings: LiveSettings) { self.settings = settings }

  private static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 || isatty(STDIN_FILENO) == 1 }

  func run() async throws {
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() {
      guard !terminal || Self.hasTerminal else { return }
      await settings.reload()
    }
  }
}
