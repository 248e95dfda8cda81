package import NudgeText
internal import NudgeTime

/// Collects the faults of one file.
package struct FaultList {
  package let file: String
  /// The rule of those faults that name none: the form of the file.
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
