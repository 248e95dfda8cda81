internal import NudgeReports
internal import NudgeSystem
internal import NudgeText

/// Functions that write to standard output and standard error.
enum Terminal {
  /// A Boolean value indicating whether standard output is a terminal that supports colors.
  ///
  /// The value is `false` if `NO_COLOR` is set or the terminal is dumb.
  static let hasColor: Bool =
    FileDescriptor.standardOutput.isTerminal && System.variable("NO_COLOR") == nil && !isDumb

  /// A Boolean value indicating whether standard error is a terminal.
  static let isErrorTerminal = FileDescriptor.standardError.isTerminal

  /// A Boolean value indicating whether a line on standard error can be overwritten.
  ///
  /// This requires a terminal that is not dumb, and standard output must go elsewhere.
  static let rewritesErrorLine: Bool = isErrorTerminal && !FileDescriptor.standardOutput.isTerminal && !isDumb

  private static var isDumb: Bool { [nil, "dumb"].contains(System.variable("TERM")) }

  /// Writes text to standard output.
  ///
  /// Control characters are replaced, except for newlines, tabs, and the command's own colors. Use `forTerminal` or
  /// `wordsForTerminal` to make text within a line safe.
  ///
  /// - Throws: `Failure` if the text can't be written. A closed pipe isn't an error, because readers such as `head`
  ///   close it early.
  static func write(_ text: String) throws {
    do throws(SystemError) {
      try FileDescriptor.standardOutput.write(Array(text.withoutControls.utf8))
    } catch {
      if !error.isClosedPipe { throw Failure(.output, "the output cannot be written: \(error).") }
    }
  }

  /// Writes an error line to standard error, prefixed with `nudge: `.
  static func complain(_ line: String) {
    write(error: "nudge: \(line.forTerminal)\n")
  }

  /// Writes text to standard error.
  static func write(error text: String) {
    try? FileDescriptor.standardError.write(Array(text.utf8))
  }

  /// Returns the text in bold or dim, or unchanged if standard output has no colors.
  static func bold(_ text: String) -> String { styled("\u{1B}[1m", text) }
  static func dim(_ text: String) -> String { styled("\u{1B}[2m", text) }

  /// Returns the text in a color, or unchanged if standard output has no colors.
  static func red(_ text: String) -> String { styled("\u{1B}[31m", text) }
  static func yellow(_ text: String) -> String { styled("\u{1B}[33m", text) }
  static func green(_ text: String) -> String { styled("\u{1B}[32m", text) }

  private static func styled(_ start: String, _ text: String) -> String {
    hasColor ? "\(start)\(text)\(plain)" : text
  }

  private static let plain = "\u{1B}[0m"
  /// The control sequences that this command writes to terminals that support colors.
  fileprivate static let styles = ["1", "2", "31", "32", "33", "0"].map { "\u{1B}[\($0)m" }
}

extension String {
  /// The text with each control character replaced by U+FFFD, except newlines, tabs and, if there are colors, styles.
  fileprivate var withoutControls: String {
    // Long texts rarely contain control characters, and bytes are faster to scan than scalars.
    var last: UInt8 = 0
    let hasControls = utf8.contains { byte in
      defer { last = byte }
      return (byte < 0x20 && byte != 0x0A && byte != 0x09) || byte == 0x7F || (last == 0xC2 && byte < 0xA0)
    }
    guard hasControls else { return self }
    let scalars = Array(unicodeScalars)
    var cleaned = ""
    var index = 0
    while index < scalars.count {
      let rest = scalars[index...]
      let kept =
        switch scalars[index] {
        case "\n", "\t": 1
        case "\r" where rest.dropFirst().first == "\n": 2
        case "\u{1B}" where Terminal.hasColor:
          Terminal.styles.first { rest.starts(with: $0.unicodeScalars) }?.unicodeScalars.count ?? 0
        case let scalar: scalar.properties.generalCategory == .control ? 0 : 1
        }
      if kept == 0 { cleaned += "\u{FFFD}" }
      cleaned.unicodeScalars.append(contentsOf: rest.prefix(kept))
      index += max(kept, 1)
    }
    return cleaned
  }
}
