internal import NudgeJSON
internal import NudgePlanning

/// Where the lines of a plan go.
protocol PlanSink {
  /// Takes some lines, and returns when they are taken.
  ///
  /// - Throws: `Failure` where they cannot be written.
  func write(_ lines: JSONBytes) throws
}

/// Standard output, or a pipe.
struct StreamSink: PlanSink {
  private let file: OpenFile

  init(_ file: OpenFile) {
    self.file = file
  }

  func write(_ lines: JSONBytes) throws {
    do throws(OpenFile.Failure) { try file.write(lines) } catch {
      if error.isClosedPipe {
        throw Failure(.output, "whoever reads the output has closed it; the rest of the people was not planned for.")
      }
      throw Failure(.output, "the output cannot be written: \(error.message).")
    }
  }
}
