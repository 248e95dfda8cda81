internal import ArgumentParser
internal import NudgeDispatch
internal import NudgeStore
internal import NudgeWeb

/// `nudged keys`.
///
/// A running server reads the keys from the database for each request, so changes are in effect immediately.
struct KeysCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Add, list and revoke the keys of the API.",
    subcommands: [Add.self, List.self, Revoke.self])

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a key and print it. Only its hash is stored, so it can't be shown again.")

    @Argument(help: "Name of the key, such as the name of the program that uses it.") var name: String
    @Option(
      help: ArgumentHelp(
        "What the key can be used for: metrics, to read the metrics and nothing else. (default: everything)",
        valueName: "what"))
    var can: String?
    @OptionGroup var data: DataOptions

    private static let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    func validate() throws {
      // The name is in the log.
      let isName = name.allSatisfy { Self.letters.contains($0) || "._-@".contains($0) }
      guard isName, name.count <= 100, let first = name.first, Self.letters.contains(first) else {
        throw ValidationError(
          "A name must be 1 to 100 letters and digits, which may also contain . _ - and @ after the first.")
      }
      guard can == nil || can == StoredKey.Scope.metrics.rawValue else {
        throw ValidationError("--can must be metrics. A key without --can can be used for everything.")
      }
    }

    func run() async throws {
      let folder = DataFolder(try data.configuration())
      // A key may be made before the first start, but a mistyped folder should be noticed.
      if !folder.hasDatabase {
        Console.complain(
          "There is no database in \(folder.path), so a new one is made. nudged serve must use this folder.")
      }
      let store = try await folder.openStore()
      guard try await !store.keys().contains(where: { $0.name == name }) else {
        throw Failure(.faults, "There already is a key with this name. Revoke it first, or choose another name.")
      }
      let key = APIKey.make()
      let scope = can.flatMap { StoredKey.Scope(rawValue: $0) } ?? .all
      try await store.addKey(name: name, scope: scope, hash: APIKey.hash(key), at: SystemClock().now())
      try store.close()
      try Console.print(key)
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the names of the keys, one per line, and after a tab what a key is limited to.")

    @OptionGroup var data: DataOptions

    func run() async throws {
      let store = try await DataFolder(try data.configuration()).openExistingStore()
      for key in try await store.keys() {
        try Console.print(key.scope == .all ? key.name : "\(key.name)\t\(key.scope.rawValue)")
      }
      try store.close()
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Delete a key. Requests with it are rejected from then on.")

    @Argument(help: "Name of the key.") var name: String
    @OptionGroup var data: DataOptions

    func run() async throws {
      let store = try await DataFolder(try data.configuration()).openExistingStore()
      guard try await store.revokeKey(name: name) else {
        throw Failure(.faults, "There is no key with this name. nudged keys list prints the names.")
      }
      try store.close()
    }
  }
}
