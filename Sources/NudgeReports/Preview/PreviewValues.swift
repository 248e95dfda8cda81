internal import NudgePlanning
package import NudgeText
internal import NudgeTime

/// The values given by name, by argument name.
package struct Assignments {
  /// Reads a value of an argument's type, within its bounds.
  package typealias Parser = (_ text: String, _ declaration: ArgumentDeclaration) throws -> ArgumentValue

  private let texts: [String: String]
  package let parse: Parser

  /// Creates assignments of texts that the parser accepts.
  package init(_ texts: [String: String], parse: @escaping Parser) {
    self.texts = texts
    self.parse = parse
  }

  /// Returns whether a value was given for an argument.
  package func has(_ name: String) -> Bool { texts[name] != nil }

  /// Returns an argument's assigned value, or `nil` if there is none or if the argument doesn't accept it.
  package func value(of declaration: ArgumentDeclaration) -> ArgumentValue? {
    // The initializer has already checked the values for the requested templates.
    texts[declaration.name].flatMap { try? parse($0, declaration) }
  }
}

/// The sets of argument values used to preview a template's messages.
package enum PreviewSamples {
  package typealias Values = [(name: String, value: ArgumentValue)]

  /// Returns a set of values for each example of the argument that has the most examples.
  ///
  /// Other arguments cycle through their examples.
  package static func all(
    of template: Template, subject: PreviewSubject?, assignments: Assignments, _ texts: ExampleTexts
  ) throws -> [Values] {
    let known = subject.map { $0.values[template.kind] ?? [:] }
    return try (0..<max(template.arguments.map(\.examples.count).max() ?? 1, 1)).map {
      try one(
        of: template, known: known, with: subject?.optionalExamples(of: template.kind) ?? [], assignments: assignments,
        texts, example: $0)
    }
  }

  /// Returns the sets with optional values omitted unless set by name, or no sets if there are no optional values.
  package static func bare(_ samples: [Values], of template: Template, assignments: Assignments) -> [Values] {
    let absent = template.arguments.filter { $0.isOptional && assignments.value(of: $0) == nil }.map(\.name)
    if absent.isEmpty { return [] }
    return samples.map { sample in sample.filter { !absent.contains($0.name) } }
  }

  /// Returns one set of values.
  ///
  /// The value of each argument is taken from `--set`, from the known values, or from the examples, in this order.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - known: A person's known values, or `nil` if there is no person. If there is one, optional values are taken
  ///     from the examples only if `optional` contains their names.
  ///   - optional: The names of optional values that a person's preview takes from the examples.
  ///   - assignments: The values given by name.
  ///   - texts: The examples of texts in the reader's language.
  ///   - index: The zero-based index of the example. Indexes past the last example wrap around.
  /// - Returns: The values, in the template's order.
  /// - Throws: `ReportError` if a known value is outside the argument's bounds.
  package static func one(
    of template: Template, known: [String: ArgumentValue]?, with optional: Set<String> = [], assignments: Assignments,
    _ texts: ExampleTexts, example index: Int = 0
  ) throws -> Values {
    var values: Values = try template.arguments.compactMap { declaration in
      if let value = assignments.value(of: declaration) { return (declaration.name, value) }
      if let value = known?[declaration.name] {
        try check(value, declaration, template)
        return (declaration.name, value)
      }
      if known != nil, declaration.isOptional, !optional.contains(declaration.name) { return nil }
      return try texts.text(of: declaration, example: index).map {
        (declaration.name, try assignments.parse($0, declaration))
      }
    }
    // Examples of a month and a year are dates, and are written as the plan writes them.
    if let name = template.kind.countedPeriod, let place = values.firstIndex(where: { $0.name == name }),
      case .date(let date) = values[place].value
    {
      values[place].value = .period(date)
    }
    // An example of a number of achievements that is less than the streak isn't possible.
    if let place = values.firstIndex(where: { $0.name == "count" }), !assignments.has("count"),
      known?["count"] == nil, case .integer(let count) = values[place].value,
      case .integer(let streak) = values.first(where: { $0.name == "streak" })?.value, streak > count
    {
      values[place].value = .integer(streak)
    }
    return values
  }

  private static func check(
    _ value: ArgumentValue, _ declaration: ArgumentDeclaration, _ template: Template
  ) throws {
    guard case .integer(let number) = value else { return }
    let excess: String? =
      if let maximum = declaration.maximum, number > maximum {
        "more than the maximum of \(maximum)"
      } else if let minimum = declaration.minimum, number < minimum {
        "less than the minimum of \(minimum)"
      } else {
        nil
      }
    guard let excess else { return }
    throw ReportError(
      "\(declaration.name) is \(number), \(excess) that \(template.kind) supports.", about: .person(path: ""))
  }
}

/// The examples of arguments, in one language.
///
/// Names and titles that people write are different in each language. The kind `examples` contains them, as a text for
/// each argument's name. All other examples come from the template.
package struct ExampleTexts {
  private static let kind = Kind(rawValue: "examples")

  /// The texts of the kind `examples`, or `nil` if the catalog doesn't contain them.
  private let phrases: Phrases?

  package init(in catalog: Catalog, locale: LocaleTag) {
    phrases =
      catalog.template(of: Self.kind) == nil
      ? nil : Phrases(Self.kind, in: catalog, locale: locale, renderer: Renderer())
  }

  /// Returns an example of an argument as text.
  ///
  /// - Parameters:
  ///   - declaration: The argument.
  ///   - index: The zero-based index of the example. Indexes past the last example wrap around.
  /// - Returns: The example, or `nil` if the argument has none.
  package func text(of declaration: ArgumentDeclaration, example index: Int = 0) -> String? {
    if declaration.type == .text, declaration.values.isEmpty, let text = try? phrases?.say(declaration.name) {
      return text
    }
    let examples = declaration.examples
    return examples.isEmpty ? nil : examples[index % examples.count]
  }
}

extension ArgumentValue {
  /// The value in the format that `--set` accepts, such as `100`, `2026-11-22` or `20:00`.
  package var shownText: String {
    guard case .instant(let timestamp, let offset, _) = self else { return plainText }
    let time = timestamp.civil(at: offset).time
    return time.second == 0 ? String(time.description.prefix(5)) : time.description
  }

  /// The value in a locale-independent format, such as `100` or `2026-11-22`.
  package var plainText: String {
    switch self {
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .decimal(let decimal): decimal.text
    case .text(let text): text
    case .instant(let timestamp, let offset, _): timestamp.rfc3339(at: offset)
    case .date(let date), .period(let date): date.description
    }
  }
}
