internal import Synchronization

/// A number of connections to a database, which are made when they are needed.
final class PostgresPool: Sendable {
  private struct State {
    var idle: [PostgresConnection] = []
    /// The number of connections, and of those that are being made.
    var count = 0
    /// Get a connection, or `nil` if they may make one.
    var waiters: [CheckedContinuation<PostgresConnection?, any Error>] = []
  }

  private let url: String
  private let connections: Int
  private let state = Mutex(State())

  init(_ url: String, connections: Int) {
    self.url = url
    self.connections = connections
  }

  /// Returns a connection that nobody uses, a new one if there are none, or waits for one.
  func take() async throws -> PostgresConnection {
    let free: PostgresConnection? = try await withCheckedThrowingContinuation { continuation in
      let result: PostgresConnection?? = state.withLock { state in
        if let connection = state.idle.popLast() { return connection }
        guard state.count < connections else {
          state.waiters.append(continuation)
          return nil
        }
        state.count += 1
        return .some(nil)
      }
      if let result { continuation.resume(returning: result) }
    }
    if let free { return free }
    do { return try await PostgresConnection.connect(url) } catch {
      fail(error)
      throw error
    }
  }

  /// Gives a connection to whoever waits, or keeps it.
  func give(_ connection: PostgresConnection) {
    guard connection.isUsable else { return lose() }
    let waiter = state.withLock { state -> CheckedContinuation<PostgresConnection?, any Error>? in
      guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
      state.idle.append(connection)
      return nil
    }
    waiter?.resume(returning: connection)
  }

  /// Lets whoever waits make a connection in place of one that is gone.
  private func lose() {
    let waiter = state.withLock { state -> CheckedContinuation<PostgresConnection?, any Error>? in
      // The other connections are to the same server, so they may be gone as well.
      state.count -= state.idle.count
      state.idle = []
      guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
      state.count -= 1
      return nil
    }
    waiter?.resume(returning: nil)
  }

  /// Lets nobody wait any longer, because no connection can be made.
  private func fail(_ error: any Error) {
    let waiters = state.withLock { state in
      state.count -= 1
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume(throwing: error) }
  }

  /// Closes the connections that nobody uses.
  func close() {
    state.withLock { state in
      state.count -= state.idle.count
      state.idle = []
    }
  }
}
