package import NudgeTime

/// A catalog of templates and their text in each supported locale.
///
///     let catalog = Catalog.shipped
///     print(catalog.locales.map(\.identifier))
///
/// `Catalog.shipped` is the catalog that ships with Nudge. To load other catalogs from a folder, use the NudgeAuthoring
/// library.
///
/// A catalog is immutable and cheap to copy. The text of each template in each locale is decoded when it is first
/// needed, and compiled when it is first rendered, so that a process only pays for the messages it uses.
public struct Catalog: Sendable {
  /// The revisions, in ascending order.
  ///
  /// The first revision has the number 1.
  package let revisions: [CatalogRevision]
  /// The supported locales, sorted by identifier.
  public let locales: [LocaleTag]

  /// The properties of each template that are available before it is decoded, sorted by kind.
  let heads: [TemplateHead]
  private let contents: [Deferred<Template>]
  /// The pattern of each slot, by locale and template, or `nil` for slots without a pattern.
  private let words: [[Deferred<[String?]>]]

  /// The kind, surface and thresholds of a template.
  struct TemplateHead: Hashable {
    var kind: Kind
    var surface: Surface
    var thresholds: MilestoneThresholds?
  }

  /// Creates a catalog from templates and patterns.
  ///
  /// The initializer doesn't validate anything. Messages that aren't used by a template are ignored, and messages can
  /// be missing.
  ///
  /// - Parameters:
  ///   - revisions: The revisions, in ascending order. The first revision has the number 1.
  ///   - templates: The templates, in any order, with at most one template per kind.
  ///   - messages: The patterns of each locale, by message key.
  package init(
    revisions: [CatalogRevision] = [.first], templates: [Template], messages: [LocaleTag: [String: String]]
  ) {
    let templates = templates.sorted { $0.kind < $1.kind }
    let locales = messages.keys.sorted { $0.identifier < $1.identifier }
    self.revisions = revisions
    self.locales = locales
    heads = templates.map { TemplateHead(kind: $0.kind, surface: $0.surface, thresholds: $0.thresholds) }
    contents = templates.map { template in Deferred { template } }
    words = locales.map { locale in
      templates.map { template in
        let patterns = template.slots.map { messages[locale]?[$0.key] }
        return Deferred { patterns }
      }
    }
  }

  /// Creates a catalog from its serialized form.
  ///
  /// - Parameter text: The exact text returned by `serialized`. Accessing a part that can't be decoded is a runtime
  ///   error.
  /// - Throws: `CatalogFormatError` if parts are missing, or if the first part can't be decoded.
  /// - Complexity: O(*n*) in the number of templates and locales, because templates and messages aren't decoded yet.
  package init(serialized text: String) throws(CatalogFormatError) {
    let source = try SerializedCatalog(text)
    revisions = source.revisions
    locales = source.locales
    heads = source.heads
    contents = source.heads.indices.map { index in
      Deferred {
        do throws(CatalogFormatError) {
          return try source.template(at: index)
        } catch {
          preconditionFailure("the template of \(source.heads[index].kind) does not decode: \(error)")
        }
      }
    }
    words = source.locales.indices.map { locale in
      source.heads.indices.map { index in
        Deferred {
          do throws(CatalogFormatError) {
            return try source.patterns(at: index, locale: locale)
          } catch {
            preconditionFailure(
              "the words of \(source.heads[index].kind) in \(source.locales[locale]) do not decode: \(error)")
          }
        }
      }
    }
  }

  /// The templates, sorted by kind.
  package var templates: [Template] { contents.map(\.value) }

  /// Returns a template's patterns in a locale, in the order of the template's slots.
  func patterns(of index: Int, in locale: LocaleTag) -> [String?]? {
    locales.firstIndex(of: locale).map { words[$0][index].value }
  }

  private func index(of kind: Kind) -> Int? { heads.firstIndex { $0.kind == kind } }

