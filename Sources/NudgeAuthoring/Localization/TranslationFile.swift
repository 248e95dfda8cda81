package import NudgeText

/// A file of words for a translator to fill in: each message empty, with its source text and the note beside it.
///
/// The file is ARB. `description` is what tools that read ARB show as the note. The source text stands in `x-source`,
/// since ARB keeps names with `x-` for attributes of one's own (so does Angular with `x-meaning`). The
/// translate-toolkit, on which Weblate rests, hands both through unchanged, and leaves an empty text empty: a file made
/// here, read and written by its version 3.20, has the same bytes but for the translations. What Crowdin keeps of `x-`
/// names is not known here; it shows `description`, and takes the source text from the source locale's file.
///
/// Source: <https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification>, "Customized
/// attributes".
package struct TranslationFile: Hashable, Sendable {
  /// The file, such as `Localization/ja/reminder.json`.
  package var file: String
  /// Its current contents; `nil` if the file does not exist.
  package var before: [UInt8]?
  /// How many of its messages a translation needs.
  package var messageCount = 0
  /// How many of them are translated.
  package var translatedCount = 0
  /// What it is to hold, in the form that `nudge fmt` has.
  package var text = ""

  /// The files of a locale, one for each template that has words for it.
  ///
  /// Of what the locale has already, translations and attributes stay; only `description` and `x-source` are the source
  /// locale's anew.
  ///
  /// - Parameters:
  ///   - sources: A catalog that was read for this locale and has no fault then.
  ///   - locale: The locale to translate into; what it has already stays.
  ///   - renderer: Knows the plural categories of languages.
  /// - Returns: By kind in ascending order.
  /// - Throws: `RenderError.unsupported` if ICU fails.
  package static func all(
    of sources: CatalogSources, for locale: LocaleTag, renderer: Renderer
  ) throws(RenderError) -> [TranslationFile] {
    let cardinal = try renderer.pluralCategories(of: locale).map(\.rawValue).joined(separator: ", ")
    let ordinal = try renderer.pluralCategories(of: locale, ordinal: true).map(\.rawValue).joined(separator: ", ")
    return sources.templates.compactMap { source in
      let kind = source.template.kind
      let slots = source.template.slots(in: locale)
      if slots.isEmpty { return nil }
      var file = TranslationFile(file: "Localization/\(locale.identifier)/\(kind).json")
      file.before = sources.contents[file.file]
      let english = sources.localization(of: kind, in: CatalogSources.sourceLocale)?.messagesByKey ?? [:]
      // What tools noted of the file stays.
      var words =
        sources.localization(of: kind, in: locale)
        ?? LocalizationSource(file: file.file, locale: locale, kind: kind, messages: [], isComplete: true)
      let own = words.messagesByKey
      words.messages = slots.map { slot in
        var message = own[slot.key] ?? MessageSource(untranslated: slot.key)
        // An idiom that the source locale has not keeps its note.
        guard let source = english[slot.key] else { return message }
        let notes = [source.note, pluralNote(source.pattern, locale, (cardinal, ordinal))].compactMap(\.self)
        message.note = notes.isEmpty ? nil : notes.joined(separator: " ")
        message.attributes["x-source"] = source.pattern
        return message
      }
      let needed = zip(slots, words.messages).filter { !source.template.isOptional($0.0) }
      file.messageCount = needed.count
      file.translatedCount = needed.count { $0.1.isTranslated }
      file.text = CanonicalJSON.text(of: words)
      return file
    }
  }

  /// Which plural categories the language wants, for a pattern that has a plural.
  private static func pluralNote(
    _ pattern: String, _ locale: LocaleTag, _ plurals: (cardinal: String, ordinal: String)
  ) -> String? {
    guard let kinds = try? Message(pattern).nodes.flattened.branches.map(\.kind) else { return nil }
    let notes = [
      kinds.contains(.plural) ? "Plural categories in \(locale.identifier): \(plurals.cardinal)." : nil,
      kinds.contains(.selectOrdinal) ? "Ordinal categories in \(locale.identifier): \(plurals.ordinal)." : nil,
    ].compactMap(\.self)
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }
}
