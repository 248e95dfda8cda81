import NudgeAuthoring
import NudgeLint
import Testing

@Suite("Privacy in lint")
struct PrivacyCheckTests {
  static let probes = [
    LintProbe("en", "For {name}.", "R01 5", key: "greeting.private.body"),
    LintProbe("en", "Hello {name}", "R04 7", key: "greeting.gentle.n01.title"),
    LintProbe("en", "Hello {name}.", key: "greeting.gentle.n01.body"),
    LintProbe(
      "en", "{count, plural, one {Hello {name}} other {Hello, {name}}}", "R04 28", key: "greeting.gentle.n01.title"),
    LintProbe("en", "{name, select, Ada {Hello Ada} other {Hello}}.", "R03 1", key: "greeting.gentle.n01.body"),
  ]

  @Test(arguments: probes) func findsWhatIsWrongWhereItIs(_ probe: LintProbe) throws {
    let found = try probe.found("R")
    #expect(found == probe.expected)
  }

  /// Where a label counts something personal, and a plural hides it.
  @Test func labelsAndActionsSayNothingPersonal() throws {
    var catalog = try LintCatalog()
    try catalog.apply(
      .edit(
        file: "Templates/status.yaml", from: "variants:",
        to: "args:\n  count: {type: int, min: 0, max: 9, personal: true, example: 1}\nvariants:"))
    for (locale, words) in [
      ("en", "{count, plural, one {# left} other {# left}}"), ("zh-Hans", "还有 {count, number} 项"),
      ("zh-Hant", "還有 {count, number} 項"),
    ] {
      try catalog.apply(.message(locale: locale, key: "status.ready", pattern: words))
    }
    let findings = try catalog.lint().findings
    #expect(findings.map(\.rule) == ["R01", "R01", "R01"])
    #expect(findings.map(\.file) == ["en", "zh-Hans", "zh-Hant"].map { "Localization/\($0)/status.json" })
  }
}
