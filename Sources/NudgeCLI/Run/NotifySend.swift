internal import NudgePlanning

/// The arguments for `notify-send`, which depend on the desktop's capabilities.
///
/// Source: Desktop Notifications Specification 1.2 <https://specifications.freedesktop.org/notification-spec/1.2/>.
enum NotifySendArguments {
  /// Returns the command-line arguments.
  ///
  /// The desktop and its settings determine how long a notification stays on screen. The session withdraws it when its
  /// text is no longer valid.
  ///
  /// - Parameters:
  ///   - notice: The notification to show.
  ///   - capabilities: The capabilities of the notification service.
  ///   - options: The options that the installed `notify-send` supports.
  /// - Returns: The options, followed by the summary and the body.
  static func arguments(for notice: DesktopNotice, capabilities: Set<String>, options: Set<String>) -> [String] {
    var arguments = ["--app-name=Nudge", "--urgency=\(notice.isQuiet ? "low" : "normal")"]
    // The specification doesn't define a category for reminders. Vendor-specific categories begin with x-.
    arguments.append("--category=x-nudge.\(notice.kind)")
    if notice.isQuiet, capabilities.contains("sound") { arguments.append("--hint=boolean:suppress-sound:true") }
    if options.contains("--print-id") { arguments.append("--print-id") }
    if options.contains("--wait") { arguments.append("--wait") }
    if capabilities.contains("actions"), options.isSuperset(of: ["--print-id", "--wait", "--action"]) {
      arguments += notice.actions.map { "--action=\($0.id)=\(plain($0.title))" }
    }
    arguments += ["--", plain(notice.title)]
    if capabilities.contains("body"), !notice.body.isEmpty {
      let body = plain(notice.body)
      // The program interprets C-style backslash escapes in the body.
      arguments.append((capabilities.contains("body-markup") ? escaped(body) : body).replacing("\\", with: "\\\\"))
    }
    return arguments
  }

  /// Returns the options that a help text mentions.
  static func options(inHelp help: String) -> Set<String> {
    Set(["--print-id", "--wait", "--action"].filter { help.contains($0) })
  }

  /// Returns the text without null characters, which would end an argument.
  private static func plain(_ text: String) -> String { text.replacing("\0", with: "") }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// A parser for the output of `notify-send`.
///
/// The first line is the notification's number. A second line, if any, identifies the button that was pressed.
struct NotifySendOutput: Hashable {
  /// A parsed line.
  enum Line: Hashable {
    /// The notification is shown and has this number.
    case shown(UInt32)
    /// The notification isn't shown, because 0 isn't a valid notification number.
    case notShown
    /// The user pressed this button.
    case pressed(String)
  }

  private var hasNumber = false
  private var line: [UInt8] = []

  /// Parses a chunk of output, which may end anywhere.
  mutating func take(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        if byte != UInt8(ascii: "\r"), line.count < 256 { line.append(byte) }
        continue
      }
      let text = String(decoding: line, as: UTF8.self)
      line = []
      if text.isEmpty { continue }
      if hasNumber {
        lines.append(.pressed(text))
      } else {
        hasNumber = true
        lines.append(UInt32(text).flatMap { $0 > 0 ? .shown($0) : nil } ?? .notShown)
      }
    }
    return lines
  }
}
