/// A method call on the D-Bus session bus, made by one of multiple command-line programs.
struct BusCall: Hashable {
  /// A program that can make calls.
  enum Tool: String, CaseIterable {
    case dbusSend = "dbus-send"
    case gdbus
    case busctl
  }

  /// A method argument.
  enum Argument: Hashable {
    case text(String)
    case number(UInt32)

    /// The value, along with its type name in each program.
    fileprivate var parts: (value: String, dbusSend: String, busctl: String) {
      switch self {
      case .text(let text): (text, "string", "s")
      case .number(let number): (String(number), "uint32", "u")
      }
    }
  }

  /// The service's name on the bus.
  ///
  /// Its interface and object path are derived from this name.
  var destination: String
  var method: String
  var argument: Argument?

  /// Returns a call to the bus itself.
  static func bus(_ method: String, _ argument: Argument? = nil) -> BusCall {
    BusCall(destination: "org.freedesktop.DBus", method: method, argument: argument)
  }

  /// Returns a call to the notification service.
  static func notifications(_ method: String, _ argument: Argument? = nil) -> BusCall {
    BusCall(destination: notificationsName, method: method, argument: argument)
  }

  /// The notification service's name on the bus.
  static let notificationsName = "org.freedesktop.Notifications"

  /// Returns a program's command-line arguments.
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

  /// Returns the strings in a reply.
  ///
  /// All three programs print strings in single or double quotation marks.
  static func texts(in answer: String) -> [String] {
    // An unterminated quotation extends to the end, and isn't treated as a string.
    answer.matches(of: /"([^"]*)"|'([^']*)'|["'].*/.dotMatchesNewlines()).compactMap { match in
      (match.output.1 ?? match.output.2).map { String($0) }
    }
  }
}

/// The owner of the notification service's name, as reported by the bus.
enum NotificationOwner: Hashable {
  /// The service with this unique name on the bus.
  case somebody(String)
  /// The bus reports that there is no notification service.
  case nobody
  /// The bus did not reply, or replied too late.
  case unknown

  /// Asks the bus for the owner.
  ///
  /// - answer: A closure that calls a bus method with the notification service's name as its argument. It returns the
  ///   reply, or `nil` if the call failed.
  init(_ answer: (_ method: String) -> String?) {
    // GetNameOwner can also fail for other reasons than a missing owner, whereas NameHasOwner replies without an error.
    if let owner = answer("GetNameOwner").flatMap({ BusCall.texts(in: $0).last }) {
      self = .somebody(owner)
    } else if let hasOwner = answer("NameHasOwner"), hasOwner.contains("false") {
      self = .nobody
    } else {
      self = .unknown
    }
  }

  /// Returns whether the given service no longer owns the name, or `false` if that is unknown.
  func isOther(than shower: String) -> Bool {
    switch self {
    case .somebody(let owner): owner != shower
    case .nobody: true
    case .unknown: false
    }
  }
}
