internal import ArgumentParser
internal import NudgeSystem

/// The folder of the catalog that is worked on.
struct CatalogFolder: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder with Templates and Localization. (default: the current folder)", valueName: "folder"),
    completion: .directory)
  var catalog: String?

  /// Returns the folder that is given, or the current one.
  ///
  /// - Returns: A folder with Templates/ and Localization/ in it.
  /// - Throws: `Failure` if there is none.
  func path() throws -> String {
    let path = catalog ?? "."
    if path.isEmpty { throw ValidationError("--catalog: it is empty; name a folder, or leave it out.") }
    if let catalog, !FileReading.isDirectory(catalog) {
      throw Failure(
        .missingInput, "--catalog: there is no folder \(catalog); it wants one with Templates and Localization.")
    }
    for name in ["Templates", "Localization"] where !FileReading.isDirectory(path + "/" + name) {
      throw Failure(
        .missingInput,
        catalog.map { "--catalog: there is no folder \(name) in \($0)." }
          ?? "there is no folder \(name) here; name the folder that holds Templates and Localization with --catalog.")
    }
    return path
  }
}

extension Failure {
  /// A file of a catalog that could not be written, or a folder that could not be made.
  ///
  /// - Parameters:
  ///   - error: Why.
  ///   - path: The file, relative to the catalog's folder.
  ///   - command: The command to run again if the file has changed.
  ///   - done: What was to be done with it.
  init(_ error: SystemError, _ path: String, again command: String, done: String = "written") {
    if error == .changed {
      self.init(.badData, "\(path) changed while it was read; run \(command) again.")
    } else {
      self.init(.output, "\(path) cannot be \(done): \(error).")
    }
  }
}
