import Foundation
import NudgeSystem
import NudgeTestSupport
import Testing

@Suite("Reading of files")
struct FileReadingTests {
  @Test func readsALinkThatLeadsNowhere() throws {
    let folder = try TemporaryFolder()
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../zoneinfo/Asia/Tokyo")
    #expect(FileReading.linkTarget(link) == "../zoneinfo/Asia/Tokyo")
    #expect(FileReading.canonicalPath(link) == nil)
    #expect(FileReading.linkTarget(try folder.write("file", [])) == nil)
    #expect(FileReading.linkTarget(folder.path + "/missing") == nil)
  }

  @Test(arguments: [("a/b", "a", "b"), ("b", ".", "b"), ("/b", "/", "b"), ("/a/b/c", "/a/b", "c"), ("a/", "a", "")])
  func splitsPaths(path: String, folder: String, name: String) {
    #expect(FileReading.split(path) == (folder, name))
  }

  @Test func followsLinksToTheirEnd() throws {
    let folder = try TemporaryFolder()
    let (first, second, round) = (folder.path + "/first", folder.path + "/second", folder.path + "/round")
    try FileManager.default.createSymbolicLink(atPath: first, withDestinationPath: "second")
    try FileManager.default.createSymbolicLink(atPath: second, withDestinationPath: folder.path + "/missing")
    try FileManager.default.createSymbolicLink(atPath: round, withDestinationPath: "round")
    #expect(try FileReading.linkDestination(first) == folder.path + "/missing")
    #expect(throws: SystemError.code(ELOOP)) { try FileReading.linkDestination(round) }
  }

  /// The same file has one path, whichever links and missing folders are in its name.
  @Test(arguments: [
    ("file", "file"), ("link", "file"), ("dangling", "missing"), ("to-dangling", "missing"),
    ("here/dangling", "missing"),
    ("deep", "no/folder/x"), ("no/./folder//x", "no/folder/x"), ("no/../missing", "missing"),
    ("here/no/folder/x", "no/folder/x"),
  ])
  func resolvesPathsOfMissingFiles(name: String, resolved: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("file", [])
    for (link, destination) in [
      ("link", "file"), ("dangling", "missing"), ("to-dangling", folder.path + "/dangling"), ("here", "."),
      ("deep", "no/folder/x"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + link, withDestinationPath: destination)
    }
    let canonical = try #require(FileReading.canonicalPath(folder.path))
    #expect(try FileReading.resolvedPath(folder.path + "/" + name) == canonical + "/" + resolved)
  }

  @Test(arguments: ["round", "round/x", "below"]) func resolvesNoEndlessLinks(name: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/round", withDestinationPath: "round")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/below", withDestinationPath: "below/x")
    #expect(throws: SystemError.code(ELOOP)) { try FileReading.resolvedPath(folder.path + "/" + name) }
  }

  @Test func readsNoMoreThanAllowed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("file", "abcd".utf8)
    #expect(try FileReading.bytes(at: path, maximum: 4, allowsMore: false) == Array("abcd".utf8))
    #expect(try FileReading.bytes(at: path, maximum: 3, allowsMore: true) == Array("abc".utf8))
    #expect(throws: SystemError.tooLarge) { try FileReading.bytes(at: path, maximum: 3, allowsMore: false) }
    #expect(throws: SystemError.notRegular) {
      try FileReading.bytes(at: folder.path, maximum: 3, allowsMore: true)
    }
    #expect(throws: SystemError.notRegular) { try FileReading.forEachPiece(of: "/dev/zero") { _ in } }
    #expect(throws: SystemError.code(ENOENT)) { try FileReading.steadyBytes(at: path + "x", maximum: 3) }
  }

  @Test func findsBytes() {
    let bytes = Array("a\nb\nc".utf8)
    #expect(bytes.firstIndex(of: 0x0A, in: 0..<5) == 1)
    #expect(bytes.firstIndex(of: 0x0A, in: 2..<5) == 3)
    #expect(bytes.firstIndex(of: 0x0A, in: 4..<5) == nil)
    #expect(bytes.firstIndex(of: 0x0A, in: 1..<1) == nil)
  }
}
