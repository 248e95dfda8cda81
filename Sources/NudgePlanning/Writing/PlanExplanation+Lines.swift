internal import NudgeJSON

extension PlanExplanation {
  /// Returns the explanation as lines of JSON, in the format of `nudge plan --explain`.
  ///
  ///     print(try planner.explanation(for: person, in: now..<tomorrow).lines(person: person.id))
  ///
  /// docs/plans.md documents the keys.
  ///
  /// - Parameter person: The ID of the person, which each line contains.
  /// - Returns: The notifications and the skipped candidates in order of time, followed by the streak, each on a line of
  ///   its own that ends with a newline.
  public func lines(person: String) -> String {
    let lines = PlanLines()
    lines.write(self, person: person)
    return lines.json.text
  }
}
