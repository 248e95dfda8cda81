package import NudgeSystem
package import NudgeText

/// A formatter for a catalog's files, which also updates the hashes of the source texts that messages were translated
/// from.
package struct CatalogFormatter {
  /// A file whose contents differ from its canonical form.
  package struct Change: Hashable {
    /// The path, relative to the catalog's folder.
    package var path: String
    /// The current contents, or `nil` if the file does not exist yet.
    var before: [UInt8]?
    /// The new contents.
    var after: [UInt8]
  }

  /// Translations in one file that are assumed to match the current source.
  package struct TakenAnew: Hashable {
    /// The locale of the file.
    package var locale: LocaleTag
    /// The kind of the file.
    package var kind: Kind
    /// The message keys, in file order.
    ///
    /// This array is never empty.
    package var keys: [String]
  }

  /// The files to write, ordered by path.
  package private(set) var changes: [Change] = []
  /// The faults that prevent files from being formatted, ordered by file and position.
  package private(set) var faults: [CatalogFault]
  /// The confirmed keys for which no locale has a stale translation.
  package private(set) var notStale: [String]

  /// Translations that are assumed to match the current source without confirmation, in the order of their files.
  ///
  /// This happens if both texts have changed, or if the hash file did not list the message.
  package private(set) var takenAnew: [TakenAnew] = []

  private let folder: SourceFolder
  private let sources: CatalogSources

  /// Creates a formatter from a folder's contents, without writing anything.
  ///
  /// - Parameters:
  ///   - folder: The folder that contains Templates/ and Localization/.
  ///   - confirmed: The keys of messages whose translations are still correct even though their source has changed.
  package init(_ folder: String, confirming confirmed: [String] = []) {
    let reading = CatalogLoader.read(folder)
    self.folder = SourceFolder(folder)
    sources = reading.sources
    let written = Set(CanonicalForm.files(of: sources).map(\.path))
    // A file can be formatted even if its messages do not match their template.
    faults = (reading.faults + reading.sources.lintFaults).filter { fault in
      !written.contains(fault.file)
        && (fault.rule == "F00" || fault.rule == "F01" || reading.sources.contents[fault.file] != nil)
    }
    notStale = confirmed
    for locale in sources.locales where locale != CatalogSources.sourceLocale {
      if sources.hasFaultyHashes(locale) { continue }
      let file = CatalogSources.hashFile(of: locale)
      let hashes = updated(sources.sourceHashes[locale] ?? [:], locale, Set(confirmed))
      let text = Array(CanonicalJSON.text(of: hashes).utf8)
      let before = sources.contents[file]
      if before == nil, hashes.isEmpty { continue }
      if before != text { changes.append(Change(path: file, before: before, after: text)) }
    }
    let hashFiles = Set(changes.map(\.path))
    for form in CanonicalForm.files(of: sources)
    where form.bytes != form.canonical && !hashFiles.contains(form.path) {
      changes.append(Change(path: form.path, before: form.bytes, after: form.canonical))
    }
    changes.sort { $0.path < $1.path }
  }

  /// Writes a file atomically.
  ///
  /// - Throws: `SystemError` if the file can't be written, in which case it is unchanged.
  package func write(_ change: Change) throws(SystemError) {
    try FileWriting.replace(folder.target(of: change.path), with: change.after, expecting: change.before)
  }

  /// Returns a locale's updated hashes.
  ///
  /// New and changed translations are recorded with the current source. An unchanged translation keeps the source that
  /// it was made from, so that it remains stale.
  private mutating func updated(
    _ hashes: [String: SourceHash], _ locale: LocaleTag, _ confirmed: Set<String>
  ) -> [String: SourceHash] {
    let hasMemory = !hashes.isEmpty
    var hashes = hashes
    var readable: Set<String> = []
    var present: Set<String> = []
    for file in sources.localizations where file.locale == locale {
      guard let source = sources.localization(of: file.kind, in: CatalogSources.sourceLocale), file.isFaultless,
        source.isFaultless
      else { continue }
      readable.insert(file.kind.rawValue)
      let english = source.messagesByKey
      var anew: [String] = []
      for message in file.messages where message.isTranslated {
        guard let pattern = english[message.key]?.pattern else { continue }
        present.insert(message.key)
        // Hash the patterns as they are about to be written.
        let now = SourceHash(source: pattern.composed, translation: message.pattern.composed)
        guard let known = hashes[message.key], known.translation == now.translation else {
          if hasMemory, hashes[message.key]?.source != now.source {
            anew.append(message.key)
          }
          hashes[message.key] = now
          continue
        }
        if known.source != now.source, confirmed.contains(message.key) {
          hashes[message.key] = now
          notStale.removeAll { $0 == message.key }
        }
      }
      if !anew.isEmpty { takenAnew.append(TakenAnew(locale: locale, kind: file.kind, keys: anew)) }
    }
    // Keep all hashes of files that cannot be read.
    let allKinds = Set(sources.localizations.filter { $0.locale == locale }.map(\.kind.rawValue))
    return hashes.filter { key, _ in
      let kind = String(key.prefix { $0 != "." })
      return present.contains(key) || (allKinds.contains(kind) && !readable.contains(kind))
    }
  }
}
