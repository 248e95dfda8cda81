import Foundation
import NudgeTestSupport
import Testing

/// Every link to a file or heading of the project, in every Markdown page, leads somewhere.
@Suite("Links of the documentation")
struct LinkTests {
  private static let root = URL(fileURLWithPath: Fixtures.directory + "/../..").standardizedFileURL

  /// The paths of all pages, from the project's root.
  private static func pages() throws -> [String] {
    let enumerator = try #require(
      FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]))
    let prefix = root.path + "/"
    return enumerator.compactMap { $0 as? URL }.filter { $0.pathExtension == "md" }
      .map { String($0.standardizedFileURL.path.dropFirst(prefix.count)) }.sorted()
  }

  /// The lines of a page outside its code blocks, and without code inside a line.
  private static func prose(of path: String) throws -> [String] {
    var isCode = false
    var lines: [String] = []
    for line in try Fixtures.projectFile(path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode {
        lines.append(String(line))
      }
    }
    return lines
  }

  /// The anchors that GitHub makes of the headings of a page.
  private static func anchors(of path: String) throws -> Set<String> {
    var anchors: Set<String> = []
    for line in try prose(of: path) where line.hasPrefix("#") {
      let heading = line.drop { $0 == "#" }.dropFirst().lowercased()
      let anchor = heading.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
      var name = anchor
      var count = 0
      while !anchors.insert(name).inserted {
        count += 1
        name = "\(anchor)-\(count)"
      }
    }
    return anchors
  }

  @Test func leadSomewhere() throws {
    let pages = try Self.pages()
    #expect(pages.contains("README.md") && pages.contains("docs/command.md"))
    var count = 0
    for page in pages {
      let text = try Self.prose(of: page).joined(separator: "\n").replacing(/`[^`\n]*`/, with: "code")
      let links =
        text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
        + text.matches(of: /(?:src|srcset)="([^"]+)"/).map { String($0.output.1) }
      for link in links where !link.contains("://") {
        count += 1
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let target =
          parts[0].isEmpty
          ? page
          : URL(fileURLWithPath: Self.root.path + "/" + page).deletingLastPathComponent()
            .appendingPathComponent(parts[0]).standardizedFileURL.path.replacing(Self.root.path + "/", with: "")
        guard FileManager.default.fileExists(atPath: Self.root.path + "/" + target) else {
          Issue.record("\(page): there is no \(link)")
          continue
        }
        if parts.count > 1 {
          #expect(try Self.anchors(of: target).contains(parts[1]), "\(page): there is no heading \(link)")
        }
      }
    }
    #expect(count > 50)
  }
}
