internal import NudgeText

/// Which variants of a template can be chosen in the same circumstances; each pair is looked at once.
struct VariantPairs {
  private let template: Template
  private var known: [Int: Bool] = [:]

  init(_ template: Template) {
    self.template = template
  }

  /// Whether a person can get both in turn: their conditions can hold at once, and neither keeps the other out.
  mutating func compete(_ left: Int, _ right: Int) -> Bool {
    let key = left * template.variants.count + right
    if let known = known[key] { return known }
    let (one, other) = (template.variants[left], template.variants[right])
    let result = one.isExclusive == other.isExclusive && template.canApplyTogether(one, other)
    known[key] = result
    return result
  }
}
