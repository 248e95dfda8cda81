internal import NudgeText

/// A measurement of the maximum length of messages, over the values that their variants allow and the branches that
/// these values lead to.
///
/// ICU formats the values in the text's locale. Formats used in other regions with the same language are not checked.
final class MessageExtents {
  private struct DomainKey: Hashable {
    var values: AllowedValues
    var locale: LocaleTag
    var choices: [ChoiceKey]
  }

  /// The values that an int can have in a particular place.
  private final class Domain {
    /// The values in ascending order.
    ///
    /// The array is empty if no value is possible.
    let values: [Int]
    /// The sizes of the formatted values.
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

  /// A branch of a plural, with the selectors of all its branches.
  private struct ChoiceKey: Hashable {
    var isOrdinal: Bool
    var offset: Int
    var selector: MessageNode.Branches.Selector
    var others: [MessageNode.Branches.Selector]
  }

  private let writer: ValueWriter
  private var domains: [DomainKey: Domain] = [:]
  private var moments: [ExtentKey: Extent] = [:]

  /// The assumed maximum number of bytes per character in a person's text.
  ///
  /// Chinese characters take three bytes, and most emoji take four. Joined emoji take more, but are rare.
  private static let bytesPerCharacter = 4
  /// The number of bytes in the two isolates around right-to-left text.
  private static let isolateBytes = 6

  /// The maximum number of columns that may follow a person's text at the end of a message, such as a quotation mark, a
  /// period or an emoji.
  private static let columnsAfterOwnText = 6

  init(_ writer: ValueWriter) {
    self.writer = writer
  }

  /// Returns whether a piece is text that the person wrote.
  private func isOwnText(_ piece: MessagePath.Piece, _ message: LintMessage) -> Bool {
    guard case .argument(let argument) = piece, let declaration = message.declaration(of: argument.name) else {
      return false
    }
    return declaration.isPersonal && declaration.type == .text && declaration.values.isEmpty
  }

  /// Returns the largest extent of any possible path through a message, separately for each unit.
  ///
  /// - Returns: The extent, or `nil` if no path is possible.
  func longest(_ message: LintMessage) -> Extent? {
    /// Each plural and select, by the positions of its selectors.
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

  /// Returns the possible values of each argument on a path, or `nil` if the path is not possible.
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

  /// Returns whether a single value of a text argument leads to all of the choices.
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
      // All digits are equally wide, so the largest number of each sign is the widest.
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

  /// Returns a text argument's extent.
  ///
  /// If the argument doesn't declare a maximum, its extent is the largest length that a template can declare.
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

/// The maximum size of a text.
struct Extent: Hashable {
  /// The display columns, as counted by `DisplayWidth`.
  var columns = 0
  /// The display columns before a person's text that ends the message.
  ///
  /// Such text may be cut off anywhere, because its author knows how it continues.
  var columnsBeforeOwnText = 0
  /// The number of user-perceived characters.
  var characters = 0
  /// The number of UTF-8 bytes in JSON.
  var bytes = 0
  /// The text with the most columns.
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

  /// Replaces each size with the larger one of the two extents.
  mutating func formMaximum(_ other: Extent) {
    if other.columns > columns { text = other.text }
    columns = max(columns, other.columns)
    columnsBeforeOwnText = max(columnsBeforeOwnText, other.columnsBeforeOwnText)
    characters = max(characters, other.characters)
    bytes = max(bytes, other.bytes)
  }
}
