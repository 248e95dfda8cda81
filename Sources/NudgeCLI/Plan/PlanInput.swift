internal import NudgeSystem

/// A file with people, one a line.
struct PlanInput: Hashable {
  /// Its path; `-` for standard input.
  var path: String

  static let standardInput = PlanInput(path: "-")

  var isStandardInput: Bool { path == "-" }

  /// What it is called in messages.
  var name: String { isStandardInput ? "standard input" : path }

  /// Opens it.
  ///
  /// - Throws: `Failure` if it is missing, or has no lines to read.
  func open() throws -> FileDescriptor {
    let file = try translating { try isStandardInput ? .standardInput : FileDescriptor(reading: path) }
    switch file.kind {
    case .regular, .stream: return file
    case .folder: throw Failure(.missingInput, "\(name) is a folder; name a file with people, one a line.")
    case .device: throw Failure(.missingInput, "\(name) is a device without an end; name a file with people.")
    }
  }

  /// Checks that it is there, without opening what would wait for a writer.
  ///
  /// - Throws: `Failure` if it is not.
  func check() throws {
    if isStandardInput { return }
    if try translating({ try FileStatus(of: path).kind }) != .stream { _ = try open() }
  }

  /// Which file it is; `nil` if the system does not say.
  var identity: FileStatus.Identity? {
    try? (isStandardInput ? FileDescriptor.standardInput.status() : FileStatus(of: path)).identity
  }

  /// Makes calls to the system that read it, and turns their error into a failure.
  func translating<Result>(_ call: () throws -> Result) throws -> Result {
    try Failure.translating(.missingInput, "\(name) cannot be read", call)
  }
}
