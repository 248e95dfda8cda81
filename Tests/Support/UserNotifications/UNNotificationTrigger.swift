// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names and their meaning are Apple's.

public import CoreLocation
public import Foundation

open class UNNotificationTrigger {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
  }
}

/// The system alone makes these; so nothing here does.
public final class UNPushNotificationTrigger: UNNotificationTrigger {}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

public final class UNLocationNotificationTrigger: UNNotificationTrigger {
  public let region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
