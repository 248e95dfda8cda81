internal import NudgeText

/// The rules about platforms: what they show, and which words are suitable.
enum PlatformCheck: LintCheck {
  static func check(_ reading: PathReading, in subject: LintSubject, _ list: inout MessageFindings) {
    checkAppName(reading, &list)
    guard let words = list.message.words else { return }
    checkAlarm(reading, words, &list)
    checkOpening(reading, words, &list)
    checkInstructions(reading, words, &list)
  }

  /// Checks D01 and D02.
  private static func checkAlarm(_ reading: PathReading, _ words: ForbiddenWords, _ list: inout MessageFindings) {
    for match in words.alarm.matches(in: reading) {
      let conditions = list.message.variant?.conditions ?? []
      if conditions.allowsPlatform(.android) {
        list.add(
          "D01", at: match.index, "“\(match.text)” in a text that Android may show",
          hint: "say notification; or let the variant be 'platform: [ios]'")
      }
      if conditions.allowsPlatform(.ios), !conditions.contains(.alarm(true)) {
        list.add(
          "D02", at: match.index, "“\(match.text)” in a text that iOS shows where nothing rings",
          hint: "say notification; or let the variant be 'alarm: true'")
      }
    }
  }

  /// Checks D03.
  private static func checkAppName(_ reading: PathReading, _ list: inout MessageFindings) {
    for token in reading.tokens where token.text == "nudge" || token.text == "nudge’s" {
      // “Nudge” is also a verb that can begin a sentence.
      guard reading.scalar(token.range.lowerBound) == "N", !beginsSentence(token, reading) || token.text != "nudge"
      else { continue }
      list.add(
        "D03", at: token.range.lowerBound, "the app names itself",
        hint: "the platform shows the name beside every notification")
    }
    for (index, _, name) in reading.values where name == "app" || name == "appName" {
      list.add(
        "D03", at: index, "the app names itself with '{\(name)}'",
        hint: "the platform shows the name beside every notification")
    }
  }

  /// Returns whether a word begins a sentence and another word follows.
  ///
  /// In this place, “Nudge” may be the verb.
  private static func beginsSentence(_ token: WordToken, _ reading: PathReading) -> Bool {
    let before = reading.skippingSpaces(from: token.range.lowerBound - 1, step: -1)
    guard reading.scalar(before).map({ ".!?:“".unicodeScalars.contains($0) }) ?? true else { return false }
    let next = reading.skippingSpaces(from: token.range.upperBound, step: 1)
    return reading.scalar(next)?.properties.isLowercase == true
  }

  /// Checks D04.
  private static func checkOpening(_ reading: PathReading, _ words: ForbiddenWords, _ list: inout MessageFindings) {
    guard list.message.surface == .action, (list.message.variant?.conditions ?? []).allowsPlatform(.ios) else { return }
    let title = reading.text(0..<reading.count)
    let plain = title.lowercased().filter { $0.isLetter || $0 == " " }
    guard words.opening.contains(plain) || words.opening.contains(plain.filter { $0 != " " }) else { return }
    list.add(
      "D04", at: 0, "the action “\(title)” only opens the app",
      hint: "a tap on the notification does that; offer what can be done at once, or what it leads to")
  }

  /// Checks D05.
  private static func checkInstructions(
    _ reading: PathReading, _ words: ForbiddenWords, _ list: inout MessageFindings
  ) {
    // An action may have the title “Open settings”.
    guard list.message.surface != .prompt, list.message.surface != .action else { return }
    let gestures = words.gestures.matches(in: reading)
    var places = words.steps.matches(in: reading).map(\.range.lowerBound)
    if gestures.count > 1 { places.append(gestures[0].range.lowerBound) }
    for (index, scalar) in reading.scalars where "→›▸>".unicodeScalars.contains(scalar) {
      let isBetween = [
        reading.skippingSpaces(from: index - 1, step: -1), reading.skippingSpaces(from: index + 1, step: 1),
      ].allSatisfy { reading.scalar($0)?.properties.isAlphabetic == true || reading.value($0) != nil }
      // T07 covers HTML tags.
      if isBetween, scalar != ">" || reading.scalar(index - 1)?.isSpace == true { places.append(index) }
    }
    guard let first = places.min() else { return }
    list.add("D05", at: first, "instructions, step by step", hint: "prompts explain; a notification says one thing")
  }

  // MARK: Rules

  static let rules: [LintRule] = [
    LintRule(
      "D01", .error, "Android text says alarm",
      """
      On Android, Nudge sends notifications and never rings, so a text that says alarm, 闹钟 or 鬧鐘 promises something \
      that doesn't happen. Any text may appear on Android unless its variant has a 'platform' without android; this \
      includes private texts, labels and actions. The literal name of a settings page (Alarms & reminders) is fine.

      Say notification or reminder. If you mean an alarm, give the variant 'platform: [ios]' and 'alarm: true'.
      """,
      bad: [
        waiting("{id: waiting, when: {platform: [android]}}"), .english("Waiting for an alarm", of: "status.waiting"),
      ],
      good: [
        waiting("{id: waiting, when: {platform: [ios], alarm: true}}"),
        .english("Waiting for an alarm", of: "status.waiting"),
      ]),
    LintRule(
      "D02", .error, "iOS text says alarm although nothing rings",
      """
      On iOS, an alarm breaks through silent mode, and people decide about it separately. A text says alarm only while \
      it asks for that permission, or if an alarm is set: its variant has 'alarm: true'.

      Say notification or reminder, or give the variant the condition.
      """,
      bad: [waiting("{id: waiting, when: {platform: [ios]}}"), .english("Waiting for an alarm", of: "status.waiting")],
      good: [
        waiting("{id: waiting, when: {platform: [ios, android]}}"),
        .english("Waiting for a note", of: "status.waiting"),
      ]),
    LintRule(
      "D03", .warning, "the app names itself",
      """
      Every platform shows the app's name and icon next to a notification. A name in the text repeats it, and takes \
      space from what there is to say.

      Leave the name out. The verb “nudge” in lowercase is fine.
      """,
      bad: [.english("There is room in Nudge for a line or two.")],
      good: [.english("A gentle nudge: there is room here for a line.")]),
    LintRule(
      "D04", .warning, "iOS action that only opens the app",
      """
      Tapping the notification already opens the app. A button that does the same takes the place of one that saves a \
      step: add, later, snooze.

      Offer what can be done without opening the app, or name what is shown (View, Open settings).
      """,
      bad: [.english("Open app", of: "actions.view")], good: [.english("See it", of: "actions.view")]),
    LintRule(
      "D05", .warning, "instructions outside a prompt",
      """
      People read a notification in passing, and don't have the page at hand that “Settings → Notifications” \
      describes. Explain steps in prompts, which are shown inside the app.

      Say one thing, and let an action lead there.
      """,
      bad: [.english("Tap the pencil, then swipe to a line or two.")],
      good: [.english("A line or two would be at home here.")]),
  ]

  private static func waiting(_ variant: String) -> LintExample {
    .edit(file: "Templates/status.yaml", from: "{id: waiting}", to: variant)
  }
}
