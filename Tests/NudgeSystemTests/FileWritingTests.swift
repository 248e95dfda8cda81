import Foundation
import NudgeSystem
import NudgeTestSupport
import Testing

@Suite("Writing of files")
struct FileWritingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  // MARK: Folders

  @Test func makesAFolderOnce() throws {
    let path = folder.path + "/ja"
    try FileWriting.makeDirectory(path)
    try FileWriting.makeDirectory(path)
    #expect(FileReading.isDirectory(path))
    #expect(throws: SystemError.code(ENOENT)) { try FileWriting.makeDirectory(folder.path + "/ko/a") }
  }

  @Test func makesNoFolderWhereAFileOrALinkIs() throws {
    let file = try folder.write("file", [])
    #expect(throws: SystemError.code(EEXIST)) { try FileWriting.makeDirectory(file) }
    for (name, target) in [("link", folder.path), ("dangling", folder.path + "/nowhere")] {
      let path = folder.path + "/" + name
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      #expect(throws: SystemError.code(EEXIST)) { try FileWriting.makeDirectory(path) }
    }
    #expect(
      FileReading.linkTarget(folder.path + "/dangling") != nil && !FileReading.isDirectory(folder.path + "/nowhere"))
  }

  @Test func makesAFolderWithAMode() throws {
    let path = folder.path + "/own"
    try FileWriting.makeDirectory(path, mode: 0o700)
    #expect(try mode(path) == 0o700)
  }

  // MARK: Contents that are expected

  @Test func replacesWhatIsExpected() throws {
    let path = folder.path + "/file"
    try FileWriting.replace(path, with: Array("a".utf8), expecting: nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try FileWriting.replace(path, with: Array("b".utf8), expecting: Array("a".utf8))
    #expect(try text(path) == "b")
    #expect(try mode(path) == 0o640)
    #expect(try names() == ["file"])
  }

  @Test(arguments: ["a", "", "bc", nil])
  func leavesWhatIsNotExpected(expected: String?) throws {
    let path = try folder.write("file", "b".utf8)
    #expect(throws: SystemError.changed) {
      try FileWriting.replace(path, with: [], expecting: expected.map { Array($0.utf8) })
    }
    #expect(throws: SystemError.changed) {
      try FileWriting.replace(folder.path + "/missing", with: [], expecting: Array("a".utf8))
    }
    #expect(try text(path) == "b")
    #expect(try names() == ["file"])
  }

  // MARK: Both ways to replace

  @Test(arguments: FileReplacement.Method.allCases)
  func appearsOnlyInTheEnd(method: FileReplacement.Method) throws {
    #if !os(Linux)
    if method == .unnamed { return }
    #endif
    let path = folder.path + "/plan"
    for round in 0..<2 {
      let file = try FileReplacement(of: path, methods: [method])
      try file.file.write(Array("round \(round), ".utf8))
      try file.file.write(Array("whole".utf8))
      #expect((try? text(path)) == (round == 0 ? nil : "round 0, whole"))
      #expect(try names().count == (method == .named ? 1 : 0) + round)
      try file.commit()
      #expect(try text(path) == "round \(round), whole")
      #expect(try names() == ["plan"])
    }
  }

  @Test(arguments: FileReplacement.Method.allCases)
  func leavesNothingWhereItIsGivenUp(method: FileReplacement.Method) throws {
    #if !os(Linux)
    if method == .unnamed { return }
    #endif
    let file = try FileReplacement(of: folder.path + "/plan", methods: [method])
    try file.file.write(Array("abc".utf8))
    file.discard()
    #expect(try names() == [])
    do {
      let forgotten = try FileReplacement(of: folder.path + "/plan", methods: [method])
      try forgotten.file.write(Array("abc".utf8))
    }
    #expect(try names() == [])
  }

  /// Where the system has no files without a name, a signal that can be caught takes the file away.
  @Test func goesWithTheProcess() async throws {
    let path = folder.path + "/plan"
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      let file = try FileReplacement(of: path, methods: [.named])
      kill(getpid(), SIGTERM)
      // Until it comes.
      while true { poll(nil, 0, -1) }
      file.discard()
    }
    #expect(try names() == [])
  }

  /// What came there meanwhile is replaced if it is a file, and left alone if it is not.
  @Test(arguments: FileReplacement.Method.allCases)
  func mindsWhatComesThereMeanwhile(method: FileReplacement.Method) throws {
    #if !os(Linux)
    if method == .unnamed { return }
    #endif
    let path = folder.path + "/plan"
    let first = try FileReplacement(of: path, methods: [method])
    try first.file.write(Array("aaa".utf8))
    try folder.write("plan", "other".utf8)
    try first.commit()
    #expect(try text(path) == "aaa")
    try FileManager.default.removeItem(atPath: path)
    let second = try FileReplacement(of: path, methods: [method])
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: SystemError.code(EISDIR)) { try second.commit() }
    second.discard()
    #expect(try names() == ["plan"])
  }

  /// What only its owner may read is not shown to others while it is written.
  @Test func hasTheModeOfTheFileFromTheBeginning() throws {
    let path = try folder.write("plan", "old".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let file = try FileReplacement(of: path, methods: [.named])
    for name in try names() { #expect(try mode(folder.path + "/" + name) == 0o600) }
    #expect(try names().count == 2)
    try file.commit()
    #expect(try mode(path) == 0o600)
  }

  /// What a killed process leaves can be read only by its owner until the last step.
  @Test(arguments: FileReplacement.Method.allCases)
  func hasItsFinalModeOnlyInTheEnd(method: FileReplacement.Method) throws {
    #if !os(Linux)
    if method == .unnamed { return }
    #endif
    let path = try folder.write("plan", "old".utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let file = try FileReplacement(of: path, methods: [method])
    var modes: [Int?] = []
    try file.commit {
      modes.append(try? mode(folder.path + "/.nudge-temporary-0"))
      return true
    }
    #expect(modes == [0o600])
    #expect(try mode(path) == 0o644)
  }

  /// Other temporary files are taken by living processes, or are no files of ours.
  @Test func findsANameThatIsFree() throws {
    let first = try FileReplacement(of: folder.path + "/first", methods: [.named])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.nudge-temporary-1", withDestinationPath: try folder.write("own", "own".utf8))
    let second = try FileReplacement(of: folder.path + "/second", methods: [.named])
    for file in [first, second] { try file.file.write(Array("a".utf8)) }
    #expect(try names() == [".nudge-temporary-0", ".nudge-temporary-1", ".nudge-temporary-2", "own"])
    for file in [second, first] { try file.commit() }
    #expect(try names() == [".nudge-temporary-1", "first", "own", "second"])
    #expect(try text(folder.path + "/own") == "own")
  }

  /// The personal text of a process that was killed can be read only by its owner, and is removed by the next process.
  @Test(arguments: FileReplacement.Method.allCases)
  func removesWhatAKilledProcessLeft(method: FileReplacement.Method) async throws {
    let path = try folder.write("plan", "old".utf8)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      let file = try FileReplacement(of: path, methods: [.named])
      try file.file.write(Array("personal".utf8))
      kill(getpid(), SIGKILL)
    }
    #expect(try names() == [".nudge-temporary-0", "plan"])
    #expect(try mode(folder.path + "/.nudge-temporary-0") == 0o600)
    #if !os(Linux)
    if method == .unnamed { return }
    #endif
    let file = try FileReplacement(of: path, methods: [method])
    try file.file.write(Array("new".utf8))
    try file.commit()
    #expect(try names() == ["plan"])
    #expect(try text(path) == "new")
  }

  @Test(arguments: FileReplacement.Method.allCases)
  func hasTheUsualModeInTheEnd(method: FileReplacement.Method) throws {
    #if !os(Linux)
    if method == .unnamed { return }
    #endif
    let usual = folder.path + "/usual"
    #expect(FileManager.default.createFile(atPath: usual, contents: nil))
    let path = folder.path + "/plan"
    let file = try FileReplacement(of: path, methods: [method])
    for name in try names() where name != "usual" { #expect(try mode(folder.path + "/" + name) == 0o600) }
    try file.commit()
    #expect(try mode(path) == mode(usual))
  }

  @Test func takesAModeOfItsOwn() throws {
    let path = try folder.write("plan", "old".utf8)
    for method in FileReplacement.Method.allCases {
      #if !os(Linux)
      if method == .unnamed { continue }
      #endif
      let file = try FileReplacement(of: path, mode: 0o600, methods: [method])
      try file.commit()
      #expect(try mode(path) == 0o600)
    }
  }
}
