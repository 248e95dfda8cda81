import NudgeAuthoring
import NudgeLint
import NudgeTestSupport
import NudgeText

/// A catalog of one message, for what a rule says of patterns that no example has.
struct StructureProbe {
  /// The declarations of arguments, as in a template.
  var arguments =
    "{count: {type: int, min: 1, max: 1000}, day: {type: date}, mood: {type: text, values: [calm, bright]}}"
  /// The conditions of the variant, as in a template.
  var conditions = ""
  var locale = "en"

  /// What the rules of a family say of a pattern: rule, column in the pattern, and reason.
  func findings(_ family: Character, of pattern: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let variant = conditions.isEmpty ? "{id: a}" : "{id: a, when: \(conditions)}"
    try folder.write(
      "Templates/note.yaml", "kind: note\nsurface: label\nargs: \(arguments)\nvariants: [\(variant)]\n".utf8)
    for name in Set(["en", locale]) {
      let escaped = pattern.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      try folder.write(
        "Localization/\(name)/note.json", "{\n  \"@@locale\": \"\(name)\",\n  \"note.a\": \"\(escaped)\"\n}\n".utf8)
    }
    let file = "Localization/\(locale)/note.json"
    return Linter.lint(folder.path).findings.filter { $0.file == file && $0.rule.rawValue.first == family }.map {
      finding in
      "\(finding.rule) \((finding.position?.column ?? 0) - 13): \(finding.reason)"
    }
  }
}
