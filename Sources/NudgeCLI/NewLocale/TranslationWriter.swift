internal import NudgeAuthoring
internal import NudgeSystem
internal import NudgeText
internal import NudgeTime

/// Writes the files of a translation, and says what it did.
struct TranslationWriter {
  let folder: String
  let locale: LocaleTag

  /// Writes what differs, each file whole or not at all, and prints a line for each as soon as it is there.
  ///
  /// A link is written neither over nor through: what it leads to may be anybody's. A file that is there keeps its mode.
  ///
  /// - Parameter files: What the files are to hold.
  /// - Throws: `Failure` where a file cannot be written; those told are written then, and the rest is as it was.
  func write(_ files: [TranslationFile]) throws {
    let directory = "Localization/\(locale)"
    do throws(SystemError) { try FileWriting.makeDirectory(folder + "/" + directory) } catch {
      throw Self.failure(error, directory, "made")
    }
    for file in files where file.before != Array(file.text.utf8) {
      if FileReading.linkTarget(folder + "/" + file.file) != nil {
        throw Failure(.output, "\(file.file) is a link; put the file itself there.")
      }
      do throws(SystemError) {
        try FileWriting.replace(folder + "/" + file.file, with: Array(file.text.utf8), expecting: file.before)
      } catch {
        throw Self.failure(error, file.file, "written")
      }
      let counts = Self.counts(file.translatedCount, of: file.messageCount)
      try Terminal.write("\(file.before == nil ? "made" : "changed") \(file.file): \(counts)\n")
    }
    let translated = files.reduce(0) { $0 + $1.translatedCount }
    let all = files.reduce(0) { $0 + $1.messageCount }
    try Terminal.write("\(locale): \(Self.counts(translated, of: all)).\n")
  }

  private static func counts(_ translated: Int, of all: Int) -> String {
    "\(translated) of \(all) \(all == 1 ? "text" : "texts") translated"
  }

  private static func failure(_ error: SystemError, _ path: String, _ done: String) -> Failure {
    error == .changed
      ? Failure(.badData, "\(path) changed while it was read; run nudge new-locale again.")
      : Failure(.output, "\(path) cannot be \(done): \(error).")
  }
}
