#if os(Linux)
internal import NudgeSystem

/// Shows notifications with `notify-send`, using one process for each visible notification, and queries the bus for the
/// state of the notification service.
final class NotificationService {
  /// A visible notification.
  private struct Shown {
    let process: ChildProcess
    /// The unique bus name of the service that shows the notification.
    let owner: String
    /// Whether the program prints the notification's number.
    ///
    /// If not, a successful exit means that the notification was shown.
    let tellsNumber: Bool
    var output = NotifySendOutput()
    var number: UInt32?
    var isShown = false
  }

  private var shown: [String: Shown] = [:]
  /// The options that `notify-send` supports, cached after the first check.
  private var options: (path: String, names: Set<String>)?

  /// The outputs to wait for, one for each notification's process.
  var outputs: [(id: String, output: FileDescriptor)] {
    shown.map { ($0.key, $0.value.process.output) }.sorted { $0.0 < $1.0 }
  }

  /// Returns the reason notifications can't be shown, or `nil` if they can, without showing one.
  func trouble() -> DesktopTrouble? {
    do throws(DesktopTrouble) { _ = try find() } catch { return error }
    return nil
  }

  /// Returns the path of `notify-send` and the unique name of the notification service.
  private func find() throws(DesktopTrouble) -> (program: String, owner: String) {
    guard hasBusAddress else { throw .noSessionBus }
    guard let program = ChildProcess.path(of: "notify-send") else { throw .noNotifySend }
    guard BusCall.Tool.allCases.contains(where: { ChildProcess.path(of: $0.rawValue) != nil }) else {
      throw .noBusTool
    }
    guard let activatable = answer(to: .bus("ListActivatableNames")) else { throw .noSessionBus }
    if case .somebody(let owner) = owner { return (program, owner) }
    // Calling an activatable service starts it.
    guard BusCall.texts(in: activatable).contains(BusCall.notificationsName),
      answer(to: .notifications("GetServerInformation")) != nil, case .somebody(let owner) = owner
    else { throw .absent }
    return (program, owner)
  }

  /// A Boolean value indicating whether the session bus has an address.
  ///
  /// If the bus has no address, the programs would start a new bus.
  private var hasBusAddress: Bool {
    if System.variable("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = System.variable("XDG_RUNTIME_DIR") else { return false }
    return (try? FileStatus(of: folder + "/bus")) != nil
  }

  /// The owner of the notification service's name, as reported by the bus.
  private var owner: NotificationOwner {
    NotificationOwner { answer(to: .bus($0, .text(BusCall.notificationsName))) }
  }

  private func answer(to call: BusCall) -> String? {
    for tool in BusCall.Tool.allCases {
      guard let path = ChildProcess.path(of: tool.rawValue) else { continue }
      guard let process = ChildProcess(path, call.arguments(for: tool), output: .pipe),
        let (output, isSuccess) = process.readAll(withinSeconds: 6), isSuccess
      else { return nil }
      return String(decoding: output, as: UTF8.self)
    }
    return nil
  }

  private func options(of program: String) -> Set<String> {
    if let options, options.path == program { return options.names }
    guard let process = ChildProcess(program, ["--help"], output: .pipe),
      let (output, _) = process.readAll(withinSeconds: 6)
    else { return [] }
    let names = NotifySendArguments.options(inHelp: String(decoding: output, as: UTF8.self))
    options = (program, names)
    return names
  }

  /// Starts showing a notification.
  ///
  /// - Returns: The reason it can't be shown, or `nil` if it is being shown.
  func show(_ notice: DesktopNotice) -> DesktopTrouble? {
    let found: (program: String, owner: String)
    do throws(DesktopTrouble) { found = try find() } catch { return error }
    guard let capabilities = answer(to: .notifications("GetCapabilities")) else { return .refused }
    let options = options(of: found.program)
    let arguments = NotifySendArguments.arguments(
      for: notice, capabilities: Set(BusCall.texts(in: capabilities)), options: options)
    guard let process = ChildProcess(found.program, arguments, output: .terminal, ignoresEndRequests: true) else {
      return .refused
    }
    shown[notice.id] = Shown(process: process, owner: found.owner, tellsNumber: options.contains("--print-id"))
    return nil
  }

  /// Removes a notification from the screen.
  func withdraw(_ id: String) {
    guard let one = shown.removeValue(forKey: id) else { return }
    close(one)
    one.process.end()
  }

  private func close(_ one: Shown) {
    if let number = one.number { _ = answer(to: .notifications("CloseNotification", .number(number))) }
  }

  /// Reads the output of a notification's process.
  func take(_ id: String) -> [DesktopHappening] {
    guard var one = shown[id] else { return [] }
    let bytes = one.process.read()
    var happenings: [DesktopHappening] = []
    for line in one.output.take(bytes) {
      switch line {
      case .shown(let number) where one.tellsNumber:
        one.number = number
        one.isShown = true
        happenings.append(.shown(id: id))
      case .shown: break
      case .notShown:
        // The program would keep waiting for a notification that doesn't exist.
        shown[id] = nil
        one.process.end()
        return happenings + [.notShown(id: id, .refused)]
      case .pressed(let action):
        shown[id] = nil
        // The program closes the notification before it exits, but some services don't close it themselves.
        if one.process.readAll(withinSeconds: 2) == nil { close(one) }
        return happenings + [.pressed(id: id, action: action)]
      }
    }
    shown[id] = bytes.isEmpty ? nil : one
    if !bytes.isEmpty { return happenings }
    let isSuccess = one.process.wait(withinSeconds: 2) ?? false
    if one.isShown { return happenings + [.closed(id: id)] }
    if !one.tellsNumber, isSuccess { return happenings + [.shown(id: id), .closed(id: id)] }
    return happenings + [.notShown(id: id, .refused)]
  }

  /// Removes the notifications of a service that is no longer running.
  func takeLost() -> [DesktopHappening] {
    guard !shown.isEmpty else { return [] }
    let owner = owner
    var happenings: [DesktopHappening] = []
    for (id, one) in shown.sorted(by: { $0.key < $1.key }) where owner.isOther(than: one.owner) {
      shown[id] = nil
      one.process.end()
      happenings.append(one.isShown ? .closed(id: id) : .notShown(id: id, .refused))
    }
    return happenings
  }
}
#endif
