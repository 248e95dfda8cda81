extension PermissionFlow {
  /// Something to be done by the app.
  public enum Effect: Hashable, Sendable {
    /// Read what the device allows; `settingsRead` answers.
    case readSettings
    /// Let the system ask; `granted`, `denied`, `dismissed` or `requestFailed` answers, or the return to the front.
    case ask(Permission)
    /// Open a page of the settings; the return to the front answers.
    case openSettings(DeliveryDecision.SettingsTarget)
    /// Show the permission screen.
    case show(PermissionScreen)
    /// Plan and build the requests; `built` or `buildFailed` answers.
    case build
    /// Schedule what was built, and remove what is no longer in it; `scheduled` or `scheduleFailed` answers.
    case schedule
    /// Remove all that is scheduled: nothing is to come, or nothing could.
    case unschedule
  }
}
