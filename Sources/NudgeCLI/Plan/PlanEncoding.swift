/// What becomes of a notification.
enum PlanEncoding: String, CaseIterable {
  /// A line of JSON that knows no platform.
  case notification
  /// Headers and payload for Apple's push service.
  case apns
  /// The body of a message to Firebase Cloud Messaging.
  case fcm
  /// Headers and JSON for a browser, before encryption.
  case webpush
  /// A request and a category, as the framework UserNotifications has them.
  case usernotifications
  /// An iCalendar object for each person, for calendar apps.
  case ics
}
