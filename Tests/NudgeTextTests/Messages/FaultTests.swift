import NudgeTestSupport
import NudgeText
import Testing

@Suite("Message faults")
struct FaultTests {
  struct Case: CustomTestStringConvertible {
    var pattern: String
    /// `line:column reason | hint`, the hint only where there is one.
    var faults: [String]
    var testDescription: String { pattern }

    init(_ pattern: String, _ faults: String...) {
      self.pattern = pattern
      self.faults = faults
    }
  }

  static let types = "plural, select, selectordinal, number, date, time, spellout, ordinal, duration"

  @Test(arguments: [
    // Braces.
    Case("Hello {name", #"1:7 "{" is never closed | add "}", or write '{' to print it"#),
    Case("{", #"1:1 "{" is never closed | add "}", or write '{' to print it"#),
    Case("{n,", #"1:1 "{" is never closed | add "}", or write '{' to print it"#),
    Case("{n, plural, other{#}", #"1:1 "{" is never closed | add "}", or write '{' to print it"#),
    Case(
      "{n, plural, other{#",
      #"1:1 "{" is never closed | add "}", or write '{' to print it"#,
      #"1:18 "{" is never closed | add "}", or write '{' to print it"#),
    Case("Hello} there", #"1:6 "}" without "{" | remove it, or write '}' to print it"#),
    Case(
      "日本}\n語}", #"1:3 "}" without "{" | remove it, or write '}' to print it"#,
      #"2:2 "}" without "{" | remove it, or write '}' to print it"#),
    Case("a\r\nb}", #"2:2 "}" without "{" | remove it, or write '}' to print it"#),
    Case("a\rb}", #"2:2 "}" without "{" | remove it, or write '}' to print it"#),
    // Names.
    Case("a {} b", "1:3 argument without a name | write '{' to print a brace"),
    Case("{ , number}", "1:1 argument without a name | write '{' to print a brace"),
    Case("{-n}", #"1:2 an argument name cannot start with "-" | to print a brace, quote it: '{'"#),
    Case(
      "Hi {first name}!",
      #"1:11 expected "," or "}" after the argument name "first" | a name has letters, digits and "_" only"#),
    Case("{n，number}", #"1:2 full-width "，" in an argument | write ",""#),
    Case(
      "{n｝ and {n，number}", #"1:2 full-width "｝" in an argument | write "}""#,
      #"1:10 full-width "，" in an argument | write ",""#),
    Case("{01}", #"1:2 argument number "01" is not a number from 0 to 32767 without leading zeros"#),
    Case("{99999}", #"1:2 argument number "99999" is not a number from 0 to 32767 without leading zeros"#),
    // Types.
    Case("{n, nubmer}", #"1:5 unknown format type "nubmer" | did you mean "number"?"#),
    Case("{n, Plurals, other{#}}", #"1:5 unknown format type "Plurals" | did you mean "plural"?"#),
    Case("{n, list}", "1:5 unknown format type \"list\" | one of \(types)"),
    Case("{n, }", "1:5 format type is missing | one of \(types)"),
    Case("{n, choice, 0#none|1#one}", #"1:5 "choice" is not supported | use plural"#),
    Case("{n, number integer}", #"1:12 expected "," or "}" after the format type "number""#),
    // Styles.
    Case("{n, number, percnt}", #"1:13 unknown number style "percnt" | did you mean "percent"?"#),
    Case(
      "{n, number, 0.00}",
      #"1:13 unknown number style "0.00" | one of integer, percent, currency, or a skeleton such as ::compact-short"#),
    Case(
      "{d, date, yyyy-MM-dd}",
      #"1:11 unknown date style "yyyy-MM-dd" | one of short, medium, long, full, or a skeleton such as ::yMMMd"#),
    Case("{d, time, shrot}", #"1:11 unknown time style "shrot" | did you mean "short"?"#),
    Case("{n, number,}", #"1:11 style is missing after "," | remove the comma"#),
    Case("{n, spellout, %spellout-ordinal}", #"1:15 "spellout" cannot have a style | remove "%spellout-ordinal""#),
    Case("{n, number, 'x}", "1:13 the quotation that this apostrophe starts is never closed"),
    Case("{n, number, ::foo}", #"1:15 number skeleton "foo" is unknown to ICU"#),
    Case("{n, number, ::percent foo}", #"1:23 number skeleton "percent foo" is unknown to ICU"#),
    Case(
      "{n, number, ::scale/1E100000000}",
      #"1:15 scale of number skeleton "scale/1E100000000" is not between 1E-20 and 1E20"#),
    Case(
      "{n, number, ::percent  scale/0.000000000000000000000001}",
      #"1:24 scale of number skeleton "percent  scale/0.000000000000000000000001" is not between 1E-20 and 1E20"#),
    Case(
      "{n, number, ::precision-increment/1E-1000000}",
      #"1:15 increment of number skeleton "precision-increment/1E-1000000" is not between 1E-20 and 1E20"#),
    Case("{n, number, ::}", #"1:15 number skeleton "" is unknown to ICU"#),
    Case("{d, date, ::}", "1:13 date skeleton is empty"),
    Case("{d, date, ::yMMMx1}", #"1:18 date skeleton "yMMMx1" has "1", which is not a date field"#),
    Case("{d, date, ::foo}", #"1:13 date skeleton "foo" has "f", which is not a date field"#),
    Case("{d, date, ::yMMMy}", #"1:17 date skeleton "yMMMy" has the field "y" twice"#),
    // ICU has no text for these (WenchaoD/FSCalendar#1264).
    Case(
      "{d, date, ::Yw}", #"1:13 date skeleton "Yw" has a combination of fields for which no language has a pattern"#),
    Case(
      "{d, date, ::yw}", #"1:13 date skeleton "yw" has a combination of fields for which no language has a pattern"#),
    Case(
      "{d, date, ::yD}",
      #"1:13 date skeleton "yD" has a combination of fields for which no language has a pattern"#
        + "; d is the day of the month, and D that of the year"),
    Case(
      "{d, date, ::MMMMWd}",
      #"1:13 date skeleton "MMMMWd" has a combination of fields for which no language has a pattern"#),
    Case(
      "{d, date, ::yd}", #"1:13 date skeleton "yd" has a combination of fields for which no language has a pattern"#),
    Case(
      "{d, date, ::yEw}", #"1:13 date skeleton "yEw" has a combination of fields for which no language has a pattern"#),
    Case(
      "{d, date, ::QMMMME}",
      #"1:13 date skeleton "QMMMME" has a combination of fields for which no language has a pattern"#),
    Case("{d, date, ::MMMMMM}", #"1:13 date skeleton "MMMMMM" has "M" more than 5 times"#),
    // Branches.
    Case("{n, plural}", #"1:1 plural has no "other" branch | add other{…}"#),
    Case("{n, plural, one{a}}", #"1:1 plural has no "other" branch | add other{…}"#),
    Case("{g, select, a{b}}", #"1:1 select has no "other" branch | add other{…}"#),
    Case("{n, selectordinal, one{a}}", #"1:1 selectordinal has no "other" branch | add other{…}"#),
    Case(
      "{n, plural, one{a} one{b} other{c}}", #"1:20 duplicate branch "one" | only the first one could be chosen"#),
    Case("{n, plural, =1{a} =1.0{b} other{c}}", #"1:19 duplicate branch "=1.0" | only the first one could be chosen"#),
    Case("{g, select, a{a} a{b} other{c}}", #"1:18 duplicate branch "a" | only the first one could be chosen"#),
    Case("{n, plural, ones{a} other{c}}", #"1:13 unknown plural keyword "ones" | did you mean "one"?"#),
    Case(
      "{n, plural, many1x{a} other{c}}",
      #"1:13 unknown plural keyword "many1x" | one of zero, one, two, few, many, other, or =1"#),
    Case("{n, plural, 1{a} other{c}}", #"1:13 unknown plural keyword "1" | did you mean "=1"?"#),
    Case("{n, plural, =x{a} other{c}}", #"1:13 "=x" is not "=" and a number | write =1"#),
    Case("{n, plural, ={a} other{c}}", #"1:13 "=" is not "=" and a number | write =1"#),
    Case(
      "{g, select, =1{a} other{c}}",
      #"1:13 "=1" in a select | a select chooses by words; use plural for numbers"#),
    Case("{n, plural, one other{c}}", #"1:13 branch "one" has no text | write one{…}"#),
    Case("{n, plural, {a} other{c}}", "1:13 branch without a selector | a branch is written one{…} or =1{…}"),
    Case("{g, select, {a} other{c}}", "1:13 branch without a selector | a branch is written word{…}"),
    Case("{n, plural, ! other{c}}", #"1:13 expected a branch, not "!" | a branch is written one{…} or =1{…}"#),
    // Offsets.
    Case("{n, plural, one{a} offset:1 other{c}}", "1:20 offset must appear once, before all branches"),
    Case("{n, plural, offset:1 offset:2 other{c}}", "1:22 offset must appear once, before all branches"),
    Case(
      "{n, plural, offset:x other{c}}",
      #"1:20 offset "x" is not a whole number from 0 to 1000000 | write offset:1"#),
    Case(
      "{n, plural, offset:-1 other{c}}",
      #"1:20 offset "-1" is not a whole number from 0 to 1000000 | write offset:1"#),
    Case(
      "{n, plural, offset: other{c}}",
      #"1:21 offset "" is not a whole number from 0 to 1000000 | write offset:1"#),
    Case("{n, plural, offset 1 other{c}}", "1:13 offset has no colon | write offset:1"),
    Case("{n, plural, offset=1 other{c}}", "1:13 offset has no colon | write offset:1"),
    Case("{g, select, offset:1 other{c}}", "1:13 a select cannot have an offset | offset belongs to plural"),
    // What ICU would print wrongly.
    Case(
      "{n, plural, other{{g, select, other{# days}}}}",
      ##"1:37 "#" inside a select is not the number of the plural around it | write {n, number}"##),
    Case(
      "{n, plural, other{it's '{never ends}}",
      "1:24 the quotation that this apostrophe starts is never closed "
        + "| close it with another apostrophe, or write '' to print one"),
    // The number of an offset ends where its digits do.
    Case(
      "{n, plural, offset:1x one{a} other{c}}",
      #"1:21 unknown plural keyword "x" | one of zero, one, two, few, many, other, or =1"#,
      #"1:21 branch "x" has no text | write x{…}"#),
    Case("{n, plural, offset:1few{a}}", #"1:1 plural has no "other" branch | add other{…}"#),
    Case(
      "{n, plural, offset:1e3 other{c}}",
      #"1:20 offset "1e3" is not a whole number from 0 to 1000000 | write offset:1"#),
    // Depth and length.
    Case(
      "{a, select, other{{b, select, other{{c, select, other{{d, select, other{x}}}}}}}}",
      "1:55 nested deeper than 3 levels | write several messages, or whole sentences in fewer branches"),
    Case(
      "{a, select, other{{b, select, other{{c, select, other{{d, select, other{'}''#'{e, select, x{y}}}}}}}}}}",
      "1:55 nested deeper than 3 levels | write several messages, or whole sentences in fewer branches",
      #"1:79 select has no "other" branch | add other{…}"#),
    Case(
      "{n, nubmer, '{''}' } {", #"1:5 unknown format type "nubmer" | did you mean "number"?"#,
      #"1:22 "{" is never closed | add "}", or write '{' to print it"#),
    Case(
      String(repeating: "é", count: 1001),
      "1:1001 pattern is longer than 1000 characters | split it into several messages"),
    // Independent faults, all reported.
    Case(
      "a} {n, plural, one{x}} {} {d, date, foo} {m, nubmer} {q",
      #"1:2 "}" without "{" | remove it, or write '}' to print it"#,
      #"1:4 plural has no "other" branch | add other{…}"#,
      "1:24 argument without a name | write '{' to print a brace",
      #"1:37 unknown date style "foo" | one of short, medium, long, full, or a skeleton such as ::yMMMd"#,
      #"1:46 unknown format type "nubmer" | did you mean "number"?"#,
      #"1:54 "{" is never closed | add "}", or write '{' to print it"#),
    Case(
      "{n, plural,\n  oen{{d, date, foo}}\n  other{{x, numbr}}\n}",
      #"2:3 unknown plural keyword "oen" | did you mean "one"?"#,
      #"2:17 unknown date style "foo" | one of short, medium, long, full, or a skeleton such as ::yMMMd"#,
      #"3:13 unknown format type "numbr" | did you mean "number"?"#),
    Case(
      "{ , foo} {1x y}", "1:1 argument without a name | write '{' to print a brace",
      "1:5 unknown format type \"foo\" | one of \(types)",
      #"1:14 expected "," or "}" after the argument name "1x" | a name has letters, digits and "_" only"#),
  ])
  func namesEachFaultAndItsPlace(_ test: Case) {
    do {
      _ = try Message(test.pattern)
      Issue.record("accepted \(test.pattern)")
    } catch {
      let faults = error.faults.map { fault in
        "\(fault.position.line):\(fault.position.column) \(fault.reason)" + (fault.hint.map { " | \($0)" } ?? "")
      }
      #expect(faults == test.faults)
    }
  }

  /// Changes good patterns at random: whatever comes out is accepted or refused, with positions inside the pattern.
  @Test(arguments: 1...4)
  func anyTextIsAcceptedOrRefused(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "{", "}", "'", "#", ",", "=", "=1", "offset:", "plural", "select", "selectordinal", "number", "date", "::",
      "other", "{n, plural, one{#} other{x}}", "{g, select, a{b} other{c}}", "{d, date, ::yMMMd}", " ", "\n", "\r\n",
      "n", "日", "\u{0}", "\u{200F}", "é", "👩‍👩‍👧", "-", "1", "choice", "{0}", "''", "'{", "}}", "{{",
    ]
    var accepted = 0
    var refused = 0
    for round in 0..<3000 {
      var pattern = ""
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        pattern += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      do {
        let message = try Message(pattern)
        #expect(message.pattern == pattern)
        accepted += 1
      } catch {
        refused += 1
        let lines = error.faults.map(\.position.line)
        #expect(!error.faults.isEmpty && lines == lines.sorted(), "seed \(seed) round \(round)")
        #expect(error.faults.allSatisfy { $0.position.line >= 1 && $0.position.column >= 1 && !$0.reason.isEmpty })
      }
    }
    #expect(accepted > 50 && refused > 500)
  }

  private static let longPieces = [
    "{", "{a,select,other{", "{a,plural,other{'", "'{", "}", "{a,number,{", "{a,foo,{", "=", "\n",
  ]

  @Test func deepTextsEnd() {
    for piece in Self.longPieces {
      let count = Message.maximumLength / piece.unicodeScalars.count
      _ = try? Message(String(repeating: piece, count: count))
    }
  }

  /// What is too long is not looked at any further: 4 MiB take no longer than 4 KiB.
  @Test(arguments: longPieces)
  func aTextThatIsTooLongHasNoOtherFault(piece: String) throws {
    let pattern = String(repeating: piece, count: (4 << 20) / piece.utf8.count)
    var faults: [MessageFault] = []
    let duration = threadTime {
      do throws(MessageSyntaxError) { _ = try Message(pattern) } catch { faults = error.faults }
    }
    #expect(faults.map(\.reason) == ["pattern is longer than 1000 characters"])
    let line = piece == "\n" ? 1001 : 1
    #expect(faults.first?.position == TextPosition(line: line, column: line == 1 ? 1001 : 1))
    #expect(duration < .milliseconds(200))
  }

  @Test func reportsTwentyFaultsOfAPatternAndNoMore() throws {
    for count in [19, 20, 21, 1000] {
      let error = try #require(throws: MessageSyntaxError.self) { try Message(String(repeating: "}", count: count)) }
      #expect(error.faults.map(\.position.column) == Array(1...min(count, 20)))
    }
    // The twenty are those that come first in the pattern, though the first brace is found open last of all.
    let error = try #require(throws: MessageSyntaxError.self) {
      try Message("{n, plural, one{" + String(repeating: "{}", count: 30))
    }
    #expect(error.faults.map(\.position.column) == [1, 16] + (0..<18).map { 17 + 2 * $0 })
  }
}
