#if os(Linux)
import NudgeSystem
import NudgeTestSupport
import Testing

@Suite("Programs, timers and watches of Linux")
struct ChildProcessTests {
  @Test(arguments: [ChildProcess.Output.pipe, .terminal])
  func readsWhatAProgramWrites(output: ChildProcess.Output) throws {
    let shell = try #require(ChildProcess.path(of: "sh"))
    let good = try #require(ChildProcess(shell, ["-c", "echo a; echo b"], output: output)?.readAll(withinSeconds: 20))
    // A terminal ends lines with a carriage return too.
    #expect(good.output.filter { $0 != UInt8(ascii: "\r") } == Array("a\nb\n".utf8))
    #expect(good.isSuccess)
    let bad = try #require(ChildProcess(shell, ["-c", "exit 3"], output: output)?.readAll(withinSeconds: 20))
    #expect(bad.output.isEmpty && !bad.isSuccess)
  }

  @Test func endsAProgramThatTakesTooLong() throws {
    let shell = try #require(ChildProcess.path(of: "sh"))
    let process = try #require(ChildProcess(shell, ["-c", "exec sleep 60"], output: .pipe))
    #expect(process.readAll(withinSeconds: 0.05) == nil)
    #expect(process.wait(withinSeconds: 20) == false)
  }

  /// A program may close its output and live on.
  @Test func endsAProgramThatOnlyClosesItsOutput() throws {
    let shell = try #require(ChildProcess.path(of: "sh"))
    let process = try #require(ChildProcess(shell, ["-c", "exec >&-; exec sleep 600"], output: .pipe))
    #expect(process.read() == [])
    #expect(process.wait(withinSeconds: 0.05) == nil)
    let other = try #require(ChildProcess(shell, ["-c", "echo a; exec >&-; exec sleep 600"], output: .pipe))
    #expect(other.readAll(withinSeconds: 0.05) == nil)
  }

  /// A service manager asks all processes of a service to end at once.
  @Test func canFinishWhenItIsAskedToEnd() throws {
    let shell = try #require(ChildProcess.path(of: "sh"))
    let script = "kill -TERM $$; kill -INT $$; kill -HUP $$; echo done"
    let all = ChildProcess(shell, ["-c", script], output: .pipe, ignoresEndRequests: true)?.readAll(withinSeconds: 20)
    #expect(all?.output == Array("done\n".utf8))
    let ended = ChildProcess(shell, ["-c", script], output: .pipe)?.readAll(withinSeconds: 20)
    #expect(ended?.output == [])
  }

  @Test func findsNoProgramThatIsMissing() {
    #expect(ChildProcess.path(of: "no-such-program-as-this") == nil)
    #expect(ChildProcess("/no/such/program", [], output: .pipe) == nil)
  }

  @Test func timersCome() throws {
    let timer = try SystemTimer(.boot)
    #expect(timer.take() == nil)
    timer.set(milliseconds: System.millisecondsSinceBoot + 1)
    #expect(try FileDescriptor.wait(toRead: [timer.descriptor], milliseconds: 20_000) == [true])
    #expect(timer.take() == .timeCame)
    let wall = try SystemTimer(.wall)
    wall.set(milliseconds: 1_000)
    #expect(
      try FileDescriptor.wait(toRead: [timer.descriptor, wall.descriptor], milliseconds: 20_000) == [false, true])
    #expect(wall.take() == .timeCame)
  }

  @Test func watchesFilesThatAreReplaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("file", "a".utf8)
    let watch = try FileWatch()
    try watch.add(path)
    #expect(!watch.take())
    try folder.write("other", "b".utf8)
    #expect(!watch.take())
    try FileWriting.replace(path, with: Array("b".utf8), expecting: Array("a".utf8))
    #expect(try FileDescriptor.wait(toRead: [watch.descriptor], milliseconds: 20_000) == [true])
    #expect(watch.take())
  }
}
#endif
