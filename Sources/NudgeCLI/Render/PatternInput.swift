internal import ArgumentParser
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The pattern that a message is made of, and where it came from.
struct PatternInput {
  private let pattern: String
  private let name: String
  /// A pattern that `Message` takes has fewer bytes; more are not kept.
  private static let maximumBytes = 4 * (Message.maximumLength + 2)

  /// Takes the value of `--message`.
  ///
  /// - Throws: `Failure` where standard input cannot be read.
  init(_ option: String) throws {
    guard option == "-" else {
      pattern = option
      name = "--message"
      return
    }
    name = "standard input"
    if FileDescriptor.standardInput.isTerminal {
      Terminal.complain("reading a message from the terminal; end it with Ctrl-D")
    }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      try FileReading.forEachPiece(of: nil) { bytes += $0.prefix(Self.maximumBytes - bytes.count) }
    } catch {
      throw Failure(.missingInput, "--message: standard input cannot be read: \(error).")
    }
    // What was cut off in the middle of a character is too long in any case.
    let isCut = bytes.count == Self.maximumBytes
    guard isCut || String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(.badData, "--message: standard input is not UTF-8.")
    }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.last == "\n" || text.last == "\r\n" { text.removeLast() }
    pattern = text
  }

  /// Reads the pattern, or complains of all its faults, each with its place.
  ///
  /// - Throws: `ExitCode`.
  func parse() throws -> Message {
    do throws(MessageSyntaxError) { return try Message(pattern) } catch {
      for fault in error.faults {
        Excerpt.complain(name, pattern, at: fault.position, fault.reason, hint: fault.hint)
      }
      throw ExitCode(Failure.Code.badData.rawValue)
    }
  }
}
