#if canImport(UserNotifications) && (os(iOS) || os(Linux))
public import Foundation
public import NudgeRequests
public import UserNotifications

extension NotificationResponse {
  /// Creates a response from the system's response, or returns `nil` if the notification isn't from Nudge.
  ///
  ///     // userNotificationCenter(_:didReceive:)
  ///     guard let response = NotificationResponse(response, at: .now) else { return }
  ///
  /// - Parameters:
  ///   - response: The response received by the notification center's delegate.
  ///   - moment: The moment at which the person responded.
  public init?(_ response: UNNotificationResponse, at moment: Date) {
    let request = response.notification.request
    self.init(
      identifier: request.identifier, actionIdentifier: response.actionIdentifier,
      userInfo: request.content.userInfo, text: (response as? UNTextInputNotificationResponse)?.userText, at: moment)
  }
}
#endif
