internal import ArgumentParser
internal import NudgeAuthoring
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// `nudge new-locale`: the files of a language, for a translator to fill in.
struct NewLocaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-locale", _superCommandName: "nudge",
    abstract: "Make the files of another language, ready to translate.",
    discussion: """
      EXAMPLES:
        nudge new-locale ja --catalog my-words
        nudge new-locale pt-BR --catalog my-words

      Writes Localization/ja/ with a file for each kind: every text empty, and beside it the English text and the note. While a \
      text is empty the language is a draft: nobody gets it, and nudge preview says how far it is. With its last text it is live.

      --force adds what is missing to a language that is there, and keeps what is translated. The description and the English \
      text beside it are written anew; a note of your own stays in a context, a comment or a name with x-, such as x-note. Where \
      a translation is left that no template asks for any more, it is told and nothing written until you have moved it or \
      taken it out.
      """)

  @Argument(help: ArgumentHelp("The language, as its folder is called: ja, pt-BR, zh-Hant.", valueName: "locale"))
  var locale: String

  @Option(
    help: ArgumentHelp(
      "The folder that holds Templates and Localization. (default: the current one)", valueName: "folder"),
    completion: .directory)
  var catalog = "."

  @Flag(help: "Add what is missing to a language that is there already.")
  var force = false

  func run() throws {
    let locale = try Self.folderName(locale)
    if catalog.isEmpty { throw ValidationError("--catalog: it is empty; name a folder, or leave it out.") }
    guard ["Templates", "Localization"].allSatisfy({ FileReading.isDirectory(catalog + "/" + $0) }) else {
      throw Failure(
        .missingInput,
        "--catalog: there is no Templates and Localization in \(catalog); name the folder that has both.")
    }
    guard locale != CatalogSources.sourceLocale else {
      throw ValidationError("Words are written in \(locale) first; translations are made from it.")
    }
    let reading = CatalogLoader.read(catalog, translatingInto: locale)
    if !reading.faults.isEmpty { throw CatalogOption.failure(for: reading.faults, in: catalog) }
    if reading.sources.locales.contains(locale), !force {
      throw Failure(
        .output,
        "there is Localization/\(locale) already; --force adds what is missing and keeps what is translated.")
    }
    let files: [TranslationFile]
    do throws(RenderError) {
      files = try TranslationFile.all(of: reading.sources, for: locale, renderer: Renderer())
    } catch {
      throw Failure(.ours, "ICU does not know the plurals of \(locale): \(error).")
    }
    try write(files, of: locale)
  }

  /// Reads the name of a folder of words, which has a script and region only if the language needs them.
  static func folderName(_ text: String) throws -> LocaleTag {
    let tag = try Choices.locale(text)
    let own = tag.fallbackChain.first ?? tag
    if LocaleTag(folder: text) == own { return own }
    // Where a region was to tell the script, the script is meant.
    let usual = tag.script == own.script ? own : LocaleTag(folder: "\(own.language)-\(own.script ?? "")") ?? own
    throw ValidationError("The folder of \(text.forTerminal) is called \(usual); write it so.")
  }

  /// Writes what differs, each file whole or not at all, and prints a line for each as soon as it exists.
  ///
  /// A link is neither replaced nor followed: its target may belong to anyone. An existing file keeps its mode.
  ///
  /// - Throws: `Failure` if a file cannot be written; those printed are written then, and the rest is as it was.
  private func write(_ files: [TranslationFile], of locale: LocaleTag) throws {
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
        throw Failure(.output, "\(file.file) is a link; put the file itself there.")
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
