extension PlatformCheck {
  static let rules: [LintRule] = [
    LintRule(
      "D01", .error, "Android text says alarm",
      """
      On Android Nudge sends notifications and never rings, so a text that says alarm, 闹钟 or 鬧鐘 promises what does not come. \
      A text may be shown on Android unless its variant has a 'platform' without android; private texts, labels and actions \
      are no exception. The literal name of a page of the system's settings (Alarms & reminders) may stand.

      Say notification or reminder. Where an alarm is meant, let the variant be 'platform: [ios]' and 'alarm: true'.
      """,
      bad: [
        waiting("{id: waiting, when: {platform: [android]}}"),
        .message(locale: "en", key: "status.waiting", pattern: "Waiting for an alarm"),
      ],
      good: [
        waiting("{id: waiting, when: {platform: [ios], alarm: true}}"),
        .message(locale: "en", key: "status.waiting", pattern: "Waiting for an alarm"),
      ]),
    LintRule(
      "D02", .error, "iOS text says alarm where nothing rings",
      """
      On iOS an alarm breaks through silent mode, and people decide on it one by one. A text says alarm only while it asks for \
      that permission, or where one is set: its variant has 'alarm: true'.

      Say notification or reminder, or give the variant the condition.
      """,
      bad: [
        waiting("{id: waiting, when: {platform: [ios]}}"),
        .message(locale: "en", key: "status.waiting", pattern: "Waiting for an alarm"),
      ],
      good: [
        waiting("{id: waiting, when: {platform: [ios, android]}}"),
        .message(locale: "en", key: "status.waiting", pattern: "Waiting for a note"),
      ]),
    LintRule(
      "D03", .warning, "the app names itself",
      """
      Every platform shows the app's name and icon beside a notification, so the name in the words is said twice, and the room \
      it takes is taken from what there is to say.

      Leave the name out. The verb “nudge” in small letters is a word like any other.
      """,
      bad: [
        .message(locale: "en", key: "greeting.gentle.a01.body", pattern: "There is room in Nudge for a line or two.")
      ],
      good: [
        .message(
          locale: "en", key: "greeting.gentle.a01.body", pattern: "A gentle nudge: there is room here for a line.")
      ]),
    LintRule(
      "D04", .warning, "iOS action that only opens the app",
      """
      A tap on the notification itself opens the app. A button that does the same takes the place of one that spares people the \
      way: add, later, snooze.

      Offer what can be done without opening the app, or name what is shown (View, Open settings).
      """,
      bad: [.message(locale: "en", key: "actions.view", pattern: "Open app")],
      good: [.message(locale: "en", key: "actions.view", pattern: "See it")]),
    LintRule(
      "D05", .warning, "instructions outside a prompt",
      """
      A notification is read in passing, and whoever reads “Settings → Notifications” there has the page not at hand. Prompts, \
      which are shown inside the app, are the place to explain a way.

      Say one thing, and let an action lead there.
      """,
      bad: [
        .message(locale: "en", key: "greeting.gentle.a01.body", pattern: "Tap the pencil, then swipe to a line or two.")
      ],
      good: [.message(locale: "en", key: "greeting.gentle.a01.body", pattern: "A line or two would be at home here.")]),
  ]

  private static func waiting(_ variant: String) -> LintExample {
    .edit(file: "Templates/status.yaml", from: "{id: waiting}", to: variant)
  }
}
