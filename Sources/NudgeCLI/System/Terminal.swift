internal import NudgeSystem
internal import NudgeText

/// Standard output and standard error.
enum Terminal {
  /// Whether standard output is a terminal that can show colors: not with `NO_COLOR`, nor on a dumb terminal.
  static let hasColor: Bool =
    FileDescriptor.standardOutput.isTerminal && System.variable("NO_COLOR") == nil && !isDumb

  /// Whether standard error is a terminal.
  static let isErrorTerminal = FileDescriptor.standardError.isTerminal

  /// Whether a line of standard error can be written over: on a terminal that can go back, and does not show the output
  /// too.
  static let rewritesErrorLine: Bool = isErrorTerminal && !FileDescriptor.standardOutput.isTerminal && !isDumb

  private static var isDumb: Bool { [nil, "dumb"].contains(System.variable("TERM")) }

  /// Writes a whole text to standard output.
  ///
  /// - Throws: `Failure` if it cannot be written. A closed pipe ends quietly, as `head` closes it.
  static func write(_ text: String) throws {
    do throws(SystemError) { try FileDescriptor.standardOutput.write(Array(text.utf8)) } catch {
      if !error.isClosedPipe { throw Failure(.output, "the output cannot be written: \(error).") }
    }
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    write(error: "nudge: \(line.forTerminal)\n")
  }

  /// Writes a whole text to standard error.
  static func write(error text: String) {
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  /// Text in bold, dim or plain, by whether the terminal has colors.
  static func bold(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  static func dim(_ text: String) -> String { hasColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  /// Text in a color, or plain, by whether the terminal has colors.
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
