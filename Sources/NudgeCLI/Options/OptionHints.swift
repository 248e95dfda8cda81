internal import ArgumentParser
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// Finds the option that a person probably meant, for error messages about unknown options and stray values.
struct OptionHints {
  /// The command that reported the error.
  let command: any ParsableCommand.Type
  /// The command's arguments.
  let arguments: [String]

  /// Returns an error message with a hint added to its first line.
  func added(to message: String) -> String {
    let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let quoted = lines[0].split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let first = lines[0].lowercased()
    let rest = lines.dropFirst().map { "\n" + $0 }.joined()
    if first.hasPrefix("error: unknown option '"), let name = quoted.first {
      return "Error: Unknown option '\(name)'" + (hint(aboutOption: name).map { ". " + $0 } ?? "") + rest
    }
    let options = Self.options(of: command)
    if first.hasPrefix("error: missing expected argument"),
      let typo = arguments.first(where: { Self.isOption($0) && !options.contains(String($0.prefix { $0 != "=" })) }),
      let hint = hint(aboutOption: String(typo.prefix { $0 != "=" }))
    {
      return "Error: Unknown option '\(typo.forTerminal)'. \(hint)" + rest
    }
    // A required option is missing if its value was given without it.
    var values = first.contains("unexpected argument") ? quoted : []
    if first.hasPrefix("error: missing expected argument") { values = Array(arguments.prefix { !$0.hasPrefix("-") }) }
    guard let hint = hint(aboutValues: values) else { return message }
    return lines[0] + (first.hasSuffix(".") ? " " : ". ") + hint + rest
  }

  // MARK: Options

  /// Returns whether an argument looks like an option, such as `--platform` or `-p`, unlike `-` and `-5`.
  private static func isOption(_ argument: String) -> Bool {
    argument.first == "-" && argument.drop { $0 == "-" }.first?.isLetter == true
  }

  /// The names that other programs use for an option.
  private static let synonyms = [
    "--tz": "--time-zone", "--zone": "--time-zone", "--every": "--frequency every:N", "--lang": "--locale",
    "--language": "--locale", "--since": "--from", "--to": "--until", "--why": "--explain", "--html": "--format html",
    "--ics": "--format ics", "--json": "--format json", "--text": "--format text",
  ]

  /// Returns a hint about an unknown option, or `nil` if no option is similar.
  private func hint(aboutOption name: String) -> String? {
    if command == PlanCommand.self, name == "--person" {
      return "A file has no option before it, as in nudge plan my-person.json."
    }
    let owners = NudgeCommand.configuration.subcommands.filter { Self.options(of: $0).contains(name) }
      .compactMap { $0.configuration.commandName }
    if !owners.isEmpty { return "These commands have it: \(owners.joined(separator: ", "))." }
    let options = Self.options(of: command)
    let word = name.drop { $0 == "-" }
    let near =
      if let synonym = Self.synonyms[name], options.contains(String(synonym.prefix { $0 != " " })) {
        [synonym]
      } else {
        Self.similar(to: String(word), among: options)
      }
    return near.isEmpty ? nil : "Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// Returns the options that begin with a single letter, or that contain a word at one end, or else the one with the
  /// most similar name.
  private static func similar(to word: String, among options: [String]) -> [String] {
    if word.count == 1 { return options.filter { $0.dropFirst(2).hasPrefix(word) && $0 != "--help" } }
    let containing = options.filter { $0.dropFirst(2).hasPrefix(word) || $0.hasSuffix("-" + word) }
    if word.count >= 4, !containing.isEmpty { return containing }
    return NearestMatch.best(to: word, among: options.map { String($0.dropFirst(2)) }).map { ["--" + $0] } ?? []
  }

  /// Returns the names of a command's options, in the order of its help.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    var names: [String] = []
    for line in command.helpMessage().split(separator: "\n") where line.hasPrefix("  -") {
      if let name = line.split(separator: " ").first(where: { $0.hasPrefix("--") }) { names.append(String(name)) }
    }
    return names
  }

  // MARK: Values

  /// Returns a hint about values without an option, or `nil` if the first one isn't a known word.
  private func hint(aboutValues values: [String]) -> String? {
    guard let first = values.first else { return nil }
    // Word processors and input methods replace hyphens with dashes.
    if let dashed = values.first(where: { $0.first.map { !$0.isASCII && String($0).inASCIIForms == "-" } ?? false }) {
      let name = String(dashed.inASCIIForms.drop { $0 == "-" })
      return "An option begins with two hyphens: --\(name.forTerminal)."
    }
    // A time or a number can also belong to the option before it.
    guard first.first?.isNumber != true else { return nil }
    let options = Self.options(of: command)
    let found = values.map { value in
      Self.readers.first { options.contains($0.option) && $0.reads(value) }.map { "\($0.option) \(value)" }
    }
    if found[0] == nil { return nil }
    return "Did you mean \(found.compactMap(\.self).joined(separator: " ").forTerminal)?"
  }

  /// The options whose values can be recognized, and whether each one accepts a value.
  private static let readers: [(option: String, reads: @Sendable (String) -> Bool)] = [
    ("--platform", { NearestMatch.same(as: $0, among: SelectionContext.Platform.allCases.map(\.rawValue)) != nil }),
    ("--notification-permission", { NearestMatch.same(as: $0, among: DeviceOptions.permissions) != nil }),
    ("--frequency", { (try? Choices.frequency($0)) != nil }),
    ("--on", { (try? Choices.days($0)) != nil }),
    ("--at", { (try? Choices.times($0)) != nil }),
    ("--style", { NearestMatch.same(as: $0, among: Style.allCases.map(\.rawValue)) != nil }),
    ("--kind", { NearestMatch.same(as: $0, among: Kind.known.map(\.rawValue)) != nil }),
    ("--person", { $0.hasSuffix(".json") }),
    ("--history", { path in [".txt", ".tsv", ".csv", ".ndjson"].contains(where: path.hasSuffix) }),
    ("--catalog", FileReading.isDirectory),
  ]
}
