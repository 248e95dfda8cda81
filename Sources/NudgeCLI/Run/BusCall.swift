/// A call of a method over the session bus, as arguments for one of the programs that make such calls; and their answers.
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
  }

  var destination: String
  var path: String
  var method: String
  var argument: Argument?

  /// A call to the bus itself.
  static func bus(_ method: String, _ argument: Argument? = nil) -> BusCall {
    BusCall(destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", method: method, argument: argument)
  }

  /// A call to whoever shows notifications.
  static func notifications(_ method: String, _ argument: Argument? = nil) -> BusCall {
    BusCall(
      destination: notificationsName, path: "/org/freedesktop/Notifications", method: method, argument: argument)
  }

  /// The name on the bus of whoever shows notifications; the interface is called the same.
  static let notificationsName = "org.freedesktop.Notifications"

  /// What follows a program's name.
  func arguments(for tool: Tool) -> [String] {
    let member = "\(destination).\(method)"
    switch tool {
    case .dbusSend:
      let argument = argument.map { argument in
        switch argument {
        case .text(let text): "string:\(text)"
        case .number(let number): "uint32:\(number)"
        }
      }
      return ["--session", "--print-reply", "--reply-timeout=5000", "--dest=\(destination)", path, member]
        + [argument].compactMap(\.self)
    case .gdbus:
      let argument = argument.map { argument in
        switch argument {
        case .text(let text): text
        case .number(let number): String(number)
        }
      }
      return [
        "call", "--session", "--timeout", "5", "--dest", destination, "--object-path", path, "--method", member,
      ] + [argument].compactMap(\.self)
    case .busctl:
      let argument =
        switch argument {
        case .text(let text): ["s", text]
        case .number(let number): ["u", String(number)]
        case nil: [] as [String]
        }
      return ["--user", "--timeout=5", "call", destination, path, destination, method] + argument
    }
  }

  /// The texts of an answer: all three programs put them into quotes, of one sort or the other.
  static func texts(in answer: String) -> [String] {
    var texts: [String] = []
    var text = ""
    var quote: Character?
    for character in answer {
      if let open = quote {
        if character == open {
          texts.append(text)
          text = ""
          quote = nil
        } else {
          text.append(character)
        }
      } else if character == "\"" || character == "'" {
        quote = character
      }
    }
    return texts
  }
}
