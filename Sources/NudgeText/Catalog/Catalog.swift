public import NudgeTime

/// Everything that can be said: templates, and the words of each locale.
///
/// A catalog is immutable and cheap to copy. Patterns are kept as text. Whoever renders one compiles it, so that a
/// process pays only for the messages it shows. Of a serialized catalog, each template and its words in each locale are
/// decoded when they are first needed.
public struct Catalog: Sendable {
  /// The revisions, in ascending order; the first is number 1.
  public let revisions: [CatalogRevision]
  /// The locales that have words, by identifier in ascending order.
  public let locales: [LocaleTag]

  /// What is known of each template before it is decoded, by kind in ascending order.
  let heads: [TemplateHead]
  private let contents: [Deferred<Template>]
  /// For each locale, and in it for each template, the pattern of each slot; `nil` if there is none.
  private let words: [[Deferred<[String?]>]]

  /// The kind, surface and thresholds of a template.
  struct TemplateHead: Hashable {
    var kind: Kind
    var surface: Surface
    var thresholds: MilestoneThresholds?
  }

  /// Creates a catalog from templates and patterns by message key.
  ///
  /// Nothing is checked: messages that no template asks for are dropped, those that are absent stay absent.
  ///
  /// - Parameters:
  ///   - revisions: In ascending order; the first is number 1.
  ///   - templates: At most one for each kind, in any order.
  ///   - messages: For each locale, patterns by message key.
  public init(
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

  /// Creates a catalog from the text that `serialized` returned.
  ///
  /// - Parameter text: The text, byte for byte. A part of it that does not decode traps when it is first needed.
  /// - Throws: `CatalogFormatError` if parts are missing, or the first of them does not decode.
  /// - Complexity: O(*n*) in the number of templates and locales; no template and no message is decoded yet.
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
  public var templates: [Template] { contents.map(\.value) }

  /// The patterns of a template in a locale of the catalog, in the order of the template's slots.
  func patterns(of index: Int, in locale: LocaleTag) -> [String?]? {
    locales.firstIndex(of: locale).map { words[$0][index].value }
  }

  private func index(of kind: Kind) -> Int? { heads.firstIndex { $0.kind == kind } }

  /// The latest revision.
  public var revision: CatalogRevision { revisions.last ?? .first }

  /// The revision that holds on a date.
  ///
  /// - Parameter date: A local date.
  /// - Returns: The last revision that does not start later.
  public func revision(on date: CivilDate) -> CatalogRevision {
    revisions.last { revision in revision.start.map { $0 <= date } ?? true } ?? .first
  }

  /// The template of a kind.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: `nil` if the catalog does not know the kind.
  public func template(of kind: Kind) -> Template? {
    index(of: kind).map { contents[$0].value }
  }

  /// The numbers at which a kind is celebrated.
  ///
  /// - Parameter kind: A kind of milestone.
  /// - Returns: `nil` if the catalog does not know the kind, or it is no milestone.
  public func thresholds(of kind: Kind) -> MilestoneThresholds? {
    index(of: kind).flatMap { heads[$0].thresholds }
  }

  /// The locale that speaks, of those a person understands.
  ///
  /// A locale of a sound catalog has words for all kinds. Title, body, actions and private text of one notification are
  /// therefore all looked up in the one locale that this returns, and never come from two links of the chain.
  ///
  /// - Parameter chain: Locales in the order of preference.
  /// - Returns: The first that the catalog has words for; `nil` if it has none.
  public func locale(for chain: some Sequence<LocaleTag>) -> LocaleTag? {
    chain.first(where: locales.contains)
  }

  /// The variants that may be used for an occurrence, in file order.
  ///
  /// Exclusive variants stand beside the others here; `VariantSelector` gives them their place.
  ///
  /// - Parameters:
  ///   - kind: What the notification is about.
  ///   - style: The style of the words.
  ///   - locale: A locale of the catalog.
  ///   - context: What is known about the occurrence.
  ///   - revision: The revision that holds; later variants are left out.
  /// - Returns: An empty list if the catalog knows neither the kind nor the locale.
  /// - Complexity: O(*n*) in the number of the kind's variants.
  public func variants(
    of kind: Kind, style: Style, locale: LocaleTag, context: SelectionContext, revision: CatalogRevision
  ) -> [Variant] {
    guard let template = template(of: kind), locales.contains(locale) else { return [] }
    return template.variants.filter { variant in
      variant.since <= revision.number && variant.isAvailable(in: locale)
        && variant.applies(style: style, context: context)
    }
  }

  /// The words of a variant.
  ///
  /// - Parameters:
  ///   - kind: What the words are about.
  ///   - style: The style; ignored if the kind's surface has none.
  ///   - variant: The variant's id.
  ///   - locale: A locale of the catalog.
  /// - Returns: `nil` if there are no such words.
  public func text(of kind: Kind, style: Style, variant: String, locale: LocaleTag) -> CatalogText? {
    guard let index = index(of: kind), let patterns = patterns(of: index, in: locale) else { return nil }
    let template = contents[index].value
    guard let place = template.variants.firstIndex(where: { $0.id == variant }) else { return nil }
    return text(
      at: template.slot(variant: place, style: style), hasBody: template.surface.parts.count > 1, in: patterns)
  }

  /// The words shown when previews are off.
  ///
  /// - Parameters:
  ///   - kind: What the notification is about.
  ///   - locale: A locale of the catalog.
  /// - Returns: `nil` if the kind has no private text.
  public func privateText(of kind: Kind, locale: LocaleTag) -> CatalogText? {
    guard let index = index(of: kind), let patterns = patterns(of: index, in: locale),
      let slot = contents[index].value.privateSlot
    else { return nil }
    return text(at: slot, hasBody: true, in: patterns)
  }

  /// The words on a button.
  ///
  /// - Parameters:
  ///   - action: The action's id, such as `later`.
  ///   - locale: A locale of the catalog.
  /// - Returns: The pattern; `nil` if the catalog does not know the action.
  public func actionTitle(_ action: String, locale: LocaleTag) -> String? {
    for head in heads where head.surface == .action {
      // The style has no effect on actions.
      if let text = text(of: head.kind, style: .minimal, variant: action, locale: locale) { return text.title }
    }
    return nil
  }

  /// All messages of a locale, in the order of the templates.
  ///
  /// - Parameter locale: A locale of the catalog.
  /// - Returns: Keys and patterns; an empty list for another locale.
  /// - Complexity: O(*n*) in the number of messages.
  public func messages(in locale: LocaleTag) -> [(key: String, pattern: String)] {
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
  /// Returns whether both catalogs have the same templates and words.
  ///
  /// - Complexity: O(*n*) in the length of all words, which are decoded for it.
  public static func == (left: Catalog, right: Catalog) -> Bool {
    left.revisions == right.revisions && left.locales == right.locales && left.templates == right.templates
      && left.locales.allSatisfy { locale in
        left.contents.indices.allSatisfy { left.patterns(of: $0, in: locale) == right.patterns(of: $0, in: locale) }
      }
  }

  /// Feeds revisions, locales and templates to a hasher.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(revisions)
    hasher.combine(locales)
    hasher.combine(templates)
  }
}

/// A state of the catalog that people have seen.
///
/// Variants that came later join in a new revision, which begins a fresh round of choices for everybody on the same
/// date.
public struct CatalogRevision: Hashable, Sendable {
  /// The number, from 1.
  public var number: Int
  /// The local date from which the revision holds; `nil` for the first, which has no beginning.
  public var start: CivilDate?

  /// Creates a revision.
  ///
  /// - Parameters:
  ///   - number: The number, from 1.
  ///   - start: The local date from which it holds; `nil` for the first.
  public init(number: Int, start: CivilDate?) {
    self.number = number
    self.start = start
  }

  /// The first revision.
  public static let first = CatalogRevision(number: 1, start: nil)
}

/// The patterns of one text, not yet compiled.
public struct CatalogText: Hashable, Sendable {
  /// The title's pattern, in ICU MessageFormat.
  public var title: String
  /// The body's pattern; `nil` if the surface shows a title only.
  public var body: String?
}

/// A locale that is not yet fully translated, and therefore not used.
///
/// People with this locale get the next locale of their fallback chain, so that all parts of a notification are in one
/// language.
public struct CatalogDraft: Hashable, Sendable {
  /// The locale.
  public var locale: LocaleTag
  /// How many messages are translated.
  public var translated: Int
  /// How many messages there are for the locale; more than are translated.
  public var total: Int

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - translated: How many messages are translated.
  ///   - total: How many messages there are for the locale.
  public init(locale: LocaleTag, translated: Int, total: Int) {
    self.locale = locale
    self.translated = translated
    self.total = total
  }
}
