extension PermissionFlow {
  /// What went wrong; the reason is the system's, for a log, not for the person.
  public enum Failure: Error, Hashable, Sendable {
    /// The system could not ask for a permission.
    case request(Permission, reason: String)
    /// The requests could not be built.
    case build(reason: String)
    /// The system did not take them.
    case schedule(reason: String)
  }
}
