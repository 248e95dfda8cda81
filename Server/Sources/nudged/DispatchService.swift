internal import NudgeDispatch
internal import ServiceLifecycle

/// Runs the dispatcher until the process is asked to stop.
struct DispatchService: Service {
  let dispatcher: Dispatcher

  func run() async throws {
    try await cancelWhenGracefulShutdown { try await dispatcher.run() }
  }
}
