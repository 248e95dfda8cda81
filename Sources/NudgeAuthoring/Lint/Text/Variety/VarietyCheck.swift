internal import NudgeText

/// Rules about what there is to choose from: enough, and each thing once.
enum VarietyCheck: LintCheck {
  /// The most variants of a template that are compared, each with each; no kind has a tenth of that.
  private static let maximumVariants = 500

  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for source in subject.sources.templates
    where source.template.surface.isStyled && source.template.variants.count <= maximumVariants {
      let texts = KindTexts(source, subject)
      checkExclusive(source, &findings)
      var pools: [Style: Set<VariantSet>] = [:]
      checkPools(source, subject, texts, &pools, &findings)
      var pairs = VariantPairs(source.template)
      for locale in subject.sources.locales {
        for style in Style.allCases {
          checkLikeness(texts, style, locale, pools[style] ?? [], &pairs, &findings)
        }
        checkStyles(texts, locale, &findings)
      }
    }
  }

  /// V05: exclusive variants under one condition share it; under two, nobody decided which is to be heard.
  private static func checkExclusive(_ source: TemplateSource, _ findings: inout [LintFinding]) {
    let template = source.template
    let exclusive = template.variants.indices.filter { template.variants[$0].isExclusive }
    for (place, index) in exclusive.enumerated() {
      let variant = template.variants[index]
      let other = exclusive[..<place].first { other in
        Set(template.variants[other].conditions) != Set(variant.conditions)
          && template.canApplyTogether(template.variants[other], variant)
      }
      guard let other else { continue }
      findings.append(
        LintFinding(
          rule: "V05", severity: .error, file: source.file, position: source.variantPositions[index].id,
          id: template.kind.rawValue,
          reason:
            "the exclusive variant \(quoted(variant.id)) can apply together with \(quoted(template.variants[other].id))",
          hint: "give both the same 'when', or two that exclude each other"))
    }
  }

  /// V03 and V04, over all circumstances in which the kind can be shown.
  private static func checkPools(
    _ source: TemplateSource, _ subject: LintSubject, _ texts: KindTexts, _ pools: inout [Style: Set<VariantSet>],
    _ findings: inout [LintFinding]
  ) {
    struct Shortage {
      var required: Int
      var count: Int
      var reason: String
    }
    let template = source.template
    let variants = template.variants
    let exclusive = VariantSet(variants.count) { variants[$0].isExclusive }
    var shortages: [String: Shortage] = [:]
    for style in Style.allCases {
      var distinct: Set<VariantSet> = []
      let locales = subject.sources.locales.map { locale in
        (locale, VariantSet(variants.count) { variants[$0].isAvailable(in: locale) })
      }
      ContextSpace(template, needs: texts.needs[style] ?? variants.map { _ in [] }).forEachContext { context in
        for (locale, available) in locales {
          var pool = context.variants.intersection(available)
          let beating = pool.intersection(exclusive)
          if !beating.isEmpty { pool = beating }
          distinct.insert(pool)
          let (required, name) = VariantCounts.required(template.kind, context, isExclusive: !beating.isEmpty)
          let count = pool.count
          guard count < required, count < shortages[name]?.count ?? .max else { continue }
          let circumstances = ([style.rawValue, locale.identifier] + context.names).joined(separator: ", ")
          shortages[name] = Shortage(
            required: required, count: count,
            reason: "\(quoted(template.kind.rawValue)) has \(described(count)) \(name) (\(circumstances)); "
              + "it should have \(required)")
        }
      }
      pools[style] = distinct
    }
    for (_, shortage) in shortages.sorted(by: { $0.key < $1.key }) {
      findings.append(
        LintFinding(
          rule: "V03", severity: .error, file: source.file, position: source.position, id: template.kind.rawValue,
          reason: shortage.reason, hint: "write \(shortage.required - shortage.count) more that apply there"))
    }
    checkWeights(source, pools, &findings)
  }

  private static func described(_ count: Int) -> String {
    count == 0 ? "no variant" : count == 1 ? "1 variant" : "\(count) variants"
  }

  /// V04: the smallest pool of the kind in which weights can bring a variant twice in a row.
  private static func checkWeights(
    _ source: TemplateSource, _ pools: [Style: Set<VariantSet>], _ findings: inout [LintFinding]
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
    findings.append(
      LintFinding(
        rule: "V04", severity: .error, file: source.file, position: source.variantPositions[worst.heaviest].id,
        id: source.template.kind.rawValue,
        reason:
          "\(quoted(variant.id)) has the weight \(variant.weight) among \(worst.count) variants, and can come twice in a row",
        hint: "a weight of \(variant.weight) needs at least \(2 * variant.weight) variants that apply together"))
  }
}
