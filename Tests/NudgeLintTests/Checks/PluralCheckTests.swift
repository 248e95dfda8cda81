import NudgeLint
import Testing

@Suite("Rules of lint about plurals")
struct PluralCheckTests {
  @Test func askForTheFormsOfTheLanguage() throws {
    let pattern = "{count, plural, other {#}}"
    #expect(
      try StructureProbe(locale: "ru").findings("P", of: pattern) == [
        #"P01 1: the plural has no "few", which ru uses for 2, 3, 4, …"#,
        #"P01 1: the plural has no "many", which ru uses for 5, 6, 7, …"#,
        #"P01 1: the plural has no "one", which ru uses for 1, 21, 31, …"#,
      ])
    #expect(try StructureProbe(locale: "zh-Hant").findings("P", of: pattern) == [])
    #expect(try StructureProbe(locale: "ja").findings("P", of: pattern) == [])
    #expect(
      try StructureProbe(locale: "pl").findings("P", of: "{count, plural, one {#} few {#} other {#}}") == [
        #"P01 1: the plural has no "many", which pl uses for 5, 6, 7, …"#
      ])
  }

  @Test func askOnlyForWhatCanCome() throws {
    let french = "{count, plural, one {# note} other {# notes}}"
    #expect(try StructureProbe(locale: "fr").findings("P", of: french) == [])
    let million = StructureProbe(arguments: "{count: {type: int, min: 1, max: 1000000}}", locale: "fr")
    #expect(
      try million.findings("P", of: french) == [#"P01 1: the plural has no "many", which fr uses for 1000000"#])
    #expect(
      try StructureProbe(arguments: "{count: {type: int}}", locale: "fr").findings("P", of: french) == [
        #"P01 1: the plural has no "many", which fr uses for 1000000, 2000000"#
      ])
    let plain = "{count, plural, other {# notes}}"
    #expect(try StructureProbe(arguments: "{count: {type: int, min: 2}}").findings("P", of: plain) == [])
    #expect(try StructureProbe(conditions: "{count: {ge: 2}}").findings("P", of: plain) == [])
    #expect(try StructureProbe(conditions: "{count: {in: [1, 5]}}").findings("P", of: plain).count == 1)
    #expect(try StructureProbe().findings("P", of: "{count, plural, =1 {A note} other {# notes}}") == [])
  }

  @Test func countWithTheOffset() throws {
    let pattern = "{count, plural, offset:1 =1 {You} other {You and # more}}"
    #expect(
      try StructureProbe().findings("P", of: pattern) == [#"P01 1: the plural has no "one", which en uses for 2"#])
    #expect(
      try StructureProbe().findings(
        "P", of: "{count, plural, offset:1 =1 {You} one {You and # more} other {You and # more}}")
        == [])
  }

  @Test func tellOfFormsThatAreNeverChosen() throws {
    #expect(
      try StructureProbe().findings("P", of: "{count, plural, =1 {A note} one {# note} few {# notes} other {# notes}}")
        == [
          #"P02 29: "one" is never used, because =1 takes precedence"#, #"P02 42: en has no plural form "few""#,
        ])
    // The language has it, and other words of the kind may need it.
    #expect(
      try StructureProbe(conditions: "{count: {ge: 10}}").findings(
        "P", of: "{count, plural, one {# note} other {# notes}}")
        == [])
  }

  @Test func tellOfFormsThatHideANumber() throws {
    let pattern = "{count, plural, one {Заметка} few {# заметки} many {# заметок} other {# заметки}}"
    #expect(
      try StructureProbe(locale: "ru").findings("P", of: pattern) == [
        #"P03 17: "one" covers 1, 21, 31, … in ru, but the text doesn't show the number"#
      ])
    #expect(try StructureProbe().findings("P", of: "{count, plural, one {A note} other {# notes}}") == [])
    // No number anywhere: only the words change.
    let words = "{count, plural, one {Она} few {Они} many {Они} other {Они}}"
    #expect(try StructureProbe(locale: "ru").findings("P", of: words) == [])
  }

  @Test(arguments: [
    ("{count, number} notes", ["P05 17: \"notes\" follows \"count\", which can be 1, outside a plural"]),
    ("You have {count, number} good things", ["P05 26: \"good\" follows \"count\", which can be 1, outside a plural"]),
    ("{count, number} so far", []), ("Number {count, number} is here", []), ("Day {count, number}", []),
    ("{count, number}%", []), ("{count, plural, one {{count, number} note} other {{count, number} notes}}", []),
    (
      "{mood, select, calm {{count, number} notes} bright {#} other {#}}",
      [
        "P05 38: \"notes\" follows \"count\", which can be 1, outside a plural"
      ]
    ),
  ])
  func tellOfNounsWithoutAPlural(pattern: String, expected: [String]) throws {
    #expect(try StructureProbe().findings("P", of: pattern) == expected)
    #expect(try StructureProbe(conditions: "{count: {gt: 1}}").findings("P", of: pattern) == [])
  }

  @Test(arguments: [
    ("a {count, number}-day streak", ["P06 1: \"a\" precedes \"count\", which can be 8"]),
    ("An {count, number}-day streak", ["P06 1: \"an\" precedes \"count\", which can be 1"]),
    (
      "A {count, plural, one {#-day} other {#-day}} streak", ["P06 1: \"a\" precedes \"count\", which can be 8"]
    ),
    ("{count, plural, one {a # day} other {# days}}", []),
    ("{count, plural, =8 {an #-day streak} =80 {an #-day streak} one {#} other {#}}", []),
    ("a streak of {count, number}", []), ("your {count, number}-day streak", []), ("a {mood}", []),
    ("on a {day, date, ::EEEE}", []), ("plan B-a{count, number}", []),
  ])
  func tellOfArticlesBeforeANumber(pattern: String, expected: [String]) throws {
    #expect(try StructureProbe().findings("P", of: pattern).filter { $0.hasPrefix("P06") } == expected)
  }

  /// An article is reported only if it is wrong for a number that can come.
  @Test(arguments: [
    ("{count: {in: [7, 30, 100]}}", []), ("{count: {in: [7, 11]}}", ["11"]), ("{count: {gt: 700}}", ["800"]),
    ("{count: {eq: 18}}", ["18"]), ("{count: {eq: 110}}", []), ("{count: {eq: 118}}", []),
  ])
  func tellOfArticlesByTheNumbers(conditions: String, wrong: [String]) throws {
    let findings = try StructureProbe(conditions: conditions).findings("P", of: "a {count, number}-day streak")
    #expect(
      findings.filter { $0.hasPrefix("P06") } == wrong.map { "P06 1: \"a\" precedes \"count\", which can be \($0)" })
  }

  @Test func readArticlesOnlyInEnglish() throws {
    #expect(
      try StructureProbe(locale: "pt").findings("P", of: "a {count, number}").filter { $0.hasPrefix("P06") } == [])
  }
}
