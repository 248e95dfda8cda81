internal import ArgumentParser
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The values given with `--set`, by argument name.
struct Assignments {
  private var texts: [String: String] = [:]

  /// Reads assignments.
  ///
  /// - Parameters:
  ///   - assignments: Names and values, such as `streak=100`.
  ///   - templates: The templates that were asked for; each must be able to take the values.
  ///   - others: Templates that are shown as well. One that cannot take a value that one of `templates` takes keeps its
  ///     example.
  /// - Throws: A usage error for another form, a name that no template declares, or a value that the argument cannot have.
  init(_ assignments: [String], templates: [Template], others: [Template] = []) throws {
    let asked = templates.flatMap(\.arguments)
    let declarations = asked + others.flatMap(\.arguments)
    for assignment in assignments {
      guard let equals = assignment.firstIndex(of: "=") else {
        throw ValidationError("--set wants a name and a value, such as streak=100.")
      }
      let name = String(assignment[..<equals])
      let value = String(assignment[assignment.index(after: equals)...])
      let askedFor = asked.filter { $0.name == name }
      let declared = askedFor.isEmpty ? declarations.filter { $0.name == name } : askedFor
      do {
        if declared.isEmpty {
          _ = try Choices.spelling(name, of: "argument", among: declarations.map(\.name).groups { $0 }.map { $0[0] })
        }
        for declaration in declared { _ = try Self.value(value, of: declaration) }
      } catch let error as ValidationError {
        throw ValidationError("--set \(name.forTerminal): \(error.message)")
      }
      texts[name] = value
    }
  }

  /// The value given for an argument; `nil` if there is none that the argument can have.
  func value(of declaration: ArgumentDeclaration) -> ArgumentValue? {
    // The templates that were asked for were checked before.
    texts[declaration.name].flatMap { try? Self.value($0, of: declaration) }
  }

  /// Reads a value as the argument's type, within its bounds.
  static func value(_ text: String, of declaration: ArgumentDeclaration) throws -> ArgumentValue {
    switch declaration.type {
    case .int:
      return .integer(
        Int64(
          try Choices.number(text, atLeast: declaration.minimum ?? .min, atMost: declaration.maximum ?? .max)))
    case .text:
      return .text(text.sanitized(maximumCharacters: declaration.maximum))
    case .date:
      return .date(try Choices.date(text))
    case .time:
      let time = try Choices.time(text)
      // The day does not show.
      let day = CivilDateTime(date: try CivilDate(year: 2026, month: 1, day: 1), time: time)
      return .instant(day.timestamp(at: .utc), .utc)
    }
  }
}

/// The sets of values that a template's messages are previewed with.
enum PreviewSamples {
  typealias Values = [(name: String, value: ArgumentValue)]

  /// One set for each example of the argument that has the most examples; those of the other arguments are repeated.
  static func all(
    of template: Template, subject: PreviewSubject?, assignments: Assignments
  ) throws -> [Values] {
    let known = subject.map { $0.values[template.kind] ?? [:] }
    return try (0..<max(template.arguments.map(\.examples.count).max() ?? 1, 1)).map {
      try one(of: template, known: known, assignments: assignments, example: $0)
    }
  }

  /// The same sets without the optional values, except those given with `--set`; empty if no value is optional.
  static func bare(_ samples: [Values], of template: Template, assignments: Assignments) -> [Values] {
    let absent = template.arguments.filter { $0.isOptional && assignments.value(of: $0) == nil }.map(\.name)
    if absent.isEmpty { return [] }
    return samples.map { sample in sample.filter { !absent.contains($0.name) } }
  }

  /// One set: for each argument the value of `--set`, else the known value, else an example.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - known: The known values of a person, who never gets an optional value from an example; `nil` without a person.
  ///   - assignments: The values given with `--set`.
  ///   - index: Which example to take, from 0; after the last one comes the first again.
  /// - Returns: The values, in the template's order.
  /// - Throws: `Failure` if a known value is outside the bounds of its argument.
  static func one(
    of template: Template, known: [String: ArgumentValue]?, assignments: Assignments, example index: Int = 0
  ) throws -> Values {
    try template.arguments.compactMap { declaration in
      if let value = assignments.value(of: declaration) { return (declaration.name, value) }
      if let value = known?[declaration.name] {
        try check(value, declaration, template)
        return (declaration.name, value)
      }
      let examples = declaration.examples
      if examples.isEmpty || known != nil && declaration.isOptional { return nil }
      return (declaration.name, try Assignments.value(examples[index % examples.count], of: declaration))
    }
  }

  private static func check(
    _ value: ArgumentValue, _ declaration: ArgumentDeclaration, _ template: Template
  ) throws {
    guard case .integer(let number) = value else { return }
    let excess: String? =
      if let maximum = declaration.maximum, number > maximum {
        "more than the \(maximum)"
      } else if let minimum = declaration.minimum, number < minimum {
        "less than the \(minimum)"
      } else {
        nil
      }
    guard let excess else { return }
    throw Failure(
      .badData, "--person: \(declaration.name) is \(number), \(excess) that \(template.kind) is written for.")
  }
}

extension ArgumentValue {
  /// The value as `--set` takes it, such as `100`, `2026-11-22` or `20:00`.
  var shownText: String {
    guard case .instant(let timestamp, let offset) = self else { return plainText }
    let time = timestamp.civil(at: offset).time
    return time.second == 0 ? String(time.description.prefix(5)) : time.description
  }

  /// The value independent of any locale, such as `100` or `2026-11-22`.
  var plainText: String {
    switch self {
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .decimal(let decimal): decimal.text
    case .text(let text): text
    case .instant(let timestamp, let offset): timestamp.rfc3339(at: offset)
    case .date(let date): date.description
    }
  }
}
