internal import NudgeText

/// How long messages can become: over the values that their variant lets arguments have, and the branches those lead
/// to.
///
/// Values are written by ICU in the locale of the words; what another region of the same language writes is not looked
/// at.
final class MessageExtents {
  private struct DomainKey: Hashable {
    var values: AllowedValues
    var locale: LocaleTag
    var choices: [ChoiceKey]
  }

  /// The values that an int may have at a place.
  private final class Domain {
    /// In ascending order; empty if no value leads there.
    let values: [Int]
    /// How much room the values take.
    var extents: [ExtentKey: Extent] = [:]

    init(_ values: [Int]) {
      self.values = values
    }
  }

  private struct ExtentKey: Hashable {
    var locale: LocaleTag
    var format: ArgumentFormat
    var offset: Int
  }

  /// A branch of a plural, and those beside it.
  private struct ChoiceKey: Hashable {
    var isOrdinal: Bool
    var offset: Int
    var selector: MessageNode.Branches.Selector
    var others: [MessageNode.Branches.Selector]
  }

  private let writer: ValueWriter
  private var domains: [DomainKey: Domain] = [:]
  private var moments: [ExtentKey: Extent] = [:]

  /// The most bytes that a character of a person's text is taken to have: Chinese has three, most emoji four.
  ///
  /// Joined emoji have more, and are few.
  private static let bytesPerCharacter = 4
  /// The two isolates around text that runs from right to left.
  private static let isolateBytes = 6

  /// The most columns of what may stand after a person's text that ends a message: a quotation mark, a full stop, an
  /// emoji.
  private static let columnsAfterOwnText = 6

  init(_ writer: ValueWriter) {
    self.writer = writer
  }

  /// Whether a piece is text that a person wrote.
  private func isOwnText(_ piece: MessagePath.Piece, _ message: LintMessage) -> Bool {
    guard case .argument(let argument) = piece, let declaration = message.declaration(of: argument.name) else {
      return false
    }
    return declaration.isPersonal && declaration.type == .text && declaration.values.isEmpty
  }

  /// The extent of the longest way through a message that a person can meet, in each respect; `nil` if no values lead
  /// to one.
  func longest(_ message: LintMessage) -> Extent? {
    /// Each plural and select by the place of each of its selectors.
    var branches: [TextPosition: MessageNode.Branches] = [:]
    for node in message.branches {
      for branch in node.branches { branches[branch.position] = node }
    }
    var longest: Extent?
    for path in message.paths {
      guard let domains = domains(on: path, branches, message) else { continue }
      let pieces = path.pieces.map { self.extent(of: $0, domains, message) }
      var extent = pieces.reduce(into: Extent()) { $0 += $1 }
      if let last = path.pieces.lastIndex(where: { isOwnText($0, message) }),
        pieces[(last + 1)...].reduce(0, { $0 + $1.columns }) <= Self.columnsAfterOwnText
      {
        extent.columnsBeforeOwnText = pieces[..<last].reduce(0) { $0 + $1.columns }
      }
      if longest == nil { longest = Extent() }
      longest?.formMaximum(extent)
    }
    return longest
  }

  /// The values of each argument that is chosen by on a path; `nil` if no values lead along it.
  private func domains(
    on path: MessagePath, _ branches: [TextPosition: MessageNode.Branches], _ message: LintMessage
  ) -> [String: Domain]? {
    var domains: [String: Domain] = [:]
    for (name, choices) in Dictionary(grouping: path.choices, by: \.name) {
      guard let declaration = message.declaration(of: name) else { continue }
      if declaration.type == .text {
        guard isReachable(choices, branches, declaration) else { return nil }
        continue
      }
      let keys = choices.compactMap { choice in
        branches[choice.position].map { node in
          ChoiceKey(
            isOrdinal: node.kind == .selectOrdinal, offset: node.offset, selector: choice.selector,
            others: node.branches.map(\.selector))
        }
      }
      let domain = self.domain(of: declaration, keys, message)
      guard !domain.values.isEmpty else { return nil }
      domains[name] = domain
    }
    return domains
  }

  /// Whether one of an argument's texts takes all choices.
  private func isReachable(
    _ choices: [MessagePath.Choice], _ branches: [TextPosition: MessageNode.Branches],
    _ declaration: ArgumentDeclaration
  ) -> Bool {
    guard !declaration.values.isEmpty else { return true }
    return declaration.values.contains { value in
      choices.allSatisfy { choice in
        let known = branches[choice.position]?.branches.map(\.selector) ?? []
        return choice.selector == .keyword(known.contains(.keyword(value)) ? value : "other")
      }
    }
  }

