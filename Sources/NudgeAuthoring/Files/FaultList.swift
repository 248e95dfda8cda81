package import NudgeText
internal import NudgeTime

/// The list of faults found in one file.
package struct FaultList {
  package let file: String
  /// The rule for faults that don't specify one, which is the rule for the file's syntax.
  let rule: RuleCode
  package private(set) var faults: [CatalogFault] = []
  private var suggestions = Suggestions()

  /// Creates an empty list.
  ///
  /// - Parameter file: The file's path, as reported in faults.
  package init(file: String) {
    self.file = file
    rule = file.hasSuffix(".json") ? "F01" : "F02"
  }

  package mutating func add(
    _ position: TextPosition?, _ reason: String, hint: String? = nil, rule: RuleCode? = nil
  ) {
    faults.append(CatalogFault(rule: rule ?? self.rule, file: file, position: position, reason: reason, hint: hint))
  }

  /// Adds a fault and returns `nil` in place of the value that couldn't be read.
  mutating func refuse<Value>(
    _ position: TextPosition?, _ reason: String, hint: String? = nil, rule: RuleCode? = nil
  ) -> Value? {
    add(position, reason, hint: hint, rule: rule)
    return nil
  }

  /// Adds a fault for an unknown name, with a hint that suggests the nearest known name.
  mutating func add(_ position: TextPosition?, unknown what: String, _ name: String, known: some Sequence<String>) {
    let hint = suggestions.isExhausted ? nil : suggestion(for: name, among: Array(known))
    add(position, "unknown \(what) \(quoted(name))", hint: hint)
  }

  /// Returns a hint that suggests a replacement for an unknown name, or `nil` if there is no suggestion.
  mutating func suggestion(for name: String, among known: [String]) -> String? {
    suggestions.suggestion(for: name, among: known)
  }
}

/// A generator of hints that suggest replacements for unknown names.
///
/// Comparing names takes longer than reading them, and a long list of hints isn't useful. Therefore, suggestions stop
/// after a fixed number of comparisons.
struct Suggestions {
  private var comparisonsLeft = 20_000
  /// The maximum length, in bytes, of the names that are compared.
  ///
  /// Valid names in a catalog are shorter.
  private static let maximumLength = 128

  /// A Boolean value indicating whether all comparisons have been used up.
  var isExhausted: Bool { comparisonsLeft <= 0 }

  /// Returns a hint with the nearest known name, or with all known names if there are only a few.
  ///
  /// - Returns: The hint, or `nil` if there is no suggestion.
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
    return known.isEmpty || known.count > 16 ? nil : "known: " + known.joined(separator: ", ")
  }
}

/// Returns a text in quotation marks for use in an error message, truncated to 60 Unicode scalars.
///
/// Control characters are preserved, because the fault that contains the text escapes them.
package func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.prefix(60)
  let end = scalars.endIndex == text.endIndex ? "\"" : "…\""
  let start = String(scalars)
  guard start.utf8.contains(0x22) || start.utf8.contains(0x5C) else { return "\"" + start + end }
  return "\"" + start.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + end
}
