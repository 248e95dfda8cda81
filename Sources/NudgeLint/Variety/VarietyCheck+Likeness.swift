internal import NudgeAuthoring
internal import NudgeText

extension VarietyCheck {
  /// The similarity above which two texts count as variations of one text.
  private static let tooSimilar = 0.8

  /// Checks V01 and V02 in one style and locale.
  static func checkLikeness(
    _ texts: KindTexts, _ style: Style, _ locale: LocaleTag, _ pools: Set<VariantSet>, _ pairs: inout VariantPairs,
    _ findings: inout LintFindings
  ) {
    let entries = texts.entries(style, locale)
    let plain = entries.map { entry in entry.texts.mapValues { Trigrams.plain($0.title + "\n" + $0.body) } }
    let titles = entries.map { entry in entry.texts.mapValues { Trigrams.plain($0.title) } }
    let bodies = entries.map { entry in entry.texts.mapValues { Trigrams.plain($0.body) } }
    let trigrams = entries.map { Trigrams($0.sample.title + "\n" + $0.sample.body) }
    var copies: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      func isAlike(_ texts: [[Int: String]], _ earlier: Int) -> Bool {
        texts[index].contains { texts[earlier][$0.key] == $0.value }
      }
      for earlier in entries.indices[..<index] where !copies.contains(earlier) {
        guard pairs.compete(entries[earlier].variant, entry.variant) else { continue }
        let other = entries[earlier].title.stem
        func add(_ rule: RuleCode, _ message: LintMessage, _ reason: String, _ hint: String) {
          findings.add(rule, in: message, "\(reason) \(quoted(other))", hint: hint)
          if rule == "V01" { copies.insert(index) }
        }
        let similarity = trigrams[index].similarity(to: trigrams[earlier])
        if isAlike(plain, earlier) {
          add("V01", entry.title, "the same text as", "change one of the two, or remove it")
        } else if isAlike(bodies, earlier) {
          let hint = "change it, because a different title doesn't make it a different message"
          add("V01", entry.body, "the same body as", hint)
        } else if similarity > tooSimilar {
          add("V02", entry.body, "\(Int(similarity * 100))% similar to", "try a different angle")
        } else if isAlike(titles, earlier) {
          add("V02", entry.title, "the same title as", "start with different words")
        } else {
          continue
        }
        break
      }
    }
    let originals = entries.indices.filter { !copies.contains($0) }.map { entries[$0] }
    for part in MessagePart.allCases { checkOpenings(originals, part, pools, &findings) }
    if style == .gentle { checkPermissions(originals, pools, &findings) }
  }

  /// Checks V07 for bodies that end by leaving the choice to the reader.
  private static func checkPermissions(
    _ entries: [KindTexts.Entry], _ pools: Set<VariantSet>, _ findings: inout LintFindings
  ) {
    let permitting = entries.filter { entry in
      let reading = PathReading(entry.sample.body)
      guard let matches = TonePatterns.patterns(of: entry.body.locale)?.permissionEndings.matches(in: reading) else {
        return false
      }
      return matches.last?.range.upperBound == reading.tokens.last?.range.upperBound && !matches.isEmpty
    }
    let shares = pools.map { pool in (permitting: permitting.count { pool.contains($0.variant) }, all: pool.count) }
    guard let share = shares.filter({ $0.permitting * 4 > $0.all && $0.all >= 4 }).max(by: { $0 < $1 }),
      let last = permitting.last
    else { return }
    findings.add(
      "V07", in: last.body,
      "\(share.permitting) of the \(share.all) variants that a person can get in turn end with a permission",
      hint: "end at most one in four so, and the others with a question or a fact")
  }

  /// Checks V02 for first four words, or Chinese characters, that are the same in more than a quarter of a pool.
  private static func checkOpenings(
    _ entries: [KindTexts.Entry], _ part: MessagePart, _ pools: Set<VariantSet>, _ findings: inout LintFindings
  ) {
    var byOpening: [String: [KindTexts.Entry]] = [:]
    for entry in entries {
      let reading = PathReading(part == .title ? entry.sample.title : entry.sample.body)
      // Numbers are not Chinese characters.
      let opening = reading.tokens.filter { !entry.title.isChinese || $0.isHan }.prefix(4)
        .map { reading.text($0.range).lowercased() }
      if opening.count == 4 { byOpening[opening.joined(separator: " "), default: []].append(entry) }
    }
    for (opening, alike) in byOpening.sorted(by: { $0.key < $1.key }) where alike.count > 1 {
      let share = pools.lazy.map { pool in
        (alike: alike.count { pool.contains($0.variant) }, all: pool.count)
      }.first { $0.alike > 1 && $0.alike * 4 > $0.all && $0.all >= 4 }
      guard let share, let last = alike.last else { continue }
      let message = part == .title ? last.title : last.body
      let words = message.isChinese ? opening.filter { $0 != " " } : opening
      findings.add(
        "V02", in: message,
        "starts with “\(words)”, as do \(share.alike) of the \(share.all) variants that a person can get in turn",
        hint: "start differently; \(quoted(alike[0].title.stem)) already starts with these words")
    }
  }

  /// Checks V06 in one locale, for a variant or text that is the same in two styles.
  static func checkStyles(_ texts: KindTexts, _ locale: LocaleTag, _ findings: inout LintFindings) {
    struct Seen {
      var stem: String
      var style: Style
      var trigrams: Trigrams
    }
    var byText: [String: Seen] = [:]
    var byBody: [String: Seen] = [:]
    var byVariant: [Int: [Seen]] = [:]
    for style in Style.allCases {
      for entry in texts.entries(style, locale) {
        let text = entry.sample.title + "\n" + entry.sample.body
        let plain = Trigrams.plain(text)
        let current = Seen(stem: entry.title.stem, style: style, trigrams: Trigrams(text))
        let other: Seen? =
          if let same = byText[plain], same.style != style {
            same
          } else {
            byVariant[entry.variant]?.first { $0.trigrams.similarity(to: current.trigrams) > tooSimilar }
          }
        let body = Trigrams.plain(entry.sample.body)
        let hint = "write each style in its own voice, as described in the notes"
        if let other {
          findings.add("V06", in: entry.title, "the same or almost the same text as \(quoted(other.stem))", hint: hint)
        } else if let same = byBody[body], same.style != style {
          findings.add("V06", in: entry.body, "the same body as \(quoted(same.stem))", hint: hint)
        }
        if byBody[body] == nil { byBody[body] = current }
        if byText[plain] == nil { byText[plain] = current }
        byVariant[entry.variant, default: []].append(current)
      }
    }
  }
}

extension LintMessage {
  /// The key without its part, such as `reminder.gentle.a01`.
  fileprivate var stem: String { String(key.dropLast(slot.part.rawValue.count + 1)) }
}

/// A cache of which pairs of a template's variants can be selected in the same context.
///
/// The result for each pair is computed once.
struct VariantPairs {
  private let template: Template
  private var known: [Int: Bool] = [:]

  init(_ template: Template) {
    self.template = template
  }

  /// Returns whether a person can receive both variants.
  ///
  /// This requires that their conditions can hold at the same time, and that neither variant excludes the other.
  mutating func compete(_ left: Int, _ right: Int) -> Bool {
    let key = left * template.variants.count + right
    if let known = known[key] { return known }
    let (one, other) = (template.variants[left], template.variants[right])
    let result = one.isExclusive == other.isExclusive && template.canApplyTogether(one, other)
    known[key] = result
    return result
  }
}
