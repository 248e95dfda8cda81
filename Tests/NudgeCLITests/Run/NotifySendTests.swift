import Testing

@testable import NudgeCLI
@testable import NudgePlanning

@Suite("What notify-send is told")
struct NotifySendTests {
  private static let everything: Set<String> = ["--print-id", "--wait", "--action"]

  private func arguments(
    _ capabilities: Set<String>, title: String = "A line", body: String = "Small is fine", isQuiet: Bool = false,
    options: Set<String> = everything
  ) -> [String] {
    NotifySendArguments.arguments(
      for: DesktopNotice(
        id: "reminder-2026-11-22", kind: "reminder", title: title, body: body,
        actions: [.init(id: "add", title: "Add"), .init(id: "later", title: "Later=1")], isQuiet: isQuiet),
      capabilities: capabilities, options: options)
  }

  @Test func hasAllThatTheServiceLists() {
    #expect(
      arguments(["actions", "body", "body-markup"]) == [
        "--app-name=Nudge", "--urgency=normal", "--category=x-nudge.reminder", "--print-id", "--wait",
        "--action=add=Add", "--action=later=Later=1", "--", "A line", "Small is fine",
      ])
  }

  @Test func hasNothingElse() {
    #expect(
      arguments([]) == [
        "--app-name=Nudge", "--urgency=normal", "--category=x-nudge.reminder", "--print-id", "--wait", "--", "A line",
      ])
  }

  @Test func isLowAndSilentWhereItIsQuiet() {
    #expect(
      arguments(["sound"], isQuiet: true).prefix(4) == [
        "--app-name=Nudge", "--urgency=low", "--category=x-nudge.reminder", "--hint=boolean:suppress-sound:true",
      ])
  }

  @Test func doesWithAnOlderRelease() {
    #expect(
      arguments(["actions"], options: []) == [
        "--app-name=Nudge", "--urgency=normal", "--category=x-nudge.reminder", "--", "A line",
      ])
  }

  /// The body is markup where the service says so, the summary never; and the program reads backslashes in the body.
  @Test func escapesWhatWouldBeRead() {
    let text = #"-a <b> & "c" \n"#
    #expect(
      arguments(["body", "body-markup"], title: text, body: text).suffix(3) == [
        "--", text, #"-a &lt;b&gt; &amp; "c" \\n"#,
      ])
    #expect(arguments(["body"], body: text).last == #"-a <b> & "c" \\n"#)
  }

  @Test func tellsItsOptions() {
    #expect(
      NotifySendArguments.options(inHelp: "  -w, --wait  Wait\n  -A, --action=[NAME=]Text") == ["--wait", "--action"])
  }

  @Test func saysWhatBecameOfIt() {
    var output = NotifySendOutput()
    #expect(output.take(Array("1".utf8)) == [])
    #expect(output.take(Array("7\r\nad".utf8)) == [.shown(17)])
    #expect(output.take(Array("d\r\n".utf8)) == [.pressed("add")])
    var failed = NotifySendOutput()
    #expect(failed.take(Array("0\r\n".utf8)) == [.notShown])
  }
}
