import NudgeAuthoring
import NudgeLint
import NudgeText
import Testing

@Suite("Rules of lint about syntax and arguments")
struct SyntaxCheckTests {
  @Test(arguments: [
    ("{count, plural, one {# note.} other {# notes.}}", true),
    ("Well done! {count, plural, one {# note.} other {# notes.}}", true),
    ("Well done. {count, plural, one {# note.} other {# notes.}} Go on.", true),
    ("{count, plural, one {# note!} other {# notes!}} 🎉", true),
    ("“Go.” {count, plural, one {# note} other {# notes}}", true),
    ("写好了。{count, plural, other {共 # 条。}}还有。", true),
    ("Notes: {count, plural, one {# is here} other {# are here}}", true),
    ("You have {count, plural, one {# note} other {# notes}}.", false),
    ("{count, plural, one {# note} other {# notes}} so far", false),
    ("{day, date, long} {count, plural, one {# note.} other {# notes.}}", false),
    ("{mood, select, calm {Calm: {count, plural, one {# note.} other {# notes.}}} bright {B.} other {O.}}", true),
    ("{mood, select, calm {Calm with {count, plural, one {# note.} other {# notes.}}} bright {B.} other {O.}}", false),
  ])
  func tellWhetherABranchIsAWholeSentence(pattern: String, isWhole: Bool) throws {
    let findings = try StructureProbe().findings("S", of: pattern)
    #expect(findings.isEmpty == isWhole, "\(findings)")
    #expect(findings.allSatisfy { $0.hasPrefix("S10") })
  }

  @Test(arguments: [
    ("It '{is}' so", "S05 4: "), ("don'{t", "S05 4: "), ("a '{", "S05 3: "), ("{count, plural, other {a '# b}}", ""),
    ("'{' and '}'", ""), ("It''s {count, number}", ""), ("It's {count, number}", ""),
  ])
  func tellWhichApostropheQuotesByAccident(pattern: String, expected: String) throws {
    let findings = try StructureProbe().findings("S", of: pattern).filter { $0.hasPrefix("S05") }
    #expect(findings.count == (expected.isEmpty ? 0 : 1), "\(findings)")
    #expect(findings.allSatisfy { $0.hasPrefix(expected) })
  }

