import Foundation
import NudgeSystem
import NudgeTestSupport
import Testing

@Suite("Descriptors")
struct FileDescriptorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func addsToTheEndAndReadsAnywhere() throws {
    let path = try folder.write("file", "abc".utf8)
    let file = try FileDescriptor(appendingTo: path)
    try file.write(Array("def".utf8))
    #expect(try file.bytes(at: 2, count: 3) == Array("cde".utf8))
    #expect(try file.bytes(at: 4, count: 9) == Array("ef".utf8))
    try file.truncate(to: 3)
    try file.sync()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "abc")
    #expect(throws: SystemError.notRegular) { try FileDescriptor(appendingTo: folder.path) }
    #expect(throws: SystemError.notRegular) { try FileDescriptor(appendingTo: "/dev/null") }
  }

  @Test func isLockedOnce() throws {
    let path = folder.path + "/lock"
    var first: FileDescriptor? = try FileDescriptor(forLocking: path)
    let second = try FileDescriptor(forLocking: path)
    #expect(try first?.lock() == true)
    #expect(try !second.lock())
    first = nil
    #expect(try second.lock())
  }

  @Test func tellsWhatAFileIs() throws {
    let path = try folder.write("file", "abc".utf8)
    let status = try FileStatus(of: path)
    #expect(status.kind == .regular && status.size == 3)
    #expect(try FileDescriptor(reading: path).status() == status)
    #expect(try FileStatus(of: folder.path).kind == .folder)
    #expect(try FileStatus(of: "/dev/null").kind == .stream)
    #expect(try FileStatus(of: "/dev/zero").kind == .device)
    let error = #expect(throws: SystemError.self) { try FileStatus(of: path + "x") }
    #expect(error?.isMissing == true)
    #expect(error?.description == "No such file or directory")
  }

  /// A task that is done wakes a thread that waits for a pipe nobody writes to.
  @Test func isWokenWhileItWaits() throws {
    let wakeup = try Wakeup()
    let pipe = Pipe()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    let reader = try FileDescriptor(reading: path)
    #expect(!reader.isReady)
    Thread.detachNewThread { wakeup.give() }
    #expect(!reader.waitToRead(or: wakeup))
    wakeup.take()
    try pipe.fileHandleForWriting.write(contentsOf: Data("ab".utf8))
    #expect(reader.waitToRead(or: wakeup) && reader.isReady)
    var bytes: [UInt8] = [0, 0, 0]
    #expect(try reader.read(into: &bytes, from: 1) == 2)
    #expect(bytes == [0] + Array("ab".utf8))
  }
}
