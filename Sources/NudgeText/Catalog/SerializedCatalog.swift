internal import NudgeTime

extension Catalog {
  /// The version of the serialization format.
  fileprivate static let formatVersion = "3"

  /// The serialized form of the catalog, from which `init(serialized:)` creates an equal catalog.
  ///
  /// Lines end with LF, and fields are separated by TAB. Within a field, backslashes and ASCII control characters are
  /// escaped as a backslash followed by two hexadecimal digits. Missing numbers and names are represented by empty
  /// fields.
  ///
  /// The first line contains the lengths, in bytes, of the parts that follow: an index, each template, and, for each
  /// locale, the text of each template.
  ///
  ///     nudge-catalog  3  length…
  ///
  ///     revision       number  start, in days since 1970-01-01
  ///     template       kind  surface  step and list of its thresholds…
  ///     locale         tag
  ///
  ///     private        key
  ///     argument       name  type  minimum  maximum  flags: p(ersonal) o(ptional)  value count  values…  examples…
  ///     actions        id…
  ///     variant        id  weight  since  flags: e(x)clusive o(ptional)  locales, after a colon  needs of each style
  ///                    conditions…
  ///
  ///     =pattern       or an empty line if there is none: one line for each slot of the template
  ///
  /// - Complexity: O(*n*) in the length of the serialized text.
  package var serialized: String {
    var index = FieldWriter()
    for revision in revisions {
      index.line(["revision", String(revision.number), revision.start.map { String($0.daysSinceEpoch) } ?? ""])
    }
    for head in heads {
      let thresholds = head.thresholds.map { [$0.step] + $0.list } ?? []
      index.line(["template", head.kind.rawValue, head.surface.rawValue] + thresholds.map(String.init))
    }
    for locale in locales { index.line(["locale", locale.identifier]) }
    var parts = [index.text]
    for template in templates {
      var writer = FieldWriter()
      writer.write(template)
      parts.append(writer.text)
    }
    for locale in locales {
      for index in heads.indices {
        var words = FieldWriter()
        for pattern in patterns(of: index, in: locale) ?? [] { words.line([pattern.map { "=" + $0 } ?? ""]) }
        parts.append(words.text)
      }
    }
    var head = FieldWriter()
    head.line(["nudge-catalog", Self.formatVersion] + parts.map { String($0.utf8.count) })
    return head.text + parts.joined()
  }
}

/// Writes lines of escaped fields.
private struct FieldWriter {
  var text = ""

