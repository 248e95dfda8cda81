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
