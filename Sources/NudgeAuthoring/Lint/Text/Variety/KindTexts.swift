internal import NudgeText
internal import NudgeTime

/// The words of a kind as people would read them, with the examples of the template.
struct KindTexts {
  /// A variant in a style and a locale.
  struct Entry {
    var variant: Int
    var title: LintMessage
    var body: LintMessage
    /// Title and body for each set of values under which the variant can be shown.
    var texts: [Int: (title: String, body: String)]
    /// Those of the first set.
    var sample: (title: String, body: String)
  }

  private struct Key: Hashable {
    var style: Style
    var locale: LocaleTag
  }

  private var entries: [Key: [Entry]] = [:]
  /// For each style and variant, the optional arguments that its words use in some locale.
  private(set) var needs: [Style: [Set<String>]] = [:]

  init(_ source: TemplateSource, _ subject: LintSubject) {
    let template = source.template
    let optional = Set(template.arguments.filter(\.isOptional).map(\.name))
    let sets = ExampleValues.sets(of: template)
    for locale in subject.sources.locales {
      for style in Style.allCases {
        var list: [Entry] = []
        for (index, variant) in template.variants.enumerated() {
          let stem = "\(template.kind.rawValue).\(style.rawValue).\(variant.id)."
          guard let title = subject.message(stem + "title", in: locale),
            let body = subject.message(stem + "body", in: locale),
            let titleMessage = title.message, let bodyMessage = body.message
          else { continue }
          let used = Set((titleMessage.arguments + bodyMessage.arguments).map(\.name)).intersection(optional)
          if !used.isEmpty {
            needs[style, default: template.variants.map { _ in [] }][index].formUnion(used)
          }
          var texts: [Int: (title: String, body: String)] = [:]
          var first: (title: String, body: String)?
          for (number, set) in sets.enumerated() where set.fits(variant) {
            guard let title = Self.text(titleMessage, locale, set, subject.renderer),
              let body = Self.text(bodyMessage, locale, set, subject.renderer)
            else { continue }
            texts[number] = (title, body)
            if first == nil { first = (title, body) }
          }
          guard let first else { continue }
          list.append(Entry(variant: index, title: title, body: body, texts: texts, sample: first))
        }
        entries[Key(style: style, locale: locale)] = list
      }
    }
  }

  /// The variants that have words, in the order of the template.
  func entries(_ style: Style, _ locale: LocaleTag) -> [Entry] {
    entries[Key(style: style, locale: locale)] ?? []
  }

  private static func text(
    _ message: Message, _ locale: LocaleTag, _ set: ExampleValues, _ renderer: Renderer
  ) -> String? {
    // Most messages say the same whatever the values are.
    if message.arguments.isEmpty, message.nodes.count == 1, case .text(let text) = message.nodes[0] { return text.text }
    return try? renderer.render(message, locale: locale, arguments: set.arguments)
  }
}
