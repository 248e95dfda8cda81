internal import NudgeTime

extension Catalog {
  /// The version of the serialised form that `serialized` writes and `init(serialized:)` reads.
  static let formatVersion = 1

  /// The catalog as text, from which `init(serialized:)` makes an equal one.
  ///
  /// Lines end with LF; fields are separated by TAB. In a field, a backslash, TAB, LF and CR are written `\\`, `\t`, `\n` and
  /// `\r`, and other ASCII control characters `\x` and two hexadecimal digits. Absent numbers and names are empty fields.
  ///
  ///     nudge-catalog  1
  ///     revision       number  start, in days since 1970-01-01
  ///     template       kind  surface  private key
  ///     argument       name  type  minimum  maximum  flags: p(ersonal) o(ptional)  number of values  values…  examples…
  ///     actions        id…
  ///     thresholds     step  list…
  ///     variant        id  weight  since  x, if exclusive  locales, after a colon  needs of each style  conditions…
  ///     locale         tag
  ///     =pattern       or an empty line where there is none: one line for each slot of each template
  ///     end
  ///
  /// - Complexity: O(*n*) in the length of all words.
  package var serialized: String {
    var writer = FieldWriter()
    writer.line("nudge-catalog", String(Self.formatVersion))
    for revision in revisions {
      writer.line("revision", String(revision.number), revision.start.map { String($0.daysSinceEpoch) } ?? "")
    }
    for template in templates { writer.write(template) }
    for (locale, patterns) in zip(locales, patterns) {
      writer.line("locale", locale.identifier)
      for pattern in patterns { writer.line(pattern.map { "=" + $0 } ?? "") }
    }
    writer.line("end")
    return writer.text
  }
}

/// Writes lines of escaped fields.
private struct FieldWriter {
  var text = ""

  mutating func line(_ fields: String...) {
    line(fields)
  }

  mutating func line(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { text.unicodeScalars.append("\t") }
      for scalar in field.unicodeScalars {
        switch scalar {
        case "\\": text += "\\\\"
        case "\t": text += "\\t"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\0"..<" ", "\u{7F}": text += (scalar.value < 16 ? "\\x0" : "\\x") + String(scalar.value, radix: 16)
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    text.unicodeScalars.append("\n")
  }

  mutating func write(_ template: Template) {
    line("template", template.kind.rawValue, template.surface.rawValue, template.privateKey ?? "")
    for argument in template.arguments {
      let flags = (argument.isPersonal ? "p" : "") + (argument.isOptional ? "o" : "")
      line(
        [
          "argument", argument.name, argument.type.rawValue, argument.minimum.map(String.init) ?? "",
          argument.maximum.map(String.init) ?? "", flags, String(argument.values.count),
        ] + argument.values + argument.examples)
    }
    if !template.actions.isEmpty { line(["actions"] + template.actions) }
    if let thresholds = template.thresholds {
      line(["thresholds", String(thresholds.step)] + thresholds.list.map(String.init))
    }
    for variant in template.variants {
      let locales = variant.locales.map { ":" + $0.map(\.identifier).joined(separator: ":") } ?? ""
      let needs = Style.allCases.map { (variant.needs[$0] ?? []).joined(separator: " ") }
      line(
        [
          "variant", variant.id, String(variant.weight), String(variant.since), variant.isExclusive ? "x" : "",
          locales,
        ] + needs + variant.conditions.map(\.serialized))
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
    case .first(let expected): words = [Name.first.rawValue, String(expected)]
    case .season(let values): words = [Name.season.rawValue] + values.map(\.rawValue)
    case .weekday(let values): words = [Name.weekday.rawValue] + values.map(\.spelling)
    case .daypart(let values): words = [Name.daypart.rawValue] + values.map(\.rawValue)
    case .platform(let values): words = [Name.platform.rawValue] + values.map(\.rawValue)
    case .alarm(let expected): words = [Name.alarm.rawValue, String(expected)]
    }
    return words.joined(separator: " ")
  }
}

extension Catalog {
  /// Creates a catalog from its serialised form.
  ///
  /// - Parameter text: What `serialized` gave, byte for byte.
  /// - Throws: `CatalogFormatError` at the first line that is not of that form.
  /// - Complexity: O(*n*) in the length of the text; no message is compiled.
  package init(serialized text: String) throws(CatalogFormatError) {
    var reader = FieldReader(text)
    guard try reader.line() == ["nudge-catalog", String(Self.formatVersion)] else {
      throw reader.error("nudge-catalog \(Self.formatVersion)")
    }
    var revisions: [CatalogRevision] = []
    var templates: [Template] = []
    var locales: [LocaleTag] = []
    var patterns: [[String?]] = []
    while true {
      let line = try reader.line()
      switch line[0] {
      case "revision": revisions.append(try reader.revision(line))
      case "template": templates.append(try reader.template(line))
      case "locale":
        guard line.count == 2, let locale = LocaleTag(folder: line[1]) else { throw reader.error("a locale") }
        locales.append(locale)
        patterns.append(try reader.patterns(count: templates.reduce(0) { $0 + $1.slotCount }))
      case "end":
        guard reader.isAtEnd else { throw reader.error("nothing after the end") }
        self.init(revisions: revisions, templates: templates, locales: locales, patterns: patterns)
        return
      default: throw reader.error("revision, template, locale or end")
      }
    }
  }
}

/// Reads lines of escaped fields from UTF-8, and the values that they hold.
private struct FieldReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var lineNumber = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }

