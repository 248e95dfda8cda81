internal import NudgePlanning

/// The arguments of `notify-send`, depending on what the desktop can do.
///
/// Source: Desktop Notifications Specification 1.2 <https://specifications.freedesktop.org/notification-spec/1.2/>.
enum NotifySendArguments {
  /// What follows the program's name.
  ///
  /// How long a notification stays is up to the desktop and its settings; it is taken off when its words hold
  /// no longer.
  ///
  /// - Parameters:
  ///   - notice: What to show.
  ///   - capabilities: What the desktop's service says it can do.
  ///   - options: The options that this release of the program has.
  /// - Returns: Options, summary and body.
  static func arguments(for notice: DesktopNotice, capabilities: Set<String>, options: Set<String>) -> [String] {
    var arguments = ["--app-name=Nudge", "--urgency=\(notice.isQuiet ? "low" : "normal")"]
    // The specification has no class for reminders; vendors' begin with x-.
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
      // The program reads backslashes in the body as C does.
      arguments.append((capabilities.contains("body-markup") ? escaped(body) : body).replacing("\\", with: "\\\\"))
    }
    return arguments
  }

  /// The options that a help text names.
  static func options(inHelp help: String) -> Set<String> {
    Set(["--print-id", "--wait", "--action"].filter { help.contains($0) })
  }

  /// Text that no argument and no markup can be cut short by.
  private static func plain(_ text: String) -> String { text.replacing("\0", with: "") }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// Reads what `notify-send` writes, line by line: the number of the notification, then perhaps the button that was
/// pressed.
struct NotifySendOutput: Hashable {
  /// What a line says.
  enum Line: Hashable {
    /// It is shown, under this number.
    case shown(UInt32)
    /// It is not shown: there is no notification 0.
    case notShown
    /// A button was pressed.
    case pressed(String)
  }

  private var hasNumber = false
  private var line: [UInt8] = []

  /// Takes a piece, cut anywhere.
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
