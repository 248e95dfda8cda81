import Testing

@testable import NudgeCLI

@Suite("Who shows notifications")
struct NotificationOwnerTests {
  private static let owner =
    "method return time=1795327001.319658 sender=org.freedesktop.DBus -> destination=:1.5 serial=3 reply_serial=2\n   string \":1.4\"\n"

  /// What dbus-send, gdbus and busctl answered where nobody had the name.
  @Test(arguments: [
    "method return time=1795333215.082124 sender=org.freedesktop.DBus -> destination=:1.0 serial=3 reply_serial=2\n   boolean false\n",
    "(false,)\n", "b false\n",
  ])
  func isNobodyWhereTheBusSaysSo(_ answer: String) {
    let owner = NotificationOwner { $0 == "NameHasOwner" ? answer : nil }
    #expect(owner == .nobody)
    #expect(owner.isOther(than: ":1.4"))
  }

  @Test(arguments: ["   boolean true\n", "(true,)\n", "b true\n", nil])
  func isUnknownWhereTheBusDoesNotSay(_ answer: String?) {
    let owner = NotificationOwner { $0 == "NameHasOwner" ? answer : nil }
    #expect(owner == .unknown)
    // What may still be on the screen is left there.
    #expect(!owner.isOther(than: ":1.4"))
  }

  @Test func isWhomTheBusNames() {
    var methods: [String] = []
    let owner = NotificationOwner {
      methods.append($0)
      return Self.owner
    }
    #expect(methods == ["GetNameOwner"])
    #expect(owner == .somebody(":1.4"))
    #expect(!owner.isOther(than: ":1.4"))
    #expect(owner.isOther(than: ":1.5"))
  }
}
