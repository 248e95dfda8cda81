import NudgeTestSupport
import NudgeText
import Testing

@Suite("nudge render")
struct RenderCommandTests {
  private func render(
    _ message: String, _ arguments: String = "{}", locale: String = "en", _ more: [String] = [], input: String = ""
  ) throws -> CommandRun {
    try CommandRun(
      ["render", "--locale", locale, "--message", message, "--arguments", arguments] + more, input: input)
  }

  private func text(
    _ message: String, _ arguments: String = "{}", locale: String = "en", _ more: [String] = []
  ) throws -> String {
    let run = try render(message, arguments, locale: locale, more)
    #expect(run.code == 0)
    #expect(run.complaints == "")
    return run.output
  }

  // MARK: What is written

  @Test func printsTheTextAndALineFeedAlone() throws {
    #expect(try text("{n, plural, one{# day} other{# days}}", #"{"n":3}"#) == "3 days\n")
    #expect(try text("Hello") == "Hello\n")
    #expect(try text("a\n", "{}") == "a\n\n")
    let russian = "{n, plural, one{# день} few{# дня} many{# дней} other{# дня}}"
    #expect(try text(russian, #"{"n":22}"#, locale: "ru") == "22 дня\n")
    #expect(try text("已连续 {n} 天", #" { "n" : 1234 } "#, locale: "zh-Hans") == "已连续 1,234 天\n")
    #expect(try text("Hi {name}!", #"{"name":"سارة"}"#) == "Hi \u{2068}سارة\u{2069}!\n")
    #expect(try text("{a}{b}", #"{"a":"\u00e9\ud83c\udf89\"\\\/\n","b":""}"#) == "é🎉\"\\/ \n")
  }

  @Test func withoutArgumentsNoneAreNeeded() throws {
    let run = try CommandRun(["render", "--locale", "en", "--message", "It''s {x, select, other{fine}}"])
    #expect(run.code == 65)
    #expect(try CommandRun(["render", "--locale", "en", "--message", "It''s '{fine}'"]).output == "It's {fine}\n")
  }

