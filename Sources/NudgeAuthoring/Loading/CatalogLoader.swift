public import NudgeText

/// A loader for catalogs, which are folders that contain Templates/ and Localization/.
///
/// ```swift
/// let catalog = try CatalogLoader.load(from: "my-words")
/// print(catalog.locales)
/// ```
public enum CatalogLoader {
  /// Reads and checks a catalog.
  ///
  /// A locale with an empty text is a draft, which the catalog does not include.
  ///
  /// The folder is untrusted. Links that lead out of it, pipes, devices and files larger than 4 MiB are not read.
  ///
  /// - Parameter folder: The folder that contains Templates/ and Localization/.
  /// - Returns: A catalog in which every message has been compiled once and every locale is complete.
  /// - Throws: `CatalogError` with all faults in all files, in a stable order.
  public static func load(from folder: String) throws(CatalogError) -> Catalog {
    let reading = read(folder)
    guard let catalog = reading.catalog else { throw CatalogError(faults: reading.faults) }
    return catalog
  }

  /// Reads and checks a catalog, and returns its contents together with its faults.
  ///
  /// - Parameter folder: The folder that contains Templates/ and Localization/.
  /// - Returns: The sources with their positions, the faults, and the catalog if there are no faults.
  package static func read(_ folder: String) -> CatalogReading {
    guard let files = readFiles(of: SourceFolder(folder)) else { return missingFolders(in: folder) }
    var checker = CatalogChecker(sources: files.sources, unreadableKinds: files.unreadableKinds)
    let catalog = checker.check()
    let faults = (files.faults + checker.faults).sorted()
    return CatalogReading(
      sources: files.sources, faults: faults, drafts: checker.drafts, catalog: faults.isEmpty ? catalog : nil)
  }

  /// Returns the reading of a folder that lacks Templates/ or Localization/.
  static func missingFolders(in folder: String) -> CatalogReading {
    let folder = SourceFolder(folder)
    var files = Files()
    for name in folders where !folder.isDirectory(name) { files.addFault("F00", name, "folder not found") }
    return CatalogReading(sources: files.sources, faults: files.faults, catalog: nil)
  }

  /// Reads all files.
  ///
  /// - Parameter folder: The folder that contains Templates/ and Localization/.
  /// - Returns: `nil` if one of the two folders does not exist.
  static func readFiles(of folder: SourceFolder) -> Files? {
    guard folders.allSatisfy(folder.isDirectory) else { return nil }
    var files = Files()
    files.readTemplates(in: folder)
    files.readLocalizations(in: folder)
    return files
  }

  private static let folders = ["Templates", "Localization"]

  /// The contents of all files before they are checked against each other.
  struct Files {
    private(set) var sources = CatalogSources()
    /// The kinds whose template could not be read.
    private(set) var unreadableKinds: Set<String> = []
    /// The faults in individual files.
    private(set) var faults: [CatalogFault] = []

    fileprivate mutating func addFault(_ rule: RuleCode, _ file: String, _ reason: String, hint: String? = nil) {
      faults.append(CatalogFault(rule: rule, file: file, reason: reason, hint: hint))
    }

    fileprivate mutating func readTemplates(in folder: SourceFolder) {
      addFaults(ofFoldersIn: "Templates", of: folder, hint: "move its templates directly into Templates")
      for name in folder.files(in: "Templates") {
        var list = FaultList(file: "Templates/" + name)
        if [Silencing.file, Glossary.file].contains(list.file) {
          readForLint(list, in: folder)
          continue
        }
        defer { faults += list.faults }
        guard let kind = Self.kind(ofFile: name, suffix: ".yaml", faults: &list) else { continue }
        let bytes = folder.read(list.file, faults: &list)
        sources.contents[list.file] = bytes
        if list.file == RevisionsReader.file {
          if let bytes { sources.revisions = RevisionsReader.read(bytes, faults: &list) }
        } else if let bytes, let template = TemplateReader.read(bytes, kind: kind, faults: &list) {
          sources.templates.append(template)
        } else {
          unreadableKinds.insert(kind.rawValue)
        }
      }
      sources.templates.sort { $0.template.kind < $1.template.kind }
    }

