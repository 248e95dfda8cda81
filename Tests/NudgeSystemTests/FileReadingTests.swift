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
