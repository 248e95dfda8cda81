internal import ArgumentParser
internal import NudgePlanning
internal import NudgeReports
internal import NudgeText
internal import NudgeTime

extension Assignments {
  /// Parses assignments.
  ///
  /// - Parameters:
  ///   - assignments: Names and values, such as `streak=100`.
  ///   - templates: The requested templates, which must all accept the values.
  ///   - others: Additional templates to show. If one of them doesn't accept a value that a requested template accepts,
  ///     it uses its example instead.
  /// - Throws: `ValidationError` if an assignment is malformed, if its name isn't declared in any template, or if the
  ///   argument doesn't accept the value.
  init(_ assignments: [String], templates: [Template], others: [Template] = []) throws {
    var texts: [String: String] = [:]
    let asked = templates.flatMap(\.arguments)
    let declarations = asked + others.flatMap(\.arguments)
    let names = declarations.map(\.name).groups { $0 }.map { $0[0] }
    for assignment in assignments {
      guard let equals = assignment.firstIndex(where: { ["=", "＝"].contains($0) }) else {
        throw ValidationError("--set requires a name and a value, such as streak=100.")
      }
      let typedName = Choices.trimmed(assignment[..<equals])
      let value = Choices.trimmed(assignment[equals...].dropFirst())
      if names.isEmpty {
        throw ValidationError("--set \(typedName.forTerminal): The requested kinds have no arguments.")
      }
      do {
        let name = try Choices.spelling(typedName, of: "argument", among: names)
        let askedFor = asked.filter { $0.name == name }
        for declaration in askedFor.isEmpty ? declarations.filter({ $0.name == name }) : askedFor {
          _ = try Self.value(value, of: declaration)
        }
        texts[name] = value
      } catch let error as ValidationError {
        throw ValidationError("--set \(typedName.forTerminal): \(error.message)")
      }
    }
    self.init(texts, parse: Self.value)
  }

  /// Parses a value of the argument's type, within the argument's bounds.
  static func value(_ text: String, of declaration: ArgumentDeclaration) throws -> ArgumentValue {
    switch declaration.type {
    case .int:
      return .integer(
        Int64(
          try Choices.number(text, atLeast: declaration.minimum ?? .min, atMost: declaration.maximum ?? .max)))
    case .text where !declaration.values.isEmpty:
      return .text(try Choices.spelling(text, of: "value", among: declaration.values))
    case .text:
      return .text(text.sanitized(maximumCharacters: declaration.maximum))
    case .date:
      return .date(try Choices.date(text))
    case .time:
      let time = try Choices.time(text)
      // The date is arbitrary because only the time is shown.
      let day = CivilDateTime(date: try CivilDate(year: 2026, month: 1, day: 1), time: time)
      return .instant(day.timestamp(at: .utc), .utc)
    }
  }
}
