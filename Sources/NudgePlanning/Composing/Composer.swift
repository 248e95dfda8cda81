package import NudgeText
internal import NudgeTime
internal import Synchronization

/// Chooses a variant for a notification and renders its text.
///
/// The same request and catalog produce the same text on all machines that have the same version of ICU. A composer can
/// be shared between threads, and caches compiled messages.
package final class Composer: Sendable {
  /// The catalog that provides the variants.
  package let catalog: Catalog

  let renderer: Renderer
  /// The words that make an achievement hard.
  let hardWords: HardWords
  private let kept = Mutex(Kept())

  /// The results of earlier lookups, bounded by the size of the catalog and by `maximumLocales`.
  private struct Kept {
    var words: [WordsKey: PreparedWords] = [:]
    var locales: [LocaleTag: SpokenLocale] = [:]
    /// Each language's button titles, by action id.
    var actions: [LocaleTag: [String: PreparedWords.Part]] = [:]
  }

  private struct WordsKey: Hashable {
    var kind: Kind
    var style: Style
    var locale: LocaleTag
  }

  /// The locales used to write to a person.
  private struct SpokenLocale {
    /// The locale of the text.
    var words: LocaleTag
    /// The locale of numbers and dates.
    var formats: LocaleTag
  }

  private static let maximumLocales = 1_024

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - catalog: The catalog to choose variants from, such as `Catalog.shipped`.
  ///   - renderer: The message renderer, which caches its formatters.
  package init(catalog: Catalog, renderer: Renderer = Renderer()) {
    self.catalog = catalog
    self.renderer = renderer
    hardWords = HardWords(catalog)
  }

  /// Returns the text of a notification.
  ///
  /// The title, body, actions, and private text are all in one locale: the first one in the person's fallback chain
  /// that the catalog supports.
  ///
  /// - Parameter request: The person, the subject, and the values.
  /// - Returns: The rendered text.
  /// - Throws: `ComposeError`.
  package func compose(_ request: CompositionRequest) throws(ComposeError) -> ComposedText {
    let (words, formats) = try words(for: request)
    return try text(of: try choice(for: request, among: words), in: words, formats, request.arguments)
  }

  /// Returns the id of the variant that `compose(_:)` uses, without rendering its text.
  ///
  /// - Parameter request: The person, the subject, and the values.
  /// - Returns: The variant's id.
  /// - Throws: `ComposeError`.
  func variant(for request: CompositionRequest) throws(ComposeError) -> String {
    let (words, _) = try words(for: request)
    return words.variants[try choice(for: request, among: words)].id
  }

  /// Returns the index of the variant for a request.
  private func choice(for request: CompositionRequest, among words: PreparedWords) throws(ComposeError) -> Int {
    let eligible = eligible(for: request, among: words)
    let selector = VariantSelector(person: request.person, kind: request.kind, style: request.style)
    let (index, start) = Self.place(of: request, among: words.rules, eligible)
    guard
      let choice = selector.choice(
        at: index, revisionStart: start, among: words.variants, eligible, words.rules, lastShown: request.lastShown)
    else {
      throw .noEligibleVariant(request.kind, request.style, words.locale)
    }
    return choice
  }

  /// Returns the occurrence index used to choose a variant, and the index at which the catalog's revision starts.
  ///
  /// Seasonal variants are used at most once a day and are counted by calendar day. If there are at least four of them
  /// with equal weight, any three consecutive days show different variants, regardless of how many reminders lie
  /// between them.
  private static func place(
    of request: CompositionRequest, among rules: VariantRules, _ eligible: [Int]
  ) -> (index: Int, start: Int) {
    let isSeason = !eligible.isEmpty && eligible.allSatisfy { rules.list[$0].isExclusive && rules.list[$0].isSeasonal }
    guard isSeason else { return (request.index, request.revisionStart) }
    return (Int(request.date.daysSinceEpoch), Int(CivilDate.min.daysSinceEpoch))
  }

  /// Returns the variants that can be used for a request, and the locale that they are written in.
  ///
  /// - Parameter request: The person, the subject, and the values.
  /// - Returns: The variants in catalog order, which may be empty. If any exclusive variants match, only those are
  ///   returned.
  /// - Throws: `ComposeError.unknownKind` or `ComposeError.noLocale`.
  package func eligibleVariants(
    for request: CompositionRequest
  ) throws(ComposeError) -> (variants: [Variant], locale: LocaleTag) {
    let (words, _) = try words(for: request)
    return (eligible(for: request, among: words).sorted().map { words.variants[$0] }, words.locale)
  }

  /// Returns the text of a given variant, even if it wouldn't have been chosen.
  ///
  /// - Parameters:
  ///   - request: The person, the subject, and the values.
  ///   - variant: The variant's id.
  /// - Returns: The rendered text.
  /// - Throws: `ComposeError`.
  package func compose(_ request: CompositionRequest, variant: String) throws(ComposeError) -> ComposedText {
    let (words, formats) = try words(for: request)
    guard let choice = words.variants.firstIndex(where: { $0.id == variant }) else {
      throw .missingText(key: words.template.stem(of: variant, style: request.style), words.locale)
    }
    return try text(of: choice, in: words, formats, request.arguments)
  }

  /// Returns the text that notifications of a kind show if previews are off.
  ///
  /// The text doesn't contain any personal data.
  ///
  /// - Parameters:
  ///   - kind: The kind of notification.
  ///   - locale: The person's language, script, and region.
  /// - Returns: The kind's private text, in the first locale in the person's fallback chain that the catalog supports,
  ///   or `nil` if the kind doesn't have a private text.
  /// - Throws: `ComposeError`.
  package func privateText(of kind: Kind, locale: LocaleTag) throws(ComposeError) -> NotificationRequest.PrivateText? {
    // The private text is the same for all dates, people, and styles.
    let request = CompositionRequest(
      person: "", kind: kind, style: .gentle, locale: locale, date: .min, index: 0, arguments: [:])
    let (words, formats) = try words(for: request)
    let writer = Writer(renderer: renderer, words: words.locale, formats: formats, arguments: [:])
    return try privateText(of: words, writer)
  }

  /// Returns a button and its title.
  ///
  /// - Parameters:
  ///   - action: The action's id, such as `add`.
  ///   - locale: The person's language, script, and region.
  /// - Returns: The button, in the first locale in the person's fallback chain that the catalog supports.
  /// - Throws: `ComposeError`.
  package func action(_ action: String, locale: LocaleTag) throws(ComposeError) -> NotificationRequest.Action {
    let spoken = try spoken(for: locale)
    let known = kept.withLock { $0.actions[spoken.words]?[action] }
    let part = known ?? PreparedWords.Part(catalog.actionTitle(action, locale: spoken.words), key: action, renderer)
    if known == nil { kept.withLock { $0.actions[spoken.words, default: [:]][action] = part } }
    let writer = Writer(renderer: renderer, words: spoken.words, formats: spoken.formats, arguments: [:])
    return NotificationRequest.Action(id: action, title: try writer.write(part))
  }

  // MARK: Choosing

  /// Returns the indices of the variants that match a request, or only those of the exclusive ones if there are any.
  private func eligible(for request: CompositionRequest, among words: PreparedWords) -> [Int] {
    words.rules.eligible(for: request, in: catalog.revision(on: request.date).number)
  }

  // MARK: Words

  /// Returns the prepared text for a request's kind, style, and locale, and the locale used for its numbers and dates.
  private func words(
    for request: CompositionRequest
  ) throws(ComposeError) -> (words: PreparedWords, formats: LocaleTag) {
    let spoken = try spoken(for: request.locale, of: request.kind)
    let key = WordsKey(kind: request.kind, style: request.style, locale: spoken.words)
    if let words = kept.withLock({ $0.words[key] }) { return (words, spoken.formats) }
    guard let template = catalog.template(of: request.kind) else { throw .unknownKind(request.kind) }
    let words = PreparedWords(template, style: request.style, locale: spoken.words, catalog: catalog, renderer)
    kept.withLock { $0.words[key] = words }
    return (words, spoken.formats)
  }

  /// Returns the locales used to write to a person.
  ///
  /// If the kind is unknown, that error takes precedence over a missing locale.
  private func spoken(for locale: LocaleTag, of kind: Kind? = nil) throws(ComposeError) -> SpokenLocale {
    if let spoken = kept.withLock({ $0.locales[locale] }) { return spoken }
    if let kind, catalog.template(of: kind) == nil { throw .unknownKind(kind) }
    let chain = locale.fallbackChain
    guard let words = catalog.locale(for: chain) else { throw .noLocale(chain: chain) }
    let spoken = SpokenLocale(words: words, formats: locale.formattingLocale(forWordsIn: words))
    kept.withLock { kept in
      // A batch of people can contain any number of locales.
      if kept.locales.count >= Self.maximumLocales { kept.locales.removeAll() }
      kept.locales[locale] = spoken
    }
    return spoken
  }

  private func text(
    of choice: Int, in words: PreparedWords, _ formats: LocaleTag, _ arguments: MessageArguments
  ) throws(ComposeError) -> ComposedText {
    let writer = Writer(
      renderer: renderer, words: words.locale, formats: formats,
      arguments: Self.bounded(arguments, by: words.texted))
    let variant = words.variants[choice].id
    guard let text = words.texts[choice] else {
      throw .missingText(key: words.template.stem(of: variant, style: words.style), words.locale)
    }
    return ComposedText(
      locale: words.locale, variant: variant, title: try writer.write(text.title),
      body: try text.body.map(writer.write) ?? "", actions: try actions(of: words, writer),
      privateText: try privateText(of: words, writer))
  }

  private func actions(of words: PreparedWords, _ writer: Writer) throws(ComposeError) -> [NotificationRequest.Action] {
    if let actions = words.fixedActions { return actions }
    return try words.actions.map { action throws(ComposeError) in
      NotificationRequest.Action(id: action.id, title: try writer.write(action.title))
    }
  }

  /// Returns the text to show if previews are off.
  ///
  /// Throws an error if the template declares a private text that can't be rendered. If it returned `nil`, the caller
  /// would conclude that the notification's own text may be shown.
  private func privateText(
    of words: PreparedWords, _ writer: Writer
  ) throws(ComposeError) -> NotificationRequest.PrivateText? {
    guard let hidden = words.privateText else { return nil }
    if let text = words.fixedPrivateText { return text }
    // Personal values are withheld, so a private text that refers to a name fails to render instead of showing the
    // name.
    let writer = writer.without(words.template.arguments)
    return NotificationRequest.PrivateText(
      title: try writer.write(hidden.title), body: try hidden.body.map(writer.write) ?? "")
  }

  /// Returns the values, with the person's texts truncated to the lengths allowed by the template.
  private static func bounded(
    _ arguments: MessageArguments, by declarations: [(key: ArgumentKey, maximum: Int?)]
  ) -> MessageArguments {
    var bounded = arguments
    let declarations = declarations.span
    for index in declarations.indices {
      guard case .text(let text)? = arguments.value(declarations[index].key) else { continue }
      let sanitized = text.sanitized(maximumCharacters: declarations[index].maximum)
      // Changing a value copies all of them.
      if sanitized != text { bounded[declarations[index].key.name] = .text(sanitized) }
    }
    return bounded
  }

  /// Renders a notification's messages.
  private struct Writer {
    let renderer: Renderer
    /// The locale of the text, used in errors.
    let words: LocaleTag
    /// The locale of numbers and dates.
    let formats: LocaleTag
    var arguments: MessageArguments

    func without(_ declarations: [ArgumentDeclaration]) -> Writer {
      var writer = self
      for declaration in declarations where declaration.isPersonal { writer.arguments[declaration.name] = nil }
      return writer
    }

    func write(_ part: PreparedWords.Part) throws(ComposeError) -> String {
      if let text = part.fixed { return text }
      switch part.message {
      case nil: throw .missingText(key: part.key, words)
      case .failure(let error): throw .syntax(key: part.key, words, reason: error.faults.first?.reason ?? "")
      case .success(let message):
        do throws(RenderError) {
          return try renderer.render(message, locale: formats, arguments: arguments)
        } catch {
          throw .render(key: part.key, words, reason: "\(error)")
        }
      }
    }
  }
}
