internal import ArgumentParser
internal import NudgeSystem

/// The option that selects the catalog folder to check or change.
struct CatalogFolder: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder that contains Templates and Localization. (default: the current folder)", valueName: "folder"),
    completion: .directory)
  var catalog: String?

  /// Returns the selected folder, or the current folder by default.
  ///
  /// - Returns: A folder that contains Templates/ and Localization/.
  /// - Throws: `Failure` if the folder or one of these subfolders doesn't exist.
  func path() throws -> String {
    try Self.check(catalog)
    return catalog ?? "."
  }

  /// Checks that a folder contains Templates/ and Localization/.
  ///
  /// - Parameters:
  ///   - catalog: The value of the option, or `nil` for the current folder.
  ///   - option: The option that names the folder, for errors.
  /// - Throws: `Failure` if the folder or one of these subfolders doesn't exist.
  static func check(_ catalog: String?, option: String = "--catalog") throws {
    let kind = "specify a folder that contains Templates and Localization."
    if catalog?.isEmpty == true { throw ValidationError("\(option) must not be empty.") }
    if let catalog, !FileReading.isDirectory(catalog) {
      throw Failure(.missingInput, "\(option): the folder \(catalog) does not exist; \(kind)")
    }
    for name in ["Templates", "Localization"] where !FileReading.isDirectory((catalog ?? ".") + "/" + name) {
      throw Failure(
        .missingInput,
        catalog.map { "\(option): there is no \(name) folder in \($0); \(kind)" }
          ?? "there is no \(name) folder in the current folder; use --catalog to \(kind)"
      )
    }
  }
}

extension Failure {
  /// Creates a failure for a catalog file that can't be written, or a folder that can't be created.
  ///
  /// - Parameters:
  ///   - error: The cause.
  ///   - path: The path of the file, relative to the catalog folder.
  ///   - command: The command to run again if the file has changed.
  ///   - done: The past participle that describes the operation, such as `written`.
  init(_ error: SystemError, _ path: String, again command: String, done: String = "written") {
    if error == .changed {
      self.init(.badData, "\(path) changed while it was read; run \(command) again.")
    } else {
      self.init(.output, "\(path) cannot be \(done): \(error).")
    }
  }
}
