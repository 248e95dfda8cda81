#if canImport(UserNotifications) && (os(iOS) || os(Linux))
internal import CoreLocation
internal import Foundation
public import NudgeRequests
public import UserNotifications

extension UNNotificationRequest {
  /// Creates a system request from a value.
  ///
  ///     try await UNUserNotificationCenter.current().add(UNNotificationRequest(request))
  ///
  /// - Parameter request: The request to convert.
  /// - Throws: `AppleRequestError` if the request is invalid, has a push trigger, or uses an unknown time zone.
  public convenience init(_ request: UserNotificationRequest) throws(AppleRequestError) {
    do throws(UserNotificationRequest.ValidationError) { try request.validate() } catch { throw .invalid(error) }
    self.init(
      identifier: request.identifier, content: UNMutableNotificationContent(request.content),
      trigger: try Self.trigger(request.trigger, of: request.identifier))
  }

  private static func trigger(
    _ trigger: UserNotificationRequest.Trigger?, of identifier: String
  ) throws(AppleRequestError) -> UNNotificationTrigger? {
    switch trigger {
    case nil: return nil
    case .push?: throw .pushTrigger(request: identifier)
    case .timeInterval(let seconds, let repeats)?:
      return UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    case .calendar(let components, let repeats)?:
      return UNCalendarNotificationTrigger(dateMatching: try date(components, of: identifier), repeats: repeats)
    case .location(let region, let repeats)?:
      let circle = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: region.latitude, longitude: region.longitude), radius: region.radius,
        identifier: identifier)
      circle.notifyOnEntry = region.notifyOnEntry
      circle.notifyOnExit = region.notifyOnExit
      return UNLocationNotificationTrigger(region: circle, repeats: repeats)
    }
  }

  /// Returns the date components, which are always in the Gregorian calendar.
  ///
  /// The device may use a different calendar, in which a year such as 2026 is a different year or doesn't exist.
  private static func date(
    _ value: UserNotificationRequest.CalendarComponents, of identifier: String
  ) throws(AppleRequestError) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    // Use the device's time zone, unless the request specifies one.
    calendar.timeZone = .autoupdatingCurrent
    var zone: TimeZone?
    if let name = value.timeZone {
      guard let named = TimeZone(identifier: name) else { throw .unknownTimeZone(name, request: identifier) }
      calendar.timeZone = named
      zone = named
    }
    return DateComponents(
      calendar: calendar, timeZone: zone, year: value.year, month: value.month, day: value.day, hour: value.hour,
      minute: value.minute, second: value.second, weekday: value.weekday, weekdayOrdinal: value.weekdayOrdinal,
      weekOfMonth: value.weekOfMonth, weekOfYear: value.weekOfYear, yearForWeekOfYear: value.yearForWeekOfYear)
  }
}

extension UNMutableNotificationContent {
  /// Creates system content from a value, which must be valid.
  ///
  /// Attachments that aren't files on the device, or that the system can't display, are omitted, because a notification
  /// without its image is better than no notification.
  public convenience init(_ content: UserNotificationRequest.Content) {
    self.init()
    title = content.title
    subtitle = content.subtitle
    body = content.body
    badge = content.badge.map { NSNumber(value: $0) }
    sound = content.sound.map { name in
      name == "default" ? .default : UNNotificationSound(named: UNNotificationSoundName(name))
    }
    threadIdentifier = content.threadIdentifier
    categoryIdentifier = content.categoryIdentifier
    userInfo = content.userInfo
    targetContentIdentifier = content.targetContentIdentifier
    interruptionLevel =
      switch content.interruptionLevel {
      case .passive: .passive
      case .active: .active
      case .timeSensitive: .timeSensitive
      case .critical: .critical
      }
    relevanceScore = content.relevanceScore
    filterCriteria = content.filterCriteria
    attachments = content.attachments.compactMap { attachment in
      guard let url = URL(string: attachment.url), url.isFileURL else { return nil }
      return try? UNNotificationAttachment(identifier: attachment.identifier, url: url)
    }
  }
}
#endif
