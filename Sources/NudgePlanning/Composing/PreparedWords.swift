internal import NudgeText

/// The variants for one kind, style, and language, ready for selection and rendering.
///
/// This is an immutable class so that sharing it costs only a reference.
final class PreparedWords: Sendable {
  /// A message with its key, which is used in errors.
  struct Part: Sendable {
    var key: String
    /// The message, or the reason it can't be parsed; `nil` if the catalog doesn't contain the message.
    var message: Result<Message, MessageSyntaxError>?
    /// The text, if it never changes: the result of a message without arguments, or an empty string for an empty
    /// message.
    var fixed: String?

    init(_ pattern: String?, key: String, _ renderer: Renderer) {
      self.key = key
      message = pattern.map { pattern in Result { () throws(MessageSyntaxError) in try Message(pattern) } }
      if pattern?.isEmpty == true {
        fixed = ""
      } else if case .success(let message) = message, message.arguments.isEmpty {
        fixed = try? renderer.render(message, locale: .english, arguments: [:])
      }
    }
  }

  /// A variant's messages.
  ///
  /// This is an immutable class for the same reason.
  final class Text: Sendable {
    let title: Part
    /// The body, or `nil` if the variant has only a title.
    let body: Part?

    init(title: Part, body: Part?) {
      self.title = title
      self.body = body
    }
  }

  let template: Template
  let style: Style
  /// The language of the messages.
  let locale: LocaleTag
  /// The variants available in the language, in file order.
  let variants: [Variant]
  /// The variants' rules.
  let rules: VariantRules
  /// Each variant's messages, or `nil` if they are missing.
  let texts: [Text?]
  let actions: [(id: String, title: Part)]
  /// The buttons, or `nil` if any of their titles can change.
  let fixedActions: [NotificationRequest.Action]?
  /// The messages to show if previews are off, or `nil` if the template doesn't have any.
  let privateText: Text?
  /// The private text, or `nil` if it can change.
  let fixedPrivateText: NotificationRequest.PrivateText?
  /// The arguments of type text, which are truncated to their maximum lengths.
  let texted: [(key: ArgumentKey, maximum: Int?)]

  /// Prepares a template's messages.
  ///
  /// - Complexity: O(*n*) in the number of messages, because each one is parsed.
  init(_ template: Template, style: Style, locale: LocaleTag, catalog: Catalog, _ renderer: Renderer) {
    self.template = template
    self.style = style
    self.locale = locale
    variants = template.variants.filter { $0.isAvailable(in: locale) }
    rules = VariantRules(variants, style: style)
    texts = variants.map { variant in
      let text = catalog.text(of: template.kind, style: style, variant: variant.id, locale: locale)
      return text.map { Self.text($0, stem: template.stem(of: variant.id, style: style), renderer) }
    }
    actions = template.actions.map { action in
      (action, Part(catalog.actionTitle(action, locale: locale), key: action, renderer))
    }
    let titles = actions.compactMap { action in
      action.title.fixed.map { NotificationRequest.Action(id: action.id, title: $0) }
    }
    fixedActions = titles.count == actions.count ? titles : nil
    privateText = template.privateKey.map { key in
      let text = catalog.privateText(of: template.kind, locale: locale)
      return Text(
        title: Part(text?.title, key: text == nil ? key : key + ".title", renderer),
        body: Part(text.map { $0.body ?? "" }, key: text == nil ? key : key + ".body", renderer))
    }
    if let title = privateText?.title.fixed, let body = privateText?.body?.fixed {
      fixedPrivateText = NotificationRequest.PrivateText(title: title, body: body)
    } else {
      fixedPrivateText = nil
    }
    texted = template.arguments.filter { $0.type == .text }.map { (ArgumentKey($0.name), $0.maximum) }
  }

  private static func text(_ text: CatalogText, stem: String, _ renderer: Renderer) -> Text {
    guard let body = text.body else { return Text(title: Part(text.title, key: stem, renderer), body: nil) }
    return Text(
      title: Part(text.title, key: stem + ".title", renderer), body: Part(body, key: stem + ".body", renderer))
  }
}
