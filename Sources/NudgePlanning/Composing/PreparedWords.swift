internal import NudgeText

/// The variants of one kind in one style and language, ready to be chosen and rendered.
///
/// This is an immutable class, so that sharing it costs one reference.
final class PreparedWords: Sendable {
  /// One message with its key, for errors.
  struct Part: Sendable {
    var key: String
    /// The message, or the reason why it doesn't parse; `nil` if the catalog has no such message.
    var message: Result<Message, MessageSyntaxError>?
    /// The text, if it never changes: empty if there is no message, or the result of a message without arguments.
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

  /// The messages of a variant.
  struct Text: Sendable {
    var title: Part
    /// The body; `nil` if the variant has only a title.
    var body: Part?
  }

  let template: Template
  let style: Style
  /// The language of the messages.
  let locale: LocaleTag
  /// The variants that the language has, in file order.
  let variants: [Variant]
  /// The rule of each variant.
  let rules: [VariantRule]
  /// The messages of each variant; `nil` if they are missing.
  let texts: [Text?]
  let actions: [(id: String, title: Part)]
  /// The buttons, if their titles never change.
  let fixedActions: [NotificationRequest.Action]?
  /// The messages to show if previews are off; `nil` if the template has none.
  let privateText: Text?
  /// The private text, if it never changes.
  let fixedPrivateText: NotificationRequest.PrivateText?
  /// The text arguments, which are cut to their maximum lengths.
  let texted: [ArgumentDeclaration]

  /// Prepares the messages of a template.
  ///
  /// - Complexity: O(*n*) in the number of messages, because each of them is parsed.
  init(_ template: Template, style: Style, locale: LocaleTag, catalog: Catalog, _ renderer: Renderer) {
    self.template = template
    self.style = style
    self.locale = locale
    variants = template.variants.filter { $0.isAvailable(in: locale) }
    rules = variants.map { VariantRule($0, style: style) }
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
    texted = template.arguments.filter { $0.type == .text }
  }

  private static func text(_ text: CatalogText, stem: String, _ renderer: Renderer) -> Text {
    guard let body = text.body else { return Text(title: Part(text.title, key: stem, renderer), body: nil) }
    return Text(
      title: Part(text.title, key: stem + ".title", renderer), body: Part(body, key: stem + ".body", renderer))
  }
}
