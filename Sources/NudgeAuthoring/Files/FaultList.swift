package import NudgeText
internal import NudgeTime

/// A list of the faults of one file.
package struct FaultList {
  package let file: String
  /// The rule of faults that do not specify one, which is the rule for the form of the file.
  let rule: LintRule.Code
  package private(set) var faults: [CatalogFault] = []
  private var suggestions = Suggestions()

  /// Creates an empty list.
  ///
  /// - Parameter file: The path of the file in faults.
  package init(file: String) {
    self.file = file
    rule = file.hasSuffix(".json") ? "F01" : "F02"
  }

  package mutating func add(
    _ position: TextPosition?, _ reason: String, hint: String? = nil, rule: LintRule.Code? = nil
  ) {
    faults.append(CatalogFault(rule: rule ?? self.rule, file: file, position: position, reason: reason, hint: hint))
  }

  /// Adds a fault and returns `nil`, which represents the unreadable value.
  mutating func refuse<Value>(
    _ position: TextPosition?, _ reason: String, hint: String? = nil, rule: LintRule.Code? = nil
  ) -> Value? {
    add(position, reason, hint: hint, rule: rule)
    return nil
  }

  /// Adds a fault for an unknown name, with the nearest known name as a hint.
  mutating func add(_ position: TextPosition?, unknown what: String, _ name: String, known: some Sequence<String>) {
    let hint = suggestions.isExhausted ? nil : suggestion(for: name, among: Array(known))
    add(position, "unknown \(what) \(quoted(name))", hint: hint)
  }

  /// Returns a replacement for an unknown name.
  mutating func suggestion(for name: String, among known: [String]) -> String? {
    suggestions.suggestion(for: name, among: known)
  }
}

/// Finds replacements for unknown names.
///
/// Comparing names takes longer than reading them, and a long list of hints is not useful. After a number of
/// comparisons, there are no more hints.
struct Suggestions {
  private var comparisonsLeft = 20_000
  /// The maximum length of a compared name in bytes.
  ///
  /// Names in a catalog are shorter.
  private static let maximumLength = 128

  /// A Boolean value indicating whether no more names are compared.
  var isExhausted: Bool { comparisonsLeft <= 0 }

  /// Returns the nearest of the known names, or all of them if there are few, or `nil` if there is no suggestion.
  mutating func suggestion(for name: String, among known: [String]) -> String? {
    guard comparisonsLeft >= known.count else {
      comparisonsLeft = 0
      return nil
    }
    comparisonsLeft -= known.count
    let short = known.filter { $0.utf8.count <= Self.maximumLength }
    if name.utf8.count <= Self.maximumLength, let best = NearestMatch.best(to: name, among: short) {
      return "did you mean \(quoted(best))?"
    }
    return known.isEmpty || known.count > 12 ? nil : "known: " + known.joined(separator: ", ")
  }
}

/// Returns a text in quotation marks for an error message, shortened to 60 characters.
///
/// Control characters stay unchanged. The fault that contains the text escapes them.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.prefix(60)
  let end = scalars.endIndex == text.endIndex ? "\"" : "…\""
  let start = String(scalars)
  guard start.utf8.contains(0x22) || start.utf8.contains(0x5C) else { return "\"" + start + end }
  return "\"" + start.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + end
}
