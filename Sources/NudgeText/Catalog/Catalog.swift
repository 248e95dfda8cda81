package import NudgeTime

/// A catalog of templates, and their text in each locale.
///
///     let catalog = Catalog.shipped
///     print(catalog.locales.map(\.identifier))
///
/// The words that ship with Nudge are `Catalog.shipped`. The product NudgeAuthoring loads others from a folder.
///
/// A catalog is immutable and cheap to copy. A process pays only for the messages it shows: the text of each template in
/// each locale is decoded when it is first needed, and compiled when it is first shown.
public struct Catalog: Sendable {
  /// The revisions, in ascending order.
  ///
  /// The first one has the number 1.
  package let revisions: [CatalogRevision]
  /// The supported locales, by identifier in ascending order.
  public let locales: [LocaleTag]

  /// The properties of each template that are available before it is decoded, by kind in ascending order.
  let heads: [TemplateHead]
  private let contents: [Deferred<Template>]
  /// The pattern of each slot, by locale and template; `nil` if there is none.
  private let words: [[Deferred<[String?]>]]

  /// The kind, surface and thresholds of a template.
  struct TemplateHead: Hashable {
    var kind: Kind
    var surface: Surface
    var thresholds: MilestoneThresholds?
  }

  /// Creates a catalog from templates and from patterns by message key.
  ///
  /// Nothing is validated. Messages that no template uses are dropped, and missing messages stay missing.
  ///
  /// - Parameters:
  ///   - revisions: The revisions, in ascending order. The first one has the number 1.
  ///   - templates: The templates, at most one for each kind, in any order.
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
  /// - Parameter text: The exact text that `serialized` returned. A part that can't be decoded traps when it is first
  ///   needed.
  /// - Throws: `CatalogFormatError` if parts are missing, or if the first part can't be decoded.
  /// - Complexity: O(*n*) in the number of templates and locales. No template or message is decoded yet.
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

  /// The templates, by kind in ascending order.
  package var templates: [Template] { contents.map(\.value) }

  /// Returns the patterns of a template in a locale of the catalog, in the order of the template's slots.
  func patterns(of index: Int, in locale: LocaleTag) -> [String?]? {
    locales.firstIndex(of: locale).map { words[$0][index].value }
  }

  private func index(of kind: Kind) -> Int? { heads.firstIndex { $0.kind == kind } }

  /// The latest revision.
  package var revision: CatalogRevision { revisions.last ?? .first }

  /// Returns the revision that applies on a date.
  ///
  /// - Parameter date: A local date.
  /// - Returns: The last revision that starts on or before the date.
  package func revision(on date: CivilDate) -> CatalogRevision {
    revisions.last { revision in revision.start.map { $0 <= date } ?? true } ?? .first
  }

  /// Returns whether the catalog has a kind.
  package func contains(_ kind: Kind) -> Bool { index(of: kind) != nil }

  /// Returns the template of a kind.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: The template; `nil` if the catalog has no such kind.
  package func template(of kind: Kind) -> Template? {
    index(of: kind).map { contents[$0].value }
  }

  /// Returns the thresholds at which a kind is celebrated.
  ///
  /// - Parameter kind: A kind of milestone.
  /// - Returns: The thresholds; `nil` if the catalog has no such kind, or if it isn't a milestone.
  package func thresholds(of kind: Kind) -> MilestoneThresholds? {
    index(of: kind).flatMap { heads[$0].thresholds }
  }

  /// Returns the first supported locale of a fallback chain.
  ///
  /// A locale of a valid catalog has text for all kinds. The title, body, actions and private text of a notification
  /// are therefore all in the locale that this method returns, and never in two locales of the chain.
  ///
  /// - Parameter chain: Locales in order of preference.
  /// - Returns: The first locale that the catalog supports; `nil` if it supports none of them.
  public func locale(for chain: some Sequence<LocaleTag>) -> LocaleTag? {
    chain.first(where: locales.contains)
  }

