internal import NudgeSystem

/// An input of `nudge plan`: a file with one person per line.
struct PlanInput: Hashable {
  /// The path of the file, or `-` for standard input.
  var path: String

  static let standardInput = PlanInput(path: "-")

  var isStandardInput: Bool { path == "-" }

  /// The name of the input in messages.
  var name: String { isStandardInput ? "standard input" : path }

  /// Opens the input.
  ///
  /// - Throws: `Failure` if the file does not exist, or is a folder or an endless device.
  func open() throws -> FileDescriptor {
    let file = try translating { try isStandardInput ? .standardInput : FileDescriptor(reading: path) }
    switch file.kind {
    case .regular, .stream: return file
    case .folder: throw Failure(.missingInput, "\(name) is a folder; name a file with one person per line.")
    case .device: throw Failure(.missingInput, "\(name) is an endless device; name a file with one person per line.")
    }
  }

  /// Checks that the input exists, without opening a pipe that would wait for a writer.
  ///
  /// - Throws: `Failure` if it does not exist or cannot be read.
  func check() throws {
    if isStandardInput { return }
    if try translating({ try FileStatus(of: path).kind }) != .stream { _ = try open() }
  }

  /// The identity of the file, or `nil` if the system does not report it.
  var identity: FileStatus.Identity? {
    try? (isStandardInput ? FileDescriptor.standardInput.status() : FileStatus(of: path)).identity
  }

  /// Makes system calls that read the input, and converts their errors into failures.
  func translating<Result>(_ call: () throws -> Result) throws -> Result {
    try Failure.translating(.missingInput, "\(name) cannot be read", call)
  }
}
