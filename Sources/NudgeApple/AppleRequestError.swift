public import NudgeDelivery

/// Why a value cannot become a request of the system's.
public enum AppleRequestError: Error, Hashable, Sendable {
  /// The platform would not take it.
  case invalid(UserNotificationError)
  /// The system alone makes triggers of pushes.
  case pushTrigger(request: String)
  /// The device's zone data does not have this zone.
  case unknownTimeZone(String, request: String)
}