    fileprivate mutating func readLocalizations(in folder: SourceFolder) {
      for name in folder.files(in: "Localization") {
        let file = "Localization/" + name
        if folder.isDirectory(file) {
          addFault("F00", file, "links to folders are not allowed")
        } else {
          let hint = "move it to a folder such as Localization/\(CatalogSources.sourceLocale)"
          addFault("F00", file, "the file is not in a locale's folder", hint: hint)
        }
      }
      for name in folder.folders(in: "Localization") {
        let path = "Localization/" + name
        addFaults(ofFoldersIn: path, of: folder, hint: "move its files into their locale's folder")
        if let locale = LocaleTag(folder: name) {
          readWords(of: locale, in: path, of: folder)
        } else {
          let hint = "use a locale such as en, zh-Hans or pt-BR"
          addFault("F05", path, "the folder name \(quoted(name)) is not a locale", hint: hint)
        }
      }
      // Sort by identifier and not by path, because the path en-GB/ comes before en/.
      sources.locales.sort { $0.identifier < $1.identifier }
      sources.localizations.sort { ($0.locale.identifier, $0.kind) < ($1.locale.identifier, $1.kind) }
    }

    private mutating func readWords(of locale: LocaleTag, in path: String, of folder: SourceFolder) {
      var files = folder.files(in: path)
      if files.contains(SourceHashReader.name) {
        files.removeAll { $0 == SourceHashReader.name }
        readForLint(FaultList(file: path + "/" + SourceHashReader.name), of: locale, in: folder)
      }
      if !files.isEmpty {
        sources.locales.append(locale)
      } else if locale != CatalogSources.sourceLocale {
        // If the source locale is empty, the checker reports a fault that is more specific.
        addFault("F04", path, "the folder contains no texts")
      }
      for file in files {
        var list = FaultList(file: path + "/" + file)
        defer { faults += list.faults }
        guard let kind = Self.kind(ofFile: file, suffix: ".json", faults: &list) else { continue }
        // An unreadable file counts as incomplete, so that it does not produce a second fault.
        var source = LocalizationSource(file: list.file, locale: locale, kind: kind, messages: [], isComplete: false)
        if let bytes = folder.read(list.file, faults: &list) {
          sources.contents[list.file] = bytes
          source = LocalizationReader.read(bytes, locale: locale, kind: kind, faults: &list)
        }
        sources.localizations.append(source)
      }
    }

    /// Reads a file that only lint uses.
    ///
    /// Faults in such a file don't prevent the catalog from being built.
    private mutating func readForLint(_ list: FaultList, of locale: LocaleTag? = nil, in folder: SourceFolder) {
      var list = list
      if let bytes = folder.read(list.file, faults: &list) {
        sources.contents[list.file] = bytes
        switch list.file {
        case Silencing.file: sources.silencings = Silencing.read(bytes, faults: &list)
        case Glossary.file: sources.glossary = Glossary.read(bytes, faults: &list)
        default: if let locale { sources.sourceHashes[locale] = SourceHashReader.read(bytes, faults: &list) }
        }
      }
      sources.lintFaults += list.faults
    }

    private mutating func addFaults(ofFoldersIn path: String, of folder: SourceFolder, hint: String) {
      for name in folder.folders(in: path) {
        addFault("F00", path + "/" + name, "found a folder where only files are allowed", hint: hint)
      }
    }

    /// Returns the kind that a file is named after.
    private static func kind(ofFile name: String, suffix: String, faults: inout FaultList) -> Kind? {
      let kind = String(name.dropLast(suffix.count))
      if name.hasSuffix(suffix), NodeReader.isID(kind) { return Kind(rawValue: kind) }
      return faults.refuse(
        nil, "the file is not named after a kind", hint: "use a name such as reminder\(suffix)", rule: "F00")
    }
  }
}

/// The result of reading a catalog's folder.
package struct CatalogReading: Hashable, Sendable {
  /// The sources that were read.
  package var sources: CatalogSources
  /// The faults, ordered by file, line and column.
  package var faults: [CatalogFault]
  /// The incomplete locales that the catalog omits, ordered by identifier.
  package var drafts: [CatalogDraft] = []
  /// The catalog, or `nil` if there are faults.
  package var catalog: Catalog?
}
