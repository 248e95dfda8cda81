internal import ArgumentParser
internal import NudgeText
internal import NudgeTime

/// Values given with `--set`, by argument name.
struct Assignments {
  private var texts: [String: String] = [:]

  /// Reads assignments.
  ///
  /// - Parameters:
  ///   - assignments: Names and values, such as `streak=100`.
  ///   - templates: The templates that were asked for; each must be able to take the values.
  ///   - others: Templates that are shown as well. Where one cannot take a value that one of `templates` takes, it keeps its
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
      if declared.isEmpty {
        var names: [String] = []
        for declaration in declarations where !names.contains(declaration.name) { names.append(declaration.name) }
        do { _ = try Choices.spelling(name, of: "argument", among: names) } catch let error as ValidationError {
          throw ValidationError("--set \(name.forTerminal): \(error.message)")
        }
      }
      for declaration in declared {
        do { _ = try Self.value(value, of: declaration) } catch let error as ValidationError {
          throw ValidationError("--set \(name): \(error.message)")
        }
      }
      texts[name] = value
    }
  }

  /// The value given for an argument; `nil` where there is none that it can have.
  func value(of declaration: ArgumentDeclaration) -> ArgumentValue? {
    // What must fit was checked before.
    texts[declaration.name].flatMap { try? Self.value($0, of: declaration) }
  }

  /// Reads a value as the argument's type, within its bounds.
  static func value(_ text: String, of declaration: ArgumentDeclaration) throws -> ArgumentValue {
    switch declaration.type {
    case .int:
      let number = try Choices.number(text, atLeast: declaration.minimum ?? .min)
      if let maximum = declaration.maximum, number > maximum { throw ValidationError("It is above \(maximum).") }
      return .integer(Int64(number))
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
