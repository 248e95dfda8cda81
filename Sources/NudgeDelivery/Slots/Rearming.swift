/// What to do after something that the system tells.
public enum Rearming: String, CaseIterable, Hashable, Sendable {
  /// Plan from this moment on, and arm what comes: on iOS all `LocalSlots`, on Android the `AndroidAlarm`; what was armed is removed.
  case planAgain
  /// What was planned stands: set the alarm for what comes next, as exactly as is allowed now.
  case armNext
  /// What is armed stays.
  case nothing

  /// Decides.
  ///
  /// - Parameter event: What the system tells.
  public init(_ event: SystemEvent) {
    switch event {
    case .android(let event):
      switch event {
      case .bootCompleted, .appUpdated, .timeSet, .zoneChanged, .appOpened, .settingsChanged: self = .planAgain
      case .exactTimingGranted, .exactTimingRevoked, .notificationFired: self = .armNext
      }
    case .ios(let event):
      switch event {
      case .becameActive, .significantTimeChange, .zoneChanged, .backgroundRefresh, .settingsChanged: self = .planAgain
      case .notificationFired: self = .nothing
      }
    }
  }
}
