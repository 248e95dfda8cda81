import Foundation
import NudgeLint
import NudgeTestSupport

/// The small sound catalog that the examples of rules change, `Tests/Fixtures/catalogs/lint`.
struct LintCatalog {
  /// The contents of each file, by its path.
  private(set) var files: [String: String]

  struct NoSuchPlace: Error {
    var example: LintExample
  }

  init() throws {
    let root = Fixtures.directory + "/catalogs/lint"
    files = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root)
    where path.hasSuffix(".json") || path.hasSuffix(".yaml") {
      files[path] = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
    }
  }

  /// Makes a change; one that finds nothing to change is an error.
  mutating func apply(_ example: LintExample) throws {
    switch example {
    case .file(let path, let contents): files[path] = contents
    case .edit(let path, let from, let to):
      guard let range = files[path]?.range(of: from) else { throw NoSuchPlace(example: example) }
      files[path]?.replaceSubrange(range, with: to)
    case .message(let locale, let key, let pattern):
      let path = "Localization/\(locale)/\(key.prefix { $0 != "." }).json"
      var lines = (files[path] ?? "").components(separatedBy: "\n")
      let start = "  \"\(key)\": "
      guard let line = lines.firstIndex(where: { $0.hasPrefix(start) }) else { throw NoSuchPlace(example: example) }
      lines[line] = start + (try Self.json(pattern)) + (lines[line].hasSuffix(",") ? "," : "")
      files[path] = lines.joined(separator: "\n")
    }
  }

  func lint() throws -> LintReport {
    let folder = try TemporaryFolder()
    for (path, contents) in files { try folder.write(path, contents.utf8) }
    return Linter.lint(folder.path)
  }

  private static func json(_ text: String) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: [text], options: .withoutEscapingSlashes), as: UTF8.self
    )
    .dropFirst().dropLast().description
  }
}
