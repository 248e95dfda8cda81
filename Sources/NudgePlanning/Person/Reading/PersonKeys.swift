/// The keys of a person's JSON, object by object, in the order in which they are mostly written.
enum PersonKeys {
  enum Whole: String, CaseIterable {
    case id, locale, timeZone, name, anchor, preferences, progress, achievements, freezes, repairs, sent
  }

  enum Preferences: String, CaseIterable {
    case notificationsEnabled, style, reminders, retrieval, streakAtRisk, milestones, welcomeBack, quietHours,
      dailyLimit
    case overflow, pauses, dayStart, weekStart
  }

  enum Reminders: String, CaseIterable {
    case enabled, frequency, on, times, rule
  }

  enum Retrieval: String, CaseIterable {
    case enabled, includePreview, mutedAchievements, mutedDates
  }

  enum Switch: String, CaseIterable {
    case enabled
  }

  enum Milestones: String, CaseIterable {
    case enabled, streak, count, firstAchievement, monthlySummary, yearlySummary
  }

  enum Window: String, CaseIterable {
    case from, to, on
  }

  enum Span: String, CaseIterable {
    case from, to
  }

  enum Progress: String, CaseIterable {
    case count, currentStreak, longestStreak, lastOn, freezes
  }

  enum Achievement: String, CaseIterable {
    case id, at, title
  }
}
