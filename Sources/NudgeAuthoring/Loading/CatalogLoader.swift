public import NudgeText

/// Reads a folder that holds Templates/ and Localization/.
public enum CatalogLoader {
  /// Reads and checks a catalog.
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
    let folder = SourceFolder(folder)
    var faults: [CatalogFault] = []
    var sources = CatalogSources()
    var unreadable: Set<String> = []
    for name in ["Templates", "Localization"] where !folder.isDirectory(name) {
      faults.append(CatalogFault(file: name, position: nil, reason: "there is no such folder"))
    }
    guard faults.isEmpty else { return CatalogReading(sources: sources, faults: faults, catalog: nil) }

    readTemplates(in: folder, into: &sources, unreadable: &unreadable, faults: &faults)
    readLocalizations(in: folder, into: &sources, faults: &faults)
    var checker = CatalogChecker(sources: sources, unreadableKinds: unreadable)
    let catalog = checker.check()
    faults += checker.faults
    faults.sort()
    return CatalogReading(sources: sources, faults: faults, catalog: faults.isEmpty ? catalog : nil)
  }

  private static func readTemplates(
    in folder: SourceFolder, into sources: inout CatalogSources, unreadable: inout Set<String>,
    faults: inout [CatalogFault]
  ) {
    for name in folder.files(in: "Templates", depth: 1) {
      var list = FaultList(file: "Templates/" + name)
      defer { faults += list.faults }
      guard let kind = kind(ofFile: name, suffix: ".yaml", faults: &list) else { continue }
      let bytes = folder.read(list.file, faults: &list)
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
    var locales: [LocaleTag] = []
    for path in folder.files(in: "Localization", depth: 2) {
      var list = FaultList(file: "Localization/" + path)
      defer { faults += list.faults }
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 2 else {
        if folder.isDirectory(list.file) { list.add(nil, "is a link to a folder") }
        continue
      }
      guard let locale = LocaleTag(folder: parts[0]) else {
        list.add(nil, "the folder \(quoted(parts[0])) is not a locale", hint: "such as en, zh-Hans or pt-BR")
        continue
      }
      if locales.last != locale { locales.append(locale) }
      guard let kind = kind(ofFile: parts[1], suffix: ".json", faults: &list) else { continue }
      // A file that cannot be read counts as one of which nothing is known, so that it has no second fault.
      var source = LocalizationSource(file: list.file, locale: locale, kind: kind, messages: [], isComplete: false)
      if let bytes = folder.read(list.file, faults: &list) {
        source = LocalizationReader.read(bytes, locale: locale, kind: kind, faults: &list)
      }
      sources.localizations.append(source)
    }
    sources.locales = locales
  }

  /// The kind after which a file is named.
  private static func kind(ofFile name: String, suffix: String, faults: inout FaultList) -> Kind? {
    guard name.hasSuffix(suffix), NodeReader.isID(String(name.dropLast(suffix.count))) else {
      faults.add(nil, "a file here is called after its kind", hint: "such as reminder\(suffix)")
      return nil
    }
    return Kind(rawValue: String(name.dropLast(suffix.count)))
  }
}