  /// The latest revision.
  package var revision: CatalogRevision { revisions.last ?? .first }

  /// Returns the revision that applies on a date.
  ///
  /// - Parameter date: A local date.
  /// - Returns: The latest revision that starts on or before the date.
  package func revision(on date: CivilDate) -> CatalogRevision {
    revisions.last { revision in revision.start.map { $0 <= date } ?? true } ?? .first
  }

  /// Returns whether the catalog contains a kind.
  package func contains(_ kind: Kind) -> Bool { index(of: kind) != nil }

  /// Returns the template of a kind.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: The template, or `nil` if the catalog doesn't contain the kind.
  package func template(of kind: Kind) -> Template? {
    index(of: kind).map { contents[$0].value }
  }

  /// Returns the thresholds at which a kind is celebrated.
  ///
  /// - Parameter kind: The milestone kind.
  /// - Returns: The thresholds, or `nil` if the catalog doesn't contain the kind or if the kind isn't a milestone.
  package func thresholds(of kind: Kind) -> MilestoneThresholds? {
    index(of: kind).flatMap { heads[$0].thresholds }
  }

  /// Returns the first supported locale in a fallback chain.
  ///
  /// Each locale in a valid catalog has text for all kinds. Therefore, a notification's title, body, actions and
  /// private text are always in the locale that this method returns, and never in a mix of locales.
  ///
  /// - Parameter chain: The locales in order of preference.
  /// - Returns: The first locale that the catalog supports, or `nil` if the catalog doesn't support any of them.
  public func locale(for chain: some Sequence<LocaleTag>) -> LocaleTag? {
    chain.first(where: locales.contains)
  }

  /// Returns the variants that are eligible for an occurrence, in file order.
  ///
  /// The result contains both exclusive and non-exclusive variants, from which `VariantSelector` chooses one.
  ///
  /// - Parameters:
  ///   - kind: The kind of the notification.
  ///   - style: The writing style.
  ///   - locale: A locale supported by the catalog.
  ///   - context: The context of the occurrence.
  ///   - revision: The current revision. Variants added in later revisions aren't eligible.
  /// - Returns: The variants, or an empty array if the catalog doesn't contain the kind or the locale.
  /// - Complexity: O(*n*) in the number of the kind's variants.
  package func variants(
    of kind: Kind, style: Style, locale: LocaleTag, context: SelectionContext, revision: CatalogRevision
  ) -> [Variant] {
    guard let template = template(of: kind), locales.contains(locale) else { return [] }
    return template.variants.filter { variant in
      variant.since <= revision.number && variant.isAvailable(in: locale)
        && variant.applies(style: style, context: context)
    }
  }

  /// Returns the text of a variant.
  ///
  /// - Parameters:
  ///   - kind: The kind of the text.
  ///   - style: The writing style, which is ignored if the kind's surface doesn't have styles.
  ///   - variant: The variant's ID.
  ///   - locale: A locale supported by the catalog.
  /// - Returns: The text, or `nil` if the catalog doesn't contain it.
  package func text(of kind: Kind, style: Style, variant: String, locale: LocaleTag) -> CatalogText? {
    guard let index = index(of: kind), let patterns = patterns(of: index, in: locale) else { return nil }
    let template = contents[index].value
    guard let place = template.variants.firstIndex(where: { $0.id == variant }) else { return nil }
    return text(
      at: template.slot(variant: place, style: style), hasBody: template.surface.parts.count > 1, in: patterns)
  }

  /// Returns the text to display if previews are turned off.
  ///
  /// - Parameters:
  ///   - kind: The kind of the notification.
  ///   - locale: A locale supported by the catalog.
  /// - Returns: The text, or `nil` if the kind doesn't have private text.
  package func privateText(of kind: Kind, locale: LocaleTag) -> CatalogText? {
    guard let index = index(of: kind), let patterns = patterns(of: index, in: locale),
      let slot = contents[index].value.privateSlot
    else { return nil }
    return text(at: slot, hasBody: true, in: patterns)
  }

