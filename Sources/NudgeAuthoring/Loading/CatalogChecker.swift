internal import NudgeText

/// Checks templates and text against each other, and builds the catalog.
struct CatalogChecker {
  private let sources: CatalogSources
  /// The kinds whose template could not be read.
  ///
  /// References to these kinds can't be checked.
  private let unreadableKinds: Set<String>
  private(set) var faults: [CatalogFault] = []
  /// The locales that are not completely translated.
  let drafts: [CatalogDraft]
  private var suggestions = Suggestions()

  init(sources: CatalogSources, unreadableKinds: Set<String>) {
    self.sources = sources
    self.unreadableKinds = unreadableKinds
    drafts = sources.drafts
  }

  /// Checks all sources.
  ///
  /// - Returns: A catalog that is valid only if neither this check nor the files have faults.
  mutating func check() -> Catalog {
    if !sources.locales.contains(CatalogSources.sourceLocale) {
      faults.append(
        CatalogFault(
          rule: "F04", file: "Localization/" + CatalogSources.sourceLocale.identifier,
          reason: "the source locale has no texts"))
    }
    var files: [Kind: [LocaleTag: LocalizationSource]] = [:]
    for source in sources.localizations { files[source.kind, default: [:]][source.locale] = source }

    var templates: [Template] = []
    let draftLocales = Set(drafts.map(\.locale))
    let spoken = sources.locales.filter { !draftLocales.contains($0) }
    var messages = Dictionary(uniqueKeysWithValues: spoken.map { ($0, [String: String]()) })
    for source in sources.templates {
      checkReferences(of: source)
      var checker = TemplateWordsChecker(source: source, locales: sources.locales, drafts: draftLocales)
      templates.append(checker.check(files[source.template.kind] ?? [:], messages: &messages))
      faults += checker.faults
    }
    let kinds = sources.templates.map(\.template.kind.rawValue)
    let known = unreadableKinds.union(kinds)
    for source in sources.localizations where !known.contains(source.kind.rawValue) {
      let kind = source.kind.rawValue
      faults.append(
        CatalogFault(
          rule: "F03", file: source.file, reason: "no template exists for the kind \(quoted(kind))",
          hint: suggestions.suggestion(for: kind, among: kinds)))
    }
    return Catalog(revisions: sources.revisions, templates: templates, messages: messages)
  }

  /// Checks that the actions, locales and revisions in a template exist.
  private mutating func checkReferences(of source: TemplateSource) {
    var list = FaultList(file: source.file)
    let actions = sources.templates.filter { $0.template.surface == .action }.flatMap { $0.template.variants.map(\.id) }
    let knownActions = Set(actions)
    for (action, position) in zip(source.template.actions, source.actionPositions)
    where !knownActions.contains(action) {
      list.add(position, unknown: "action", action, known: actions)
    }
    for (variant, positions) in zip(source.template.variants, source.variantPositions) {
      for (locale, position) in zip(variant.locales ?? [], positions.locales) where !sources.locales.contains(locale) {
        let name = locale.identifier
        if (try? LocaleTag(name)) == nil {
          list.add(position, unknown: "locale", name, known: sources.locales.map(\.identifier))
        } else {
          list.add(
            position, "unknown locale \(quoted(name))",
            hint: "Localization/\(name) doesn't exist; add it, or remove \(name) from locales")
        }
      }
      if variant.since > sources.revisions.count {
        list.add(
          positions.since, "unknown revision \(variant.since)",
          hint: "the latest is \(sources.revisions.count); define new revisions in \(RevisionsReader.file)")
      }
    }
    faults += list.faults
  }
}
