package import NudgeText

/// A localization file for a translator, which contains empty messages, their source texts and notes.
///
/// The file uses the ARB format. Tools that read ARB display `description` as the note. The source text is in
/// `x-source`, because ARB reserves names that begin with `x-` for custom attributes (Angular uses `x-meaning` in the
/// same way). The translate-toolkit, which Weblate is built on, preserves both attributes and keeps empty texts empty:
/// when version 3.20 reads and writes such a file, only the translations change. Crowdin displays `description`, and
/// takes the source text from the source locale's file. Whether it preserves `x-` attributes has not been verified.
///
/// Source: <https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification>, "Customized
/// attributes".
package struct TranslationFile: Hashable, Sendable {
  /// The file, such as `Localization/ja/reminder.json`.
  package var file: String
  /// The current contents, or `nil` if the file does not exist.
  package var before: [UInt8]?
  /// The number of messages in the file that require a translation.
  package var messageCount = 0
  /// The number of translated messages.
  package var translatedCount = 0
  /// The new contents, in the format of `nudge fmt`.
  package var text = ""

  /// Returns a locale's files, one for each template that has messages in the locale.
  ///
  /// Existing translations and attributes are preserved. Only `description` and `x-source` are updated from the source
  /// locale.
  ///
  /// - Parameters:
  ///   - sources: The sources of a catalog that was read without faults for translation into this locale.
  ///   - locale: The locale to translate into.
  ///   - renderer: A renderer, which provides each language's plural categories.
  /// - Returns: The files, ordered by kind.
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
      // Preserve the attributes that tools added to the file.
      var words =
        sources.localization(of: kind, in: locale)
        ?? LocalizationSource(file: file.file, locale: locale, kind: kind, messages: [], isComplete: true)
      let own = words.messagesByKey
      words.messages = slots.map { slot in
        var message = own[slot.key] ?? MessageSource(untranslated: slot.key)
        // A message that the source locale lacks keeps its note.
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

  /// Returns a note with the plural categories that the language requires, if the pattern contains a plural.
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
