import Foundation
import NudgeTestSupport
import Testing

/// An option that does not exist, or a value in the wrong place, has a hint.
@Suite("Hints about options")
struct OptionHintTests {
  @Test(arguments: [
    ["next", "--version"], ["plan", "--version"], ["preview", "--style", "gentle", "--version"], ["lint", "--version"],
    ["version"], ["-v"], ["--version"],
  ])
  func asksForTheVersion(arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("nudge 0.1.0\nICU "))
  }

  @Test(arguments: [
    (["--frequency", "weekly"], "Error: Unknown option '--frequency'. These commands have it: next, year."),
    (
      ["plan", "--person", "me.json"],
      "Error: Unknown option '--person'. A file has no option before it, as in nudge plan my-person.json."
    ),
    (["plan", "--nonsense"], "Error: Unknown option '--nonsense'"),
    (["plan", "--formt", "text"], "Error: Unknown option '--formt'. Did you mean '--format'?"),
    (["preview", "--html"], "Error: Unknown option '--html'. Did you mean '--format html'?"),
    (["next", "--json"], "Error: Unknown option '--json'. Did you mean '--format json'?"),
    (["plan", "--since", "2026-11-22T12:00:00Z"], "Error: Unknown option '--since'. Did you mean '--from'?"),
    (["plan", "--to", "2026-11-22T12:00:00Z"], "Error: Unknown option '--to'. Did you mean '--until'?"),
    (["plan", "--why"], "Error: Unknown option '--why'. Did you mean '--explain'?"),
    (["plan", "--id", "x"], "Error: Unknown option '--id'"),
    (["status", "--plattform", "ios"], "Error: Unknown option '--plattform'. Did you mean '--platform'?"),
    (["status", "-p", "ios"], "Error: Unknown option '-p'. Did you mean '--platform' or '--push-subscription'?"),
    (["status", "-platform", "ios"], "Error: Unknown option '-platform'. Did you mean '--platform'?"),
    (["preview", "-k", "reminder"], "Error: Unknown option '-k'. Did you mean '--kind'?"),
    (["next", "--count", "0", "--quiet"], "Error: Unknown option '--quiet'. Did you mean '--quiet-hours'?"),
    (["next", "-x"], "Error: Unknown option '-x'"),
    (["next", "--tz", "UTC"], "Error: Unknown option '--tz'. Did you mean '--time-zone'?"),
    (["next", "--freq", "weekly"], "Error: Unknown option '--freq'. Did you mean '--frequency'?"),
    (["next", "--every", "2"], "Error: Unknown option '--every'. Did you mean '--frequency every:N'?"),
    (
      ["status", "--platform", "ios", "--permission", "denied"],
      "Error: Unknown option '--permission'. Did you mean '--notification-permission'?"
    ),
    (
      ["next", "—count", "2"],
      "Error: 2 unexpected arguments: '—count', '2'. A value must follow its option, in quotation marks if it contains spaces. An option begins with two hyphens: --count."
    ),
    (
      ["next", "－－frequency", "daily"],
      "Error: 2 unexpected arguments: '－－frequency', 'daily'. A value must follow its option, in quotation marks if it contains spaces. An option begins with two hyphens: --frequency."
    ),
    (
      ["preview", "--style", "温和"],
      "Error: The value '温和' is invalid for '--style <style>': Unknown style. Did you mean gentle? Choose one of cheerful, gentle, minimal."
    ),
    (
      ["status", "--platform", "iphone"],
      "Error: The value 'iphone' is invalid for '--platform <platform>': Unknown platform. Did you mean ios? Choose one of ios, android, web, linux."
    ),
    (
      ["status", "--platform", "ios", "--alarm-kit", "granted"],
      "Error: The value 'granted' is invalid for '--alarm-kit <state>': Unknown state. Did you mean authorized? Choose one of unavailable, notDetermined, authorized, denied."
    ),
    (
      ["plan", "--encode", "ios"],
      "Error: The value 'ios' is invalid for '--encode <encoding>': Unknown encoding. Did you mean apns or usernotifications? Choose one of notification, apns, fcm, webpush, usernotifications, ics."
    ),
    (
      ["next", "weekly"],
      "Error: Unexpected argument 'weekly'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --frequency weekly?"
    ),
    (
      ["next", "daily", "at", "8pm"],
      "Error: 3 unexpected arguments: 'daily', 'at', '8pm'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --frequency daily --at 8pm?"
    ),
    (
      ["status", "ios", "denied"],
      "Error: 2 unexpected arguments: 'ios', 'denied'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --platform ios --notification-permission denied?"
    ),
    (
      ["preview", "reminder"],
      "Error: Unexpected argument 'reminder'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --kind reminder?"
    ),
    (
      ["next", "me.json"],
      "Error: Unexpected argument 'me.json'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --person me.json?"
    ),
    (
      ["next", "日记.txt"],
      "Error: Unexpected argument '日记.txt'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --history 日记.txt?"
    ),
    (
      ["lint", "/tmp"],
      "Error: Unexpected argument '/tmp'. A value must follow its option, in quotation marks if it contains spaces. Did you mean --catalog /tmp?"
    ),
  ])
  func asksAnotherCommand(arguments: [String], error: String) throws {
    #expect(try CommandRun(arguments).usageError == error)
  }

  @Test func suggestsAKindForItsNameInAnotherLanguage() throws {
    let run = try CommandRun(["preview", "--kind", "提醒"])
    #expect(run.usageError.hasPrefix("Error: --kind 提醒: Unknown kind. Did you mean reminder?"))
  }

  @Test func isAskedForHelpAboutACommand() throws {
    #expect(
      try CommandRun(["help", "weekly"]).usageError
        == "Error: Unknown command weekly. The commands are next, preview, year, plan, status, run, render, lint, fmt, new-locale, help."
    )
    #expect(try CommandRun(["help", "nxet"]).usageError.contains("Did you mean next?"))
    #expect(try CommandRun(["help", "next"]).output.contains("EXAMPLES"))
    #expect(try CommandRun(["help"]).output.contains("SUBCOMMANDS"))
    #expect(
      try CommandRun(["lint", "--format", "xml"]).usageError
        == "Error: The value 'xml' is invalid for '--format <format>': Unknown format. Choose one of text, json, sarif."
    )
  }
}
