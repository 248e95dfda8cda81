import Foundation
import NudgeTestSupport
import Testing

/// Moments and time zones are read as people write them.
@Suite("Moments and time zones")
struct TimeInputTests {
  @Test func isALocalTimeInAGivenTimeZone() throws {
    func first(_ now: String, _ zone: [String]) throws -> CommandRun {
      try CommandRun(
        ["next", "--count", "1", "--format", "json", "--now", now] + zone,
        environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "UTC"])
    }
    let shanghai = ["--time-zone", "Asia/Shanghai"]
    for now in ["2026-11-21 20:00:00", "2026年11月21日晚上8点", "2026-11-21 20:00+08:00"] {
      #expect(try first(now, shanghai).output == first("2026-11-21T12:00:00Z", shanghai).output)
    }
    // A date begins at midnight.
    #expect(try first("2026-11-22", shanghai).output == first("2026-11-21T16:00:00Z", shanghai).output)
    #expect(
      try first("2026-11-22", []).usageError
        == "Error: --now: A date begins at a different moment in each time zone; add --time-zone, or use 2026-11-22T00:00:00Z, or an offset such as 2026-11-22T00:00:00-05:00."
    )
    #expect(
      try first("2026-11-21 20:00", []).usageError
        == "Error: --now: The time zone is missing; add --time-zone, or use 2026-11-21T20:00:00Z, or an offset such as 2026-11-21T20:00:00-05:00."
    )
  }

  @Test(arguments: [
    (
      ["--from", "2026-11-23"],
      "A date begins at a different moment in each time zone; use 2026-11-23T00:00:00Z, or an offset such as 2026-11-23T00:00:00-05:00."
    ),
    (
      ["--until", "2026-11-23 8:00"],
      "The time zone is missing; use 2026-11-23T08:00:00Z, or an offset such as 2026-11-23T08:00:00-05:00."
    ),
    (
      ["--now", "2026-11-23 8:00"],
      "Error: --now: The time zone is missing; use 2026-11-23T08:00:00Z, or an offset such as 2026-11-23T08:00:00-05:00."
    ),
  ])
  func isAMomentForAllPeople(arguments: [String], error: String) throws {
    #expect(try CommandRun(["plan"] + arguments).usageError.hasSuffix(error))
  }

  @Test func hasARealMessageForANegativeTime() throws {
    #expect(
      try CommandRun(["run", "--in", "-5m"]).usageError
        == "Error: The value '-5m' is invalid for '--in <time>': Expected a duration, such as 25m, 90s or 1h30m.")
  }

  @Test func isAHintIfItIsNoZoneName() throws {
    #expect(
      try CommandRun.next(zone: ["--time-zone", "Asia/Beijing"]).usageError
        == "Error: --time-zone: there is no zone Asia/Beijing in \(Fixtures.zoneinfo). Did you mean Asia/Shanghai?")
    #expect(
      try CommandRun.next(zone: ["--time-zone", "UTC+8"]).usageError
        == "Error: --time-zone: “UTC+8” is not a zone name. Zones with the offset +08:00 from UTC: Asia/Shanghai, Asia/Hong_Kong, Asia/Singapore."
    )
    let posix = try CommandRun(["next"], environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "CST-8"])
    #expect(
      posix.usageError
        == "Error: $TZ: “CST-8” is not a zone name. Zones with the offset +08:00 from UTC: Asia/Shanghai, Asia/Taipei.")
    let offset = try CommandRun(["next"], environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "+08:00"])
    #expect(
      offset.usageError.hasPrefix("Error: $TZ: “+08:00” is not a zone name. Zones with the offset +08:00 from UTC:"))
    #expect(
      try CommandRun.next(zone: ["--time-zone", "上海"]).usageError
        == "Error: --time-zone: “上海” is not a zone name. Did you mean Asia/Shanghai?")
    #expect(
      try CommandRun.next("--format", "json", zone: ["--time-zone", "asia/shanghai"]).object()["timeZone"] as? String
        == "Asia/Shanghai")
  }

  @Test func hasANoteIfAZoneHasNoSummerTime() throws {
    let run = try CommandRun.next(zone: ["--time-zone", "EST"])
    #expect(run.code == 0)
    #expect(
      run.complaints
        == "nudge: EST has the same time all year, without summer time; in America/New_York, clocks change\n")
    #expect(try CommandRun.next(zone: ["--time-zone", "America/Phoenix"]).complaints == "")
  }

  @Test func rendersInTheLanguageOfTheEnvironment() throws {
    let arguments = ["render", "--message", "{n, plural, one{# день} few{# дня} many{# дней} other{# дня}}"]
    let run = try CommandRun(
      arguments + ["--arguments", "{\"n\":22}"], environment: ["LANG": "ru_RU.UTF-8", "TZDIR": Fixtures.zoneinfo])
    #expect(run.output == "22 дня\n")
  }
}
