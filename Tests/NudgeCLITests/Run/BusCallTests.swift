import Testing

@testable import NudgeCLI

@Suite("Calls over the session bus")
struct BusCallTests {
  private static let call = BusCall.notifications("CloseNotification", .number(7))

  @Test(arguments: [
    (
      BusCall.Tool.dbusSend,
      [
        "--session", "--print-reply", "--reply-timeout=5000", "--dest=org.freedesktop.Notifications",
        "/org/freedesktop/Notifications", "org.freedesktop.Notifications.CloseNotification", "uint32:7",
      ]
    ),
    (
      .gdbus,
      [
        "call", "--session", "--timeout", "5", "--dest", "org.freedesktop.Notifications", "--object-path",
        "/org/freedesktop/Notifications", "--method", "org.freedesktop.Notifications.CloseNotification", "7",
      ]
    ),
    (
      .busctl,
      [
        "--user", "--timeout=5", "call", "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
        "org.freedesktop.Notifications", "CloseNotification", "u", "7",
      ]
    ),
  ])
  func areWrittenForEachProgram(_ tool: BusCall.Tool, _ arguments: [String]) {
    #expect(Self.call.arguments(for: tool) == arguments)
  }

  /// What dbus-send 1.14.10, GLib 2.74 and systemd 252 answered for dunst 1.9.0.
  @Test(arguments: [
    "method return time=1795327001.319658 sender=:1.4 -> destination=:1.5 serial=3 reply_serial=2\n   array [\n      string \"actions\"\n      string \"body\"\n   ]\n",
    "(['actions', 'body'],)\n", "as 2 \"actions\" \"body\"\n",
  ])
  func areAnsweredInQuotes(_ answer: String) {
    #expect(BusCall.texts(in: answer) == ["actions", "body"])
  }
}
