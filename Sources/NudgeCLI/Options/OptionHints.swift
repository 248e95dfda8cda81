internal import ArgumentParser
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

/// Finds the command or option that a person probably meant, by comparing the arguments with the known names.
struct OptionHints {
  /// The command that the arguments name, or the root.
  let command: any ParsableCommand.Type
  private let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
    command = Self.commands.first { $0.configuration.commandName == arguments.first } ?? NudgeCommand.self
  }

  private static let commands = NudgeCommand.configuration.subcommands

  // MARK: Commands

  /// An error about a command that doesn't exist, or `nil` if there is none.
  ///
  /// ArgumentParser would report the name as an unexpected argument, or ignore it after `help`.
  var unknownCommand: ValidationError? {
    let name = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
    let commands = Self.commands.map { $0.configuration }
    guard let name, !name.hasPrefix("-"), name != "help", !commands.contains(where: { $0.commandName == name }) else {
      return nil
    }
    let known = commands.filter(\.shouldDisplay).compactMap(\.commandName) + ["help"]
    let hint = NearestMatch.best(to: name, among: known).map { " Did you mean \($0)?" } ?? ""
    return ValidationError("Unknown command \(name).\(hint) The commands are \(known.joined(separator: ", ")).")
  }

  // MARK: Options

  /// An error about the first argument that looks like an option but isn't an option of the command, or `nil` if there
  /// is none.
  var unknownOption: ValidationError? {
    let known = command.optionNames
    let names = arguments.prefix { $0 != "--" }.filter(Self.isOption).map { String($0.prefix { $0 != "=" }) }
    guard let name = names.first(where: { !known.contains($0) }) else { return nil }
    return ValidationError("Unknown option '\(name)'" + (hint(about: name, among: known).map { ". " + $0 } ?? ""))
  }

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
  private func hint(about name: String, among options: [String]) -> String? {
    if command == PlanCommand.self, name == "--person" {
      return "A file has no option before it, as in nudge plan my-person.json."
    }
    let owners = Self.commands.filter { $0.optionNames.contains(name) }.compactMap { $0.configuration.commandName }
    if !owners.isEmpty { return "These commands have it: \(owners.joined(separator: ", "))." }
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
}

extension ParsableCommand {
  /// The names of the command's options, in the order of its help.
  static var optionNames: [String] {
    helpMessage().split(separator: "\n").filter { $0.hasPrefix("  -") }
      .compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init) }
  }

  /// Returns an error message with the command's usage, as ArgumentParser shows it for an error while parsing.
  static func usageMessage(for error: ValidationError) -> String {
    let usage = NudgeCommand.usageString(for: self)
    let name = (self == NudgeCommand.self ? nil : configuration.commandName).map { "nudge \($0)" } ?? "nudge"
    return "Error: \(error.message)\nUsage: \(usage)\n  See '\(name) --help' for more information."
  }
}
