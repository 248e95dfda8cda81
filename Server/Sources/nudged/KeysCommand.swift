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
    @OptionGroup var data: DataOptions

    func validate() throws {
      let isPrintable = name.unicodeScalars.allSatisfy {
        !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 0x20 && $0.value != 0x7F
      }
      guard (1...100).contains(name.utf8.count), isPrintable else {
        throw ValidationError("A name must be 1 to 100 bytes long, without control characters.")
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
      guard try await !store.keyNames().contains(name) else {
        throw Failure(.faults, "There already is a key with this name. Revoke it first, or choose another name.")
      }
      let key = APIKey.make()
      try await store.addKey(name: name, hash: APIKey.hash(key), at: SystemClock().now())
      try store.close()
      try Console.print(key)
    }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the names of the keys, one per line.")

    @OptionGroup var data: DataOptions

    func run() async throws {
      let store = try await DataFolder(try data.configuration()).openExistingStore()
      for name in try await store.keyNames() { try Console.print(name) }
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
