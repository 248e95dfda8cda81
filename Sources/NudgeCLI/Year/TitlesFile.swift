internal import NudgeCatalog
internal import NudgePlanning
internal import NudgeReports
internal import NudgeSystem
internal import NudgeText

/// A file with the titles of entries, one per line.
enum TitlesFile {
  /// The maximum size of the file: 1 MiB.
  private static let maximumLength = 1 << 20

  /// Reads the titles.
  ///
  /// Empty lines and spaces around a title are ignored.
  ///
  /// - Throws: `Failure` if the file can't be read, is empty or isn't UTF-8, or if a title is too long.
  static func read(_ path: String, _ notes: NoteWriter) throws -> [String] {
    let name = PersonFile.name(path)
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.streamedBytes(of: path == "-" ? nil : path, maximum: maximumLength)
    } catch {
      switch error {
      case .notRegular: throw Failure(.missingInput, "--titles: \(name) is a folder or a device; specify a file.")
      case .tooLarge: throw Failure(.badData, "--titles: \(name) is larger than 1 MiB.")
      default: throw Failure(.missingInput, "--titles: \(name) cannot be read: \(error).")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, "--titles: \(name) \(ForeignInput.otherEncoding)")
    }
    let bare = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let lines = bare.split(omittingEmptySubsequences: false) { $0.isNewline }.map(Choices.trimmed)
    let limit = History.maximumTitleLength
    if let index = lines.firstIndex(where: { $0.utf8.count > limit }) {
      throw Failure(.badData, "--titles: \(name):\(index + 1): the title is longer than \(limit) bytes.")
    }
    let titles = lines.filter { !$0.isEmpty }
    if titles.isEmpty { throw Failure(.badData, "--titles: \(name) has no titles; write one per line.") }
    return titles
  }
}

/// The example titles of a catalog, among which are hard ones.
enum ExampleTitles {
  private static let kind = Kind(rawValue: "examples")

  /// Returns the titles in a language, or those of the shipped catalog if the catalog has none.
  static func titles(in catalog: Catalog, _ locale: LocaleTag) -> [String] {
    let own = all(in: catalog, locale)
    return own.isEmpty ? all(in: .shipped, locale) : own
  }

  /// The texts whose ids are `title` or begin with `title-`.
  private static func all(in catalog: Catalog, _ locale: LocaleTag) -> [String] {
    guard let template = catalog.template(of: kind) else { return [] }
    let phrases = Phrases(kind, in: catalog, locale: locale, renderer: Renderer())
    return template.variants.map(\.id).filter { $0 == "title" || $0.hasPrefix("title-") }
      .compactMap { try? phrases.say($0) }
  }
}
