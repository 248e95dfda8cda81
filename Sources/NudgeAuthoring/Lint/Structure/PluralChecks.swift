internal import NudgeText

/// Whether plurals have the forms that their language needs, for the numbers that can come.
enum PluralChecks: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    var values = PluralValues(subject.renderer)
    for message in subject.messages {
      guard let nodes = message.message?.nodes else { continue }
      nodes.forEachBranches { branches in
        if branches.kind != .select { check(branches, in: message, &values, &findings) }
      }
      if message.locale.language == "en" { checkNouns(of: message, nodes, plurals: [], &findings) }
    }
  }

  /// P01, P02 and P03.
  private static func check(
    _ branches: MessageNode.Branches, in message: LintMessage, _ values: inout PluralValues,
    _ findings: inout [LintFinding]
  ) {
    guard let declaration = message.declaration(of: branches.name), declaration.type == .int else { return }
    let allowed = AllowedValues(declaration, in: message.variant)
    let table = values.table(
      message.locale, ordinal: branches.kind == .selectOrdinal, offset: branches.offset, allowed)
    let exact = Set(
      branches.branches.compactMap { if case .exactly(let value) = $0.selector { value } else { nil } })
    let isShownInOther =
      branches.branches.first { $0.selector == .keyword("other") }?.nodes.shownNames(plural: branches.name)[
        branches.name] != nil
    let known = values.categories(of: message.locale, ordinal: branches.kind == .selectOrdinal)
    var present: Set<PluralCategory> = []
    for branch in branches.branches {
      guard case .keyword(let word) = branch.selector, let category = PluralCategory(rawValue: word) else { continue }
      present.insert(category)
      guard category != .other else { continue }
      let locale = message.locale.identifier
      if !known.contains(category) {
        findings.append(
          message.finding(
            "P02", .warning, at: branch.position, "\(locale) never chooses \(quoted(word))",
            hint: "remove it; \(locale) has \(known.map(\.rawValue).joined(separator: ", "))"))
        continue
      }
      guard let all = table[category] else { continue }
      let held = all.filter { !exact.contains(Double($0)) }
      if held.isEmpty {
        findings.append(
          message.finding(
            "P02", .warning, at: branch.position, "\(quoted(word)) is never chosen: =\(all[0]) comes before it",
            hint: "keep one of the two"))
      } else if held.count > 1, [.zero, .one, .two].contains(category), isShownInOther,
        branch.nodes.shownNames(plural: branches.name)[branches.name] == nil
      {
        findings.append(
          message.finding(
            "P03", .warning, at: branch.position,
            "\(quoted(word)) is for \(list(held)) in \(locale), and the text has no number",
            hint: "write # for the number, or =\(held[0]) for that number alone"))
      }
    }
    for category in PluralCategory.allCases where category != .other && !present.contains(category) {
      guard let held = table[category]?.filter({ !exact.contains(Double($0)) }), !held.isEmpty else { continue }
      findings.append(
        message.finding(
          "P01", .error, at: branches.position,
          "the \(branches.kind.word) has no \(quoted(category.rawValue)), which \(message.locale.identifier) takes for \(list(held))",
          hint: "add \(category.rawValue) {…}"))
    }
  }

  private static func list(_ values: [Int]) -> String {
    values.prefix(3).map { "\($0)" }.joined(separator: ", ") + (values.count > 3 ? ", …" : "")
  }

  // MARK: Nouns

  /// Words that follow a number in English without being counted by it.
  private static let notCounted: Set<String> = [
    "a", "about", "ago", "all", "already", "am", "an", "and", "are", "as", "at", "awaits", "away", "before", "but",
    "by",
    "came", "can", "counts", "done", "down", "ever", "for", "from", "had", "has", "have", "here", "i", "if", "in",
    "into",
    "is", "it", "its", "just", "later", "left", "long", "marks", "means", "of", "off", "on", "or", "out", "over", "per",
    "since", "so", "soon", "stands", "strong", "than", "that", "the", "then", "there", "this", "to", "today",
    "together", "too", "until", "up", "was", "we", "well", "were", "when", "will", "with", "within", "yet", "you",
    "your",
  ]

  /// P05: a number that may be 1, and right after it a word, outside a plural of that number.
  private static func checkNouns(
    of message: LintMessage, _ nodes: [MessageNode], plurals: Set<String>, _ findings: inout [LintFinding]
  ) {
    for (node, next) in zip(nodes, nodes.dropFirst().map(Optional.init) + [nil]) {
      if case .branches(let branches) = node {
        let inner = branches.kind == .plural ? plurals.union([branches.name]) : plurals
        for branch in branches.branches { checkNouns(of: message, branch.nodes, plurals: inner, &findings) }
        continue
      }
      guard case .argument(let argument) = node, case .text(let text) = next, !plurals.contains(argument.name),
        let declaration = message.declaration(of: argument.name), declaration.type == .int,
        AllowedValues(declaration, in: message.variant).contains(1), argument.format != .ordinal
      else { continue }
      let scalars = text.text.unicodeScalars
      guard let first = scalars.first, first == " " || first == "\u{A0}" else { continue }
      let word = String(scalars.dropFirst().prefix { $0.properties.isAlphabetic })
      guard !word.isEmpty, !notCounted.contains(word.lowercased()) else { continue }
      findings.append(
        message.finding(
          "P05", .warning, at: text.position(ofScalar: 1),
          "\(quoted(word)) follows \(quoted(argument.name)), which may be 1, without a plural",
          hint: "{\(argument.name), plural, one {# …} other {# …}}"))
    }
  }
}
