extension DeviceState {
  /// What a Linux desktop has; there is no permission to ask for.
  public struct Linux: Hashable, Sendable {
    /// The notification service of the desktop.
    public var server: Server

    /// Creates a state.
    ///
    /// - Parameter server: The notification service of the desktop.
    public init(server: Server) {
      self.server = server
    }

    /// `org.freedesktop.Notifications` on the session bus; the raw value is the spelling in JSON and on the command line.
    public enum Server: String, CaseIterable, Hashable, Sendable {
      /// Somebody owns the name.
      case running
      /// Nobody owns it, and the bus starts one when it is called.
      case activatable
      /// Nobody owns it, and none can be started.
      case absent
      /// There is no session bus, such as in a remote login.
      case noSessionBus
    }
  }
}