  mutating func line(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { text.unicodeScalars.append("\t") }
      for scalar in field.unicodeScalars {
        switch scalar {
        case "\\", "\0"..<" ", "\u{7F}": text += (scalar.value < 16 ? "\\0" : "\\") + String(scalar.value, radix: 16)
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text.unicodeScalars.append("\n")
  }

  mutating func write(_ template: Template) {
    if let key = template.privateKey { line(["private", key]) }
    for argument in template.arguments {
      let flags = (argument.isPersonal ? "p" : "") + (argument.isOptional ? "o" : "")
      line(
        [
          "argument", argument.name, argument.type.rawValue, argument.minimum.map(String.init) ?? "",
          argument.maximum.map(String.init) ?? "", flags, String(argument.values.count),
        ] + argument.values + argument.examples)
    }
    if !template.actions.isEmpty { line(["actions"] + template.actions) }
    for variant in template.variants {
      let locales = variant.locales.map { ":" + $0.map(\.identifier).joined(separator: ":") } ?? ""
      let needs = Style.allCases.map { (variant.needs[$0] ?? []).joined(separator: " ") }
      let flags = (variant.isExclusive ? "x" : "") + (variant.isOptional ? "o" : "")
      line(
        ["variant", variant.id, String(variant.weight), String(variant.since), flags, locales] + needs
          + variant.conditions.map(\.serialized))
    }
  }
}

extension Condition {
  /// The condition as words separated by spaces, such as `streak between 3 6` or `frequency daily weekly`.
  package var serialized: String {
    let words: [String]
    switch self {
    case .integer(let argument, let predicate):
      let (name, operands) = predicate.parts
      words = [argument, name.rawValue] + operands.map(String.init)
    case .frequency(let values): words = [Name.frequency.rawValue] + values.map(\.rawValue)
    case .season(let values): words = [Name.season.rawValue] + values.map(\.rawValue)
    case .weekday(let values): words = [Name.weekday.rawValue] + values.map(\.spelling)
    case .daypart(let values): words = [Name.daypart.rawValue] + values.map(\.rawValue)
    case .platform(let values): words = [Name.platform.rawValue] + values.map(\.rawValue)
    case .flag(let flag, let expected): words = [flag.rawValue, String(expected)]
    }
    return words.joined(separator: " ")
  }
}

/// A serialized catalog of which only the index has been decoded.
struct SerializedCatalog: Sendable {
  private(set) var revisions: [CatalogRevision] = []
  private(set) var heads: [Catalog.TemplateHead] = []
  private(set) var locales: [LocaleTag] = []
  /// The templates, followed by the text of each template in each locale.
  private let parts: [Substring]

  /// Splits a serialized catalog into its parts, and decodes the index.
  init(_ text: String) throws(CatalogFormatError) {
    var rest = text[...]
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map { rest.utf8.index(after: $0) } ?? rest.startIndex
    var headReader = FieldReader(rest[..<end])
    let head = try headReader.line() ?? []
    guard head.count >= 3, head.starts(with: ["nudge-catalog", Catalog.formatVersion]) else {
      throw CatalogFormatError(line: 1, expected: "nudge-catalog \(Catalog.formatVersion)")
    }
    rest = rest[end...]
    var parts: [Substring] = []
    for length in head.dropFirst(2) {
      guard let length = Int(length), (0...rest.utf8.count).contains(length) else {
        throw CatalogFormatError(line: 1, expected: "the length of each part")
      }
      let end = rest.utf8.index(rest.startIndex, offsetBy: length)
      parts.append(rest[..<end])
      rest = rest[end...]
    }
    guard rest.isEmpty else { throw CatalogFormatError(line: 1, expected: "nothing after the last part") }
    self.parts = Array(parts.dropFirst())

    var reader = FieldReader(parts[0])
    while let line = try reader.line() {
      switch line[0] {
      case "revision": revisions.append(try reader.revision(line))
      case "template": heads.append(try reader.templateHead(line))
      case "locale":
        guard line.count == 2, let locale = LocaleTag(folder: line[1]) else { throw reader.error("a locale") }
        locales.append(locale)
      default: throw reader.error("revision, template or locale")
      }
    }
    guard self.parts.count == heads.count * (locales.count + 1) else {
      throw reader.error("as many parts as templates and their words")
    }
  }

  /// Decodes a template.
  ///
  /// - Parameter index: The index of the template in `heads`.
  /// - Returns: The template.
  /// - Throws: `CatalogFormatError` if the part can't be decoded.
  /// - Complexity: O(*n*) in the length of the template.
  func template(at index: Int) throws(CatalogFormatError) -> Template {
    var reader = FieldReader(parts[index])
    var template = Template(kind: heads[index].kind, surface: heads[index].surface, variants: [])
    template.thresholds = heads[index].thresholds
    while let line = try reader.line() {
      switch line[0] {
      case "private": template.privateKey = line.dropFirst().first
      case "argument": template.arguments.append(try reader.argument(line))
      case "actions": template.actions = Array(line.dropFirst())
      case "variant": template.variants.append(try reader.variant(line))
      default: throw reader.error("private, argument, actions or variant")
      }
    }
    return template
  }

  /// Decodes a template's text in a locale.
  ///
  /// - Parameters:
  ///   - index: The index of the template in `heads`.
  ///   - locale: The index of the locale in `locales`.
  /// - Returns: The pattern of each slot, or `nil` for slots without a pattern.
  /// - Throws: `CatalogFormatError` if the part can't be decoded.
  /// - Complexity: O(*n*) in the length of the text.
  func patterns(at index: Int, locale: Int) throws(CatalogFormatError) -> [String?] {
    var reader = FieldReader(parts[(locale + 1) * heads.count + index])
    return try reader.patterns()
  }
}

/// An error that occurs when a string isn't a valid serialized catalog.
package struct CatalogFormatError: Error, Hashable {
  /// The line within the part, counted from 1.
  package var line: Int
  /// The expected content of the line.
  package var expected: String
}

/// Reads lines of escaped fields, and decodes the values in them.
private struct FieldReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var lineNumber = 0

  init(_ text: Substring) {
    bytes = Array(text.utf8)
  }

  func error(_ expected: String) -> CatalogFormatError {
    CatalogFormatError(line: lineNumber, expected: expected)
  }

  /// Returns the bytes of the next line without its newline, or `nil` at the end of the text.
  private mutating func rawLine() throws(CatalogFormatError) -> ArraySlice<UInt8>? {
    guard offset < bytes.count else { return nil }
    lineNumber += 1
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { throw error("the end of the line") }
    defer { offset = end + 1 }
    return bytes[offset..<end]
  }

  /// Returns the fields of the next line (at least one), or `nil` at the end of the text.
  mutating func line() throws(CatalogFormatError) -> [String]? {
    guard let line = try rawLine() else { return nil }
    var fields: [String] = []
    for field in line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) {
      fields.append(try text(field))
    }
    return fields
  }

  /// Returns the patterns in the remaining lines, one per line.
  ///
  /// An empty line represents a missing pattern.
  mutating func patterns() throws(CatalogFormatError) -> [String?] {
    var patterns: [String?] = []
    while let line = try rawLine() {
      guard line.isEmpty || line.first == UInt8(ascii: "=") else { throw error("a pattern") }
      patterns.append(line.isEmpty ? nil : try text(line.dropFirst()))
    }
    return patterns
  }

