public import NudgeText
internal import NudgeTime
internal import Synchronization

/// Chooses a variant and renders it: from a kind and its values to the words of one notification.
///
/// The same request and catalog give the same words on every machine with the same ICU. A composer may be shared between
/// threads; it keeps the messages it has compiled.
public final class Composer: Sendable {
  /// The words to choose from.
  public let catalog: Catalog

  private let renderer: Renderer
  /// By pattern; no more than the catalog has.
  private let messages = Mutex<[String: Message]>([:])

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - catalog: The words to choose from, such as `Catalog.shipped`.
  ///   - renderer: Writes the messages; its formatters are kept.
  public init(catalog: Catalog, renderer: Renderer = Renderer()) {
    self.catalog = catalog
    self.renderer = renderer
  }

  /// The words of a notification.
  ///
  /// Title, body, actions and private text come from one locale: the first of the person's chain that the catalog speaks.
  ///
  /// - Parameter request: For whom, about what, and with which values.
  /// - Returns: The words.
  /// - Throws: `ComposeError`.
  public func compose(_ request: CompositionRequest) throws(ComposeError) -> ComposedText {
    let (eligible, locale) = try eligibleVariants(for: request)
    let selector = VariantSelector(person: request.person, kind: request.kind, style: request.style)
    let (index, start) = Self.place(of: request, among: eligible)
    guard
      let variant = selector.variant(at: index, revisionStart: start, among: eligible, lastShown: request.lastShown)
    else {
      throw .noEligibleVariant(request.kind, request.style, locale)
    }
    return try compose(request, variant: variant.id)
  }

  /// Which occurrence of its variants a request is.
  ///
  /// Those of a season come once a day at most, and are counted by the calendar: where there are four of equal weight or more, of
  /// three days in a row none has the words of another, however many reminders lie between them.
  private static func place(of request: CompositionRequest, among eligible: [Variant]) -> (index: Int, start: Int) {
    let isSeason = !eligible.isEmpty && eligible.allSatisfy { $0.isExclusive && $0.hasSeason }
    guard isSeason else { return (request.index, request.revisionStart) }
    return (Int(request.date.daysSinceEpoch), Int(CivilDate.min.daysSinceEpoch))
  }

  /// The variants that fit a request, and the locale whose words they are.
  ///
  /// - Parameter request: For whom, about what, and with which values.
  /// - Returns: In the catalog's order; where exclusive variants fit, only they. May be empty.
  /// - Throws: `ComposeError.unknownKind` or `.noLocale`.
  public func eligibleVariants(
    for request: CompositionRequest
  ) throws(ComposeError) -> (variants: [Variant], locale: LocaleTag) {
    guard catalog.template(of: request.kind) != nil else { throw .unknownKind(request.kind) }
    let chain = request.locale.fallbackChain
    guard let locale = catalog.locale(for: chain) else { throw .noLocale(chain: chain) }
    var context = request.context
    for (name, value) in request.arguments {
      if case .integer(let number) = value { context.integers[name] = Int(number) }
      // A name of blanks is none.
      if case .text(let text) = value, text.isBlank { continue }
      context.givenArguments.insert(name)
    }
    let fitting = catalog.variants(
      of: request.kind, style: request.style, locale: locale, context: context,
      revision: catalog.revision(on: request.date))
    let exclusive = fitting.filter(\.isExclusive)
    return (exclusive.isEmpty ? fitting : exclusive, locale)
  }

