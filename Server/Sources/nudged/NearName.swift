/// Finds the name that was probably meant.
enum NearName {
  /// Returns a sentence with the most similar of some names, or an empty text if none is similar.
  static func hint(_ word: String, _ names: [String]) -> String {
    let near = names.map { (name: $0, distance: distance(Array(word.lowercased()), Array($0.lowercased()))) }.min {
      $0.distance < $1.distance
    }
    guard let near, near.distance <= 2, near.distance < word.count else { return "" }
    return "Did you mean \(near.name)? "
  }

  /// Returns the number of insertions, deletions, replacements and exchanges of neighbors between two words.
  ///
  /// - Complexity: O(*nm*).
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
