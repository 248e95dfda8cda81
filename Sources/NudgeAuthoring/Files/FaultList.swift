internal import NudgeText
internal import NudgeTime

/// Collects the faults of one file.
struct FaultList {
  let file: String
  private(set) var faults: [CatalogFault] = []

  init(file: String) {
    self.file = file
  }

  mutating func add(_ position: TextPosition?, _ reason: String, hint: String? = nil) {
    faults.append(CatalogFault(file: file, position: position, reason: reason, hint: hint))
  }

  /// Adds that a name is not known, with the nearest one that is.
  mutating func add(_ position: TextPosition?, unknown what: String, _ name: String, known: some Sequence<String>) {
    let known = Array(known)
    add(position, "unknown \(what) \(quoted(name))", hint: suggestion(for: name, among: known))
  }
}

/// What to write instead of a name that is not known: the nearest one, or all where they are few.
func suggestion(for name: String, among known: [String]) -> String? {
  if let best = NearestMatch.best(to: name, among: known) { return "did you mean \(quoted(best))?" }
  return known.isEmpty || known.count > 12 ? nil : "known: " + known.joined(separator: ", ")
}