  /// The words of one variant, whether or not it would have been chosen.
  ///
  /// - Parameters:
  ///   - request: For whom, about what, and with which values.
  ///   - variant: The variant's id.
  /// - Returns: The words.
  /// - Throws: `ComposeError`.
  public func compose(_ request: CompositionRequest, variant: String) throws(ComposeError) -> ComposedText {
    guard let template = catalog.template(of: request.kind) else { throw .unknownKind(request.kind) }
    let chain = request.locale.fallbackChain
    guard let locale = catalog.locale(for: chain) else { throw .noLocale(chain: chain) }
    let writer = Writer(
      composer: self, words: locale, locale: request.locale.formattingLocale(forWordsIn: locale),
      arguments: Self.bounded(request.arguments, by: template.arguments))
    let key = template.stem(of: variant, style: request.style)
    guard let text = catalog.text(of: request.kind, style: request.style, variant: variant, locale: locale) else {
      throw .missingText(key: key, locale)
    }
    var actions: [ComposedText.Action] = []
    for action in template.actions {
      guard let title = catalog.actionTitle(action, locale: locale) else { throw .missingText(key: action, locale) }
      actions.append(ComposedText.Action(id: action, title: try writer.write(title, key: action)))
    }
    var privateText: ComposedText.PrivateText?
    if let key = template.privateKey {
      // Without it a caller would take the words themselves for fit to be shown.
      guard let hidden = catalog.privateText(of: request.kind, locale: locale) else {
        throw .missingText(key: key, locale)
      }
      // What is personal is kept from it: a catalog whose private text asks for a name shows no name, but fails.
      let writer = writer.without(template.arguments.filter(\.isPersonal).map(\.name))
      privateText = ComposedText.PrivateText(
        title: try writer.write(hidden.title, key: key + ".title"),
        body: try writer.write(hidden.body ?? "", key: key + ".body"))
    }
    return ComposedText(
      locale: locale, variant: variant,
      title: try writer.write(text.title, key: text.body == nil ? key : key + ".title"),
      body: try writer.write(text.body ?? "", key: key + ".body"), actions: actions, privateText: privateText)
  }

  /// A button's words.
  ///
  /// - Parameters:
  ///   - action: Its id, such as `add`.
  ///   - locale: The person's language, script and region.
  /// - Returns: The button, in the first language of the person's chain that the catalog speaks.
  /// - Throws: `ComposeError`.
  func action(_ action: String, locale: LocaleTag) throws(ComposeError) -> ComposedText.Action {
    let chain = locale.fallbackChain
    guard let words = catalog.locale(for: chain) else { throw .noLocale(chain: chain) }
    guard let title = catalog.actionTitle(action, locale: words) else { throw .missingText(key: action, words) }
    let writer = Writer(
      composer: self, words: words, locale: locale.formattingLocale(forWordsIn: words), arguments: [:])
    return ComposedText.Action(id: action, title: try writer.write(title, key: action))
  }

  /// The values, with texts from a person cut at the lengths that the template allows.
  private static func bounded(
    _ arguments: MessageArguments, by declarations: [ArgumentDeclaration]
  ) -> MessageArguments {
    var bounded = arguments
    for declaration in declarations where declaration.type == .text {
      guard case .text(let text)? = arguments[declaration.name] else { continue }
      bounded[declaration.name] = .text(text.sanitized(maximumCharacters: declaration.maximum))
    }
    return bounded
  }

  /// Renders the messages of one notification.
  private struct Writer {
    let composer: Composer
    /// The locale that the words come from, for errors.
    let words: LocaleTag
    /// The locale that numbers and dates take.
    let locale: LocaleTag
    var arguments: MessageArguments

    func without(_ names: [String]) -> Writer {
      var writer = self
      for name in names { writer.arguments[name] = nil }
      return writer
    }

    func write(_ pattern: String, key: String) throws(ComposeError) -> String {
      if pattern.isEmpty { return "" }
      let message: Message
      do throws(MessageSyntaxError) {
        message = try composer.message(pattern)
      } catch {
        throw .syntax(key: key, words, error)
      }
      do throws(RenderError) {
        return try composer.renderer.render(message, locale: locale, arguments: arguments)
      } catch {
        throw .render(key: key, words, error)
      }
    }
  }

  private func message(_ pattern: String) throws(MessageSyntaxError) -> Message {
    if let message = messages.withLock({ $0[pattern] }) { return message }
    let message = try Message(pattern)
    messages.withLock { $0[pattern] = message }
    return message
  }
}

extension Variant {
  /// Whether the variant waits for a time of the year.
  fileprivate var hasSeason: Bool {
    conditions.contains { condition in
      if case .season = condition { true } else { false }
    }
  }
}

extension String {
  /// Whether nothing of the text can be seen: white space, and characters that control or format.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || [.control, .format].contains(scalar.properties.generalCategory)
    }
  }
}
