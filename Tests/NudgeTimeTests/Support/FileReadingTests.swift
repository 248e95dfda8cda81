import Foundation
import NudgeTestSupport
import NudgeTime
import Testing

@Suite("FileReading")
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
}
