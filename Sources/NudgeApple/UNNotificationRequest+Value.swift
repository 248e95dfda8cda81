#if canImport(UserNotifications) && (os(iOS) || os(Linux))
internal import CoreLocation
internal import Foundation
public import NudgeDelivery
public import UserNotifications

extension UNNotificationRequest {
  /// The system's object for a value.
  ///
  /// - Parameter request: The value.
  /// - Throws: `AppleRequestError`.
  public convenience init(_ request: UserNotificationRequest) throws(AppleRequestError) {
    do throws(UserNotificationError) { try request.validate() } catch { throw .invalid(error) }
    self.init(
      identifier: request.identifier, content: UNMutableNotificationContent(request.content),
      trigger: try Self.trigger(request.trigger, of: request.identifier))
  }

  private static func trigger(
    _ trigger: UserNotificationTrigger?, of identifier: String
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

  /// The components in the Gregorian calendar, whichever the person has chosen for their device: a year such as 2026 is another one, or none, elsewhere.
  private static func date(
    _ value: UserNotificationCalendarComponents, of identifier: String
  ) throws(AppleRequestError) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    // Follows the device, unless the request names a zone.
    calendar.timeZone = .autoupdatingCurrent
    var components = DateComponents()
    if let name = value.timeZone {
      guard let zone = TimeZone(identifier: name) else { throw .unknownTimeZone(name, request: identifier) }
      calendar.timeZone = zone
      components.timeZone = zone
    }
    components.calendar = calendar
    components.year = value.year
    components.month = value.month
    components.day = value.day
    components.hour = value.hour
    components.minute = value.minute
    components.second = value.second
    components.weekday = value.weekday
    components.weekdayOrdinal = value.weekdayOrdinal
    components.weekOfMonth = value.weekOfMonth
    components.weekOfYear = value.weekOfYear
    components.yearForWeekOfYear = value.yearForWeekOfYear
    return components
  }
}
#endif