  @Test func tellOfBracesOfOtherFormats() throws {
    #expect(
      try StructureProbe().findings("S", of: "A '{{'name'}}'").filter { $0.hasPrefix("S02") } == [
        #"S02 4: "{{" would be printed literally, because it belongs to another format"#
      ])
    for brace in ["｛", "｝"] {
      #expect(
        try StructureProbe().findings("S", of: "A \(brace).")
          == ["S02 3: the full-width \"\(brace)\" would be printed literally"])
    }
    #expect(
      try StructureProbe().findings("S", of: "[{count, number]}").allSatisfy { $0.hasPrefix("S0") })
  }

  /// `Y` is the year of the week, and `D` the day of the year (nextcloud/android#7095, lordi/tickmate#110).
  @Test(arguments: [
    ("YMMMMd", ["Y is the year to which a week belongs, so December 31 can be in the next year"]),
    ("D", ["D is the day of the year, from 1 to 366"]), ("yMMMMd", []), ("MMMMd", []),
    (
      "YD",
      [
        "D is the day of the year, from 1 to 366",
        "Y is the year to which a week belongs, so December 31 can be in the next year",
      ]
    ),
  ])
  func tellOfYearsOfWeeksAndDaysOfYears(skeleton: String, reasons: [String]) throws {
    let message = "{mood, select, calm {On {day, date, ::\(skeleton)}.} bright {So.} other {So.}}"
    let findings = try StructureProbe().findings("S", of: message)
    #expect(findings == reasons.map { "S12 25: \($0)" })
  }

  /// A combination that no language has is an error, which says what D is (ICU writes `December 2026 ├day of year: 365┤`).
  @Test(arguments: ["yMMMMD", "MMMMWd", "yEw"]) func tellOfFieldsThatNoLanguageCombines(skeleton: String) throws {
    let findings = try StructureProbe().findings(
      "S", of: "{mood, select, calm {On {day, date, ::\(skeleton)}.} bright {So.} other {So.}}")
    #expect(
      findings.count == 1 && findings[0].hasPrefix("S07")
        && findings[0].contains("for which no language has a pattern"), "\(findings)")
    #expect(findings[0].contains("d is the day of the month") == skeleton.contains("D"))
  }

  @Test func tellOfASecondPlural() throws {
    let one = "{count, plural, one {#.} other {#.}}"
    #expect(try StructureProbe().findings("S", of: "\(one) \(one)") == ["S11 38: a second plural in one message"])
    #expect(
      try StructureProbe().findings("S", of: "{mood, select, calm {\(one)} bright {\(one)} other {\(one)}}") == [])
  }

  @Test(arguments: [
    (
      "{count, plural, one {# on {day, date, long}} other {# days}}",
      ["A05 27: \"day\" is used here, but not in the branch \"other\""]
    ),
    ("On {day, date, long}. {count, plural, one {# on {day, date, long}} other {# days}}", []),
    ("{count, plural, =1 {Yesterday} other {# days ago}}", []),
    (
      "{count, plural, one {# day} other {Many days}}",
      ["A05 22: \"count\" is used here, but not in the branch \"other\""]
    ),
    ("{count, plural, one {# day} other {{count, number} days}}", []),
    (
      "{mood, select, calm {{count, number}} bright {{count, number}} other {Well}}",
      [
        "A05 22: \"count\" is used here, but not in the branch \"other\""
      ]
    ),
    ("{count}", ["A07 1: the number \"count\" has no format"]), ("{mood}", []),
    ("{mood, select, calm {C} other {O}}", ["A04 1: the select has no branch for \"bright\""]),
    ("{mood, select, calm {C} dull {D} bright {B} other {O}}", ["A04 25: \"mood\" is never \"dull\""]),
  ])
  func tellOfArgumentsThatGoMissing(pattern: String, expected: [String]) throws {
    #expect(try StructureProbe().findings("A", of: pattern) == expected)
  }

  @Test func tellOfTooManyWaysToRead() throws {
    let choice = "{mood, select, calm {C.} bright {B.} other {O.}} "
    #expect(try StructureProbe().findings("S", of: String(repeating: choice, count: 3)) == [])
    #expect(
      try StructureProbe().findings("S", of: String(repeating: choice, count: 20)) == [
        "S08 1: the message has more than 64 combinations of branches"
      ])
  }

  @Test func tellOfASelectOverAnyText() throws {
    #expect(
      try StructureProbe(arguments: "{name: {type: text}}").findings("A", of: "{name, select, ada {A} other {B}}") == [
        #"A04 1: "name" may be any text, so it can't control a select"#
      ])
  }

  @Test func tellOfOptionalArgumentsWithoutAnAlternative() throws {
    #expect(
      try StructureProbe(arguments: "{count: {type: int, optional: true}}").findings("A", of: "{count, number}") == [
        #"A06 1: "count" may have no value, and there is no alternative text for that case"#
      ])
  }

  @Test func tellOfPoolsThatAnAbsentValueEmpties() throws {
    var catalog = try LintCatalog()
    try catalog.apply(
      .edit(file: "Templates/greeting.yaml", from: "mood: {type: text,", to: "mood: {type: text, optional: true,"))
    #expect(try catalog.lint().findings == [])
    for id in ["a01", "a02", "a04", "n01"] {
      try catalog.apply(
        .edit(file: "Templates/greeting.yaml", from: "{id: \(id)}", to: "{id: \(id), locales: [en]}"))
    }
    let findings = try catalog.lint().findings.filter { $0.rule == "A06" }
    #expect(
      findings.map(\.reason)
        == ["cheerful", "gentle", "minimal"].flatMap { style in
          ["zh-Hans", "zh-Hant"].map { "without a value for \"mood\", there is no text for \(style) in \($0)" }
        }.sorted())
    #expect(Set(findings.map(\.file)) == ["Templates/greeting.yaml"])
    #expect(findings.allSatisfy { $0.position?.line == 6 })
  }

  @Test(arguments: [
    ("Kept ${mood}", true), ("Kept %{mood}", true), ("Kept #{mood}", true), ("${count, number} kept", true),
    ("Kept $ {mood}", false), ("{count}%", false), ("{count, plural, one {#} other {#}}", false),
  ])
  func knowWhatOtherFormatsPutBeforeAnArgument(pattern: String, isFound: Bool) throws {
    let findings = try StructureProbe().findings("S", of: pattern)
    #expect(findings.contains { $0.hasPrefix("S02") } == isFound, "\(findings)")
  }
}
