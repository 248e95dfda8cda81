internal import NudgeText

/// The words of one kind in one style and language, ready to choose from and to write.
///
/// A class, so that sharing it costs one reference; nothing in it changes.
final class PreparedWords: Sendable {
  /// A message, or why it is none; `nil` where the catalog has no such text.
  typealias Prepared = Result<Message, MessageSyntaxError>?

  /// One text with its key, for errors.
  struct Part: Sendable {
    var key: String
    /// `nil` where it is absent; of empty patterns nothing is written.
    var message: Prepared
    var isEmpty: Bool

    init(_ pattern: String?, key: String) {
      self.key = key
      isEmpty = pattern?.isEmpty ?? false
      message = pattern.map { pattern in Result { () throws(MessageSyntaxError) in try Message(pattern) } }
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
  /// The hash of each variant's id.
  let hashes: [UInt64]
  /// The words of each variant; `nil` where they are absent.
  let texts: [Text?]
  let actions: [(id: String, title: Part)]
  /// What is shown where previews are off; `nil` where the template has no such thing.
  let privateText: Text?
  /// The text arguments, which are cut at their lengths.
  let texted: [ArgumentDeclaration]

  /// Prepares words.
  ///
  /// - Complexity: O(*n*) in the number of messages, each of which is read.
  init(_ template: Template, style: Style, locale: LocaleTag, catalog: Catalog) {
    self.template = template
    self.style = style
    self.locale = locale
    variants = template.variants.filter { $0.isAvailable(in: locale) }
    hashes = variants.map { StableHash.fnv1a($0.id) }
    texts = variants.map { variant in
      let text = catalog.text(of: template.kind, style: style, variant: variant.id, locale: locale)
      return text.map { Self.text($0, stem: template.stem(of: variant.id, style: style)) }
    }
    actions = template.actions.map { action in
      (action, Part(catalog.actionTitle(action, locale: locale), key: action))
    }
    privateText = template.privateKey.map { key in
      let text = catalog.privateText(of: template.kind, locale: locale)
      return Text(
        title: Part(text?.title, key: text == nil ? key : key + ".title"),
        body: Part(text.map { $0.body ?? "" }, key: text == nil ? key : key + ".body"))
    }
    texted = template.arguments.filter { $0.type == .text }
  }

  private static func text(_ text: CatalogText, stem: String) -> Text {
    guard let body = text.body else { return Text(title: Part(text.title, key: stem), body: nil) }
    return Text(title: Part(text.title, key: stem + ".title"), body: Part(body, key: stem + ".body"))
  }
}
