internal import NudgeText
internal import NudgeTime

extension NodeReader {
  private typealias Frequency = SelectionContext.Frequency

  /// Reads a variant and the positions of its parts.
  mutating func variant(_ node: YAMLNode, of template: Template) -> (Variant, TemplateSource.VariantPositions)? {
    let map = map(node, "a variant", known: ["id", "weight", "when", "exclusive", "optional", "since", "locales"])
    guard let idNode = map["id"] else {
      if case .map = node.content { faults.add(node.position, "the variant has no id") }
      return nil
    }
    guard let id = id(idNode, "variant") else { return nil }
    var variant = Variant(id: id)
    var positions = TemplateSource.VariantPositions(id: idNode.position)
    if let node = map["weight"] { variant.weight = number(node, "weight", in: 1...3) ?? 1 }
    if let node = map["exclusive"] { variant.isExclusive = truth(node, "exclusive") ?? false }
    if let node = map["optional"] {
      variant.isOptional = truth(node, "optional") ?? false
      if variant.isOptional, template.surface != .phrase { faults.add(node.position, "only phrases can be optional") }
    }
    if let node = map["since"] {
      variant.since = number(node, "since", in: 1...1_000_000) ?? 1
      positions.since = node.position
    }
    if let node = map["locales"] {
      var locales: [LocaleTag] = []
      for element in oneOrMore(node, "locales") {
        guard let name = text(element, "a locale") else { continue }
        guard let locale = LocaleTag(folder: name), !locales.contains(locale) else {
          faults.add(
            element.position, "invalid or duplicate locale \(quoted(name))", hint: "use a locale such as zh-Hans")
          continue
        }
        locales.append(locale)
        positions.locales.append(element.position)
      }
      variant.locales = locales
    }
    if let node = map["when"] {
      for (name, position, value) in entries(node, "when") {
        for condition in conditions(name, position, value, template: template) {
          variant.conditions.append(condition)
          positions.conditions.append(position)
        }
      }
    }
    return (variant, positions)
  }

  /// Reads the conditions under one name, of which an int argument can have more than one.
  private mutating func conditions(
    _ name: String, _ position: TextPosition, _ node: YAMLNode, template: Template
  ) -> [Condition] {
    if let flag = SelectionContext.Flag(rawValue: name) { return truth(node, name).map { [.flag(flag, $0)] } ?? [] }
    switch Condition.Name(rawValue: name) {
    case .frequency:
      return values(node, name, known: Frequency.allCases.map(\.rawValue), Frequency.init(spelling:))
        .map { [.frequency($0)] } ?? []
    case .season: return values(node, name, SelectionContext.Season.self).map { [.season($0)] } ?? []
    case .daypart: return values(node, name, SelectionContext.Daypart.self).map { [.daypart($0)] } ?? []
    case .platform: return values(node, name, SelectionContext.Platform.self).map { [.platform($0)] } ?? []
    case .weekday:
      return values(node, name, known: Weekday.allCases.map(\.spelling), Weekday.init(spelling:))
        .map { [.weekday($0)] } ?? []
    case nil: break
    }
    guard let argument = template.arguments.first(where: { $0.name == name }) else {
      let integers = template.arguments.filter { $0.type == .int }.map(\.name)
      faults.add(position, unknown: "condition", name, known: integers + Condition.names)
      return []
    }
    guard argument.type == .int else {
      faults.add(position, "\(quoted(name)) is not an int, so it can't have a condition")
      return []
    }
    return predicates(node).map { .integer(argument: name, $0) }
  }

  private mutating func values<Value: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, _ what: String, _ type: Value.Type
  ) -> [Value]? where Value.RawValue == String {
    values(node, what, known: Value.allCases.map(\.rawValue), Value.init)
  }

  /// Returns the values of one or more names, or `nil` if no name is known.
  private mutating func values<Value>(
    _ node: YAMLNode, _ what: String, known: [String], _ read: (String) -> Value?
  ) -> [Value]? {
    var values: [Value] = []
    for element in oneOrMore(node, what) {
      guard let name = text(element, what) else { continue }
      if let value = read(name) {
        values.append(value)
      } else {
        faults.add(element.position, unknown: what, name, known: known)
      }
    }
    return values.isEmpty ? nil : values
  }

  private mutating func predicates(_ node: YAMLNode) -> [IntegerPredicate] {
    var predicates: [IntegerPredicate] = []
    let known = IntegerPredicate.Operator.allCases.map(\.rawValue)
    for (key, position, value) in entries(node, "a condition on an int") {
      guard let name = IntegerPredicate.Operator(rawValue: key) else {
        faults.add(position, unknown: "predicate", key, known: known)
        continue
      }
      let elements = oneOrMore(value, key)
      let operands = elements.compactMap { number($0, "an operand") }
      guard operands.count == elements.count, !elements.isEmpty else { continue }
      guard let predicate = IntegerPredicate(name, operands) else {
        faults.add(
          value.position,
          name == .between ? "between requires two numbers, the lower one first" : "\(key) requires one number")
        continue
      }
      predicates.append(predicate)
    }
    return predicates
  }
}
