import Nudge
import NudgeText
import NudgeTime
import Testing

/// Notifications made by hand, so that a payload's text depends on no catalog.
enum SampleNotification {
  /// What a person recorded; it must not be found where previews are off.
  static let secret = "Sorbet für Zoë 🍧"

  static func retrieval() throws -> NotificationRequest {
    NotificationRequest(
      person: "u-17", id: try #require(NotificationID(rawValue: "retrieval-2026-11-22")), kind: .retrieval,
      timestamp: try #require(Timestamp(secondsSinceEpoch: 1_795_348_800)), offset: .utc,
      expires: try #require(Timestamp(secondsSinceEpoch: 1_795_406_400)), style: .gentle, locale: .english,
      variant: "a01", title: "From last year", body: "“\(secret)”",
      privateText: ComposedText.PrivateText(title: "A moment from your log", body: "Open to see it."),
      actions: [ComposedText.Action(id: "view", title: "View")], category: "retrieval", thread: "retrieval", badge: 1,
      sound: nil, interruptionLevel: .passive, relevance: 0.4, reasons: [])
  }

  static func reminder() throws -> NotificationRequest {
    NotificationRequest(
      person: "u-17", id: try #require(NotificationID(rawValue: "reminder-2026-11-22")), kind: .reminder,
      timestamp: try #require(Timestamp(secondsSinceEpoch: 1_795_348_800)),
      offset: try #require(UTCOffset(seconds: 28_800)),
      expires: try #require(Timestamp(secondsSinceEpoch: 1_795_363_200)), style: .gentle, locale: .english,
      variant: "day08", title: "If today is heavy", body: "So can rest.",
      privateText: ComposedText.PrivateText(title: "A reminder for you", body: "There’s room for a line."),
      actions: [ComposedText.Action(id: "add", title: "Add"), ComposedText.Action(id: "later", title: "Later")],
      category: "reminder", thread: "reminders", badge: 1, sound: "default", interruptionLevel: .active, relevance: 0.6,
      reasons: [.slot])
  }
}
