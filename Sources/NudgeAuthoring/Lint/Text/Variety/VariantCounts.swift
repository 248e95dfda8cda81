internal import NudgeText

/// How many variants a kind should have, for each style and language.
///
/// Chosen so that a body comes back after a week at the earliest; `V03` tells writers.
enum VariantCounts {
  /// How many there should be in a context, and what contexts of the kind it is, in words.
  static func required(
    _ kind: Kind, _ context: ContextSpace.Context, isExclusive: Bool
  ) -> (count: Int, name: String) {
    let frequencies: [SelectionContext.Frequency: String] = [
      .daily: "daily", .threeDays: "every few days", .weekly: "weekly",
    ]
    switch kind {
    case .reminder where !isExclusive:
      // 12 general ones, and 8 for the frequency.
      return context.frequency.flatMap { frequencies[$0] }.map { (20, "where it is \($0)") } ?? (
        12, "at other frequencies"
      )
    // Exclusive or not: what shows the title has a pool of its own, or a share of one.
    case .retrieval: return (12, context.lacksPersonal ? "where previews are off" : "where previews are on")
    case _ where isExclusive: return (known[kind] == nil ? 1 : 2, "where exclusive ones apply")
    default: return (known[kind] ?? 1, "in general")
    }
  }

  private static let known: [Kind: Int] = [
    .reminder: 12, .streakAtRisk: 12, .streakMilestone: 6, .countMilestone: 6, .firstAchievement: 4,
    .monthlySummary: 12, .yearlySummary: 6, .welcomeBack: 8,
  ]
}
