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
        "notificationsEnabled", { $0.notificationsEnabled }, { $0.notificationsEnabled = $1 }, .boolean,
        "Whether any notification may be sent."),
      Preference("style", { $0.style }, { $0.style = $1 }, .word(labels: "style"), "The style of the words."),
      reminders, retrieval,
      Preference(
        object: "streakAtRisk", "A notification before a streak ends.", example: #"{"enabled":true}"#,
        [
          Preference(
            "enabled", { $0.streakAtRisk.isEnabled }, { $0.streakAtRisk.isEnabled = $1 },
            .optional(.boolean) { $0.isWarnedOfStreaks },
            "Whether this notification may be sent. The default is true for a person with joined and achievements."),
          Preference(
            "from", { $0.streakAtRisk.from }, { $0.streakAtRisk.from = $1 },
            .integer(Preferences.StreakAtRisk.lengths), "The minimum length of the streak."),
        ]),
      milestones,
      Preference(
        object: "welcomeBack", "A notification after a week or a month without an achievement.",
        example: #"{"enabled":true}"#,
        [
          enabled(
            { $0.welcomeBack.isEnabled }, { $0.welcomeBack.isEnabled = $1 }, "Whether this notification may be sent.")
        ]),
      Preference(
        "quietHours", { $0.quietHours }, { $0.quietHours = $1 }, .windows(atMost: Preferences.maximumQuietHours),
        "When no notification may fire: one window, or a list of windows.",
        example: #"[{"from":"22:00","to":"08:00"}]"#),
      Preference(
        "dailyLimit", { $0.dailyLimit }, { $0.dailyLimit = $1 }, .integer(Preferences.dailyLimits),
        "The maximum number of notifications per local day."),
      Preference(
        "overflow", { $0.overflow }, { $0.overflow = $1 }, .word(labels: "overflow"),
        """
        What happens to notifications above the limit, except for milestones and summaries. merge: a reminder that \
        coincides with a milestone is merged into it, and others are dropped. drop: they are dropped. defer: they wait \
        for another day.
        """),
      Preference(
        "pauses", { $0.pauses }, { $0.pauses = $1 }, .spans,
        "Dates without notifications. They neither end nor extend a streak.",
        example: #"[{"from":"2026-12-20","to":"2026-12-27"}]"#),
      Preference(
        "dayStart", { $0.dayStart }, { $0.dayStart = $1 }, .dayStart,
        "The time at which a day begins. Earlier achievements belong to the previous day."),
      Preference("weekStart", { $0.weekStart }, { $0.weekStart = $1 }, .weekday, "The first day of the week."),
    ])

  private static let reminders = Preference(
    object: "reminders", "Reminders to record an achievement.", example: #"{"frequency":"daily","times":["20:00"]}"#,
    [
      enabled({ $0.reminders.isEnabled }, { $0.reminders.isEnabled = $1 }, "Whether these notifications may be sent."),
      frequency, on,
      Preference(
        "times", { $0.reminders.times }, { $0.reminders.times = $1 }, .times(1...Preferences.Reminders.maximumTimes),
        "The times of day. A repeated time counts once.", example: #"["08:30","20:00"]"#),
      rule,
      Preference(
        "relent", { $0.reminders.relent }, { $0.reminders.relent = $1 }, .boolean,
        "Whether reminders become less frequent if the person doesn't respond, and stop after two months."),
    ], rules: daysSchema, end: setDays)

  private static let retrieval = Preference(
    object: "retrieval", "Notifications that show an earlier achievement again.", example: #"{"enabled":true}"#,
    [
      enabled({ $0.retrieval.isEnabled }, { $0.retrieval.isEnabled = $1 }, "Whether these notifications may be sent."),
      Preference(
        "includePreview", { $0.retrieval.includePreview }, { $0.retrieval.includePreview = $1 }, .boolean,
        "Whether a notification may show the achievement's title."),
      Preference(
        "every", { $0.retrieval.every }, { $0.retrieval.every = $1 },
        .optional(.word(labels: "retrieval-every")) { $0.preferences.retrievalInterval },
        """
        The time between two of these notifications. The default is two-weeks with weekly reminders, month with \
        monthly ones, and week with others.
        """),
      Preference(
        "mutedAchievements", { $0.retrieval.mutedAchievements }, { $0.retrieval.mutedAchievements = $1 },
        .ids(atMost: Preferences.maximumMutedAchievements),
        "The IDs of achievements that are never shown again, or the times of those without an ID.",
        example: #"["a-1"]"#),
      Preference(
        "mutedDates", { $0.retrieval.mutedDates }, { $0.retrieval.mutedDates = $1 }, .spans,
        "Dates whose achievements are never shown again.", example: #"[{"from":"2026-11-20","to":"2026-11-22"}]"#),
    ])

  private static let milestones = Preference(
    object: "milestones", "Celebrations and summaries.", example: #"{"enabled":true}"#,
    [
      enabled({ $0.milestones.isEnabled }, { $0.milestones.isEnabled = $1 }, "Whether any of them may be sent."),
      Preference(
        "streak", { $0.milestones.streak }, { $0.milestones.streak = $1 }, .boolean, "Whether streaks are celebrated."),
      Preference(
        "count", { $0.milestones.count }, { $0.milestones.count = $1 }, .boolean,
        "Whether numbers of achievements, such as 50, are celebrated."),
      Preference(
        "firstAchievement", { $0.milestones.firstAchievement }, { $0.milestones.firstAchievement = $1 }, .boolean,
        "Whether the first achievement is celebrated."),
      Preference(
        "monthlySummary", { $0.milestones.monthlySummary }, { $0.milestones.monthlySummary = $1 }, .boolean,
        "Whether there is a summary of each month."),
      Preference(
        "yearlySummary", { $0.milestones.yearlySummary }, { $0.milestones.yearlySummary = $1 }, .boolean,
        "Whether there is a summary of each year."),
      Preference(
        "weeklySummary", { $0.milestones.weeklySummary }, { $0.milestones.weeklySummary = $1 }, .boolean,
        "Whether there is a summary of each week with at least two achievements."),
    ])

  /// Returns the preference that turns on an object's notifications.
  ///
  /// The settings form shows the object's other preferences only if it is on.
  @inline(__always)
  private static func enabled(
    _ get: @escaping Preference.Get<Bool>, _ set: @escaping Preference.Set<Bool>, _ description: String
  ) -> Preference {
    Preference("enabled", get, set, .boolean, description)
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
      "preferences.reminders.relent": "relent",
      "preferences.streakAtRisk.enabled": "streak-at-risk", "preferences.streakAtRisk.from": "streak-at-risk-from",
      "preferences.welcomeBack.enabled": "welcome-back",
    ],
    "retrieval": [
      "preferences.retrieval.enabled": "retrieval-enabled", "preferences.retrieval.includePreview": "include-preview",
      "preferences.retrieval.every": "retrieval-every",
      "preferences.retrieval.mutedDates": "muted-dates",
    ],
    "milestones": [
      "preferences.milestones.enabled": "celebrations",
      "preferences.milestones.firstAchievement": "first-achievement",
      "preferences.milestones.streak": "streak-milestones", "preferences.milestones.count": "count-milestones",
      "preferences.milestones.weeklySummary": "weekly-summary",
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