  private func text(_ field: ArraySlice<UInt8>) throws(CatalogFormatError) -> String {
    guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
    var unescaped: [UInt8] = []
    unescaped.reserveCapacity(field.count)
    var rest = field
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        unescaped.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let escaped = UInt8(digits, radix: 16), escaped < 128 else {
        throw error("an escape")
      }
      unescaped.append(escaped)
      rest = rest.dropFirst(2)
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  private func number(_ field: String) throws(CatalogFormatError) -> Int {
    guard let number = Int(field) else { throw error("a number") }
    return number
  }

  private func optionalNumber(_ field: String) throws(CatalogFormatError) -> Int? {
    field.isEmpty ? nil : try number(field)
  }

  func revision(_ line: [String]) throws(CatalogFormatError) -> CatalogRevision {
    guard line.count == 3 else { throw error("2 fields") }
    let days = try optionalNumber(line[2])
    let start = days.flatMap(CivilDate.init(daysSinceEpoch:))
    guard (days == nil) == (start == nil) else { throw error("a date") }
    return CatalogRevision(number: try number(line[1]), start: start)
  }

  func templateHead(_ line: [String]) throws(CatalogFormatError) -> Catalog.TemplateHead {
    guard line.count >= 3, let surface = Surface(rawValue: line[2]) else {
      throw error("kind, surface, step, list")
    }
    return Catalog.TemplateHead(
      kind: Kind(rawValue: line[1]), surface: surface,
      thresholds: line.count == 3 ? nil : try thresholds(line.dropFirst(3)))
  }

  func argument(_ line: [String]) throws(CatalogFormatError) -> ArgumentDeclaration {
    guard line.count >= 7, let type = ArgumentDeclaration.ValueType(rawValue: line[2]) else {
      throw error("name, type, minimum, maximum, flags, values, examples")
    }
    let valueCount = try number(line[6])
    guard (0...line.count - 7).contains(valueCount) else { throw error("\(valueCount) values") }
    return ArgumentDeclaration(
      name: line[1], type: type, minimum: try optionalNumber(line[3]), maximum: try optionalNumber(line[4]),
      values: Array(line[7..<7 + valueCount]), isPersonal: line[5].contains("p"), isOptional: line[5].contains("o"),
      examples: Array(line[(7 + valueCount)...]))
  }

  private func thresholds(_ fields: some Sequence<String>) throws(CatalogFormatError) -> MilestoneThresholds {
    var numbers: [Int] = []
    for field in fields { numbers.append(try number(field)) }
    guard let step = numbers.first,
      let thresholds = MilestoneThresholds(list: Array(numbers.dropFirst()), step: step)
    else { throw error("a step and an ascending list") }
    return thresholds
  }

  func variant(_ line: [String]) throws(CatalogFormatError) -> Variant {
    let firstCondition = 6 + Style.allCases.count
    guard line.count >= firstCondition else { throw error("id, weight, since, flags, locales, needs, conditions") }
    var variant = Variant(
      id: line[1], weight: try number(line[2]), isExclusive: line[4].contains("x"),
      isOptional: line[4].contains("o"), since: try number(line[3]))
    if !line[5].isEmpty {
      var locales: [LocaleTag] = []
      for name in line[5].split(separator: ":") {
        guard let locale = LocaleTag(folder: String(name)) else { throw error("locales") }
        locales.append(locale)
      }
      variant.locales = locales
    }
    for (style, field) in zip(Style.allCases, line[6...]) where !field.isEmpty {
      variant.needs[style] = field.split(separator: " ").map(String.init)
    }
    for field in line[firstCondition...] {
      guard let condition = Condition(serialized: field) else { throw error("a condition") }
      variant.conditions.append(condition)
    }
    return variant
  }
}

extension Condition {
  /// Creates a condition from its serialized form, or returns `nil` if the text is invalid.
  init?(serialized text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    switch Name(rawValue: first) {
    case .frequency: self = .frequency(rest.compactMap(SelectionContext.Frequency.init(rawValue:)))
    case .season: self = .season(rest.compactMap(SelectionContext.Season.init))
    case .weekday: self = .weekday(rest.compactMap(Weekday.init(spelling:)))
    case .daypart: self = .daypart(rest.compactMap(SelectionContext.Daypart.init))
    case .platform: self = .platform(rest.compactMap(SelectionContext.Platform.init))
    case nil:
      if let flag = SelectionContext.Flag(rawValue: first) {
        guard let expected = rest.first.flatMap(Bool.init) else { return nil }
        self = .flag(flag, expected)
        break
      }
      guard let name = rest.first.flatMap(IntegerPredicate.Operator.init),
        let predicate = IntegerPredicate(name, rest.dropFirst().compactMap { Int($0) })
      else { return nil }
      self = .integer(argument: first, predicate)
    }
    // Words that couldn't be decoded are missing from `serialized`.
    guard serialized == text else { return nil }
  }
}
