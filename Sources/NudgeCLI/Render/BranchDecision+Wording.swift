internal import NudgeText

extension BranchDecision {
  /// Which branch was taken and why, such as `n, plural: many in ru, for which there is no branch: other`.
  func wording(in locale: LocaleTag) -> String {
    let start = "\(argument), \(construct.rawValue): "
    guard let category else { return start + branch }
    let found = "\(category.rawValue) in \(locale)"
    return start + (category.rawValue == branch ? found : "\(found), for which there is no branch: \(branch)")
  }
}
