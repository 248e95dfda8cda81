public import NudgeText

/// Reads a folder that holds Templates/ and Localization/.
public enum CatalogLoader {
  /// Reads and checks a catalog.
  ///
  /// A locale in which a text is still empty is a draft, and left out.
  ///
  /// The folder is not trusted: links that lead out of it, pipes and devices are not read, and no file over 4 MiB is.
  ///
  /// - Parameter folder: The folder in which Templates/ and Localization/ lie.
  /// - Returns: A catalog of which each message has been compiled once, and each locale has all words.
  /// - Throws: `CatalogError` with every fault of every file, in a stable order.
  public static func load(from folder: String) throws(CatalogError) -> Catalog {
    let reading = read(folder)
    guard let catalog = reading.catalog else { throw CatalogError(faults: reading.faults) }
    return catalog
  }

  /// Reads and checks a catalog, and hands out what was read along with what is wrong.
  ///
  /// - Parameter folder: The folder in which Templates/ and Localization/ lie.
  /// - Returns: The sources with their places, the faults, and the catalog if there is none.
  package static func read(_ folder: String) -> CatalogReading {
    guard var files = readFiles(of: SourceFolder(folder)) else { return missingFolders(in: folder) }
    var checker = CatalogChecker(sources: files.sources, unreadableKinds: files.unreadableKinds)
    let catalog = checker.check()
    files.faults += checker.faults
    files.faults.sort()
    return CatalogReading(
      sources: files.sources, faults: files.faults, drafts: checker.drafts,
      catalog: files.faults.isEmpty ? catalog : nil)
  }

  /// What was read, before anything is held against anything else.
  struct Files {
    var sources = CatalogSources()
    /// Kinds whose template could not be read.
    var unreadableKinds: Set<String> = []
    /// The faults of each file in itself.
    var faults: [CatalogFault] = []
  }

  /// Reads all files.
  ///
  /// - Parameter folder: The folder in which Templates/ and Localization/ lie.
  /// - Returns: `nil` where one of the two is not there.
  static func readFiles(of folder: SourceFolder) -> Files? {
    guard folders.allSatisfy(folder.isDirectory) else { return nil }
    var files = Files()
    readTemplates(in: folder, into: &files.sources, unreadable: &files.unreadableKinds, faults: &files.faults)
    readLocalizations(in: folder, into: &files.sources, faults: &files.faults)
    return files
  }

  /// Tells which of the two folders is not there.
  static func missingFolders(in folder: String) -> CatalogReading {
    let folder = SourceFolder(folder)
    let faults = folders.filter { !folder.isDirectory($0) }.map {
      CatalogFault(rule: "F00", file: $0, position: nil, reason: "there is no such folder")
    }
    return CatalogReading(sources: CatalogSources(), faults: faults, catalog: nil)
  }

  private static let folders = ["Templates", "Localization"]

  private static func readTemplates(
    in folder: SourceFolder, into sources: inout CatalogSources, unreadable: inout Set<String>,
    faults: inout [CatalogFault]
  ) {
    for name in folder.folders(in: "Templates") {
      faults.append(foldersFault("Templates/" + name, hint: "templates lie in Templates itself"))
    }
    for name in folder.files(in: "Templates") {
      var list = FaultList(file: "Templates/" + name)
      if [SilencingReader.file, GlossaryReader.file].contains(list.file) {
        readForLint(list, in: folder, into: &sources)
        continue
      }
      defer { faults += list.faults }
      guard let kind = kind(ofFile: name, suffix: ".yaml", faults: &list) else { continue }
      let bytes = folder.read(list.file, faults: &list)
      sources.contents[list.file] = bytes
      if list.file == RevisionsReader.file {
        if let bytes { sources.revisions = RevisionsReader.read(bytes, faults: &list) }
        continue
      }
      unreadable.insert(kind.rawValue)
      if let bytes, let template = TemplateReader.read(bytes, kind: kind, faults: &list) {
        sources.templates.append(template)
        unreadable.remove(kind.rawValue)
      }
    }
    sources.templates.sort { $0.template.kind < $1.template.kind }
  }