  private func domain(of declaration: ArgumentDeclaration, _ choices: [ChoiceKey], _ message: LintMessage) -> Domain {
    let allowed = AllowedValues(declaration, message.variant?.conditions ?? [])
    let key = DomainKey(values: allowed, locale: choices.isEmpty ? .english : message.locale, choices: choices)
    if let known = domains[key] { return known }
    var values = allowed.values
    for choice in choices {
      values = values.filter { value in
        if case .exactly(let number) = choice.selector { return Double(value) == number }
        if choice.others.contains(.exactly(Double(value))) { return false }
        let category = writer.category(of: value &- choice.offset, ordinal: choice.isOrdinal, in: message.locale)
        return choice.selector == .keyword(choice.others.contains(.keyword(category)) ? category : "other")
      }
    }
    let domain = Domain(values)
    domains[key] = domain
    return domain
  }

  private func extent(of piece: MessagePath.Piece, _ domains: [String: Domain], _ message: LintMessage) -> Extent {
    switch piece {
    case .text(let text): return Extent(text.text)
    case .pluralNumber(let name, let offset, _):
      guard let domain = domains[name] else { return Extent() }
      return extent(of: domain, .number(.decimal), offset: offset, message.locale)
    case .argument(let argument):
      guard let declaration = message.declaration(of: argument.name) else { return Extent() }
      switch declaration.type {
      case .text: return Self.extent(ofText: declaration)
      case .date, .time: return extent(ofMoments: argument.format, message.locale)
      case .int:
        let domain = domains[argument.name] ?? domain(of: declaration, [], message)
        let format = argument.format == .plain ? .number(.decimal) : argument.format
        return extent(of: domain, format, offset: 0, message.locale)
      }
    }
  }

  private func extent(of domain: Domain, _ format: ArgumentFormat, offset: Int, _ locale: LocaleTag) -> Extent {
    let key = ExtentKey(locale: locale, format: format, offset: offset)
    if let known = domain.extents[key] { return known }
    var values = domain.values.map { $0 &- offset }
    if format == .number(.decimal) || format == .number(.integer) {
      // All digits are as wide, so the greatest number of each sign is the widest.
      values = [values.first, values.last].compactMap(\.self)
    }
    let extent = Self.most(writer.write(values, as: format, in: locale))
    domain.extents[key] = extent
    return extent
  }

  private func extent(ofMoments format: ArgumentFormat, _ locale: LocaleTag) -> Extent {
    let key = ExtentKey(locale: locale, format: format, offset: 0)
    if let known = moments[key] { return known }
    let extent = Self.most(writer.writeMoments(as: format, in: locale))
    moments[key] = extent
    return extent
  }

  private static func most(_ texts: [String]) -> Extent {
    texts.reduce(into: Extent()) { $0.formMaximum(Extent($1)) }
  }

  /// A text without a bound counts as the longest that a template can allow.
  private static func extent(ofText declaration: ArgumentDeclaration) -> Extent {
    guard declaration.values.isEmpty else { return most(declaration.values) }
    let characters = declaration.maximum ?? 1_000
    var extent = Extent()
    extent.columns = 2 * characters
    extent.columnsBeforeOwnText = extent.columns
    extent.characters = characters
    extent.bytes = characters * bytesPerCharacter + isolateBytes
    extent.text = "{\(declaration.name)}"
    return extent
  }
}

/// How much room a text takes at its longest.
struct Extent: Hashable {
  /// Columns, as `DisplayWidth` counts them.
  var columns = 0
  /// Columns up to a person's text that ends the message, which may be cut anywhere: whoever wrote it knows how it goes
  /// on.
  var columnsBeforeOwnText = 0
  /// Characters, as people count them.
  var characters = 0
  /// Bytes of UTF-8 in JSON.
  var bytes = 0
  /// What takes most columns.
  var text = ""

  init(_ text: String = "") {
    columns = DisplayWidth.columns(of: text)
    columnsBeforeOwnText = columns
    characters = text.count
    bytes = text.utf8.count + text.utf8.count { $0 == 0x22 || $0 == 0x5C }
    self.text = text
  }

  static func += (left: inout Extent, right: Extent) {
    left.columns += right.columns
    left.columnsBeforeOwnText += right.columnsBeforeOwnText
    left.characters += right.characters
    left.bytes += right.bytes
    left.text += right.text
  }

  /// The most of both in each respect.
  mutating func formMaximum(_ other: Extent) {
    if other.columns > columns { text = other.text }
    columns = max(columns, other.columns)
    columnsBeforeOwnText = max(columnsBeforeOwnText, other.columnsBeforeOwnText)
    characters = max(characters, other.characters)
    bytes = max(bytes, other.bytes)
  }
}
