internal import NudgeAuthoring
internal import NudgeText

/// The rules about tone, which give each style its own voice, and prevent pressure and hurtful words in all of them.
enum ToneCheck: LintCheck {
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings) {
    checkPatterns(reading, &list)
    checkLoss(reading, &list)
    switch list.message.slot.style {
    case .minimal: checkMinimal(reading, &list)
    case .gentle: checkGentle(reading, &list)
    case .cheerful: checkEmojiPlace(reading, &list)
    case nil: break
    }
  }

  /// Checks M01.
  private static func checkMinimal(_ reading: PathReading, _ list: inout MessageFindings) {
    for index in exclamationMarks(reading) {
      list.add("M01", at: index, "an exclamation mark in the minimal style", hint: "end with a period or nothing")
    }
    for index in pictures(reading) {
      list.add("M01", at: index, "an emoji in the minimal style", hint: "remove it")
    }
    for match in list.message.words?.exclamations.matches(in: reading) ?? [] {
      list.add(
        "M01", at: match.index, "“\(match.text)” cheers, which the minimal style doesn't do", hint: "say it plainly")
    }
    for (index, _, name) in reading.values where isName(name) {
      list.add(
        "M01", at: index, "a person's name, '{\(name)}', in the minimal style", hint: "state the fact without the name")
    }
  }

  /// Returns whether an argument is a person's name.
  private static func isName(_ argument: String) -> Bool {
    argument == "name" || argument == "nickname" || argument.hasSuffix("Name") && argument != "appName"
  }

  /// Checks M02.
  private static func checkGentle(_ reading: PathReading, _ list: inout MessageFindings) {
    for index in exclamationMarks(reading) {
      list.add("M02", at: index, "an exclamation mark in the gentle style", hint: "end with a period")
    }
    guard list.message.surface == .push else { return }
    for (index, _, name) in reading.values where list.message.declaration(of: name)?.type == .time {
      list.add(
        "M06", at: index, "a time, '{\(name)}', in the gentle style", hint: "leave it out, because it is a deadline")
    }
  }

  /// Checks M03 for emoji that are not at the end.
  private static func checkEmojiPlace(_ reading: PathReading, _ list: inout MessageFindings) {
    guard let index = pictures(reading).first else { return }
    let after = (index..<reading.count).first { place in
      guard let scalar = reading.scalar(place) else { return true }
      return !isPartOfPicture(scalar) && !scalar.isSpace
    }
    guard after != nil else { return }
    list.add("M03", at: index, "an emoji before the end of the text", hint: "move it to the end")
  }

  /// Checks M03 for more than one emoji or exclamation mark in the title and body together, on any path.
  static func run(_ subject: LintSubject, _ findings: inout LintFindings) {
    for body in subject.messages where body.slot.style == .cheerful && body.slot.part == .body {
      let stem = body.key.dropLast(MessagePart.body.rawValue.count)
      let title = subject.message(stem + MessagePart.title.rawValue, in: body.locale)
      func check(_ severity: Severity, _ what: String, _ find: (PathReading) -> [Int]) {
        let inTitle = title.map { most(find, in: $0) } ?? []
        let inBody = most(find, in: body)
        guard inTitle.count + inBody.count > 1 else { return }
        let position = inTitle.count > 1 ? inTitle[1] : inBody[inTitle.isEmpty ? 1 : 0]
        findings.add(
          "M03", severity, in: inTitle.count > 1 ? title ?? body : body, at: position,
          "a second \(what) in one notification", hint: "use at most one in the title and body together")
      }
      check(.error, "emoji", pictures)
      check(.warning, "exclamation mark", exclamationMarks)
    }
  }

  /// Returns the matches on the path with the most matches.
  private static func most(_ find: (PathReading) -> [Int], in message: LintMessage) -> [TextPosition] {
    let found = message.paths.map { path in
      let reading = PathReading(path)
      return find(reading).map(reading.position)
    }
    return found.max { $0.count < $1.count } ?? []
  }

  private static func exclamationMarks(_ reading: PathReading) -> [Int] {
    (0..<reading.count).filter { reading.scalar($0) == "!" || reading.scalar($0) == "！" }
  }

  /// Returns the start of each emoji.
  ///
  /// Joined emoji count as one.
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
      // The first user-perceived character.
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

  /// Checks M02 for pressure, M04 and M07.
  ///
  /// M04 comes first, so that a sentence that hurts in every style isn't also reported as pressing. The listed words of
  /// M02 are always reported, and a pattern that contains one of them isn't.
  private static func checkPatterns(_ reading: PathReading, _ list: inout MessageFindings) {
    let message = list.message
    let words = message.slot.style == .gentle ? message.words?.pressure.matches(in: reading) ?? [] : []
    for match in words {
      list.add(
        "M02", at: match.index, "“\(match.text)” applies pressure, which the gentle style doesn't do",
        hint: "make it an invitation, and leave the choice to the reader")
    }
    let categories = ToneCategory.allCases.filter { category in
      switch category.rule {
      case "M02": message.slot.style == .gentle
      // Settings and prompts may state facts.
      case "M04": message.surface == .push || category != .absence && category != .comparison
      case "M07": message.slot.style != nil
      default: true
      }
    }
    for finding in TonePatterns.patterns(of: message.locale)?.findings(of: categories, in: reading) ?? [] {
      let range = finding.match.range
      if finding.category.rule == "M02", words.contains(where: { $0.range.overlaps(range) }) { continue }
      list.add(
        finding.category.rule, at: finding.match.index, "“\(finding.match.text)” \(finding.category.action)",
        hint: finding.category.hint)
    }
  }

  /// Checks M05.
  private static func checkLoss(_ reading: PathReading, _ list: inout MessageFindings) {
    guard list.message.kind.rawValue.hasPrefix(Kind.streakAtRisk.rawValue) else { return }
    for match in list.message.words?.loss.matches(in: reading) ?? [] where !list.contains("M04", at: match.index) {
      list.add(
        "M05", at: match.index, "“\(match.text)” mentions the end of the streak",
        hint: "mention what is there, such as “6 days so far”")
    }
  }

  // MARK: Rules

  static let rules: [LintRule] = [
    LintRule(
      "M01", .error, "not minimal",
      """
      The minimal style is for people who like few words. It has no exclamation marks, emoji, words such as “Wow”, or \
      the person's name.

      Write a plain sentence, as in “30 days in a row. Well done.” A person is speaking, rather than a form or a log.
      """,
      bad: [.english("Wow, space for another entry.", of: "greeting.minimal.a01.body")],
      good: [.english("There is space for another entry.", of: "greeting.minimal.a01.body")]),
    LintRule(
      "M02", .error, "not gentle",
      """
      The gentle style is for people who feel uneasy about reminders. An exclamation mark raises the voice, and words \
      such as must, should, don’t, hurry, miss, last chance, 必须, 别忘, 错过 or 赶紧 turn an invitation into an obligation. \
      So do sentences about a duty (not allowed to) or a time limit (two hours left, 今晚十二点前写). Words that take \
      pressure away (“you don’t have to”, 不用赶) are allowed.

      Mention that there is room, and leave the choice and the time to the reader.
      """,
      bad: [.english("You should leave a line or two here.")],
      good: [.english("You don’t have to, but there is room for a line.")]),
    LintRule(
      "M03", .error, "loud instead of cheerful",
      """
      The cheerful style is warm, not noisy. A single emoji at the end of the title or the body supports the text, but \
      a second one, or one in the middle, makes it harder to read. More than one exclamation mark in a notification is \
      a warning, because it sounds like shouting. The title and the body are counted together, because they appear \
      together.

      Keep the most important one, and let the words do the rest.
      """,
      bad: [.english("The kettle ☕ is on, and the day is yours!", of: "greeting.cheerful.a01.body")],
      good: [.english("The kettle is on, and so are you! 🫖", of: "greeting.cheerful.a01.body")]),
    LintRule(
      "M04", .error, "guilt, a threat, a comparison, a reproach, mockery or begging",
      """
      A reminder that hurts works for a week, and then people delete the app. Therefore, no style may make the reader \
      feel guilty (you forgot, no excuses, 你又忘了), threaten with a loss (lose your streak, back to zero, 前功尽弃), \
      compare the reader with other people or former times (everyone else, fewer than last month, 别人都写了), point out \
      what is missing (ten days without an entry, still nothing, 三天没写了), mock (look who remembered, 大忙人), or beg \
      (please come back, we miss you, 求求你). The patterns describe such sentences by their grammar, and the finding \
      says which of the six was found. Words of comfort (“no shame”, 没有白费) are allowed, and a text that is kind as a \
      whole (“that’s fine”, “take your time”, 也没关系, 慢慢来) is checked only for mockery. The rule applies to \
      notifications and prompts.

      Mention what is there: what was written, how many days the streak has, or that tomorrow is another day.
      """,
      bad: [.english("The kettle is on, and you forgot the day! ☕", of: "greeting.cheerful.a01.body")],
      good: [.english("The kettle is on, and there is no shame in tea! ☕", of: "greeting.cheerful.a01.body")]),
    LintRule(
      "M05", .warning, "the end of a streak is mentioned",
      """
      People whose streak is at risk already know it. Words about its end (lose, break, over, 断, 归零) turn the evening \
      into a test. This rule applies to kinds whose names start with streak-at-risk.

      Mention what is there, as in “6 days so far”, and that there is still time.
      """,
      bad: streakAtRisk("Six days so far, and one could break them."),
      good: streakAtRisk("Six days so far, and the evening is long.")),
    LintRule(
      "M06", .error, "a time in a gentle notification",
      """
      A time in a reminder is a deadline, however kindly it is written. The gentle style is for people who feel uneasy \
      about deadlines.

      Leave the time out, or mention it only in the cheerful and minimal styles.
      """,
      bad: [time]
        + LintExample.everywhere(
          "There is room here until {until, time, short}.", "到{until, time, short}，这里都有位置。",
          "到{until, time, short}，這裡都有位置。"),
      good: [time]
        + LintExample.everywhere(
          "The kettle is on until {until, time, short}! ☕", "水壶一直热到{until, time, short}！☕",
          "水壺一直熱到{until, time, short}！☕", of: "greeting.cheerful.a01.body")),
    LintRule(
      "M07", .warning, "permission in the passive",
      """
      “A line can be added” and 可以记一条 sound like a form that explains its fields. A reminder is one person who talks \
      to another.

      Ask what the reader would like to add, or say what is there.
      """,
      bad: [.english("A line or two can be added.")],
      good: LintExample.everywhere(
        "What would you like to keep from today?", "今天想留下哪一句？", "今天想留下哪一句？")),
  ]

  /// Adds an argument that is a time.
  private static let time = LintExample.template("  name: {", "  until: {type: time, example: \"22:00\"}\n  name: {")

  /// Returns examples that add a kind of their own, so that a single variant is sufficient.
  private static func streakAtRisk(_ body: String) -> [LintExample] {
    let kind = "streak-at-risk-quiet"
    let variants = ["cheerful.a01", "gentle.a01", "minimal.a01", "private"]
    func words(_ locale: String, _ texts: (title: String, body: String)...) -> LintExample {
      let lines = zip(variants, texts).map { variant, text in
        "  \"\(kind).\(variant).body\": \"\(text.body)\",\n  \"\(kind).\(variant).title\": \"\(text.title)\""
      }
      return .file(
        "Localization/\(locale)/\(kind).json",
        contents: "{\n  \"@@locale\": \"\(locale)\",\n" + lines.joined(separator: ",\n") + "\n}\n")
    }
    return [
      .file(
        "Templates/\(kind).yaml",
        contents: "kind: \(kind)\nsurface: push\nargs: {}\nprivate: \(kind).private\nvariants:\n  - {id: a01}\n"),
      words(
        "en", ("Six in a row", "Nice going, all six of them."), ("Six days so far", body),
        ("Streak: 6 days", "Today is open."), ("This evening", "A word for tonight.")),
      words(
        "zh-Hans", ("一连六天", "六天都很精彩。"), ("到今天六天", "已经六天，今晚还长。"), ("连续 6 天", "今天也可以写。"), ("今晚", "今晚的一句话。")),
      words(
        "zh-Hant", ("一連六天", "六天都很精彩。"), ("到今天六天了", "已經六天，夜還很長。"), ("連續 6 天", "今天也可以寫。"), ("今晚時分", "今晚的一句話。")),
    ]
  }
}
