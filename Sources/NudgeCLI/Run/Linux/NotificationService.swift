#if os(Linux)
/// Shows notifications through `notify-send`, one process for each that is on the screen, and asks the bus about the service behind it.
final class NotificationService {
  /// One notification.
  private final class Shown {
    let process: ChildProcess
    var output = NotifySendOutput()
    var number: UInt32?
    /// Who shows it, by the unique name on the bus.
    let owner: String
    /// Whether the program tells the number; otherwise its end tells that all went well.
    let tellsNumber: Bool
    var isShown = false

    init(_ process: ChildProcess, owner: String, tellsNumber: Bool) {
      self.process = process
      self.owner = owner
      self.tellsNumber = tellsNumber
    }
  }

  private var shown: [String: Shown] = [:]
  /// The options of `notify-send`, once asked.
  private var options: (path: String, names: Set<String>)?

  /// What to wait for: by notification, where its process writes to.
  var descriptors: [(id: String, descriptor: Int32)] {
    shown.map { ($0.key, $0.value.process.output) }.sorted { $0.0 < $1.0 }
  }

  /// Whether anything can be shown; nothing is.
  func trouble() -> DesktopTrouble? {
    switch find() {
    case .success: nil
    case .failure(let trouble): trouble.trouble
    }
  }

  private struct NotThere: Error {
    var trouble: DesktopTrouble
  }

  /// Who shows notifications, with what it can do.
  private struct Found {
    var program: String
    var owner: String
  }

  private func find() -> Result<Found, NotThere> {
    guard hasBusAddress else { return .failure(NotThere(trouble: .noSessionBus)) }
    guard let program = ChildProcess.path(of: "notify-send") else {
      return .failure(NotThere(trouble: .noNotifySend))
    }
    guard BusCall.Tool.allCases.contains(where: { ChildProcess.path(of: $0.rawValue) != nil }) else {
      return .failure(NotThere(trouble: .noBusTool))
    }
    guard let activatable = answer(to: .bus("ListActivatableNames")) else {
      return .failure(NotThere(trouble: .noSessionBus))
    }
    if case .somebody(let owner) = owner { return .success(Found(program: program, owner: owner)) }
    // Whoever can be started is, by being asked.
    guard BusCall.texts(in: activatable).contains(BusCall.notificationsName),
      answer(to: .notifications("GetServerInformation")) != nil, case .somebody(let owner) = owner
    else { return .failure(NotThere(trouble: .absent)) }
    return .success(Found(program: program, owner: owner))
  }

  /// Without an address, the programs would start a bus of their own.
  private var hasBusAddress: Bool {
    if System.variable("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = System.variable("XDG_RUNTIME_DIR") else { return false }
    return (try? OpenFile.status(of: folder + "/bus")) != nil
  }

  /// Who shows notifications, as far as the bus says.
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

  /// Begins to show a notification.
  ///
  /// - Returns: Why it cannot be.
  func show(_ notice: DesktopNotice) -> DesktopTrouble? {
    let found: Found
    switch find() {
    case .success(let service): found = service
    case .failure(let trouble): return trouble.trouble
    }
    guard let capabilities = answer(to: .notifications("GetCapabilities")) else { return .refused }
    let options = options(of: found.program)
    let arguments = NotifySendArguments.arguments(
      for: notice, capabilities: Set(BusCall.texts(in: capabilities)), options: options)
    guard let process = ChildProcess(found.program, arguments, output: .terminal) else { return .refused }
    shown[notice.id] = Shown(process, owner: found.owner, tellsNumber: options.contains("--print-id"))
    return nil
  }

  /// Takes a notification off the screen.
  func withdraw(_ id: String) {
    guard let one = shown.removeValue(forKey: id) else { return }
    close(one)
    one.process.end()
  }

  private func close(_ one: Shown) {
    if let number = one.number { _ = answer(to: .notifications("CloseNotification", .number(number))) }
  }

  /// Takes what the process of a notification wrote.
  func take(_ id: String) -> [DesktopHappening] {
    guard let one = shown[id] else { return [] }
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
        // The program would go on waiting for a notification that is not there.
        shown[id] = nil
        one.process.end()
        return happenings + [.notShown(id: id, .refused)]
      case .pressed(let action):
        shown[id] = nil
        // The program takes the notification off the screen before it ends; some services leave that to others.
        if one.process.readAll(withinSeconds: 2) == nil { close(one) }
        return happenings + [.pressed(id: id, action: action)]
      }
    }
    guard bytes.isEmpty else { return happenings }
    shown[id] = nil
    let isSuccess = one.process.wait()
    if one.isShown { return happenings + [.closed(id: id)] }
    if !one.tellsNumber, isSuccess { return happenings + [.shown(id: id), .closed(id: id)] }
    return happenings + [.notShown(id: id, .refused)]
  }

  /// What is gone with the service that showed it.
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