  /// Returns the title of a button.
  ///
  /// - Parameters:
  ///   - action: The action's ID, such as `later`.
  ///   - locale: A locale supported by the catalog.
  /// - Returns: The pattern, or `nil` if the catalog doesn't contain the action.
  package func actionTitle(_ action: String, locale: LocaleTag) -> String? {
    for head in heads where head.surface == .action {
      // Actions don't have styles, so any style can be passed.
      if let text = text(of: head.kind, style: .minimal, variant: action, locale: locale) { return text.title }
    }
    return nil
  }

  /// Returns all messages in a locale, in the order of the templates.
  ///
  /// - Parameter locale: A locale supported by the catalog.
  /// - Returns: The keys and patterns, or an empty array if the catalog doesn't support the locale.
  /// - Complexity: O(*n*) in the number of messages.
  package func messages(in locale: LocaleTag) -> [(key: String, pattern: String)] {
    contents.indices.flatMap { index in
      zip(contents[index].value.slots, patterns(of: index, in: locale) ?? []).compactMap { slot, pattern in
        pattern.map { (slot.key, $0) }
      }
    }
  }

  private func text(at slot: Int, hasBody: Bool, in patterns: [String?]) -> CatalogText? {
    guard let title = patterns[slot] else { return nil }
    guard hasBody else { return CatalogText(title: title) }
    return patterns[slot + 1].map { CatalogText(title: title, body: $0) }
  }
}

extension Catalog: Hashable {
  /// Returns whether both catalogs have the same revisions, locales, templates and text.
  ///
  /// - Complexity: O(*n*) in the length of the catalogs' text, all of which has to be decoded.
  public static func == (left: Catalog, right: Catalog) -> Bool {
    left.revisions == right.revisions && left.locales == right.locales && left.templates == right.templates
      && left.locales.allSatisfy { locale in
        left.contents.indices.allSatisfy { left.patterns(of: $0, in: locale) == right.patterns(of: $0, in: locale) }
      }
  }

  /// Hashes the revisions, locales and templates.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(revisions)
    hasher.combine(locales)
    hasher.combine(templates)
  }
}

/// A published version of the catalog.
///
/// Variants that are added later belong to a new revision. A new revision restarts the selection of variants, on the
/// same local date for everyone.
package struct CatalogRevision: Hashable, Sendable {
  /// The number, counted from 1.
  package var number: Int
  /// The local date on which the revision starts, or `nil` for the first revision.
  package var start: CivilDate?

  /// Creates a revision.
  ///
  /// - Parameters:
  ///   - number: The number, counted from 1.
  ///   - start: The local date on which the revision starts, or `nil` for the first revision.
  package init(number: Int, start: CivilDate?) {
    self.number = number
    self.start = start
  }

  /// The first revision.
  package static let first = CatalogRevision(number: 1, start: nil)
}

/// The uncompiled patterns of a text.
package struct CatalogText: Hashable, Sendable {
  /// The pattern of the title, in ICU MessageFormat.
  package var title: String
  /// The pattern of the body, or `nil` if the surface consists of a title only.
  package var body: String?
}

/// A locale that isn't fully translated yet, and therefore isn't used.
///
/// For people with this locale, the next locale in their fallback chain is used, so that all parts of a notification
/// are in the same language.
package struct CatalogDraft: Hashable, Sendable {
  /// The locale.
  package var locale: LocaleTag
  /// The number of translated messages.
  package var translated: Int
  /// The total number of messages for the locale, which is greater than `translated`.
  package var total: Int

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - translated: The number of translated messages.
  ///   - total: The total number of messages for the locale.
  package init(locale: LocaleTag, translated: Int, total: Int) {
    self.locale = locale
    self.translated = translated
    self.total = total
  }
}