  /// Returns the eligible variants for an occurrence, in file order.
  ///
  /// The result contains both exclusive and other variants. `VariantSelector` chooses among them.
  ///
  /// - Parameters:
  ///   - kind: The kind of the notification.
  ///   - style: The writing style.
  ///   - locale: A locale of the catalog.
  ///   - context: The known facts about the occurrence.
  ///   - revision: The current revision. Variants of later revisions are not eligible.
  /// - Returns: The variants; empty if the catalog has no such kind or locale.
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
  ///   - style: The writing style; ignored if the kind's surface has no styles.
  ///   - variant: The variant's id.
  ///   - locale: A locale of the catalog.
  /// - Returns: The text; `nil` if there is none.
  package func text(of kind: Kind, style: Style, variant: String, locale: LocaleTag) -> CatalogText? {
    guard let index = index(of: kind), let patterns = patterns(of: index, in: locale) else { return nil }
    let template = contents[index].value
    guard let place = template.variants.firstIndex(where: { $0.id == variant }) else { return nil }
    return text(
      at: template.slot(variant: place, style: style), hasBody: template.surface.parts.count > 1, in: patterns)
  }

  /// Returns the text to show if previews are off.
  ///
  /// - Parameters:
  ///   - kind: The kind of the notification.
  ///   - locale: A locale of the catalog.
  /// - Returns: The text; `nil` if the kind has no private text.
  package func privateText(of kind: Kind, locale: LocaleTag) -> CatalogText? {
    guard let index = index(of: kind), let patterns = patterns(of: index, in: locale),
      let slot = contents[index].value.privateSlot
    else { return nil }
    return text(at: slot, hasBody: true, in: patterns)
  }

  /// Returns the title of a button.
  ///
  /// - Parameters:
  ///   - action: The action's id, such as `later`.
  ///   - locale: A locale of the catalog.
  /// - Returns: The pattern; `nil` if the catalog has no such action.
  package func actionTitle(_ action: String, locale: LocaleTag) -> String? {
    for head in heads where head.surface == .action {
      // The style has no effect on actions.
      if let text = text(of: head.kind, style: .minimal, variant: action, locale: locale) { return text.title }
    }
    return nil
  }

  /// Returns all messages of a locale, in the order of the templates.
  ///
  /// - Parameter locale: A locale of the catalog.
  /// - Returns: The keys and patterns; empty if the catalog doesn't support the locale.
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
  /// Returns whether both catalogs have the same templates and text.
  ///
  /// - Complexity: O(*n*) in the length of all text, which has to be decoded.
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
/// Variants that are added later belong to a new revision. It starts a new round of choices on the same date for
/// everyone.
package struct CatalogRevision: Hashable, Sendable {
  /// The number, from 1.
  package var number: Int
  /// The local date on which the revision starts; `nil` for the first one, which has no start.
  package var start: CivilDate?

  /// Creates a revision.
  ///
  /// - Parameters:
  ///   - number: The number, from 1.
  ///   - start: The local date on which it starts; `nil` for the first one.
  package init(number: Int, start: CivilDate?) {
    self.number = number
    self.start = start
  }

  /// The first revision.
  package static let first = CatalogRevision(number: 1, start: nil)
}

/// The patterns of a text, which aren't compiled yet.
package struct CatalogText: Hashable, Sendable {
  /// The pattern of the title, in ICU MessageFormat.
  package var title: String
  /// The pattern of the body; `nil` if the surface has only a title.
  package var body: String?
}

/// A locale that isn't fully translated yet, and therefore isn't used.
///
/// People with this locale get the next locale of their fallback chain, so that all parts of a notification are in one
/// language.
package struct CatalogDraft: Hashable, Sendable {
  /// The locale.
  package var locale: LocaleTag
  /// The number of translated messages.
  package var translated: Int
  /// The total number of messages for the locale, greater than `translated`.
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
