internal import NudgeTime

extension MessageParser {
  /// Reads an argument from its `{` to behind its `}`.
  ///
  /// - Returns: `nil` after a fault.
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

    let kind: MessageNode.Branches.Kind? =
      switch type {
      case "plural": .plural
      case "selectordinal": .selectOrdinal
      case "select": .select
      default: nil
      }
    if let kind {
      return parseBranches(kind, name: name, openedAt: opening, context)
    }
    let style = parseStyle(openedAt: opening)
    guard let style, let format = format(type: type, style: style), !name.isEmpty else { return nil }
    return .argument(.init(name: name, format: format, position: position(of: opening)))
  }

  /// Reads a name and stops at the `,` or `}` behind it.
  ///
  /// - Returns: The name; empty after a fault that leaves the rest readable; `nil` if the argument was skipped.
  private mutating func parseName(openedAt opening: Int) -> String? {
    let start = index
    var name = readIdentifier()
    skipWhitespace()
    guard let next = current else {
      reportUnclosed(opening)
      return nil
    }
    guard next == "," || next == "}" else {
      if name.isEmpty {
        report(
          index, "an argument name cannot start with \"\(next)\"", hint: "quote a brace that is to be printed: '{'")
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
      // ICU's limits: no leading zero, and 15 bits.
      if (name.utf8.first == 0x30 && name.utf8.count > 1) || (Int(name) ?? .max) > 0x7FFF {
        report(start, "argument number \"\(name)\" is not a number from 0 to 32767 without leading zeros")
        name = ""
      }
    }
    return name
  }

  /// Reads a format type, in lower case, and stops at the `,` or `}` behind it.
  ///
  /// ICU ignores case here, and so do we.
  ///
  /// - Returns: `nil` after a fault; the argument is then skipped.
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
}

extension Unicode.Scalar {
  /// Whether an identifier of a pattern stops here: Pattern_Syntax or Pattern_White_Space (UAX #31).
  var endsIdentifier: Bool { scalarEndsIdentifier(self) }
}
