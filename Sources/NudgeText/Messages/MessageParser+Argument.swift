internal import NudgeTime

extension MessageParser {
  /// Parses an argument, from its `{` through its `}`.
  ///
  /// - Returns: The node, or `nil` after a fault.
  mutating func parseArgument(_ context: Context) -> MessageNode? {
    let opening = index
    index += 1
    skipWhitespace()
    guard current != nil else {
      reportUnclosed(opening)
      return nil
    }
    guard let name = parseName(openedAt: opening) else { return nil }
    if current == "}" {
      index += 1
      return name.isEmpty ? nil : .argument(.init(name: name, format: .plain, position: position(of: opening)))
    }
    index += 1
    skipWhitespace()
    guard let type = parseType(openedAt: opening) else { return nil }

    if let kind = MessageNode.Branches.Kind(rawValue: type) {
      return parseBranches(kind, name: name, openedAt: opening, context)
    }
    let style = parseStyle(openedAt: opening)
    guard let style, let format = format(type: type, style: style), !name.isEmpty else { return nil }
    return .argument(.init(name: name, format: format, position: position(of: opening)))
  }

  /// Parses an argument name, up to the following `,` or `}`.
  ///
  /// - Returns: The name, an empty string after a fault from which parsing can continue, or `nil` if the argument was
  ///   skipped.
  private mutating func parseName(openedAt opening: Int) -> String? {
    let start = index
    var name = readIdentifier()
    // ICU would accept these characters as part of the name.
    if let mark = name.unicodeScalars.first(where: { "，｛｝：".unicodeScalars.contains($0) }) {
      report(start, "full-width \"\(mark)\" in an argument", hint: "write \"\(String(mark).inASCIIForms)\"")
      // A full-width brace was meant to end the argument.
      if mark != "｝" { skipArgument(openedAt: opening) }
      return nil
    }
    skipWhitespace()
    guard let next = current else {
      reportUnclosed(opening)
      return nil
    }
    guard next == "," || next == "}" else {
      if name.isEmpty {
        report(
          index, "an argument name cannot start with \"\(next)\"", hint: "to print a brace, quote it: '{'")
      } else {
        report(
          index, "expected \",\" or \"}\" after the argument name \"\(name)\"",
          hint: "a name has letters, digits and \"_\" only")
      }
      skipArgument(openedAt: opening)
      return nil
    }
    if name.isEmpty {
      report(opening, "argument without a name", hint: "write '{' to print a brace")
    } else if name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      // ICU requires a number without leading zeros that fits in 15 bits.
      if (name.utf8.first == 0x30 && name.utf8.count > 1) || (Int(name) ?? .max) > 0x7FFF {
        report(start, "argument number \"\(name)\" is not a number from 0 to 32767 without leading zeros")
        name = ""
      }
    }
    return name
  }

  /// Parses a format type, up to the following `,` or `}`, and converts it to lowercase.
  ///
  /// As in ICU, case is ignored.
  ///
  /// - Returns: The type, or `nil` after a fault, in which case the argument was skipped.
  private mutating func parseType(openedAt opening: Int) -> String? {
    let start = index
    while let scalar = current, scalar.properties.isAlphabetic, scalar.isASCII { index += 1 }
    let written = text(from: start, to: index)
    let type = written.lowercased()
    skipWhitespace()
    guard let next = current else {
      reportUnclosed(opening)
      return nil
    }
    if type.isEmpty {
      report(start, "format type is missing", hint: "one of \(Self.types.joined(separator: ", "))")
    } else if type == "choice" {
      report(start, "\"choice\" is not supported", hint: "use plural", kind: .unknownStyle)
    } else if !Self.types.contains(type) {
      let near = NearestMatch.best(to: type, among: Self.types).map { "did you mean \"\($0)\"?" }
      report(
        start, "unknown format type \"\(written)\"", hint: near ?? "one of \(Self.types.joined(separator: ", "))",
        kind: .unknownStyle)
    } else if next != "," && next != "}" {
      report(index, "expected \",\" or \"}\" after the format type \"\(written)\"")
    } else {
      return type
    }
    skipArgument(openedAt: opening)
    return nil
  }

  static let types = [
    "plural", "select", "selectordinal", "number", "date", "time", "spellout", "ordinal", "duration",
  ]

  // MARK: Styles

  /// A style as written in the pattern, without surrounding white space.
  struct Style {
    var text: String
    var offset: Int
  }

  /// Parses the rest of an argument after its type, through its `}`.
  ///
  /// The argument must not have branches.
  ///
  /// As in ICU, an apostrophe in a style quotes all text up to the next apostrophe.
  ///
  /// - Returns: The style, whose text is empty if there is no style, or `nil` after a fault.
  mutating func parseStyle(openedAt opening: Int) -> Style? {
    let hasStyle = current == ","
    let comma = index
    if hasStyle { index += 1 }
    skipWhitespace()
    let start = index
    var depth = 0
    while let scalar = current {
      index += 1
      switch scalar {
      case "'":
        let apostrophe = index - 1
        while let quoted = current, quoted != "'" {
          _ = quoted
          index += 1
        }
        guard current != nil else {
          report(apostrophe, "the quotation that this apostrophe starts is never closed")
          return nil
        }
        index += 1
      case "{":
        depth += 1
      case "}" where depth > 0:
        depth -= 1
      case "}":
        var end = index - 1
        while end > start, scalars[end - 1].properties.isPatternWhitespace { end -= 1 }
        if hasStyle, end == start {
          report(comma, "style is missing after \",\"", hint: "remove the comma")
          return nil
        }
        return Style(text: text(from: start, to: end), offset: start)
      default:
        break
      }
    }
    reportUnclosed(opening)
    return nil
  }

  /// Creates a format from a type and a style.
  ///
  /// - Returns: The format, or `nil` after a fault.
  mutating func format(type: String, style: Style) -> ArgumentFormat? {
    switch type {
    case "number":
      return read(
        style, type: type, known: ["integer": .integer, "percent": .percent, "currency": .currency], plain: .decimal,
        skeleton: NumberStyle.skeleton, example: "::compact-short", fault: SkeletonCheck.faultInNumberSkeleton
      ).map { .number($0) }
    case "date", "time":
      return read(
        style, type: type, known: ["short": .short, "medium": .medium, "long": .long, "full": .full], plain: .medium,
        skeleton: DateStyle.skeleton, example: type == "date" ? "::yMMMd" : "::jm",
        fault: SkeletonCheck.faultInDateSkeleton
      ).map { type == "date" ? .date($0) : .time($0) }
    default:
      guard style.text.isEmpty else {
        report(style.offset, "\"\(type)\" cannot have a style", hint: "remove \"\(style.text)\"", kind: .unknownStyle)
        return nil
      }
      return type == "spellout" ? .spellout : type == "ordinal" ? .ordinal : .duration
    }
  }

  /// Converts a style to a value: a known word, `plain` if the style is empty, or a skeleton, which follows `::` and
  /// optional white space.
  ///
  /// - Returns: The value, or `nil` if the style is neither a known word nor a skeleton, or if `fault` finds a fault in
  ///   it.
  private mutating func read<Value>(
    _ style: Style, type: String, known: KeyValuePairs<String, Value>, plain: Value, skeleton make: (String) -> Value,
    example: String, fault: (String) -> (offset: Int, reason: String)?
  ) -> Value? {
    if style.text.isEmpty { return plain }
    let word = style.text.lowercased()
    if let known = known.first(where: { $0.key == word }) { return known.value }
    guard style.text.unicodeScalars.starts(with: "::".unicodeScalars) else {
      let known = known.map(\.key)
      let near = NearestMatch.best(to: style.text, among: known).map { "did you mean \"\($0)\"?" }
      report(
        style.offset, "unknown \(type) style \"\(style.text)\"",
        hint: near ?? "one of \(known.joined(separator: ", ")), or a skeleton such as \(example)", kind: .unknownStyle)
      return nil
    }
    let rest = style.text.unicodeScalars.dropFirst(2)
    let skeleton = rest.drop { $0.properties.isPatternWhitespace }
    guard let fault = fault(String(skeleton)) else { return make(String(skeleton)) }
    report(style.offset + 2 + rest.count - skeleton.count + fault.offset, fault.reason, kind: .unknownSkeleton)
    return nil
  }
}
