internal import NudgeText

/// The words of one kind in one style and language, ready to choose from and to write.
///
/// A class, so that sharing it costs one reference; nothing in it changes.
final class PreparedWords: Sendable {
  /// One text with its key, for errors.
  struct Part: Sendable {
    var key: String
    /// The message, or why it is none; `nil` if the catalog has no such text.
    var message: Result<Message, MessageSyntaxError>?
    /// The text where it is always the same: nothing, or what a message without arguments says.
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

  /// The words of a variant.
  struct Text: Sendable {
    var title: Part
    /// `nil` where there is a title alone.
    var body: Part?
  }

  let template: Template
  let style: Style
  /// The language of the words.
  let locale: LocaleTag
  /// Those that the language has, in file order.
  let variants: [Variant]
  /// When each of them may be used.
  let rules: [VariantRule]
  /// The words of each variant; `nil` where they are absent.
  let texts: [Text?]
  let actions: [(id: String, title: Part)]
  /// The buttons where they always say the same.
  let fixedActions: [NotificationRequest.Action]?
  /// What is shown where previews are off; `nil` where the template has no such thing.
  let privateText: Text?
  /// The same where it always says the same.
  let fixedPrivateText: NotificationRequest.PrivateText?
  /// The text arguments, which are cut at their lengths.
  let texted: [ArgumentDeclaration]

  /// Prepares words.
  ///
  /// - Complexity: O(*n*) in the number of messages, each of which is read.
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
