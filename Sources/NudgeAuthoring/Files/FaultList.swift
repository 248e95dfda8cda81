package import NudgeText
internal import NudgeTime

/// Collects the faults of one file.
package struct FaultList {
  package let file: String
  /// The rule of faults that do not name one: the form of the file.
  let rule: LintRule.Code
  package private(set) var faults: [CatalogFault] = []
  private var suggestions = Suggestions()

  /// Creates an empty list.
  ///
  /// - Parameter file: The file, as it is named in faults.
  package init(file: String) {
    self.file = file
    rule = file.hasSuffix(".json") ? "F01" : "F02"
  }

  package mutating func add(
    _ position: TextPosition?, _ reason: String, hint: String? = nil, rule: LintRule.Code? = nil
  ) {
    faults.append(CatalogFault(rule: rule ?? self.rule, file: file, position: position, reason: reason, hint: hint))
  }

  /// Adds a fault and returns `nil`, the value of what cannot be read.
  mutating func refuse<Value>(
    _ position: TextPosition?, _ reason: String, hint: String? = nil, rule: LintRule.Code? = nil
  ) -> Value? {
    add(position, reason, hint: hint, rule: rule)
    return nil
  }

  /// Adds that a name is not known, with the nearest one that is.
  mutating func add(_ position: TextPosition?, unknown what: String, _ name: String, known: some Sequence<String>) {
    let hint = suggestions.isExhausted ? nil : suggestion(for: name, among: Array(known))
    add(position, "unknown \(what) \(quoted(name))", hint: hint)
  }

  /// What to write instead of a name that is not known.
  mutating func suggestion(for name: String, among known: [String]) -> String? {
    suggestions.suggestion(for: name, among: known)
  }
}

/// Finds what to write instead of names that are not known.
///
/// Comparing names takes longer than reading them, and a thousandth hint helps no one: after a number of comparisons
/// there are no more hints.
struct Suggestions {
  private var comparisonsLeft = 20_000
  /// The most bytes that a compared name may have; no name in a catalog is as long.
  private static let maximumLength = 128

  /// Whether nothing is compared any more.
  var isExhausted: Bool { comparisonsLeft <= 0 }

  /// Returns the nearest of the known names, or all if they are few; `nil` if there is nothing to suggest.
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

/// A text in quotation marks, cut at 60 characters, as a person reads it in an error.
///
/// Control characters are left as they are: the fault that the text becomes part of shows them.
func quoted(_ text: String) -> String {
  let scalars = text.unicodeScalars.prefix(60)
  let end = scalars.endIndex == text.endIndex ? "\"" : "…\""
  let start = String(scalars)
  guard start.utf8.contains(0x22) || start.utf8.contains(0x5C) else { return "\"" + start + end }
  return "\"" + start.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + end
}