  func error(_ expected: String) -> CatalogFormatError {
    CatalogFormatError(line: lineNumber, expected: expected)
  }

  /// The bytes of the next line, its end excluded.
  private mutating func rawLine() throws(CatalogFormatError) -> Range<Int> {
    lineNumber += 1
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { throw error("a line") }
    defer { offset = end + 1 }
    return offset..<end
  }

  /// The fields of the next line; at least one.
  mutating func line() throws(CatalogFormatError) -> [String] {
    let range = try rawLine()
    var fields: [String] = []
    for field in bytes[range].split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false) {
      fields.append(try text(field))
    }
    return fields
  }

  /// Lines of a pattern each, of which an empty one stands for none.
  mutating func patterns(count: Int) throws(CatalogFormatError) -> [String?] {
    var patterns: [String?] = []
    patterns.reserveCapacity(count)
    for _ in 0..<count {
      let line = bytes[try rawLine()]
      if line.isEmpty {
        patterns.append(nil)
      } else {
        guard line.first == UInt8(ascii: "=") else { throw error("a pattern") }
        patterns.append(try text(line.dropFirst()))
      }
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
      switch rest.popFirst() {
      case UInt8(ascii: "\\"): unescaped.append(byte)
      case UInt8(ascii: "t"): unescaped.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "n"): unescaped.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "r"): unescaped.append(UInt8(ascii: "\r"))
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, let control = UInt8(digits, radix: 16), control < 128 else {
          throw error("an escape")
        }
        unescaped.append(control)
        rest = rest.dropFirst(2)
      default: throw error("an escape")
      }
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

  /// Reads a template whose first line has been read, up to the line that belongs to it no more.
  mutating func template(_ first: [String]) throws(CatalogFormatError) -> Template {
    guard first.count == 4, let surface = Surface(rawValue: first[2]) else { throw error("kind, surface, private key") }
    var template = Template(
      kind: Kind(rawValue: first[1]), surface: surface, privateKey: first[3].isEmpty ? nil : first[3], variants: [])
    while true {
      let before = (offset, lineNumber)
      let line = try line()
      switch line[0] {
      case "argument": template.arguments.append(try argument(line))
      case "actions": template.actions = Array(line.dropFirst())
      case "thresholds": template.thresholds = try thresholds(line)
      case "variant": template.variants.append(try variant(line))
      default:
        (offset, lineNumber) = before
        return template
      }
    }
  }

  private func argument(_ line: [String]) throws(CatalogFormatError) -> ArgumentDeclaration {
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

  private func thresholds(_ line: [String]) throws(CatalogFormatError) -> MilestoneThresholds {
    var numbers: [Int] = []
    for field in line.dropFirst() { numbers.append(try number(field)) }
    guard let step = numbers.first,
      let thresholds = MilestoneThresholds(list: Array(numbers.dropFirst()), step: step)
    else { throw error("a step and an ascending list") }
    return thresholds
  }

  private func variant(_ line: [String]) throws(CatalogFormatError) -> Variant {
    let firstCondition = 6 + Style.allCases.count
    guard line.count >= firstCondition else { throw error("id, weight, since, exclusive, locales, needs, conditions") }
    var variant = Variant(
      id: line[1], weight: try number(line[2]), isExclusive: line[4] == "x", since: try number(line[3]))
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
  /// Creates a condition from the words that `serialized` gives; `nil` for any others.
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
    case .first, .alarm:
      guard let expected = rest.first.flatMap(Bool.init) else { return nil }
      self = first == Name.first.rawValue ? .first(expected) : .alarm(expected)
    case nil:
      guard let name = rest.first.flatMap(IntegerPredicate.Operator.init),
        let predicate = IntegerPredicate(name, rest.dropFirst().compactMap { Int($0) })
      else { return nil }
      self = .integer(argument: first, predicate)
    }
    // Words that were not understood would be missing here.
    guard serialized == text else { return nil }
  }
}

/// Why a text is not a serialised catalog.
package struct CatalogFormatError: Error, Hashable {
  /// The line of the text, from 1.
  package var line: Int
  /// What was expected there.
  package var expected: String
}
