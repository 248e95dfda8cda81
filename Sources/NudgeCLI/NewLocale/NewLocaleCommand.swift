internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// The `nudge new-locale` command, which creates a language's files for translation.
struct NewLocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-locale",
    abstract: "Create the files of a new language, ready to translate.",
    discussion: """
      EXAMPLES:
        nudge new-locale ja --catalog my-words
        nudge new-locale pt-BR --catalog my-words

      Creates Localization/<locale>/ with a file for each kind. Every text is empty, with the English text and its \
      description beside it. A language with empty texts is a draft: it is not used, and nudge preview shows its progress. \
      It becomes active once every text is translated.

      --force adds missing texts to an existing language and keeps its translations. English texts and descriptions are \
      updated; keep notes of your own in a context, a comment or a key that begins with x-, such as x-note. Nothing is \
      written while a translation exists that no template uses: move or remove it first.

      Documentation: docs/command.md#nudge-new-locale in the source code of Nudge
      """)

  @Argument(help: ArgumentHelp("Locale to create, named like its folder: ja, pt-BR or zh-Hant.", valueName: "locale"))
  var locale: String

  @OptionGroup var folder: CatalogFolder

  @Flag(help: "Add missing texts to an existing language.")
  var force = false

  func run() throws {
    let locale = try Self.folderName(locale)
    let catalog = try folder.path()
    guard locale != CatalogSources.sourceLocale else {
      throw ValidationError("\(locale) is the source language; translations are made from it.")
    }
    let reading = CatalogLoader.read(catalog, translatingInto: locale)
    if !reading.faults.isEmpty { throw CatalogOption.failure(for: reading.faults, in: catalog) }
    if reading.sources.locales.contains(locale), !force {
      throw Failure(
        .output,
        "Localization/\(locale) already exists; --force adds missing texts and keeps the translations.")
    }
    let files: [TranslationFile]
    do throws(RenderError) {
      files = try TranslationFile.all(of: reading.sources, for: locale, renderer: Renderer())
    } catch {
      throw Failure(.ours, "ICU has no plural rules for \(locale): \(error).")
    }
    try write(files, of: locale, in: catalog)
  }

  /// Parses the name of a locale's folder, which includes a script or region only if the language requires it.
  static func folderName(_ text: String) throws -> LocaleTag {
    let tag = try Choices.locale(text)
    let own = tag.fallbackChain.first ?? tag
    if LocaleTag(folder: text) == own { return own }
    // If the region only determines the script, the folder name contains that script instead.
    let usual = tag.script == own.script ? own : LocaleTag(folder: "\(own.language)-\(own.script ?? "")") ?? own
    throw ValidationError("The folder for \(text.forTerminal) is named \(usual); use that name.")
  }

  /// Writes the files that differ, and prints a line for each file once it has been written.
  ///
  /// Each file is written atomically, and existing files keep their mode. Symbolic links are neither replaced nor
  /// followed, because their target may belong to someone else.
  ///
  /// - Throws: `Failure` if a file can't be written. In that case, the printed files have been written and the others
  ///   are unchanged.
  private func write(_ files: [TranslationFile], of locale: LocaleTag, in catalog: String) throws {
    let directory = "Localization/\(locale)"
    do throws(SystemError) { try FileWriting.makeDirectory(catalog + "/" + directory) } catch {
      throw Failure(error, directory, again: "nudge new-locale", done: "made")
    }
    func counts(_ files: [TranslationFile]) -> String {
      let all = files.reduce(0) { $0 + $1.messageCount }
      let translated = files.reduce(0) { $0 + $1.translatedCount }
      return "\(translated) of \(all) \(all == 1 ? "text" : "texts") translated"
    }
    for file in files where file.before != Array(file.text.utf8) {
      if FileReading.linkTarget(catalog + "/" + file.file) != nil {
        throw Failure(.output, "\(file.file) is a symbolic link; replace it with a regular file.")
      }
      do throws(SystemError) {
        try FileWriting.replace(catalog + "/" + file.file, with: Array(file.text.utf8), expecting: file.before)
      } catch {
        throw Failure(error, file.file, again: "nudge new-locale")
      }
      try Terminal.write("\(file.before == nil ? "made" : "changed") \(file.file): \(counts([file]))\n")
    }
    try Terminal.write("\(locale): \(counts(files)).\n")
  }
}
