extension PermissionFlow {
  /// Something that happened.
  public enum Event: Hashable, Sendable {
    /// The app came to the front, also when it was opened.
    case returnedToFront
    /// What the device allows was read.
    case settingsRead(DeviceState)
    /// The person pressed the button of the screen.
    case pressed
    /// The system's question was answered with yes.
    case granted
    /// The system's question was answered with no.
    case denied
    /// The system's question went away without an answer.
    case dismissed
    /// The system could not ask; the reason is for a log.
    case requestFailed(reason: String)
    /// The requests are built; they are values, and nothing is scheduled yet.
    case built
    /// They could not be built; the reason is for a log.
    case buildFailed(reason: String)
    /// The system has taken them.
    case scheduled
    /// The system has not taken them; the reason is for a log.
    case scheduleFailed(reason: String)
  }
}
