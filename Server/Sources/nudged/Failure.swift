internal import Foundation
internal import Logging
internal import Synchronization

/// An error that the person who runs the command can do something about, with an exit code that scripts can test.
///
/// Invalid options are ArgumentParser's errors, which exit with 64.
struct Failure: Error, Hashable, CustomStringConvertible {
  /// The exit codes, which are those of `nudge` and of `sysexits.h`.
  enum Code: Int32 {
    /// A check failed.
    case faults = 1
    /// An environment variable has a value that can't be used.
    case usage = 64
    /// A file doesn't have the expected content.
    case badData = 65
    /// Something that was named doesn't exist or can't be read.
    case missingInput = 66
    /// Something isn't available on this machine, such as the port.
    case unavailable = 69
    /// Something can't be written.
    case output = 74
    /// Another process is doing the same work.
    case busy = 75
  }

  var code: Code
  /// One or more sentences, which don't contain personal data.
  var description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// The system's description of the last error, such as `Permission denied`.
  static var systemReason: String { reason(errno) }

  /// The system's description of an error.
  static func reason(_ code: Int32) -> String {
    code == 0 ? "the system gives no reason" : unsafe String(cString: strerror(code))
  }

  /// The system's reason why a file can't be read.
  static func reasonNotToRead(_ path: String) -> String {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return systemReason }
    defer { close(descriptor) }
    var byte: UInt8 = 0
    return unsafe read(descriptor, &byte, 1) < 0 ? systemReason : reason(0)
  }
}

/// The standard streams.
enum Console {
  /// The format of messages on standard error, which is that of the log.
  static let format = Mutex(LogWriter.Format.text)

  static func print(_ line: String) throws {
    do { try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8)) } catch {
      throw Failure(.output, "Standard output can't be written.")
    }
  }

  static func complain(_ message: String, _ level: Logger.Level = .notice) {
    let isJSON = format.withLock { $0 == .json }
    LogWriter.write(isJSON ? LogWriter.json(level, "nudged", message) : "nudged: \(message)")
  }
}
