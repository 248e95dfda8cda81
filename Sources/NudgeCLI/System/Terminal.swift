internal import NudgeText

#if canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Darwin)
private import Darwin
#endif

/// Standard output and standard error.
enum Terminal {
  /// Whether standard output is a terminal that shall have colours: not with `NO_COLOR`, nor on a dumb terminal.
  static let hasColor: Bool =
    isatty(STDOUT_FILENO) == 1 && System.variable("NO_COLOR") == nil
    && ![nil, "dumb"].contains(System.variable("TERM"))

  /// Whether standard error is a terminal.
  static let isErrorTerminal = isatty(STDERR_FILENO) == 1

  /// Whether a line of standard error can be written over: on a terminal that can go back, and does not show the output too.
  static let rewritesErrorLine: Bool =
    isErrorTerminal && isatty(STDOUT_FILENO) == 0 && ![nil, "dumb"].contains(System.variable("TERM"))

  /// Writes a whole text to standard output.
  ///
  /// - Throws: `Failure` where it cannot be written. A closed pipe ends quietly, as `head` closes it.
  static func write(_ text: String) throws {
    if let code = put(text, on: STDOUT_FILENO), code != EPIPE {
      throw Failure(.output, "the output cannot be written: \(System.message(code)).")
    }
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    write(error: "nudge: \(line.forTerminal)\n")
  }

  /// Writes a whole text to standard error.
  static func write(error text: String) {
    _ = put(text, on: STDERR_FILENO)
  }

  /// Keeps the numbers of standard input, output and error for themselves.
  ///
  /// Where the caller closed one, the next file to be opened would take its number, and a plan would be read from there or errors written
  /// into it. What takes its place fails as a closed one does: it cannot be read, or not be written.
  static func holdStandardStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets a write to a closed pipe fail rather than kill the process.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Writes all of a text; the system's `errno` where that fails.
  private static func put(_ text: String, on descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe OpenFile.writeBytes(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }

  /// Text in bold, dim or plain, by whether the terminal has colours.
  static func bold(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  static func dim(_ text: String) -> String { hasColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  /// Text in a colour, or plain, by whether the terminal has colours.
  static func red(_ text: String) -> String { hasColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
  static func yellow(_ text: String) -> String { hasColor ? "\u{1B}[33m\(text)\u{1B}[0m" : text }
  static func green(_ text: String) -> String { hasColor ? "\u{1B}[32m\(text)\u{1B}[0m" : text }
}

extension String {
  /// The text without characters that could drive a terminal or turn the direction of what follows.
  var forTerminal: String { replacing(alsoIsolates: true) }

  /// The same for words that a person reads, where isolates keep a name in its own direction.
  var wordsForTerminal: String { replacing(alsoIsolates: false) }

  private func replacing(alsoIsolates: Bool) -> String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars {
      let isUnsafe =
        switch scalar.value {
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E: true
        case 0x2066...0x2069: alsoIsolates
        default: scalar.properties.generalCategory == .control
        }
      scalars.append(isUnsafe ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}