  private static func readLocalizations(
    in folder: SourceFolder, into sources: inout CatalogSources, faults: inout [CatalogFault]
  ) {
    for name in folder.files(in: "Localization") {
      let file = "Localization/" + name
      let isLink = folder.isDirectory(file)
      let source = CatalogSources.sourceLocale.identifier
      faults.append(
        CatalogFault(
          rule: "F00", file: file, position: nil,
          reason: isLink ? "is a link to a folder" : "is not in the folder of a locale",
          hint: isLink ? nil : "such as Localization/\(source)/\(name)"))
    }
    for name in folder.folders(in: "Localization") {
      let path = "Localization/" + name
      for inner in folder.folders(in: path) {
        faults.append(foldersFault(path + "/" + inner, hint: "words lie in the folder of their locale"))
      }
      guard let locale = LocaleTag(folder: name) else {
        faults.append(
          CatalogFault(
            rule: "F05", file: path, position: nil, reason: "the folder \(quoted(name)) is not a locale",
            hint: "such as en, zh-Hans or pt-BR"))
        continue
      }
      var files = folder.files(in: path)
      if files.contains(SourceHashReader.name) {
        files.removeAll { $0 == SourceHashReader.name }
        readForLint(FaultList(file: path + "/" + SourceHashReader.name), of: locale, in: folder, into: &sources)
      }
      if !files.isEmpty {
        sources.locales.append(locale)
      } else if locale != CatalogSources.sourceLocale {
        // Of the source locale this is said with the reason why it must be there.
        faults.append(CatalogFault(rule: "F04", file: path, position: nil, reason: "there are no words in this folder"))
      }
      for file in files {
        var list = FaultList(file: path + "/" + file)
        defer { faults += list.faults }
        guard let kind = kind(ofFile: file, suffix: ".json", faults: &list) else { continue }
        // A file that cannot be read counts as one of which nothing is known, so that it has no second fault.
        var source = LocalizationSource(file: list.file, locale: locale, kind: kind, messages: [], isComplete: false)
        if let bytes = folder.read(list.file, faults: &list) {
          sources.contents[list.file] = bytes
          source = LocalizationReader.read(bytes, locale: locale, kind: kind, faults: &list)
        }
        sources.localizations.append(source)
      }
    }
    // Not as the paths are: there, en-GB/ comes before en/.
    sources.locales.sort { $0.identifier < $1.identifier }
    sources.localizations.sort { ($0.locale.identifier, $0.kind) < ($1.locale.identifier, $1.kind) }
  }

  /// Reads a file that only lint knows; its faults do not keep a catalog from being built.
  private static func readForLint(
    _ list: FaultList, of locale: LocaleTag? = nil, in folder: SourceFolder, into sources: inout CatalogSources
  ) {
    var list = list
    if let bytes = folder.read(list.file, faults: &list) {
      sources.contents[list.file] = bytes
      switch list.file {
      case SilencingReader.file: sources.silencings = SilencingReader.read(bytes, faults: &list)
      case GlossaryReader.file: sources.glossary = GlossaryReader.read(bytes, faults: &list)
      default: if let locale { sources.sourceHashes[locale] = SourceHashReader.read(bytes, faults: &list) }
      }
    }
    sources.lintFaults += list.faults
  }

  private static func foldersFault(_ path: String, hint: String) -> CatalogFault {
    CatalogFault(rule: "F00", file: path, position: nil, reason: "is a folder, where there are only files", hint: hint)
  }

  /// The kind after which a file is named.
  private static func kind(ofFile name: String, suffix: String, faults: inout FaultList) -> Kind? {
    guard name.hasSuffix(suffix), NodeReader.isID(String(name.dropLast(suffix.count))) else {
      faults.add(nil, "a file here is called after its kind", hint: "such as reminder\(suffix)", rule: "F00")
      return nil
    }
    return Kind(rawValue: String(name.dropLast(suffix.count)))
  }
}
