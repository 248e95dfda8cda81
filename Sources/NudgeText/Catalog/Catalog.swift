public import NudgeTime

/// Everything that can be said: templates, and the words of each locale.
///
/// A catalog is immutable and cheap to copy. Patterns are kept as text. Whoever renders one compiles it, so that a
/// process pays only for the messages it shows. Of a serialized catalog, templates and the words of each locale are
/// decoded when they are first needed.
public struct Catalog: Sendable {
  /// The revisions, in ascending order; the first is number 1.
  public let revisions: [CatalogRevision]
  /// The locales that have words, by identifier in ascending order.
  public let locales: [LocaleTag]

  private let thresholds: [Kind: MilestoneThresholds]
  private let contents: Deferred<Contents>
  /// For each locale, the pattern of each slot of each template; `nil` if a variant is not for that locale.
  private let words: [Deferred<[String?]>]

  /// The templates, and where the messages of each begin among those of a locale.
  private struct Contents {
    let templates: [Template]
    let index: [Kind: Int]
    let firstSlots: [Int]

    init(_ templates: [Template]) {
      self.templates = templates
      index = Dictionary(zip(templates.map(\.kind), templates.indices), uniquingKeysWith: { first, _ in first })
      var next = 0
      firstSlots = templates.map { template in
        defer { next += template.slotCount }
        return next
      }
    }
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
    let contents = Contents(templates.sorted { $0.kind < $1.kind })
    let keys = contents.templates.flatMap { $0.slots.map(\.key) }
    self.revisions = revisions
    self.contents = Deferred { contents }
    thresholds = Dictionary(
      templates.compactMap { template in template.thresholds.map { (template.kind, $0) } },
      uniquingKeysWith: { first, _ in first })
    locales = messages.keys.sorted { $0.identifier < $1.identifier }
    words = locales.map { locale in
      let patterns = keys.map { messages[locale]?[$0] }
      return Deferred { patterns }
    }
  }

  /// Creates a catalog from the text that `serialized` returned.
  ///
  /// - Parameter text: The text, byte for byte. A part of it that does not decode traps when it is first needed.
  /// - Throws: `CatalogFormatError` if parts are missing, or the first of them does not decode.
  /// - Complexity: O(1); no template, no text and no message is decoded yet.
  package init(serialized text: String) throws(CatalogFormatError) {
    let source = try SerializedCatalog(text)
    revisions = source.revisions
    thresholds = source.thresholds
    locales = source.locales
    contents = Deferred {
      do throws(CatalogFormatError) {
        return Contents(try source.templates())
      } catch {
        preconditionFailure("the templates of the catalog do not decode: \(error)")
      }
    }
    words = source.locales.indices.map { index in
      Deferred {
        do throws(CatalogFormatError) {
          return try source.patterns(at: index)
        } catch {
          preconditionFailure("the words of the catalog in \(source.locales[index]) do not decode: \(error)")
        }
      }
    }
  }

  /// The templates, by kind in ascending order.
  public var templates: [Template] { contents.value.templates }

  /// The patterns of a locale of the catalog, in the order of the slots of all templates.
  func patterns(in locale: LocaleTag) -> [String?]? {
    locales.firstIndex(of: locale).map { words[$0].value }
  }

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
    let contents = contents.value
    return contents.index[kind].map { contents.templates[$0] }
  }

  /// The numbers at which a kind is celebrated.
  ///
  /// - Parameter kind: A kind of milestone.
  /// - Returns: `nil` if the catalog does not know the kind, or it is no milestone.
  public func thresholds(of kind: Kind) -> MilestoneThresholds? {
    thresholds[kind]
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
    let contents = contents.value
    guard let index = contents.index[kind], let patterns = patterns(in: locale) else { return nil }
    let template = contents.templates[index]
    guard let place = template.variants.firstIndex(where: { $0.id == variant }) else { return nil }
    let slot = contents.firstSlots[index] + template.slot(variant: place, style: style)
    return text(at: slot, hasBody: template.surface.parts.count > 1, in: patterns)
  }

  /// The words shown when previews are off.
  ///
  /// - Parameters:
  ///   - kind: What the notification is about.
  ///   - locale: A locale of the catalog.
  /// - Returns: `nil` if the kind has no private text.
  public func privateText(of kind: Kind, locale: LocaleTag) -> CatalogText? {
    let contents = contents.value
    guard let index = contents.index[kind], let patterns = patterns(in: locale),
      let slot = contents.templates[index].privateSlot
    else { return nil }
    return text(at: contents.firstSlots[index] + slot, hasBody: true, in: patterns)
  }

  /// The words on a button.
  ///
  /// - Parameters:
  ///   - action: The action's id, such as `later`.
  ///   - locale: A locale of the catalog.
  /// - Returns: The pattern; `nil` if the catalog does not know the action.
  public func actionTitle(_ action: String, locale: LocaleTag) -> String? {
    for template in templates where template.surface == .action {
      // The style has no effect on actions.
      if let text = text(of: template.kind, style: .minimal, variant: action, locale: locale) { return text.title }
    }
    return nil
  }

  /// All messages of a locale, in the order of the templates.
  ///
  /// - Parameter locale: A locale of the catalog.
  /// - Returns: Keys and patterns; an empty list for another locale.
  /// - Complexity: O(*n*) in the number of messages.
  public func messages(in locale: LocaleTag) -> [(key: String, pattern: String)] {
    guard let patterns = patterns(in: locale) else { return [] }
    let keys = templates.flatMap { $0.slots.map(\.key) }
    return zip(keys, patterns).compactMap { key, pattern in pattern.map { (key, $0) } }
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
      && left.locales.allSatisfy { left.patterns(in: $0) == right.patterns(in: $0) }
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
