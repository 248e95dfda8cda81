/// A call of a method over the session bus, as arguments for one of the programs that make such calls; and their
/// answers.
struct BusCall: Hashable {
  /// A program that makes calls.
  enum Tool: String, CaseIterable {
    case dbusSend = "dbus-send"
    case gdbus
    case busctl
  }

  /// What is handed to the method.
  enum Argument: Hashable {
    case text(String)
    case number(UInt32)

    /// The value, and what each tool calls its type.
    fileprivate var parts: (value: String, dbusSend: String, busctl: String) {
      switch self {
      case .text(let text): (text, "string", "s")
      case .number(let number): (String(number), "uint32", "u")
      }
    }
  }

  /// The name on the bus; the interface is called the same, and so is the path.
  var destination: String
  var method: String
  var argument: Argument?

  /// A call to the bus itself.
  static func bus(_ method: String, _ argument: Argument? = nil) -> BusCall {
    BusCall(destination: "org.freedesktop.DBus", method: method, argument: argument)
  }

  /// A call to whoever shows notifications.
  static func notifications(_ method: String, _ argument: Argument? = nil) -> BusCall {
    BusCall(destination: notificationsName, method: method, argument: argument)
  }

  /// The name on the bus of whoever shows notifications.
  static let notificationsName = "org.freedesktop.Notifications"

  /// What follows a program's name.
  func arguments(for tool: Tool) -> [String] {
    let path = "/" + destination.replacing(".", with: "/")
    let member = "\(destination).\(method)"
    let argument = argument?.parts
    return switch tool {
    case .dbusSend:
      ["--session", "--print-reply", "--reply-timeout=5000", "--dest=\(destination)", path, member]
        + (argument.map { ["\($0.dbusSend):\($0.value)"] } ?? [])
    case .gdbus:
      ["call", "--session", "--timeout", "5", "--dest", destination, "--object-path", path, "--method", member]
        + (argument.map { [$0.value] } ?? [])
    case .busctl:
      ["--user", "--timeout=5", "call", destination, path, destination, method]
        + (argument.map { [$0.busctl, $0.value] } ?? [])
    }
  }

  /// The texts of an answer: all three programs put them into quotes, of one sort or the other.
  static func texts(in answer: String) -> [String] {
    // A quotation that does not end takes the rest, and is no text.
    answer.matches(of: /"([^"]*)"|'([^']*)'|["'].*/.dotMatchesNewlines()).compactMap { match in
      (match.output.1 ?? match.output.2).map { String($0) }
    }
  }
}

/// The service that shows notifications, as far as the bus says.
enum NotificationOwner: Hashable {
  /// A service with this unique name on the bus.
  case somebody(String)
  /// The bus says that there is no such service.
  case nobody
  /// The bus did not answer, or not in time.
  case unknown

  /// Asks the bus.
  ///
  /// - Parameter answer: The bus's answer to a method that takes the name of whoever shows notifications; `nil` if
  ///   there is none, or an error.
  init(_ answer: (_ method: String) -> String?) {
    // An error may mean that the name has no owner, or anything else; NameHasOwner answers without an error.
    if let owner = answer("GetNameOwner").flatMap({ BusCall.texts(in: $0).last }) {
      self = .somebody(owner)
    } else if let hasOwner = answer("NameHasOwner"), hasOwner.contains("false") {
      self = .nobody
    } else {
      self = .unknown
    }
  }

  /// Whether what a service showed is gone; `false` if that is unknown.
  func isOther(than shower: String) -> Bool {
    switch self {
    case .somebody(let owner): owner != shower
    case .nobody: true
    case .unknown: false
    }
  }
}
