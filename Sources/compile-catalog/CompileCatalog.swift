internal import Foundation
internal import NudgeAuthoring
internal import NudgeText

/// A tool that writes the catalog in a folder to a Swift file, as a single string literal for NudgeCatalog.
@main
enum CompileCatalog {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      fail(["usage: compile-catalog FOLDER OUTPUT"], status: 64)
    }
    let reading = CatalogLoader.read(arguments[1])
    guard let catalog = reading.catalog else {
      // Use the format of compiler errors, so that build tools and editors show them at their positions.
      fail(reading.faults.map { "\(arguments[1])/\($0.diagnostic(.error))" }, status: 65)
    }
    // Print a warning, because a single empty text removes a language from the catalog.
    for draft in reading.drafts {
      complain(["\(arguments[1])/\(reading.sources.warning(about: draft).diagnostic(.warning))"])
    }
    do {
      let source = catalog.swiftSource(drafts: reading.drafts)
      try Data(source.utf8).write(to: URL(filePath: arguments[2]), options: .atomic)
    } catch {
      fail(["\(arguments[2]): error: can't write the file: \(error)"], status: 74)
    }
  }

  private static func fail(_ lines: [String], status: Int32) -> Never {
    complain(lines)
    exit(status)
  }

  private static func complain(_ lines: [String]) {
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
