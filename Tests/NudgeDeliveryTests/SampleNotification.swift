import NudgeText
import NudgeTime
import Testing

@testable import NudgePlanning

/// Notifications made by hand, so that a payload's text depends on no catalog.
///
/// Those of one kind each have something odd: a title alone, a language from right to left, a badge that is removed, what JSON escapes.
enum SampleNotification {
  /// What a person recorded; it must not be found where previews are off.
  static let secret = "Sorbet für Zoë 🍧"

  /// One of each kind, in the order of `Kind.known`.
  static func all() throws -> [NotificationRequest] {
    [
      try reminder(), try streakAtRisk(), try streakMilestone(), try countMilestone(), try firstAchievement(),
      try retrieval(), try weeklySummary(), try monthlySummary(), try yearlySummary(), try welcomeBack(),
      try returned(), try farewell(),
    ]
  }

  static func reminder() throws -> NotificationRequest {
    try notification(
      .reminder, "reminder-2026-11-22", variant: "day08", title: "If today is heavy", body: "So can rest.",
      hidden: ("A reminder for you", "There’s room for a line."), actions: [("add", "Add"), ("later", "Later")],
      thread: "reminders", relevance: 0.6)
  }

  static func streakAtRisk() throws -> NotificationRequest {
    try notification(
      .streakAtRisk, "streak-at-risk-2026-11-22", variant: "a03", title: "However small",
      body: "Your streak is at 6 days, \(secret).", hidden: ("A line for today", "Something small is enough."),
      actions: [("add", "Add"), ("snooze", "Snooze")], thread: "reminders", relevance: 0.8)
  }

  /// With a reminder that was merged into it.
  static func streakMilestone() throws -> NotificationRequest {
    var notification = try notification(
      .streakMilestone, "streak-7", variant: "t07b", title: "连续七天", body: "轻轻记一笔，不必郑重其事。",
      hidden: ("记录小结", "打开看看。"), actions: [("view", "查看"), ("add", "记一笔")], thread: "milestones",
      relevance: 0.9)
    notification.locale = LocaleTag(language: "zh", script: "Hans")
    notification.category = "streak-milestone-and-reminder"
    return notification
  }

  /// From right to left, with a name in isolates.
  static func countMilestone() throws -> NotificationRequest {
    var notification = try notification(
      .countMilestone, "count-50", variant: "a02", title: "50 إنجازًا", body: "أحسنت يا \u{2068}\(secret)\u{2069}!",
      hidden: ("إنجاز جديد", "افتح التطبيق."), actions: [("view", "عرض")], thread: "milestones", relevance: 0.9)
    notification.locale = LocaleTag(language: "ar")
    return notification
  }

  /// A title alone, which anybody may see.
  static func firstAchievement() throws -> NotificationRequest {
    try notification(
      .firstAchievement, "first-achievement", variant: "a01", title: "The first one", body: "", hidden: nil,
      actions: [("view", "View")], thread: "milestones", relevance: 1)
  }

  static func retrieval() throws -> NotificationRequest {
    try notification(
      .retrieval, "retrieval-2026-11-22", variant: "a01", title: "From last year", body: "“\(secret)”",
      hidden: ("A moment from your log", "Open to see it."), actions: [("view", "View")], thread: "retrieval",
      relevance: 0.4, isQuiet: true)
  }

  static func weeklySummary() throws -> NotificationRequest {
    try notification(
      .weeklySummary, "recap-2026-11-16", variant: "p01", title: "Your week", body: "From “\(secret)” on, 4 lines.",
      hidden: ("Your week", "Open to see it."), actions: [("view", "View")], thread: "summaries", relevance: 0.3,
      isQuiet: true)
  }

  /// Which removes the badge.
  static func monthlySummary() throws -> NotificationRequest {
    var notification = try notification(
      .monthlySummary, "recap-2026-11", variant: "a01", title: "November", body: "12 things, on 9 days.",
      hidden: ("Your month", "Open to see it."), actions: [("view", "View")], thread: "summaries", relevance: 0.3,
      isQuiet: true)
    notification.badge = 0
    return notification
  }

  /// With what JSON escapes, and a slash that it does not.
  static func yearlySummary() throws -> NotificationRequest {
    try notification(
      .yearlySummary, "recap-2026", variant: "a01", title: "2026: \"365\" \\ 365",
      body: "1/1 to 31/12,\nall of it,\tsays \(secret).", hidden: ("Your year", ""), actions: [("view", "View")],
      thread: "summaries", relevance: 0.3, isQuiet: true)
  }

  static func welcomeBack() throws -> NotificationRequest {
    try notification(
      .welcomeBack, "welcome-back-2026-11-22", variant: "a01", title: "👩‍👩‍👧‍👦 Still here", body: "Whenever you like.",
      hidden: ("Hello", "Whenever you like."), actions: [("add", "Add"), ("later", "Later")], thread: "reminders",
      relevance: 0.5, isQuiet: true)
  }

  static func returned() throws -> NotificationRequest {
    try notification(
      .returned, "returned-2026-11-22", variant: "name01", title: "Welcome back, \(secret)", body: "It’s all here.",
      hidden: ("Welcome back", "It’s all here."), actions: [("view", "View")], thread: "milestones", relevance: 0.9)
  }

  static func farewell() throws -> NotificationRequest {
    try notification(
      .farewell, "farewell-2026-11-22", variant: "a01", title: "No more reminders", body: "All 12 lines stay.",
      hidden: ("A reminder for you", "Open to read it."), actions: [("add", "Add"), ("keep", "Keep asking")],
      thread: "reminders", relevance: 0.5, isQuiet: true)
  }

  private static func notification(
    _ kind: Kind, _ id: String, variant: String, title: String, body: String, hidden: (title: String, body: String)?,
    actions: [(id: String, title: String)], thread: String, relevance: Double, isQuiet: Bool = false
  ) throws -> NotificationRequest {
    NotificationRequest(
      person: "u-17", id: try #require(NotificationID(rawValue: id)), kind: kind,
      timestamp: try #require(Timestamp(secondsSinceEpoch: 1_795_348_800)),
      offset: try #require(UTCOffset(seconds: 28_800)),
      expires: try #require(Timestamp(secondsSinceEpoch: 1_795_363_200)), style: .gentle, locale: .english,
      variant: variant, title: title, body: body,
      privateText: hidden.map { NotificationRequest.PrivateText(title: $0.title, body: $0.body) },
      actions: actions.map { NotificationRequest.Action(id: $0.id, title: $0.title) }, category: kind.rawValue,
      thread: thread,
      badge: 1, sound: isQuiet ? nil : "default", interruptionLevel: isQuiet ? .passive : .active,
      relevance: relevance, reasons: [.slot],
      opens: ["milestones": .milestones, "retrieval": .achievement, "summaries": .summary][thread] ?? .record)
  }
}
