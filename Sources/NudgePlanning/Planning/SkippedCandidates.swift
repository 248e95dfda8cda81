internal import NudgeText

/// Collects the candidates of a span that don't fire, each with its reasons.
struct SkippedCandidates {
  /// The kinds that are collected even if they are off, or `nil` if all of them are.
  var kinds: Set<Kind>?
  /// The candidates that the gate stopped.
  private(set) var stopped: [(candidate: Candidate, reasons: [Reason])] = []
  /// The candidates that belong to the span but fire after it.
  private(set) var later: [PlanExplanation.SkippedCandidate] = []

  /// Creates an empty collection.
  init(of kinds: Set<Kind>? = nil) { self.kinds = kinds }

  /// Returns a Boolean value indicating whether a kind is collected even if it is off.
  func includes(_ kind: Kind) -> Bool { kinds?.contains(kind) ?? true }

  mutating func add(_ candidate: Candidate, _ reasons: [Reason]) { stopped.append((candidate, reasons)) }

  /// Forgets candidates that the gate stopped.
  mutating func removeStopped(where isUnneeded: (Candidate) -> Bool) {
    stopped.removeAll { isUnneeded($0.candidate) }
  }

  mutating func add(later candidate: PlanExplanation.SkippedCandidate) { later.append(candidate) }

  mutating func removeAll() {
    stopped.removeAll(keepingCapacity: true)
    later.removeAll(keepingCapacity: true)
  }
}
