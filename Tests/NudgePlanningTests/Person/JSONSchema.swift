import NudgeTestSupport

/// As much of JSON Schema 2020-12 as docs/person.schema.json uses; a keyword of another kind is refused, so that none goes unread.
///
/// Source: <https://json-schema.org/draft/2020-12/json-schema-validation>
final class JSONSchema {
  let root: JSONValue
  private var patterns: [String: Regex<AnyRegexOutput>] = [:]

  static let keywords: Set<String> = [
    "$schema", "$ref", "$defs", "title", "description", "examples", "default", "type", "enum", "const", "properties",
    "additionalProperties", "required", "items", "minItems", "maxItems", "minimum", "maximum", "minLength", "maxLength",
    "pattern",
    "format", "oneOf", "not", "dependentSchemas",
  ]

  init(projectFile path: String) throws {
    root = try JSONValue(Array(try Fixtures.projectFile(path).utf8))
    try check(root)
  }

  struct Unreadable: Error {
    var what: String
  }

  private func check(_ schema: JSONValue) throws {
    if case .boolean = schema { return }
    guard let members = schema.object else { throw Unreadable(what: schema.json) }
    if let unknown = members.keys.first(where: { !Self.keywords.contains($0) }) { throw Unreadable(what: unknown) }
    for key in ["properties", "$defs", "dependentSchemas"] { try members[key]?.object?.values.forEach(check) }
    for key in ["items", "not", "additionalProperties"] { if let schema = members[key] { try check(schema) } }
    try members["oneOf"]?.array?.forEach(check)
    if let reference = members["$ref"]?.text { _ = try definition(reference) }
    if let pattern = members["pattern"]?.text {
      guard pattern.hasPrefix("^"), pattern.hasSuffix("$") else { throw Unreadable(what: pattern) }
      patterns[pattern] = try Regex(pattern).matchingSemantics(.unicodeScalar)
    }
  }

  private func definition(_ reference: String) throws -> JSONValue {
    guard reference.hasPrefix("#/$defs/"), let schema = root["$defs"]?[String(reference.dropFirst(8))] else {
      throw Unreadable(what: reference)
    }
    return schema
  }

  /// The keywords of a schema with those that it refers to.
  func resolved(_ schema: JSONValue) -> [String: JSONValue] {
    guard let members = schema.object else { return [:] }
    guard let reference = members["$ref"]?.text, let other = try? definition(reference) else { return members }
    return resolved(other).merging(members) { _, own in own }
  }

  func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if case .boolean(let isAllowed) = schema { return isAllowed }
    let rule = resolved(schema)
    if let type = rule["type"]?.text, !Self.isOf(type, value) { return false }
    if let values = rule["enum"]?.array, !values.contains(value) { return false }
    if let constant = rule["const"], constant != value { return false }
    if let schemas = rule["oneOf"]?.array, schemas.count(where: { accepts(value, $0) }) != 1 { return false }
    if let schema = rule["not"], accepts(value, schema) { return false }
    switch value {
    case .number(let number):
      return number >= Double(rule["minimum"]?.number ?? .min) && number <= Double(rule["maximum"]?.number ?? .max)
    case .text(let text):
      let length = text.unicodeScalars.count
      guard length >= rule["minLength"]?.number ?? 0, length <= rule["maxLength"]?.number ?? .max else { return false }
      guard let pattern = rule["pattern"]?.text, let regex = patterns[pattern] else { return true }
      return text.wholeMatch(of: regex) != nil
    case .array(let items):
      guard items.count >= rule["minItems"]?.number ?? 0, items.count <= rule["maxItems"]?.number ?? .max else {
        return false
      }
      return rule["items"].map { schema in items.allSatisfy { accepts($0, schema) } } ?? true
    case .object(let members):
      let properties = rule["properties"]?.object ?? [:]
      let required = rule["required"]?.array?.compactMap(\.text) ?? []
      guard required.allSatisfy({ members[$0] != nil }) else { return false }
      for (key, value) in members {
        if let schema = properties[key] {
          if !accepts(value, schema) { return false }
        } else if rule["additionalProperties"] == .boolean(false) {
          return false
        }
        if let schema = rule["dependentSchemas"]?[key], !accepts(.object(members), schema) { return false }
      }
      return true
    case .null, .boolean: return true
    }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .text), ("boolean", .boolean), ("null", .null): true
    case ("integer", .number(let number)): number == number.rounded()
    case ("number", .number): true
    default: false
    }
  }
}
