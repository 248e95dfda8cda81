extension Preference {
  /// All preferences, in the order in which they are written.
  ///
  /// To add a preference, add a property to `Preferences` and a line here. If it belongs in the settings form, also
  /// add its path to `SettingsRow.layout` below, and its label to the catalog. docs/person.md and docs/settings.md list
  /// all keys; tests compare them.
  static let root = Preference(
    object: "preferences", "The person's preferences.", example: #"{"style":"gentle"}"#,
    [
      Preference(
        "notificationsEnabled", \.notificationsEnabled, .boolean, "Whether any notification may be sent."),
      Preference("style", \.style, .word(labels: "style"), "The style of the words."),
      reminders, retrieval,
      Preference(
        object: "streakAtRisk", "A notification before a streak ends.", example: #"{"enabled":true}"#,
        [enabled(\.streakAtRisk.isEnabled, "Whether this notification may be sent.")]),
      milestones,
      Preference(
        object: "welcomeBack", "A notification after a week or a month without an achievement.",
        example: #"{"enabled":true}"#, [enabled(\.welcomeBack.isEnabled, "Whether this notification may be sent.")]),
      Preference(
        "quietHours", \.quietHours, .windows(atMost: Preferences.maximumQuietHours),
        "When no notification may fire: one window, or a list of windows.",
        example: #"[{"from":"22:00","to":"08:00"}]"#),
      Preference(
        "dailyLimit", \.dailyLimit, .integer(Preferences.dailyLimits),
        "The maximum number of notifications per local day."),
      Preference(
        "overflow", \.overflow, .word(labels: "overflow"),
        """
        What happens to notifications above the limit. merge: a reminder that coincides with a milestone is merged \
        into it, and others are dropped. drop: they are dropped. defer: they wait for another day.
        """),
      Preference(
        "pauses", \.pauses, .spans,
        "Dates without notifications. They neither end nor extend a streak.",
        example: #"[{"from":"2026-12-20","to":"2026-12-27"}]"#),
      Preference(
        "dayStart", \.dayStart, .dayStart,
        "The time at which a day begins. Earlier achievements belong to the previous day."),
      Preference("weekStart", \.weekStart, .weekday, "The first day of the week."),
    ])

  private static let reminders = Preference(
    object: "reminders", "Reminders to record an achievement.", example: #"{"frequency":"daily","times":["20:00"]}"#,
    [
      enabled(\.reminders.isEnabled, "Whether these notifications may be sent."),
      frequency, on,
      Preference(
        "times", \.reminders.times, .times(1...Preferences.Reminders.maximumTimes),
        "The times of day. A repeated time counts once.", example: #"["08:30","20:00"]"#),
      rule,
    ], rules: daysSchema, end: setDays)

  private static let retrieval = Preference(
    object: "retrieval", "Notifications that show an earlier achievement again.", example: #"{"enabled":true}"#,
    [
      enabled(\.retrieval.isEnabled, "Whether these notifications may be sent."),
      Preference(
        "includePreview", \.retrieval.includePreview, .boolean,
        "Whether a notification may show the achievement's title."),
      Preference(
        "mutedAchievements", \.retrieval.mutedAchievements,
        .ids(atMost: Preferences.maximumMutedAchievements),
        "The IDs of achievements that are never shown again.", example: #"["a-1"]"#),
      Preference(
        "mutedDates", \.retrieval.mutedDates, .spans,
        "Dates whose achievements are never shown again.", example: #"[{"from":"2026-11-20","to":"2026-11-22"}]"#),
    ])

  private static let milestones = Preference(
    object: "milestones", "Celebrations and summaries.", example: #"{"enabled":true}"#,
    [
      enabled(\.milestones.isEnabled, "Whether any of them may be sent."),
      Preference("streak", \.milestones.streak, .boolean, "Whether streaks are celebrated."),
      Preference(
        "count", \.milestones.count, .boolean, "Whether numbers of achievements, such as 50, are celebrated."),
      Preference(
        "firstAchievement", \.milestones.firstAchievement, .boolean, "Whether the first achievement is celebrated."),
      Preference(
        "monthlySummary", \.milestones.monthlySummary, .boolean, "Whether there is a summary of each month."),
      Preference("yearlySummary", \.milestones.yearlySummary, .boolean, "Whether there is a summary of each year."),
    ])

  /// Returns the preference that turns on an object's notifications.
  ///
  /// The settings form shows the object's other preferences only if it is on.
  @inline(__always)
  private static func enabled(
    _ path: any WritableKeyPath<Preferences, Bool> & Sendable, _ description: String
  ) -> Preference {
    Preference("enabled", path, .boolean, description)
  }
}

extension SettingsRow {
  /// The sections of the settings form, in order, and the ids of their rows.
  ///
  /// A section's name, and the text after each id, are the variants in the kinds `settings` and `settings-labels` that
  /// contain the words.
  ///
  /// Two preferences don't have a row. `reminders.rule` isn't suitable for a settings screen; if a person has a rule,
  /// the frequency is "Custom schedule". `retrieval.mutedAchievements` is best edited next to each achievement.
  static let layout: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "general": ["preferences.notificationsEnabled": "allow-notifications", "locale": "language"],
    "reminders": [
      "preferences.reminders.enabled": "reminders-enabled", "preferences.reminders.times": "times",
      "preferences.reminders.frequency": "frequency", "preferences.reminders.on": "weekdays",
      "preferences.streakAtRisk.enabled": "streak-at-risk", "preferences.welcomeBack.enabled": "welcome-back",
    ],
    "retrieval": [
      "preferences.retrieval.enabled": "retrieval-enabled", "preferences.retrieval.includePreview": "include-preview",
      "preferences.retrieval.mutedDates": "muted-dates",
    ],
    "milestones": [
      "preferences.milestones.enabled": "celebrations",
      "preferences.milestones.firstAchievement": "first-achievement",
      "preferences.milestones.streak": "streak-milestones", "preferences.milestones.count": "count-milestones",
      "preferences.milestones.monthlySummary": "monthly-summary",
      "preferences.milestones.yearlySummary": "yearly-summary",
    ],
    "appearance": ["preferences.style": "style", "preview": "preview"],
    "quiet-times": [
      "preferences.quietHours": "quiet-hours", "preferences.pauses": "pauses",
      "preferences.dailyLimit": "daily-limit", "preferences.overflow": "overflow",
    ],
    "calendar": ["preferences.dayStart": "day-start", "preferences.weekStart": "week-start"],
  ]
}
