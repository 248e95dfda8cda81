internal import NudgeSystem
internal import NudgeText

/// Access to standard output and standard error.
enum Terminal {
  /// A Boolean value indicating whether standard output is a terminal with colors.
  ///
  /// The value is `false` if `NO_COLOR` is set or the terminal is dumb.
  static let hasColor: Bool =
    FileDescriptor.standardOutput.isTerminal && System.variable("NO_COLOR") == nil && !isDumb

  /// A Boolean value indicating whether standard error is a terminal.
  static let isErrorTerminal = FileDescriptor.standardError.isTerminal

  /// A Boolean value indicating whether a line on standard error can be overwritten.
  ///
  /// This requires a terminal that is not dumb and does not also show standard output.
  static let rewritesErrorLine: Bool = isErrorTerminal && !FileDescriptor.standardOutput.isTerminal && !isDumb

  private static var isDumb: Bool { [nil, "dumb"].contains(System.variable("TERM")) }

  /// Writes a text to standard output.
  ///
  /// - Throws: `Failure` if the text cannot be written. A closed pipe is not an error, because readers such as `head`
  ///   close it early.
  static func write(_ text: String) throws {
    do throws(SystemError) { try FileDescriptor.standardOutput.write(Array(text.utf8)) } catch {
      if !error.isClosedPipe { throw Failure(.output, "the output cannot be written: \(error).") }
    }
  }

  /// Writes an error line to standard error, prefixed with `nudge: `.
  static func complain(_ line: String) {
    write(error: "nudge: \(line.forTerminal)\n")
  }

  /// Writes a text to standard error.
  static func write(error text: String) {
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  /// Returns the text in bold or dim, or unchanged if standard output has no colors.
  static func bold(_ text: String) -> String { hasColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  static func dim(_ text: String) -> String { hasColor ? "\u{1B}[2m\(text)\u{1B}[0m" : text }

  /// Returns the text in a color, or unchanged if standard output has no colors.
  static func red(_ text: String) -> String { hasColor ? "\u{1B}[31m\(text)\u{1B}[0m" : text }
  static func yellow(_ text: String) -> String { hasColor ? "\u{1B}[33m\(text)\u{1B}[0m" : text }
  static func green(_ text: String) -> String { hasColor ? "\u{1B}[32m\(text)\u{1B}[0m" : text }
}

extension String {
  /// The text with control characters and directional formatting characters replaced by U+FFFD.
  var forTerminal: String { replacing(alsoIsolates: true) }

  /// The text with the same replacements as `forTerminal`, except that isolates remain to set a name's direction.
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
