internal import ArgumentParser
internal import NudgeSystem
internal import NudgeTime

/// The folder of the catalog that is worked on.
enum CatalogFolder {
  /// The folder that is given, or the current one.
  ///
  /// - Parameter given: What `--catalog` says.
  /// - Returns: A folder with Templates/ and Localization/ in it.
  /// - Throws: `Failure` where there is none.
  static func path(_ given: String?) throws -> String {
    let path = given ?? "."
    if path.isEmpty { throw ValidationError("--catalog: it is empty; name a folder, or leave it out.") }
    if let given, !FileReading.isDirectory(given) {
      throw Failure(
        .missingInput, "--catalog: there is no folder \(given); it wants one with Templates and Localization.")
    }
    for name in ["Templates", "Localization"] where !FileReading.isDirectory(path + "/" + name) {
      throw Failure(
        .missingInput,
        given.map { "--catalog: there is no folder \(name) in \($0)." }
          ?? "there is no folder \(name) here; name the folder that holds Templates and Localization with --catalog.")
    }
    return path
  }
}
