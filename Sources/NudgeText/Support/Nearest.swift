/// Returns the candidate that differs from `text` by the fewest edits, for the hint of an error.
///
/// An edit is a character put in, left out or changed, or two neighbours exchanged (optimal string alignment). Case does
/// not count. A candidate that differs by more than a third of its length, and by more than one edit, is not near.
///
/// - Parameters:
///   - text: What was written; more than 64 characters are near to nothing.
///   - candidates: What could have been meant. Of two that are equally near, the first wins.
/// - Returns: `nil` if nothing is near.
/// - Complexity: O(*n* · *m*) for each candidate, in the lengths of the two texts.
package func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
  let written = Array(text.lowercased().utf8)
  guard written.count <= 64 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(written, Array(candidate.lowercased().utf8))
    guard distance <= max(1, candidate.utf8.count / 3) else { continue }
    if let best, best.distance <= distance { continue }
    best = (candidate, distance)
  }
  return best?.candidate
}

private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var current = [i + 1]
    for j in right.indices {
      let changed = last[j] + (left[i] == right[j] ? 0 : 1)
      var cost = min(changed, last[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
