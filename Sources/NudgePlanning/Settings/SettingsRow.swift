internal import NudgeText
internal import NudgeTime

/// The rows of a settings form, in order.
///
/// The raw value is the row's id, which is the path of the value in the person's JSON.
///
/// | row | control | shown if |
/// |---|---|---|
/// | `preferences.notificationsEnabled` | toggle | always; other rows than this and the next are shown only if it is on |
/// | `locale` | choice | always |
/// | `preferences.reminders.enabled` | toggle | |
/// | `preferences.reminders.times` | times | reminders are on |
/// | `preferences.reminders.frequency` | choice | reminders are on |
/// | `preferences.reminders.on` | choices | reminders are on and come every week |
/// | `preferences.reminders.on` | number | reminders are on and come every month |
/// | `preferences.streakAtRisk.enabled` | toggle | |
/// | `preferences.welcomeBack.enabled` | toggle | |
/// | `preferences.retrieval.enabled` | toggle | |
/// | `preferences.retrieval.includePreview` | toggle | retrievals are on |
/// | `preferences.retrieval.mutedDates` | dates | retrievals are on |
/// | `preferences.milestones.enabled` | toggle | |
/// | `preferences.milestones.firstAchievement` | toggle | milestones are on |
/// | `preferences.milestones.streak` | toggle | milestones are on |
/// | `preferences.milestones.count` | toggle | milestones are on |
/// | `preferences.milestones.monthlySummary` | toggle | milestones are on |
/// | `preferences.milestones.yearlySummary` | toggle | milestones are on |
/// | `preferences.style` | choice | |
/// | `preview` | button | |
/// | `preferences.quietHours` | windows | |
/// | `preferences.pauses` | dates | |
/// | `preferences.dailyLimit` | number | |
/// | `preferences.overflow` | choice | |
/// | `preferences.dayStart` | choice | |
/// | `preferences.weekStart` | choice | |
///
/// Two settings don't have a row. `reminders.rule` isn't suitable for a settings screen; if a person has a rule, the
/// frequency is "Custom schedule". `retrieval.mutedAchievements` is best edited next to each achievement.
enum SettingsRow: String, CaseIterable {
  case notifications = "preferences.notificationsEnabled"
  case language = "locale"
  case reminders = "preferences.reminders.enabled"
  case times = "preferences.reminders.times"
  case frequency = "preferences.reminders.frequency"
  case on = "preferences.reminders.on"
  case streakAtRisk = "preferences.streakAtRisk.enabled"
  case welcomeBack = "preferences.welcomeBack.enabled"
  case retrieval = "preferences.retrieval.enabled"
  case includePreview = "preferences.retrieval.includePreview"
  case mutedDates = "preferences.retrieval.mutedDates"
  case milestones = "preferences.milestones.enabled"
  case firstAchievement = "preferences.milestones.firstAchievement"
  case streak = "preferences.milestones.streak"
  case count = "preferences.milestones.count"
  case monthlySummary = "preferences.milestones.monthlySummary"
  case yearlySummary = "preferences.milestones.yearlySummary"
  case style = "preferences.style"
  case preview
  case quietHours = "preferences.quietHours"
  case pauses = "preferences.pauses"
  case dailyLimit = "preferences.dailyLimit"
  case overflow = "preferences.overflow"
  case dayStart = "preferences.dayStart"
  case weekStart = "preferences.weekStart"

  /// The sections, in order.
  ///
  /// The raw value is the section's id and its variant in the catalog.
  enum Section: String, CaseIterable {
    case general, reminders, retrieval, milestones, appearance
    case quietTimes = "quiet-times"
    case calendar

    /// The section's rows, in order, including those that aren't visible.
    var rows: [SettingsRow] {
      switch self {
      case .general: [.notifications, .language]
      case .reminders: [.reminders, .times, .frequency, .on, .streakAtRisk, .welcomeBack]
      case .retrieval: [.retrieval, .includePreview, .mutedDates]
      case .milestones: [.milestones, .firstAchievement, .streak, .count, .monthlySummary, .yearlySummary]
      case .appearance: [.style, .preview]
      case .quietTimes: [.quietHours, .pauses, .dailyLimit, .overflow]
      case .calendar: [.dayStart, .weekStart]
      }
    }
  }

  /// Returns the variant, in the kind `settings` or `settings-labels`, that contains the row's text.
  func words(for preferences: Preferences) -> String {
    switch self {
    case .notifications: "allow-notifications"
    case .language: "language"
    case .reminders: "reminders-enabled"
    case .times: "times"
    case .frequency: "frequency"
    case .on: control(for: preferences) == .number ? "month-day" : "weekdays"
    case .streakAtRisk: "streak-at-risk"
    case .welcomeBack: "welcome-back"
    case .retrieval: "retrieval-enabled"
    case .includePreview: "include-preview"
    case .mutedDates: "muted-dates"
    case .milestones: "celebrations"
    case .firstAchievement: "first-achievement"
    case .streak: "streak-milestones"
    case .count: "count-milestones"
    case .monthlySummary: "monthly-summary"
    case .yearlySummary: "yearly-summary"
    case .style: "style"
    case .preview: "preview"
    case .quietHours: "quiet-hours"
    case .pauses: "pauses"
    case .dailyLimit: "daily-limit"
    case .overflow: "overflow"
    case .dayStart: "day-start"
    case .weekStart: "week-start"
    }
  }

