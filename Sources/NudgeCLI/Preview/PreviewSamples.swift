internal import NudgePlanning
internal import NudgeText
internal import NudgeTime

/// Sets of values for the messages of a template.
enum PreviewSamples {
  typealias Values = [(name: String, value: ArgumentValue)]

  /// Sets from `--set`, then the person, then the examples in turn; one for each example of the argument that has the most.
  static func all(
    of template: Template, subject: PreviewSubject?, assignments: Assignments
  ) throws -> [Values] {
    let count = template.arguments.map(\.examples.count).max() ?? 1
    return try (0..<max(count, 1)).map { index in
      try template.arguments.compactMap { declaration in
        if let value = assignments.value(of: declaration) { return (declaration.name, value) }
        if let value = try told(subject?.values[template.kind] ?? [:], declaration, template) {
          return (declaration.name, value)
        }
        // Nobody is called by the name of an example.
        if subject != nil, declaration.isOptional { return nil }
        guard !declaration.examples.isEmpty else { return nil }
        let example = declaration.examples[index % declaration.examples.count]
        return (declaration.name, try Assignments.value(example, of: declaration))
      }
    }
  }

  /// The same sets without what may be absent, but for what `--set` gives; none where everything is always there.
  static func bare(_ samples: [Values], of template: Template, assignments: Assignments) -> [Values] {
    let absent = template.arguments.filter { $0.isOptional && assignments.value(of: $0) == nil }.map(\.name)
    if absent.isEmpty { return [] }
    return samples.map { sample in sample.filter { !absent.contains($0.name) } }
  }

  /// The set for one person at one time: from `--set`, then what is known, then the first example of what must have a value.
  ///
  /// What may be absent is, since nobody told it.
  static func one(of template: Template, known: [String: ArgumentValue], assignments: Assignments) throws -> Values {
    try template.arguments.compactMap { declaration in
      if let value = assignments.value(of: declaration) { return (declaration.name, value) }
      if let value = try told(known, declaration, template) { return (declaration.name, value) }
      guard !declaration.isOptional, let example = declaration.examples.first else { return nil }
      return (declaration.name, try Assignments.value(example, of: declaration))
    }
  }

  private static func told(
    _ known: [String: ArgumentValue], _ declaration: ArgumentDeclaration, _ template: Template
  ) throws -> ArgumentValue? {
    guard let value = known[declaration.name] else { return nil }
    guard case .integer(let number) = value else { return value }
    if let maximum = declaration.maximum, number > maximum {
      throw Failure(
        .badData,
        "--person: \(declaration.name) is \(number), more than the \(maximum) that \(template.kind) is written for.")
    }
    if let minimum = declaration.minimum, number < minimum {
      throw Failure(
        .badData,
        "--person: \(declaration.name) is \(number), less than the \(minimum) that \(template.kind) is written for.")
    }
    return value
  }
}
