import Foundation
import PackagePlugin

/// Compiles the words of Templates/ and Localization/ into NudgeCatalog.
@main
struct CompileCatalog: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appending(path: "ShippedCatalog.swift")
    return [
      .buildCommand(
        displayName: "Compiling the catalog of \(target.name)",
        executable: try context.tool(named: "compile-catalog").url,
        arguments: [root.path, output.path],
        inputFiles: ["Templates", "Localization"].flatMap { inputs(below: root.appending(path: $0)) },
        outputFiles: [output])
    ]
  }

  /// A folder, and all that is in it.
  ///
  /// The folders count as inputs too: their times change when a file comes or goes, of which the build system would
  /// otherwise learn only when the package's manifest changes.
  private func inputs(below folder: URL) -> [URL] {
    let contents = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = contents?.compactMap { $0 as? URL } ?? []
    return [folder] + files.sorted { $0.path < $1.path }
  }
}
