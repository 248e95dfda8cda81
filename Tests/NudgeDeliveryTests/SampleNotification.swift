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
}
