import Foundation
import NudgeTestSupport
import NudgeTime
import Testing

@Suite("FileWriting")
struct FileWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func makesAFolderOnce() throws {
    let path = folder.path + "/ja"
    try FileWriting.makeDirectory(path)
    try FileWriting.makeDirectory(path)
    #expect(FileReading.isDirectory(path))
    #expect(throws: FileWriting.Failure.system(ENOENT)) { try FileWriting.makeDirectory(folder.path + "/ko/a") }
  }

  @Test func makesNoFolderWhereAFileOrALinkIs() throws {
    let file = try folder.write("file", [])
    #expect(throws: FileWriting.Failure.system(EEXIST)) { try FileWriting.makeDirectory(file) }
    for (name, target) in [("link", folder.path), ("dangling", folder.path + "/nowhere")] {
      let path = folder.path + "/" + name
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      #expect(throws: FileWriting.Failure.system(EEXIST)) { try FileWriting.makeDirectory(path) }
    }
    #expect(
      FileReading.linkTarget(folder.path + "/dangling") != nil && !FileReading.isDirectory(folder.path + "/nowhere"))
  }
}
