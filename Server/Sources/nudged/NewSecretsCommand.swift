internal import ArgumentParser
internal import NudgeStore

/// `nudged new-secrets`.
struct NewSecretsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-secrets",
    abstract: "Make secret.key and vapid.key again if they are lost.",
    discussion: """
      Links and cookies of people's pages end with the old secret.key, and people have to open a new link. Browsers' \
      subscriptions end with the old vapid.key, and people have to allow notifications again. To replace a key, stop the \
      server, delete the file, and run this. If several processes share a database, stop all of them, and copy the new \
      files to each.
      """)

  @OptionGroup var data: DataOptions

  func run() async throws {
    let folder = DataFolder(try data.configuration())
    let store = try await folder.openExistingStore()
    try await folder.checkThatNobodyUses(store)
    try folder.create()
    let lock = try folder.lock()
    let missing = Secrets.missing(in: folder)
    guard !missing.isEmpty else { throw Failure(.faults, "secret.key and vapid.key exist. Delete the one to replace.") }
    try await Secrets(in: folder).replace(store)
    try store.close()
    for name in missing { try Console.print("\(folder.path)/\(name)") }
    withExtendedLifetime(lock) {}
  }
}
