internal import NudgeText

/// The first and last characters of texts and values, which determine the spaces in Chinese text.
struct ValueEdges {
  enum Edge {
    /// A Chinese character.
    case han
    /// A Latin letter or a digit.
    case latin
    /// A date, which never has spaces around it.
    case date
    /// Any other character, or different characters for different values.
    case other
  }

  let writer: ValueWriter

  /// Returns the class of an element's first or last character.
  func edge(of reading: PathReading, _ index: Int, leading: Bool, _ message: LintMessage) -> Edge {
    if let scalar = reading.scalar(index) { return Self.edge(scalar) }
    guard let piece = reading.value(index) else { return .other }
    switch piece {
    case .text: return .other
    case .pluralNumber(let name, let offset, _):
      return edge(ofNumber: name, offset: offset, .number(.decimal), leading: leading, message)
    case .argument(let argument):
      switch argument.format {
      case .date: return .date
      case .time: return edge(of: times(as: argument.format, in: message.locale), leading: leading)
      case .plain where message.declaration(of: argument.name)?.type == .text: return .other
      case .plain, .number, .spellout, .ordinal, .duration:
        return edge(ofNumber: argument.name, offset: 0, argument.format, leading: leading, message)
      }
    }
  }

  /// Returns whether an element is a number in digits, which is an argument or `#`.
  func isNumber(_ piece: MessagePath.Piece, _ message: LintMessage) -> Bool {
    switch piece {
    case .text: false
    case .pluralNumber: true
    case .argument(let argument):
      switch argument.format {
      case .number(.percent), .number(.currency), .date, .time, .ordinal, .duration: false
      case .number, .spellout: true
      case .plain: message.declaration(of: argument.name)?.type == .int
      }
    }
  }

  private func edge(
    ofNumber name: String, offset: Int, _ format: ArgumentFormat, leading: Bool, _ message: LintMessage
  ) -> Edge {
    let declaration = message.declaration(of: name)
    let (least, most) = (declaration?.minimum ?? 0, declaration?.maximum ?? 1_000_000)
    let numbers = [least, 1, 12, 1_234, 123_456, most].filter { (least...max(least, most)).contains($0) }
    return edge(of: writer.write(numbers.map { $0 &- offset }, as: format, in: message.locale), leading: leading)
  }

  /// Returns times in the formats of different regions, because 下午7:59 and 19:59 begin differently.
  private func times(as format: ArgumentFormat, in locale: LocaleTag) -> [String] {
    let regions: [String?] = locale.addingLikelyScript.script == "Hant" ? [nil, "HK", "MO"] : [nil, "SG", "MY"]
    return regions.flatMap { region in
      writer.writeMoments(
        as: format, in: LocaleTag(language: locale.language, script: locale.script, region: region ?? locale.region))
    }
  }

  private func edge(of texts: [String], leading: Bool) -> Edge {
    let edges = Set(
      texts.map { text in
        (leading ? text.unicodeScalars.first : text.unicodeScalars.last).map { Self.edge($0) } ?? .other
      })
    return edges.count == 1 ? edges.first ?? .other : .other
  }

  private static func edge(_ scalar: Unicode.Scalar) -> Edge {
    scalar.isHan ? .han : scalar.isLatinOrDigit ? .latin : .other
  }
}
