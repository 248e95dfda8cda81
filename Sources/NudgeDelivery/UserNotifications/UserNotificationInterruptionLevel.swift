/// How loudly a notification comes, as `UNNotificationInterruptionLevel` has it; the raw value is the spelling in JSON.
///
/// Nudge makes the first two. The others break through a person's quiet: `timeSensitive` wants a capability of the app, and `critical` one
/// that Apple grants.
public enum UserNotificationInterruptionLevel: String, CaseIterable, Codable, Hashable, Sendable {
  /// Into the list, without lighting the screen.
  case passive
  /// With banner and sound, where the person allows them.
  case active
  /// Through a Focus that lets it.
  case timeSensitive
  /// Through everything, silence too.
  case critical
}
