internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeLint
internal import NudgeReports
internal import NudgeTime

/// The `nudge lint` command, which checks a catalog's text.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check the text of a catalog: files, syntax, plurals, typography, length and tone.",
    discussion: """
      EXAMPLES:
        nudge lint
        nudge lint --catalog my-words --rule P01 --rule X04
        nudge lint --format sarif > lint.sarif
        nudge lint --explain T01

      Exits with 1 if there are errors, and with 0 otherwise; --strict treats warnings as errors. Templates/lint.yaml \
      silences a rule for a message and gives the reason. docs/lint.md describes every rule.

      Documentation: docs/command.md#nudge-lint in the source code of Nudge
      """)

  @OptionGroup var stray: StrayValues<LintCommand>

  /// The output format for findings.
  enum Format: String, CaseIterable {
    case text
    case json
    case sarif
  }

  @OptionGroup var folder: CatalogFolder

  @Option(
    help: ArgumentHelp("Output format: text, json or sarif. (default: text)", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)), transform: { try Choices.one($0, of: "format") })
  var format = Format.text

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Check only this rule, such as T01. May be repeated. (default: all)", valueName: "code"),
    transform: { try Self.rule($0).code })
  var rule: [RuleCode] = []

  @Option(
    help: ArgumentHelp("Explain a rule, with a bad and a good example; all explains every rule.", valueName: "code")
  )
  var explain: String?

  @Flag(help: "Format the files first, as nudge fmt does.")
  var fix = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func run() throws {
    if let explain {
      guard explain != "all" else { return try Terminal.write(LintGuide.text) }
      return try Terminal.write(RuleText.text(of: Self.rule(explain)))
    }
    let path = try folder.path()
    if fix { try FormatCommand.format(path, confirming: [], isDry: false) { Terminal.complain($0) } }
    var report = Linter.lint(path)
    if !rule.isEmpty {
      // Files that couldn't be read couldn't be checked, so report them regardless of the selected rules.
      report.findings.removeAll { finding in
        !rule.contains(finding.rule)
          && !(finding.severity == .error && Self.unreadable.contains(finding.rule))
      }
      report.silenced.removeAll { !rule.contains($0.finding.rule) }
    }
    if let catalog = folder.catalog {
      // The command in a hint must find the folder when it is pasted.
      let isPlain = catalog.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
      let word = isPlain ? catalog : "'" + catalog.replacing("'", with: #"'\''"#) + "'"
      for index in report.findings.indices {
        report.findings[index].hint = report.findings[index].hint?
          .replacing("run nudge fmt", with: "run nudge fmt --catalog \(word)")
      }
    }
    let prefix = folder.catalog.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    switch format {
    case .text: try Terminal.write(LintText(report: report, prefix: prefix).text())
    case .json: try Terminal.write(LintJSON.text(of: report))
    case .sarif:
      var relative = prefix.hasPrefix("/") ? "" : prefix[...]
      while relative.hasPrefix("./") { relative = relative.dropFirst(2).drop { $0 == "/" } }
      try Terminal.write(LintSARIF.text(of: report, prefix: String(relative)))
    }
    if report.errorCount > 0 || strict && report.warningCount > 0 { throw ExitCode(Failure.Code.faults.rawValue) }
  }

  /// The rules that report files that couldn't be read completely.
  private static let unreadable: Set<RuleCode> = ["F00", "F01", "F02", "F05"]

  private static func rule(_ text: String) throws -> LintRule {
    let code = text.uppercased()
    if let rule = Linter.rules.first(where: { $0.code.rawValue == code }) { return rule }
    let known = Linter.rules.map(\.code.rawValue)
    let near = NearestMatch.best(to: code, among: known).map { " Did you mean \($0)?" } ?? ""
    throw ValidationError("Unknown rule \(text.forTerminal).\(near) nudge lint --explain all lists all rules.")
  }
}
