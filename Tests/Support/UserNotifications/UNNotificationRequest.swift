// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names and their meaning are Apple's.

public final class UNNotificationRequest {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

public final class UNNotification {
  public let request: UNNotificationRequest

  public init(request: UNNotificationRequest) {
    self.request = request
  }
}

public class UNNotificationResponse {
  public let notification: UNNotification
  public let actionIdentifier: String

  public init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

public final class UNTextInputNotificationResponse: UNNotificationResponse {
  public let userText: String

  public init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}
