internal import NudgeJSON
internal import NudgePlanning
internal import NudgeSystem

/// Where the lines of a plan go.
protocol PlanSink {
  /// Writes some lines, and returns when they are written.
  ///
  /// - Throws: `Failure` if they cannot be written.
  func write(_ lines: JSONBytes) throws
}

/// Standard output, or a pipe.
struct StreamSink: PlanSink {
  let file: FileDescriptor

  func write(_ lines: JSONBytes) throws {
    do throws(SystemError) { try file.write(lines) } catch {
      if error.isClosedPipe {
        throw Failure(.output, "whoever reads the output has closed it; the rest of the people was not planned for.")
      }
      throw Failure(.output, "the output cannot be written: \(error).")
    }
  }
}

/// A file that appears whole or not at all.
struct OutputFile: PlanSink {
  /// The file itself, links followed.
  private let target: String
  private let replacement: FileReplacement

  /// Opens a new file for what will be at a path.
  ///
  /// - Parameter path: Where it will be. A link is followed, and a regular file replaced in the end; its mode stays.
  /// - Throws: `Failure` if something else is there, or it cannot be written.
  init(_ path: String) throws {
    let message = "--output: \(path) cannot be written"
    target = try Failure.translating(.output, message) { try FileReading.linkDestination(path) }
    let name = path == target ? path : "\(path), which leads to \(target),"
    if target.isEmpty || target.hasSuffix("/") {
      throw Failure(.output, "--output: \(name) is not the name of a file.")
    }
    switch try? FileStatus(of: target).kind {
    case .folder: throw Failure(.output, "--output: \(name) is a folder; name a file in it.")
    case .stream, .device:
      throw Failure(
        .output, "--output: \(name) is no regular file, and would be replaced by one; write to it with > instead.")
    case .regular, nil: break
    }
    replacement = try Failure.translating(.output, message) { [target] in try FileReplacement(of: target) }
  }

  func write(_ lines: JSONBytes) throws {
    try Failure.translating(.output, "--output: \(target) cannot be written") { try replacement.file.write(lines) }
  }

  /// Gives the file its name, when all of it is on the disk.
  ///
  /// - Throws: `Failure`; what was there before is still there, unless the disk failed after the last step.
  func commit() throws {
    try Failure.translating(.output, "--output: \(target) cannot be written") { try replacement.commit() }
  }

  /// Leaves nothing behind.
  func discard() { replacement.discard() }
}

extension FileDescriptor {
  fileprivate func write(_ lines: JSONBytes) throws(SystemError) {
    try unsafe lines.withBytes { bytes throws(SystemError) in try unsafe write(bytes) }
  }
}
