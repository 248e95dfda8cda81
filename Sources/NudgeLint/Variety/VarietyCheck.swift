internal import NudgeAuthoring
internal import NudgeText

/// The rules about variety, which require enough variants with different texts.
enum VarietyCheck: LintCheck {
  /// The maximum number of variants in a template whose variants are compared with each other.
  ///
  /// Actual kinds have less than a tenth as many.
  private static let maximumVariants = 500

  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for source in subject.sources.templates
    where source.template.surface.isStyled && source.template.variants.count <= maximumVariants {
      let texts = KindTexts(source, subject)
      checkExclusive(source, &findings)
      let pools = checkPools(source, subject, texts, &findings)
      checkWeights(source, pools, &findings)
      var pairs = VariantPairs(source.template)
      for locale in subject.sources.locales {
        for style in Style.allCases {
          checkLikeness(texts, style, locale, pools[style] ?? [], &pairs, &findings)
        }
        checkStyles(texts, locale, &findings)
      }
    }
  }

  /// Checks V05.
  ///
  /// Exclusive variants with the same conditions belong to the same moment. If different conditions can hold at the
  /// same time, chance decides between their variants.
  private static func checkExclusive(_ source: TemplateSource, _ findings: inout LintFindings) {
    let template = source.template
    let exclusive = template.variants.indices.filter { template.variants[$0].isExclusive }
    for (place, index) in exclusive.enumerated() {
      let variant = template.variants[index]
      let other = exclusive[..<place].first { other in
        Set(template.variants[other].conditions) != Set(variant.conditions)
          && template.canApplyTogether(template.variants[other], variant)
      }
      guard let other else { continue }
      findings.add(
        "V05", in: source, at: source.variantPositions[index].id,
        "the exclusive variant \(quoted(variant.id)) can apply together with \(quoted(template.variants[other].id))",
        hint: "give both the same 'when', or conditions that exclude each other")
    }
  }

  /// Checks V03 in all contexts in which the kind can be shown.
  ///
  /// - Returns: The pools of variants in each style.
  private static func checkPools(
    _ source: TemplateSource, _ subject: LintSubject, _ texts: KindTexts, _ findings: inout LintFindings
  ) -> [Style: Set<VariantSet>] {
    var pools: [Style: Set<VariantSet>] = [:]
    let template = source.template
    let variants = template.variants
    let exclusive = VariantSet(variants.count) { variants[$0].isExclusive }
    var shortages: [String: (count: Int, required: Int, reason: String)] = [:]
    for style in Style.allCases {
      pools[style] = []
      let locales = subject.sources.locales.map { locale in
        (locale, VariantSet(variants.count) { variants[$0].isAvailable(in: locale) })
      }
      ContextSpace(template, needs: texts.needs[style] ?? variants.map { _ in [] }).forEachContext { context in
        for (locale, available) in locales {
          var pool = context.variants.intersection(available)
          let beating = pool.intersection(exclusive)
          if !beating.isEmpty { pool = beating }
          pools[style]?.insert(pool)
          let (required, name) = Self.required(template.kind, context, isExclusive: !beating.isEmpty)
          let count = pool.count
          guard count < required, count < shortages[name]?.count ?? .max else { continue }
          let circumstances = ([style.rawValue, locale.identifier] + context.names).joined(separator: ", ")
          shortages[name] = (
            count, required,
            "\(quoted(template.kind.rawValue)) has \(described(count)) \(name) (\(circumstances)); "
              + "it should have \(required)"
          )
        }
      }
    }
    for (_, shortage) in shortages.sorted(by: { $0.key < $1.key }) {
      findings.add(
        "V03", in: source, at: source.position, shortage.reason,
        hint: "write \(shortage.required - shortage.count) more for this situation")
    }
    return pools
  }

  /// Returns the number of variants that a kind requires in a context, and a description of such contexts.
  ///
  /// The numbers ensure that a body is not repeated within a week. V03's explanation lists them for writers.
  private static func required(
    _ kind: Kind, _ context: ContextSpace.Context, isExclusive: Bool
  ) -> (count: Int, name: String) {
    let counts: [Kind: Int] = [
      .reminder: 32, .streakAtRisk: 16, .streakMilestone: 6, .countMilestone: 6, .firstAchievement: 4,
      .monthlySummary: 4, .yearlySummary: 2, .welcomeBack: 8,
    ]
    switch kind {
    case .reminder where !isExclusive:
      // 32 general variants and 16 for the frequency.
      switch context.frequency {
      case .daily: return (48, "for daily reminders")
      case .threeDays: return (48, "for reminders every few days")
      case .weekly: return (48, "for weekly reminders")
      case .weekdays: return (48, "for reminders on chosen weekdays")
      default: return (32, "for other frequencies")
      }
    // A summary of at most three entries has its own variants.
    case .monthlySummary where !isExclusive && context.count.map { $0 > 3 } ?? true:
      return (8, "for at least four entries")
    case .yearlySummary where !isExclusive && context.count.map { $0 > 3 } ?? true:
      return (4, "for at least four entries")
    case .monthlySummary where !isExclusive: return (4, "for one to three entries")
    case .yearlySummary where !isExclusive: return (2, "for one to three entries")
    // Whether or not they are exclusive, variants that show the title have their own pool, or share one.
    case .retrieval where context.isOnThisDay:
      return (6, context.lacksPersonal ? "for the same day with previews off" : "for the same day with previews on")
    case .retrieval: return (12, context.lacksPersonal ? "with previews off" : "with previews on")
    case .weeklySummary where !isExclusive: return (4, "in general")
    case _ where isExclusive: return (counts[kind] == nil ? 1 : 2, "when exclusive variants apply")
    default: return (counts[kind] ?? 1, "in general")
    }
  }

  private static func described(_ count: Int) -> String {
    count == 0 ? "no variant" : count == 1 ? "1 variant" : "\(count) variants"
  }

  /// Checks V04, and reports the kind's smallest pool in which weights can repeat a variant.
  private static func checkWeights(
    _ source: TemplateSource, _ pools: [Style: Set<VariantSet>], _ findings: inout LintFindings
  ) {
    let variants = source.template.variants
    guard variants.contains(where: { $0.weight > 1 }) else { return }
    var seen: Set<[Int]> = []
    var worst: (heaviest: Int, count: Int)?
    for pool in pools.values.flatMap(\.self) {
      let members = variants.indices.filter(pool.contains)
      let weights = members.map { variants[$0].weight }
      guard seen.insert(weights.sorted()).inserted, VariantWeights.canRepeat(weights),
        members.count < worst?.count ?? .max,
        let heaviest = members.max(by: { variants[$0].weight < variants[$1].weight })
      else { continue }
      worst = (heaviest, members.count)
    }
    guard let worst else { return }
    let variant = variants[worst.heaviest]
    findings.add(
      "V04", in: source, at: source.variantPositions[worst.heaviest].id,
      "\(quoted(variant.id)) has weight \(variant.weight) among \(worst.count) variants, so it can repeat immediately",
      hint: "weight \(variant.weight) requires at least \(2 * variant.weight) variants that apply together")
  }

  // MARK: Rules

  static let rules: [LintRule] = [
    LintRule(
      "V01", .error, "two variants with the same text",
      """
      People see a kind's variants one after another. Two variants with the same text, apart from numbers and \
      punctuation, are really one variant that is shown twice as often, and the second time looks like a bug.

      Change one of them, or remove it.
      """,
      bad: [
        .english("Space for another entry.", of: "greeting.minimal.n01.body"),
        .english("A new line", of: "greeting.minimal.n01.title"),
      ],
      good: [
        .english("Ready for anything.", of: "greeting.minimal.n01.body"),
        .english("An open page", of: "greeting.minimal.n01.title"),
      ]),
    LintRule(
      "V02", .warning, "two similar variants, or too many with the same beginning",
      """
      Texts that differ in only one place feel like the same text. The rule reports texts that share more than four \
      fifths of their three-character sequences. It also reports texts whose first four words (in Chinese, characters) \
      are shared by more than a quarter of the variants that a person can get in turn. The beginning is read first, \
      and is often all that is read.

      Try a different angle: ask a question if the other variant makes a statement, or start with the day if the other \
      one starts with the person.
      """,
      bad: [.english("Space for another entry or two.", of: "greeting.minimal.n01.body")],
      good: [.english("It is open for another entry.", of: "greeting.minimal.n01.body")]),
    LintRule(
      "V03", .error, "too few variants for a situation that can occur",
      """
      If a daily reminder has only eight texts, people know them by heart after a week. Each style and language should \
      have 32 variants of reminder, or 48 if it is daily, every few days, weekly or on chosen weekdays; 16 of \
      streak-at-risk; 12 of retrieval with previews on, 12 with previews off, and 6 of each for the same day of an \
      earlier year; 8 of welcome-back; 4 of weekly-summary; 8 of monthly-summary for at least four entries, and 4 for \
      fewer; 4 of yearly-summary for at least four entries, and 2 for fewer; 6 of streak-milestone and \
      count-milestone; 4 of first-achievement; and 1 of any other kind. If \
      exclusive variants apply, 2 are enough for these kinds, except for retrieval. The rule counts the available \
      variants in every situation that conditions distinguish. If exclusive variants apply, only they are counted. The \
      finding describes the situation with the fewest variants.

      Write more variants for it, or remove conditions from existing ones.
      """,
      bad: [.edit(file: "Templates/first-achievement.yaml", from: "{id: a04}", to: "{id: a04, when: {first: true}}")],
      good: [.edit(file: "Templates/first-achievement.yaml", from: "{id: a04}", to: "{id: a04, weight: 1}")]),
    LintRule(
      "V04", .error, "a weight that can repeat a variant twice in a row",
      """
      A variant with weight 2 or 3 is shown two or three times as often. In a small set, there isn't always another \
      variant to show in between. Weight 2 is safe among at least four variants that apply together, and weight 3 \
      among at least six.

      Lower the weight, or write more variants.
      """,
      bad: [.template("{id: a01}", "{id: a01, weight: 3}")], good: [.template("{id: a01}", "{id: a01, weight: 2}")]),
    LintRule(
      "V05", .error, "exclusive variants with overlapping conditions",
      """
      An exclusive variant is for a special moment, such as the hundredth day. If the conditions of two such moments \
      are true at the same time, chance decides which variant is shown. Multiple exclusive variants with the same \
      conditions are allowed, because they belong to the same moment.

      Give both the same conditions, or narrow one of them so that they can't be true at the same time.
      """,
      bad: [exclusive("a03", "{count: {ge: 10}}"), exclusive("a04", "{count: {eq: 12}}")],
      good: [exclusive("a03", "{count: {lt: 10}}"), exclusive("a04", "{count: {eq: 12}}")]),
    LintRule(
      "V06", .warning, "two styles with the same text",
      """
      People choose a style because they want a different voice. If two styles have the same or almost the same text, \
      the choice has no effect.

      Write each style in its own voice: cheerful is warm and lively, gentle is calm and without pressure, and minimal \
      states only the fact.
      """,
      bad: [
        .english("There is room here for a line or two.", of: "greeting.minimal.a01.body"),
        .english("A quiet hello", of: "greeting.minimal.a01.title"),
      ],
      good: [
        .english("Room for a line.", of: "greeting.minimal.a01.body"),
        .english("A quiet hello", of: "greeting.minimal.a01.title"),
      ]),
    LintRule(
      "V07", .warning, "too many permissions",
      """
      One “or not” is kind. If every other reminder ends with “either is fine” or 都好, it becomes a tic, and sounds \
      indifferent. At most one in four gentle texts that a person can get in turn should end with a permission.

      End the others with a question, or with something that is there.
      """,
      bad: [
        .english("Room for a line, or not.", of: "greeting.gentle.a01.body"),
        .english("A word for {day, date, ::MMMMd}, or not.", of: "greeting.gentle.a04.body"),
      ],
      good: [.english("Room for a line, or not.", of: "greeting.gentle.a01.body")]),
  ]

  private static func exclusive(_ id: String, _ condition: String) -> LintExample {
    .template("{id: \(id)}", "{id: \(id), when: \(condition), exclusive: true}")
  }
}
