internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeSystem
internal import NudgeTime

/// `nudge fmt`: puts the files of a catalog into their form.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", _superCommandName: "nudge",
    abstract: "Put the files of a catalog into their form: keys sorted, one layout, one spelling of each character.",
    discussion: """
      EXAMPLES:
        nudge fmt
        nudge fmt --check --catalog my-words
        nudge fmt --confirm reminder.gentle.a01.body

      Files of Localization are written anew, files of Templates only mended where no comment is lost. Each is replaced in one \
      step. A file that cannot be read whole is left as it is. From which text each one was translated is noted in \
      Localization/<locale>/source-hashes.json, so that lint can tell what is stale; where both texts have changed, the new one is \
      taken as translated anew, and fmt says so.
      """)

  @OptionGroup var folder: CatalogFolder

  @Flag(help: "Write nothing; end with 1 where a file is not in its form.")
  var check = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Messages whose source has changed, and whose translations still fit.", valueName: "key"))
  var confirm: [String] = []

  func run() throws {
    let folder = try self.folder.path()
    var lines: [String] = []
    defer { try? Terminal.write(lines.map { $0 + "\n" }.joined()) }
    let isDone = try Self.format(folder, confirming: confirm, isDry: check) { lines.append($0.forTerminal) }
    if !isDone { throw ExitCode(Failure.Code.faults.rawValue) }
  }

  /// Formats a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the catalog.
  ///   - confirmed: Keys whose translations still fit.
  ///   - isDry: Whether to write nothing.
  ///   - report: Called for each file that is, or would be, written.
  /// - Returns: Whether all files are in their form now.
  /// - Throws: `Failure` if a file cannot be written, or a key is not stale.
  @discardableResult
  static func format(
    _ folder: String, confirming confirmed: [String], isDry: Bool, _ report: (String) -> Void
  ) throws -> Bool {
    let formatter = CatalogFormatter(folder, confirming: confirmed)
    if let key = formatter.notStale.first {
      throw Failure(
        .badData, "--confirm: no locale has a stale translation of \(key); nudge lint --rule X03 lists those there are."
      )
    }
    for change in formatter.changes {
      if !isDry {
        do throws(SystemError) { try formatter.write(change) } catch {
          throw Failure(error, change.path, again: "nudge fmt")
        }
      }
      report("\(isDry ? "would write" : "wrote") \(change.path)")
    }
    for file in formatter.takenAnew {
      for line in lines(on: file) { report("taken as translated anew: \(line)") }
    }
    for fault in formatter.faults { Terminal.complain(fault.description) }
    if !formatter.faults.isEmpty { Terminal.complain("files with such faults are left as they are") }
    return formatter.faults.isEmpty && (!isDry || formatter.changes.isEmpty)
  }

  /// The keys of a file if there are few; otherwise their number.
  private static func lines(on file: CatalogFormatter.TakenAnew) -> [String] {
    file.keys.count > 3
      ? ["\(file.locale) \(file.kind), \(file.keys.count) messages"] : file.keys.map { "\(file.locale) \($0)" }
  }
}
