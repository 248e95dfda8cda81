internal import NudgeText
internal import NudgeTime

extension NodeReader {
  /// Reads an argument's declaration.
  ///
  /// Examples that don't match the declaration are reported as faults.
  mutating func argument(_ name: String, _ node: YAMLNode) -> ArgumentDeclaration? {
    let map = map(node, "an argument", known: ["type", "min", "max", "values", "personal", "optional", "example"])
    guard let typeNode = map["type"] else {
      if case .map = node.content { faults.add(node.position, "the argument \(quoted(name)) has no type") }
      return nil
    }
    let types = ArgumentDeclaration.ValueType.allCases.map(\.rawValue)
    guard
      let type = self.name(typeNode, "type", known: types).flatMap(ArgumentDeclaration.ValueType.init)
    else { return nil }
    var argument = ArgumentDeclaration(name: name, type: type)
    let owners: [(String, [ArgumentDeclaration.ValueType], String)] = [
      ("min", [.int], "only an int can have a min"), ("max", [.int, .text], "only an int or a text can have a max"),
      ("values", [.text], "only a text can have values"),
    ]
    for (key, types, reason) in owners where !types.contains(type) {
      if let node = map[key] { faults.add(node.position, reason) }
    }
    if type == .int, let node = map["min"] { argument.minimum = number(node, "min") }
    if let node = map["max"] {
      switch type {
      case .int: argument.maximum = number(node, "max")
      case .text: argument.maximum = number(node, "max", in: 1...1_000)
      case .date, .time: break
      }
    }
    if type == .int, let minimum = argument.minimum, let maximum = argument.maximum, minimum > maximum {
      faults.add(map["max"]?.position, "max is less than min")
    }
    if type == .text, let node = map["values"] {
      argument.values = list(node, "values").compactMap { id($0, "value") }
    }
    if let node = map["personal"] { argument.isPersonal = truth(node, "personal") ?? false }
    if let node = map["optional"] { argument.isOptional = truth(node, "optional") ?? false }
    if let node = map["example"] {
      for example in oneOrMore(node, "example") {
        guard let text = text(example, "an example"), isExample(text, of: argument, at: example) else { continue }
        argument.examples.append(text)
      }
    }
    return argument
  }

  private mutating func isExample(_ text: String, of argument: ArgumentDeclaration, at node: YAMLNode) -> Bool {
    switch argument.type {
    case .int:
      guard let number = number(node, "an example of an int") else { return false }
      let isBelow = argument.minimum.map { number < $0 } ?? false
      let isAbove = argument.maximum.map { number > $0 } ?? false
      if !isBelow, !isAbove { return true }
      faults.add(node.position, "the example \(number) is \(isBelow ? "below min" : "above max")")
    case .text:
      if let maximum = argument.maximum, text.count > maximum {
        faults.add(node.position, "the example has \(text.count) characters, which exceeds max")
      } else if !argument.values.isEmpty, !argument.values.contains(text) {
        faults.add(node.position, unknown: "value", text, known: argument.values)
      } else {
        return true
      }
    case .date:
      if (try? CivilDate(text)) != nil { return true }
      faults.add(node.position, "the example \(quoted(text)) is not a date", hint: "use a format like \"2026-11-22\"")
    case .time:
      // Times in templates have exactly five characters, because they have no seconds.
      if text.utf8.count == 5, (try? TimeOfDay(text)) != nil { return true }
      faults.add(node.position, "the example \(quoted(text)) is not a time", hint: "use a format like \"20:00\"")
    }
    return false
  }
}
