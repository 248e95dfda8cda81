internal import ArgumentParser
internal import Crypto
internal import Foundation
internal import Hummingbird
internal import Logging
internal import Nudge
internal import NudgeDispatch
internal import NudgeSenders
internal import NudgeStore
internal import NudgeStoreSQLite
internal import NudgeWeb

@main
struct Nudged: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nudged",
    abstract: "Send reminders and milestones to the people who are stored here.",
    subcommands: [Serve.self, Keys.self], defaultSubcommand: Serve.self)
}

struct DataOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Folder with the database and the keys.", valueName: "folder"))
  var data = "nudged-data"

  /// Opens the store, and makes the folder if it doesn't exist.
  func openStore() throws -> SQLiteStore {
    try FileManager.default.createDirectory(
      atPath: data, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return try SQLiteStore(path: data + "/nudged.sqlite")
  }
}

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serve the API, plan, and send.")

  @OptionGroup var data: DataOptions
  @Option(help: "Port to serve on; 0 picks a free one.") var port = 8270
  @Option(help: "Address to serve on.") var host = "127.0.0.1"
  @Option(help: "Seconds over which notifications of the same moment are spread.") var spread = 60
  @Flag(help: "Let webhooks and push services be on this machine, over plain HTTP too.") var allowLoopback = false

  func run() async throws {
    let log = Logger(label: "nudged") { StreamLogHandler.standardError(label: $0) }
    let store = try data.openStore()
    let keyPath = data.data + "/erasure.key"
    let key = try Self.key(at: keyPath)
    let planner = Planner()
    let clock = SystemClock()
    let transport = HTTPTransport(allowsLoopback: allowLoopback)
    var options = Dispatcher.Options()
    options.spread = spread
    let dispatcher = Dispatcher(
      store: store, planner: planner, senders: [.webhook: WebhookSender(transport: transport)],
      owner: UUID().uuidString.lowercased(), clock: clock, options: options, log: log)
    let backend = Backend(
      store: store, planner: planner, clock: clock,
      hash: { id in
        HMAC<SHA256>.authenticationCode(for: Array(id.utf8), using: key).map { String(format: "%02x", $0) }.joined()
      }, wake: { dispatcher.wake() })
    let application = Application(
      router: WebServer.router(backend),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? port
        let line = #"{"url":"http://\#(host):\#(port)"}"# + "\n"
        try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
      }, logger: log)
    var application2 = application
    application2.addServices(DispatchService(dispatcher: dispatcher))
    try await application2.runService()
    try await transport.shutdown()
    try store.close()
  }

  private static func key(at path: String) throws -> SymmetricKey {
    if let data = FileManager.default.contents(atPath: path) { return SymmetricKey(data: data) }
    let key = SymmetricKey(size: .bits256)
    let data = unsafe key.withUnsafeBytes { unsafe Data($0) }
    guard FileManager.default.createFile(atPath: path, contents: data, attributes: [.posixPermissions: 0o600]) else {
      throw ValidationError("\(path) can't be written.")
    }
    return key
  }
}

struct Keys: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Add, list and revoke keys of the API.", subcommands: [Add.self])

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Make a key and print it.")

    @Argument(help: "Name of the key, for the list of keys.") var name: String
    @OptionGroup var data: DataOptions

    func run() async throws {
      let store = try data.openStore()
      let key = APIKey.make()
      try await store.addKey(name: name, hash: APIKey.hash(key), at: SystemClock().now())
      try store.close()
      print(key)
    }
  }
}
