public import NudgeTime

/// All that can be said: templates, and the words of each locale.
///
/// A catalog is immutable and cheap to copy. Patterns are kept as text. Whoever renders one compiles it, so that a process pays only for the messages it shows.
public struct Catalog: Hashable, Sendable {
  /// The revisions, in ascending order; the first is number 1.
  public let revisions: [CatalogRevision]
  /// The templates, by kind in ascending order.
  public let templates: [Template]
  /// The locales that have words, by identifier in ascending order.
  public let locales: [LocaleTag]

  /// For each locale, the pattern of each slot of each template; `nil` where a variant is not for that locale.
  let patterns: [[String?]]
  private let templateIndex: [Kind: Int]
  private let localeIndex: [LocaleTag: Int]
  private let firstSlots: [Int]

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
    let keys = templates.flatMap { $0.slots.map(\.key) }
    self.init(
      revisions: revisions, templates: templates, locales: locales,
      patterns: locales.map { locale in keys.map { messages[locale]?[$0] } })
  }

  /// Creates a catalog from parts that are already in order.
  init(revisions: [CatalogRevision], templates: [Template], locales: [LocaleTag], patterns: [[String?]]) {
    self.revisions = revisions
    self.templates = templates
    self.locales = locales
    self.patterns = patterns
    templateIndex = Dictionary(
      zip(templates.map(\.kind), templates.indices), uniquingKeysWith: { first, _ in first })
    localeIndex = Dictionary(zip(locales, locales.indices), uniquingKeysWith: { first, _ in first })
    var firstSlots: [Int] = []
    var next = 0
    for template in templates {
      firstSlots.append(next)
      next += template.slotCount
    }
    self.firstSlots = firstSlots
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
    templateIndex[kind].map { templates[$0] }
  }

  /// The numbers at which a kind is celebrated.
  ///
  /// - Parameter kind: A kind of milestone.
  /// - Returns: `nil` if the catalog does not know the kind, or it is no milestone.
  public func thresholds(of kind: Kind) -> MilestoneThresholds? {
    template(of: kind)?.thresholds
  }

  /// The locale that speaks, of those a person understands.
  ///
  /// A locale of a sound catalog has words for all kinds. Title, body, actions and private text of one notification are
  /// therefore all looked up in the one locale that this returns, and never come from two links of the chain.
  ///
  /// - Parameter chain: Locales in the order of preference.
  /// - Returns: The first that the catalog has words for; `nil` if it has none.
  public func locale(for chain: some Sequence<LocaleTag>) -> LocaleTag? {
    chain.first { localeIndex[$0] != nil }
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
    guard let template = template(of: kind), localeIndex[locale] != nil else { return [] }
    return template.variants.filter { variant in
      variant.since <= revision.number && variant.isAvailable(in: locale)
        && variant.applies(style: style, context: context)
    }
  }

  /// The words of a variant.
  ///
  /// - Parameters:
  ///   - kind: What the words are about.
  ///   - style: The style; without effect where the kind's surface has none.
  ///   - variant: The variant's id.
  ///   - locale: A locale of the catalog.
  /// - Returns: `nil` if there are no such words.
  public func text(of kind: Kind, style: Style, variant: String, locale: LocaleTag) -> CatalogText? {
    guard let index = templateIndex[kind], let localeIndex = localeIndex[locale] else { return nil }
    let template = templates[index]
    guard let place = template.variants.firstIndex(where: { $0.id == variant }) else { return nil }
    let slot = firstSlots[index] + template.slot(variant: place, style: style)
    return text(at: slot, hasBody: template.surface.parts.count > 1, in: patterns[localeIndex])
  }

  /// The words shown where previews are off.
  ///
  /// - Parameters:
  ///   - kind: What the notification is about.
  ///   - locale: A locale of the catalog.
  /// - Returns: `nil` if the kind has no private text.
  public func privateText(of kind: Kind, locale: LocaleTag) -> CatalogText? {
    guard let index = templateIndex[kind], let localeIndex = localeIndex[locale],
      let slot = templates[index].privateSlot
    else { return nil }
    return text(at: firstSlots[index] + slot, hasBody: true, in: patterns[localeIndex])
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
    guard let localeIndex = localeIndex[locale] else { return [] }
    let keys = templates.flatMap { $0.slots.map(\.key) }
    return zip(keys, patterns[localeIndex]).compactMap { key, pattern in pattern.map { (key, $0) } }
  }

  private func text(at slot: Int, hasBody: Bool, in patterns: [String?]) -> CatalogText? {
    guard let title = patterns[slot] else { return nil }
    guard hasBody else { return CatalogText(title: title) }
    return patterns[slot + 1].map { CatalogText(title: title, body: $0) }
  }
}

/// A state of the catalog that people have seen.
///
/// Variants that came later join in a new revision, which begins a fresh round of choices for everybody on the same date.
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
  /// The body's pattern; `nil` where the surface shows a title only.
  public var body: String?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - title: The title's pattern.
  ///   - body: The body's pattern.
  public init(title: String, body: String? = nil) {
    self.title = title
    self.body = body
  }
}

/// A locale whose words are not all there yet, and which therefore speaks nowhere.
///
/// People who would read it get the next link of their fallback chain, so that all parts of a notification are in one language.
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
