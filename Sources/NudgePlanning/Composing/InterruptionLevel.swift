/// How loudly a notification comes; the raw value is the spelling in JSON.
///
/// There is none that breaks through a person's quiet: nothing here is urgent.
public enum InterruptionLevel: String, CaseIterable, Hashable, Sendable {
  /// Into the list, without lighting the screen.
  case passive
  /// With banner and sound, where the person allows them.
  case active
}