  /// Whole numbers to the ends of 64 bits, doubles, and what neither holds.
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("9223372036854775807", "9,223,372,036,854,775,807"),
    ("-9223372036854775808", "-9,223,372,036,854,775,808"), ("9007199254740993", "9,007,199,254,740,993"),
    ("9223372036854775808", "9,223,372,036,854,775,808"), ("0.1", "0.1"), ("-12.50", "-12.5"), ("1e3", "1,000"),
    ("1.5E+2", "150"), ("25e-1", "2.5"), ("1e21", "1,000,000,000,000,000,000,000"), ("0e0", "0"), ("0.0e5", "0"),
    ("12345678901234567890.125", "12,345,678,901,234,567,890.125"),
    ("1.2345678901234567890125e19", "12,345,678,901,234,567,890.125"),
    ("1234567890123456789012345678901234567890", "1,234,567,890,123,456,789,012,345,678,901,234,567,890"),
    ("100000000000000000000000.0", "100,000,000,000,000,000,000,000"), ("0.30000000000000004", "0.30000000000000004"),
    ("0.300000000000000040001", "0.300000000000000040001"), ("1e-5", "0.00001"), ("5e-324", "0"),
    ("123456789012345678901234567890.1e-20", "1,234,567,890.123456789012345678901"),
  ])
  func keepsEachDigitOfANumber(json: String, written: String) throws {
    let message = "{n, number, ::.####################################}"
    #expect(try text(message, #"{"n":\#(json)}"#) == written + "\n")
  }

  @Test func decimalsKeepTheirDigits() throws {
    #expect(try text("{n}", #"{"n":{"decimal":"12345678901234567890.5"}}"#) == "12,345,678,901,234,567,890.5\n")
    #expect(try text("{n, number, ::.00}", #"{"n":{"decimal":"-12.5"}}"#) == "-12.50\n")
  }

  @Test func datesAreTheSameEverywhereAndMomentsAreNot() throws {
    let date = #"{"d":{"date":"2026-11-22"}}"#
    // No zone is needed, nor looked for.
    let run = try CommandRun(
      ["render", "--locale", "en", "--message", "{d, date, full}", "--arguments", date],
      environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "No/Such"])
    #expect(run.output == "Sunday, November 22, 2026\n")
    #expect(run.complaints == "")
    for moment in [#""2026-11-23T01:00:00Z""#, #""2026-11-22T20:00:00-05:00""#, "1795395600000", "1795395600999"] {
      let zone = ["--time-zone", "Asia/Shanghai"]
      #expect(
        try text("{d, date, ::yMMMdHms}", #"{"d":{"date":\#(moment)}}"#, zone) == "Nov 23, 2026, 09:00:00\n",
        "\(moment)")
    }
    let earlier = #"{"d":{"date":-1}}"#
    #expect(try text("{d, date, ::yMMMdHms}", earlier, ["--time-zone", "UTC"]) == "Dec 31, 1969, 23:59:59\n")
    let inBerlin = try CommandRun(
      ["render", "--locale", "en", "--message", "{d, time, ::HHmm}", "--arguments", #"{"d":{"date":0}}"#],
      environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "Europe/Berlin"])
    #expect(inBerlin.output == "01:00\n")
  }

  @Test func aMomentNeedsAZone() throws {
    let moment = #"{"d":{"date":"2026-11-23T01:00:00Z"},"e":{"date":0}}"#
    let run = try render("{d, date}", moment, ["--time-zone", "Europe/Brlin"])
    #expect(run.code == 64)
    #expect(run.complaints.contains("--time-zone: there is no zone Europe/Brlin"))
    #expect(run.complaints.contains("Did you mean Europe/Berlin"))
    // What the message does not use is no reason to ask for one.
    let unused = try CommandRun(
      ["render", "--locale", "en", "--message", "Hi", "--arguments", moment],
      environment: ["TZDIR": Fixtures.zoneinfo, "TZ": "No/Such"])
    #expect(unused.output == "Hi\n")
    // One that is given is checked.
    #expect(try render("Hi", "{}", ["--time-zone", "No/Such"]).code == 64)
  }

  @Test func readsTheMessageFromStandardInput() throws {
    for (input, output) in [
      ("Hi {n}", "Hi 3\n"), ("Hi {n}\n", "Hi 3\n"), ("Hi {n}\r\n", "Hi 3\n"), ("Hi {n}\n\n", "Hi 3\n\n"), ("", "\n"),
      ("{n,\n  plural,\n  other{#}}", "3\n"),
    ] {
      let run = try render("-", #"{"n":3}"#, input: input)
      #expect(run.output == output, "\(input.debugDescription)")
      #expect(run.code == 0)
    }
    let faulty = try render("-", input: "one\r\n日本 {n\n")
    #expect(faulty.code == 65)
    #expect(
      faulty.complaints == """
        nudge: standard input:2:4: "{" is never closed
          日本 {n
               ^
          add "}", or write '{' to print it

        """)
    let long = try render("-", input: String(repeating: "é", count: 100_000))
    #expect(long.complaints.hasPrefix("nudge: standard input:1:1001: pattern is longer than 1000 characters\n"))
    #expect(long.code == 65)
  }

  @Test func saysWhichBranchesItTook() throws {
    let pattern = """
      {g, select, a{{n, plural, offset:1 =0{none} one{# день} few{# дня} other{# дней}}} other{x}}\
       {m, selectordinal, other{#-й}}
      """
    let run = { (g: String, n: Int) in
      try text(pattern, #"{"g":"\#(g)","n":\#(n),"m":1}"#, locale: "ru", ["--explain"])
    }
    #expect(
      try run("a", 4) == """
        3 дня 1-й
          g, select: a
          n, plural: few in ru
          m, selectordinal: other in ru

        """)
    #expect(try run("a", 0).contains("\n  n, plural: =0\n"))
    #expect(try run("a", 6).contains("\n  n, plural: many in ru, for which there is no branch: other\n"))
    #expect(try run("b", 6).contains("\n  g, select: other\n  m, selectordinal: other in ru\n"))
    #expect(try text("Hi {n}", #"{"n":1}"#, ["--explain"]) == "Hi 1\n  no plural or select\n")
  }

  // MARK: What is refused

  @Test func namesAllFaultsOfThePattern() throws {
    let run = try render("a} {n, plural, one{x}} {m, nubmer}", #"{"n":3,"#)
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(
      run.complaints == """
        nudge: --message:1:2: "}" without "{"
          a} {n, plural, one{x}} {m, nubmer}
           ^
          remove it, or write '}' to print it
        nudge: --message:1:4: plural has no "other" branch
          a} {n, plural, one{x}} {m, nubmer}
             ^
          add other{…}
        nudge: --message:1:28: unknown format type "nubmer"
          a} {n, plural, one{x}} {m, nubmer}
                                     ^
          did you mean "number"?
        nudge: --arguments:1:8: expected a name in quotation marks, found the end of the arguments
          {"n":3,
                 ^

        """)
  }

  @Test func showsWhatOfALongLineIsAroundAFault() throws {
    let run = try render(String(repeating: "很长 ", count: 60) + "{n, nubmer} " + String(repeating: "x", count: 200))
    #expect(run.code == 65)
    let lines = run.complaints.split(separator: "\n")
    #expect(lines.first == #"nudge: --message:1:185: unknown format type "nubmer""#)
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) < 190 })
    let place = try #require(lines[1].firstRange(of: "nubmer")).lowerBound
    #expect(DisplayWidth.columns(of: lines[1][..<place]) == lines[2].count - 1)
  }

  @Test(arguments: [
    (
      "Hi {name}!", "{}",
      #"the message requires "name". Add it, such as {"name":"Ada"}."#
    ),
    (
      "Hi {name}!", #"{"nmae":"Ada"}"#,
      #"the message requires "name". Did you mean "name" instead of "nmae"?"#
    ),
    (
      "{n} {days, plural, other{#}}", #"{"n":1}"#,
      #"the message requires "days". Add it, such as {"days":3}."#
    ),
    (
      "{d, date}", "{}",
      #"the message requires "d". Add it, such as {"d":{"date":"2026-11-22T20:00:00-05:00"}}."#
    ),
    (
      "{n, plural, other{#}}", #"{"n":"3"}"#,
      #""n" is a string, but the message requires a number, such as {"n":3}."#
    ),
    (
      "{g, select, other{x}}", #"{"g":1.5}"#,
      #""g" is a number, but the message requires a string, such as {"g":"Ada"}."#
    ),
    (
      "{d, date}", #"{"d":"2026-11-22"}"#,
      #""d" is a string, but the message requires a date, such as {"d":{"date":"2026-11-22"}}."#
    ),
    (
      "{t, time}", #"{"t":{"date":"2026-11-22"}}"#,
      #""t" is a date without a time of day, but the message requires a timestamp, such as "#
        + #"{"t":{"date":"2026-11-22T20:00:00-05:00"}}."#
    ),
  ])
  func namesAnArgumentThatIsMissingOrOfAnotherType(message: String, arguments: String, complaint: String) throws {
    let run = try render(message, arguments)
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(run.complaints == "nudge: --arguments: \(complaint)\n")
  }

  @Test(arguments: [
    ("", #"1:1: expected an object, found the end of the arguments"#),
    ("[1]", #"1:1: expected an object, found "[""#),
    (#"{"n":3"#, #"1:7: expected "}" or "," after the value, found the end of the arguments"#),
    (#"{"n":3,}"#, #"1:8: expected a name in quotation marks, found "}""#),
    (#"{"n" 3}"#, #"1:6: expected ":" after "n", found "3""#),
    (#"{n:3}"#, #"1:2: expected a name in quotation marks, found "n""#),
    (#"{'n':3}"#, #"1:2: expected a name in quotation marks, found "'""#),
    (#"{"n":3} x"#, #"1:9: expected nothing more, found "x""#),
    (#"{"n":3,"m":1,"n":4}"#, #"1:14: "n" appears twice"#),
    (#"{"n":}"#, #"1:6: expected a value, found "}""#),
    (#"{"n":NaN}"#, #"1:6: "n" is NaN, but a message requires a finite number"#),
    (#"{"n":-Infinity}"#, #"1:6: "n" is -Infinity, but a message requires a finite number"#),
    (#"{"n":null}"#, #"1:6: "n" is null"#),
    (#"{"n":true}"#, #"1:6: "n" is true"#),
    (#"{"n":[1]}"#, #"1:6: "n" is a list, which is not supported"#),
    (#"{"n":01}"#, #"1:6: "n" is 01, which is not a JSON number"#),
    (#"{"n":+1}"#, #"1:6: "n" is +1, which is not a JSON number"#),
    (#"{"n":.5}"#, #"1:6: "n" is .5, which is not a JSON number"#),
    (#"{"n":1.}"#, #"1:6: "n" is 1., which is not a JSON number"#),
    (#"{"n":1e999}"#, #"1:6: "n" is a number longer than 40 characters"#),
    (#"{"n":1e99999999999999999999}"#, #"1:6: "n" is a number longer than 40 characters"#),
    (
      #"{"n":12345678901234567890123456789012345678901}"#,
      #"1:6: "n" is a number longer than 40 characters"#
    ),
    (#"{"n":{}}"#, #"1:7: expected "date" or "decimal" in quotation marks, found "}""#),
    (#"{"n":{"number":3}}"#, #"1:7: "n" is an object with "number", which is not supported"#),
    (#"{"n":{"date":"2026-11-22","x":1}}"#, #"1:26: expected "}" after the value of "date", found ",""#),
    (#"{"n":{"decimal":"1e3"}}"#, #"1:17: "n" is not a decimal number of at most 40 characters"#),
    (#"{"n":{"decimal":12.5}}"#, #"1:17: expected digits in quotation marks, found "1""#),
    (#"{"n":{"date":"2026-02-30"}}"#, #"1:14: "n" is not a date"#),
    (#"{"n":{"date":"2026-11-22T20:00:00"}}"#, #"1:14: "n" is not a date"#),
    (#"{"n":{"date":"tomorrow"}}"#, #"1:14: "n" is not a date"#),
    (#"{"n":{"date":1.5}}"#, #"1:14: "n" has no date"#),
    (#"{"n":{"date":null}}"#, #"1:14: "n" has no date"#),
    (#"{"n":{"date":9223372036854775807}}"#, #"1:14: "n" is outside the years 1 to 9999"#),
    ("{\"a\":\"x\ny\"}", #"1:6: a line ends inside quotation marks"#),
    (#"{"a":"\x"}"#, #"1:7: unknown escape"#),
    ("{\n  \"a\": 1,\n  \"b\": nil\n}", #"3:8: "b" is nil"#),
  ])
  func saysWhereTheArgumentsAreNoJSON(arguments: String, complaint: String) throws {
    let run = try render("{n}", arguments)
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(run.complaints.split(separator: "\n").first == "nudge: --arguments:\(complaint)", "\(run.complaints)")
  }

  @Test func tellsWhatICUCannotWrite() throws {
    let run = try render("{n, number, ::usage/road}", #"{"n":1}"#)
    #expect(run.code == 65)
    #expect(
      run.complaints == """
        nudge: --message: ICU cannot format this in en (U_ILLEGAL_ARGUMENT_ERROR); its skeleton may be invalid.

        """)
    let long = try render("{a}{a}", #"{"a":"\#(String(repeating: "x", count: 9000))"}"#)
    #expect(long.code == 65)
    #expect(long.complaints == "nudge: the text is longer than 16384 bytes; shorten the arguments.\n")
  }

  @Test func requiresAMessageAndAValidLocale() throws {
    #expect(try CommandRun(["render", "--locale", "en"]).code == 64)
    let run = try render("Hi", locale: "xx-Nope")
    #expect(run.code == 64)
    #expect(run.complaints.contains("--locale"))
  }

  @Test func whatIsTypedDrivesNoTerminal() throws {
    let run = try render("{n\u{1B}[31m, number}", "{\"\u{202E}n\":\u{1B}}")
    #expect(run.code == 65)
    #expect(!run.complaints.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func hasANoteAboutFullWidthBraces() throws {
    let run = try render("｛n｝条")
    #expect(run.code == 0 && run.output == "｛n｝条\n")
    #expect(
      run.complaints == "nudge: full-width braces are shown as they are; an argument requires half-width braces\n"
    )
  }
}
