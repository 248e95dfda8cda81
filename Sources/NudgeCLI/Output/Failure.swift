internal import ArgumentParser

/// An error for people, with the exit code that tells scripts what sort it is.
///
/// Wrong options are `ValidationError`s of ArgumentParser, which end with 64.
struct Failure: Error {
  /// The exit codes, as in `sysexits.h`.
  enum Code: Int32 {
    /// The work found faults, such as bad lines.
    case faults = 1
    /// Input that is not what it should be.
    case badData = 65
    /// Input that is not there or cannot be read.
    case missingInput = 66
    /// Something that the work needs is not on this machine.
    case unavailable = 69
    /// Our own mistake.
    case ours = 70
    /// Output that cannot be written.
    case output = 74
    /// Another process does the same work.
    case busy = 75
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
