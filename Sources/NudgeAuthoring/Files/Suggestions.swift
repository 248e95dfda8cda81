internal import NudgeTime

/// Finds what to write instead of names that are not known.
///
/// To compare names costs more than to read them, and nobody reads the thousandth hint: after a number of comparisons there
/// are no more hints.
struct Suggestions {
  private var comparisonsLeft = 20_000
  /// The most bytes of a name that is compared, those compared with it included; no name in a catalog is as long.
  private static let maximumLength = 128

  /// Whether nothing is compared any more.
  var isExhausted: Bool { comparisonsLeft <= 0 }

  /// The nearest of the known names, or all where they are few; `nil` where there is nothing to say.
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
