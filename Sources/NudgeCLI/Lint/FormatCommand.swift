internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeReports
internal import NudgeSystem
internal import NudgeTime

/// The `nudge fmt` command, which formats a catalog's files.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Format the files of a catalog: sorted keys, one layout, one spelling of each character.",
    discussion: """
      EXAMPLES:
        nudge fmt
        nudge fmt --check --catalog my-words
        nudge fmt --confirm reminder.gentle.a01.body

      Files in Localization are rewritten. Files in Templates are changed only if that keeps every comment. Each file is \
      replaced atomically, and a file that cannot be parsed is left unchanged. Localization/<locale>/source-hashes.json \
      records the English text that each translation was made from, so that lint can find stale translations. If both texts \
      have changed, fmt treats the translation as up to date and reports it.

      Documentation: docs/command.md#nudge-fmt in the source code of Nudge
      """)

  @OptionGroup var stray: StrayValues<FormatCommand>

  @OptionGroup var folder: CatalogFolder

  @Flag(help: "Write nothing; exit with 1 if a file is not formatted.")
  var check = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Keys of messages whose English text has changed and whose translations are still correct.", valueName: "key"))
  var confirm: [String] = []

  func run() throws {
    let folder = try self.folder.path()
    var lines: [String] = []
    defer { try? Terminal.write(lines.map { $0 + "\n" }.joined()) }
    let isDone = try Self.format(folder, confirming: confirm, isDry: check) { lines.append($0.forTerminal) }
    if !isDone { throw ExitCode(Failure.Code.faults.rawValue) }
  }

  /// Formats a catalog's files.
  ///
  /// - Parameters:
  ///   - folder: The catalog folder.
  ///   - confirmed: The keys of messages whose translations are still correct.
  ///   - isDry: Whether to report changes without writing them.
  ///   - report: A closure that receives a line for each file that is (or would be) written.
  /// - Returns: `true` if all files are now formatted.
  /// - Throws: `Failure` if a file can't be written, or if a confirmed key doesn't have a stale translation.
  @discardableResult
  static func format(
    _ folder: String, confirming confirmed: [String], isDry: Bool, _ report: (String) -> Void
  ) throws -> Bool {
    let formatter = CatalogFormatter(folder, confirming: confirmed)
    if let key = formatter.notStale.first {
      throw Failure(
        .badData,
        "--confirm: no locale has a stale translation of \(key); nudge lint --rule X03 lists stale translations."
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
      for line in lines(on: file) { report("treated as newly translated: \(line)") }
    }
    for fault in formatter.faults { Terminal.complain(fault.description) }
    if !formatter.faults.isEmpty { Terminal.complain("files with these faults are left unchanged") }
    return formatter.faults.isEmpty && (!isDry || formatter.changes.isEmpty)
  }

  /// Returns a line for each key in a file, or a single line with their number if there are more than three.
  private static func lines(on file: CatalogFormatter.TakenAnew) -> [String] {
    file.keys.count > 3
      ? ["\(file.locale) \(file.kind), \(file.keys.count) messages"] : file.keys.map { "\(file.locale) \($0)" }
  }
}
