internal import NudgeSystem

/// An input for `nudge plan`: a file with one person per line.
struct PlanInput: Hashable {
  /// The file's path, or `-` for standard input.
  var path: String

  static let standardInput = PlanInput(path: "-")

  var isStandardInput: Bool { path == "-" }

  /// The input's name, as shown in messages.
  var name: String { isStandardInput ? "standard input" : path }

  /// Opens the input.
  ///
  /// - Throws: `Failure` if the file doesn't exist, or if it is a folder or an endless device.
  func open() throws -> FileDescriptor {
    let file = try translating { try isStandardInput ? .standardInput : FileDescriptor(reading: path) }
    switch file.kind {
    case .regular, .stream: return file
    case .folder: throw Failure(.missingInput, "\(name) is a folder; specify a file with one person per line.")
    case .device: throw Failure(.missingInput, "\(name) is an endless device; specify a file with one person per line.")
    }
  }

  /// Checks that the input exists, without opening a pipe that would block until there is a writer.
  ///
  /// - Throws: `Failure` if the input doesn't exist or can't be read.
  func check() throws {
    if isStandardInput { return }
    if try translating({ try FileStatus(of: path).kind }) != .stream { _ = try open() }
  }

  /// The file's identity, or `nil` if the system doesn't report it.
  var identity: FileStatus.Identity? {
    try? (isStandardInput ? FileDescriptor.standardInput.status() : FileStatus(of: path)).identity
  }

  /// Runs system calls that read the input, and converts their errors into failures.
  func translating<Result>(_ call: () throws -> Result) throws -> Result {
    try Failure.translating(.missingInput, "\(name) cannot be read", call)
  }
}
