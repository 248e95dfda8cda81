internal import ArgumentParser
internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// The values given with `--set`, by argument name.
struct Assignments {
  private var texts: [String: String] = [:]

  /// Parses assignments.
  ///
  /// - Parameters:
  ///   - assignments: Names and values, such as `streak=100`.
  ///   - templates: The requested templates. All of them must accept the values.
  ///   - others: Further templates to show. If one of them does not accept a value that a requested template accepts,
  ///     it uses its example.
  /// - Throws: `ValidationError` if an assignment has another form, no template declares the name, or the argument does
  ///   not accept the value.
  init(_ assignments: [String], templates: [Template], others: [Template] = []) throws {
    let asked = templates.flatMap(\.arguments)
    let declarations = asked + others.flatMap(\.arguments)
    for assignment in assignments {
      guard let equals = assignment.firstIndex(of: "=") else {
        throw ValidationError("--set requires a name and a value, such as streak=100.")
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

  /// Returns whether a value was given for an argument.
  func has(_ name: String) -> Bool { texts[name] != nil }

  /// Returns the value given for an argument, or `nil` if none was given or the argument does not accept it.
  func value(of declaration: ArgumentDeclaration) -> ArgumentValue? {
    // The initializer has checked the values for the requested templates.
    texts[declaration.name].flatMap { try? Self.value($0, of: declaration) }
  }

  /// Parses a value of an argument's type, within its bounds.
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
      // The date is arbitrary, because only the time is shown.
      let day = CivilDateTime(date: try CivilDate(year: 2026, month: 1, day: 1), time: time)
      return .instant(day.timestamp(at: .utc), .utc)
    }
  }
}

/// The sets of values with which a template's messages are previewed.
enum PreviewSamples {
  typealias Values = [(name: String, value: ArgumentValue)]

  /// Returns one set for each example of the argument with the most examples.
  ///
  /// Other arguments repeat their examples.
  static func all(
    of template: Template, subject: PreviewSubject?, assignments: Assignments
  ) throws -> [Values] {
    let known = subject.map { $0.values[template.kind] ?? [:] }
    return try (0..<max(template.arguments.map(\.examples.count).max() ?? 1, 1)).map {
      try one(of: template, known: known, assignments: assignments, example: $0)
    }
  }

  /// Returns the sets without optional values, except those given with `--set`, or no sets if no value is optional.
  static func bare(_ samples: [Values], of template: Template, assignments: Assignments) -> [Values] {
    let absent = template.arguments.filter { $0.isOptional && assignments.value(of: $0) == nil }.map(\.name)
    if absent.isEmpty { return [] }
    return samples.map { sample in sample.filter { !absent.contains($0.name) } }
  }

  /// Returns one set of values.
  ///
  /// Each argument has the value of `--set`, or the known value, or an example.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - known: The known values of a person, or `nil` without a person. With a person, optional values never come from
  ///     examples.
  ///   - assignments: The values given with `--set`.
  ///   - index: The index of the example, from 0. Indexes after the last example start over.
  /// - Returns: The values, in the order of the template.
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
        "more than the maximum of \(maximum)"
      } else if let minimum = declaration.minimum, number < minimum {
        "less than the minimum of \(minimum)"
      } else {
        nil
      }
    guard let excess else { return }
    throw Failure(
      .badData, "--person: \(declaration.name) is \(number), \(excess) that \(template.kind) supports.")
  }
}

extension ArgumentValue {
  /// The value in the form that `--set` accepts, such as `100`, `2026-11-22` or `20:00`.
  var shownText: String {
    guard case .instant(let timestamp, let offset, _) = self else { return plainText }
    let time = timestamp.civil(at: offset).time
    return time.second == 0 ? String(time.description.prefix(5)) : time.description
  }

  /// The value in a form that does not depend on a locale, such as `100` or `2026-11-22`.
  var plainText: String {
    switch self {
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .decimal(let decimal): decimal.text
    case .text(let text): text
    case .instant(let timestamp, let offset, _): timestamp.rfc3339(at: offset)
    case .date(let date): date.description
    }
  }
}
