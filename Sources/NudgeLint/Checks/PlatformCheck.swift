internal import NudgeAuthoring
internal import NudgeText

/// The rules about what each platform shows, and which words are suitable for it.
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
          hint: "use “notification”, or add 'platform: [ios]' to the variant")
      }
      if conditions.allowsPlatform(.ios), !conditions.contains(.flag(.alarm, true)) {
        list.add(
          "D02", at: match.index, "“\(match.text)” in a text that iOS may show although nothing rings",
          hint: "use “notification”, or add 'alarm: true' to the variant")
      }
    }
  }

  /// Checks D03.
  private static func checkAppName(_ reading: PathReading, _ list: inout MessageFindings) {
    for token in reading.tokens where token.text == "nudge" || token.text == "nudge’s" {
      // “Nudge” is also a verb that can start a sentence.
      guard reading.scalar(token.range.lowerBound) == "N", !beginsSentence(token, reading) || token.text != "nudge"
      else { continue }
      list.add(
        "D03", at: token.range.lowerBound, "the app's name in a text",
        hint: "remove it, because the platform shows the name next to every notification")
    }
    for (index, _, name) in reading.values where name == "app" || name == "appName" {
      list.add(
        "D03", at: index, "the app's name in a text, as '{\(name)}'",
        hint: "remove it, because the platform shows the name next to every notification")
    }
  }

  /// Returns whether a word is the first one in a sentence, and another word follows.
  ///
  /// In this position, “Nudge” may be the verb.
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
      hint: "tapping the notification already does that; offer something else, or name what is shown")
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
    list.add(
      "D05", at: first, "step-by-step instructions", hint: "explain steps in a prompt, and make a single point here")
  }

  // MARK: Rules

  static let rules: [LintRule] = [
    LintRule(
      "D01", .error, "alarm mentioned in an Android text",
      """
      On Android, Nudge sends notifications and never rings, so a text that mentions an alarm, 闹钟 or 鬧鐘 promises \
      something that doesn't happen. Any text may appear on Android, including private texts, labels and actions, \
      unless its variant has a 'platform' condition without android. The literal name of a settings page (Alarms & \
      reminders) is allowed.

      Use “notification” or “reminder”. If you do mean an alarm, add 'platform: [ios]' and 'alarm: true' to the \
      variant.
      """,
      bad: [
        waiting("{id: waiting, when: {platform: [android]}}"), .english("Waiting for an alarm", of: "status.waiting"),
      ],
      good: [
        waiting("{id: waiting, when: {platform: [ios], alarm: true}}"),
        .english("Waiting for an alarm", of: "status.waiting"),
      ]),
    LintRule(
      "D02", .error, "alarm mentioned in an iOS text although nothing rings",
      """
      On iOS, an alarm breaks through silent mode, and people grant permission for alarms separately. A text may only \
      mention an alarm if it asks for that permission or if an alarm is set, which means that its variant has the \
      condition 'alarm: true'.

      Use “notification” or “reminder”, or add the condition to the variant.
      """,
      bad: [waiting("{id: waiting, when: {platform: [ios]}}"), .english("Waiting for an alarm", of: "status.waiting")],
      good: [
        waiting("{id: waiting, when: {platform: [ios, android]}}"),
        .english("Waiting for a note", of: "status.waiting"),
      ]),
    LintRule(
      "D03", .warning, "app name in a text",
      """
      Every platform shows the app's name and icon next to a notification. Repeating the name in the text takes up \
      space without adding anything.

      Leave out the name. The verb “nudge” in lowercase is allowed.
      """,
      bad: [.english("There is room in Nudge for a line or two.")],
      good: [.english("A gentle nudge: there is room here for a line.")]),
    LintRule(
      "D04", .warning, "iOS action that only opens the app",
      """
      Tapping the notification already opens the app. A button that does the same takes the place of one that saves a \
      step, such as add, later or snooze.

      Offer something that people can do without opening the app, or name what is shown (View, Open settings).
      """,
      bad: [.english("Open app", of: "actions.view")], good: [.english("See it", of: "actions.view")]),
    LintRule(
      "D05", .warning, "instructions outside a prompt",
      """
      People read a notification in passing, and can't see the page that “Settings → Notifications” describes. Explain \
      steps in prompts, which are shown inside the app.

      Make a single point, and let an action lead to the page.
      """,
      bad: [.english("Tap the pencil, then swipe to a line or two.")],
      good: [.english("A line or two would be at home here.")]),
  ]

  private static func waiting(_ variant: String) -> LintExample {
    .edit(file: "Templates/status.yaml", from: "{id: waiting}", to: variant)
  }
}
