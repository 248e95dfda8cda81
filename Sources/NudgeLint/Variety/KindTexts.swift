internal import NudgeAuthoring
internal import NudgeText
internal import NudgeTime

/// A kind's texts as people would read them, with example values from the template.
struct KindTexts {
  /// A variant in a style and a locale.
  struct Entry {
    var variant: Int
    var title: LintMessage
    var body: LintMessage
    /// The title and body for each set of values with which the variant can be shown.
    var texts: [Int: (title: String, body: String)]
    /// The title and body for the first of these sets.
    var sample: (title: String, body: String)
  }

  private var entries: [Style: [LocaleTag: [Entry]]] = [:]
  /// For each style and variant, the optional arguments that its text uses in any locale.
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
          for (number, set) in sets.enumerated() where set.fits(variant) {
            guard let title = subject.writer.text(of: titleMessage, in: locale, set.arguments),
              let body = subject.writer.text(of: bodyMessage, in: locale, set.arguments)
            else { continue }
            texts[number] = (title, body)
          }
          guard let first = texts.min(by: { $0.key < $1.key })?.value else { continue }
          list.append(Entry(variant: index, title: title, body: body, texts: texts, sample: first))
        }
        entries[style, default: [:]][locale] = list
      }
    }
  }

  /// Returns the variants that have text, in template order.
  func entries(_ style: Style, _ locale: LocaleTag) -> [Entry] {
    entries[style]?[locale] ?? []
  }
}

/// A set of values with one value for each argument of a template.
struct ExampleValues {
  var arguments: [String: ArgumentValue]
  private var integers: [String: Int] = [:]

  /// Returns a set with the template's first examples, and sets that satisfy each variant's conditions on ints.
  ///
  /// The values are taken from the examples if possible.
  static func sets(of template: Template) -> [ExampleValues] {
    var seen: Set<[String: Int]> = []
    return ([[]] + template.variants.map(\.conditions)).compactMap { ExampleValues(template, meeting: $0) }
      .filter { seen.insert($0.integers).inserted }
  }

  /// Creates values that satisfy conditions on ints, or returns `nil` if there are no such values.
  private init?(_ template: Template, meeting conditions: [Condition]) {
    arguments = [:]
    for declaration in template.arguments {
      let example = declaration.examples.first
      switch declaration.type {
      case .int:
        let predicates = conditions.predicates(on: declaration.name)
        let examples = declaration.examples.compactMap(Int.init)
        let value =
          examples.first { value in predicates.allSatisfy { $0.holds(for: value) } }
          ?? AllowedValues(declaration, conditions).values.first
        guard let value else { return nil }
        integers[declaration.name] = value
        arguments[declaration.name] = .integer(Int64(value))
      case .text:
        arguments[declaration.name] = .text(example ?? declaration.values.first ?? declaration.name)
      case .date:
        arguments[declaration.name] = Self.moment(example.flatMap { try? CivilDate($0) }, nil)
      case .time:
        arguments[declaration.name] = Self.moment(nil, example.flatMap { try? TimeOfDay($0) })
      }
    }
  }

  /// Returns whether a variant's conditions on ints hold.
  func fits(_ variant: Variant) -> Bool {
    variant.conditions.allSatisfy { condition in
      guard case .integer(let name, let predicate) = condition else { return true }
      return integers[name].map(predicate.holds) ?? false
    }
  }

  /// Returns a timestamp, which can be formatted as both a date and a time.
  ///
  /// The default is 22 November 2026 at 20:00.
  private static func moment(_ date: CivilDate?, _ time: TimeOfDay?) -> ArgumentValue? {
    guard let date = date ?? (try? CivilDate(year: 2026, month: 11, day: 22)) else { return nil }
    let seconds = Int64(date.daysSinceEpoch) * 86_400 + Int64(time?.secondsFromMidnight ?? 72_000)
    return Timestamp(secondsSinceEpoch: seconds).map { .instant($0, .utc) }
  }
}
