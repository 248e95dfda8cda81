internal import ArgumentParser
internal import NudgeJSON
internal import NudgePlanning
internal import NudgeSystem

/// A destination for a plan's lines.
protocol PlanSink {
  /// Writes lines, and returns once they have been written.
  ///
  /// - Throws: `Failure` if the lines can't be written, or `ExitCode` without a message if the reader has closed the
  ///   pipe.
  func write(_ lines: JSONBytes) throws
}

/// Standard output, or a pipe.
struct StreamSink: PlanSink {
  let file: FileDescriptor

  func write(_ lines: JSONBytes) throws {
    do throws(SystemError) { try file.write(lines) } catch {
      if error.isClosedPipe {
        // The reader, such as `head`, has what it needs. The exit code reports that some people were not planned.
        throw ExitCode(Failure.Code.output.rawValue)
      }
      throw Failure(.output, "the output cannot be written: \(error).")
    }
  }
}

/// An output file that is either written completely or not at all.
struct OutputFile: PlanSink {
  /// The file's path, with symbolic links resolved.
  private let target: String
  private let replacement: FileReplacement

  /// Opens a temporary file that will replace the file at the given path.
  ///
  /// - Parameter path: The destination. Symbolic links are followed. An existing regular file is replaced, and its mode
  ///   is preserved.
  /// - Throws: `Failure` if the destination is not a regular file or can't be written.
  init(_ path: String) throws {
    let message = "--output: \(path) cannot be written"
    target = try Failure.translating(.output, message) { try FileReading.linkDestination(path) }
    let name = path == target ? path : "\(path), which leads to \(target),"
    if target.isEmpty || target.hasSuffix("/") {
      throw Failure(.output, "--output: \(name) is not the name of a file.")
    }
    switch try? FileStatus(of: target).kind {
    case .folder: throw Failure(.output, "--output: \(name) is a folder; specify a file in it.")
    case .stream, .device:
      throw Failure(
        .output, "--output: \(name) is not a regular file, which this option would replace; write to it with > instead."
      )
    case .regular, nil: break
    }
    replacement = try Failure.translating(.output, message) { [target] in try FileReplacement(of: target) }
  }

  func write(_ lines: JSONBytes) throws {
    try Failure.translating(.output, "--output: \(target) cannot be written") { try replacement.file.write(lines) }
  }

  /// Moves the file to its destination once it has been completely written to disk.
  ///
  /// - Throws: `Failure` if the file can't be moved. In that case, the previous file is unchanged, unless the disk
  ///   failed after the last step.
  func commit() throws {
    try Failure.translating(.output, "--output: \(target) cannot be written") { try replacement.commit() }
  }

  /// Removes the temporary file.
  func discard() { replacement.discard() }
}

extension FileDescriptor {
  fileprivate func write(_ lines: JSONBytes) throws(SystemError) {
    try unsafe lines.withBytes { bytes throws(SystemError) in try unsafe write(bytes) }
  }
}
