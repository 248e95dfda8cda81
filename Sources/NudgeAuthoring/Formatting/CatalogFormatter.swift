package import NudgeSystem
package import NudgeText

/// Puts the files of a catalog into their form, and keeps the memory of what was translated from what.
package struct CatalogFormatter {
  /// A file that is not as it is to be.
  package struct Change: Hashable {
    /// The path, relative to the catalog's folder.
    package var path: String
    /// What it holds; `nil` if there is no such file yet.
    var before: [UInt8]?
    /// What it is to hold.
    var after: [UInt8]
  }

  /// Translations of one file that are taken as made from the source of now.
  package struct TakenAnew: Hashable {
    /// The locale of the file.
    package var locale: LocaleTag
    /// The kind of the file.
    package var kind: Kind
    /// The keys of the messages, in file order; at least one.
    package var keys: [String]
  }

  /// The files to write, by their paths in ascending order.
  package private(set) var changes: [Change] = []
  /// What keeps files from being written anew, by file and place.
  package private(set) var faults: [CatalogFault]
  /// The keys that were to be confirmed, and are stale in no locale.
  package private(set) var notStale: [String]

  /// Translations that are assumed to match the current source without a confirmation, because both have changed or the
  /// file did not list them; by file, in the order of files.
  package private(set) var takenAnew: [TakenAnew] = []

  private let folder: SourceFolder
  private let sources: CatalogSources

  /// Reads a folder; nothing is written yet.
  ///
  /// - Parameters:
  ///   - folder: The folder in which Templates/ and Localization/ lie.
  ///   - confirmed: Keys of messages whose source has changed, and whose translations still fit.
  package init(_ folder: String, confirming confirmed: [String] = []) {
    let reading = CatalogLoader.read(folder)
    self.folder = SourceFolder(folder)
    sources = reading.sources
    let written = Set(CanonicalForm.files(of: sources).map(\.path))
    // Words that do not fit their template are in a file that can be written all the same.
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

  /// Writes a file; others see it as it was, or as it is to be.
  ///
  /// - Throws: `SystemError`; the file is then as it was.
  package func write(_ change: Change) throws(SystemError) {
    try FileWriting.replace(folder.target(of: change.path), with: change.after, expecting: change.before)
  }

  /// What is to be remembered of a locale.
  ///
  /// A new message, and one that was written anew, are taken down with the source of now. Of one that stayed as it was
  /// the old source is kept, so that it stays stale.
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
        // Of the patterns as they are going to be written.
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
    // Of files that cannot be read, everything is kept.
    let allKinds = Set(sources.localizations.filter { $0.locale == locale }.map(\.kind.rawValue))
    return hashes.filter { key, _ in
      let kind = String(key.prefix { $0 != "." })
      return present.contains(key) || (allKinds.contains(kind) && !readable.contains(kind))
    }
  }
}
