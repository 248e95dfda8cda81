package import NudgeText

/// A file of words for a translator to fill in: each message empty, with its source text and the note beside it.
///
/// The file is ARB. `description` is what tools that read ARB show as the note. The source text stands in `x-source`, since ARB
/// keeps names with `x-` for attributes of one's own (so does Angular with `x-meaning`). The translate-toolkit, on which Weblate
/// rests, hands both through unchanged, and leaves an empty text empty: a file made here, read and written by its version 3.20,
/// has the same bytes but for the translations. What Crowdin keeps of `x-` names is not known here; it shows `description`, and
/// takes the source text from the source locale's file.
///
/// Source: <https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification>, "Customized attributes".
package struct TranslationFile: Hashable, Sendable {
  /// The file, such as `Localization/ja/reminder.json`.
  package var file: String
  /// How many messages are in it.
  package var messageCount = 0
  /// How many of them are translated.
  package var translatedCount = 0
  /// Keys with a translation that no template asks for any more, and that are therefore not in it.
  package var dropped: [String] = []
  /// What it holds: keys in ascending order, two spaces, LF.
  package var text = ""

  /// The files of a locale, one for each template that has words for it.
  ///
  /// - Parameters:
  ///   - sources: The catalog, without a fault.
  ///   - locale: The locale to translate into; what it has already stays.
  ///   - renderer: Knows the plural categories of languages.
  /// - Returns: By kind in ascending order.
  /// - Throws: `RenderError.unsupported` where ICU fails.
  package static func all(
    of sources: CatalogSources, for locale: LocaleTag, renderer: Renderer
  ) throws(RenderError) -> [TranslationFile] {
    let cardinal = try renderer.pluralCategories(of: locale).map(\.rawValue).joined(separator: ", ")
    let ordinal = try renderer.pluralCategories(of: locale, ordinal: true).map(\.rawValue).joined(separator: ", ")
    func messages(_ locale: LocaleTag, _ kind: Kind) -> [String: MessageSource] {
      let file = sources.localizations.first { $0.locale == locale && $0.kind == kind }
      return Dictionary((file?.messages ?? []).map { ($0.key, $0) }) { first, _ in first }
    }
    return sources.templates.compactMap { source in
      let kind = source.template.kind
      let slots = source.template.slots(in: locale)
      if slots.isEmpty { return nil }
      var file = TranslationFile(file: "Localization/\(locale.identifier)/\(kind).json")
      let own = messages(locale, kind)
      file.write(
        slots.map(\.key).sorted(), locale: locale, source: messages(CatalogSources.sourceLocale, kind), own: own,
        plurals: (cardinal, ordinal))
      let asked = Set(slots.map(\.key))
      file.dropped = own.values.filter { !asked.contains($0.key) && !$0.pattern.isEmpty }.map(\.key).sorted()
      return file
    }
  }

  private mutating func write(
    _ keys: [String], locale: LocaleTag, source: [String: MessageSource], own: [String: MessageSource],
    plurals: (cardinal: String, ordinal: String)
  ) {
    var entries = ["  \"@@locale\": \(quotedJSON(locale.identifier))"]
    for key in keys {
      let translation = own[key]?.pattern ?? ""
      messageCount += 1
      if !translation.isEmpty { translatedCount += 1 }
      entries.append("  \(quotedJSON(key)): \(quotedJSON(translation))")
      // An idiom of another language has no source text.
      guard let message = source[key] else { continue }
      let notes = [message.note, Self.pluralNote(message.pattern, locale, plurals)].compactMap(\.self)
      var attributes: [String] = []
      if !notes.isEmpty { attributes.append("    \"description\": \(quotedJSON(notes.joined(separator: " ")))") }
      attributes.append("    \"x-source\": \(quotedJSON(message.pattern))")
      entries.append("  \(quotedJSON("@" + key)): {\n\(attributes.joined(separator: ",\n"))\n  }")
    }
    text = "{\n\(entries.joined(separator: ",\n"))\n}\n"
  }

  /// Which plural categories the language wants, for a pattern that has a plural.
  private static func pluralNote(
    _ pattern: String, _ locale: LocaleTag, _ plurals: (cardinal: String, ordinal: String)
  ) -> String? {
    guard let kinds = try? Message(pattern).nodes.branchKinds else { return nil }
    let notes = [
      kinds.contains(.plural) ? "Plural categories in \(locale.identifier): \(plurals.cardinal)." : nil,
      kinds.contains(.selectOrdinal) ? "Ordinal categories in \(locale.identifier): \(plurals.ordinal)." : nil,
    ].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }
}

extension [MessageNode] {
  /// By what their branches are chosen, those inside of others included.
  fileprivate var branchKinds: Set<MessageNode.Branches.Kind> {
    var kinds: Set<MessageNode.Branches.Kind> = []
    for case .branches(let branches) in self {
      kinds.insert(branches.kind)
      for branch in branches.branches { kinds.formUnion(branch.nodes.branchKinds) }
    }
    return kinds
  }
}
