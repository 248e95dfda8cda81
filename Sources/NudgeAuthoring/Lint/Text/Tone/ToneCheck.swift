internal import NudgeText

/// Rules about the voice: each style has its own, and none presses or hurts.
enum ToneCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for message in subject.messages {
      var list = MessageFindings(message)
      let words = ForbiddenWords.words(of: message.locale)
      for path in message.paths {
        let reading = PathReading(path)
        let tokens = WordTokens(reading).tokens
        if let words { checkGuilt(reading, tokens, words, &list) }
        switch message.slot.style {
        case .minimal: checkMinimal(reading, tokens, words, &list)
        case .gentle: checkGentle(reading, tokens, words, &list)
        case .cheerful: checkEmojiPlace(reading, &list)
        case nil: break
        }
      }
      findings += list.findings
    }
    checkCheerful(subject, &findings)
  }

  /// M01.
  private static func checkMinimal(
    _ reading: PathReading, _ tokens: [WordTokens.Token], _ words: ForbiddenWords?, _ list: inout MessageFindings
  ) {
    for index in exclamationMarks(reading) {
      list.add(
        "M01", .error, at: reading.position(index), "an exclamation mark in the minimal style",
        hint: "end with a full stop, or nothing")
    }
    for index in pictures(reading) {
      list.add("M01", .error, at: reading.position(index), "an emoji in the minimal style", hint: "take it away")
    }
    for match in words?.exclamations.matches(in: reading, tokens) ?? [] {
      list.add(
        "M01", .error, at: reading.position(match.range.lowerBound), "“\(match.text)” cheers, in the minimal style",
        hint: "say the fact")
    }
    for index in 0..<reading.count {
      guard let name = reading.value(index)?.name, isName(name) else { continue }
      list.add(
        "M01", .error, at: reading.position(index), "the minimal style calls people by '{\(name)}'",
        hint: "say the fact without the name")
    }
  }

  /// Whether an argument is what somebody is called.
  private static func isName(_ argument: String) -> Bool {
    argument == "name" || argument == "nickname" || argument.hasSuffix("Name") && argument != "appName"
  }

  /// M02.
  private static func checkGentle(
    _ reading: PathReading, _ tokens: [WordTokens.Token], _ words: ForbiddenWords?, _ list: inout MessageFindings
  ) {
    for index in exclamationMarks(reading) {
      list.add(
        "M02", .error, at: reading.position(index), "an exclamation mark in the gentle style",
        hint: "end with a full stop")
    }
    for match in words?.pressure.matches(in: reading, tokens) ?? [] {
      let position = reading.position(match.range.lowerBound)
      // What hurts in every style is said once.
      if list.contains("M04", at: position) { continue }
      list.add(
        "M02", .error, at: position, "“\(match.text)” presses, in the gentle style",
        hint: "invite, and leave the choice")
    }
  }

  /// M03: an emoji that is not at the end.
  private static func checkEmojiPlace(_ reading: PathReading, _ list: inout MessageFindings) {
    guard let index = pictures(reading).first else { return }
    let after = (index..<reading.count).first { place in
      guard let scalar = reading.scalar(place) else { return true }
      return !isPartOfPicture(scalar) && !scalar.isSpace
    }
    guard after != nil else { return }
    list.add(
      "M03", .error, at: reading.position(index), "an emoji before the end", hint: "let it be the last character")
  }

  /// M03: at most one emoji and one exclamation mark in title and body together, whatever branches are taken.
  private static func checkCheerful(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for body in subject.messages where body.slot.style == .cheerful && body.slot.part == .body {
      let stem = body.key.dropLast(MessagePart.body.rawValue.count)
      let title = subject.message(stem + MessagePart.title.rawValue, in: body.locale)
      check(title, body, pictures, "M03", .error, "emoji", "one is enough for title and body", &findings)
      check(
        title, body, exclamationMarks, "M03", .warning, "exclamation mark", "one is enough for title and body",
        &findings)
    }
  }

  private static func check(
    _ title: LintMessage?, _ body: LintMessage, _ find: (PathReading) -> [Int], _ rule: LintRule.Code,
    _ severity: LintSeverity, _ what: String, _ hint: String, _ findings: inout [LintFinding]
  ) {
    let inTitle = title.map { most(find, in: $0) } ?? []
    let inBody = most(find, in: body)
    guard inTitle.count + inBody.count > 1 else { return }
    let position = inTitle.count > 1 ? inTitle[1] : inBody[inTitle.isEmpty ? 1 : 0]
    let message = inTitle.count > 1 ? title ?? body : body
    findings.append(
      message.finding(
        rule, severity, at: position, "a second \(what) in one notification", hint: hint))
  }

  /// The places in the path that has most of them.
  private static func most(_ find: (PathReading) -> [Int], in message: LintMessage) -> [TextPosition] {
    var most: [TextPosition] = []
    for path in message.paths {
      let reading = PathReading(path)
      let found = find(reading)
      if found.count > most.count { most = found.map(reading.position) }
    }
    return most
  }

  private static func exclamationMarks(_ reading: PathReading) -> [Int] {
    (0..<reading.count).filter { reading.scalar($0) == "!" || reading.scalar($0) == "！" }
  }

  /// Where each emoji begins; joined ones are one.
  private static func pictures(_ reading: PathReading) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < reading.count {
      guard let scalar = reading.scalar(index), !scalar.isASCII || reading.scalar(index + 1) == "\u{FE0F}" else {
        index += 1
        continue
      }
      var end = index
      while reading.scalar(end) != nil { end += 1 }
      // The first character as people count them.
      guard let character = reading.text(index..<min(end, index + 16)).first else { break }
      if character.isPicture { found.append(index) }
      index += max(character.unicodeScalars.count, 1)
    }
    return found
  }

  private static func isPartOfPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200D, 0xFE0F, 0x20E3, 0xE0020...0xE007F: true
    default: scalar.properties.isEmoji && !scalar.isASCII
    }
  }

  /// M04 and M05.
  private static func checkGuilt(
    _ reading: PathReading, _ tokens: [WordTokens.Token], _ words: ForbiddenWords, _ list: inout MessageFindings
  ) {
    for match in words.guilt.matches(in: reading, tokens) {
      list.add(
        "M04", .error, at: reading.position(match.range.lowerBound), "“\(match.text)” shames, threatens or compares",
        hint: "name what is there, not what is missing")
    }
    guard list.message.kind.rawValue.hasPrefix(Kind.streakAtRisk.rawValue) else { return }
    for match in words.loss.matches(in: reading, tokens) {
      let position = reading.position(match.range.lowerBound)
      if list.contains("M04", at: position) { continue }
      list.add(
        "M05", .warning, at: position, "“\(match.text)” names the loss",
        hint: "say what stands, such as “6 days so far”")
    }
  }
}