  /// Returns a Boolean value indicating whether the row is shown to a person with these preferences.
  func isShown(for preferences: Preferences) -> Bool {
    guard preferences.notificationsEnabled else { return self == .notifications || self == .language }
    return switch self {
    case .times, .frequency: preferences.reminders.isEnabled
    case .on: preferences.reminders.isEnabled && hasPlace(in: preferences)
    case .includePreview, .mutedDates: preferences.retrieval.isEnabled
    case .firstAchievement, .streak, .count, .monthlySummary, .yearlySummary: preferences.milestones.isEnabled
    default: true
    }
  }

  /// Returns a Boolean value indicating whether the row's value can be combined with the frequency, which is always
  /// true except for `on`.
  func hasPlace(in preferences: Preferences) -> Bool {
    guard self == .on else { return true }
    return switch preferences.reminders.days {
    case .weekly, .monthly: true
    case .everyDays, .rule: false
    }
  }

  /// Returns the control for editing the row.
  func control(for preferences: Preferences) -> SettingsForm.Control {
    switch self {
    case .times: .times
    case .on: if case .monthly = preferences.reminders.days { .number } else { .choices }
    case .mutedDates, .pauses: .dates
    case .quietHours: .windows
    case .dailyLimit: .number
    case .language, .frequency, .style, .overflow, .dayStart, .weekStart: .choice
    case .preview: .button
    default: .toggle
    }
  }

  /// Returns the bounds of a number or of the number of list items.
  func bounds(for preferences: Preferences) -> ClosedRange<Int>? {
    switch self {
    case .times: 1...Preferences.Reminders.maximumTimes
    case .on: control(for: preferences) == .number ? 1...31 : 1...7
    case .mutedDates, .pauses: 0...Preferences.maximumDateSpans
    case .quietHours: 0...Preferences.maximumQuietHours
    case .dailyLimit: Preferences.dailyLimits
    default: nil
    }
  }

  /// Returns a person's value, or `nil` for the button, for the language, which depends on the catalog, and for `on` if
  /// the frequency doesn't support it.
  func value(of person: Person) -> SettingsForm.Value? {
    let preferences = person.preferences
    switch self {
    case .notifications: return .toggle(preferences.notificationsEnabled)
    case .language, .preview: return nil
    case .reminders: return .toggle(preferences.reminders.isEnabled)
    case .times: return .list(preferences.reminders.times.map { .word($0.shortText) })
    case .frequency: return .word(preferences.reminders.days.settingsWord)
    case .on:
      return switch preferences.reminders.days.frequency(anchor: person.anchor) {
      case .weekly(let weekdays)?: .list(weekdays.weekdays.map { .word($0.spelling) })
      case .monthly(let day)?: .number(day)
      case .everyDays?, nil: nil
      }
    case .streakAtRisk: return .toggle(preferences.streakAtRisk.isEnabled)
    case .welcomeBack: return .toggle(preferences.welcomeBack.isEnabled)
    case .retrieval: return .toggle(preferences.retrieval.isEnabled)
    case .includePreview: return .toggle(preferences.retrieval.includePreview)
    case .mutedDates: return .list(preferences.retrieval.mutedDates.map { .span(.init($0)) })
    case .milestones: return .toggle(preferences.milestones.isEnabled)
    case .firstAchievement: return .toggle(preferences.milestones.firstAchievement)
    case .streak: return .toggle(preferences.milestones.streak)
    case .count: return .toggle(preferences.milestones.count)
    case .monthlySummary: return .toggle(preferences.milestones.monthlySummary)
    case .yearlySummary: return .toggle(preferences.milestones.yearlySummary)
    case .style: return .word(preferences.style.rawValue)
    case .quietHours: return .list(preferences.quietHours.map { .span(.init($0)) })
    case .pauses: return .list(preferences.pauses.map { .span(.init($0)) })
    case .dailyLimit: return .number(preferences.dailyLimit)
    case .overflow: return .word(preferences.overflow.rawValue)
    case .dayStart: return .word(preferences.dayStart.start.shortText)
    case .weekStart: return .word(preferences.weekStart.spelling)
    }
  }
}

// MARK: Spellings of the person's JSON

extension Preferences.ReminderDays {
  /// The word that represents a rule, which has its own key in JSON.
  static let ruleWord = "rule"

  /// The frequency as written in JSON, or `rule`.
  ///
  /// Monday to Friday is `weekdays`, even if the five days were chosen individually.
  fileprivate var settingsWord: String {
    switch self {
    case .weekly(on: .workingDays): "weekdays"
    case .weekly: "weekly"
    case .monthly: "monthly"
    case .rule: Self.ruleWord
    case .everyDays(let interval):
      Self.frequencies.first { $0.value == self }?.name ?? "every:\(interval)"
    }
  }
}

extension SettingsForm.Span {
  fileprivate init(_ window: DailyWindow) {
    self.init(
      from: window.start.shortText, to: window.end.shortText,
      on: window.weekdays == .all ? nil : window.weekdays.weekdays.map(\.spelling))
  }

  fileprivate init(_ dates: ClosedRange<CivilDate>) {
    self.init(from: dates.lowerBound.description, to: dates.upperBound.description)
  }
}
