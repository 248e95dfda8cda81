internal import NudgeTime

extension MessageParser {
  /// A style as it is written, without white space around it.
  struct Style {
    var text: String
    var offset: Int
  }

  /// Reads what follows the type of an argument without branches, to behind the `}`.
  ///
  /// As in ICU, an apostrophe here quotes up to the next one.
  ///
  /// - Returns: An empty text if there is no style; `nil` after a fault.
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
          report(apostrophe, "the text that this apostrophe quotes never ends")
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

  /// Turns type and style into a format.
  ///
  /// - Returns: `nil` after a fault.
  mutating func format(type: String, style: Style) -> ArgumentFormat? {
    switch type {
    case "number":
      return numberStyle(style).map { .number($0) }
    case "date":
      return dateStyle(style, type: type).map { .date($0) }
    case "time":
      return dateStyle(style, type: type).map { .time($0) }
    default:
      guard style.text.isEmpty else {
        report(style.offset, "\"\(type)\" takes no style", hint: "remove \"\(style.text)\"", kind: .unknownStyle)
        return nil
      }
      return type == "spellout" ? .spellout : type == "ordinal" ? .ordinal : .duration
    }
  }

  private mutating func numberStyle(_ style: Style) -> NumberStyle? {
    switch style.text.lowercased() {
    case "": return .decimal
    case "integer": return .integer
    case "percent": return .percent
    case "currency": return .currency
    default: break
    }
    guard let skeleton = skeleton(of: style) else {
      reportUnknown(style, type: "number", known: ["integer", "percent", "currency"], example: "::compact-short")
      return nil
    }
    guard let fault = SkeletonCheck.faultInNumberSkeleton(skeleton.text) else { return .skeleton(skeleton.text) }
    report(skeleton.offset + fault.offset, fault.reason, kind: .unknownSkeleton)
    return nil
  }

  private mutating func dateStyle(_ style: Style, type: String) -> DateStyle? {
    switch style.text.lowercased() {
    case "", "medium": return .medium
    case "short": return .short
    case "long": return .long
    case "full": return .full
    default: break
    }
    guard let skeleton = skeleton(of: style) else {
      reportUnknown(
        style, type: type, known: ["short", "medium", "long", "full"], example: type == "date" ? "::yMMMd" : "::jm")
      return nil
    }
    guard let fault = SkeletonCheck.faultInDateSkeleton(skeleton.text) else { return .skeleton(skeleton.text) }
    report(skeleton.offset + fault.offset, fault.reason, kind: .unknownSkeleton)
    return nil
  }

  /// The part behind `::`, without white space; `nil` if the style is no skeleton.
  private func skeleton(of style: Style) -> Style? {
    guard style.text.unicodeScalars.starts(with: "::".unicodeScalars) else { return nil }
    let rest = style.text.unicodeScalars.dropFirst(2)
    let trimmed = rest.drop { $0.properties.isPatternWhitespace }
    return Style(text: String(trimmed), offset: style.offset + 2 + rest.count - trimmed.count)
  }

  private mutating func reportUnknown(_ style: Style, type: String, known: [String], example: String) {
    let near = NearestMatch.best(to: style.text, among: known).map { "did you mean \"\($0)\"?" }
    report(
      style.offset, "unknown \(type) style \"\(style.text)\"",
      hint: near ?? "one of \(known.joined(separator: ", ")), or a skeleton such as \(example)", kind: .unknownStyle)
  }
}
