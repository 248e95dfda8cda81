internal import NudgeText

/// Rules about what a platform shows, and in which words it may speak of itself.
enum PlatformCheck: LintCheck {
  static func run(_ subject: LintSubject, _ findings: inout [LintFinding]) {
    for message in subject.messages {
      var list = MessageFindings(message)
      let words = ForbiddenWords.words(of: message.locale)
      for path in message.paths {
        let reading = PathReading(path)
        let tokens = WordTokens(reading).tokens
        if let words {
          checkAlarm(reading, tokens, words, &list)
          checkOpening(reading, words, &list)
          checkInstructions(reading, tokens, words, &list)
        }
        checkAppName(reading, tokens, &list)
      }
      findings += list.findings
    }
  }

  /// D01 and D02.
  private static func checkAlarm(
    _ reading: PathReading, _ tokens: [WordTokens.Token], _ words: ForbiddenWords, _ list: inout MessageFindings
  ) {
    let matches = words.alarm.matches(in: reading, tokens)
    guard !matches.isEmpty else { return }
    let conditions = list.message.variant?.conditions ?? []
    for match in matches {
      let position = reading.position(match.range.lowerBound)
      if conditions.allowsPlatform(.android) {
        list.add(
          "D01", .error, at: position, "“\(match.text)” in a text that Android may show",
          hint: "say notification; or let the variant be 'platform: [ios]'")
      }
      if conditions.allowsPlatform(.ios), !conditions.contains(.alarm(true)) {
        list.add(
          "D02", .error, at: position, "“\(match.text)” in a text that iOS shows where nothing rings",
          hint: "say notification; or let the variant be 'alarm: true'")
      }
    }
  }

  /// D03.
  private static func checkAppName(
    _ reading: PathReading, _ tokens: [WordTokens.Token], _ list: inout MessageFindings
  ) {
    for token in tokens where token.text == "nudge" || token.text == "nudge’s" {
      // “nudge” is a word as well, and begins sentences.
      guard reading.scalar(token.range.lowerBound) == "N", !beginsSentence(token, reading) || token.text != "nudge"
      else { continue }
      list.add(
        "D03", .warning, at: reading.position(token.range.lowerBound), "the app names itself",
        hint: "the platform shows the name beside every notification")
    }
    for index in 0..<reading.count {
      guard let name = reading.value(index)?.name, name == "app" || name == "appName" else { continue }
      list.add(
        "D03", .warning, at: reading.position(index), "the app names itself with '{\(name)}'",
        hint: "the platform shows the name beside every notification")
    }
  }

  /// Whether a word begins a sentence and goes on with another word: there, “Nudge” may be the verb.
  private static func beginsSentence(_ token: WordTokens.Token, _ reading: PathReading) -> Bool {
    let before = reading.skippingSpaces(from: token.range.lowerBound - 1, step: -1)
    guard reading.scalar(before).map({ ".!?:“".unicodeScalars.contains($0) }) ?? true else { return false }
    let next = reading.skippingSpaces(from: token.range.upperBound, step: 1)
    return reading.scalar(next)?.properties.isLowercase == true
  }

  /// D04.
  private static func checkOpening(_ reading: PathReading, _ words: ForbiddenWords, _ list: inout MessageFindings) {
    guard list.message.surface == .action, (list.message.variant?.conditions ?? []).allowsPlatform(.ios) else { return }
    let title = reading.text(0..<reading.count)
    let plain = title.lowercased().filter { $0.isLetter || $0 == " " }
    guard words.opening.contains(plain) || words.opening.contains(plain.filter { $0 != " " }), reading.count > 0 else {
      return
    }
    list.add(
      "D04", .warning, at: reading.position(0), "the action “\(title)” only opens the app",
      hint: "a tap on the notification does that; offer what can be done at once, or what it leads to")
  }

  /// D05.
  private static func checkInstructions(
    _ reading: PathReading, _ tokens: [WordTokens.Token], _ words: ForbiddenWords, _ list: inout MessageFindings
  ) {
    // An action may be called Open settings.
    guard list.message.surface != .prompt, list.message.surface != .action else { return }
    let gestures = words.gestures.matches(in: reading, tokens)
    var places = words.steps.matches(in: reading, tokens).map(\.range.lowerBound)
    if gestures.count > 1 { places.append(gestures[0].range.lowerBound) }
    for index in 1..<max(reading.count - 1, 1) {
      guard let scalar = reading.scalar(index), scalar == "→" || scalar == "›" || scalar == "▸" || scalar == ">" else {
        continue
      }
      let isBetween = [
        reading.skippingSpaces(from: index - 1, step: -1), reading.skippingSpaces(from: index + 1, step: 1),
      ].allSatisfy { reading.scalar($0)?.properties.isAlphabetic == true || reading.value($0) != nil }
      // A tag of HTML is another rule's.
      if isBetween, scalar != ">" || reading.scalar(index - 1)?.isSpace == true { places.append(index) }
    }
    guard let first = places.min() else { return }
    list.add(
      "D05", .warning, at: reading.position(first), "instructions, step by step",
      hint: "prompts explain; a notification says one thing")
  }
}

extension [Condition] {
  /// Whether all of the conditions can hold on a platform.
  func allowsPlatform(_ platform: SelectionContext.Platform) -> Bool {
    allSatisfy { condition in
      guard case .platform(let allowed) = condition else { return true }
      return allowed.contains(platform)
    }
  }
}
